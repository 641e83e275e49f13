import type { Context, Seat } from '@palio/kernel';
import type { Battlefield } from './battlefield.ts';
import type { Event } from './events.ts';
import { BATTLE, RULINGS } from './figures.ts';
import { layoutOf } from './layout.ts';
import type { State } from './state.ts';
import { opponentOf, unitOn } from './units.ts';

/** MB-16.1 to MB-16.6 Whoever stands on a flag when a turn ends takes it and keeps it. */
export function checkFlags(state: State, field: Battlefield, context: Context<Event>): void {
  const { flags } = field.layout;
  for (let flag = 0; flag < flags.length; flag++) {
    const { hex, points } = flags[flag]!;
    const unit = unitOn(state, hex);
    const takes =
      unit !== undefined &&
      (unit.type !== 'caravan' || RULINGS.caravanCanControlFlags) &&
      (unit.side === state.toMove || RULINGS.flagCheckAfterEveryTurn);
    if (takes && state.flagOwners[flag] !== unit.side) {
      state.flagOwners[flag] = unit.side;
      context.tell?.({ type: 'flagTaken', seat: unit.side, flag, hex, points });
    } else if (unit === undefined && !RULINGS.flagControlPersists) state.flagOwners[flag] = -1;
  }
}

/** MB-2.11 Points of the flags a seat controls. */
export function flagPoints(state: State, seat: Seat): number {
  const { flags } = layoutOf(state.map.size);
  let points = 0;
  for (let flag = 0; flag < flags.length; flag++)
    if (state.flagOwners[flag] === seat) points += flags[flag]!.points;
  return points;
}

/** MB-15.6 Points for the enemy caravan. */
export const caravanPoints = (state: State, seat: Seat): number =>
  state.caravanDestroyed[opponentOf(seat)] === true ? BATTLE.caravan.victoryPoints : 0;

/** MB-16.7 */
export const victoryPointsOf = (state: State, seat: Seat): number =>
  flagPoints(state, seat) + caravanPoints(state, seat);
