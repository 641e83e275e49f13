import { getHeapStatistics } from 'node:v8';
import { refusalFrom } from '../refusal.ts';
import { ConflictError, EVERYBODY, type Statement } from '../storage/database.ts';
import { noticesFrom } from '../notices/derive.ts';
import { noticeRows } from '../notices/rows.ts';
import { putFinishedAway } from './archive.ts';
import { nextTick } from './commands/absence.ts';
import { runErrand } from './commands/index.ts';
import type { Noted } from './entries.ts';
import { bringHolidays } from './holidays.ts';
import type { House } from './house.ts';
import { isNews, type Place } from './place.ts';
import { resultRows } from './ratings.ts';
import { isByTurns, listing, speakerRows } from './summary.ts';
import type { Table } from './table.ts';

/** Journal rows between two snapshots: what is played again at most when a table is loaded. */
const SNAPSHOT_EVERY = 100;
const LISTED_SOON_MS = 120;
const LISTED_LATER_MS = 10_000;
const IDLE_MS = 10 * 60_000;
const BEAT_MS = 200;
/** Beats after which it is looked whether somebody is waited for who is away; news do not wait for that. */
const CAREFUL_EVERY = 4;
/** Tables without news that are listed in one beat: hundreds at once would hold up what is being played. */
const LISTED_A_BEAT = 25;
const SWEEP_MS = 5000;
/** What is not listed after so long was left behind by another process. */
const LEFT_BEHIND_MS = 60_000;
/** Room for one table in memory, generously: a long game with all that was said takes a good part of it. */
const PLACE_BYTES = 1_000_000;
/** A bot that has not answered after so long is asked again. */
export const BOT_PATIENCE_MS = 30_000;

/** Nothing more will happen there: once nobody looks it need not stay in memory. */
const hasEnded = (table: Table | undefined): boolean =>
  table?.state.status === 'over' || table?.state.status === 'cancelled';

/**
 * Where a position is kept in any case: at the beginning, so that other rules can be held against it whatever
 * happens, and at the end.
 */
const isTurningPoint = ({ entry }: Noted): boolean => entry.type === 'started' || entry.type === 'over';

const isDue = ({ state }: Table, { snapshotN }: Place): boolean => state.n - snapshotN >= SNAPSHOT_EVERY;

/** In whose lists a table stands: those of all, or of who made it, sits there or is asked to. */
function readersOf({ state: { setup, seats } }: Table): Iterable<string> {
  if (setup.visibility === 'public') return [EVERYBODY];
  return new Set([setup.owner, ...seats.flatMap(({ person }) => person?.id ?? [])]);
}

/** Everything that follows from the journals a little later: lists, notices, ratings, clocks, forgetting. */
export class Upkeep {
  readonly #house: House;
  readonly #mostPlaces: number;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #listing = new Map<string, Promise<void>>();
  /** Due to be listed, and without news, in the order in which they were found. */
  readonly #toList = new Set<string>();
  #lastBeat: number;
  #lastSweep = 0;
  #lastMakingUp: number;
  #beats = 0;
  #ended = false;
  /** Tables that cannot be read: they are complained about once, and hinder no other. */
  readonly #unreadable = new Set<string>();
  /** Whether a bot of this server is waited for. */
  botIsAwaited: (table: Table) => boolean = () => false;

  constructor(house: House, mostPlaces = getHeapStatistics().heap_size_limit / PLACE_BYTES) {
    this.#house = house;
    this.#mostPlaces = mostPlaces;
    this.#lastBeat = house.now();
    this.#lastMakingUp = this.#lastBeat;
    house.changed.push((place, table) => {
      place.wakeAt = this.#deadlineOf(table);
    });
  }

  start(): void {
    this.#timers.push(setInterval(() => this.#beat(), BEAT_MS));
    for (const timer of this.#timers) timer.unref();
  }

  async stop(): Promise<void> {
    this.#ended = true;
    for (const timer of this.#timers) clearInterval(timer);
    const ids = [...this.#house.places.keys()];
    await Promise.all(ids.map(id => this.#putAside(id).catch(() => undefined)));
  }

  /**
   * Lists a table and keeps its whole state: whoever loads it next, perhaps with newer rules, finds the position
   * as these rules have left it. A position under other rules than ours is not ours to keep.
   */
  async #putAside(id: string): Promise<void> {
    await this.list(id);
    const kept = await this.#house.look(id, ({ state, isUnderOtherRules }, place) => {
      if (state.status !== 'running' || isUnderOtherRules || place.snapshotN === state.n) return undefined;
      place.snapshotN = state.n;
      return [JSON.stringify(state), state.n, id];
    });
    if (kept === undefined) return;
    const sql = 'UPDATE tables SET snapshot = $1, snapshot_n = $2 WHERE id = $3 AND snapshot_n < $2';
    await this.#house.database.write([{ sql, values: kept }]);
  }

  #deadlineOf(table: Table): number | undefined {
    const tick = nextTick(table);
    const bot = this.botIsAwaited(table) ? this.#house.now() + BOT_PATIENCE_MS : undefined;
    const moments = [tick, bot].filter(moment => moment !== undefined);
    return moments.length === 0 ? undefined : Math.min(...moments);
  }

  #beat(): void {
    const now = this.#house.now();
    const isCareful = ++this.#beats % CAREFUL_EVERY === 0;
    if (now < this.#lastBeat) this.#clockWentBack(now);
    this.#lastBeat = now;
    for (const place of this.#house.places.values()) {
      const mayBeDue = place.unlistedSince !== undefined && (place.hasNews || isCareful);
      if (mayBeDue && now >= this.#listAt(place)) {
        if (place.hasNews) this.#attempt(this.list(place.id));
        else this.#toList.add(place.id);
      }
      if (place.wakeAt !== undefined && now >= place.wakeAt) this.#attempt(this.wake(place.id));
      if ((place.lateAt ?? Infinity) <= now) this.#attempt(this.showLate(place.id));
      if (isCareful && place.isOutOfSight) this.#attempt(this.#house.look(place.id, () => undefined));
    }
    this.#listSome();
    if (now - this.#lastSweep > SWEEP_MS) {
      this.#lastSweep = now;
      this.#attempt(this.sweep());
    }
  }

  #clockWentBack(now: number): void {
    this.#lastSweep = 0;
    this.#lastMakingUp = Math.min(this.#lastMakingUp, now);
    for (const place of this.#house.places.values()) {
      place.clockWentBack(now);
      if (place.table !== undefined) place.wakeAt = this.#deadlineOf(place.table);
    }
  }

  /** The more wait, the more are listed: however many there are, none waits much longer than the others. */
  #listSome(): void {
    let left = Math.max(LISTED_A_BEAT, this.#toList.size / 20);
    for (const id of this.#toList) {
      if (left-- <= 0) return;
      this.#toList.delete(id);
      if (this.#house.places.get(id)?.unlistedSince !== undefined) this.#attempt(this.list(id));
    }
  }

  /** Shows those who see a table late what they may see by now. */
  async showLate(id: string): Promise<void> {
    await this.#house.look(id, (table, place) => place.showLate(table, this.#house.now()));
  }

  /** What fails now because the database is away is due again at the next beat. */
  #attempt(work: Promise<unknown>): void {
    work.catch(() => undefined);
  }

  #listAt(place: Place): number {
    const { table, unlistedSince } = place;
    const isUrgent =
      table === undefined ||
      place.hasNews ||
      (isByTurns(table.state) && table.waiting.some(seat => place.isAwayFrom(table, seat)));
    return unlistedSince! + (isUrgent ? LISTED_SOON_MS : LISTED_LATER_MS);
  }

  /**
   * Brings the lists up to date with the journal, together with all that is derived from it. Whoever asks for it while
   * that is being done waits for it as well: a server that ends leaves nothing half done.
   */
  async list(id: string): Promise<void> {
    const begun = this.#listing.get(id);
    if (begun === undefined) {
      const done = this.#list(id).finally(() => this.#listing.delete(id));
      this.#listing.set(id, done);
      return done;
    }
    await begun;
    // What has happened since it was begun is not in it.
    if (this.#house.places.get(id)?.unlistedSince !== undefined) await this.list(id);
  }

  async #list(id: string): Promise<void> {
    const { database } = this.#house;
    const { statements, people, n, table, noted, isOver, place } = await this.#house.look(
      id,
      (seen, spot) => {
        const given = spot.takeUnlisted();
        const now = this.#house.now();
        const isEnding = given.some(({ entry }) => entry.type === 'over');
        const withSnapshot = !seen.isUnderOtherRules && (isDue(seen, spot) || given.some(isTurningPoint));
        if (withSnapshot) spot.snapshotN = seen.state.n;
        return {
          statements: given.length === 0 ? [] : listing(seen, this.#deadlineOf(seen), withSnapshot),
          people: noticesFrom(seen, given, now, person => spot.isHere(person)),
          n: seen.state.n,
          table: seen,
          noted: given,
          isOver: isEnding,
          place: spot,
        };
      },
    );
    if (statements.length === 0) return;
    try {
      await bringHolidays(this.#house, table, noted);
      const derived = await noticeRows(database, people, this.#house.now());
      const results: Statement[] = isOver ? await resultRows(database, table) : [];
      await database.write([...statements, ...speakerRows(table, noted), ...derived, ...results]);
    } catch (cause) {
      if (!(cause instanceof ConflictError) || !(await this.#isListed(id, n))) {
        place.oweAgain(noted, this.#house.now());
        place.snapshotN = 0;
      }
      if (!(cause instanceof ConflictError)) throw cause;
      return;
    }
    for (const { person, isSeen } of people)
      if (!isSeen) await database.publish({ topic: 'person', id: person });
    if (noted.some(isNews))
      for (const reader of readersOf(table)) await database.publish({ topic: 'lobby', id: reader });
  }

  /** Another process may have listed it already. */
  async #isListed(id: string, n: number): Promise<boolean> {
    const [row] = await this.#house.database.read<{ n: number }>('SELECT n FROM tables WHERE id = $1', [id]);
    return row !== undefined && row.n >= n;
  }

  /** Time has come for something at a table. */
  async wake(id: string): Promise<void> {
    const place = this.#house.places.get(id);
    if (place !== undefined) place.wakeAt = undefined;
    await this.#house.run(id, undefined, undefined, table => runErrand(table, { type: 'tick' }));
    await this.#house.look(id, (table, spot) => {
      spot.wakeAt = this.#deadlineOf(table);
      for (const changed of this.#house.changed) changed(spot, table);
    });
  }

  /** Looks after tables that are not in memory, and forgets those that nobody needs. */
  async sweep(): Promise<void> {
    this.#forget();
    const { database } = this.#house;
    // What is over has no deadline. Were that asked for too, SQLite would look at all tables that are not.
    const due = await database.read<{ id: string }>(
      'SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2',
      [this.#house.now(), 50 + this.#unreadable.size],
    );
    for (const { id } of due) {
      if (this.#ended) return;
      if (!this.#house.places.has(id) && !this.#unreadable.has(id))
        await this.#lookAfter(id, async () => {
          await this.wake(id);
          await this.#relist(id);
        });
    }
    if (database.kind === 'postgres') await this.#makeUp();
    await putFinishedAway(database, this.#house.now());
  }

  /** Lists what a process that fell has left behind: whoever listed it would have done so long ago. */
  async #makeUp(): Promise<void> {
    const now = this.#house.now();
    if (now - this.#lastMakingUp < LEFT_BEHIND_MS) return;
    this.#lastMakingUp = now;
    const behind = await this.#house.database.read<{ id: string }>(
      `SELECT id FROM tables WHERE status IN ('open', 'running')
        AND (SELECT at FROM journal WHERE table_id = tables.id AND journal.n = tables.n + 1) < $1`,
      [now - LEFT_BEHIND_MS],
    );
    for (const { id } of behind)
      if (!this.#ended && !this.#unreadable.has(id)) await this.#lookAfter(id, () => this.list(id));
  }

  /** Does something about one of many tables; what is wrong with it is no reason to leave the others alone. */
  async #lookAfter(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      if (refusalFrom(cause).code !== 'internal') return;
      this.#unreadable.add(id);
      this.#house.complain(`table ${id} cannot be looked after`, cause);
    }
  }

  /** The deadline of a table has changed although nothing has happened. */
  async #relist(id: string): Promise<void> {
    const values = await this.#house.look(id, table => [this.#deadlineOf(table) ?? null, id, table.state.n]);
    // Another process may have listed more meanwhile: then its word counts.
    await this.#house.database.write([
      { sql: 'UPDATE tables SET deadline = $1 WHERE id = $2 AND n <= $3', values },
    ]);
  }

  /** After a fall of the server: lists what was written to journals and not listed. */
  async recover(): Promise<number> {
    const behind = await this.#house.database.read<{ id: string }>(
      `SELECT id FROM tables WHERE status IN ('open', 'running')
        AND n < (SELECT MAX(journal.n) FROM journal WHERE journal.table_id = tables.id)`,
    );
    for (const { id } of behind) await this.#lookAfter(id, () => this.list(id));
    return behind.length;
  }

  async #letGo(place: Place): Promise<void> {
    await this.#putAside(place.id);
    // Meanwhile it may have gone by itself, and somebody may have come to a new place for the same table.
    if (place.isNeedless && this.#house.places.get(place.id) === place) this.#house.places.delete(place.id);
  }

  #forget(): void {
    const now = this.#house.now();
    const isIdle = (place: Place): boolean => place.isNeedless && !this.#listing.has(place.id);
    const places = [...this.#house.places.values()].filter(isIdle);
    const tooMany = this.#house.places.size - this.#mostPlaces;
    const oldest = tooMany > 0 ? places.toSorted((a, b) => a.usedAt - b.usedAt).slice(0, tooMany) : [];
    for (const place of places)
      if (hasEnded(place.table) || now - place.usedAt > IDLE_MS || oldest.includes(place))
        this.#attempt(this.#letGo(place));
  }
}
