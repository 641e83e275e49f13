import type { Seat } from '@palio/kernel';
import type { SeatView, TableCard } from '@palio/protocol';
import { beSomebody } from './enter.ts';
import type { OnlineTable } from './online-table.svelte.ts';

/** Nobody sits there any more, and somebody else could. */
export const isLeft = ({ status }: TableCard, { vacant, resigned }: SeatView): boolean =>
  status === 'running' && vacant === true && resigned !== true;

/** A seat that its person has left is free for whoever only watches, also for the one who left it. */
export function mayTakeOver({ feed, seat: own }: OnlineTable, seat: Seat): boolean {
  const { card } = feed;
  const place = card?.seats[seat];
  if (card === undefined || place === undefined) return false;
  return isLeft(card, place) && own === undefined && !feed.isShared;
}

export async function takeOver(table: OnlineTable, seat: Seat): Promise<void> {
  await beSomebody();
  await table.ask({ type: 'replace', seat });
}
