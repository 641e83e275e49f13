/** The six families of hex tiles and spaces, by the letter of their spaces in data/duchies.json. */
export const FAMILIES = ['building', 'livestock', 'monastery', 'castle', 'mine', 'ship'] as const;
export type FamilyId = (typeof FAMILIES)[number];
/** Index of a family in FAMILIES; tiles may also be an INN or a BLACK_TILE. */
export type Family = number;

export const BUILDING: Family = 0;
export const LIVESTOCK: Family = 1;
export const MONASTERY: Family = 2;
export const CASTLE: Family = 3;
export const MINE: Family = 4;
export const SHIP: Family = 5;
/** CB-23.6 Goes on a space of any colour. */
export const INN: Family = 6;
/** CB-31.18 A tile that lies face down goes on a space of any colour. */
export const BLACK_TILE: Family = 7;

export const FAMILY_LETTERS = 'BGKCMS';

export const BUILDINGS = [
  'market',
  'carpentersWorkshop',
  'church',
  'warehouse',
  'boardingHouse',
  'bank',
  'cityHall',
  'watchtower',
  'whiteCastle',
  'crane',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const SPECIES = ['cow', 'sheep', 'pig', 'goat', 'geese'] as const;
export type SpeciesId = (typeof SPECIES)[number];

/** CB-10.1 Goods are named by the die that sells them: 1 turquoise to 6 orange. */
export const GOODS = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'] as const;
export type GoodsId = (typeof GOODS)[number];
/** 1 to 6, the number of the die. */
export type Goods = number;

export const PHASES = ['A', 'B', 'C', 'D', 'E'] as const;

/** CB-24.11 What a space of a trade route gives. */
export const REWARDS = [
  'takeBuilding',
  'takeMineMonasteryCastle',
  'takeShipLivestock',
  'workers4',
  'silver2',
  'vp4',
  'sellGoods',
  'placeTile',
  'extraAction',
] as const;
export type RewardId = (typeof REWARDS)[number];

/** Boxes that tiles come from; all but the base are expansions with an option of the same name. */
export const TILE_SETS = ['base', 'extraTiles', 'whiteCastles', 'inns'] as const;
export type TileSet = (typeof TILE_SETS)[number];

/** CB-21.2 Pairs of border posts, in the order of their bits in `Duchy.links`. */
export const POST_PAIRS = ['nw-e', 'nw-s', 'e-s'] as const;
export type PostPair = (typeof POST_PAIRS)[number];

/** Where points come from, as the final table shows them. */
export const SOURCES = [
  'livestock',
  'areas',
  'phases',
  'colourBonus',
  'goodsSold',
  'buildings',
  'borderPosts',
  'tradeRoutes',
  'monasteries',
  'shields',
  'goods',
  'silver',
  'workers',
] as const;
export type Source = (typeof SOURCES)[number];
export const SOURCE_COUNT = SOURCES.length;
export const FROM: Readonly<Record<Source, number>> = Object.fromEntries(
  SOURCES.map((source, i) => [source, i]),
) as Record<Source, number>;
