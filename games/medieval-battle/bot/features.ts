import type { Seat } from '@palio/kernel';
import { battlefieldOf, type Battlefield } from '../rules/battlefield.ts';
import { BATTLE } from '../rules/figures.ts';
import { RED, REMOVED, RESERVE, YELLOW, type Hex, type State } from '../rules/state.ts';
import { TYPES } from '../rules/unit-types.ts';
import { opponentOf } from '../rules/units.ts';
import { arrowGain, canGiveWay, canReach, EVADED, RANGE, strikeGain, wayCost } from './attacks.ts';
import { FULL_MOVEMENT, musterOf, PRICE, type Muster } from './fighters.ts';
import { groundOf, OUT_OF_REACH, type Ground } from './ground.ts';
import { WORTH } from './worth.ts';

/** What one side has and what it could do at once. */
export interface SideFeatures {
  victoryPoints: number;
  /** Recruitment points still alive, less for losses and for units outside. */
  material: number;
  /** MB-17.6 What counts when victory points are level. */
  onBoard: number;
  movement: number;
  /** Movement that one regroup would give to the units on the board. */
  fullMovement: number;
  timeTokens: number;
  /** What the best attack would bring, and those on other units together. */
  bestAttack: number;
  otherAttacks: number;
  /** Points of the best flag that can be taken at once. */
  flagInReach: number;
  /** Points of all flags not owned, less for every point of movement that is lacking. */
  flagsNear: number;
  /** Units that could attack the enemy caravan at once. */
  attackersOnCaravan: number;
  caravanTurned: number;
  caravanLost: number;
}

const emptySide = (): SideFeatures => ({
  victoryPoints: 0,
  material: 0,
  onBoard: 0,
  movement: 0,
  fullMovement: 0,
  timeTokens: 0,
  bestAttack: 0,
  otherAttacks: 0,
  flagInReach: 0,
  flagsNear: 0,
  attackersOnCaravan: 0,
  caravanTurned: 0,
  caravanLost: 0,
});

const OUTSIDE = 0.75;
const IN_RESERVE = 0.85;
/** A turn spent on regrouping is as bad as lacking so much movement. */
const REGROUP_DELAY = 1.5;

// Used anew for every position, as is the muster.
const sides: readonly SideFeatures[] = [emptySide(), emptySide()];
const bestStrikeOn: number[] = [];
const bestArrowOn: number[] = [];

function beginWith(state: State, muster: Muster, seat: Seat): void {
  const side = sides[seat]!;
  side.victoryPoints = state.caravanDestroyed[opponentOf(seat)]! ? BATTLE.caravan.victoryPoints : 0;
  side.material = 0;
  side.onBoard = 0;
  side.movement = 0;
  side.fullMovement = 0;
  side.timeTokens = state.timeTokens[seat]!;
  side.bestAttack = 0;
  side.otherAttacks = 0;
  side.flagInReach = 0;
  side.flagsNear = 0;
  side.attackersOnCaravan = 0;
  side.caravanTurned = muster.caravans[seat]?.movement === 0 ? 1 : 0;
  side.caravanLost = state.caravanDestroyed[seat]! ? 1 : 0;
  const own = muster.fighters[seat]!;
  for (let i = 0; i < muster.counts[seat]!; i++) {
    const { type, knights, movement } = own[i]!;
    side.material += WORTH[type]![knights]!;
    side.onBoard += PRICE[type]!;
    side.movement += movement;
    side.fullMovement += FULL_MOVEMENT[type]!;
  }
}

function addOutside({ units }: State): void {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.place >= 0 || unit.place === REMOVED) continue;
    const share = unit.place === RESERVE ? IN_RESERVE : OUTSIDE;
    sides[unit.side]!.material += WORTH[TYPES[unit.type].index]![unit.knights]! * share;
  }
}

/** How much movement the nearest unit lacks to stand on a hex; 0 or less if it can go there at once. */
let lackingNow = 0;
/** The same if it could regroup before. */
let lackingLater = 0;

function lookFrom(ground: Ground, muster: Muster, seat: Seat, hex: Hex): void {
  const own = muster.fighters[seat]!;
  lackingNow = OUT_OF_REACH;
  lackingLater = OUT_OF_REACH;
  for (let i = 0; i < muster.counts[seat]!; i++) {
    const { type, place, movement } = own[i]!;
    const cost = wayCost(ground, type, place, hex);
    if (cost - movement < lackingNow) lackingNow = cost - movement;
    if (cost - FULL_MOVEMENT[type]! < lackingLater) lackingLater = cost - FULL_MOVEMENT[type]!;
  }
}

function lookAtFlags(state: State, field: Battlefield, ground: Ground, muster: Muster): void {
  const { flags } = field.layout;
  for (let i = 0; i < flags.length; i++) {
    const { hex, points } = flags[i]!;
    const occupant = state.unitAt[hex]!;
    // MB-16.1 Whoever stands there when the turn ends owns it, so in the middle of a turn he is taken for the owner.
    const owner = occupant < 0 ? state.flagOwners[i]! : state.units[occupant]!.side;
    if (owner >= 0) sides[owner]!.victoryPoints += points;
    for (let seat = RED; seat <= YELLOW; seat++) {
      if (owner === seat) continue;
      const side = sides[seat]!;
      lookFrom(ground, muster, seat, hex);
      if (lackingNow <= 0 && occupant < 0 && points > side.flagInReach) side.flagInReach = points;
      const later = side.timeTokens > 0 ? REGROUP_DELAY + Math.max(0, lackingLater) : OUT_OF_REACH;
      side.flagsNear += points / (2 + Math.min(Math.max(0, lackingNow), later));
    }
  }
}

function lookAtAttacks(state: State, field: Battlefield, ground: Ground, muster: Muster, seat: Seat): void {
  const side = sides[seat]!;
  const attackers = muster.fighters[seat]!;
  const defenders = muster.fighters[opponentOf(seat)]!;
  const count = muster.counts[opponentOf(seat)]!;
  const caravan = muster.caravans[opponentOf(seat)];
  for (let j = 0; j < count; j++) bestStrikeOn[j] = bestArrowOn[j] = 0;
  for (let i = 0; i < muster.counts[seat]!; i++) {
    const attacker = attackers[i]!;
    if (attacker.movement === 0) continue;
    if (caravan !== undefined && canReach(field, ground, attacker, caravan.place)) side.attackersOnCaravan++;
    const reach = attacker.movement + RANGE[attacker.type]!;
    const distances = field.layout.distances[attacker.place]!;
    for (let j = 0; j < count; j++) {
      const defender = defenders[j]!;
      if (distances[defender.place]! > reach) continue;
      const strike = strikeGain(field, ground, attacker, defender);
      if (strike > bestStrikeOn[j]!) bestStrikeOn[j] = strike;
      const arrow = arrowGain(field, ground, attacker, defender);
      if (arrow > bestArrowOn[j]!) bestArrowOn[j] = arrow;
    }
  }
  for (let j = 0; j < count; j++) {
    let gain = bestStrikeOn[j]!;
    if (gain > 0 && canGiveWay(state, field, defenders[j]!)) gain *= EVADED;
    if (bestArrowOn[j]! > gain) gain = bestArrowOn[j]!;
    side.otherAttacks += gain;
    if (gain > side.bestAttack) side.bestAttack = gain;
  }
  side.otherAttacks -= side.bestAttack;
}

/** The features of both sides; they hold until the next call. */
export function featuresOf(state: State): readonly SideFeatures[] {
  const field = battlefieldOf(state.map);
  const ground = groundOf(field);
  const muster = musterOf(state);
  beginWith(state, muster, RED);
  beginWith(state, muster, YELLOW);
  addOutside(state);
  lookAtFlags(state, field, ground, muster);
  lookAtAttacks(state, field, ground, muster, RED);
  lookAtAttacks(state, field, ground, muster, YELLOW);
  return sides;
}
