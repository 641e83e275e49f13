import type { Seat } from '@palio/kernel';
import type { State, War } from './state.ts';

export const sideOf = (state: State, seat: Seat): number => state.table.sides[seat]!;

/** WT-20.2 Oneself or an ally. */
export const isFriend = (state: State, seat: Seat, other: Seat): boolean =>
  seat === other || state.table.sides[seat] === state.table.sides[other];

// Plain loops here and below: these are asked at nearly every decision.
export function membersOf(state: State, side: number): Seat[] {
  const { sides } = state.table;
  const members: Seat[] = [];
  for (let seat = 0; seat < sides.length; seat++)
    if (sides[seat] === side && !state.players[seat]!.left) members.push(seat);
  return members;
}

/** Players still in the game. */
export function seatsOf(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (!state.players[seat]!.left) seats.push(seat);
  return seats;
}

export function warBetween(state: State, seat: Seat, other: Seat): War | undefined {
  const a = sideOf(state, seat);
  const b = sideOf(state, other);
  for (const war of state.wars) if ((war.a === a && war.b === b) || (war.a === b && war.b === a)) return war;
  return undefined;
}

/** WT-15.2, WT-20.8 */
export const atWar = (state: State, seat: Seat, other: Seat): boolean =>
  state.wars.length > 0 && warBetween(state, seat, other) !== undefined;

/** Players who are no friends, in the order of seats. */
export function rivalsOf(state: State, seat: Seat): Seat[] {
  const rivals: Seat[] = [];
  for (let other = 0; other < state.players.length; other++)
    if (!state.players[other]!.left && !isFriend(state, seat, other)) rivals.push(other);
  return rivals;
}
