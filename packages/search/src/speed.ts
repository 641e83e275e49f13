import type { AnyGame, Position, Seat } from '@palio/kernel';
import type { Brain } from './brain.ts';
import { searchTree } from './search.ts';

export interface SpeedTask {
  readonly game: AnyGame;
  readonly brain: Brain;
  readonly knowledge: Position;
  readonly seat: Seat;
  readonly milliseconds: number;
  readonly clock: () => number;
}

/** How many simulations of the search run in a second from this position. */
export function simulationsPerSecond({ milliseconds, clock, ...task }: SpeedTask): number {
  const begin = clock();
  let iterations = 0;
  let passed = 0;
  // A position that can be searched to the end is searched again, until the time is over.
  for (let seed = 1; passed < milliseconds; seed++) {
    const budget = { milliseconds: milliseconds - passed };
    iterations += searchTree({ ...task, budget, seed, clock }).analysis.iterations;
    passed = clock() - begin;
  }
  return (iterations * 1000) / passed;
}
