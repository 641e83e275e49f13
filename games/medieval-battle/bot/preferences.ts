import { topStep, type Seat } from '@palio/kernel';
import type { MovingStep } from '../rules/acting.ts';
import { valueOnBoard } from '../rules/end.ts';
import { victoryPointsOf } from '../rules/flags.ts';
import type { Hex, State, Unit } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { opponentOf, unitOf } from '../rules/units.ts';
import { gainOfMelee, wayCost } from './attacks.ts';
import { fill, FULL_MOVEMENT, newFighter, type Fighter } from './fighters.ts';
import { LIKINGS } from './likings.ts';
import {
  dangerOn,
  flagOn,
  meleeWorth,
  placeLiking,
  sceneOf,
  shotWorth,
  unitLiking,
  type Scene,
} from './prospects.ts';
import { WORTH } from './worth.ts';

/** Nothing is so unlikely that search should never look at it, except what is pointless by itself. */
const CURIOSITY = 0.03;
const POINTLESS = -100;
const WINNING = 12;
const POINTLESS_WEIGHT = 1e-5;

const actor = newFighter();
const opposed = newFighter();

/** Share of their movement that the units of the seat have spent. */
function spentShare({ muster, seat }: Scene): number {
  let left = 0;
  let full = 0;
  for (let i = 0; i < muster.counts[seat]!; i++) {
    const { type, movement } = muster.fighters[seat]![i]!;
    left += movement;
    full += FULL_MOVEMENT[type]!;
  }
  return full === 0 ? 1 : 1 - left / full;
}

/** Whether the seat would win if the battle ended now. */
function leads(state: State, seat: Seat): boolean {
  const points = victoryPointsOf(state, seat) - victoryPointsOf(state, opponentOf(seat));
  return points > 0 || (points === 0 && valueOnBoard(state, seat) > valueOnBoard(state, opponentOf(seat)));
}

/** Who leads wins by two passes, or makes the other spend his movement first; who does not lead throws the battle away. */
function passLiking({ state, seat }: Scene): number {
  if (!leads(state, seat)) return POINTLESS;
  return state.passes === 1 ? WINNING : LIKINGS.pass;
}

function turnLiking(scene: Scene, action: Action): number {
  if (action.type === 'unit') return unitLiking(scene, fill(actor, unitOf(scene.state, action.unit)));
  if (action.type !== 'regroup') return passLiking(scene);
  const isTurned = scene.muster.caravans[scene.seat]?.movement === 0;
  return LIKINGS.regroup + LIKINGS.regroupSpent * spentShare(scene) + (isTurned ? LIKINGS.regroupTurned : 0);
}

const hitLiking = (caravan: Unit): number => (caravan.movement > 0 ? LIKINGS.raid : LIKINGS.kill);

function meleeLiking(scene: Scene, fighter: Fighter, enemy: Unit): number {
  if (enemy.type === 'caravan') return hitLiking(enemy);
  return LIKINGS.melee + LIKINGS.meleeGain * meleeWorth(scene, fighter, fighter.place, enemy);
}

function shotLiking(scene: Scene, fighter: Fighter, enemy: Unit): number {
  if (enemy.type === 'caravan') return hitLiking(enemy);
  return LIKINGS.shot + LIKINGS.shotGain * shotWorth(scene, fighter, fighter.place, enemy);
}

function goLiking(scene: Scene, fighter: Fighter, step: MovingStep, to: Hex): number {
  // One move of any length comes to every place; a second one only wastes time, except after a retreat.
  if (step.moved && !step.attacked && step.crossing < 0) return POINTLESS;
  const left = Math.max(0, fighter.movement - wayCost(scene.ground, fighter.type, fighter.place, to));
  return placeLiking(scene, fighter, to, left) + (scene.state.unitAt[to]! >= 0 ? LIKINGS.crossing : 0);
}

function deedLiking(scene: Scene, fighter: Fighter, step: MovingStep, action: Action): number {
  const { state } = scene;
  switch (action.type) {
    case 'go':
      return goLiking(scene, fighter, step, action.to);
    case 'melee':
      return meleeLiking(scene, fighter, unitOf(state, state.unitAt[action.target]!));
    case 'shoot':
      return shotLiking(scene, fighter, unitOf(state, state.unitAt[action.target]!));
    case 'merge':
      return LIKINGS.merge;
    case 'stop':
      return LIKINGS.stop;
    default:
      return LIKINGS.dismount;
  }
}

function answerLiking(scene: Scene, attacker: Fighter, defender: Fighter, action: Action): number {
  const { field, seat } = scene;
  const { place, type, knights, movement } = defender;
  if (action.type === 'stand')
    return LIKINGS.standLoss * gainOfMelee(field, attacker, attacker.place, defender);
  const lost = LIKINGS.giveUpFlag * flagOn(scene, opponentOf(seat), place);
  if (action.type !== 'retreat') return lost + LIKINGS.leave + LIKINGS.leaveWorth * WORTH[type]![knights]!;
  const left = movement - field.retreatCost[place]!;
  const danger = LIKINGS.danger * dangerOn(scene, defender, action.to, left);
  return lost + LIKINGS.retreat + LIKINGS.flag * flagOn(scene, seat, action.to) + danger;
}

/** How good each action looks by itself; a difference of 1 makes it about three times as likely. */
function likingsOf(scene: Scene, actions: readonly Action[]): number[] {
  const { state } = scene;
  const step = topStep(state);
  if (step?.kind === 'turn') return actions.map(action => turnLiking(scene, action));
  if (step?.kind === 'moving') {
    const fighter = fill(actor, unitOf(state, step.unit));
    return actions.map(action => deedLiking(scene, fighter, step, action));
  }
  if (step?.kind === 'answerMelee') {
    const attacker = fill(opposed, unitOf(state, step.attacker));
    const defender = fill(actor, unitOf(state, step.defender));
    return actions.map(action => answerLiking(scene, attacker, defender, action));
  }
  return actions.map(action => {
    if (action.type !== 'enter') return 0;
    const fighter = fill(actor, unitOf(state, action.unit));
    return placeLiking(scene, fighter, action.hex, FULL_MOVEMENT[fighter.type]!);
  });
}

/** How likely a sensible player takes each action. */
export function preferences(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const likings = likingsOf(sceneOf(state, seat), actions);
  const highest = Math.max(...likings);
  return likings.map(liking =>
    liking <= POINTLESS ? POINTLESS_WEIGHT : Math.exp(liking - highest) + CURIOSITY,
  );
}
