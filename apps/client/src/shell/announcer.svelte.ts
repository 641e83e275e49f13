import { untrack } from 'svelte';

/** What a screen reader should say next. Two slots by turns, so that the same sentence twice is two changes. */
let slots: readonly [string, string] = $state.raw(['', '']);

export const announcements = (): readonly [string, string] => slots;

export function announce(sentence: string): void {
  if (sentence === '') return;
  // Whoever announces must not wake up because of it.
  slots = untrack(() => slots)[0] === '' ? [sentence, ''] : ['', sentence];
}
