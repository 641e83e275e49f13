import { FIGURES, MAP_FIGURES, SMALL_MAP_FIGURES, type MapFigures } from './figures.ts';
import {
  MAPS,
  SMALL_MAPS,
  type MapId,
  type Nation,
  type NationId,
  type Province,
  type ProvinceType,
  type SmallMapId,
  type Stock,
  type WorldId,
} from './names.ts';

export interface ProvinceFigures {
  readonly id: string;
  readonly name: string;
  readonly type: ProvinceType;
  /** One nation, or both of a contested province (WT-9.2). */
  readonly nations: readonly Nation[];
  readonly vp: number;
  /** Food, products, weapons, and no gold (WT-5.14). */
  readonly symbols: Stock;
  readonly inPlay: boolean;
  /** Neighbours in play (WT-9.3, WT-18.5). */
  readonly neighbours: readonly Province[];
}

export interface NationFigures {
  readonly id: NationId;
  readonly order: number;
  readonly capital: Province;
  readonly tradeCentre: Province;
  /** WT-9.10 What Unification needs, and WT-9.13 what counts besides. */
  readonly core: readonly Province[];
  readonly optional: readonly Province[];
}

/** A map, or the part of one that is in play; static, outside the state. */
export interface World {
  readonly id: WorldId;
  readonly map: MapId;
  readonly isSmall: boolean;
  readonly provinces: readonly ProvinceFigures[];
  /** By order number. */
  readonly nations: readonly NationFigures[];
  /** WT-3.5 Nations that players may have. */
  readonly startNations: readonly Nation[];
}

type Variant = (typeof SMALL_MAP_FIGURES.variants)[number];

function mustFind(places: ReadonlyMap<string, number>, id: string, where: string): number {
  const place = places.get(id);
  if (place === undefined) throw new Error(`${where} names "${id}", which is not on the map`);
  return place;
}

/** Nations of each province: of the map, corrected by the small map (WT-18.6, WT-18.16). */
function nationsOf(figures: MapFigures, variant: Variant | undefined): Map<string, NationId[]> {
  const owners = new Map<string, NationId[]>();
  for (const nation of figures.nations)
    for (const id of [nation.capital, nation.tradeCentre, ...nation.common, ...nation.contested])
      owners.set(id, [...(owners.get(id) ?? []), nation.id]);
  for (const { id, nation } of variant?.mandatory ?? []) owners.set(id, [nation]);
  for (const { id, nations } of variant?.contested ?? []) owners.set(id, nations);
  return owners;
}

function typeOf(figures: MapFigures, id: string, variant: Variant | undefined): ProvinceType {
  if (figures.nations.some(nation => nation.capital === id)) return 'capital';
  if (figures.nations.some(nation => nation.tradeCentre === id)) return 'tradeCentre';
  if (variant?.mandatory.some(one => one.id === id) === true) return 'common';
  if (variant?.contested.some(one => one.id === id) === true) return 'contested';
  return figures.nations.some(nation => nation.contested.includes(id)) ? 'contested' : 'common';
}

/** WT-9.8 What province tokens show: as on the whole map, corrected by the small map (WT-18.10 to 18.17). */
export function symbolsOf(figures: MapFigures, variant: Variant | undefined): Map<string, Stock> {
  const own = variant?.symbols?.provinces ?? [];
  for (const { id } of own)
    if (variant?.provinces.includes(id) !== true)
      throw new Error(`small-maps.json gives symbols to "${id}", which is not in play on that map`);
  return new Map(
    [...figures.symbols.provinces, ...own].map(({ id, food, goods, weapons }) => [
      id,
      [food, goods, weapons, 0],
    ]),
  );
}

/** WT-4.3 The nations of a map by their order numbers, which are unique. */
export function byOrder(map: MapId, nations: MapFigures['nations']): MapFigures['nations'] {
  const sorted = nations.toSorted((one, other) => one.order - other.order);
  for (const [place, { id, order }] of sorted.entries())
    if (sorted[place + 1]?.order === order)
      throw new Error(`${map}.json gives order number ${order} to ${id} and to ${sorted[place + 1]!.id}`);
  return sorted;
}

function makeWorld(id: WorldId, map: MapId, variant: Variant | undefined): World {
  const figures: MapFigures = { ...MAP_FIGURES[map], nations: byOrder(map, MAP_FIGURES[map].nations) };
  const places = new Map(figures.provinces.map((province, place) => [province.id, place]));
  const nationPlaces = new Map(figures.nations.map((nation, place) => [nation.id as string, place]));
  const at = (province: string): number => mustFind(places, province, `${map}.json`);
  const inPlay = figures.provinces.map(({ id: province }) => variant?.provinces.includes(province) ?? true);
  const neighbours = figures.provinces.map((): number[] => []);
  for (const [a, b] of [...figures.links, ...figures.oneSidedLinks.links]) {
    const [one, other] = [at(a!), at(b!)];
    if (!inPlay[one]! || !inPlay[other]!) continue;
    neighbours[one]!.push(other);
    neighbours[other]!.push(one);
  }
  const owners = nationsOf(figures, variant);
  const shown = symbolsOf(figures, variant);
  const provinces = figures.provinces.map(({ id: province, name }, place): ProvinceFigures => {
    const type = typeOf(figures, province, variant);
    const symbols = shown.get(province);
    if (symbols === undefined) throw new Error(`${map}.json has no symbols for ${province}`);
    return {
      id: province,
      name,
      type,
      nations: (owners.get(province) ?? []).map(nation => mustFind(nationPlaces, nation, `${map}.json`)),
      vp: FIGURES.provinceVp[type],
      symbols,
      inPlay: inPlay[place]!,
      neighbours: neighbours[place]!.sort((one, other) => one - other),
    };
  });
  const nations = figures.nations.map((nation, place): NationFigures => {
    const own = provinces.flatMap((one, index) => (one.inPlay && one.nations.includes(place) ? [index] : []));
    return {
      id: nation.id,
      order: nation.order,
      capital: at(nation.capital),
      tradeCentre: at(nation.tradeCentre),
      core: own.filter(index => provinces[index]!.type !== 'contested'),
      optional: own.filter(index => provinces[index]!.type === 'contested'),
    };
  });
  const startNations = nations.flatMap((nation, place) =>
    variant === undefined || variant.nations.includes(nation.id) ? [place] : [],
  );
  return { id, map, isSmall: variant !== undefined, provinces, nations, startNations };
}

function variantNamed(id: SmallMapId): Variant {
  const variant = SMALL_MAP_FIGURES.variants.find(one => one.id === id);
  if (variant === undefined) throw new Error(`small-maps.json has no map ${id}`);
  return variant;
}

const worlds = new Map<WorldId, World>();
for (const map of MAPS) worlds.set(map, makeWorld(map, map, undefined));
for (const id of SMALL_MAPS) worlds.set(id, makeWorld(id, variantNamed(id).map, variantNamed(id)));

export function worldNamed(id: WorldId): World {
  const world = worlds.get(id);
  if (world === undefined) throw new Error(`there is no map ${id}`);
  return world;
}

export function provinceOf(world: World, province: Province): ProvinceFigures {
  const found = world.provinces[province];
  if (found === undefined) throw new Error(`there is no province ${province} on ${world.id}`);
  return found;
}

/** The province with this id, for tests and notation. */
export function provinceNamed(world: World, id: string): Province {
  const place = world.provinces.findIndex(province => province.id === id);
  if (place < 0) throw new Error(`there is no province ${id} on ${world.id}`);
  return place;
}
