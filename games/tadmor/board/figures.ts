import type {
  ColourId,
  MissionId,
  PartId,
  PrivateId,
  RareGoodId,
  RegionId,
  ResourceId,
  SpaceAction,
  SpaceId,
  TileId,
} from '../rules/names.ts';
import {
  actionsJson,
  boardJson,
  improvementsJson,
  missionsJson,
  rareGoodsJson,
  templeJson,
} from '../text/data.ts';

/** When a space works. */
export type Phase = 'anytime' | 'improvements' | 'construction' | 'kingdom' | 'marauders';

export interface SpaceFigures {
  readonly id: SpaceId;
  readonly region: RegionId;
  readonly action: SpaceAction;
  readonly piece: 'camel' | 'ship' | 'either';
  readonly resource: ResourceId | undefined;
  readonly colour: ColourId | undefined;
  /** Number of a space where improvements are acquired. */
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

export interface RegionFigures {
  readonly id: RegionId;
  readonly polygon: readonly (readonly [number, number])[];
  readonly label: readonly [number, number];
}

export type Category =
  | 'trade'
  | 'missions'
  | 'marauders'
  | 'rareGoods'
  | 'gather'
  | 'tower'
  | 'private'
  | 'misc'
  | 'endBonus';

export interface TileFigures {
  readonly id: TileId;
  readonly era: number;
  readonly start: boolean;
  readonly twoPlayers: boolean;
  readonly category: Category;
  readonly effect: string;
  readonly give?: ResourceId;
  readonly get?: readonly ResourceId[];
  readonly count?: number;
  readonly points?: number;
  readonly freePoints?: number;
  readonly basicPrice?: number;
  readonly advancedPrice?: number;
  readonly gold?: number;
  readonly resource?: ResourceId;
  readonly metric?: string;
}

export interface MissionFigures {
  readonly id: MissionId;
  readonly points: number;
  readonly cost: readonly number[];
  readonly window: string;
  readonly benefit: string;
  readonly count?: number;
}

export const actionFigures = actionsJson;

export const SPACES: readonly SpaceFigures[] = boardJson.spaces.map(space => ({
  id: space.id as SpaceId,
  region: space.region as RegionId,
  action: space.action as SpaceAction,
  piece: space.piece as SpaceFigures['piece'],
  resource: space.resource as ResourceId | undefined,
  colour: space.colour as ColourId | undefined,
  order: space.order ?? 0,
  x: space.at[0] ?? 0,
  y: space.at[1] ?? 0,
}));

export const REGION_FIGURES = boardJson.regions as unknown as readonly RegionFigures[];
const TILES = new Map(
  (improvementsJson.improvements as unknown as readonly TileFigures[]).map(tile => [tile.id, tile]),
);
const MISSIONS = new Map(
  (missionsJson.missions as unknown as readonly MissionFigures[]).map(mission => [mission.id, mission]),
);
const SPACES_BY_ID = new Map(SPACES.map(space => [space.id, space]));

const MISSING_TILE: TileFigures = {
  id: 'I0',
  era: 1,
  start: false,
  twoPlayers: true,
  category: 'misc',
  effect: '',
};
const MISSING_MISSION: MissionFigures = {
  id: 'K0',
  points: 0,
  cost: [0, 0, 0, 0],
  window: '',
  benefit: '',
};

export const ALL_TILES: readonly TileFigures[] = [...TILES.values()];
export const ALL_MISSIONS: readonly MissionFigures[] = [...MISSIONS.values()];
export const tileFigures = (tile: TileId): TileFigures => TILES.get(tile) ?? MISSING_TILE;
export const missionFigures = (mission: MissionId): MissionFigures =>
  MISSIONS.get(mission) ?? MISSING_MISSION;
export const spaceFigures = (space: string): SpaceFigures | undefined => SPACES_BY_ID.get(space as SpaceId);

export const PARTS = templeJson.parts as unknown as readonly { id: PartId; points: number; cost: number[] }[];
export const partsBuilt = (part: PartId): number => PARTS.findIndex(({ id }) => id === part) + 1;

const COLOURS_OF_GOODS = new Map(
  rareGoodsJson.types.map(({ id, colour }) => [id as RareGoodId, colour as ColourId]),
);
export const GOODS: readonly RareGoodId[] = [...COLOURS_OF_GOODS.keys()];
export const colourOfGood = (good: RareGoodId): ColourId => COLOURS_OF_GOODS.get(good) ?? 'grey';
export const GOODS_COLOURS: readonly ColourId[] = ['grey', 'yellow', 'red'];
/** Points of a set by its size, from one type. */
export const SET_POINTS: readonly number[] = rareGoodsJson.setPoints;

export const RESOURCES: readonly ResourceId[] = ['wood', 'stone', 'marble', 'gold'];

const PHASES: Partial<Record<SpaceAction, Phase>> = {
  acquireImprovement: 'improvements',
  tower1: 'construction',
  tower2: 'construction',
  traitor: 'construction',
  templeAndMission: 'construction',
  templeOrMarket: 'construction',
  rareGood: 'construction',
  kingsMission: 'construction',
  warSupplies: 'kingdom',
  firstPlayer: 'kingdom',
  taxman: 'kingdom',
  marauders: 'marauders',
};
export const phaseOf = (action: SpaceAction): Phase => PHASES[action] ?? 'anytime';

const PRIVATE_PHASES: Readonly<Record<PrivateId, Phase>> = {
  I21: 'anytime',
  I22: 'anytime',
  I37: 'construction',
  I47: 'construction',
  I48: 'kingdom',
};
export const isPrivate = (place: string): place is PrivateId => place in PRIVATE_PHASES;
