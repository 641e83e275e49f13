import type { AgendaId } from '../rules/names.ts';
import type { View } from '../rules/view-types.ts';
import { mapJson } from '../text/data.ts';
import { AGENDA_IDS } from '../text/figures.ts';
import {
  commanderBonus,
  keepIn,
  keepStrength,
  netStrength,
  noblesOf,
  ON_LAND,
  regionIndex,
  REGIONS,
  tokenStrength,
} from './figures.ts';
import { setupJson } from '../text/data.ts';

/** Who could march to a region, and what would meet him there: drawn before the choice, decided by the rules after. */

const neighbours: number[][] = REGIONS.map(() => []);
const roads: number[][] = REGIONS.map(() => []);
for (const { between, type, bridge, road } of mapJson.borders) {
  if (type !== 'open' && bridge === '') continue;
  const [a, b] = between.map(regionIndex) as [number, number];
  neighbours[a]!.push(b);
  neighbours[b]!.push(a);
  if (!road) continue;
  roads[a]!.push(b);
  roads[b]!.push(a);
}

export interface March {
  readonly noble: number;
  readonly regions: readonly number[];
  /** Seats that are asked for leave on the way. */
  readonly consents: readonly number[];
}

/** WK-11.5, WK-11.6 Whose leave is needed to pass. */
export function consentsFor(view: View, seat: number, regions: readonly number[]): readonly number[] {
  const crossed = regions.slice(1, -1);
  return view.barons.flatMap((_, other) => {
    const isInTheWay = (region: number): boolean =>
      view.cities[REGIONS[region]!.city]?.owner === other ||
      noblesOf(other).some(noble => {
        const state = view.nobles[noble];
        return state?.place === ON_LAND && state.region === region;
      });
    return other !== seat && crossed.some(isInTheWay) ? other : [];
  });
}

function pathsByRoad(from: number, to: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const walk = (path: readonly number[]): void => {
    const last = path.at(-1)!;
    if (last === to && path.length > 1) found.push([...path]);
    if (path.length > setupJson.roadMaxRegions) return;
    for (const next of roads[last]!) if (!path.includes(next)) walk([...path, next]);
  };
  walk([from]);
  return found;
}

const holdsOffice = (view: View, noble: number, office: AgendaId): boolean =>
  AGENDA_IDS[view.nobles[noble]?.office ?? -1] === office;

function pathsTo(view: View, noble: number, from: number, to: number): readonly (readonly number[])[] {
  const paths: (readonly number[])[] = neighbours[from]!.includes(to) ? [[from, to]] : [];
  paths.push(...pathsByRoad(from, to));
  if (holdsOffice(view, noble, 'masterOfHorse'))
    paths.push(...neighbours[from]!.filter(via => neighbours[via]!.includes(to)).map(via => [from, via, to]));
  if (REGIONS[from]!.port && REGIONS[to]!.port && !view.storms) paths.push([from, to]);
  return paths;
}

/** The easiest way of each fresh Noble of a Baron into a region. */
export function marchesTo(view: View, seat: number, to: number): readonly March[] {
  return noblesOf(seat).flatMap(noble => {
    const state = view.nobles[noble];
    if (state === undefined || state.place !== ON_LAND || state.exhausted || state.region === to) return [];
    if (view.current?.moved.includes(noble) === true) return [];
    const ways = pathsTo(view, noble, state.region, to)
      .map(regions => ({ noble, regions, consents: consentsFor(view, seat, regions) }))
      .sort((a, b) => a.consents.length - b.consents.length || a.regions.length - b.regions.length);
    return ways.slice(0, 1);
  });
}

export interface Clash {
  readonly own: number;
  readonly enemy: number;
  readonly ownCards: number;
  readonly enemyCards: number;
}

/** WK-12.10 */
const cardsFor = (total: number): number =>
  Math.min(setupJson.maxFateDraw, Math.floor(total / tokenStrength));

const freshAt = (view: View, seat: number, region: number): readonly number[] =>
  noblesOf(seat).filter(noble => {
    const state = view.nobles[noble];
    return state?.place === ON_LAND && state.region === region && !state.exhausted;
  });

/** Strength of everybody and everything of others in a region, the strongest Baron or the walls. */
function strongestOther(view: View, seat: number, region: number): number {
  const armies = view.barons.map((_, other) => {
    const nobles = noblesOf(other).filter(noble => {
      const state = view.nobles[noble];
      return state?.place === ON_LAND && state.region === region;
    });
    const sum = nobles.reduce((total, noble) => total + netStrength(view, noble), 0);
    return other === seat || nobles.length === 0 ? 0 : sum + commanderBonus;
  });
  const city = view.cities[REGIONS[region]!.city];
  const lord = city?.owner ?? -1;
  const walls = city === undefined || lord === seat || lord === -2 ? 0 : city.strength + (armies[lord] ?? 0);
  const keep = keepIn(view, region);
  const hold = keep < 0 || keep === seat ? 0 : keepStrength(view, keep) + (armies[keep] ?? 0);
  return Math.max(0, walls, hold, ...armies);
}

/** What a battle in the region would be with every Noble who can be there. */
export function clashAt(
  view: View,
  seat: number,
  region: number,
  marches: readonly March[],
): Clash | undefined {
  const enemy = strongestOther(view, seat, region);
  const nobles = [...new Set([...marches.map(({ noble }) => noble), ...freshAt(view, seat, region)])];
  if (enemy === 0 || nobles.length === 0) return undefined;
  const own = nobles.reduce((total, noble) => total + netStrength(view, noble), commanderBonus);
  return { own, enemy, ownCards: cardsFor(own), enemyCards: cardsFor(enemy) };
}
