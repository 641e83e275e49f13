import type { Viewer } from '@palio/kernel';
import type { CommandAnswer } from '@palio/protocol';
import { newId } from '../ids.ts';
import { areCalledSo } from '../people/names.ts';
import { Refusal, refusalFrom, unavailable } from '../refusal.ts';
import type { Shelf } from '../shelf.ts';
import { UnavailableError, type Database, type JournalRow } from '../storage/database.ts';
import type { Noted } from './entries.ts';
import { loadTable, notedIn, rowsAfter, rowWithKey } from './load.ts';
import { Place } from './place.ts';
import { slotOf, viewerOf } from './state.ts';
import type { Table } from './table.ts';
import { Tally } from './tally.ts';

/**
 * So long a command is tried again when the database is away, or when another process is faster time and again
 * because many commands wait there.
 */
const LONGEST_TRIAL_MS = 15_000;
const OUTAGE_PAUSE_MS = 100;

interface Asked {
  readonly key: string;
  readonly person: string | undefined;
  readonly decide: (table: Table) => void;
  /** Could it be carried out a second time? An action cannot: its decision has been made. */
  readonly isRepeatable: boolean;
}

/** Begins the keys of commands that came without one and cannot be repeated. */
const UNNAMED = '-';

export interface HouseParts {
  readonly database: Database;
  readonly shelf: Shelf;
  readonly now: () => number;
  /** Where mistakes of the server go. */
  readonly complain: (message: string, cause: unknown) => void;
}

/** The codes of refusals that are certain to have left the table as it was. */
const isClean = (cause: unknown): boolean =>
  cause instanceof Refusal || refusalFrom(cause).code !== 'internal';

/**
 * All tables of this process. A command is decided in memory, written to the journal, and only then shown and
 * answered. If another process has written the same row first, the table is read again and the command decided
 * anew.
 */
export class House {
  readonly #parts: HouseParts;
  readonly places = new Map<string, Place>();
  /** Called after every change that has been stored. */
  readonly changed: ((place: Place, table: Table) => void)[] = [];
  readonly tally = new Tally();

  constructor(parts: HouseParts) {
    this.#parts = parts;
    parts.database.subscribe(
      signal => {
        if (signal.topic === 'table' && signal.from !== parts.database.process)
          this.#follow(signal.id, signal.n ?? 0);
        if (signal.topic === 'renamed') this.#readAgain(signal.id);
      },
      () => {
        for (const id of this.places.keys()) {
          this.#follow(id, Infinity);
          this.#checkNames(id);
        }
      },
    );
  }

  get shelf(): Shelf {
    return this.#parts.shelf;
  }

  get database(): Database {
    return this.#parts.database;
  }

  now(): number {
    return this.#parts.now();
  }

  complain(message: string, cause: unknown): void {
    this.#parts.complain(message, cause);
  }

  /** Looks at a table that is surely up to date. */
  look<T>(id: string, see: (table: Table, place: Place) => T | Promise<T>): Promise<T> {
    return this.#inTurn(id, async place => {
      const table = await this.#load(place);
      if (this.database.kind === 'postgres') await this.#catchUp(place, table);
      return see(table, place);
    });
  }

  /** Puts a new table into the house; its first row has been written. */
  admit(table: Table, noted: Noted[]): void {
    const place = this.#placeFor(table.id);
    place.table = table;
    this.#stored(place, table, noted);
  }

  /**
   * Lets something happen at a table. The same key carries it out once, whoever asks again and wherever: a repeat
   * is answered like the first time.
   */
  run(
    id: string,
    key: string | undefined,
    person: string | undefined,
    decide: (table: Table) => void,
    isRepeatable = true,
  ): Promise<CommandAnswer> {
    const fullKey = key === undefined ? `${UNNAMED}${newId()}` : `${person ?? 'server'}:${key}`;
    this.tally.commands++;
    const asked = { key: fullKey, person, decide, isRepeatable: isRepeatable && key !== undefined };
    return this.#inTurn(id, place => this.#insist(place, asked));
  }

  async #insist(place: Place, asked: Asked): Promise<CommandAnswer> {
    const giveUpAt = performance.now() + LONGEST_TRIAL_MS;
    let trouble: unknown;
    do {
      try {
        const answer = await this.#attempt(place, asked);
        if (answer !== undefined) return answer;
      } catch (cause) {
        if (!(cause instanceof UnavailableError)) throw cause;
        // Whether the row was written is unknown: reading the journal again will tell.
        place.table = undefined;
        trouble = cause;
        await new Promise(resolve => setTimeout(resolve, OUTAGE_PAUSE_MS));
      }
    } while (performance.now() < giveUpAt);
    throw unavailable(trouble);
  }

  /** One try; nothing if another process has been faster. */
  async #attempt(
    place: Place,
    { key, person, decide, isRepeatable }: Asked,
  ): Promise<CommandAnswer | undefined> {
    const table = place.table ?? (await this.#load(place));
    if (isRepeatable && !table.remembersAll && !table.knows(key)) await this.#recall(table, key);
    const known = this.#answerTo(table, key, person);
    if (known !== undefined) return known;
    table.now = this.now();
    table.pending = [];
    try {
      decide(table);
    } catch (cause) {
      if (table.pending.length > 0 || !isClean(cause)) place.table = undefined;
      if (await this.#hasMovedOn(place, table, key)) return undefined;
      this.tally.refused++;
      throw cause;
    }
    const entries = table.pending;
    if (entries.length === 0) return { n: this.#countFor(table, person), repeated: false };
    const row = { table: place.id, n: table.state.n + 1, key, at: table.now, body: JSON.stringify(entries) };
    const from = performance.now();
    const appended = await this.#append(place, row);
    this.tally.timed(performance.now() - from);
    if (!appended) return undefined;
    table.remember(key, row.n);
    table.pending = [];
    this.#stored(place, table, table.history.slice(-entries.length));
    return { n: this.#countFor(table, person), repeated: false };
  }

  /** Unless the row is surely written, what it says is not kept in memory either: the next row would follow on it. */
  async #append(place: Place, row: JournalRow): Promise<boolean> {
    let appended = false;
    try {
      appended = await this.database.append(row);
      return appended;
    } catch (cause) {
      throw new UnavailableError('the row may not have been written', { cause });
    } finally {
      if (!appended) place.table = undefined;
    }
  }

  /** Whether a command has been carried out longer ago than the table remembers, its journal tells. */
  async #recall(table: Table, key: string): Promise<boolean> {
    const n = await rowWithKey(this.database, table.id, key);
    if (n !== undefined) table.recallKey(key, n);
    return n !== undefined;
  }

  /** Before something is refused: perhaps it only looks wrong because the table here is behind. */
  async #hasMovedOn(place: Place, table: Table, key: string): Promise<boolean> {
    if (place.table !== undefined && this.database.kind === 'postgres' && (await this.#catchUp(place, table)))
      return true;
    return !key.startsWith(UNNAMED) && (await this.#recall(table, key));
  }

  #answerTo(table: Table, key: string, person: string | undefined): CommandAnswer | undefined {
    return table.knows(key) ? { n: this.#countFor(table, person), repeated: true } : undefined;
  }

  #countFor({ state }: Table, person: string | undefined): number {
    return state.visible[slotOf(state, viewerOf(state, person))]!;
  }

  #stored(place: Place, table: Table, noted: Noted[]): void {
    this.tally.commits++;
    place.owe(noted, this.now());
    this.#tell(place, table, noted);
    this.#hasChanged(place, table);
  }

  /** What is stored has happened: nothing that goes wrong while it is told may make it look otherwise. */
  #tell(place: Place, table: Table, noted: readonly Noted[]): void {
    try {
      place.tell(table, noted, this.now());
    } catch (cause) {
      this.complain(`telling of table ${place.id}`, cause);
    }
  }

  #showAgain(place: Place, table: Table): void {
    try {
      place.showAgain(table, this.now());
    } catch (cause) {
      this.complain(`showing table ${place.id} again`, cause);
    }
  }

  #hasChanged(place: Place, table: Table): void {
    for (const changed of this.changed)
      try {
        changed(place, table);
      } catch (cause) {
        this.complain(`following table ${place.id}`, cause);
      }
  }

  /** What a viewer may be shown of a table. */
  sceneFor(place: Place, table: Table, viewer: Viewer): Table {
    return viewer === 'spectator' ? place.forSpectators(table, this.now()) : table;
  }

  #placeFor(id: string): Place {
    let place = this.places.get(id);
    if (place === undefined) {
      place = new Place(id, cause => this.complain(`telling of table ${id}`, cause));
      this.places.set(id, place);
    }
    place.usedAt = this.now();
    return place;
  }

  /**
   * Somebody has another name, or has deleted his account: tables that know him are read again, and those who look
   * see them anew. What is just being read may have been read under the old name.
   */
  #readAgain(person: string): void {
    const isElsewhere = ({ table }: Place): boolean => table?.hasSeen(person) === false;
    for (const [id, { table, busy, watchers }] of this.places) {
      const mayKnow = table === undefined ? busy > 0 || watchers.size > 0 : table.hasSeen(person);
      if (mayKnow) this.#readUnless(id, isElsewhere);
    }
  }

  /** While nobody listened, somebody may have got another name. */
  #checkNames(id: string): void {
    this.#readUnless(
      id,
      async ({ table }) => table !== undefined && (await areCalledSo(this.database, table.people)),
    );
  }

  /** If the database is away now, whoever looks next reads it. */
  #readUnless(id: string, isRight: (place: Place) => boolean | Promise<boolean>): void {
    const read = async (place: Place): Promise<void> => {
      if (await isRight(place)) return;
      place.table = undefined;
      place.hasOldNames = true;
      if (place.watchers.size > 0) await this.#load(place);
    };
    this.#inTurn(id, read).catch(() => {
      const place = this.places.get(id);
      if (place !== undefined) place.table = undefined;
    });
  }

  async #inTurn<T>(id: string, work: (place: Place) => Promise<T>): Promise<T> {
    const place = this.#placeFor(id);
    const turn = place.enter();
    if (turn !== undefined) await turn;
    try {
      return await work(place);
    } finally {
      place.leave();
      if (place.table === undefined && place.isNeedless) this.places.delete(id);
    }
  }

  async #load(place: Place): Promise<Table> {
    if (place.table !== undefined) return place.table;
    const loaded = await loadTable(this.database, this.shelf, place.id);
    if (loaded === undefined) throw new Refusal('no-such-table');
    place.table = loaded.table;
    place.takeUnlisted();
    place.owe(loaded.unlisted, this.now());
    place.snapshotN = loaded.snapshotN;
    const isRenamed = place.hasOldNamesFor(loaded.table);
    if (place.watchers.size > 0) this.#tell(place, loaded.table, loaded.after(place.toldN));
    place.isTold(loaded.table);
    if (isRenamed) this.#showAgain(place, loaded.table);
    this.#hasChanged(place, loaded.table);
    return loaded.table;
  }

  /** Takes in what other processes have written. */
  async #catchUp(place: Place, table: Table): Promise<boolean> {
    const rows = await rowsAfter(this.database, place.id, table.state.n);
    if (rows.length === 0) return false;
    for (const row of rows) {
      try {
        table.follow(row);
      } catch (cause) {
        // It stands between two rows now: whoever comes next reads it again.
        place.table = undefined;
        throw cause;
      }
      place.owe(notedIn(row), this.now());
      this.#tell(place, table, notedIn(row));
    }
    this.#hasChanged(place, table);
    return true;
  }

  #follow(id: string, n: number): void {
    const place = this.places.get(id);
    if (place === undefined) return;
    const follow = async (): Promise<void> => {
      if (place.table !== undefined && place.table.state.n < n) await this.#catchUp(place, place.table);
      else if (place.table === undefined && place.watchers.size > 0) await this.#load(place);
    };
    // If the database is away now, the next command or the next signal finds out.
    this.#inTurn(id, follow).catch(() => {
      place.table = undefined;
    });
  }
}
