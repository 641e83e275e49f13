import type { Outcome } from '@palio/kernel';
import type { Result } from '@palio/protocol';
import type { SeatState } from '../entries.ts';
import { peopleAt } from '../state.ts';
import type { Table } from '../table.ts';

/** Ranks counted again so that those who gave up come last, together. A tie that nobody won is won by nobody still. */
function withResigned(ranks: readonly number[], seats: readonly SeatState[]): number[] {
  const isIn = (seat: number): boolean => !seats[seat]?.resigned;
  const staying = ranks.filter((_, seat) => isIn(seat));
  const leaders = staying.filter(rank => rank === Math.min(...ranks)).length;
  const first = ranks.includes(1) ? 1 : Math.max(1, leaders);
  return ranks.map((rank, seat) => {
    if (!isIn(seat)) return staying.length + 1;
    const better = staying.filter(other => other < rank).length;
    return better === 0 ? first : 1 + better;
  });
}

export function resultFrom(outcome: Outcome, seats: readonly SeatState[]): Result {
  return { ranks: withResigned(outcome.ranks, seats), scores: [...outcome.scores], ending: outcome.ending };
}

/** Whether all that have not given up win together. */
function isOneSide(table: Table, staying: readonly number[]): boolean {
  if (staying.length <= 1) return true;
  const { setup, seats } = table.state;
  const teams = table.game.teams?.(setup.options, seats.length) ?? [];
  return teams.some(team => staying.every(seat => team.includes(seat)));
}

/** Ends a game that nobody can lose any more, or that nobody plays any more. */
export function endIfDecided(table: Table): void {
  const { state } = table;
  if (state.status !== 'running') return;
  const staying = [...state.seats.keys()].filter(seat => !state.seats[seat]!.resigned);
  const isOver = isOneSide(table, staying);
  const isAbandoned = peopleAt(state).length === 0;
  if (isAbandoned && staying.length === state.seats.length) {
    table.happen({ type: 'cancelled', reason: 'abandoned' });
    return;
  }
  if (!isOver && !isAbandoned) return;
  const ranks = withResigned(
    state.seats.map(() => 1),
    state.seats,
  );
  const scores = state.seats.map(() => 0);
  table.happen({ type: 'over', result: { ranks, scores, ending: isOver ? 'resigned' : 'abandoned' } });
}
