import type { Box } from '@palio/board-kit';
import type { Action } from '../rules/actions.ts';
import type { View } from '../rules/view-types.ts';
import type { Names } from '../text/names.ts';
import { keepIn, noblesOf, ON_LAND, REGIONS } from './figures.ts';
import type { Gestures } from './gestures.ts';
import { boxAround } from './map/geometry.ts';

/** Where the map looks, and what it points out. */

/** What a small screen shows around the places in question. */
const AROUND = 105;

/** The region of what waits for a yes. */
export function proposedRegion({ regions }: Gestures, first: Action | undefined): number | undefined {
  if (first === undefined) return undefined;
  const key = JSON.stringify(first);
  for (const [region, ways] of regions)
    if (ways.some(({ action }) => JSON.stringify(action) === key)) return region;
  return undefined;
}

/** Nobles whom the question is about, or who have been named for the battle already. */
export function namedNobles({ asked }: View): readonly number[] {
  if (asked?.kind === 'battleParticipants') return asked.chosen;
  return asked !== null && 'noble' in asked && asked.noble >= 0 ? [asked.noble] : [];
}

/** The region that a line of the log names. */
export function regionNamed(names: Names, place: string | undefined): number | undefined {
  if (place === undefined) return undefined;
  const found = REGIONS.findIndex(({ id }, region) => id === place || names.region(region) === place);
  return found < 0 ? undefined : found;
}

/** Regions with a city or the stronghold of a Baron. */
export const regionsOf = (view: View, baron: number | undefined): readonly number[] =>
  baron === undefined
    ? []
    : REGIONS.flatMap(({ city }, region) =>
        view.cities[city]?.owner === baron || keepIn(view, region) === baron ? region : [],
      );

/** What a small screen opens on: the battle, what can be chosen, or else the own Nobles and stronghold. */
export function focusOf(view: View, seat: number | undefined, targets: readonly number[]): Box | undefined {
  const fought = view.battle === null ? [] : [view.battle.region];
  const own = (seat === undefined ? [] : noblesOf(seat)).flatMap(noble =>
    view.nobles[noble]?.place === ON_LAND ? view.nobles[noble].region : [],
  );
  const home = view.barons[seat ?? -1]?.stronghold ?? -1;
  const wanted = [fought, targets, home < 0 ? own : [...own, home]].find(regions => regions.length > 0);
  return wanted === undefined ? undefined : boxAround(wanted, AROUND);
}
