/** TA-1.3 Wood and stone are basic, marble and gold advanced. */
export const RESOURCES = ['wood', 'stone', 'marble', 'gold'] as const;
export type ResourceId = (typeof RESOURCES)[number];
/** Index in RESOURCES. */
export type Resource = number;

export const WOOD: Resource = 0;
export const STONE: Resource = 1;
export const MARBLE: Resource = 2;
export const GOLD: Resource = 3;

export const isBasic = (resource: Resource): boolean => resource < MARBLE;

/** TA-1.10 */
export const PIECES = ['camel', 'ship'] as const;
export type PieceId = (typeof PIECES)[number];
/** Index in PIECES. */
export type Piece = number;

export const CAMEL: Piece = 0;
export const SHIP: Piece = 1;

/** TA-1.18 */
export const REGIONS = ['northSea', 'southSea', 'ebla', 'palmyra', 'damascus', 'mari', 'euphrates'] as const;
export type RegionId = (typeof REGIONS)[number];
/** Index in REGIONS. */
export type Region = number;

export const COLOURS = ['grey', 'yellow', 'red'] as const;
export type ColourId = (typeof COLOURS)[number];
/** Index in COLOURS. */
export type Colour = number;

/** TA-2.7 Three of each colour, in the order of the colours. */
export const RARE_GOODS = [
  'glass',
  'incense',
  'myrrh',
  'jade',
  'ivory',
  'porcelain',
  'silk',
  'perfume',
  'oil',
] as const;
export type RareGoodId = (typeof RARE_GOODS)[number];
/** Index in RARE_GOODS. */
export type RareGood = number;
export const TYPES_PER_COLOUR = 3;

/** TA-9.12 */
export const PARTS = ['basement', 'colonnade', 'roof', 'statues'] as const;
export type PartId = (typeof PARTS)[number];

/** What an action space is for. */
export const SPACE_ACTIONS = [
  'gather',
  'townMarket',
  'templeOrMarket',
  'templeAndMission',
  'kingsMission',
  'acquireImprovement',
  'tower1',
  'tower2',
  'traitor',
  'rareGood',
  'caravan',
  'shipyard',
  'peaceGifts',
  'marauders',
  'warSupplies',
  'firstPlayer',
  'taxman',
] as const;
export type SpaceAction = (typeof SPACE_ACTIONS)[number];

/** TA-1.20 All spaces of the central board; with two players some are hidden (TA-1.22). */
export const SPACE_IDS = [
  'ns-wood-1',
  'ns-wood-2',
  'ns-wood-c',
  'ns-marble-1',
  'ns-shipyard',
  'ns-peace',
  'ss-stone-1',
  'ss-stone-2',
  'ss-stone-c',
  'ss-gold-1',
  'ss-rare-grey',
  'eu-gold-1',
  'eu-gold-c',
  'eu-marble-1',
  'eu-wood-1',
  'eu-stone-1',
  'eu-rare-yellow',
  'eu-war',
  'eu-rare-red',
  'pa-improve-1',
  'pa-improve-2',
  'pa-improve-3',
  'pa-temple',
  'pa-market',
  'pa-mission',
  'eb-temple-market',
  'eb-tower-1',
  'eb-mission',
  'da-tower-2',
  'da-traitor',
  'da-marble-c',
  'da-taxman',
  'ma-marauders',
  'ma-first',
  'ma-peace',
  'ma-caravan',
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** TA-15 Tiles that are action spaces of their owner. */
export const PRIVATE_IDS = ['I21', 'I22', 'I37', 'I47', 'I48'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];

/** Where a piece may stand: a space of the board or a private tile. */
export type PlaceId = SpaceId | PrivateId;
export const PLACE_IDS: readonly PlaceId[] = [...SPACE_IDS, ...PRIVATE_IDS];
/** Index in PLACE_IDS. */
export type Place = number;

const numbered = <Letter extends string>(letter: Letter, count: number): readonly `${Letter}${number}`[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}` as const);

export const TILE_COUNT = 48;
/** An Improvement tile, I1 to I48; the number is used inside the rules. */
export type TileId = `I${number}`;
export const TILE_IDS: readonly TileId[] = numbered('I', TILE_COUNT);

export const MISSION_COUNT = 26;
/** A King's Mission, K1 to K26; the number is used inside the rules. */
export type MissionId = `K${number}`;
export const MISSION_IDS: readonly MissionId[] = numbered('K', MISSION_COUNT);

export const tileId = (tile: number): TileId => TILE_IDS[tile - 1]!;
export const missionId = (mission: number): MissionId => MISSION_IDS[mission - 1]!;
export const numberOf = (id: TileId | MissionId): number => Number(id.slice(1));

/** Where Prestige Points come from, as the score sheet shows them. */
export const SOURCES = [
  'start',
  'tower',
  'towersPrestige',
  'warSupplies',
  'peaceGifts',
  'improvements',
  'tax',
  'purchases',
  'missions',
  'temples',
  'rareGoods',
  'legacies',
] as const;
export type Source = (typeof SOURCES)[number];
export const FROM: Readonly<Record<Source, number>> = Object.fromEntries(
  SOURCES.map((source, i) => [source, i]),
) as Record<Source, number>;

/** TA-3.1 and what surrounds the turns. */
export const STAGES = ['setup', 'placement', 'marauders', 'resolution', 'turnEnd', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** TA-15.7 What a private audience can be. */
export const KINGDOM_ACTIONS = ['taxman', 'warSupplies', 'firstPlayer'] as const;
export type KingdomAction = (typeof KINGDOM_ACTIONS)[number];

/** What a trade gives: one advanced resource, or two basic ones (TA-7.6). */
export const BUNDLES = ['marble', 'gold', 'wood+wood', 'wood+stone', 'stone+stone'] as const;
export type Bundle = (typeof BUNDLES)[number];
