import type { NameOf, Seat } from '@palio/kernel';
import type { DuchyView, View } from '../rules/view-types.ts';
import { colourOf } from './figures.ts';
import type { Words } from './words.ts';

/** Goods by colour in words: "2 pink, 1 red"; empty if there are none. */
export const goodsList = ({ goodsCount }: Words, counts: readonly number[]): string =>
  counts.flatMap((count, i) => (count > 0 ? goodsCount(colourOf(i + 1), count) : [])).join(', ');

/** Who a duchy belongs to: a player, or both partners of a team. */
export function ownersOf({ seatNames, and }: Words, view: View, duchy: number, nameOf?: NameOf): string {
  const name = nameOf ?? ((seat: number): string => seatNames[seat] ?? '');
  return (view.duchies[duchy]?.seats ?? []).map(name).join(` ${and} `);
}

/** CB-21.6 What is left for linking all three border posts. */
export const rewardsLeft = ({ bonusPoints: { big, small }, bordersClosed }: View): readonly number[] =>
  [big, small].slice(bordersClosed);

export const duchyOf = (view: View, seat: Seat): DuchyView | undefined =>
  view.duchies[view.players[seat]?.duchy ?? -1];

/** Where the duchy is still a secret, one side of the dealt board: the places of the spaces are the same on both. */
export function boardOf(view: View, seat: Seat): string {
  const chosen = duchyOf(view, seat)?.board ?? '';
  return chosen === '' ? (view.dealt[seat]?.[0] ?? '') : chosen;
}
