import type { Budget } from './brain.ts';

/** Whether thinking may go on after so many iterations. */
export type Stopwatch = (done: number) => boolean;

/** At least one, so that there is something to choose from even if there is no time. */
export function mostIterations({ iterations, milliseconds }: Budget, usual: number): number {
  return Math.max(1, iterations ?? (milliseconds === undefined ? usual : Infinity));
}

/**
 * The clock is read after every iteration, which costs next to nothing beside it: on a slow device a few more
 * would be felt. Where the budget names no time it is not read at all.
 */
export function stopwatch(budget: Budget, usual: number, clock: () => number): Stopwatch {
  const most = mostIterations(budget, usual);
  if (budget.milliseconds === undefined) return done => done < most;
  const end = clock() + budget.milliseconds;
  return done => done < most && (done === 0 || clock() < end);
}
