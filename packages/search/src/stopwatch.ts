import type { Budget } from './brain.ts';

const CLOCK_EVERY = 16;

/** Whether thinking may go on after so many iterations. */
export type Stopwatch = (done: number) => boolean;

/** At least one, so that there is something to choose from even if there is no time. */
export function mostIterations({ iterations, milliseconds }: Budget, usual: number): number {
  return Math.max(1, iterations ?? (milliseconds === undefined ? usual : Infinity));
}

/** The clock is read only now and then, and not at all where the budget names no time. */
export function stopwatch(budget: Budget, usual: number, clock: () => number): Stopwatch {
  const most = mostIterations(budget, usual);
  if (budget.milliseconds === undefined) return done => done < most;
  const end = clock() + budget.milliseconds;
  return done => done < most && (done % CLOCK_EVERY !== 0 || done === 0 || clock() < end);
}
