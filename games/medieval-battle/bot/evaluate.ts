import { topStep, type Seat } from '@palio/kernel';
import { battlefieldOf } from '../rules/battlefield.ts';
import { MODES } from '../rules/figures.ts';
import { RED, type State } from '../rules/state.ts';
import { opponentOf, unitOf } from '../rules/units.ts';
import { canGiveWay, gainOfMelee } from './attacks.ts';
import { fill, newFighter } from './fighters.ts';
import { featuresOf, type SideFeatures } from './features.ts';

/**
 * What is weighed: differences between the side whose turn comes next and the other, and what each could do
 * at once. The weights were fitted to the outcomes of games of the bots among themselves.
 */
const WEIGHTS = {
  material: 0.3,
  materialLate: -0.17,
  points: 0.57,
  pointsLate: -0.33,
  tokens: 0.38,
  tokensLate: 0.88,
  endurance: 0.45,
  flagsNear: 1.03,
  otherAttacks: 0.36,
  caravanTurned: -0.4,
  caravanLost: -0.48,
  aheadLate: 2.4,
  ownAttack: 0.355,
  enemyAttack: -0.31,
  ownFlag: 0.08,
  enemyFlag: -0.09,
  ownRaid: 0.34,
  enemyRaid: -0.32,
  ownKill: 2.1,
  enemyKill: -1.5,
};

const potentialOf = (side: SideFeatures): number => side.movement + side.timeTokens * side.fullMovement;

/** Movement both sides together can still spend when the battle is half over, so to say. */
const HALF_WAY = 80;

const leadAtEnd = (own: SideFeatures, enemy: SideFeatures): number =>
  Math.sign(own.victoryPoints - enemy.victoryPoints || own.onBoard - enemy.onBoard);

/** What a side is worth by itself. */
function standing(side: SideFeatures, late: number): number {
  return (
    side.material * (WEIGHTS.material + WEIGHTS.materialLate * late) +
    side.victoryPoints * (WEIGHTS.points + WEIGHTS.pointsLate * late) +
    side.timeTokens * (WEIGHTS.tokens + WEIGHTS.tokensLate * late) +
    Math.log(potentialOf(side) + LITTLE) * WEIGHTS.endurance +
    side.flagsNear * WEIGHTS.flagsNear +
    side.otherAttacks * WEIGHTS.otherAttacks +
    side.caravanTurned * WEIGHTS.caravanTurned +
    side.caravanLost * WEIGHTS.caravanLost
  );
}

/** Makes a side that can do nothing more comparable. */
const LITTLE = 5;

/** What each could do at once; the side whose turn is next can do it first. */
function chances(own: SideFeatures, enemy: SideFeatures): number {
  let sum = own.bestAttack * WEIGHTS.ownAttack + enemy.bestAttack * WEIGHTS.enemyAttack;
  sum += own.flagInReach * WEIGHTS.ownFlag + enemy.flagInReach * WEIGHTS.enemyFlag;
  if (enemy.caravanTurned === 0) sum += Math.min(2, own.attackersOnCaravan) * WEIGHTS.ownRaid;
  else if (own.attackersOnCaravan > 0) sum += WEIGHTS.ownKill;
  if (own.caravanTurned === 0) sum += Math.min(2, enemy.attackersOnCaravan) * WEIGHTS.enemyRaid;
  else if (enemy.attackersOnCaravan > 0) sum += WEIGHTS.enemyKill;
  return sum;
}

function weigh(own: SideFeatures, enemy: SideFeatures): number {
  const late = 1 / (1 + (potentialOf(own) + potentialOf(enemy)) / HALF_WAY);
  const ahead = leadAtEnd(own, enemy) * late * late * WEIGHTS.aheadLate;
  return standing(own, late) - standing(enemy, late) + ahead + chances(own, enemy);
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

const striker = newFighter();
const struck = newFighter();

/** What the declared melee will bring the attacker if the defender answers well. */
function pendingMelee(state: State, attackerId: number, defenderId: number): number {
  const field = battlefieldOf(state.map);
  const attacker = fill(striker, unitOf(state, attackerId));
  const defender = fill(struck, unitOf(state, defenderId));
  const gain = gainOfMelee(field, attacker, attacker.place, defender);
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
  const lead = weigh(own, enemy);
  return step?.kind === 'answerMelee'
    ? lead - WEIGHTS.material * pendingMelee(state, step.attacker, step.defender)
    : lead;
}

/** Each seat's expected share of victory. In the middle of a turn the other side comes next. */
export function evaluate(state: State): number[] {
  if (state.turn === 0) return [0.5, 0.5];
  const next = topStep(state)?.kind === 'turn' ? state.toMove : opponentOf(state.toMove);
  const share = 1 / (1 + Math.exp(-leadOf(state, next)));
  return next === RED ? [share, 1 - share] : [1 - share, share];
}
