import { StreamLine } from '@palio/protocol';
import type { FastifyRequest } from 'fastify';
import type { Watcher } from '../tables/announce.ts';
import { expiryOf } from '../tables/clocks.ts';
import type { House } from '../tables/house.ts';
import type { Place } from '../tables/place.ts';
import { positionFor } from '../tables/project.ts';
import { seatOfPerson } from '../tables/state.ts';
import { isAwaited } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBePerson, type Services } from './context.ts';

const KEEP_OPEN_MS = 15_000;
const LOOK_AGAIN_MS = 1000;

/** Follows all tables of one person and tells each decision that waits for him once. */
class TurnStream {
  readonly #house: House;
  readonly #person: string;
  readonly #write: (line: string) => void;
  readonly #told = new Map<string, number>();
  readonly #invited = new Set<string>();
  readonly #watched = new Map<string, Watcher>();

  constructor(house: House, person: string, write: (line: string) => void) {
    this.#house = house;
    this.#person = person;
    this.#write = write;
  }

  /** Finds the tables at which the person sits; new ones are found when this is called again. */
  async lookForTables(): Promise<void> {
    const rows = await this.#house.database.read<{ table_id: string; role: string; game: string }>(
      `SELECT seats.table_id, seats.role, tables.game FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.user_id = $1 AND ((seats.status = 'running' AND seats.role = 'person')
        OR (seats.status = 'open' AND seats.role = 'invited'))`,
      [this.#person],
    );
    for (const { table_id: table, role, game } of rows)
      if (role === 'person' && !this.#watched.has(table)) await this.follow(table);
      else if (role === 'invited' && !this.#invited.has(table)) {
        this.#invited.add(table);
        this.#tell({ type: 'invited', table, game });
      }
  }

  async follow(id: string): Promise<void> {
    await this.#house.look(id, (table, place) => {
      if (seatOfPerson(table.state, this.#person) === undefined) return;
      const watcher: Watcher = {
        person: this.#person,
        isInView: true,
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
      this.#tell({ type: 'over', table: table.id });
      this.#leave(table.id);
    } else if (seat !== undefined && isAwaited(table, seat)) this.#tellTurn(table, seat);
  }

  #tellTurn(table: Table, seat: number): void {
    const position = positionFor(table, seat)!;
    if (this.#told.get(table.id) === position.decision) return;
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
    for (const id of this.#watched.keys()) this.#leave(id);
  }
}

/** The bot API: a stream of turns; actions go the same way as everybody’s. */
export function botRoutes(app: App, services: Services): void {
  const { house } = services;

  app.get(
    `${PREFIX}/bot/stream`,
    about('bots', 'My turns, one JSON object a line, for as long as the line is open', StreamLine, {}),
    async (request: FastifyRequest, reply) => {
      const person = mustBePerson(services, request);
      services.limits.take('connect', person.id);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
      raw.write('\n');
      const stream = new TurnStream(house, person.id, line => raw.write(line));
      const look = (): void => {
        // The database is away: the next look finds what this one has missed.
        stream.lookForTables().catch(() => undefined);
      };
      const timers = [setInterval(look, LOOK_AGAIN_MS), setInterval(() => raw.write('\n'), KEEP_OPEN_MS)];
      raw.on('close', () => {
        for (const timer of timers) clearInterval(timer);
        stream.end();
      });
      look();
    },
  );
}
