import type { ShapeType } from '@palio/kernel';
import type { EFFECTS, improvementsShape, METRICS } from './figure-shapes.ts';
import { IMPROVEMENT_FIGURES } from './figures.ts';
import { PRIVATE_IDS, numberOf, tileId, TILE_COUNT, type PrivateId } from './names.ts';
import { SPACE_COUNT } from './spaces.ts';

/** An Improvement tile by its number, 1 to 48. */
export type Tile = number;
export type Effect = (typeof EFFECTS)[number];
export type Metric = (typeof METRICS)[number];
export type TileFigures = ShapeType<typeof improvementsShape>['improvements'][number];

const byNumber: TileFigures[] = [];
for (const figures of IMPROVEMENT_FIGURES) byNumber[numberOf(figures.id as `I${number}`)] = figures;

export function figuresOfTile(tile: Tile): TileFigures {
  const figures = byNumber[tile];
  if (figures === undefined) throw new Error(`improvements.json has no tile ${tile}`);
  return figures;
}

export const TILES: readonly Tile[] = Array.from({ length: TILE_COUNT }, (_, i) => i + 1);

/** The tiles that work in the same way; their bonuses add up (TA-14.31). */
export const tilesWith = (effect: Effect): readonly Tile[] =>
  TILES.filter(tile => figuresOfTile(tile).effect === effect);

/** TA-2.2 With two players some tiles are not used. */
export const tilesOfEra = (era: number, players: number): Tile[] =>
  TILES.filter(tile => figuresOfTile(tile).era === era && (players > 2 || figuresOfTile(tile).twoPlayers));

export const START_TILES: readonly Tile[] = TILES.filter(tile => figuresOfTile(tile).start);

/** The place of a private tile; -1 for all others. */
const places: readonly number[] = TILES.map(tile => {
  const index = PRIVATE_IDS.indexOf(tileId(tile) as PrivateId);
  return index < 0 ? -1 : SPACE_COUNT + index;
});
export const placeOfTile = (tile: Tile): number => places[tile - 1]!;
/** The tile of a private place. */
export const tileAt = (place: number): Tile => numberOf(PRIVATE_IDS[place - SPACE_COUNT]!);
