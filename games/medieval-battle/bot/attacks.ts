import type { Battlefield } from '../rules/battlefield.ts';
import { isControlled } from '../rules/control-zones.ts';
import { BATTLE, COMBAT } from '../rules/figures.ts';
import { hasWayOff } from '../rules/retreat.ts';
import type { Hex, State } from '../rules/state.ts';
import { typesInOrder } from '../rules/unit-types.ts';
import { opponentOf } from '../rules/units.ts';
import type { Fighter } from './fighters.ts';
import { MOUNTED, ON_FOOT, type Ground } from './ground.ts';
import { meleeGain, rangedGain } from './worth.ts';

const { height: HEIGHT, rough: ROUGH, cover: COVER } = COMBAT.factors;
export const SHOT_COST = BATTLE.movement.rangedAttackCost;

/** An attack from afar may be stopped by control zones on the way. */
const FROM_AFAR = 0.7;
/** What is left of an attack on a unit that can step aside: it mostly loses only movement. */
export const EVADED = 0.2;

/** By number of the type. */
export const MOVES_AS: readonly number[] = typesInOrder.map(({ cavalry }) => (cavalry ? MOUNTED : ON_FOOT));
export const RANGE: readonly number[] = typesInOrder.map(({ range }) => range);

/** Height and rough ground together (MB-11.6, MB-11.7). */
function meleeShift(field: Battlefield, attacker: number, from: Hex, defender: number, target: Hex): number {
  const shift = HEIGHT * Math.sign(field.level[from]! - field.level[target]!);
  if (!field.hindersCavalry[target]!) return shift;
  return shift + ROUGH * (MOVES_AS[attacker]! - MOVES_AS[defender]!);
}

/** Height and cover together (MB-12.5, MB-12.6). */
function rangedShift(field: Battlefield, from: Hex, target: Hex): number {
  return HEIGHT * Math.sign(field.level[from]! - field.level[target]!) - (field.cover[target]! ? COVER : 0);
}

/** What a declared melee is worth to the attacker if the defender stands. */
export function gainOfMelee(field: Battlefield, attacker: Fighter, from: Hex, defender: Fighter): number {
  const shift = meleeShift(field, attacker.type, from, defender.type, defender.place);
  return meleeGain(attacker.type, defender.type, attacker.knights, defender.knights, shift);
}

export function gainOfShot(field: Battlefield, attacker: Fighter, from: Hex, defender: Fighter): number {
  const shift = rangedShift(field, from, defender.place);
  return rangedGain(attacker.type, defender.type, attacker.knights, defender.knights, shift);
}

/** Movement a unit needs to get to a hex, or to attack who stands there; other units aside. */
export const wayCost = (ground: Ground, type: number, from: Hex, to: Hex): number =>
  ground.costs[MOVES_AS[type]!]![from * ground.hexes + to]!;

/** Movement a bow needs to come into range and shoot; sight aside. */
export function shotCost(field: Battlefield, ground: Ground, type: number, from: Hex, target: Hex): number {
  const range = RANGE[type]!;
  if (field.layout.distances[from]![target]! <= range) return SHOT_COST;
  return (
    ground.costs[ON_FOOT]![from * ground.hexes + target]! - field.entryCost[target]! - (range - 1) + SHOT_COST
  );
}

/** Whether the unit could attack somebody there at once, in melee or with bows. */
export function canReach(
  field: Battlefield,
  ground: Ground,
  { type, place, movement }: Fighter,
  target: Hex,
): boolean {
  if (movement === 0) return false;
  if (wayCost(ground, type, place, target) <= movement) return true;
  return RANGE[type]! > 0 && shotCost(field, ground, type, place, target) <= movement;
}

/** What a melee of one unit with another would bring if the other stands; 0 if none is possible at once. */
export function strikeGain(field: Battlefield, ground: Ground, attacker: Fighter, defender: Fighter): number {
  const { type, place: from, movement } = attacker;
  const target = defender.place;
  if (wayCost(ground, type, from, target) > movement) return 0;
  const distance = field.layout.distances[from]![target]!;
  if (distance === 1) return Math.max(0, gainOfMelee(field, attacker, from, defender));
  // From afar nobody knows where the attacker will stand: on low ground, most likely.
  const lower = HEIGHT * Math.sign(field.level[target]!);
  const shift = meleeShift(field, type, target, defender.type, target) - lower;
  return Math.max(0, FROM_AFAR * meleeGain(type, defender.type, attacker.knights, defender.knights, shift));
}

/** The same for arrows, which nobody can give way to (MB-9.9). */
export function arrowGain(field: Battlefield, ground: Ground, attacker: Fighter, defender: Fighter): number {
  const { type, place: from, movement } = attacker;
  const target = defender.place;
  const range = RANGE[type]!;
  if (range === 0 || shotCost(field, ground, type, from, target) > movement) return 0;
  if (field.layout.distances[from]![target]! <= range)
    return Math.max(0, gainOfShot(field, attacker, from, defender));
  const lower = HEIGHT * Math.sign(field.level[target]!);
  const shift = rangedShift(field, target, target) - lower;
  return Math.max(0, FROM_AFAR * rangedGain(type, defender.type, attacker.knights, defender.knights, shift));
}

/** MB-9.2, MB-9.3, MB-10.1 Whether the unit could give way to an attack. */
export function canGiveWay(state: State, field: Battlefield, fighter: Fighter): boolean {
  if (fighter.evades < 0) fighter.evades = findsWayOut(state, field, fighter) ? 1 : 0;
  return fighter.evades === 1;
}

function findsWayOut(state: State, field: Battlefield, { unit, type, place, movement }: Fighter): boolean {
  if (movement < field.retreatCost[place]!) return false;
  const enemy = opponentOf(unit.side);
  const around = field.around[type]![place]!;
  for (let i = 0; i < around.length; i++)
    if (state.unitAt[around[i]!]! < 0 && !isControlled(state, field, around[i]!, enemy)) return true;
  return field.layout.offboard[place]!.length > 0 && hasWayOff(state, field, unit);
}
