import { join } from 'node:path';
import { fastChance, type Chance } from '@palio/kernel';
import { WebSocket } from 'ws';
import { TRADERS } from './reference-game.ts';
import type { LoadedTable } from './server-load.ts';
import { startMeasured, type MeasuredProcess } from './server-measures.ts';

interface Position {
  readonly decision: number;
  readonly legal: readonly { readonly notation: string }[];
}

/** One socket for each seat at a table of our server. */
class PalioTable implements LoadedTable {
  readonly #house: PalioLoad;
  readonly #sockets: readonly WebSocket[];
  readonly #luck: Chance;
  #table = '';
  #mover: { readonly seat: number; readonly position: Position } | undefined;
  #told = 0;
  #done: () => void = () => undefined;
  #calls = 0;

  constructor(house: PalioLoad, sockets: readonly WebSocket[], seed: number) {
    this.#house = house;
    this.#sockets = sockets;
    this.#luck = fastChance(seed);
    sockets.forEach((socket, seat) =>
      socket.on('message', data => this.#receive(seat, (data as Buffer).toString('latin1'))),
    );
  }

  #receive(seat: number, text: string): void {
    const isUpdate = text.startsWith('{"type":"update"');
    if (!isUpdate && !text.startsWith('{"type":"table"')) return;
    // Only who is to move reads his message; the load must not cost more than the server.
    if (text.includes('"legal":[{')) {
      const message = JSON.parse(text) as { position?: Position; state?: { position: Position } };
      this.#mover = { seat, position: (message.position ?? message.state?.position)! };
    }
    if (++this.#told === TRADERS) this.#done();
  }

  move(done: () => void): boolean {
    if (this.#mover === undefined) return false;
    const { seat, position } = this.#mover;
    const actions = [this.#luck.pick(position.legal).notation];
    const command = { type: 'act', decision: position.decision, actions };
    this.#mover = undefined;
    this.#told = 0;
    this.#done = done;
    const id = ++this.#calls;
    this.#sockets[seat]!.send(
      JSON.stringify({ type: 'command', id, table: this.#table, key: `k${id}`, command }),
    );
    return true;
  }

  async renew(): Promise<void> {
    const before = this.#table;
    this.#table = await this.#house.nextTable();
    this.#told = 0;
    await new Promise<void>(resolve => {
      this.#done = resolve;
      for (const socket of this.#sockets) {
        if (before !== '') socket.send(JSON.stringify({ type: 'unwatch', id: 0, table: before }));
        socket.send(JSON.stringify({ type: 'watch', id: 0, table: this.#table }));
      }
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Our server with three people who sit at all tables. */
export class PalioLoad {
  readonly server: MeasuredProcess;
  readonly #cookies: readonly string[];
  readonly #ready: string[] = [];

  private constructor(server: MeasuredProcess, cookies: readonly string[]) {
    this.server = server;
    this.#cookies = cookies;
  }

  static async start(folder: string): Promise<PalioLoad> {
    const script = join(import.meta.dirname, 'server-palio-process.ts');
    const server = await startMeasured(script, join(folder, `palio-${Date.now()}.db`));
    const cookies: string[] = [];
    for (let i = 0; i < TRADERS; i++) {
      const response = await post(server.port, 'guest', '', {});
      cookies.push(response.headers.get('set-cookie')!.split(';')[0]!);
    }
    return new PalioLoad(server, cookies);
  }

  async #makeTable(): Promise<string> {
    const { port } = this.server;
    const [owner, ...others] = this.#cookies;
    const seats = [{ as: 'me' }, ...others.map(() => ({ as: 'open' }))];
    const { id } = (await (await post(port, 'tables', owner!, { game: 'reference', seats })).json()) as {
      id: string;
    };
    for (const cookie of others)
      await post(port, `tables/${id}/commands`, cookie, { command: { type: 'join' } });
    return id;
  }

  /** Makes tables before anything is measured. */
  async prepare(count: number): Promise<void> {
    while (this.#ready.length < count)
      this.#ready.push(...(await Promise.all(Array.from({ length: 20 }, () => this.#makeTable()))));
  }

  async nextTable(): Promise<string> {
    return this.#ready.pop() ?? this.#makeTable();
  }

  async sitDown(seed: number): Promise<LoadedTable> {
    const sockets = await Promise.all(this.#cookies.map(cookie => open(this.server.port, cookie)));
    const table = new PalioTable(this, sockets, seed);
    await table.renew();
    return table;
  }

  /** Sockets that do nothing but stay open. */
  async holdSockets(count: number): Promise<WebSocket[]> {
    const held: WebSocket[] = [];
    while (held.length < count)
      held.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => open(this.server.port, this.#cookies[0]!)))),
      );
    return held;
  }
}

function post(port: number, path: string, cookie: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

function open(port: number, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/live`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
  });
}
