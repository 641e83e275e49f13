import { topStep, type Seat } from '@palio/kernel';
import { battlefieldOf } from '../rules/battlefield.ts';
import { MODES } from '../rules/figures.ts';
import { RED, type State } from '../rules/state.ts';
import { opponentOf } from '../rules/units.ts';
import { canGiveWay, gainOfMelee } from './attacks.ts';
import { featuresOf, type SideFeatures } from './features.ts';

/**
 * What is weighed: differences between the side whose turn comes next and the other, and what each could do
 * at once. The weights were fitted to the outcomes of games of the bots among themselves.
 */
export const WEIGHTS = {
  tempo: -0.05,
  material: 0.32,
  materialLate: -0.17,
  points: 0.44,
  pointsLate: -0.5,
  oneShort: 0.33,
  twoShort: -0.2,
  spent: 0,
  movement: 0,
  tokens: 0.28,
  tokensLate: 1.4,
  endurance: 0,
  flagsNear: 0.92,
  otherAttacks: 0.1,
  caravanTurned: -0.2,
  caravanLost: -0.8,
  aheadLate: 3.7,
  ownAttack: 0.49,
  enemyAttack: -0.43,
  ownFlag: 0.09,
  enemyFlag: -0.17,
  ownRaid: 0.28,
  enemyRaid: -0.22,
  ownKill: 2.4,
  enemyKill: -2.4,
};

export type Input = keyof typeof WEIGHTS;
export type Inputs = Record<Input, number>;

const inputs: Inputs = { ...WEIGHTS };

const potentialOf = (side: SideFeatures): number => side.movement + side.timeTokens * side.fullMovement;

/** Movement both sides together can still spend when the battle is half over, so to say. */
const HALF_WAY = 80;

const leadAtEnd = (own: SideFeatures, enemy: SideFeatures): number =>
  Math.sign(own.victoryPoints - enemy.victoryPoints || own.onBoard - enemy.onBoard);

const isTrue = (condition: boolean): number => (condition ? 1 : 0);

/** The list of what is weighed; it holds until the next call. */
export function inputsOf(own: SideFeatures, enemy: SideFeatures, target: number): Inputs {
  const ownPotential = potentialOf(own);
  const enemyPotential = potentialOf(enemy);
  const late = 1 / (1 + (ownPotential + enemyPotential) / HALF_WAY);
  const ownMissing = target - own.victoryPoints;
  const enemyMissing = target - enemy.victoryPoints;
  inputs.tempo = 1;
  inputs.material = own.material - enemy.material;
  inputs.materialLate = inputs.material * late;
  inputs.points = own.victoryPoints - enemy.victoryPoints;
  inputs.pointsLate = inputs.points * late;
  inputs.oneShort = isTrue(ownMissing === 1) - isTrue(enemyMissing === 1);
  inputs.twoShort = isTrue(ownMissing === 2) - isTrue(enemyMissing === 2);
  inputs.spent = own.spent - enemy.spent;
  inputs.movement = own.movement - enemy.movement;
  inputs.tokens = own.timeTokens - enemy.timeTokens;
  inputs.tokensLate = inputs.tokens * late;
  inputs.endurance = Math.log((ownPotential + 5) / (enemyPotential + 5));
  inputs.flagsNear = own.flagsNear - enemy.flagsNear;
  inputs.otherAttacks = own.otherAttacks - enemy.otherAttacks;
  inputs.caravanTurned = own.caravanTurned - enemy.caravanTurned;
  inputs.caravanLost = own.caravanLost - enemy.caravanLost;
  inputs.aheadLate = leadAtEnd(own, enemy) * late * late;
  inputs.ownAttack = own.bestAttack;
  inputs.enemyAttack = enemy.bestAttack;
  inputs.ownFlag = own.flagInReach;
  inputs.enemyFlag = enemy.flagInReach;
  inputs.ownRaid = enemy.caravanTurned ? 0 : Math.min(2, own.attackersOnCaravan);
  inputs.enemyRaid = own.caravanTurned ? 0 : Math.min(2, enemy.attackersOnCaravan);
  inputs.ownKill = enemy.caravanTurned && own.attackersOnCaravan > 0 ? 1 : 0;
  inputs.enemyKill = own.caravanTurned && enemy.attackersOnCaravan > 0 ? 1 : 0;
  return inputs;
}

const NAMES = Object.keys(WEIGHTS) as Input[];

function weigh(values: Inputs): number {
  let sum = 0;
  for (let i = 0; i < NAMES.length; i++) sum += WEIGHTS[NAMES[i]!] * values[NAMES[i]!];
  return sum;
}

/** A win that only has to be taken is nearly one. */
const WON = 6;

/** Who has won if he does the obvious: the target is reached, or a pass ends the battle (MB-17.4). */
function settled(state: State, own: SideFeatures, enemy: SideFeatures, target: number): number {
  if (own.victoryPoints >= target || enemy.victoryPoints >= target)
    return own.victoryPoints > enemy.victoryPoints ? WON : -WON;
  const canEnd = state.passes === 1 && topStep(state)?.kind === 'turn';
  return canEnd && leadAtEnd(own, enemy) > 0 ? WON : 0;
}

/** What the declared melee will bring the attacker if the defender answers well. */
function pendingMelee(state: State, attackerId: number, defenderId: number): number {
  const field = battlefieldOf(state.map);
  const attacker = state.units[attackerId]!;
  const defender = state.units[defenderId]!;
  const gain = gainOfMelee(field, attacker, attacker.place, defender, defender.place);
  return canGiveWay(state, field, defender) ? Math.min(gain, EVASION) : gain;
}

/** What it costs to have to step aside. */
const EVASION = 0.15;

/** The lead of the side whose turn is next, in the logarithm of the odds. */
function leadOf(state: State, next: Seat): number {
  const sides = featuresOf(state);
  const own = sides[next]!;
  const enemy = sides[opponentOf(next)]!;
  const target = MODES[state.map.size].victoryPoints;
  const sure = settled(state, own, enemy, target);
  if (sure !== 0) return sure;
  const step = topStep(state);
  const lead = weigh(inputsOf(own, enemy, target));
  return step?.kind === 'answerMelee' ? lead - WEIGHTS.material * pendingMelee(state, step.attacker, step.defender) : lead;
}

/** Each seat's expected share of victory. In the middle of a turn the other side comes next. */
export function evaluate(state: State): number[] {
  if (state.turn === 0) return [0.5, 0.5];
  const next = topStep(state)?.kind === 'turn' ? state.toMove : opponentOf(state.toMove);
  const share = 1 / (1 + Math.exp(-leadOf(state, next)));
  return next === RED ? [share, 1 - share] : [1 - share, share];
}
