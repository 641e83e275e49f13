import type { Seat } from '@palio/kernel';
import type { DuchyView, View } from '../rules/view-types.ts';

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

/** CB-13 What the final scoring gives a duchy; nothing while the game goes on. */
const finalPoints = (view: View, duchy: DuchyView | undefined): number =>
  view.ending === '' ? 0 : sum(Object.values(duchy?.final ?? {}));

/** CB-30.22 The points of everybody who owns a duchy, at the end with the final scoring. */
export function scoreOfDuchy(view: View, index: number): number {
  const duchy = view.duchies[index];
  const points = (duchy?.seats ?? []).map(seat => view.players[seat]?.score ?? 0);
  return sum(points) + finalPoints(view, duchy);
}

/** What stands at a player's name: the own points, at the end those that count. */
export function scoreOf(view: View, seat: Seat): number {
  const player = view.players[seat];
  if (player === undefined) return 0;
  return view.ending === '' ? player.score : scoreOfDuchy(view, player.duchy);
}
