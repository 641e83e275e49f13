import type { StreamLine } from '@palio/protocol';
import type { Watcher } from '../tables/announce.ts';
import { expiryOf } from '../tables/clocks.ts';
import type { House } from '../tables/house.ts';
import type { Place } from '../tables/place.ts';
import { hasPosition, positionFor } from '../tables/project.ts';
import { seatOfPerson } from '../tables/state.ts';
import { isAwaited } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';

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
      if (role === 'person' && !this.#watched.has(table) && !this.#over.has(table))
        // One that cannot be read must not keep the others from him; it is tried again at the next look.
        await this.follow(table).catch(() => undefined);
  }

  async follow(id: string): Promise<void> {
    await this.#house.look(id, (table, place) => {
      if (this.#isEnded || seatOfPerson(table.state, this.#person) === undefined) return;
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
