import type { ColourId, MissionId, PieceId, RareGoodId, RegionId, SpaceId, TileId } from '../rules/names.ts';
import { boardJson, improvementsJson, missionsJson, setupJson } from './data.ts';

/** The figures and names that are shown to players. */

interface TileFigures {
  readonly id: string;
  readonly count?: number;
  readonly points?: number;
  readonly freePoints?: number;
  readonly basicPrice?: number;
  readonly advancedPrice?: number;
  readonly gold?: number;
}

const tiles = new Map<string, TileFigures>(
  (improvementsJson.improvements as readonly TileFigures[]).map(tile => [tile.id, tile]),
);
const NO_TILE: TileFigures = { id: '' };
export const tileFigures = (id: TileId): TileFigures => tiles.get(id) ?? NO_TILE;

interface MissionFigures {
  readonly id: string;
  readonly points: number;
  readonly cost: readonly number[];
  readonly count?: number;
}

const missions = new Map<string, MissionFigures>(
  (missionsJson.missions as readonly MissionFigures[]).map(mission => [mission.id, mission]),
);
const NO_MISSION: MissionFigures = { id: '', points: 0, cost: [0, 0, 0, 0] };
export const missionFigures = (id: MissionId): MissionFigures => missions.get(id) ?? NO_MISSION;

interface SpaceFigures {
  readonly id: string;
  readonly region: RegionId;
  readonly piece: PieceId | 'either';
}

const spaces = new Map<string, SpaceFigures>(
  (boardJson.spaces as readonly SpaceFigures[]).map(space => [space.id, space]),
);
export const regionOf = (id: SpaceId): RegionId => spaces.get(id)?.region ?? 'palmyra';
export const REGION_IDS = boardJson.regions.map(({ id }) => id as RegionId);

export const TURNS = setupJson.turns;
export const COLOUR_OF: Readonly<Record<RareGoodId, ColourId>> = {
  glass: 'grey',
  incense: 'grey',
  myrrh: 'grey',
  jade: 'yellow',
  ivory: 'yellow',
  porcelain: 'yellow',
  silk: 'red',
  perfume: 'red',
  oil: 'red',
};
