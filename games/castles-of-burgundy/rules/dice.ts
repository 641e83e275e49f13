/** CB-4.6 The shorter way round the circle 1 to 6. */
export function stepsBetween(rolled: number, wanted: number): number {
  const way = Math.abs(rolled - wanted);
  return way > 3 ? 6 - way : way;
}

/** CB-4.8 Workers needed to use a die as another value; a value of 0 is free choice (CB-4.12). */
export function priceOf(rolled: number, wanted: number, freeSteps: number, workerStep: number): number {
  if (rolled === 0) return 0;
  const steps = stepsBetween(rolled, wanted) - freeSteps;
  return steps <= 0 ? 0 : Math.ceil(steps / workerStep);
}
