import { next, type Context } from '@palio/kernel';
import { MELEE } from './actions.ts';
import type { Battlefield } from './battlefield.ts';
import { calculate } from './calculator.ts';
import { hitCaravan } from './caravan.ts';
import { controls } from './control-zones.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { retreatsOf } from './retreat.ts';
import type { Hex, State, Unit } from './state.ts';
import type { MoveSoFar, MovingAction } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { putOn, remove } from './units.ts';

/** What limits a melee beside terrain and movement. */
export interface MeleeLimits {
  readonly moved: boolean;
  readonly halted: boolean;
  readonly shifted: boolean;
}

/** MB-8.10, MB-8.11, MB-15.4 Whether the unit may declare any melee at all now. */
export function mayDeclare(unit: Unit, { moved, shifted }: MeleeLimits): boolean {
  if (TYPES[unit.type].melee === undefined || unit.movement === 0) return false;
  return (moved || RULINGS.meleeWithoutMovingFirst) && (!shifted || RULINGS.meleeAfterShiftInsideZone);
}

/** MB-7.12, MB-8.6 Whether it may attack what stands on this adjacent hex, whose terrain it may occupy (MB-11.15). */
function isTarget(state: State, field: Battlefield, unit: Unit, hex: Hex, halted: boolean): boolean {
  const id = state.unitAt[hex]!;
  if (id < 0 || field.entryCost[hex]! > unit.movement) return false;
  const enemy = state.units[id]!;
  return enemy.side !== unit.side && (!halted || controls(field, enemy, unit.place));
}

/** Adds every melee the unit may declare. */
export function listMelees(
  state: State,
  field: Battlefield,
  unit: Unit,
  limits: MeleeLimits,
  actions: MovingAction[],
): void {
  if (!mayDeclare(unit, limits)) return;
  const beside = field.around[TYPES[unit.type].index]![unit.place]!;
  for (let i = 0; i < beside.length; i++)
    if (isTarget(state, field, unit, beside[i]!, limits.halted)) actions.push(MELEE[beside[i]!]!);
}

export function canMelee(state: State, field: Battlefield, unit: Unit, limits: MeleeLimits): boolean {
  if (!mayDeclare(unit, limits)) return false;
  const beside = field.around[TYPES[unit.type].index]![unit.place]!;
  for (let i = 0; i < beside.length; i++)
    if (isTarget(state, field, unit, beside[i]!, limits.halted)) return true;
  return false;
}

/** MB-7.12, MB-9.1, MB-15.4 Pays, then lets the defender answer if it has a choice. */
export function declareMelee(
  state: State,
  field: Battlefield,
  attacker: Unit,
  defender: Unit,
  after: MoveSoFar,
  context: Context<Event>,
): void {
  attacker.movement -= field.entryCost[defender.place]!;
  context.tell?.({
    type: 'meleeDeclared',
    seat: attacker.side,
    unit: attacker.id,
    kind: attacker.type,
    from: attacker.place,
    target: defender.place,
    defender: defender.id,
    defenderKind: defender.type,
  });
  if (defender.type === 'caravan') attackCaravan(state, attacker, defender, context);
  else if (retreatsOf(state, field, defender).length > 0)
    next(state, {
      kind: 'answerMelee',
      seat: defender.side,
      attacker: attacker.id,
      defender: defender.id,
      after,
    });
  else fight(state, field, attacker, defender, context);
}

/** MB-15.5, MB-15.6 The attacker enters only where it has destroyed the caravan. */
function attackCaravan(state: State, attacker: Unit, caravan: Unit, context: Context<Event>): void {
  const hex = caravan.place;
  if (hitCaravan(state, attacker, caravan, false, context) === 'destroyed')
    advance(state, attacker, hex, context);
  next(state, { kind: 'endTurn' });
}

/** The attacker takes a hex it has already paid for (MB-7.12). */
export function advance(state: State, attacker: Unit, to: Hex, context: Context<Event>): void {
  const from = attacker.place;
  putOn(state, attacker, to);
  context.tell?.({ type: 'advanced', seat: attacker.side, unit: attacker.id, kind: attacker.type, from, to });
}

/** MB-11.11 to MB-11.14 Both lose knights at once; a winner advances; the turn ends whoever won. */
export function fight(
  state: State,
  field: Battlefield,
  attacker: Unit,
  defender: Unit,
  context: Context<Event>,
): void {
  const target = defender.place;
  const calculation = calculate(field, attacker, defender, false);
  context.tell?.({
    type: 'fought',
    seat: attacker.side,
    unit: attacker.id,
    kind: attacker.type,
    from: attacker.place,
    target,
    defender: defender.id,
    calculation,
  });
  loseKnights(state, attacker, calculation.attackerLosses);
  loseKnights(state, defender, calculation.defenderLosses);
  if (calculation.defenderDestroyed && !calculation.attackerDestroyed)
    advance(state, attacker, target, context);
  next(state, { kind: 'endTurn' });
}

/** MB-11.11 */
export function loseKnights(state: State, unit: Unit, losses: number): void {
  unit.knights -= losses;
  if (unit.knights === 0) remove(state, unit);
}
