import { newState } from './apply.ts';
import type { Noted } from './entries.ts';
import { Table } from './table.ts';

const MINUTE = 60_000;

const isSpectatorsTalk = ({ entry }: Noted): boolean => entry.type === 'said' && entry.room === 'spectators';

/**
 * How those who watch see a table that is played with a delay: a second table that follows the first some minutes
 * behind. Whatever they are shown is taken from it, so that nothing of the present can slip out. Until the game
 * begins, and once it is over, there is nothing to wait for; what they say among themselves is never late.
 */
export class DelayedTable {
  readonly table: Table;
  readonly #delay: number;
  /** Entries of the first table that have been taken in. */
  #seen = 0;
  #waiting: Noted[] = [];
  #hasBegun = false;
  #followed = 0;

  constructor(original: Table) {
    const [first] = original.history;
    if (first?.entry.type !== 'created') throw new Error('a journal begins with the creation of its table');
    this.#delay = (original.state.setup.spectatorDelay ?? 0) * MINUTE;
    this.table = new Table(original.game, newState(first.entry), this.#delay);
  }

  /** When there is something more to see, if nothing else happens. */
  get nextAt(): number | undefined {
    const [next] = this.#waiting;
    return next === undefined ? undefined : next.at + this.#delay;
  }

  /** Lets time pass; `known` entries of the first table are stored. Answers what can be seen now and could not before. */
  advance({ history }: Table, known: number, now: number): Noted[] {
    const shown: Noted[] = [];
    for (const noted of history.slice(this.#seen, known)) {
      this.#showUntil(noted.at, shown);
      const { type } = noted.entry;
      const isEnd = type === 'over' || type === 'cancelled';
      if (isEnd) this.#showUntil(Infinity, shown);
      if (isEnd) this.#hasBegun = false;
      if (!this.#hasBegun || isSpectatorsTalk(noted)) this.#show(noted, shown);
      else this.#waiting.push(noted);
      if (type === 'started') this.#hasBegun = true;
    }
    this.#seen = Math.max(this.#seen, known);
    this.#showUntil(now, shown);
    return shown;
  }

  #showUntil(moment: number, shown: Noted[]): void {
    let count = 0;
    while (count < this.#waiting.length && this.#waiting[count]!.at + this.#delay <= moment) count++;
    for (const noted of this.#waiting.splice(0, count)) this.#show(noted, shown);
  }

  #show(noted: Noted, shown: Noted[]): void {
    const { at, entry } = noted;
    this.table.follow({ n: ++this.#followed, key: '', at, entries: [entry] });
    shown.push(noted);
  }
}
