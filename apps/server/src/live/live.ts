import { ClientMessage, type Notice, type Person, type ServerMessage } from '@palio/protocol';
import type { Limits } from '../limits.ts';
import type { NoticeBoard } from '../notices/board.ts';
import type { Ties } from '../people/ties.ts';
import { personOf, type User } from '../people/users.ts';
import { Refusal, refusalFrom } from '../refusal.ts';
import { checker } from '../schemas.ts';
import type { Database } from '../storage/database.ts';
import { wholeTable, type Watcher } from '../tables/announce.ts';
import type { House } from '../tables/house.ts';
import type { Office } from '../tables/office.ts';
import { mayLook, viewerOf } from '../tables/state.ts';

const MOST_WATCHED = 60;
/** A reader who is so far behind is let go; he comes back and goes on from where he was. */
const MOST_UNREAD_BYTES = 4_000_000;
const LOBBY_EVERY_MS = 500;

const readMessage = checker(ClientMessage);

/** Who is at the other end, and whether he still may be there. */
export interface Visitor {
  readonly user: User | undefined;
  readonly address: string;
  isStillWelcome(): Promise<boolean>;
}

/** The other end of a socket. */
export interface Line {
  send(message: string): void;
  close(): void;
  readonly unread: number;
}

export interface LiveParts {
  readonly house: House;
  readonly office: Office;
  readonly ties: Ties;
  readonly notices: NoticeBoard;
  readonly limits: Limits;
  readonly database: Database;
  readonly complain: (message: string, cause: unknown) => void;
}

/** Everybody who is connected to this process. */
export class Live {
  readonly parts: LiveParts;
  readonly connections = new Set<Connection>();
  #lobbyTold = 0;
  #lobbyTimer: NodeJS.Timeout | undefined;

  constructor(parts: LiveParts) {
    this.parts = parts;
    parts.database.subscribe(
      ({ topic, id }) => {
        if (topic === 'person') this.#tellPerson(id);
        else if (topic === 'lobby') this.#tellLobby();
      },
      () => this.#tellLobby(),
    );
  }

  connect(line: Line, visitor: Visitor): Connection {
    const connection = new Connection(this, line, visitor);
    this.connections.add(connection);
    return connection;
  }

  /** Before a restart: clients come back by themselves. */
  sayGoodbye(): void {
    for (const connection of this.connections) {
      connection.send({ type: 'restarting' });
      connection.line.close();
    }
    clearTimeout(this.#lobbyTimer);
  }

  #tellPerson(id: string): void {
    for (const connection of this.connections)
      if (connection.person === id)
        connection.refresh().catch((cause: unknown) => this.parts.complain('telling notices', cause));
  }

  /** At most twice a second, however many tables come and go. */
  #tellLobby(): void {
    if (this.#lobbyTimer !== undefined) return;
    const wait = Math.max(0, this.#lobbyTold + LOBBY_EVERY_MS - performance.now());
    this.#lobbyTimer = setTimeout(() => {
      this.#lobbyTimer = undefined;
      this.#lobbyTold = performance.now();
      for (const connection of this.connections) if (connection.seesLobby) connection.send({ type: 'lobby' });
    }, wait);
    this.#lobbyTimer.unref();
  }
}

export class Connection implements Watcher {
  readonly #live: Live;
  readonly line: Line;
  readonly #visitor: Visitor;
  readonly #watched = new Set<string>();
  readonly #told = new Set<string>();
  readonly #since: number;
  muted: ReadonlySet<string> = new Set();
  seesLobby = false;
  #closed = false;

  constructor(live: Live, line: Line, visitor: Visitor) {
    this.#live = live;
    this.line = line;
    this.#visitor = visitor;
    this.#since = live.parts.house.now();
  }

  get who(): Person | undefined {
    const { user } = this.#visitor;
    return user === undefined ? undefined : personOf(user);
  }

  get person(): string | undefined {
    return this.#visitor.user?.id;
  }

  /** Says hello once it is known whose words this person does not wish to read. */
  async greet(): Promise<void> {
    await this.refresh();
    this.send({ type: 'welcome', person: this.who ?? null, time: this.#live.parts.house.now() });
  }

  async refresh(): Promise<void> {
    const { ties, notices } = this.#live.parts;
    const { person } = this;
    if (person === undefined) return;
    if (!(await this.#visitor.isStillWelcome())) {
      this.line.close();
      return;
    }
    this.muted = await ties.blockedBy(person);
    const unread: Notice[] = await notices.since(person, this.#since);
    for (const notice of unread) {
      if (this.#told.has(notice.id)) continue;
      this.#told.add(notice.id);
      this.send({ type: 'notice', notice });
    }
  }

  send(message: ServerMessage | string): void {
    if (this.#closed) return;
    if (this.line.unread > MOST_UNREAD_BYTES) {
      this.line.close();
      return;
    }
    this.line.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Takes in whatever comes over the line. Never throws: what is wrong is answered. */
  async receive(text: string): Promise<void> {
    let id: number | null = null;
    try {
      this.#live.parts.limits.take('request', this.person ?? this.#visitor.address);
      const message = readMessage(parse(text));
      ({ id } = message);
      await this.#obey(message);
    } catch (cause) {
      const refusal = refusalFrom(cause);
      if (refusal.status >= 500) this.#live.parts.complain('a message over the socket', cause);
      this.send({ type: 'refusal', id, error: refusal.body.error });
    }
  }

  async #obey(message: ClientMessage): Promise<void> {
    const { id } = message;
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'answer', id });
      case 'lobby':
        this.seesLobby = message.on;
        return this.send({ type: 'answer', id });
      case 'watch':
        await this.#watch(message.table, message.since ?? 0);
        return this.send({ type: 'answer', id });
      case 'unwatch':
        this.#unwatch(message.table);
        return this.send({ type: 'answer', id });
      case 'command': {
        const { office, limits } = this.#live.parts;
        const { who: person } = this;
        if (person === undefined) throw new Refusal('not-signed-in');
        limits.take(message.command.type === 'say' ? 'chat' : 'command', person.id);
        const answer = await office.command(message.table, { person }, message.key, message.command);
        return this.send({ type: 'answer', id, answer });
      }
    }
  }

  async #watch(table: string, since: number): Promise<void> {
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED) throw new Refusal('too-many');
    const { person } = this;
    await this.#live.parts.house.look(table, (seen, place) => {
      if (!mayLook(seen.state, person)) throw new Refusal('no-such-table');
      if (this.#closed) return;
      const viewer = viewerOf(seen.state, person);
      this.#watched.add(table);
      place.watchers.set(this, viewer);
      this.send(wholeTable(seen, viewer, since, this.muted));
    });
  }

  #unwatch(table: string): void {
    this.#watched.delete(table);
    this.#live.parts.house.places.get(table)?.watchers.delete(this);
  }

  /** A table may not be looked at any more. */
  dismiss(): void {
    for (const table of this.#watched) {
      const place = this.#live.parts.house.places.get(table);
      if (place !== undefined && !place.watchers.has(this)) {
        this.#watched.delete(table);
        this.send({ type: 'gone', table });
      }
    }
  }

  closed(): void {
    this.#closed = true;
    for (const table of this.#watched) this.#live.parts.house.places.get(table)?.watchers.delete(this);
    this.#watched.clear();
    this.#live.connections.delete(this);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', 'is no valid JSON');
  }
}
