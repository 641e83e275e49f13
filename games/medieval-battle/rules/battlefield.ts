import { RULINGS, TERRAIN_FIGURES } from './figures.ts';
import { TERRAINS, type TerrainId } from './figure-shapes.ts';
import { layoutOf, type FarHex, type Layout } from './layout.ts';
import type { BattleMap, Hex } from './state.ts';
import { typesInOrder } from './unit-types.ts';

/** Everything that follows from the map alone, for quick look-up. Lists are by hex. */
export interface Battlefield {
  readonly layout: Layout;
  readonly terrain: readonly TerrainId[];
  readonly entryCost: readonly number[];
  readonly retreatCost: readonly number[];
  readonly level: readonly number[];
  readonly hindersCavalry: readonly boolean[];
  readonly cover: readonly boolean[];
  /** By index of the type, then hex. */
  readonly mayOccupy: readonly (readonly boolean[])[];
  /** By index of the type, then hex: adjacent hexes it may occupy, which is also its control zone (MB-8.1). */
  readonly around: readonly (readonly (readonly Hex[])[])[];
  /** MB-12.9 Hexes at distance 2 that can be seen. */
  readonly inSight: readonly (readonly Hex[])[];
}

type TerrainFigures = (typeof TERRAIN_FIGURES.terrain)[number];

const byCode = new Map(TERRAIN_FIGURES.terrain.map(figures => [figures.code, figures]));

function terrainFor(code: string): TerrainFigures {
  const figures = byCode.get(code);
  if (figures === undefined) throw new Error(`there is no terrain ${code}`);
  return figures;
}

/** MB-12.9 to MB-12.12 Whether the hexes in between leave the view free to a shooter on this level. */
function isViewFree(ground: readonly TerrainFigures[], level: number, middles: readonly number[]): boolean {
  let clear = 0;
  for (const middle of middles) if (middle >= 0 && level > ground[middle]!.blocksSightUpToLevel) clear++;
  return RULINGS.sightPastTwoMiddleHexes === 'eitherClear' ? clear > 0 : clear === middles.length;
}

function hexesInSight(ground: readonly TerrainFigures[], from: Hex, farHexes: readonly FarHex[]): Hex[] {
  const own = ground[from]!.level;
  const hexes: Hex[] = [];
  for (const { hex, middles } of farHexes) {
    // MB-12.11 Only the shooter's height counts.
    const level = RULINGS.sightByShooterHeightOnly ? own : Math.max(own, ground[hex]!.level);
    if (isViewFree(ground, level, middles)) hexes.push(hex);
  }
  return hexes;
}

/** Types that may occupy the same terrains share their tables: the first of them stands for all. */
const leaders = typesInOrder.map(type =>
  typesInOrder.findIndex(other =>
    other.mayOccupy.every((allowed, terrain) => allowed === type.mayOccupy[terrain]),
  ),
);

/** One table for each type of unit, built once for all types that move alike. */
function perType<Table>(make: (type: number) => Table): Table[] {
  const tables: Table[] = [];
  leaders.forEach((leader, type) => tables.push(leader < type ? tables[leader]! : make(type)));
  return tables;
}

/** Most hexes are open to most units: only a list that loses something is made anew. */
function onlyThese(hexes: readonly Hex[], allowed: readonly boolean[]): readonly Hex[] {
  return hexes.every(hex => allowed[hex]) ? hexes : hexes.filter(hex => allowed[hex]);
}

function build(map: BattleMap): Battlefield {
  const layout = layoutOf(map.size);
  const ground = Array.from(map.terrain, terrainFor);
  const terrain = ground.map(({ id }) => TERRAINS.indexOf(id));
  const mayOccupy = perType(type => terrain.map(id => typesInOrder[type]!.mayOccupy[id]!));
  return {
    layout,
    terrain: ground.map(({ id }) => id),
    entryCost: ground.map(({ entryCost }) => entryCost),
    retreatCost: ground.map(({ retreatCost }) => retreatCost),
    level: ground.map(({ level }) => level),
    hindersCavalry: ground.map(({ hindersCavalry }) => hindersCavalry),
    cover: ground.map(({ cover }) => cover),
    mayOccupy,
    around: perType(type => layout.neighbours.map(hexes => onlyThese(hexes, mayOccupy[type]!))),
    inSight: layout.farHexes.map((farHexes, from) => hexesInSight(ground, from, farHexes)),
  };
}

/** Random self-play sees many maps; more than this are not worth keeping. */
const MOST_KEPT = 64;
const kept = new Map<string, Battlefield>();
let lastCode = '';
let last: Battlefield | undefined;

/** The tables of a map, built at its first use. */
export function battlefieldOf(map: BattleMap): Battlefield {
  if (last !== undefined && map.code === lastCode) return last;
  let field = kept.get(map.code);
  if (field === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    field = build(map);
    kept.set(map.code, field);
  }
  lastCode = map.code;
  last = field;
  return field;
}
