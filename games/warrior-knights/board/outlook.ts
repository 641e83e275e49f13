import type { SeatInfo } from '@palio/board-kit';
import type { Action } from '../rules/actions.ts';
import type { View } from '../rules/view-types.ts';
import { Names } from '../text/names.ts';
import { describeForecast, nameOfSeat } from './describe.ts';
import { ownerOf } from './figures.ts';
import type { Glow, Way } from './gestures.ts';
import type { KnightsText, Legal } from './props.ts';
import { clashAt, consentsFor, marchesTo } from './reach.ts';

/** Questions whose answer leads Nobles into a region and to a battle there. */
const isMustering = ({ asked }: View): boolean => asked?.kind === 'mobilizeRegion';

const askedSeat = ({ asked }: View): number => (asked !== null && 'seat' in asked ? asked.seat : 0);

/** Barons by the names at the table; the words of the game alone know only the names of the box. */
const namesAtTable = (names: Names, seats: readonly SeatInfo[], barons: readonly number[]): string =>
  barons.map(seat => nameOfSeat(names, seats, seat)).join(', ');

/** What a march into a region would be: who comes, against whom, with whose leave. */
export function musterOutlook(
  names: Names,
  view: View,
  seats: readonly SeatInfo[],
  region: number,
): readonly string[] {
  const { ahead } = names.words.board;
  const seat = askedSeat(view);
  const marches = marchesTo(view, seat, region);
  const clash = clashAt(view, seat, region, marches);
  const asked = [...new Set(marches.flatMap(({ consents }) => consents))];
  const coming = marches.map(({ noble }) => names.noble(noble)).join(', ');
  return [
    ...(coming === '' ? [] : [ahead.marching(coming)]),
    ...(clash === undefined ? [] : [ahead.clash(clash.own, clash.enemy, clash.ownCards, clash.enemyCards)]),
    ...(asked.length === 0 ? [] : [ahead.leave(namesAtTable(names, seats, asked))]),
  ];
}

/** What a tap on a region would bring. */
export function aheadOf(
  names: Names,
  view: View,
  seats: readonly SeatInfo[],
  region: number,
  ways: readonly Way[],
): readonly string[] {
  if (ways.length === 0) return [];
  if (isMustering(view)) return musterOutlook(names, view, seats, region);
  return ways.map(({ action, text, forecast }) => {
    const asked = action.type === 'move' ? consentsFor(view, ownerOf(action.noble), action.regions) : [];
    const leave =
      asked.length === 0 ? undefined : names.words.board.ahead.leave(namesAtTable(names, seats, asked));
    return [text, describeForecast(names, forecast), leave].filter(part => part !== undefined).join(': ');
  });
}

/** How each region glows. */
export function glowsOf(view: View, regions: ReadonlyMap<number, readonly Way[]>): ReadonlyMap<number, Glow> {
  const seat = askedSeat(view);
  const glowOf = (region: number, ways: readonly Way[]): Glow => {
    if (view.asked?.kind === 'battleRegion' || view.asked?.kind === 'battleTarget') return 'fight';
    if (isMustering(view)) {
      const marches = marchesTo(view, seat, region);
      if (clashAt(view, seat, region, marches) !== undefined) return 'fight';
      return marches.length > 0 && marches.every(({ consents }) => consents.length > 0) ? 'consent' : 'free';
    }
    const needsLeave = ({ action }: Way): boolean =>
      action.type === 'move' && consentsFor(view, ownerOf(action.noble), action.regions).length > 0;
    return ways.every(needsLeave) ? 'consent' : 'free';
  };
  return new Map([...regions].map(([region, ways]) => [region, glowOf(region, ways)]));
}

interface Given {
  readonly view: View;
  readonly legal: readonly Legal[];
  readonly text: KnightsText;
}

/** One sentence on what waits for a yes. */
export function outlook(actions: readonly Action[], { view, legal, text }: Given): string | undefined {
  const last = actions.at(-1);
  if (last === undefined) return undefined;
  const names = new Names(text.words);
  if (last.type === 'region' && isMustering(view))
    return musterOutlook(names, view, [], last.region).join(' · ') || undefined;
  const key = JSON.stringify(last);
  return describeForecast(names, legal.find(({ action }) => JSON.stringify(action) === key)?.forecast);
}
