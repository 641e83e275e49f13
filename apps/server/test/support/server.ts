import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, CommandAnswer, Me, NewTable, ServerMessage, TableView } from '@palio/protocol';
import type { ServerConfig } from '../../src/config.ts';
import { welcome } from '../../src/http/context.ts';
import type { Connection } from '../../src/live/connection.ts';
import { createServer, type PalioServer } from '../../src/server.ts';

export const FAIR_SHELF = new URL('./fair-shelf.ts', import.meta.url).href;

export interface TestServer extends PalioServer {
  /** The clock of the server; tests may put it forward. */
  time: number;
  guest(name?: string): Promise<Client>;
  member(name: string, adminCode?: string): Promise<Client>;
  stranger(): Client;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A server with The Fair on its shelf and a clock of its own. */
export async function startServer(config: Partial<ServerConfig> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'palio-server-'));
  const clock = { time: Date.UTC(2026, 0, 5, 12) };
  const complaints: unknown[] = [];
  const server = await createServer({
    database: { file: join(folder, 'palio.db') },
    shelf: FAIR_SHELF,
    unlimited: true,
    now: () => clock.time,
    complain: (message, cause) => complaints.push([message, cause]),
    ...config,
  });
  const stranger = (): Client => new Client(server);
  return {
    ...server,
    get time() {
      return clock.time;
    },
    set time(moment) {
      clock.time = moment;
    },
    stranger,
    async guest(name) {
      const client = stranger();
      await client.enter('guest', name === undefined ? {} : { name });
      return client;
    },
    async member(name, adminCode) {
      const client = stranger();
      const code = adminCode === undefined ? {} : { adminCode };
      await client.enter('register', { name, password: 'correct horse', ...code });
      return client;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
      if (complaints.length > 0)
        throw new Error(`the server complains: ${JSON.stringify(complaints, errorText)}`);
    },
  };
}

const errorText = (_: string, value: unknown): unknown =>
  value instanceof Error ? (value.stack ?? '') : value;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser as the server sees it: requests with its cookie, and a line for what happens live. */
export class Client {
  readonly server: PalioServer;
  cookie: string | undefined;
  me!: Me;
  readonly #heard: ServerMessage[] = [];
  /** Exactly what came over the line. */
  readonly raw: string[] = [];
  connection!: Connection;
  #calls = 0;

  constructor(server: PalioServer) {
    this.server = server;
  }

  async call<T>(
    method: Method,
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.server.app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      headers: { ...(this.cookie !== undefined && { cookie: this.cookie }), ...headers },
      ...(payload !== undefined && { payload: payload as object }),
    });
    const cookie = response.headers['set-cookie'];
    if (typeof cookie === 'string') this.cookie = cookie.split(';')[0]!;
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as T,
      headers: response.headers,
    };
  }

  /** As `call`, for what must succeed. */
  async get<T>(path: string): Promise<T> {
    return this.#good(await this.call<T>('GET', path));
  }

  async post<T>(path: string, payload: unknown = {}): Promise<T> {
    return this.#good(await this.call<T>('POST', path, payload));
  }

  #good<T>({ status, body }: Answer<T>): T {
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async enter(how: 'guest' | 'register' | 'sign-in', body: object): Promise<void> {
    this.me = await this.post(how, body);
  }

  get id(): string {
    return this.me.person.id;
  }

  async make(table: Omit<NewTable, 'game'> & { game?: string }): Promise<string> {
    return (await this.post<{ id: string }>('tables', { game: 'fair', ...table })).id;
  }

  look(table: string): Promise<TableView> {
    return this.get(`tables/${table}`);
  }

  command(table: string, command: Command, key?: string): Promise<CommandAnswer> {
    return this.post(`tables/${table}/commands`, { ...(key !== undefined && { key }), command });
  }

  /** The code of the refusal. */
  async refused(table: string, command: unknown): Promise<string> {
    const { status, body } = await this.call<{ error: { code: string } }>(
      'POST',
      `tables/${table}/commands`,
      { command },
    );
    return status === 200 ? 'nothing was refused' : body.error.code;
  }

  /** Plays by notation, or the first legal action. */
  async act(table: string, ...notations: string[]): Promise<void> {
    const { position } = await this.look(table);
    const actions = notations.length > 0 ? notations : [position!.legal[0]!.notation];
    await this.command(table, { type: 'act', decision: position!.decision, actions });
  }

  /** Opens a line for live messages. */
  async connect(as: { readonly isAdmin?: boolean } = {}): Promise<this> {
    const { sessions, live } = this.server.services;
    const caller =
      this.cookie === undefined ? undefined : await sessions.bySession(this.cookie.split('=')[1]!);
    const line = {
      send: (message: string) => {
        this.raw.push(message);
      },
      close: () => this.connection.closed(),
    };
    this.connection = live.connect(line, {
      user: caller?.user,
      address: '10.0.0.1',
      ...as,
      renew: () => welcome(this.server.services, { cookie: this.cookie }, 'http'),
    });
    await this.connection.greet();
    return this;
  }

  /** All messages that came; they are read only when somebody asks. */
  get heard(): readonly ServerMessage[] {
    while (this.#heard.length < this.raw.length)
      this.#heard.push(JSON.parse(this.raw[this.#heard.length]!) as ServerMessage);
    return this.#heard;
  }

  /** What comes from now on is all that came. */
  forget(): void {
    this.raw.length = 0;
    this.#heard.length = 0;
  }

  async send(message: object): Promise<void> {
    await this.connection.receive(JSON.stringify({ id: ++this.#calls, ...message }));
  }

  async watch(table: string, since?: number): Promise<void> {
    await this.send({ type: 'watch', table, ...(since !== undefined && { since }) });
  }

  last<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }> {
    const found = this.heard.findLast(message => message.type === type);
    if (found === undefined)
      throw new Error(`no ${type} came; there was ${this.heard.map(each => each.type).join(' ')}`);
    return found as Extract<ServerMessage, { type: Type }>;
  }
}

/** A table of the first of these people, at which all others sit down. */
export async function seatTogether([owner, ...others]: readonly Client[], more: object): Promise<string> {
  const seats: NewTable['seats'] = [{ as: 'me' }, ...others.map(() => ({ as: 'open' }) as const)];
  const table = await owner!.make({ seats, ...more });
  for (const other of others) await other.command(table, { type: 'join' });
  return table;
}

/** Lets whoever is asked take his first legal action until the game is over. */
export async function playToEnd(table: string, clients: readonly Client[], pick = 0): Promise<number> {
  for (let moves = 0; moves < 500; moves++) {
    const views = await Promise.all(clients.map(client => client.look(table)));
    const at = views.findIndex(view => (view.position?.legal.length ?? 0) > 0);
    if (at < 0) return moves;
    const { legal, decision } = views[at]!.position!;
    const { notation } = legal[(pick * (moves + 1)) % legal.length]!;
    const { status, body } = await clients[at]!.call<{ error?: { code: string } }>(
      'POST',
      `tables/${table}/actions`,
      {
        decision,
        actions: [notation],
      },
    );
    // A bot may have been faster.
    if (status !== 200 && body.error?.code !== 'stale') throw new Error(`${status}: ${JSON.stringify(body)}`);
  }
  throw new Error('this game never ends');
}
