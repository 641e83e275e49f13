import type { Seat } from '@palio/kernel';
import type { State } from './state.ts';
import { seatsOf } from './sides.ts';

const nationOf = (state: State, seat: Seat): number => state.players[seat]!.nation;

/** A world lists its nations by order number, so their places say who comes first (WT-4.3). */
const byNation = (state: State): Seat[] =>
  seatsOf(state).sort((one, other) => nationOf(state, one) - nationOf(state, other));

/** WT-4.3, WT-18.3 Ascending order of this turn. */
export function ascending(state: State): Seat[] {
  const seats = byNation(state);
  if (!state.table.variableOrder) return seats;
  const from = nationOf(state, state.first);
  // Who begins may have left (WT-19): then the next in play begins.
  const later = seats.filter(seat => nationOf(state, seat) >= from);
  return [...later, ...seats.filter(seat => nationOf(state, seat) < from)];
}

/** WT-7.2, WT-18.4 */
export const descending = (state: State): Seat[] => ascending(state).reverse();

/** WT-18.1, WT-18.2 Who begins the turn that starts now. */
export function firstOfTurn(state: State): Seat {
  const seats = byNation(state);
  const lowest = seats[0]!;
  if (!state.table.variableOrder || state.turn <= 1) return lowest;
  return seats.find(seat => nationOf(state, seat) > nationOf(state, state.first)) ?? lowest;
}
