import type { Icon } from '@palio/board-kit';
import type { FamilyId, Goods, RewardId } from '../../rules/names.ts';
import type { TileId } from '../../rules/tiles.ts';
import { gameIcons } from '../icons.ts';

/** Body and sign of a tile or of goods; the same by day and by night. */
export interface Look {
  readonly body: string;
  readonly sign: string;
  readonly icon: Icon;
}

export const FAMILY_IDS: readonly FamilyId[] = [
  'castle',
  'mine',
  'ship',
  'monastery',
  'livestock',
  'building',
];

export const FAMILY_LOOKS: Readonly<Record<FamilyId, Look>> = {
  castle: { body: '#2f5d43', sign: '#f4e8cb', icon: gameIcons.castle },
  mine: { body: '#767d83', sign: '#fbf7ec', icon: gameIcons['mine-wagon'] },
  ship: { body: '#3a76a8', sign: '#f8f3e4', icon: gameIcons.caravel },
  monastery: { body: '#e2b23c', sign: '#46300a', icon: gameIcons['open-book'] },
  livestock: { body: '#a5c05f', sign: '#2c3a10', icon: gameIcons.sheep },
  building: { body: '#d6ab78', sign: '#41280f', icon: gameIcons.village },
};

/** By the die that sells them, in the colours of their names: turquoise, purple, pink, red, brown, orange. */
const GOODS_LOOKS: readonly Look[] = [
  { body: '#3f8f8a', sign: '#fdf8ea', icon: gameIcons['rolled-cloth'] },
  { body: '#7b5aa0', sign: '#fbf4ff', icon: gameIcons.grapes },
  { body: '#dfa0b4', sign: '#4a1428', icon: gameIcons.amphora },
  { body: '#9a2c2c', sign: '#fff3e2', icon: gameIcons.honeypot },
  { body: '#7a5638', sign: '#fbeed6', icon: gameIcons.wheat },
  { body: '#dd8f38', sign: '#3a1f08', icon: gameIcons['cheese-wedge'] },
];
const NO_GOODS: Look = { body: '#b9a58a', sign: '#33261a', icon: gameIcons['cellar-barrels'] };

export const goodsLook = (goods: Goods): Look => GOODS_LOOKS[goods - 1] ?? NO_GOODS;

const PLAIN_ICONS: Readonly<Record<string, Icon>> = {
  market: gameIcons['medieval-pavilion'],
  carpentersWorkshop: gameIcons['hand-saw'],
  church: gameIcons.church,
  warehouse: gameIcons['cellar-barrels'],
  boardingHouse: gameIcons.bed,
  bank: gameIcons['two-coins'],
  cityHall: gameIcons['medieval-gate'],
  watchtower: gameIcons['stone-tower'],
  whiteCastle: gameIcons['elven-castle'],
  crane: gameIcons['pulley-hook'],
};

const SPECIES_ICONS: Readonly<Record<string, Icon>> = {
  cow: gameIcons.cow,
  sheep: gameIcons.sheep,
  pig: gameIcons.pig,
  goat: gameIcons.goat,
  geese: gameIcons.goose,
};

/** A sign of what each monastery does. */
const MONASTERY_ICONS: Readonly<Record<number, Icon>> = {
  1: gameIcons['family-house'],
  2: gameIcons.mining,
  3: gameIcons.cash,
  4: gameIcons.trade,
  5: gameIcons.anchor,
  6: gameIcons.knapsack,
  7: gameIcons.barn,
  8: gameIcons['muscle-up'],
  9: gameIcons.village,
  10: gameIcons.caravel,
  11: gameIcons.castle,
  12: gameIcons['rolling-dices'],
  13: gameIcons['two-coins'],
  14: gameIcons.farmer,
  15: gameIcons.scales,
  16: gameIcons['cellar-barrels'],
  17: gameIcons['stone-tower'],
  18: gameIcons['hand-saw'],
  19: gameIcons.church,
  20: gameIcons['medieval-pavilion'],
  21: gameIcons.bed,
  22: gameIcons.cash,
  23: gameIcons['medieval-gate'],
  24: gameIcons.sheep,
  25: gameIcons['open-treasure-chest'],
  26: gameIcons['laurel-crown'],
  27: gameIcons['stone-bridge'],
  28: gameIcons['receive-money'],
  29: gameIcons['elven-castle'],
};

/** They score at the end of the game, in the solo game at once (CB-31.21). */
export const SCORING_MONASTERIES: ReadonlySet<number> = new Set([
  15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29,
]);

export interface Face extends Look {
  readonly family: FamilyId | 'inn' | 'black';
  /** Heads of livestock, shown as dots. */
  readonly animals: number;
  /** Number of a monastery, or 0. */
  readonly monastery: number;
}

const WHITE_CASTLE: Look = { body: '#f3ecdd', sign: '#41280f', icon: gameIcons['elven-castle'] };
const INN: Look = { body: '#8d4a3a', sign: '#fbeed6', icon: gameIcons['tavern-sign'] };
const BLACK: Look = { body: '#2b2630', sign: '#d9b25a', icon: gameIcons.village };

function faceFor(tile: TileId): Face {
  const [, species = '', animals = ''] = /^(cow|sheep|pig|goat|geese)(\d+)$/.exec(tile) ?? [];
  const [, number = ''] = /^monastery(\d+)$/.exec(tile) ?? [];
  const make = (family: Face['family'], look: Look, icon: Icon | undefined): Face => ({
    ...look,
    icon: icon ?? look.icon,
    family,
    animals: Number(animals),
    monastery: Number(number),
  });
  if (species !== '') return make('livestock', FAMILY_LOOKS.livestock, SPECIES_ICONS[species]);
  if (number !== '') return make('monastery', FAMILY_LOOKS.monastery, MONASTERY_ICONS[Number(number)]);
  if (tile === 'inn') return make('inn', INN, undefined);
  if (tile === 'blackTile') return make('black', BLACK, undefined);
  if (tile === 'whiteCastle') return make('building', WHITE_CASTLE, undefined);
  if (tile === 'castle' || tile === 'mine' || tile === 'ship')
    return make(tile, FAMILY_LOOKS[tile], undefined);
  return make('building', FAMILY_LOOKS.building, PLAIN_ICONS[tile]);
}

const faces = new Map<TileId, Face>();

export function faceOf(tile: TileId): Face {
  const known = faces.get(tile);
  if (known !== undefined) return known;
  const face = faceFor(tile);
  faces.set(tile, face);
  return face;
}

export const REWARD_ICONS: Readonly<Record<RewardId, Icon>> = {
  takeBuilding: gameIcons.village,
  takeMineMonasteryCastle: gameIcons['mine-wagon'],
  takeShipLivestock: gameIcons.caravel,
  workers4: gameIcons.farmer,
  silver2: gameIcons['two-coins'],
  vp4: gameIcons['laurel-crown'],
  sellGoods: gameIcons['cellar-barrels'],
  placeTile: gameIcons['medieval-gate'],
  extraAction: gameIcons.castle,
};
