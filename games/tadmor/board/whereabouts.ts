import type { PieceId, TileId } from '../rules/names.ts';
import type { PlayerView, View } from '../rules/view-types.ts';
import { ALL_TILES, type TileFigures } from './figures.ts';

/** TA-2.2 The tiles of an era that this game is played with. */
export const tilesInUse = ({ table }: View, era: number): readonly TileFigures[] =>
  ALL_TILES.filter(tile => tile.era === era && (table.side === 'p34' || tile.twoPlayers));

/** Where a tile lies that nobody owns: on display, or out of play (TA-13.27); unknown before its era. */
export function lyingAt({ display, box }: View, tile: TileId): 'shown' | 'outOfPlay' | undefined {
  if (display.includes(tile)) return 'shown';
  return box.includes(tile) ? 'outOfPlay' : undefined;
}

/** TA-1.14 What stands on a tile of a player: pieces on private tiles are as public as those on the board. */
export const standingOn = ({ privateTiles }: PlayerView, tile: TileId): PieceId | undefined =>
  (privateTiles as Partial<Record<TileId, PieceId | null>>)[tile] ?? undefined;
