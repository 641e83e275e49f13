import type { ReviewedDecision } from './review.ts';

/** A turning point costs at least so much of the victory. */
const LEAST_LOSS = 0.02;

/** The decisions that cost most, in the order of the game. */
export function turningPoints(reviewed: readonly ReviewedDecision[], most: number): ReviewedDecision[] {
  return reviewed
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most)
    .toSorted((a, b) => a.number - b.number);
}
