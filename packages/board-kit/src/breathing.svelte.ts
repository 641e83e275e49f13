import { untrack } from 'svelte';

/** More halos than this would be a flicker: then all of them are still. */
const MOST_BREATHING = 12;

let shown = $state(0);

function count(change: 1 | -1): void {
  // The effect that counts must not run again because the count changed.
  shown = untrack(() => shown) + change;
}

/** Counts a halo in; returns what counts it out again. For use as an effect. */
export function joinHalos(): () => void {
  count(1);
  return () => count(-1);
}

export function halosBreathe(): boolean {
  return shown <= MOST_BREATHING;
}
