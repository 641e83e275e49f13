import { next, type Context } from '@palio/kernel';
import { SHOOT } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import { calculate } from './calculator.ts';
import { hitCaravan } from './caravan.ts';
import type { Event } from './events.ts';
import { BATTLE, RULINGS } from './figures.ts';
import { loseKnights } from './melee.ts';
import type { Hex, State, Unit } from './state.ts';
import type { MovingAction } from './steps.ts';
import { TYPES } from './unit-types.ts';

const COST = BATTLE.movement.rangedAttackCost;

/** MB-7.11, MB-12.1 Whether the unit has bows and can pay for a shot. */
export function mayShoot(unit: Unit): boolean {
  return TYPES[unit.type].range > 0 && unit.movement >= COST;
}

/** MB-15.7 Any enemy unit; sight and range are for the caller. */
function isTarget(state: State, unit: Unit, hex: Hex): boolean {
  const id = state.unitAt[hex]!;
  if (id < 0) return false;
  const enemy = state.units[id]!;
  return enemy.side !== unit.side && (enemy.type !== 'caravan' || RULINGS.rangedCanHitCaravan);
}

/** MB-8.7, MB-12.1, MB-12.9 Adds every target in range and sight. */
export function listShots(state: State, field: Battlefield, unit: Unit, actions: MovingAction[]): void {
  if (!mayShoot(unit)) return;
  for (const hex of field.layout.neighbours[unit.place]!)
    if (isTarget(state, unit, hex)) actions.push(SHOOT[hex]!);
  if (TYPES[unit.type].range < 2) return;
  for (const hex of field.inSight[unit.place]!) if (isTarget(state, unit, hex)) actions.push(SHOOT[hex]!);
}

export function canShoot(state: State, field: Battlefield, unit: Unit): boolean {
  if (!mayShoot(unit)) return false;
  const hits = (hex: Hex): boolean => isTarget(state, unit, hex);
  return (
    field.layout.neighbours[unit.place]!.some(hits) ||
    (TYPES[unit.type].range >= 2 && field.inSight[unit.place]!.some(hits))
  );
}

/** MB-12.3, MB-12.13, MB-12.14 Nobody answers, nobody advances, the turn ends. */
export function shoot(
  state: State,
  field: Battlefield,
  shooter: Unit,
  target: Unit,
  context: Context<Event>,
): void {
  shooter.movement -= COST;
  if (target.type === 'caravan') hitCaravan(state, shooter, target, true, context);
  else {
    const calculation = calculate(field, shooter, target, true);
    context.tell?.({
      type: 'shot',
      seat: shooter.side,
      unit: shooter.id,
      kind: shooter.type,
      from: shooter.place,
      target: target.place,
      defender: target.id,
      calculation,
    });
    loseKnights(state, target, calculation.defenderLosses);
  }
  next(state, { kind: 'endTurn' });
}
