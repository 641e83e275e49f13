import { announce, announceLate, type Watchers } from './announce.ts';
import { DelayedTable } from './delay.ts';
import type { Noted } from './entries.ts';
import type { Table } from './table.ts';

/** A place in memory for a table: who looks at it, what waits for it, and the table itself once it is loaded. */
export class Place {
  readonly id: string;
  readonly watchers: Watchers = new Map();
  table: Table | undefined;
  /** The last thing that waits for this table; everything about a table happens one after the other. */
  tail: Promise<unknown> = Promise.resolve();
  busy = 0;
  usedAt: number;
  /** Not yet in the lists. */
  unlisted: Noted[] = [];
  unlistedSince: number | undefined;
  snapshotN = 0;
  /** The last row that those who look have been told of, and the entries up to it. */
  toldN = 0;
  #known = 0;
  /** When to look at it again because time alone changes something. */
  wakeAt: number | undefined;
  #delayed: DelayedTable | undefined;

  constructor(id: string, now: number) {
    this.id = id;
    this.usedAt = now;
  }

  /** What those who watch may see: the table itself, or how it was some minutes ago. */
  forSpectators(table: Table, now: number): Table {
    if (!table.state.setup.spectatorDelay) return table;
    this.showLate(table, now);
    return this.#delayed!.table;
  }

  /** Everything at the table so far is stored and known. */
  isTold(table: Table): void {
    this.toldN = table.state.n;
    this.#known = table.history.length;
  }

  /** Tells those who look what has just been stored. */
  tell(table: Table, noted: readonly Noted[], now: number): void {
    this.isTold(table);
    if (this.watchers.size === 0) return;
    announce({ table, forSpectators: this.forSpectators(table, now) }, noted, this.watchers);
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
    if (!isFirst) announceLate(this.#delayed.table, shown, this.watchers);
  }
}
