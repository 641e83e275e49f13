import type { Context } from '@palio/kernel';
import { GO } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import { isControlled } from './control-zones.ts';
import { costToEnter, crossingExtraMover, crossingExtraStanding, letsPass } from './crossing.ts';
import type { Event } from './events.ts';
import { canMergeWith } from './merging.ts';
import { costToReach, findReach, hexReached } from './reach.ts';
import type { Hex, State, Unit } from './state.ts';
import type { MovingAction } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { leaveHex, opponentOf, putOn, unitOf } from './units.ts';

/** MB-7.8 Whether a unit on this hex could go on from there, or merge, with the movement left. */
function canGoOn(state: State, field: Battlefield, unit: Unit, hex: Hex, movement: number): boolean {
  const beside = field.around[TYPES[unit.type].index]![hex]!;
  for (let i = 0; i < beside.length; i++) {
    const to = beside[i]!;
    if (field.entryCost[to]! > movement) continue;
    const occupant = state.unitAt[to]!;
    if (occupant < 0 || occupant === unit.id) return true;
    const standing = state.units[occupant]!;
    if (canMergeWith(unit, standing) || canCross(state, field, unit, standing, movement)) return true;
  }
  return false;
}

/** MB-7.6 to MB-7.8 Whether a unit beside it could cross a standing own unit and go on. */
export function canCross(
  state: State,
  field: Battlefield,
  unit: Unit,
  standing: Unit,
  movement: number,
): boolean {
  const left = movement - field.entryCost[standing.place]! - crossingExtraMover;
  return (
    left > 0 &&
    letsPass(standing, unit.side) &&
    !isControlled(state, field, standing.place, opponentOf(unit.side)) &&
    canGoOn(state, field, unit, standing.place, left)
  );
}

/** Whether any step is possible; much quicker than listing them all. */
export function canStep(state: State, field: Battlefield, unit: Unit): boolean {
  return unit.movement > 0 && canGoOn(state, field, unit, unit.place, unit.movement);
}

/** Adds every hex the unit may go to; to an own unit's hex only if it can go on from there. */
export function listSteps(state: State, field: Battlefield, unit: Unit, actions: MovingAction[]): void {
  if (unit.movement === 0) return;
  const count = findReach(state, field, unit);
  for (let i = 0; i < count; i++) {
    const hex = hexReached(i);
    if (state.unitAt[hex]! < 0 || canGoOn(state, field, unit, hex, unit.movement - costToReach(hex)))
      actions.push(GO[hex]!);
  }
}

/** MB-7.3, MB-7.6 Carries the unit along a way, paying for every hex. It shares the last one if somebody stands there. */
export function follow(
  state: State,
  field: Battlefield,
  unit: Unit,
  path: readonly Hex[],
  context: Pick<Context<Event>, 'tell'>,
): void {
  const crossed: Unit[] = [];
  for (const hex of path) {
    unit.movement -= costToEnter(state, field, unit, hex);
    const occupant = state.unitAt[hex]!;
    if (occupant < 0 || occupant === unit.id) continue;
    const standing = unitOf(state, occupant);
    standing.movement -= crossingExtraStanding;
    crossed.push(standing);
  }
  const to = path.at(-1) ?? unit.place;
  if (state.unitAt[to]! < 0) putOn(state, unit, to);
  else {
    leaveHex(state, unit);
    unit.place = to;
  }
  context.tell?.({
    type: 'moved',
    seat: unit.side,
    unit: unit.id,
    kind: unit.type,
    path,
    movement: unit.movement,
  });
  for (const { side, id, type, place } of crossed)
    context.tell?.({ type: 'crossed', seat: side, unit: id, kind: type, hex: place });
}
