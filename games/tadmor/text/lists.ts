import type { Seat } from '@palio/kernel';
import type { Amounts } from '../rules/events.ts';
import type { ResourceId } from '../rules/names.ts';
import type { View } from '../rules/view-types.ts';
import type { Words } from './words.ts';

const ORDER: readonly ResourceId[] = ['wood', 'stone', 'marble', 'gold'];

/** "2 wood, 1 gold"; a word for nothing if there is none. */
export function amountsText({ resources, nothing }: Words, amounts: Amounts): string {
  const parts = ORDER.flatMap(id => (amounts[id] > 0 ? [`${amounts[id]} ${resources[id]}`] : []));
  return parts.length === 0 ? nothing : parts.join(', ');
}

export const amountsOf = (cost: readonly number[]): Amounts => ({
  wood: cost[0] ?? 0,
  stone: cost[1] ?? 0,
  marble: cost[2] ?? 0,
  gold: cost[3] ?? 0,
});

export const sumOf = (amounts: Amounts): number => ORDER.reduce((sum, id) => sum + amounts[id], 0);

export const seatName = ({ seatNames }: Words, seat: Seat): string => seatNames[seat] ?? '';

export const playerIn = (view: View, seat: Seat): View['players'][number] | undefined => view.players[seat];
