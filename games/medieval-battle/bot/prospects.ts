import type { Seat } from '@palio/kernel';
import { battlefieldOf, type Battlefield } from '../rules/battlefield.ts';
import type { Hex, State, Unit } from '../rules/state.ts';
import { opponentOf } from '../rules/units.ts';
import {
  arrowGain,
  canGiveWay,
  canReach,
  EVADED,
  gainOfMelee,
  gainOfShot,
  MOVES_AS,
  RANGE,
  SHOT_COST,
  strikeGain,
  wayCost,
} from './attacks.ts';
import { fill, musterOf, newFighter, type Fighter, type Muster } from './fighters.ts';
import { groundOf, ON_FOOT, type Ground } from './ground.ts';
import { LIKINGS } from './likings.ts';
import { CARAVAN } from './worth.ts';

/** A position as the seat that decides looks at it. */
export interface Scene {
  readonly state: State;
  readonly field: Battlefield;
  readonly ground: Ground;
  readonly muster: Muster;
  readonly seat: Seat;
}

export function sceneOf(state: State, seat: Seat): Scene {
  const field = battlefieldOf(state.map);
  return { state, field, ground: groundOf(field), muster: musterOf(state), seat };
}

const onPlace = newFighter();
const enemyBeside = newFighter();

/** The worst an enemy could do in its next turn to the unit if it stood on this hex with so much movement. */
export function dangerOn(
  { field, ground, muster }: Scene,
  fighter: Fighter,
  hex: Hex,
  movement: number,
): number {
  onPlace.type = fighter.type;
  onPlace.knights = fighter.knights;
  onPlace.place = hex;
  const enemy = opponentOf(fighter.unit.side);
  const enemies = muster.fighters[enemy]!;
  const distances = field.layout.distances[hex]!;
  let worst = 0;
  for (let i = 0; i < muster.counts[enemy]!; i++) {
    const attacker = enemies[i]!;
    if (attacker.movement === 0 || distances[attacker.place]! > attacker.movement + 1) continue;
    worst = Math.max(
      worst,
      strikeGain(field, ground, attacker, onPlace),
      arrowGain(field, ground, attacker, onPlace),
    );
  }
  // Arrows find whoever could step aside too (MB-9.9), but who fears them as much keeps away from flags and loses.
  return movement >= field.retreatCost[hex]! ? worst * EVADED : worst;
}

/** Points of the flag on this hex that the seat would win by ending a turn there. */
export function flagOn({ state, field }: Scene, seat: Seat, hex: Hex): number {
  const { flags } = field.layout;
  for (let i = 0; i < flags.length; i++)
    if (flags[i]!.hex === hex) return state.flagOwners[i] === seat ? 0 : flags[i]!.points;
  return 0;
}

/** How near this hex is to flags not owned. */
function nearness({ state, field, ground }: Scene, fighter: Fighter, hex: Hex): number {
  const { flags } = field.layout;
  let sum = 0;
  for (let i = 0; i < flags.length; i++)
    if (state.flagOwners[i] !== fighter.unit.side)
      sum += flags[i]!.points / (2 + wayCost(ground, fighter.type, hex, flags[i]!.hex));
  return sum;
}

/** What a melee against this enemy would bring if it is possible; a defender that can give way mostly will. */
export function meleeWorth({ state, field }: Scene, fighter: Fighter, from: Hex, enemy: Unit): number {
  const defender = fill(enemyBeside, enemy);
  const gain = gainOfMelee(field, fighter, from, defender);
  return gain > 0 && canGiveWay(state, field, defender) ? gain * EVADED : gain;
}

export const shotWorth = ({ field }: Scene, fighter: Fighter, from: Hex, enemy: Unit): number =>
  gainOfShot(field, fighter, from, fill(enemyBeside, enemy));

const canStrike = ({ field }: Scene, fighter: Fighter, target: Hex, movement: number): boolean =>
  field.entryCost[target]! <= movement && field.mayOccupy[fighter.type]![target]!;

/** What could be attacked from a hex in the same turn. */
let bestAttack = 0;
let raids = 0;
let kills = 0;
let enemiesBeside = 0;

function consider(
  scene: Scene,
  fighter: Fighter,
  from: Hex,
  enemy: Unit,
  canMelee: boolean,
  canShoot: boolean,
): void {
  if (!canMelee && !canShoot) return;
  if (enemy.type === 'caravan') {
    if (enemy.movement > 0) raids = 1;
    else kills = 1;
    return;
  }
  if (canMelee) bestAttack = Math.max(bestAttack, meleeWorth(scene, fighter, from, enemy));
  if (canShoot) bestAttack = Math.max(bestAttack, shotWorth(scene, fighter, from, enemy));
}

function lookAround(scene: Scene, fighter: Fighter, hex: Hex, movement: number): void {
  const { state, field } = scene;
  bestAttack = 0;
  raids = 0;
  kills = 0;
  enemiesBeside = 0;
  const canShoot = RANGE[fighter.type]! > 0 && movement >= SHOT_COST;
  const beside = field.layout.neighbours[hex]!;
  for (let i = 0; i < beside.length; i++) {
    const enemy = state.units[state.unitAt[beside[i]!]!];
    if (enemy === undefined || enemy.side === fighter.unit.side) continue;
    enemiesBeside++;
    consider(scene, fighter, hex, enemy, canStrike(scene, fighter, beside[i]!, movement), canShoot);
  }
  if (RANGE[fighter.type]! < 2 || !canShoot) return;
  for (const far of field.inSight[hex]!) {
    const enemy = state.units[state.unitAt[far]!];
    if (enemy !== undefined && enemy.side !== fighter.unit.side)
      consider(scene, fighter, hex, enemy, false, true);
  }
}

/** How much the unit would like to be on this hex, with what it could still do from there. */
export function placeLiking(scene: Scene, fighter: Fighter, hex: Hex, movement: number): number {
  const { field, ground, muster } = scene;
  if (fighter.type === CARAVAN) return LIKINGS.caravanGo;
  const { side } = fighter.unit;
  lookAround(scene, fighter, hex, movement);
  const caravan = muster.caravans[opponentOf(side)];
  let liking =
    flagOn(scene, side, hex) * LIKINGS.flag +
    bestAttack * LIKINGS.attack +
    raids * LIKINGS.raid +
    kills * LIKINGS.kill +
    enemiesBeside * LIKINGS.beside +
    dangerOn(scene, fighter, hex, movement) * LIKINGS.danger +
    nearness(scene, fighter, hex) * LIKINGS.nearness +
    movement * LIKINGS.movementLeft;
  if (caravan !== undefined)
    liking += LIKINGS.nearCaravan / (2 + wayCost(ground, fighter.type, hex, caravan.place));
  if (MOVES_AS[fighter.type] === ON_FOOT && field.terrain[hex] !== 'plain') liking += LIKINGS.shelter;
  if (hex !== fighter.place) liking += flagOn(scene, opponentOf(side), fighter.place) * LIKINGS.leftFlag;
  return liking;
}

/** What the unit could do in this turn that makes it worth choosing. */
export function unitLiking(scene: Scene, fighter: Fighter): number {
  const { state, field, ground, muster } = scene;
  if (fighter.type === CARAVAN) return LIKINGS.unitCaravan;
  const { flags } = field.layout;
  const { side } = fighter.unit;
  let flag = 0;
  for (let i = 0; i < flags.length; i++) {
    const { hex, points } = flags[i]!;
    if (points <= flag || state.flagOwners[i] === side || state.unitAt[hex]! >= 0) continue;
    if (wayCost(ground, fighter.type, fighter.place, hex) <= fighter.movement) flag = points;
  }
  let attack = 0;
  const enemySeat = opponentOf(side);
  const enemies = muster.fighters[enemySeat]!;
  for (let i = 0; i < muster.counts[enemySeat]!; i++) {
    const strike = strikeGain(field, ground, fighter, enemies[i]!);
    attack = Math.max(attack, arrowGain(field, ground, fighter, enemies[i]!));
    if (strike > attack)
      attack = Math.max(attack, canGiveWay(state, field, enemies[i]!) ? strike * EVADED : strike);
  }
  let liking =
    flag * LIKINGS.unitFlag +
    attack * LIKINGS.unitAttack +
    dangerOn(scene, fighter, fighter.place, fighter.movement) * LIKINGS.unitDanger +
    fighter.movement * LIKINGS.unitMovement +
    flagOn(scene, enemySeat, fighter.place) * LIKINGS.unitOnFlag;
  const caravan = muster.caravans[enemySeat];
  if (caravan !== undefined && canReach(field, ground, fighter, caravan.place))
    liking += caravan.movement > 0 ? LIKINGS.unitRaid : LIKINGS.unitKill;
  return liking;
}
