import type { Seat } from '@palio/kernel';
import { announce, announceLate, showCards, type Trouble, type Watchers } from './announce.ts';
import { DelayedTable } from './delay.ts';
import type { Noted } from './entries.ts';
import type { TableState } from './state.ts';
import type { Table } from './table.ts';

const NEWS = new Set([
  'created',
  'started',
  'over',
  'cancelled',
  'joined',
  'left',
  'planned-seat',
  'time-out',
  'proposed',
]);

/** A pause has begun or ended: other people are waited for than before. */
export const stopsOrGoesOn = ({ entry }: Noted): boolean =>
  entry.type === 'settled' && entry.agreed && (entry.what === 'pause' || entry.what === 'resume');

/** What the lists should show soon. */
export const isNews = (noted: Noted): boolean => NEWS.has(noted.entry.type) || stopsOrGoesOn(noted);

/** A place in memory for a table: who looks at it, what waits for it, and the table itself once it is loaded. */
export class Place {
  readonly id: string;
  readonly watchers: Watchers = new Map();
  table: Table | undefined;
  readonly #queue: (() => void)[] = [];
  /** How much is going on and waits here. */
  busy = 0;
  usedAt = 0;
  /** Not yet in the lists, since when, and whether it is something that people look for there. */
  #unlisted: Noted[] = [];
  unlistedSince: number | undefined;
  hasNews = false;
  snapshotN = 0;
  /** The last row that those who look have been told of, and the entries up to it. */
  toldN = 0;
  #known = 0;
  #lastTold: TableState | undefined;
  /** Somebody who is known here has got another name since the table was read. */
  hasOldNames = false;
  /** When to look at it again because time alone changes something. */
  wakeAt: number | undefined;
  #delayed: DelayedTable | undefined;
  readonly #trouble: Trouble;

  constructor(id: string, trouble: Trouble) {
    this.id = id;
    this.#trouble = trouble;
  }

  /** Everything about a table happens one after the other. Resolves at one's turn, of which `leave` is the end. */
  enter(): Promise<void> | undefined {
    return this.busy++ === 0 ? undefined : new Promise(resolve => this.#queue.push(resolve));
  }

  leave(): void {
    this.busy--;
    this.#queue.shift()?.();
  }

  /** Nothing is going on here, nobody looks, and the lists know everything. */
  get isNeedless(): boolean {
    return this.busy === 0 && this.watchers.size === 0 && this.unlistedSince === undefined;
  }

  /** Those who look wait for a table that could not be read when it went on. */
  get isOutOfSight(): boolean {
    return this.table === undefined && this.busy === 0 && this.watchers.size > 0;
  }

  /** The clock of the machine was put back: what was due in a while still is, and not when it has caught up. */
  clockWentBack(now: number): void {
    this.usedAt = Math.min(this.usedAt, now);
    if (this.unlistedSince !== undefined) this.unlistedSince = Math.min(this.unlistedSince, now);
  }

  /** Something has happened that the lists do not know yet. */
  owe(noted: readonly Noted[], now: number): void {
    if (noted.length === 0) return;
    this.#unlisted.push(...noted);
    this.unlistedSince ??= now;
    this.hasNews ||= noted.some(isNews);
  }

  /** It could not be listed after all. */
  oweAgain(noted: readonly Noted[], now: number): void {
    this.owe([...noted, ...this.takeUnlisted()], now);
  }

  takeUnlisted(): Noted[] {
    const unlisted = this.#unlisted;
    this.#unlisted = [];
    this.unlistedSince = undefined;
    this.hasNews = false;
    return unlisted;
  }

  /** Whether somebody looks at it from this process; a page that is hidden sees nothing. */
  isHere(person: string): boolean {
    for (const watcher of this.watchers.keys())
      if (watcher.isInView && watcher.person === person) return true;
    return false;
  }

  /** Whether somebody sits there who does not look at the table now. */
  isAwayFrom(table: Table, seat: Seat): boolean {
    const { kind, person } = table.state.seats[seat]!;
    return kind === 'person' && person !== undefined && !this.isHere(person.id);
  }

  /** What those who watch may see: the table itself, or how it was some minutes ago. */
  forSpectators(table: Table, now: number): Table {
    if (!table.state.setup.spectatorDelay) return table;
    // Nobody here has seen it late, and nobody has to any more.
    if (this.#delayed === undefined && table.state.endedAt !== undefined) return table;
    this.showLate(table, now);
    return this.#delayed!.table;
  }

  /** Everything at the table so far is stored and known. */
  isTold(table: Table): void {
    this.toldN = table.state.n;
    this.#known = table.history.length;
    this.#lastTold = table.state;
  }

  /** Tells those who look what has just been stored. */
  tell(table: Table, noted: readonly Noted[], now: number): void {
    this.isTold(table);
    if (this.watchers.size === 0) return;
    announce({ table, forSpectators: this.forSpectators(table, now) }, noted, this.watchers, this.#trouble);
  }

  /** Whether somebody at the table is called otherwise than those who look have been told. */
  hasOldNamesFor(table: Table): boolean {
    if (this.hasOldNames) return true;
    const told = new Map(
      this.#lastTold?.seats.flatMap(({ person }) => (person ? [[person.id, person]] : [])),
    );
    return table.state.seats.some(({ person }) => {
      const before = told.get(person?.id ?? '');
      return before !== undefined && (before.name !== person!.name || before.kind !== person!.kind);
    });
  }

  /** The names at the table have changed. */
  showAgain(table: Table, now: number): void {
    this.hasOldNames = false;
    // What could be seen late by now is told first: what is made anew does not know what has been told.
    if (this.#delayed !== undefined) this.showLate(table, now);
    this.#delayed = undefined;
    if (this.watchers.size > 0)
      showCards({ table, forSpectators: this.forSpectators(table, now) }, this.watchers);
  }

  /** When those who see the table late can see more. */
  get lateAt(): number | undefined {
    return this.watchers.size === 0 ? undefined : this.#delayed?.nextAt;
  }

  showLate(table: Table, now: number): void {
    const isFirst = this.#delayed === undefined;
    this.#delayed ??= new DelayedTable(table);
    const shown = this.#delayed.advance(table, this.#known, now);
    // Nobody has seen anything of it before: what has been shown so far is no news.
    if (!isFirst) announceLate(this.#delayed.table, shown, this.watchers, this.#trouble);
  }
}
