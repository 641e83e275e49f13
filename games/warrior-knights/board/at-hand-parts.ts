import type * as atHand from './at-hand.ts';
import { Fetched } from './fetched.svelte.ts';

export type AtHandParts = typeof atHand;

/** What a pointer or a first event on the map calls up. */
export const atHandParts = new Fetched<AtHandParts>(() => import('./at-hand.ts'));
