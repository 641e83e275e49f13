import type { Live } from './line.svelte.ts';

/** A short hiccup is no news: only a line that stays broken is told. */
const LONG = 1200;

/** Whether the line has been broken for a while; to be used while a component is being set up. */
export function longBreak(line: Live): () => boolean {
  const isBroken = $derived(line.state !== 'open');
  let isLong = $state(false);
  $effect(() => {
    if (!isBroken) {
      isLong = false;
      return;
    }
    const timer = setTimeout(() => (isLong = true), LONG);
    return () => clearTimeout(timer);
  });
  return () => isLong;
}
