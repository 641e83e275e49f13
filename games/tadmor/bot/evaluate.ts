import { topStep } from '@palio/kernel';
import type { State } from '../rules/state.ts';
import type { TadmorStep } from '../rules/steps.ts';
import { longTerm } from './long-term.ts';
import { turnsAfter } from './prices.ts';
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

/** What each seat will probably score. */
export function outlooks(state: State): number[] {
  const kind = topStep(state)?.kind;
  const taxIsDue = kind === undefined || !AFTER_TAX.includes(kind);
  return state.players.map((_, seat) => longTerm(state, seat) + thisTurn(state, seat, taxIsDue));
}

/** The expected share of victory of every seat: the mean chance to be ahead of each other. */
export function evaluate(state: State): number[] {
  const scores = outlooks(state);
  const doubt = DOUBT_AT_END + DOUBT * Math.sqrt(turnsAfter(state));
  return scores.map((score, own) => {
    let sum = 0;
    for (let other = 0; other < scores.length; other++)
      if (other !== own) sum += logistic((score - scores[other]!) / doubt);
    return sum / (scores.length - 1);
  });
}
