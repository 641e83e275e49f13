export type PassingParts = typeof import('./passing.ts');

/** Fetched once; the browser keeps it. */
export const loadPassing = (): Promise<PassingParts> => import('./passing.ts');
