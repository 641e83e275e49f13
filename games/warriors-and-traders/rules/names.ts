/** WT-1.4 */
export const MAPS = ['west', 'east', 'italia'] as const;
export type MapId = (typeof MAPS)[number];

/** Nations of each map by their order number (WT-4.3). */
export const NATIONS = [
  'germany',
  'france',
  'england',
  'denmark',
  'burgundy',
  'switzerland',
  'scotland',
  'ireland',
  'poland',
  'romania',
  'hungary',
  'bohemia',
  'austria',
  'croatia',
  'serbia',
  'bulgaria',
  'sardinia',
  'venice',
  'papalStates',
  'naples',
  'tuscany',
  'sicily',
  'genoa',
  'milan',
] as const;
export type NationId = (typeof NATIONS)[number];

/** Small maps for 2 or 3 players (WT-18.8 to 18.17). */
export const SMALL_MAPS = [
  'base2-england-scotland',
  'base2-british-isles',
  'base2-balkans',
  'base3-british-isles',
  'base3-west-mainland',
  'base3-east-north',
  'italia2-south',
  'italia2-north',
  'italia3-north',
  'italia3-peninsula',
] as const;
export type SmallMapId = (typeof SMALL_MAPS)[number];

/** A whole map or a part of one. */
export type WorldId = MapId | SmallMapId;

/** `goods` are what the rulebook calls products. Stocks and prices list them in this order. */
export const RESOURCES = ['food', 'goods', 'weapons', 'gold'] as const;
export type ResourceId = (typeof RESOURCES)[number];
export const FOOD = 0;
export const GOODS = 1;
export const WEAPONS = 2;
export const GOLD = 3;
export const INDEX_OF: Readonly<Record<ResourceId, number>> = {
  food: FOOD,
  goods: GOODS,
  weapons: WEAPONS,
  gold: GOLD,
};
/** One number for each resource. */
export type Stock = readonly number[];

export const TRACKS = ['production', 'trade', 'military'] as const;
export type TrackId = (typeof TRACKS)[number];
export const PRODUCTION = 0;
export const TRADE = 1;
export const MILITARY = 2;
export const TRACK_INDEX: Readonly<Record<TrackId, number>> = {
  production: PRODUCTION,
  trade: TRADE,
  military: MILITARY,
};

export const ABILITIES = [
  'masonry',
  'reinforce',
  'productionTax',
  'university',
  'merchant',
  'tradeTax',
  'masterTrader',
  'monopoly',
  'commander',
  'doubleStrike',
  'pillaging',
  'warlord',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** WT-1.7 Armies by size, the smallest first. */
export const ARMIES = ['infantry', 'archer', 'cavalry'] as const;
export type ArmyKind = (typeof ARMIES)[number];
export const KINDS = [...ARMIES, 'princess', 'fort'] as const;
/** What a player has pieces of. */
export type PieceKind = (typeof KINDS)[number];
export type BarbarianKind = 'barbarianArmy' | 'barbarianFort';
export type UnitKind = PieceKind | BarbarianKind;

/** WT-9.1 */
export const PROVINCE_TYPES = ['capital', 'tradeCentre', 'common', 'contested'] as const;
export type ProvinceType = (typeof PROVINCE_TYPES)[number];

/** WT-17.9 Who leads on a track holds its token. */
export const LEADERS = ['builder', 'trader', 'warrior'] as const;
export type LeaderId = (typeof LEADERS)[number];

/** WT-17.1 Where victory points come from, as the tables show them. */
export const SOURCES = ['provinces', 'forts', 'kills', 'bought', 'leaders'] as const;
export type Source = (typeof SOURCES)[number];

/** WT-7.24, WT-7.27, WT-7.28 */
export const EXTRA_SOURCES = ['university', 'masterTrader', 'warlord'] as const;
export type ExtraSource = (typeof EXTRA_SOURCES)[number];

/** WT-1.2, WT-1.3 */
export const MODES = ['freeForAll', '2v2', '3v3', '2v2v2'] as const;
export type Mode = (typeof MODES)[number];

/** WT-19 What happens when a player leaves. */
export const LEAVING = ['never', 'vote', 'stop', 'continue'] as const;
export type Leaving = (typeof LEAVING)[number];

export const PHASES = ['setup', 'upkeep', 'trade', 'development', 'manoeuvre', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Why the game ended. */
export const ENDINGS = ['threshold', 'lastTurn', 'timeUp', 'playerLeft'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Index of a province in the list of its map. */
export type Province = number;
/** Index of a nation in the list of its map, which goes by order number. */
export type Nation = number;
