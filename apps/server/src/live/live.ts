import { EVERYBODY } from '../storage/database.ts';
import { Connection, type Line, type Visitor } from './connection.ts';
import type { LiveParts } from './parts.ts';

const LOBBY_EVERY_MS = 500;

/** Everybody who is connected to this process. */
export class Live {
  readonly parts: LiveParts;
  readonly connections = new Set<Connection>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #release = new Map<Connection, () => void>();
  /** People who are to be told something, once for all that comes at the same moment. */
  readonly #toTell = new Set<string>();
  #lobbyTold = 0;
  #lobbyTimer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(parts: LiveParts) {
    this.parts = parts;
    parts.database.subscribe(
      ({ topic, id }) => {
        if (topic === 'person') this.#tellPerson(id);
        else if (topic === 'lobby' && id === EVERYBODY) this.#tellLobby();
        else if (topic === 'lobby') this.#tellLists(id);
      },
      () => {
        this.#tellLobby();
        for (const id of this.#byPerson.keys()) this.#tellPerson(id);
      },
    );
  }

  connect(line: Line, visitor: Visitor): Connection {
    const connection = new Connection(this, line, visitor);
    this.connections.add(connection);
    const { person } = connection;
    this.#release.set(
      connection,
      this.parts.rights.hold({
        person,
        address: visitor.address,
        renew: () => visitor.renew(),
        stays: user => connection.stays(user),
        ended: why => connection.ended(why),
      }),
    );
    if (person !== undefined) {
      const own = this.#byPerson.get(person) ?? new Set();
      this.#byPerson.set(person, own.add(connection));
    }
    return connection;
  }

  forget(connection: Connection): void {
    this.connections.delete(connection);
    this.#release.get(connection)?.();
    this.#release.delete(connection);
    const { person } = connection;
    const own = person === undefined ? undefined : this.#byPerson.get(person);
    own?.delete(connection);
    if (own?.size === 0) this.#byPerson.delete(person!);
  }

  /** Before a restart: clients come back by themselves. */
  sayGoodbye(): void {
    this.#hasEnded = true;
    for (const connection of this.connections) {
      connection.send({ type: 'restarting' });
      connection.line.close();
    }
    clearTimeout(this.#lobbyTimer);
  }

  /** What concerns a person beside the tables: read once, however many windows he has open. */
  async refresh(person: string, connections: readonly Connection[]): Promise<void> {
    const { ties, notices } = this.parts;
    const muted = await ties.unheardBy(person);
    const since = Math.min(...connections.map(connection => connection.since));
    const unread = await notices.since(person, since);
    const seen = unread.flatMap(({ table }) => (table !== null && this.#sees(person, table) ? [table] : []));
    await notices.seenAt(person, seen);
    const news = unread.filter(({ table }) => table === null || !seen.includes(table));
    for (const connection of connections) connection.refresh(muted, news);
  }

  /** Whether somebody looks at a table, in any of his windows. */
  #sees(person: string, table: string): boolean {
    return [...(this.#byPerson.get(person) ?? [])].some(connection => connection.sees(table));
  }

  #tellPerson(id: string): void {
    if (this.#hasEnded || !this.#byPerson.has(id) || this.#toTell.has(id)) return;
    this.#toTell.add(id);
    setImmediate(() => {
      this.#toTell.delete(id);
      const connections = [...(this.#byPerson.get(id) ?? [])];
      if (connections.length === 0) return;
      this.refresh(id, connections).catch((cause: unknown) => {
        // What is under way at the end finds the database closed; it is told at the next connection.
        if (!this.#hasEnded) this.parts.complain('telling notices', cause);
      });
    });
  }

  /** A table that only some may find has changed in the lists of one of them. */
  #tellLists(person: string): void {
    for (const connection of this.#byPerson.get(person) ?? [])
      if (connection.seesLobby) connection.send({ type: 'lobby' });
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
