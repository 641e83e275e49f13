import { GOODS_FIGURES, TILE_FIGURES } from './figures.ts';
import {
  BLACK_TILE,
  BUILDINGS,
  FAMILIES,
  INN,
  SPECIES,
  type BuildingId,
  type Family,
  type Goods,
  type GoodsId,
  type SpeciesId,
  type TileSet,
} from './names.ts';

/**
 * A hex tile by its face: the index in TILES. Tiles with the same face are the same thing, whatever their back
 * (CB-6.8); which back they have matters only for the supply they are drawn from.
 */
export type Tile = number;

/** How actions, events and views name a face. */
export type TileId =
  | BuildingId
  | `${SpeciesId}${number}`
  | `monastery${number}`
  | 'castle'
  | 'mine'
  | 'ship'
  | 'inn'
  | 'blackTile';

export interface TileFace {
  readonly id: TileId;
  readonly family: Family;
  /** Index in BUILDINGS, or -1. */
  readonly building: number;
  /** Index in SPECIES, or -1. */
  readonly species: number;
  readonly animals: number;
  /** 1 to 29, or 0. */
  readonly monastery: number;
  readonly set: TileSet;
  /** How many there are with the back of their family, and with a black back. */
  readonly own: number;
  readonly black: number;
}

const faces: TileFace[] = TILE_FIGURES.map(
  ({ id, family, species, animals, monastery, set, own, black }) => ({
    id: id as TileId,
    family: family === 'inn' ? INN : FAMILIES.indexOf(family),
    building: family === 'building' ? BUILDINGS.indexOf(id as BuildingId) : -1,
    species: species === undefined ? -1 : SPECIES.indexOf(species),
    animals: animals ?? 0,
    monastery: monastery ?? 0,
    set,
    own,
    black,
  }),
);

/** CB-31.17 A tile that lies face down has lost its own face. */
const faceDown: TileFace = {
  id: 'blackTile',
  family: BLACK_TILE,
  building: -1,
  species: -1,
  animals: 0,
  monastery: 0,
  set: 'base',
  own: 0,
  black: 0,
};

export const TILES: readonly TileFace[] = [...faces, faceDown];

/** No tile: an empty space of a duchy or of a depot. */
export const EMPTY: Tile = -1;

export function faceOf(tile: Tile): TileFace {
  return TILES[tile]!;
}

const tilesById = new Map<TileId, Tile>(TILES.map((face, tile) => [face.id, tile]));

export function tileNamed(id: TileId): Tile {
  const tile = tilesById.get(id);
  if (tile === undefined) throw new Error(`there is no tile "${id}"`);
  return tile;
}

export const idOf = (tile: Tile): TileId => faceOf(tile).id;

export const CASTLE_TILE = tileNamed('castle');
export const INN_TILE = tileNamed('inn');
export const BLACK_TILE_TILE = tileNamed('blackTile');
export const CRANE_TILE = tileNamed('crane');

/** Each tile of a supply, sorted: one entry for each piece. */
export function piecesOf(sets: readonly TileSet[], backed: (face: TileFace) => number): Tile[] {
  return TILES.flatMap((face, tile) =>
    sets.includes(face.set) ? Array.from({ length: backed(face) }, () => tile) : [],
  );
}

/** The colours of the goods by their die: GOODS_BY_DIE[0] is sold with a 1. */
export const GOODS_BY_DIE: readonly GoodsId[] = GOODS_FIGURES.colours;

export const goodsNamed = (id: GoodsId): Goods => GOODS_BY_DIE.indexOf(id) + 1;
export const goodsName = (goods: Goods): GoodsId => GOODS_BY_DIE[goods - 1]!;
