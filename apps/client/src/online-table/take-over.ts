import type { Seat } from '@palio/kernel';
import { beSomebody } from './enter.ts';
import type { OnlineTable } from './online-table.svelte.ts';

/** A seat that its person has left is free for whoever only watches, also for the one who left it. */
export function mayTakeOver({ feed, seat: own }: OnlineTable, seat: Seat): boolean {
  const place = feed.card?.seats[seat];
  const isFree = place?.vacant === true && place.resigned !== true;
  return isFree && feed.card?.status === 'running' && own === undefined && !feed.isShared;
}

export async function takeOver(table: OnlineTable, seat: Seat): Promise<void> {
  await beSomebody();
  await table.ask({ type: 'replace', seat });
}
