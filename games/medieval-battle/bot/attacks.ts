import type { Battlefield } from '../rules/battlefield.ts';
import { isControlled } from '../rules/control-zones.ts';
import { BATTLE, COMBAT } from '../rules/figures.ts';
import { hasWayOff } from '../rules/retreat.ts';
import type { Hex, State, Unit } from '../rules/state.ts';
import { TYPES, typesInOrder } from '../rules/unit-types.ts';
import { opponentOf } from '../rules/units.ts';
import { MOUNTED, ON_FOOT, type Ground } from './ground.ts';
import { meleeGain, rangedGain } from './worth.ts';

const { height: HEIGHT, rough: ROUGH, cover: COVER } = COMBAT.factors;
const SHOT_COST = BATTLE.movement.rangedAttackCost;

/** An attack from afar may be stopped by control zones on the way. */
const FROM_AFAR = 0.7;

/** By index of the type. */
export const MOVES_AS: readonly number[] = typesInOrder.map(({ cavalry }) => (cavalry ? MOUNTED : ON_FOOT));
const IS_CAVALRY: readonly boolean[] = typesInOrder.map(({ cavalry }) => cavalry);
export const RANGE: readonly number[] = typesInOrder.map(({ range }) => range);
/** How much more than its movement the way to an enemy may cost for an attack to be thinkable: bows stay outside. */
export const IN_REACH: readonly number[] = RANGE.map(range => range);

/** Height and rough ground together (MB-11.6, MB-11.7). */
export function meleeShift(field: Battlefield, attacker: number, from: Hex, defender: number, target: Hex): number {
  const shift = HEIGHT * Math.sign(field.level[from]! - field.level[target]!);
  if (!field.hindersCavalry[target]!) return shift;
  return shift + ROUGH * (Number(IS_CAVALRY[defender]!) - Number(IS_CAVALRY[attacker]!));
}

/** Height and cover together (MB-12.5, MB-12.6). */
export function rangedShift(field: Battlefield, from: Hex, target: Hex): number {
  return HEIGHT * Math.sign(field.level[from]! - field.level[target]!) - (field.cover[target]! ? COVER : 0);
}

/** What a declared melee is worth to the attacker if the defender stands. */
export function gainOfMelee(field: Battlefield, attacker: Unit, from: Hex, defender: Unit, target: Hex): number {
  const own = TYPES[attacker.type].index;
  const other = TYPES[defender.type].index;
  return meleeGain(own, other, attacker.knights, defender.knights, meleeShift(field, own, from, other, target));
}

export function gainOfShot(field: Battlefield, attacker: Unit, from: Hex, defender: Unit, target: Hex): number {
  const own = TYPES[attacker.type].index;
  const other = TYPES[defender.type].index;
  return rangedGain(own, other, attacker.knights, defender.knights, rangedShift(field, from, target));
}

/** Movement a unit needs to attack in melee from where it is, other units aside. */
export const meleeCost = (ground: Ground, type: number, from: Hex, target: Hex): number =>
  ground.costs[MOVES_AS[type]!]![from * ground.hexes + target]!;

/** Movement a bow needs to come into range and shoot; sight aside. */
export function shotCost(field: Battlefield, ground: Ground, type: number, from: Hex, target: Hex): number {
  const range = RANGE[type]!;
  if (field.layout.distances[from]![target]! <= range) return SHOT_COST;
  return ground.costs[ON_FOOT]![from * ground.hexes + target]! - field.entryCost[target]! - (range - 1) + SHOT_COST;
}

/** What the better attack of this unit on that one would bring if the other stands; 0 if none is possible at once. */
export function attackGain(field: Battlefield, ground: Ground, attacker: Unit, defender: Unit): number {
  const own = TYPES[attacker.type].index;
  const other = TYPES[defender.type].index;
  const from = attacker.place;
  const target = defender.place;
  const distance = field.layout.distances[from]![target]!;
  let best = 0;
  if (meleeCost(ground, own, from, target) <= attacker.movement) {
    const shift = meleeShift(field, own, distance === 1 ? from : target, other, target);
    // From afar nobody knows where the attacker will stand: on low ground, most likely.
    const lower = distance === 1 ? 0 : HEIGHT * Math.sign(field.level[target]!);
    best = meleeGain(own, other, attacker.knights, defender.knights, shift - lower) * (distance === 1 ? 1 : FROM_AFAR);
  }
  const range = RANGE[own]!;
  if (range > 0 && shotCost(field, ground, own, from, target) <= attacker.movement) {
    const isNear = distance <= range;
    const lower = isNear ? 0 : HEIGHT * Math.sign(field.level[target]!);
    const shift = rangedShift(field, isNear ? from : target, target) - lower;
    const gain = rangedGain(own, other, attacker.knights, defender.knights, shift) * (isNear ? 1 : FROM_AFAR);
    if (gain > best) best = gain;
  }
  return best > 0 ? best : 0;
}

/** MB-9.2, MB-9.3, MB-10.1 Whether the unit could give way to an attack. */
export function canGiveWay(state: State, field: Battlefield, unit: Unit): boolean {
  if (unit.movement < field.retreatCost[unit.place]!) return false;
  const enemy = opponentOf(unit.side);
  const around = field.around[TYPES[unit.type].index]![unit.place]!;
  for (let i = 0; i < around.length; i++)
    if (state.unitAt[around[i]!]! < 0 && !isControlled(state, field, around[i]!, enemy)) return true;
  return field.layout.offboard[unit.place]!.length > 0 && hasWayOff(state, field, unit);
}
