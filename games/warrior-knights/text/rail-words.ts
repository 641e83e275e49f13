import type { rails } from './en/rails.ts';

/** What the panels beside the map say. */
export type RailWords = typeof rails;
