import { LEAVE_BOARD, RETREAT } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import { isControlled, isOffboardControlled } from './control-zones.ts';
import type { Hex, State, Unit } from './state.ts';
import type { AnswerAction } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { opponentOf } from './units.ts';

/** MB-9.1, MB-9.2, MB-15.9 Whether it could pay for a retreat; the caravan never retreats. */
export function canPayRetreat(field: Battlefield, defender: Unit): boolean {
  return defender.type !== 'caravan' && defender.movement >= field.retreatCost[defender.place]!;
}

/** MB-9.3 Empty, of a terrain it may occupy, outside every zone of the attacking player. */
export function isRetreatHex(state: State, field: Battlefield, defender: Unit, hex: Hex): boolean {
  return state.unitAt[hex]! < 0 && !isControlled(state, field, hex, opponentOf(defender.side));
}

/** MB-10.1 Whether some hex beyond the edge beside it is out of the attacking player's control. */
export function hasWayOff(state: State, field: Battlefield, defender: Unit): boolean {
  const enemy = opponentOf(defender.side);
  return field.layout.offboard[defender.place]!.some(beside => !isOffboardControlled(state, beside, enemy));
}

/** MB-9.2 to MB-9.4, MB-10.1 Every way out of a melee; empty if the unit must stand. */
export function retreatsOf(state: State, field: Battlefield, defender: Unit): AnswerAction[] {
  const options: AnswerAction[] = [];
  if (!canPayRetreat(field, defender)) return options;
  for (const hex of field.around[TYPES[defender.type].index]![defender.place]!)
    if (isRetreatHex(state, field, defender, hex)) options.push(RETREAT[hex]!);
  if (hasWayOff(state, field, defender)) options.push(LEAVE_BOARD);
  return options;
}
