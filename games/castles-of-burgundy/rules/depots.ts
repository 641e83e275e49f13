import type { Context, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import type { Depot, State } from './state.ts';
import { EMPTY, idOf, INN_TILE, type Tile } from './tiles.ts';

/** CB-11.5 The black depot, with the inns beside it. */
export const BLACK_DEPOT = 0;

export function depotOf(state: State, depot: number): Depot {
  return state.depots[depot - 1]!;
}

export const goodsIn = (depot: Depot): number => depot.goods.reduce((sum, count) => sum + count, 0);

export function anyGoods(state: State): boolean {
  for (const { goods } of state.depots) for (let i = 0; i < goods.length; i++) if (goods[i]! > 0) return true;
  return false;
}

/** Takes a tile out of a depot; says from which of its spaces, -1 for an inn. */
export function removeTile(state: State, depot: number, tile: Tile): number {
  if (depot === BLACK_DEPOT && tile === INN_TILE) {
    state.inns--;
    return -1;
  }
  const tiles = depot === BLACK_DEPOT ? state.blackDepot : depotOf(state, depot).tiles;
  const slot = tiles.indexOf(tile);
  tiles[slot] = EMPTY;
  return slot;
}

/** CB-5.1 */
export function takeFromDepot(
  state: State,
  seat: Seat,
  depot: number,
  tile: Tile,
  { tell }: Context<Event>,
): void {
  const slot = removeTile(state, depot, tile);
  tell?.({ type: 'tileTaken', seat, tile: idOf(tile), depot, slot });
}
