import type { Seat } from '@palio/kernel';
import type { Battlefield } from './battlefield.ts';
import { BATTLE, RULINGS } from './figures.ts';
import type { Hex, State, Unit } from './state.ts';

/** MB-7.6 What crossing costs beside the terrain, and what it costs the unit that is crossed. */
export const { crossingExtraMover, crossingExtraStanding } = BATTLE.movement;

/** MB-7.6, MB-7.7, MB-7.10 Whether the unit standing there lets an own unit pass, enemy zones aside. */
export function letsPass(standing: Unit, side: Seat): boolean {
  if (standing.side !== side || standing.movement === 0 || standing.movement < crossingExtraStanding)
    return false;
  return standing.type !== 'caravan' || RULINGS.crossingTurnsCaravan;
}

/** MB-3.2, MB-7.6 What it costs to enter a hex, whether empty or crossed. */
export function costToEnter(state: State, field: Battlefield, unit: Unit, hex: Hex): number {
  const occupant = state.unitAt[hex]!;
  const cost = field.entryCost[hex]!;
  return occupant < 0 || occupant === unit.id ? cost : cost + crossingExtraMover;
}
