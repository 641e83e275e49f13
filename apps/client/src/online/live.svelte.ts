import { Live } from './line.svelte.ts';

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/api/v1/live`;

let shared: Live | undefined;

/** The line of this page. */
export function live(): Live {
  if (shared !== undefined) return shared;
  const made = new Live(() => new WebSocket(address()));
  shared = made;
  addEventListener('online', () => made.hurry());
  addEventListener('offline', () => made.hurry());
  const look = (): void => {
    const isInView = document.visibilityState === 'visible';
    made.show(isInView);
    if (isInView) made.hurry();
  };
  made.show(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  return made;
}
