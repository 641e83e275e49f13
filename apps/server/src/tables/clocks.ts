import type { Seat } from '@palio/kernel';
import type { ClockView, Pace } from '@palio/protocol';
import type { SeatState } from './entries.ts';
import { isOutOfTime, isPlayedByPerson, type TableState } from './state.ts';
import { momentAfter, timeInside } from './window.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A game in which nothing has happened for so long since somebody's time ran out is called off, unrated. */
export const STALLED = 10 * DAY;

/** Without clocks nobody runs out of time. About who has been waited for so long the others are asked all the same. */
export const IDLE = 7 * DAY;

const windowOf = (pace: Pace) => (pace.kind === 'turns' ? pace.window : undefined);
const incrementOf = (pace: Pace): number => (pace.kind === 'none' ? 0 : pace.increment * SECOND);
export const reserveOf = (pace: Pace): number => (pace.kind === 'none' ? 0 : pace.reserve * SECOND);

/** Holidays stop the clocks of games by turns. */
const beginOf = ({ pace, seats }: TableState, seat: Seat, since: number): number =>
  pace.kind === 'turns' ? Math.max(since, seats[seat]?.vacation ?? 0) : since;

/** What is left on a clock at a moment; below zero is nothing. */
export function leftAt(state: TableState, seat: Seat, now: number): number {
  const { left, since } = state.seats[seat]!.clock;
  if (since === undefined) return left;
  return Math.max(0, left - timeInside(beginOf(state, seat, since), now, windowOf(state.pace)));
}

/** When the clock of a seat will have so much left, or undefined while it stands. */
function whenLeft(state: TableState, seat: Seat, rest: number): number | undefined {
  const { left, since } = state.seats[seat]!.clock;
  if (since === undefined || state.pace.kind === 'none') return undefined;
  return momentAfter(beginOf(state, seat, since), Math.max(0, left - rest), windowOf(state.pace));
}

export const expiryOf = (state: TableState, seat: Seat): number | undefined => whenLeft(state, seat, 0);

/** Where there are no clocks: when somebody will have been waited for too long. Whoever plays alone is free to come. */
function idleAt(state: TableState, seat: Seat): number | undefined {
  const { clock, vacation = 0 } = state.seats[seat]!;
  const mayDecide = (place: SeatState, i: Seat): boolean =>
    i !== seat && isPlayedByPerson(place) && place.person?.kind !== 'bot';
  if (clock.since === undefined || !state.seats.some(mayDecide)) return undefined;
  return Math.max(clock.since, vacation) + IDLE;
}

/** When the others are asked about somebody. */
export const missedAt = (state: TableState, seat: Seat): number | undefined =>
  state.pace.kind === 'none' ? idleAt(state, seat) : expiryOf(state, seat);

/** A quarter of what one begins with, at most four hours: then a reminder is sent. */
export const warningOf = (state: TableState, seat: Seat): number | undefined =>
  state.pace.kind === 'turns'
    ? whenLeft(state, seat, Math.min(reserveOf(state.pace) / 4, 4 * 60 * MINUTE))
    : undefined;

/** Takes what has run off a clock, and lets it stand. */
function stop(state: TableState, seat: Seat, at: number): void {
  const { clock } = state.seats[seat]!;
  if (clock.since === undefined) return;
  clock.left = leftAt(state, seat, at);
  delete clock.since;
}

/**
 * Lets exactly those clocks run whose seats are waited for; without clocks it is noted since when. A seat that has completed its turn by its own action
 * gets the increment: not beyond where it began, never below one increment, and never less than it had.
 */
export function setClocks(state: TableState, waiting: readonly Seat[], at: number, completed?: Seat): void {
  const { pace, status, paused } = state;
  const goesOn = status === 'running' && !paused;
  state.seats.forEach((place, seat) => {
    const { clock } = place;
    const runs =
      goesOn && waiting.includes(seat) && isPlayedByPerson(place) && (!clock.ranOut || seat === completed);
    // Who acts beside a question that is not his has completed nothing, nor has he for whom a bot plays.
    const isDone = seat === completed && (clock.since !== undefined || isOutOfTime(place));
    if (!runs || isDone) stop(state, seat, at);
    if (isDone) {
      delete clock.ranOut;
      delete clock.warned;
      if (pace.kind !== 'none') grant(state, seat);
    }
    if (runs && clock.since === undefined) clock.since = at;
  });
}

function grant(state: TableState, seat: Seat): void {
  const { pace, grants, actions } = state;
  const { clock } = state.seats[seat]!;
  const { left } = clock;
  const increment = incrementOf(pace);
  clock.left = Math.max(left, increment, Math.min(reserveOf(pace), left + increment));
  grants.push([actions, seat, clock.left - left]);
}

/** Where there are no clocks, whoever does something that all may know of is there, also in the midst of his turn. */
export function isThere({ pace, seats }: TableState, seat: Seat, at: number): void {
  const { clock } = seats[seat]!;
  if (pace.kind === 'none' && clock.since !== undefined) clock.since = at;
}

/** Notes what has run so far, before something changes how clocks run. */
export function settleClocks(state: TableState, at: number): void {
  if (state.pace.kind === 'none') return;
  state.seats.forEach((place, seat) => {
    if (place.clock.since === undefined) return;
    stop(state, seat, at);
    place.clock.since = at;
  });
}

/**
 * A game is or was on hold. Nobody can play meanwhile, and since when is not known: what has run since the last thing
 * that happened is nobody's loss.
 */
export function goOnFrom({ seats }: TableState, at: number): void {
  for (const { clock } of seats) if (clock.since !== undefined) clock.since = at;
}

/** What is taken back grants no time. */
export function takeBackGrants(state: TableState, isTakenBack: (action: number) => boolean): void {
  const increment = incrementOf(state.pace);
  for (const [, seat, time = increment] of state.grants.filter(([action]) => isTakenBack(action))) {
    const { clock } = state.seats[seat]!;
    clock.left = Math.max(0, clock.left - time);
  }
  state.grants = state.grants.filter(([action]) => !isTakenBack(action));
}

/**
 * Everybody begins with the whole reserve of a pace; in mid-game what was left is scaled to the new one. Who had
 * run out gets as much as a vote would give him, or he would be out again at once.
 */
export function changePace(state: TableState, pace: Pace, at: number): void {
  settleClocks(state, at);
  const [before, after] = [reserveOf(state.pace), reserveOf(pace)];
  state.pace = pace;
  state.grants = [];
  for (const { clock } of state.seats) {
    const scaled = before === 0 ? after : Math.round((clock.left / before) * after);
    clock.left = Math.max(scaled, clock.ranOut ? extraTime(pace) : incrementOf(pace));
    delete clock.ranOut;
    delete clock.warned;
    // What it was to note is another thing where there are no clocks.
    if (pace.kind === 'none' || before === 0) delete clock.since;
  }
}

/** From when on any one player may end a pause: nobody can hold a game up by it. Before, more than half of them. */
export const resumableAt = ({ pace, pausedAt, movedAt }: TableState): number =>
  (pausedAt ?? movedAt) + (pace.kind === 'live' ? 15 * MINUTE : 3 * DAY);

/** What the others may grant somebody who ran out: half of what one begins with. */
export const extraTime = (pace: Pace): number => Math.max(incrementOf(pace), reserveOf(pace) / 2);

/** A clock as it is shown; `lag` milliseconds late it runs as if it were now. Without clocks: only who is missed. */
export function clockView(state: TableState, seat: Seat, lag = 0): ClockView | undefined {
  const { kind, clock } = state.seats[seat]!;
  const { left, since, ranOut } = clock;
  if (kind === 'bot') return undefined;
  if (state.pace.kind === 'none') return ranOut ? { left: 0, ranOut } : undefined;
  const until = expiryOf(state, seat);
  return {
    left,
    ...(since !== undefined && { since: since + lag }),
    ...(until !== undefined && { until: until + lag }),
    ...(ranOut && { ranOut: true }),
  };
}
