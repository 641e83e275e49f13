import { ACTION_FIGURES, CITY_FIGURES, MAP_FIGURES, SETUP } from './figures.ts';

/** Index in REGIONS. */
export type Region = number;
/** Index in CITIES. */
export type City = number;

export const NO_CITY: City = -1;

export interface RegionFigure {
  readonly id: string;
  readonly isKingdom: boolean;
  /** WK-2.15 In the first or last row or column of the Kingdom. */
  readonly outer: boolean;
  readonly port: boolean;
  readonly city: City;
}

export interface CityFigure {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  readonly isKingdom: boolean;
  readonly strength: number;
  readonly income: number;
  readonly port: boolean;
}

const regionIds = MAP_FIGURES.regions.map(({ id }) => id);

export function regionNamed(id: string): Region {
  const region = regionIds.indexOf(id);
  if (region < 0) throw new Error(`no region ${id}`);
  return region;
}

export const REGIONS: readonly RegionFigure[] = MAP_FIGURES.regions.map(({ id, kind, outer, port }) => ({
  id,
  isKingdom: kind === 'kingdom',
  outer,
  port,
  city: CITY_FIGURES.findIndex(city => city.region === id),
}));

/** WK-1.9 Eighteen Kingdom cities, then the six overseas. */
export const CITIES: readonly CityFigure[] = CITY_FIGURES.map(city => {
  const region = regionNamed(city.region);
  return {
    id: city.id,
    name: city.name,
    region,
    isKingdom: city.kind === 'kingdom',
    strength: city.strength,
    income: city.income,
    port: MAP_FIGURES.regions[region]!.port,
  };
});

export const REGION_COUNT = REGIONS.length;
export const CITY_COUNT = CITIES.length;
export const ALL_REGIONS: readonly Region[] = REGIONS.map((_, region) => region);
export const KINGDOM_REGIONS: readonly Region[] = ALL_REGIONS.filter(region => REGIONS[region]!.isKingdom);
export const PORTS: readonly Region[] = ALL_REGIONS.filter(region => REGIONS[region]!.port);

export function cityNamed(id: string): City {
  const city = CITIES.findIndex(entry => entry.id === id);
  if (city < 0) throw new Error(`no city ${id}`);
  return city;
}

export const cityAt = (region: Region): City => REGIONS[region]!.city;

const neighbours: Region[][] = REGIONS.map(() => []);
const roadLinks: Region[][] = REGIONS.map(() => []);
const bridgeKeys = new Set<number>();
const keyOf = (a: Region, b: Region): number => Math.min(a, b) * REGION_COUNT + Math.max(a, b);

for (const { between, type, bridge, road } of MAP_FIGURES.borders) {
  const [a, b] = between.map(regionNamed) as [Region, Region];
  // WK-11.2 Mountains and the strait are closed, rivers are open at bridges.
  if (type === 'open' || bridge !== '') {
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
    if (road) {
      roadLinks[a]!.push(b);
      roadLinks[b]!.push(a);
    }
  }
  if (bridge !== '') bridgeKeys.add(keyOf(a, b));
}
for (const list of [...neighbours, ...roadLinks]) list.sort((a, b) => a - b);

/** WK-11.1, WK-11.2 Regions across a passable border. */
export const NEIGHBOURS: readonly (readonly Region[])[] = neighbours;
/** WK-11.3 */
export const ROAD_LINKS: readonly (readonly Region[])[] = roadLinks;
export const isBridge = (a: Region, b: Region): boolean => bridgeKeys.has(keyOf(a, b));

export const borderBetween = (a: Region, b: Region): string | undefined =>
  MAP_FIGURES.borders.find(({ between }) => {
    const [first, second] = between.map(regionNamed);
    return (first === a && second === b) || (first === b && second === a);
  })?.type;

/** How a Noble moves: over a border, by road, as Master of Horse (WK-24.31), by sea. */
export const WAYS = ['border', 'road', 'horse', 'sea'] as const;
export type Way = (typeof WAYS)[number];

/** One possible movement; they are all listed once, so that choices only filter. */
export interface Path {
  /** Start, regions crossed, end. */
  readonly regions: readonly Region[];
  readonly way: Way;
  readonly crossesBridge: boolean;
}

function roadPathsFrom(start: Region): Region[][] {
  const found: Region[][] = [];
  const walk = (path: Region[]): void => {
    if (path.length > 2) found.push(path);
    if (path.length > SETUP.roadMaxRegions) return;
    for (const region of ROAD_LINKS[path.at(-1)!]!) if (!path.includes(region)) walk([...path, region]);
  };
  walk([start]);
  return found;
}

const isRoad = (regions: readonly Region[]): boolean =>
  regions.every((region, i) => i === 0 || ROAD_LINKS[regions[i - 1]!]!.includes(region));

const horsePathsFrom = (start: Region): Region[][] =>
  NEIGHBOURS[start]!.flatMap(through =>
    NEIGHBOURS[through]!.filter(end => end !== start).map(end => [start, through, end]),
  ).filter(path => !isRoad(path));

function pathOf(regions: readonly Region[], way: Way): Path {
  const crossesBridge =
    way !== 'sea' && regions.some((region, i) => i > 0 && isBridge(regions[i - 1]!, region));
  return { regions, way, crossesBridge };
}

/** All movements from each region by border, road, horse and sea. */
export const PATHS_FROM: readonly (readonly Path[])[] = ALL_REGIONS.map(start => [
  ...NEIGHBOURS[start]!.map(end => pathOf([start, end], 'border')),
  ...roadPathsFrom(start).map(regions => pathOf(regions, 'road')),
  ...horsePathsFrom(start).map(regions => pathOf(regions, 'horse')),
  ...(REGIONS[start]!.port ? PORTS : []).filter(end => end !== start).map(end => pathOf([start, end], 'sea')),
]);

/** WK-6.14 Spots of the mercenary table from left to right. */
export const SPOTS = ACTION_FIGURES.mercenaryTable;
