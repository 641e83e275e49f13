import type { Action } from '../rules/actions.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import { CITIES, ON_LAND } from './figures.ts';
import type { Legal } from './props.ts';

/** One thing that a tap can mean. */
export interface Way {
  readonly action: Action;
  readonly text: string;
  readonly notation: string;
  readonly forecast: Forecast | undefined;
}

/** What can be chosen, by what is tapped: a region, a Noble on the map, or an army with its cards. */
export interface Gestures {
  readonly regions: ReadonlyMap<number, readonly Way[]>;
  readonly nobles: ReadonlyMap<number, readonly Way[]>;
  /** Nobles and garrisons as holders of Troop cards. */
  readonly holders: ReadonlyMap<number, readonly Way[]>;
}

function add(map: Map<number, Way[]>, key: number, way: Way): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [way]);
  else known.push(way);
}

/** The region in which an action of the map is carried out. */
function regionOf(view: View, action: Action): number | undefined {
  const { asked } = view;
  const seat = asked !== null && 'seat' in asked ? asked.seat : 0;
  const wallsAt = (city: number): number | undefined =>
    city < 0 ? view.barons[seat]?.stronghold : CITIES[city]?.region;
  switch (action.type) {
    case 'region':
      return action.region;
    case 'city':
    case 'walls':
    case 'repair':
    case 'fortify':
      return wallsAt(action.city);
    case 'move':
      return action.regions.at(-1);
    case 'attack':
      return asked?.kind === 'battleTarget' ? asked.region : undefined;
    default:
      return undefined;
  }
}

function holderOf(action: Action): number | undefined {
  switch (action.type) {
    case 'assign':
    case 'army':
    case 'muster':
    case 'heldTroop':
    case 'pay':
    case 'letGo':
    case 'payAll':
      return action.holder;
    case 'take':
    case 'transfer':
      return action.from;
    default:
      return undefined;
  }
}

const nobleOf = (action: Action): number | undefined =>
  action.type === 'noble' || action.type === 'move' ? action.noble : undefined;

export function readGestures(view: View, legal: readonly Legal[]): Gestures {
  const regions = new Map<number, Way[]>();
  const nobles = new Map<number, Way[]>();
  const holders = new Map<number, Way[]>();
  for (const { action, text, notation, forecast } of legal) {
    const way = { action, text, notation, forecast };
    const region = regionOf(view, action);
    if (region !== undefined) add(regions, region, way);
    const holder = holderOf(action);
    if (holder !== undefined) add(holders, holder, way);
    const noble = nobleOf(action);
    if (noble === undefined) continue;
    add(nobles, noble, way);
    // The region of a Noble stands for him: it is easier to hit.
    const state = view.nobles[noble];
    if (action.type === 'noble' && state?.place === ON_LAND) add(regions, state.region, way);
  }
  return { regions, nobles, holders };
}

/** How a region glows: dashed where somebody must consent, red where a fight follows. */
export type Glow = 'free' | 'consent' | 'fight';

const DEFIANT = (action: Action): boolean => 'defy' in action && action.defy;
/** Breaking a Law is never what a plain tap means, if there is another way. */
export const lawful = (ways: readonly Way[]): readonly Way[] => {
  const kept = ways.filter(({ action }) => !DEFIANT(action));
  return kept.length > 0 ? kept : ways;
};
