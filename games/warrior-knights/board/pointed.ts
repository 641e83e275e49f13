import type { View } from '../rules/view-types.ts';
import { type Gestures, lawful, type Way } from './gestures.ts';
import { marchesTo } from './reach.ts';

type Paths = readonly (readonly number[])[];

const pathsOf = (ways: readonly Way[]): Paths =>
  ways.flatMap(({ action }) => (action.type === 'move' ? [action.regions] : []));

export interface Pointed {
  readonly way: Way | undefined;
  readonly noble: number | undefined;
  readonly region: number | undefined;
}

/** Marches that the pointer proposes. */
export function pointedPaths(view: View, gestures: Gestures, { way, noble, region }: Pointed): Paths {
  if (way !== undefined) return pathsOf([way]);
  if (noble !== undefined) return pathsOf(gestures.nobles.get(noble) ?? []);
  if (region === undefined || !gestures.regions.has(region)) return [];
  if (view.asked?.kind === 'mobilizeRegion')
    return marchesTo(view, view.asked.seat, region).map(({ regions }) => regions);
  return pathsOf(lawful(gestures.regions.get(region) ?? []));
}
