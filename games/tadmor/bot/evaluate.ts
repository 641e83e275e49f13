import { topStep, type Outcome } from '@palio/kernel';
import type { State } from '../rules/state.ts';
import type { TadmorStep } from '../rules/steps.ts';
import { longTerm } from './long-term.ts';
import { turnsLeft } from './prices.ts';
import { thisTurn } from './this-turn.ts';

/** How far estimates of the final scores go wrong: little at the end, much at the beginning. */
const DOUBT_AT_END = 5;
const DOUBT = 9;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** Kinds of steps that come after the tax of a seat is settled. */
const AFTER_TAX: readonly TadmorStep['kind'][] = [
  'closing',
  'firstPlayerResource',
  'audience',
  'discardExcess',
];

/** TA-10.14 Seats whose tax is still to be settled, as bits, while the taxman goes round; 0 before and after. */
function stillTaxed({ stack }: State): number {
  let seats = 0;
  for (const step of stack) if (step.kind === 'taxman' || step.kind === 'tax') seats |= 1 << step.seat;
  return seats;
}

/** What each seat will probably score. */
export function outlooks(state: State): number[] {
  const kind = topStep(state)?.kind;
  const taxed = stillTaxed(state);
  const isDue = kind === undefined || !AFTER_TAX.includes(kind);
  return state.players.map(
    (_, seat) =>
      longTerm(state, seat) + thisTurn(state, seat, taxed === 0 ? isDue : (taxed & (1 << seat)) !== 0),
  );
}

/** Winning counts for more than places behind the winner. */
const WINNING = 0.6;

/**
 * The expected share of victory of every seat: partly the chance to win, partly the mean chance to be ahead of
 * each other. The leader is everybody's rival: without the first part nobody would care to stop him.
 */
export function evaluate(state: State): number[] {
  const scores = outlooks(state);
  const doubt = DOUBT_AT_END + DOUBT * Math.sqrt(turnsLeft(state));
  const best = Math.max(...scores);
  const chances = scores.map(score => Math.exp((score - best) / doubt));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return scores.map((score, own) => {
    let ahead = 0;
    for (let other = 0; other < scores.length; other++)
      if (other !== own) ahead += logistic((score - scores[other]!) / doubt);
    return (WINNING * chances[own]!) / total + ((1 - WINNING) * ahead) / (scores.length - 1);
  });
}

/** What a finished game is worth: the victory, or a share of it, and a little for the place. */
export function utilities(_state: State, { ranks }: Outcome): number[] {
  const winners = ranks.filter(rank => rank === 1).length;
  return ranks.map((rank, own) => {
    let beaten = 0;
    ranks.forEach((other, seat) => {
      if (seat !== own) beaten += other > rank ? 1 : other === rank ? 0.5 : 0;
    });
    return (rank === 1 ? WINNING / winners : 0) + ((1 - WINNING) * beaten) / (ranks.length - 1);
  });
}
