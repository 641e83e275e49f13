import type { Seat } from '@palio/kernel';
import { battlefieldOf, type Battlefield } from '../rules/battlefield.ts';
import { BATTLE } from '../rules/figures.ts';
import { RED, RESERVE, YELLOW, type Hex, type State, type Unit } from '../rules/state.ts';
import { TYPES } from '../rules/unit-types.ts';
import { opponentOf } from '../rules/units.ts';
import { attackGain, canGiveWay, IN_REACH, MOVES_AS } from './attacks.ts';
import { groundOf, OUT_OF_REACH, type Ground } from './ground.ts';
import { CARAVAN, WORTH } from './worth.ts';

/** What one side has and what it could do at once. */
export interface SideFeatures {
  victoryPoints: number;
  /** Recruitment points still alive, less for losses and for units outside. */
  material: number;
  /** MB-17.6 What counts when victory points are level. */
  onBoard: number;
  /** Worth of the units on the board without any movement left. */
  spent: number;
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
  spent: 0,
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

// All of this is used anew for every position, so that nothing has to be made while a bot thinks.
const sides: readonly SideFeatures[] = [emptySide(), emptySide()];
const fighters: readonly Unit[][] = [[], []];
const caravans: (Unit | undefined)[] = [undefined, undefined];
const bestOn: number[] = [];

function clear(state: State, seat: Seat): void {
  const side = sides[seat]!;
  fighters[seat]!.length = 0;
  caravans[seat] = undefined;
  side.victoryPoints = state.caravanDestroyed[opponentOf(seat)]! ? BATTLE.caravan.victoryPoints : 0;
  side.material = 0;
  side.onBoard = 0;
  side.spent = 0;
  side.movement = 0;
  side.fullMovement = 0;
  side.timeTokens = state.timeTokens[seat]!;
  side.bestAttack = 0;
  side.otherAttacks = 0;
  side.flagInReach = 0;
  side.flagsNear = 0;
  side.attackersOnCaravan = 0;
  side.caravanTurned = 0;
  side.caravanLost = state.caravanDestroyed[seat]! ? 1 : 0;
}

function muster({ units }: State): void {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.knights === 0) continue;
    const side = sides[unit.side]!;
    if (unit.type === 'caravan') {
      if (unit.place < 0) continue;
      caravans[unit.side] = unit;
      if (unit.movement === 0) side.caravanTurned = 1;
      continue;
    }
    const figures = TYPES[unit.type];
    const worth = WORTH[figures.index]![unit.knights]!;
    if (unit.place < 0) {
      side.material += worth * (unit.place === RESERVE ? IN_RESERVE : OUTSIDE);
      continue;
    }
    fighters[unit.side]!.push(unit);
    side.material += worth;
    side.onBoard += figures.cost;
    side.movement += unit.movement;
    side.fullMovement += figures.maxMovement;
    if (unit.movement === 0) side.spent += worth;
  }
}

/** How much movement the nearest unit lacks to stand on the hex; 0 or less if it can go there at once. */
let lackingNow = 0;
/** The same if it could regroup before. */
let lackingLater = 0;

function lookFrom(ground: Ground, seat: Seat, hex: Hex): void {
  const own = fighters[seat]!;
  lackingNow = OUT_OF_REACH;
  lackingLater = OUT_OF_REACH;
  for (let i = 0; i < own.length; i++) {
    const unit = own[i]!;
    const figures = TYPES[unit.type];
    const cost = ground.costs[MOVES_AS[figures.index]!]![unit.place * ground.hexes + hex]!;
    if (cost - unit.movement < lackingNow) lackingNow = cost - unit.movement;
    if (cost - figures.maxMovement < lackingLater) lackingLater = cost - figures.maxMovement;
  }
}

/** A turn spent on regrouping is as bad as lacking so much movement. */
const REGROUP_DELAY = 1.5;

function lookAtFlags(state: State, field: Battlefield, ground: Ground): void {
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
      lookFrom(ground, seat, hex);
      if (lackingNow <= 0 && occupant < 0 && points > side.flagInReach) side.flagInReach = points;
      const later = side.timeTokens > 0 ? REGROUP_DELAY + Math.max(0, lackingLater) : OUT_OF_REACH;
      side.flagsNear += points / (2 + Math.min(Math.max(0, lackingNow), later));
    }
  }
}

function lookAtAttacks(state: State, field: Battlefield, ground: Ground, seat: Seat): void {
  const side = sides[seat]!;
  const attackers = fighters[seat]!;
  const defenders = fighters[opponentOf(seat)]!;
  const caravan = caravans[opponentOf(seat)];
  for (let j = 0; j < defenders.length; j++) bestOn[j] = 0;
  for (let i = 0; i < attackers.length; i++) {
    const attacker = attackers[i]!;
    if (attacker.movement === 0) continue;
    const row = attacker.place * ground.hexes;
    const costs = ground.costs[MOVES_AS[TYPES[attacker.type].index]!]!;
    const reach = attacker.movement + IN_REACH[TYPES[attacker.type].index]!;
    if (caravan !== undefined && costs[row + caravan.place]! <= reach) side.attackersOnCaravan++;
    for (let j = 0; j < defenders.length; j++) {
      const defender = defenders[j]!;
      if (costs[row + defender.place]! > reach) continue;
      const gain = attackGain(field, ground, attacker, defender);
      if (gain > bestOn[j]!) bestOn[j] = gain;
    }
  }
  for (let j = 0; j < defenders.length; j++) {
    let gain = bestOn[j]!;
    if (gain === 0) continue;
    if (canGiveWay(state, field, defenders[j]!)) gain *= EVADED;
    side.otherAttacks += gain;
    if (gain > side.bestAttack) side.bestAttack = gain;
  }
  side.otherAttacks -= side.bestAttack;
}

/** A defender that can step aside mostly loses only movement. */
const EVADED = 0.2;

/** The features of both sides; they hold until the next call. */
export function featuresOf(state: State): readonly SideFeatures[] {
  const field = battlefieldOf(state.map);
  const ground = groundOf(field);
  clear(state, RED);
  clear(state, YELLOW);
  muster(state);
  lookAtFlags(state, field, ground);
  lookAtAttacks(state, field, ground, RED);
  lookAtAttacks(state, field, ground, YELLOW);
  return sides;
}
