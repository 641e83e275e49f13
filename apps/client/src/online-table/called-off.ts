import type { NumberedEntry } from '@palio/protocol';
import type { OnlineTableText } from '../text/online-table/en.ts';

/** Why a table was called off, as its journal tells it. */
export function whyCalledOff(
  entries: readonly NumberedEntry[],
  { cancelReasons }: Pick<OnlineTableText, 'cancelReasons'>,
): string {
  const entry = entries.findLast(({ entry: { type } }) => type === 'cancelled')?.entry;
  const reason = entry?.type === 'cancelled' ? entry.reason : '';
  const why = Object.hasOwn(cancelReasons, reason) ? (reason as keyof typeof cancelReasons) : 'other';
  return cancelReasons[why];
}
