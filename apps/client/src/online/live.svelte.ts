import { Live } from './line.svelte.ts';

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/v1/live`;

let shared: Live | undefined;

/** The line of this page. */
export function live(): Live {
  if (shared !== undefined) return shared;
  const made = new Live(() => new WebSocket(address()));
  shared = made;
  addEventListener('online', () => made.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.hurry();
  });
  return made;
}
