import {
  CallId,
  ClientMessage,
  type CommandAnswer,
  type Notice,
  type Person,
  type ServerMessage,
} from '@palio/protocol';
import { personOf, type User } from '../people/users.ts';
import { Refusal, refusalFrom } from '../refusal.ts';
import { checker, fits } from '../schemas.ts';
import { wholeTable, type Watcher } from '../tables/announce.ts';
import { isReported } from '../tables/reported.ts';
import { mayLook, shareUnder, viewerOf } from '../tables/state.ts';
import type { LiveParts } from './parts.ts';

const MOST_WATCHED = 60;

const readMessage = checker(ClientMessage);
const isCallId = fits(CallId);

/** Who is at the other end. */
export interface Visitor {
  readonly user: User | undefined;
  readonly address: string;
  /** Runs the server, and sits at the screen himself. */
  readonly isAdmin?: boolean;
  /** Looks him up anew; refuses if he may not be there any more. */
  renew(): Promise<User | undefined>;
}

/** The other end of a socket. */
export interface Line {
  send(message: string): void;
  close(): void;
}

/** All connections together, as one of them sees them. */
interface Company {
  readonly parts: LiveParts;
  refresh(person: string, connections: readonly Connection[]): Promise<void>;
  forget(connection: Connection): void;
}

export class Connection implements Watcher {
  readonly #live: Company;
  readonly line: Line;
  readonly #visitor: Visitor;
  /** The tables he looks at: with his own eyes, with those of a seat that was shared with him, or as one who was called for help. */
  readonly #watched = new Map<string, Watcher>();
  readonly #told = new Set<string>();
  /** When it was opened: older notices are not told again. */
  readonly since: number;
  readonly person: string | undefined;
  who: Person | undefined;
  muted: ReadonlySet<string> = new Set();
  seesLobby = false;
  isInView = true;
  #closed = false;

  constructor(live: Company, line: Line, visitor: Visitor) {
    this.#live = live;
    this.line = line;
    this.#visitor = visitor;
    this.since = live.parts.house.now();
    const { user } = visitor;
    this.person = user?.id;
    this.who = user === undefined ? undefined : personOf(user);
  }

  /** Says hello once it is known whose words this person does not wish to read. */
  async greet(): Promise<void> {
    if (this.person !== undefined) await this.#live.refresh(this.person, [this]);
    this.#welcome();
  }

  #welcome(): void {
    this.send({ type: 'welcome', person: this.who ?? null, time: this.#live.parts.house.now() });
  }

  /** Something has changed about this person. */
  refresh(muted: ReadonlySet<string>, unread: readonly Notice[]): void {
    this.muted = muted;
    for (const notice of unread) {
      if (notice.at < this.since || this.#told.has(notice.id)) continue;
      this.#told.add(notice.id);
      this.send({ type: 'notice', notice });
    }
  }

  /** He may stay; under another name he is greeted again. */
  stays(user: User | undefined): void {
    const { who } = this;
    if (user === undefined || (user.name === who?.name && user.kind === who.kind)) return;
    this.who = personOf(user);
    this.#welcome();
  }

  /** He may not be here any more. Who is suspended is told, all others come back as strangers. */
  ended(why: Refusal): void {
    if (why.code === 'suspended') this.send({ type: 'refusal', id: null, ...why.body });
    this.line.close();
  }

  send(message: ServerMessage | string): void {
    if (!this.#closed) this.line.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Takes in whatever comes over the line. Never throws: what is wrong is answered. */
  async receive(text: string): Promise<void> {
    let id: number | null = null;
    try {
      const { limits } = this.#live.parts;
      limits.take('request', this.person ?? this.#visitor.address);
      limits.take('address', this.#visitor.address);
      const given = parse(text);
      // Also what is not as it must be is answered under its number: whoever sent it waits for that.
      id = numberOf(given);
      const message = readMessage(given);
      if (message.type === 'command') this.#answer(message.id, await this.#command(message));
      else {
        await this.#obey(message);
        this.#answer(message.id);
      }
    } catch (cause) {
      const refusal = refusalFrom(cause);
      if (refusal.status >= 500) this.#live.parts.complain('a message over the socket', cause);
      this.send({ type: 'refusal', id, error: refusal.body.error });
    }
  }

  #answer(id: number, answer?: CommandAnswer): void {
    if (answer === undefined) this.send({ type: 'answer', id });
    else this.send(`{"type":"answer","id":${id},"answer":{"n":${answer.n},"repeated":${answer.repeated}}}`);
  }

  #command({ table, key, command }: Extract<ClientMessage, { type: 'command' }>): Promise<CommandAnswer> {
    const { office, limits } = this.#live.parts;
    const { who: person } = this;
    if (person === undefined) throw new Refusal('not-signed-in');
    limits.take(command.type === 'say' ? 'chat' : 'command', person.id);
    return office.command(table, { person }, key, command);
  }

  async #obey(message: Exclude<ClientMessage, { type: 'command' }>): Promise<void> {
    switch (message.type) {
      case 'ping':
        return;
      case 'lobby':
        this.seesLobby = message.on;
        return;
      case 'presence':
        this.isInView = message.inView;
        if (this.isInView) await this.#see(...this.#watched.keys());
        return;
      case 'watch':
        return this.#watch(message.table, message.since ?? 0, message.token);
      case 'unwatch':
        return this.#unwatch(message.table);
    }
  }

  async #watch(table: string, since: number, token: string | undefined): Promise<void> {
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED) throw new Refusal('too-many');
    const { house, database } = this.#live.parts;
    const isCalled = this.#visitor.isAdmin === true && (await isReported(database, table));
    await house.look(table, (seen, place) => {
      const share = token === undefined ? undefined : shareUnder(seen.state, token);
      const isWelcome = token === undefined ? mayLook(seen.state, this.person) : share !== undefined;
      if (!isWelcome && (token !== undefined || !isCalled)) throw new Refusal('no-such-table');
      if (this.#closed) return;
      this.#unwatch(table);
      const watcher = isWelcome && share === undefined ? this : new OtherEyes(this, share?.id);
      const viewer = share?.seat ?? viewerOf(seen.state, this.person);
      this.send(wholeTable(house.sceneFor(place, seen, viewer), viewer, since, watcher));
      this.#watched.set(table, watcher);
      place.watchers.set(watcher, viewer);
    });
    await this.#see(table);
  }

  /** Whether this person sees the table with his own eyes at this moment. */
  sees(table: string): boolean {
    return this.isInView && this.#watched.get(table) === this;
  }

  /** What he was told about tables that he sees is read by that. */
  async #see(...tables: readonly string[]): Promise<void> {
    const { person } = this;
    const seen = tables.filter(table => this.sees(table));
    // If that cannot be stored now he gets a letter too many; he sees the table all the same.
    if (person !== undefined) await this.#live.parts.notices.seenAt(person, seen).catch(() => undefined);
  }

  #unwatch(table: string): void {
    const watcher = this.#watched.get(table);
    if (watcher === undefined) return;
    this.#watched.delete(table);
    this.#live.parts.house.places.get(table)?.watchers.delete(watcher);
  }

  /** A table may not be looked at any more. */
  dismiss(): void {
    for (const [table, watcher] of this.#watched) {
      const place = this.#live.parts.house.places.get(table);
      if (place !== undefined && !place.watchers.has(watcher)) {
        this.#watched.delete(table);
        this.send({ type: 'gone', table });
      }
    }
  }

  closed(): void {
    this.#closed = true;
    for (const table of this.#watched.keys()) this.#unwatch(table);
    this.#live.forget(this);
  }
}

/**
 * Looks through a share, or as one who was called for help: as nobody in particular, so that nobody counts as being
 * here by that.
 */
class OtherEyes implements Watcher {
  readonly person = undefined;
  readonly isInView = false;
  readonly share?: string;
  readonly oversees: boolean;
  readonly #connection: Connection;

  constructor(connection: Connection, share: string | undefined) {
    this.#connection = connection;
    if (share !== undefined) this.share = share;
    this.oversees = share === undefined;
  }

  get muted(): ReadonlySet<string> {
    return this.#connection.muted;
  }

  send(message: string): void {
    this.#connection.send(message);
  }

  dismiss(): void {
    this.#connection.dismiss();
  }
}

/** The number of a message, if it has one that can be sent back. */
function numberOf(given: unknown): number | null {
  return typeof given === 'object' && given !== null && 'id' in given && isCallId(given.id) ? given.id : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', 'is no valid JSON');
  }
}
