import type { Notice } from '@palio/protocol';

/** What a look at the table settles: letters about it are held back a little, for those who are there already. */
const SETTLED_BY_LOOKING: ReadonlySet<Notice['kind']> = new Set([
  'your-turn',
  'started',
  'proposal',
  'over',
  'rematch',
]);
const PATIENCE_MS = 2 * 60_000;

export const isSettledByLooking = (kind: Notice['kind']): boolean => SETTLED_BY_LOOKING.has(kind);

/** How long a letter waits before it leaves. */
export const patienceFor = (kind: Notice['kind']): number => (isSettledByLooking(kind) ? PATIENCE_MS : 0);
