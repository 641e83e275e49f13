import type { Seat } from '@palio/kernel';
import { ABSENCE_CHOICES, type AbsenceChoice } from '@palio/protocol';
import type { Level } from '@palio/search';
import { Refusal } from '../../refusal.ts';
import { expiryOf, warningOf } from '../clocks.ts';
import { peopleAt } from '../state.ts';
import type { Table } from '../table.ts';
import { mustBeRunning, seatOf, type Actor } from './actor.ts';
import { settleProposal } from './consent.ts';
import { endIfDecided } from './ending.ts';

const DAY = 24 * 3600 * 1000;
/** A game in which nothing has happened for so long after somebody's time ran out is called off, unrated. */
const STALLED = 10 * DAY;
/** A table that has not begun for so long is cleared away. */
const NEVER_BEGUN = 21 * DAY;
/** Who plays a seat that its person has left, lost or given up. */
export const STAND_IN_LEVEL: Level = 'medium';

/** Those who are asked about somebody whose time ran out. */
const votersAbout = (table: Table, about: Seat): Seat[] =>
  peopleAt(table.state).filter(seat => seat !== about);

/** The next moment at which `tick` would do something. */
export function nextTick(table: Table): number | undefined {
  const { state } = table;
  if (state.status === 'open') return state.setup.createdAt + NEVER_BEGUN;
  if (state.status !== 'running' || state.paused) return undefined;
  const moments = state.seats.flatMap((seat, i) => {
    const warning = seat.clock.warned ? undefined : warningOf(state, i);
    return [expiryOf(state, i), warning].filter(moment => moment !== undefined);
  });
  if (state.seats.some(seat => seat.clock.ranOut)) moments.push(state.movedAt + STALLED);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

function runOut(table: Table, seat: Seat): void {
  const { setup } = table.state;
  table.happen({ type: 'time-out', seat });
  if (setup.timeout === 'bot') table.happen({ type: 'stood-in', seat, level: STAND_IN_LEVEL });
}

/** What time alone brings about. */
export function tick(table: Table): void {
  const { state, now } = table;
  if (state.status === 'open' && now >= state.setup.createdAt + NEVER_BEGUN) {
    table.happen({ type: 'cancelled', reason: 'never-begun' });
    return;
  }
  if (state.status !== 'running' || state.paused || table.isOnHold) return;
  if (state.seats.some(seat => seat.clock.ranOut) && now >= state.movedAt + STALLED) {
    table.happen({ type: 'cancelled', reason: 'stalled' });
    return;
  }
  for (const seat of state.seats.keys()) {
    const { clock } = state.seats[seat]!;
    if ((expiryOf(state, seat) ?? Infinity) <= now) runOut(table, seat);
    else if (!clock.warned && (warningOf(state, seat) ?? Infinity) <= now)
      table.happen({ type: 'time-low', seat, only: [seat] });
  }
}

/** More than half decide at once; when all have voted the most votes do, and a tie means to wait. */
function verdictOf(votes: readonly AbsenceChoice[], voters: number): AbsenceChoice | undefined {
  const count = (choice: AbsenceChoice): number => votes.filter(each => each === choice).length;
  const most = Math.max(...ABSENCE_CHOICES.map(count));
  const leading = ABSENCE_CHOICES.filter(choice => count(choice) === most);
  if (most * 2 > voters) return leading[0];
  if (votes.length < voters) return undefined;
  return leading.length === 1 ? leading[0] : 'wait';
}

export function vote(table: Table, actor: Actor, about: Seat, choice: AbsenceChoice): void {
  mustBeRunning(table);
  const seat = seatOf(table, actor);
  const place = table.state.seats[about];
  if (
    place === undefined ||
    !place.clock.ranOut ||
    seat === about ||
    place.standIn !== undefined ||
    place.resigned
  )
    throw new Refusal('no-vote');
  table.happen({ type: 'voted', seat, about, choice });
  const voters = votersAbout(table, about);
  const votes = table.state.votes[about] ?? {};
  const verdict = verdictOf(
    voters.flatMap(voter => votes[voter] ?? []),
    voters.length,
  );
  if (verdict === undefined) return;
  table.happen({ type: 'decided', about, choice: verdict });
  if (verdict === 'bot') table.happen({ type: 'stood-in', seat: about, level: STAND_IN_LEVEL });
  else if (verdict === 'end') table.happen({ type: 'cancelled', reason: 'voted' });
  else if (verdict === 'drop') giveUp(table, about);
}

function giveUp(table: Table, seat: Seat): void {
  table.happen({ type: 'resigned', seat });
  endIfDecided(table);
  settleProposal(table);
}

export function resign(table: Table, actor: Actor): void {
  mustBeRunning(table);
  const seat = seatOf(table, actor);
  if (table.state.seats[seat]!.resigned) throw new Refusal('not-running');
  giveUp(table, seat);
}

/** A bot plays for me until I return. */
export function standIn(table: Table, actor: Actor, level: Level): void {
  mustBeRunning(table);
  const seat = seatOf(table, actor);
  if (table.state.seats[seat]!.resigned) throw new Refusal('not-running');
  table.happen({ type: 'stood-in', seat, level });
}

export function comeBack(table: Table, actor: Actor): void {
  mustBeRunning(table);
  const seat = seatOf(table, actor);
  const place = table.state.seats[seat]!;
  if (place.standIn === undefined) throw new Refusal('bad-request', 'no bot plays for you');
  table.happen({ type: 'returned', seat });
}

export function setVacation(table: Table, actor: Actor, until: number | null): void {
  if (table.state.status !== 'running') return;
  table.happen({ type: 'on-vacation', seat: seatOf(table, actor), until });
}
