import type { Seat } from '@palio/kernel';
import type { Level } from '@palio/search';
import { Refusal } from '../../refusal.ts';
import { missedAt, resumableAt, STALLED, warningOf } from '../clocks.ts';
import { isOutOfTime, type TableState } from '../state.ts';
import type { Table } from '../table.ts';
import { mustBeRunning, seatOf, seatWithSay, STAND_IN_LEVEL, type Actor } from './actor.ts';
import { calledOffAt } from './consent.ts';
import { giveUp, letBotPlay, settle } from './voting.ts';

const DAY = 24 * 3600 * 1000;
/** A table that has not begun for so long is cleared away. */
const NEVER_BEGUN = 21 * DAY;

/**
 * When a game is called off because somebody's time ran out; while another clock runs the game is not stuck. Who has
 * agreed to play without clocks has agreed to wait.
 */
function stalledAt({ seats, movedAt, pace }: TableState): number | undefined {
  if (pace.kind === 'none') return undefined;
  const isStuck = seats.some(isOutOfTime) && seats.every(({ clock }) => clock.since === undefined);
  return isStuck ? movedAt + STALLED : undefined;
}

/** The next moment at which `tick` would do something. */
export function nextTick(table: Table): number | undefined {
  const { state } = table;
  if (state.status === 'open') return state.setup.createdAt + NEVER_BEGUN;
  if (state.status !== 'running') return undefined;
  if (table.isOnHold) return calledOffAt(table);
  if (state.paused) return state.proposal?.proposal.what === 'resume' ? resumableAt(state) : undefined;
  const moments = state.seats.flatMap((seat, i) => {
    const warning = seat.clock.warned ? undefined : warningOf(state, i);
    return [missedAt(state, i), warning].filter(moment => moment !== undefined);
  });
  const stalled = stalledAt(state);
  if (stalled !== undefined) moments.push(stalled);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

function runOut(table: Table, seat: Seat): void {
  const { setup, pace } = table.state;
  const isIdle = pace.kind === 'none';
  table.happen({ type: 'time-out', seat, ...(isIdle && { idle: true }) });
  if (setup.timeout === 'bot' && !isIdle) letBotPlay(table, seat, STAND_IN_LEVEL);
  settle(table);
}

/** What time alone brings about. */
export function tick(table: Table): void {
  const { state, now } = table;
  if (state.status === 'open' && now >= state.setup.createdAt + NEVER_BEGUN) {
    table.happen({ type: 'cancelled', reason: 'never-begun' });
    return;
  }
  if (state.status !== 'running') return;
  if (state.paused || table.isOnHold) {
    settle(table);
    return;
  }
  if (now >= (stalledAt(state) ?? Infinity)) {
    table.happen({ type: 'cancelled', reason: 'stalled' });
    return;
  }
  for (const seat of state.seats.keys()) {
    const { clock } = state.seats[seat]!;
    if ((missedAt(state, seat) ?? Infinity) <= now) runOut(table, seat);
    else if (!clock.warned && (warningOf(state, seat) ?? Infinity) <= now)
      table.happen({ type: 'time-low', seat, only: [seat] });
  }
}

export function resign(table: Table, actor: Actor): void {
  mustBeRunning(table);
  giveUp(table, seatWithSay(table, actor));
}

/** A bot plays for me until I return. */
export function standIn(table: Table, actor: Actor, level: Level): void {
  mustBeRunning(table);
  letBotPlay(table, seatWithSay(table, actor), level);
  settle(table);
}

export function comeBack(table: Table, actor: Actor): void {
  mustBeRunning(table);
  const seat = seatOf(table, actor);
  const place = table.state.seats[seat]!;
  if (place.standIn === undefined) throw new Refusal('bad-request', 'no bot plays for you');
  table.happen({ type: 'returned', seat });
}

/** On hold no clock runs; who is on holiday then is looked up when the game goes on. */
export function setVacation(table: Table, actor: Actor, until: number | null): void {
  const { state } = table;
  if (state.status !== 'running' || table.isOnHold) return;
  const seat = seatOf(table, actor);
  if ((state.seats[seat]!.vacation ?? null) !== until) table.happen({ type: 'on-vacation', seat, until });
}
