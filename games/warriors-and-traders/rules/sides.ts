import type { Seat } from '@palio/kernel';
import type { State, War } from './state.ts';

export const sideOf = (state: State, seat: Seat): number => state.table.sides[seat]!;

/** WT-20.2 Oneself or an ally. */
export const isFriend = (state: State, seat: Seat, other: Seat): boolean =>
  seat === other || state.table.sides[seat] === state.table.sides[other];

export const membersOf = (state: State, side: number): Seat[] =>
  state.table.sides.flatMap((own, seat) => (own === side && !state.players[seat]!.left ? [seat] : []));

export const seatsOf = (state: State): Seat[] =>
  state.players.flatMap((player, seat) => (player.left ? [] : [seat]));

export function warBetween(state: State, seat: Seat, other: Seat): War | undefined {
  const a = sideOf(state, seat);
  const b = sideOf(state, other);
  for (const war of state.wars) if ((war.a === a && war.b === b) || (war.a === b && war.b === a)) return war;
  return undefined;
}

/** WT-15.2, WT-20.8 */
export const atWar = (state: State, seat: Seat, other: Seat): boolean =>
  state.wars.length > 0 && warBetween(state, seat, other) !== undefined;

export function isAtWar(state: State, seat: Seat): boolean {
  const side = sideOf(state, seat);
  return state.wars.some(war => war.a === side || war.b === side);
}

/** Players who are no friends, in the order of seats. */
export function rivalsOf(state: State, seat: Seat): Seat[] {
  return seatsOf(state).filter(other => !isFriend(state, seat, other));
}
