import type { Context } from '@palio/kernel';
import type { Event } from './events.ts';
import { DISMOUNT, RULINGS } from './figures.ts';
import { REMOVED, type FightingType, type State, type Unit, type UnitType } from './state.ts';
import { TYPES } from './unit-types.ts';

/** MB-18.1 What a cavalry unit turns into. */
export function footOf(type: UnitType): FightingType | undefined {
  return type === 'heavyCavalry' || type === 'lightCavalry' || type === 'horseArchers'
    ? DISMOUNT.replace[type]
    : undefined;
}

/** MB-18.2 */
export function movementOnFoot(movement: number): number {
  return DISMOUNT.footMovement[Math.min(movement, DISMOUNT.footMovement.length - 1)] ?? 0;
}

/** MB-18.8 Tokens of the type that are neither on the board, off-board nor in reserve. */
export function freeTokens(state: State, side: number, type: FightingType): number {
  let used = 0;
  for (const unit of state.units)
    if (unit.side === side && unit.type === type && unit.place !== REMOVED) used++;
  return TYPES[type].tokens - used;
}

/** MB-18.1, MB-18.6, MB-18.8 Whether the unit could be replaced now. */
export function canDismount(state: State, unit: Unit): boolean {
  if (!state.dismount) return false;
  const foot = footOf(unit.type);
  return foot !== undefined && (!RULINGS.dismountNeedsFreeToken || freeTokens(state, unit.side, foot) > 0);
}

/** MB-18.2, MB-18.7 Losses and position stay. */
export function dismount(unit: Unit, context: Context<Event>): void {
  const to = footOf(unit.type);
  if (to === undefined) throw new Error(`${unit.type} cannot dismount`);
  const kind = unit.type;
  unit.movement = movementOnFoot(unit.movement);
  unit.type = to;
  context.tell?.({
    type: 'dismounted',
    seat: unit.side,
    unit: unit.id,
    kind,
    hex: unit.place,
    to,
    movement: unit.movement,
  });
}
