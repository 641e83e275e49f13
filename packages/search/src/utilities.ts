import type { AnyGame, Outcome, Position } from '@palio/kernel';
import type { Brain } from './brain.ts';

/** Place p of n is worth (n - p) / (n - 1): the sole first 1, the sole last 0; who shares a rank shares its places. */
export function utilities(outcome: Outcome): number[] {
  const { ranks } = outcome;
  const count = ranks.length;
  if (count === 1) return [ranks[0] === 1 ? 1 : 0];
  return ranks.map(rank => {
    let ahead = 0;
    let beside = 0;
    for (const other of ranks) {
      if (other < rank) ahead++;
      else if (other === rank) beside++;
    }
    return (count - 1 - ahead - (beside - 1) / 2) / (count - 1);
  });
}

/** What the position is worth to each seat, finished or not. */
export function valuesOf(game: AnyGame, brain: Brain, state: Position): number[] {
  const outcome = game.outcome(state);
  if (outcome === undefined) return brain.evaluate(state);
  return brain.utilities === undefined ? utilities(outcome) : brain.utilities(state, outcome);
}
