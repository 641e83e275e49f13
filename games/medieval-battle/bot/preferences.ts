import { topStep, type Seat } from '@palio/kernel';
import type { MovingStep } from '../rules/acting.ts';
import { battlefieldOf, type Battlefield } from '../rules/battlefield.ts';
import { isFortified } from '../rules/caravan.ts';
import { victoryPointsOf } from '../rules/flags.ts';
import { valueOnBoard } from '../rules/end.ts';
import { type Hex, type State, type Unit } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { TYPES } from '../rules/unit-types.ts';
import { opponentOf, unitOf } from '../rules/units.ts';
import { attackGain, canGiveWay, gainOfMelee, gainOfShot, meleeCost, RANGE, shotCost } from './attacks.ts';

import { groundOf, type Ground } from './ground.ts';
import { CARAVAN, WORTH } from './worth.ts';

/** Recruitment points that make an action about three times as likely. */
const TEMPERATURE = 1;
const FLAG_WORTH = 2.5;
const CARAVAN_WORTH = 8;
const CARAVAN_TURNED = 1;


/** The worst an enemy could do to the unit on this hex in its next turn. */
function dangerOn(state: State, field: Battlefield, ground: Ground, unit: Unit, hex: Hex, movement: number): number {
  const { place } = unit;
  unit.place = hex;
  const evaded = movement >= field.retreatCost[hex]! ? 0.2 : 1;
  let worst = 0;
  const distances = field.layout.distances[hex]!;
  for (const enemy of state.units) {
    if (enemy.side === unit.side || enemy.place < 0 || enemy.movement === 0 || enemy.type === 'caravan') continue;
    if (distances[enemy.place]! > enemy.movement + 1) continue;
    worst = Math.max(worst, attackGain(field, ground, enemy, unit) * evaded);
  }
  unit.place = place;
  return worst;
}

/** Points of the flag on this hex that the seat would win by ending a turn there. */
function flagOn(state: State, field: Battlefield, seat: Seat, hex: Hex): number {
  const { flags } = field.layout;
  for (let i = 0; i < flags.length; i++) if (flags[i]!.hex === hex) return state.flagOwners[i] === seat ? 0 : flags[i]!.points;
  return 0;
}

/** How much nearer this hex is to flags not owned. */
function nearness(state: State, field: Battlefield, ground: Ground, unit: Unit, hex: Hex): number {
  const type = TYPES[unit.type].index;
  let sum = 0;
  field.layout.flags.forEach((flag, i) => {
    if (state.flagOwners[i] !== unit.side) sum += flag.points / (2 + meleeCost(ground, type, hex, flag.hex));
  });
  return sum;
}

/** The best an attack from this hex could bring in the same turn. */
function attackFrom(state: State, field: Battlefield, unit: Unit, hex: Hex, movement: number): number {
  let best = 0;
  for (const beside of field.layout.neighbours[hex]!) {
    const enemy = state.units[state.unitAt[beside]!];
    if (enemy === undefined || enemy.side === unit.side) continue;
    best = Math.max(best, meleeWorth(state, field, unit, hex, enemy, movement), shotWorth(state, field, unit, hex, enemy, movement));
  }
  if (RANGE[TYPES[unit.type].index]! < 2) return best;
  for (const far of field.inSight[hex]!) {
    const enemy = state.units[state.unitAt[far]!];
    if (enemy !== undefined && enemy.side !== unit.side) best = Math.max(best, shotWorth(state, field, unit, hex, enemy, movement));
  }
  return best;
}

const hitWorth = (caravan: Unit): number => (isFortified(caravan) ? CARAVAN_TURNED : CARAVAN_WORTH);

function meleeWorth(state: State, field: Battlefield, unit: Unit, from: Hex, enemy: Unit, movement: number): number {
  const target = enemy.place;
  const index = TYPES[unit.type].index;
  if (index === CARAVAN || field.entryCost[target]! > movement || !field.mayOccupy[index]![target]!) return -1;
  if (enemy.type === 'caravan') return hitWorth(enemy);
  const gain = gainOfMelee(field, unit, from, enemy, target);
  if (gain <= 0) return gain;
  return canGiveWay(state, field, enemy) ? Math.min(gain, 0.3) : gain;
}

function shotWorth(state: State, field: Battlefield, unit: Unit, from: Hex, enemy: Unit, movement: number): number {
  if (RANGE[TYPES[unit.type].index] === 0 || movement < 1) return -1;
  if (enemy.type === 'caravan') return hitWorth(enemy);
  return gainOfShot(field, unit, from, enemy, enemy.place) - 0.1;
}

function goWorth(state: State, field: Battlefield, ground: Ground, unit: Unit, hex: Hex): number {
  const type = TYPES[unit.type].index;
  const left = unit.movement - meleeCost(ground, type, unit.place, hex);
  if (state.unitAt[hex]! >= 0) return -3;
  if (type === CARAVAN) return -1.5;
  return (
    flagOn(state, field, unit.side, hex) * FLAG_WORTH +
    Math.max(0, attackFrom(state, field, unit, hex, left)) -
    dangerOn(state, field, ground, unit, hex, left) * 0.6 +
    1.5 * nearness(state, field, ground, unit, hex) +
    0.05 * left
  );
}

/** What the unit could do at once that is worth a turn. */
function unitWorth(state: State, field: Battlefield, ground: Ground, unit: Unit): number {
  const type = TYPES[unit.type].index;
  if (type === CARAVAN) return -1.5;
  let best = 0;
  field.layout.flags.forEach((flag, i) => {
    if (state.flagOwners[i] === unit.side || state.unitAt[flag.hex]! >= 0) return;
    if (meleeCost(ground, type, unit.place, flag.hex) <= unit.movement) best = Math.max(best, flag.points * FLAG_WORTH);
  });
  for (const enemy of state.units) {
    if (enemy.side === unit.side || enemy.place < 0) continue;
    if (enemy.type === 'caravan') {
      if (Math.min(meleeCost(ground, type, unit.place, enemy.place), RANGE[type]! > 0 ? shotCost(field, ground, type, unit.place, enemy.place) : 99) <= unit.movement)
        best = Math.max(best, hitWorth(enemy));
      continue;
    }
    best = Math.max(best, attackGain(field, ground, unit, enemy) * (canGiveWay(state, field, enemy) ? 0.2 : 1));
  }
  return best + dangerOn(state, field, ground, unit, unit.place, unit.movement) * 0.4;
}

/** Share of their movement that the units of the seat have spent. */
function spentShare(state: State, seat: Seat): number {
  let left = 0;
  let full = 0;
  for (const unit of state.units) {
    if (unit.side !== seat || unit.place < 0 || unit.type === 'caravan') continue;
    left += unit.movement;
    full += TYPES[unit.type].maxMovement;
  }
  return full === 0 ? 1 : 1 - left / full;
}

export function leads(state: State, seat: Seat): boolean {
  const points = victoryPointsOf(state, seat) - victoryPointsOf(state, opponentOf(seat));
  return points > 0 || (points === 0 && valueOnBoard(state, seat) > valueOnBoard(state, opponentOf(seat)));
}

/** Who leads wins by two passes, or makes the other spend his movement first; who does not lead throws the battle away. */
function passWorth(state: State, seat: Seat): number {
  if (!leads(state, seat)) return POINTLESS;
  return state.passes === 1 ? 12 : -0.5;
}

function answerWorth(state: State, field: Battlefield, ground: Ground, attacker: Unit, defender: Unit, action: Action): number {
  if (action.type === 'stand') return -gainOfMelee(field, attacker, attacker.place, defender, defender.place);
  if (action.type === 'leaveBoard') return -0.3 * WORTH[TYPES[defender.type].index]![defender.knights]! - 0.3;
  if (action.type !== 'retreat') return 0;
  const left = defender.movement - field.retreatCost[defender.place]!;
  const lost = flagOn(state, field, opponentOf(defender.side), defender.place) * FLAG_WORTH;
  return -0.2 - lost - 0.6 * dangerOn(state, field, ground, defender, action.to, left) + flagOn(state, field, defender.side, action.to) * FLAG_WORTH;
}

function worthOf(state: State, seat: Seat, action: Action): number {
  const field = battlefieldOf(state.map);
  const ground = groundOf(field);
  const step = topStep(state);
  if (step?.kind === 'turn') {
    if (action.type === 'unit') return unitWorth(state, field, ground, unitOf(state, action.unit));
    if (action.type === 'regroup') return 5 * spentShare(state, seat) - 3;
    return passWorth(state, seat);
  }
  if (step?.kind === 'moving') return deedWorth(state, field, ground, step, action);
  if (step?.kind === 'answerMelee') return answerWorth(state, field, ground, unitOf(state, step.attacker), unitOf(state, step.defender), action);
  if (action.type === 'enter') return goWorth(state, field, ground, unitOf(state, action.unit), action.hex);
  return 0;
}

function deedWorth(state: State, field: Battlefield, ground: Ground, step: MovingStep, action: Action): number {
  const unit = unitOf(state, step.unit);
  switch (action.type) {
    case 'go':
      // One step of any length comes to every place; a second one only wastes time, except after a retreat.
      if (step.moved && !step.attacked && step.crossing < 0) return POINTLESS;
      return goWorth(state, field, ground, unit, action.to);
    case 'melee':
      return meleeWorth(state, field, unit, unit.place, unitOf(state, state.unitAt[action.target]!), unit.movement) + 0.3;
    case 'shoot':
      return shotWorth(state, field, unit, unit.place, unitOf(state, state.unitAt[action.target]!), unit.movement) + 0.3;
    case 'merge':
      return 0.2;
    case 'stop':
      return goWorth(state, field, ground, unit, unit.place);
    default:
      return -1;
  }
}

/** Nothing is so unlikely that search should never look at it, except what is pointless by itself. */
const CURIOSITY = 0.03;
const POINTLESS = -100;

export function preferences(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const worths = actions.map(action => worthOf(state, seat, action));
  const highest = Math.max(...worths);
  return worths.map(worth => (worth <= POINTLESS ? 1e-5 : Math.exp((worth - highest) / TEMPERATURE) + CURIOSITY));
}
