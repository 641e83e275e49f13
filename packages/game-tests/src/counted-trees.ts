import { fastChance, type AnyGame, type Position } from '@palio/kernel';
import { samplePositions } from './walk.ts';
import type { Case } from './cases.ts';

/** How many sequences of this many actions there are from here: any change in what is legal shows in the number. */
export function countSequences(game: AnyGame, state: Position, depth: number): number {
  const [seat] = game.waitingFor(state);
  if (seat === undefined || depth === 0) return 1;
  const legal = game.legalActions(state, seat);
  if (depth === 1) return legal.length;
  let total = 0;
  for (const action of legal) {
    const copy = game.clone(state);
    game.playLegal(copy, seat, action, fastChance(1));
    total += countSequences(game, copy, depth - 1);
  }
  return total;
}

/** Counts from positions spread over one random game. */
export function countedTrees(
  game: AnyGame,
  where: Case,
  seed: number,
  positions: number,
  depth: number,
): number[] {
  const all = samplePositions(game, where, seed, 1);
  return Array.from({ length: positions }, (_, i) => {
    const sample = all[Math.floor((i * all.length) / positions)];
    return sample === undefined ? 0 : countSequences(game, sample.state, depth);
  });
}
