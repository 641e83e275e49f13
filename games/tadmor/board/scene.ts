import type { SeatInfo } from '@palio/board-kit';
import type { Seat } from '@palio/kernel';
import type { ColourId, PlaceId, RegionId, TileId } from '../rules/names.ts';
import type { View } from '../rules/view-types.ts';
import { type Calls, table } from './table.svelte.ts';
import type { Way, Ways } from './ways.ts';
import type { Words } from './words.ts';

/** What every part of the board shows, and what a tap on it may call. */
export interface Scene {
  readonly view: View;
  /** The seat of the viewer; none for a spectator. */
  readonly seat: Seat | undefined;
  readonly seats: readonly SeatInfo[];
  readonly words: Words;
  readonly ways: Ways;
  readonly calls: Calls;
}

export function tapPlace({ ways, calls }: Scene, at: PlaceId): void {
  table.place = at;
  table.tap(ways.places.get(at) ?? [], { type: 'place', at, piece: null }, calls);
}

export const tapTile = ({ ways, calls }: Scene, tile: TileId): void =>
  table.tap(ways.tiles.get(tile) ?? [], { type: 'tile', tile }, calls);

export const tapPile = ({ ways, calls }: Scene, colour: ColourId): void =>
  table.tap(ways.piles.get(colour) ?? [], { type: 'pile', colour }, calls);

export const tapRegion = ({ ways, calls }: Scene, region: RegionId): void =>
  table.tap(ways.regions.get(region) ?? [], { type: 'region', region }, calls);

export const point = (way: Way | undefined): void => {
  table.pointed = way;
};
