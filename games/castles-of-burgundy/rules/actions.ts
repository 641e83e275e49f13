import { BUILDINGS, type Goods } from './names.ts';
import type {
  ChooseCastle,
  ChooseDepot,
  ChooseGoods,
  ChooseSpace,
  Decline,
  DiscardTile,
  EndTurn,
  FetchTile,
  FreeMove,
  KeySpace,
  PickTile,
  SellGoods,
  TakeTile,
  TakeWorkers,
  UseBuilding,
  UseDie,
} from './steps.ts';
import { TILES, type Tile, type TileId } from './tiles.ts';

/**
 * Actions are values: they are made once and shared by every list of choices, so that random play and search
 * allocate next to nothing.
 */
const DEPOTS = [0, 1, 2, 3, 4, 5, 6];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6];
const MOST_SPACES = 73;

const spaces = Array.from({ length: MOST_SPACES }, (_, space) => space);
const byDepotAndTile = <Made>(make: (depot: number, tile: TileId) => Made): readonly (readonly Made[])[] =>
  DEPOTS.map(depot => TILES.map(({ id }) => make(depot, id)));

const dice: readonly UseDie[] = NUMBERS.map(value => ({ type: 'die', value }));
const takes = byDepotAndTile<TakeTile>((depot, tile) => ({ type: 'take', depot, tile }));
const fetches = byDepotAndTile<FetchTile>((depot, tile) => ({ type: 'fetch', depot, tile }));
const purchases = byDepotAndTile<FreeMove>((depot, tile) => ({ type: 'buy', depot, tile }));
const picks: Readonly<Record<KeySpace, readonly PickTile[]>> = {
  own: TILES.map(({ id }) => ({ type: 'place', tile: id, from: 'own' })),
  common: TILES.map(({ id }) => ({ type: 'place', tile: id, from: 'common' })),
};
const discards: Readonly<Record<KeySpace, readonly DiscardTile[]>> = {
  own: TILES.map(({ id }) => ({ type: 'discard', tile: id, from: 'own' })),
  common: TILES.map(({ id }) => ({ type: 'discard', tile: id, from: 'common' })),
};
const sales: readonly SellGoods[] = NUMBERS.map(goods => ({ type: 'sell', goods }));
const goodsChoices: readonly ChooseGoods[] = NUMBERS.map(goods => ({ type: 'goods', goods }));
const depotChoices: readonly ChooseDepot[] = DEPOTS.map(depot => ({ type: 'depot', depot }));
const spaceChoices: readonly ChooseSpace[] = spaces.map(space => ({ type: 'space', space }));
const castleChoices: readonly ChooseCastle[] = spaces.map(space => ({ type: 'castle', space }));
const buildingChoices: readonly UseBuilding[] = BUILDINGS.map(building => ({
  type: 'useBuilding',
  building,
}));

export const END_TURN: EndTurn = { type: 'endTurn' };
export const DECLINE: Decline = { type: 'decline' };
export const TAKE_WORKERS: TakeWorkers = { type: 'takeWorkers' };
export const HIRE_WORKERS: FreeMove = { type: 'hireWorkers' };

export const useDie = (value: number): UseDie => dice[value]!;
export const takeTile = (depot: number, tile: Tile): TakeTile => takes[depot]![tile]!;
export const fetchTile = (depot: number, tile: Tile): FetchTile => fetches[depot]![tile]!;
export const buyTile = (depot: number, tile: Tile): FreeMove => purchases[depot]![tile]!;
export const pickTile = (tile: Tile, from: KeySpace): PickTile => picks[from][tile]!;
export const discardTile = (tile: Tile, from: KeySpace): DiscardTile => discards[from][tile]!;
export const sellGoods = (goods: Goods): SellGoods => sales[goods]!;
export const chooseGoods = (goods: Goods): ChooseGoods => goodsChoices[goods]!;
export const chooseDepot = (depot: number): ChooseDepot => depotChoices[depot]!;
export const chooseSpace = (space: number): ChooseSpace => spaceChoices[space]!;
export const chooseCastle = (space: number): ChooseCastle => castleChoices[space]!;
export const useBuilding = (building: number): UseBuilding => buildingChoices[building]!;
