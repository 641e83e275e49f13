import type { Seat } from '@palio/kernel';
import { OFFBOARD, REMOVED, RESERVE, type Hex, type State, type Unit } from './state.ts';

export function unitOf(state: State, id: number): Unit {
  const unit = state.units[id];
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

export function unitOn(state: State, hex: Hex): Unit | undefined {
  const id = state.unitAt[hex];
  return id === undefined || id < 0 ? undefined : state.units[id];
}

export const opponentOf = (seat: Seat): Seat => 1 - seat;

export const isOnBoard = (unit: Unit): boolean => unit.place >= 0;
export const isInReserve = (unit: Unit): boolean => unit.place === RESERVE;
export const isOffboard = (unit: Unit): boolean => unit.place <= OFFBOARD;

/** MB-10.3 Number of the outer slot beside which an off-board unit waits. */
export const offboardSlot = (unit: Unit): number => OFFBOARD - unit.place;

/** The caravan of a seat, while it stands on the board. */
export function caravanOf(state: State, seat: Seat): Unit | undefined {
  return state.units.find(unit => unit.type === 'caravan' && unit.side === seat && unit.place >= 0);
}

/** Puts a unit on a hex. Where it stood is empty then, unless it was only crossing there. */
export function putOn(state: State, unit: Unit, hex: Hex): void {
  leaveHex(state, unit);
  unit.place = hex;
  state.unitAt[hex] = unit.id;
}

export function leaveHex(state: State, unit: Unit): void {
  if (unit.place >= 0 && state.unitAt[unit.place] === unit.id) state.unitAt[unit.place] = -1;
}

/** MB-11.11 Takes a unit out of the battle for good. */
export function remove(state: State, unit: Unit): void {
  leaveHex(state, unit);
  unit.place = REMOVED;
  unit.knights = 0;
  unit.movement = 0;
}
