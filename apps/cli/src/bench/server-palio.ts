import { join } from 'node:path';
import { fastChance, type Chance } from '@palio/kernel';
import { LeanSocket } from './lean-socket.ts';
import { TRADERS } from './reference-game.ts';
import type { LoadedTable } from './server-load.ts';
import { startMeasured, type MeasuredProcess } from './server-measures.ts';

const LIVE = '/api/v1/live';
/** Every message begins with its type: `{"type":"update"` or `{"type":"table"`. */
const TYPE_AT = 9;
const LETTERS = { update: 'u'.charCodeAt(0), table: 't'.charCodeAt(0) };

const LEGAL = Buffer.from('"legal":[');
const DECISION = Buffer.from('"decision":');
const NOTATION = Buffer.from('"notation":"');
const ASIDES = Buffer.from('"asides"');
const BRACE = '{'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);

/** Any of the legal actions in a message; to read all of it would cost more than the server takes to write it. */
function anyLegal(message: Buffer, from: number, luck: Chance): string {
  const begins: number[] = [];
  const end = message.indexOf(ASIDES, from);
  for (let at = message.indexOf(NOTATION, from); at >= 0 && at < end; at = message.indexOf(NOTATION, at))
    begins.push((at += NOTATION.length));
  const begin = luck.pick(begins);
  return message.toString('latin1', begin, message.indexOf(QUOTE, begin));
}

/** The people of one table, who play one game after the other there: one socket for each. */
class PalioTable implements LoadedTable {
  readonly #port: number;
  readonly #cookies: readonly string[];
  readonly #sockets: readonly LeanSocket[];
  readonly #luck: Chance;
  readonly #ready: string[];
  #table = '';
  #mover: { readonly seat: number; readonly decision: number; readonly action: string } | undefined;
  #told = 0;
  #done: () => void = () => undefined;
  #calls = 0;

  constructor(
    port: number,
    cookies: readonly string[],
    sockets: readonly LeanSocket[],
    tables: string[],
    seed: number,
  ) {
    this.#port = port;
    this.#cookies = cookies;
    this.#sockets = sockets;
    this.#ready = tables;
    this.#luck = fastChance(seed);
    sockets.forEach((socket, seat) => {
      socket.received = message => this.#receive(seat, message);
    });
  }

  #receive(seat: number, message: Buffer): void {
    const letter = message[TYPE_AT];
    if (letter !== LETTERS.update && letter !== LETTERS.table) return;
    // Only who is to move reads his message, as only he needs it to go on.
    const legal = message.indexOf(LEGAL) + LEGAL.length;
    if (message[legal] === BRACE) {
      const decision = message.indexOf(DECISION) + DECISION.length;
      this.#mover = {
        seat,
        decision: Number.parseInt(message.toString('latin1', decision, decision + 10), 10),
        action: anyLegal(message, legal, this.#luck),
      };
    }
    if (++this.#told === TRADERS) this.#done();
  }

  move(done: () => void): boolean {
    if (this.#mover === undefined) return false;
    const { seat, decision, action } = this.#mover;
    this.#mover = undefined;
    this.#told = 0;
    this.#done = done;
    const id = ++this.#calls;
    this.#sockets[seat]!.send(
      `{"type":"command","id":${id},"table":"${this.#table}","key":"k${id}","command":{"type":"act","decision":${decision},"actions":["${action}"]}}`,
    );
    return true;
  }

  async renew(): Promise<void> {
    const before = this.#table;
    this.#table = this.#ready.pop() ?? (await makeTable(this.#port, this.#cookies));
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
    for (const socket of this.#sockets) socket.close();
  }
}

/** Our server; every table has three people of its own. */
export class PalioLoad {
  readonly server: MeasuredProcess;
  readonly #tablesEach: number;

  constructor(server: MeasuredProcess, tablesEach: number) {
    this.server = server;
    this.#tablesEach = tablesEach;
  }

  /** `tablesEach` games are made for each table before anything is measured. */
  static async start(folder: string, tablesEach: number): Promise<PalioLoad> {
    const script = join(import.meta.dirname, 'server-palio-process.ts');
    const server = await startMeasured(script, join(folder, `palio-${Date.now()}.db`));
    return new PalioLoad(server, tablesEach);
  }

  async sitDown(seed: number): Promise<LoadedTable> {
    const { port } = this.server;
    const cookies = await Promise.all(Array.from({ length: TRADERS }, () => guest(port)));
    const tables: string[] = [];
    while (tables.length < this.#tablesEach) tables.push(await makeTable(port, cookies));
    const sockets = await Promise.all(cookies.map(cookie => LeanSocket.open(port, LIVE, cookie)));
    const table = new PalioTable(port, cookies, sockets, tables, seed);
    await table.renew();
    return table;
  }

  /** Sockets that do nothing but stay open. */
  async holdSockets(count: number): Promise<LeanSocket[]> {
    const { port } = this.server;
    const cookie = await guest(port);
    const held: LeanSocket[] = [];
    while (held.length < count)
      held.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => LeanSocket.open(port, LIVE, cookie)))),
      );
    return held;
  }
}

async function makeTable(port: number, [owner, ...others]: readonly string[]): Promise<string> {
  const seats = [{ as: 'me' }, ...others.map(() => ({ as: 'open' }))];
  const made = await post(port, 'tables', owner!, { game: 'reference', seats });
  const { id } = (await made.json()) as { id: string };
  for (const cookie of others)
    await post(port, `tables/${id}/commands`, cookie, { command: { type: 'join' } });
  return id;
}

async function guest(port: number): Promise<string> {
  const response = await post(port, 'guest', '', {});
  const cookie = response.headers.get('set-cookie');
  if (cookie === null) throw new Error(`no guest comes in: ${response.status} ${await response.text()}`);
  return cookie.split(';')[0]!;
}

function post(port: number, path: string, cookie: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}
