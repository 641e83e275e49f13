import { StreamLine } from '@palio/protocol';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Watcher } from '../tables/announce.ts';
import { expiryOf } from '../tables/clocks.ts';
import type { House } from '../tables/house.ts';
import type { Place } from '../tables/place.ts';
import { hasPosition, positionFor } from '../tables/project.ts';
import { seatOfPerson } from '../tables/state.ts';
import { isAwaited } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import { about, PREFIX, type App } from './app.ts';
import { callerOf, mustBePerson, type Services } from './context.ts';

const KEEP_OPEN_MS = 15_000;
const LOOK_AGAIN_MS = 1000;
/** Who reads so slowly is let go; he comes back and is told what is open then. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Lines of one person at a time; one more ends the oldest, which may be dead without anybody knowing. */
const MOST_STREAMS = 4;

/** Follows all tables of one person and tells each decision that waits for him once. */
export class TurnStream {
  readonly #house: House;
  readonly #person: string;
  readonly #write: (line: string) => void;
  readonly #told = new Map<string, number>();
  readonly #over = new Set<string>();
  #invited = new Set<string>();
  readonly #watched = new Map<string, Watcher>();
  #isLooking = false;
  #isEnded = false;

  constructor(house: House, person: string, write: (line: string) => void) {
    this.#house = house;
    this.#person = person;
    this.#write = write;
  }

  /** Finds the tables at which the person sits; new ones are found when this is called again. */
  async lookForTables(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#lookForTables();
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookForTables(): Promise<void> {
    const rows = await this.#house.database.read<{ table_id: string; role: string; game: string }>(
      `SELECT seats.table_id, seats.role, tables.game FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.user_id = $1 AND ((seats.status = 'running' AND seats.role = 'person')
        OR (seats.status = 'open' AND seats.role = 'invited'))`,
      [this.#person],
    );
    const invited = rows.filter(({ role }) => role === 'invited');
    for (const { table_id: table, game } of invited)
      if (!this.#invited.has(table)) this.#tell({ type: 'invited', table, game });
    this.#invited = new Set(invited.map(({ table_id }) => table_id));
    for (const { table_id: table, role } of rows)
      if (role === 'person' && !this.#watched.has(table) && !this.#over.has(table)) await this.follow(table);
  }

  async follow(id: string): Promise<void> {
    await this.#house.look(id, (table, place) => {
      if (this.#isEnded || seatOfPerson(table.state, this.#person) === undefined) return;
      const watcher: Watcher = {
        person: this.#person,
        muted: new Set(),
        send: () => this.#lookAt(place),
        dismiss: () => this.#watched.delete(id),
      };
      this.#watched.set(id, watcher);
      place.watchers.set(watcher, seatOfPerson(table.state, this.#person)!);
      this.#lookAt(place);
    });
  }

  #lookAt({ table }: Place): void {
    if (table === undefined) return;
    const seat = seatOfPerson(table.state, this.#person);
    if (table.state.status === 'over' || table.state.status === 'cancelled') {
      this.#over.add(table.id);
      this.#tell({ type: 'over', table: table.id });
      this.#leave(table.id);
    } else if (table.state.paused || !hasPosition(table)) {
      // Nothing can be decided now; when the game goes on, what is open is told again.
      this.#told.delete(table.id);
    } else if (seat !== undefined && isAwaited(table, seat)) this.#tellTurn(table, seat);
  }

  #tellTurn(table: Table, seat: number): void {
    const position = positionFor(table, seat);
    if (position === null || this.#told.get(table.id) === position.decision) return;
    this.#told.set(table.id, position.decision);
    const deadline = expiryOf(table.state, seat);
    const { id, game } = table.state.setup;
    this.#tell({
      type: 'turn',
      table: id,
      game,
      seat,
      position,
      ...(deadline !== undefined && { deadline }),
    });
  }

  #tell(line: StreamLine): void {
    this.#write(`${JSON.stringify(line)}\n`);
  }

  #leave(id: string): void {
    const watcher = this.#watched.get(id);
    if (watcher !== undefined) this.#house.places.get(id)?.watchers.delete(watcher);
    this.#watched.delete(id);
  }

  end(): void {
    this.#isEnded = true;
    for (const id of this.#watched.keys()) this.#leave(id);
  }
}

/** The open lines of each person, the oldest first. */
class OpenStreams {
  readonly #open = new Map<string, (() => void)[]>();

  add(person: string, close: () => void): void {
    const own = [...(this.#open.get(person) ?? []), close];
    this.#open.set(person, own);
    if (own.length > MOST_STREAMS) own[0]!();
  }

  remove(person: string, close: () => void): void {
    const own = (this.#open.get(person) ?? []).filter(other => other !== close);
    if (own.length === 0) this.#open.delete(person);
    else this.#open.set(person, own);
  }
}

/** The bot API: a stream of turns; actions go the same way as everybody’s. */
export function botRoutes(app: App, services: Services): void {
  const { house } = services;
  const open = new OpenStreams();

  app.get(
    `${PREFIX}/bot/stream`,
    about('bots', 'My turns, one JSON object a line, for as long as the line is open', StreamLine, {}),
    async (request: FastifyRequest, reply) => {
      const person = mustBePerson(services, request);
      services.limits.take('connect', person.id);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      const write = (line: string): void => {
        if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
        else raw.write(line);
      };
      write('\n');
      const stream = new TurnStream(house, person.id, write);
      const isWelcome = async (): Promise<boolean> => {
        const caller = await callerOf(services, request.headers, request.protocol).catch(refusedAs);
        return caller?.user.id === person.id && (caller.user.suspended_until ?? 0) <= services.now();
      };
      const look = async (): Promise<void> => {
        if (await isWelcome()) await stream.lookForTables();
        else raw.end();
      };
      const lookAgain = (): void => {
        // The database is away: the next look finds what this one has missed.
        look().catch(() => undefined);
      };
      const timers = [setInterval(lookAgain, LOOK_AGAIN_MS), setInterval(() => write('\n'), KEEP_OPEN_MS)];
      const close = (): void => void raw.end();
      open.add(person.id, close);
      raw.on('close', () => {
        for (const timer of timers) clearInterval(timer);
        open.remove(person.id, close);
        stream.end();
      });
      lookAgain();
    },
  );
}

/** Whose token has been withdrawn is nobody; what else goes wrong is not his fault. */
function refusedAs(cause: unknown): undefined {
  if (!(cause instanceof Refusal)) throw cause;
}
