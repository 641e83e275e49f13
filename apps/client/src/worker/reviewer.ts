import type { PlayableGame } from '@palio/catalogue';
import type { Match } from '@palio/kernel';
import { reviewDecisions, type ReviewedDecision, valuesOf } from '@palio/search';
import type { ReviewStep } from './protocol.ts';

/**
 * Simulations for all decisions of a game together. Even the slowest games make about 2,500 a second on a phone, so
 * that thinking about any of them takes around a minute there.
 */
const SIMULATIONS = 150_000;
/** With fewer a decision would be judged by chance; more would say hardly anything new. */
const LEAST = 80;
const MOST = 800;
/** The same game gets the same review whenever and wherever it is looked at. */
const SEED = 1;

export const simulationsFor = (actions: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.round(SIMULATIONS / Math.max(1, actions))));

/** Thinks about the decisions of a finished game, one each time it is asked. */
export class Reviewer {
  readonly #steps: Iterator<ReviewedDecision, void>;
  /** What the end was worth to each seat. */
  readonly #values: readonly number[];

  constructor({ game, brain }: PlayableGame, match: Match) {
    const budget = { iterations: simulationsFor(match.log.length) };
    const clock = (): number => performance.now();
    this.#steps = reviewDecisions({ game, brain, match, budget, seed: SEED, clock });
    this.#values = valuesOf(game, brain, match.state);
  }

  next(): ReviewStep {
    const { done, value } = this.#steps.next();
    return done === true || value === undefined
      ? { decision: undefined, values: this.#values }
      : { decision: value };
  }
}
