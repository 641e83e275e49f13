import type { Context } from '@palio/kernel';
import { MERGE } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import type { Event } from './events.ts';
import type { State, Unit } from './state.ts';
import type { MovingAction } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { remove } from './units.ts';

/** MB-13.1 Same type, same owner, one knight left in each. */
export function canMergeWith(unit: Unit, other: Unit): boolean {
  return (
    unit.knights === 1 &&
    other.knights === 1 &&
    unit.type === other.type &&
    unit.side === other.side &&
    unit.id !== other.id
  );
}

/** MB-13.1, MB-13.4 Adds every adjacent unit to merge with; only the terrain has to be paid. */
export function listMerges(state: State, field: Battlefield, unit: Unit, actions: MovingAction[]): void {
  if (unit.knights !== 1) return;
  for (const hex of field.around[TYPES[unit.type].index]![unit.place]!) {
    const other = state.units[state.unitAt[hex]!];
    if (other !== undefined && canMergeWith(unit, other) && field.entryCost[hex]! <= unit.movement)
      actions.push(MERGE[hex]!);
  }
}

/** MB-13.3 The smaller of both, the mover's after it has paid. */
export function movementAfterMerge(field: Battlefield, unit: Unit, other: Unit): number {
  return Math.min(unit.movement - field.entryCost[other.place]!, other.movement);
}

/** MB-13.2, MB-13.3 The mover's token goes; the other is full again. */
export function merge(
  state: State,
  field: Battlefield,
  unit: Unit,
  other: Unit,
  context: Context<Event>,
): void {
  other.movement = movementAfterMerge(field, unit, other);
  other.knights = TYPES[other.type].knights;
  context.tell?.({
    type: 'merged',
    seat: unit.side,
    unit: unit.id,
    kind: unit.type,
    from: unit.place,
    into: other.id,
    hex: other.place,
  });
  remove(state, unit);
}
