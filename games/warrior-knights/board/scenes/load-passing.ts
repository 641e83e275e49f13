import type * as parts from './passing.ts';

export type PassingParts = typeof parts;

/** Fetched once; the browser keeps it. */
export const loadPassing = (): Promise<PassingParts> => import('./passing.ts');
