import { createSubscriber } from 'svelte/reactivity';
import { live } from '../online/live.svelte.ts';

const ticks = createSubscriber(update => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** The time of the server; whatever shows it is shown anew twice a second. */
export function serverNow(): number {
  ticks();
  return Date.now() + live().ahead;
}
