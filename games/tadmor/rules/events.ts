import type { Seat } from '@palio/kernel';
import type {
  Bundle,
  ColourId,
  KingdomAction,
  MissionId,
  PartId,
  PieceId,
  PlaceId,
  RareGoodId,
  RegionId,
  ResourceId,
  Source,
  SpaceId,
  TileId,
} from './names.ts';

/** Amounts of wood, stone, marble and gold. */
export type Amounts = Readonly<Record<ResourceId, number>>;

/** Why resources came; why a tower changed; where a tile came from. */
export type GainReason = 'setup' | 'gather' | 'firstPlayer' | 'revealed' | 'favour' | 'mission';
export type PayReason = 'improvement' | 'tower' | 'temple' | 'rareGood' | 'mission' | 'tax' | 'excess';
export type TowerReason = 'built' | 'mission' | 'free' | 'traitor' | 'destroyed';
export type TileReason = 'start' | 'acquired' | 'free' | 'box';

/** What the log and the board are told. */
export type Event =
  | {
      readonly type: 'turnStarted';
      readonly turn: number;
      readonly era: number;
      readonly order: readonly Seat[];
    }
  | { readonly type: 'eraStarted'; readonly era: number; readonly display: readonly TileId[] }
  | {
      readonly type: 'tileGained';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly by: TileReason;
      /** The private tile takes the piece that bought it (TA-8.6). */
      readonly piece: PieceId | null;
    }
  | {
      readonly type: 'resourcesGained';
      readonly seat: Seat;
      readonly amounts: Amounts;
      readonly by: GainReason;
      readonly space: SpaceId | null;
    }
  | {
      readonly type: 'resourcesPaid';
      readonly seat: Seat;
      readonly amounts: Amounts;
      readonly for: PayReason;
    }
  | {
      readonly type: 'prestigeChanged';
      readonly seat: Seat;
      readonly points: number;
      readonly source: Source;
    }
  | { readonly type: 'piecePlaced'; readonly seat: Seat; readonly piece: PieceId; readonly at: PlaceId }
  | { readonly type: 'pieceReturned'; readonly seat: Seat; readonly piece: PieceId; readonly from: PlaceId }
  | {
      readonly type: 'pieceGained';
      readonly seat: Seat;
      readonly piece: PieceId;
      readonly by: 'caravan' | 'shipyard' | 'mission';
    }
  | { readonly type: 'raidRevealed'; readonly seat: Seat; readonly region: RegionId }
  | {
      readonly type: 'raidRedirected';
      readonly seat: Seat;
      readonly from: RegionId;
      readonly region: RegionId;
    }
  | { readonly type: 'pieceRemoved'; readonly seat: Seat; readonly piece: PieceId; readonly from: SpaceId }
  | { readonly type: 'regionAttacked'; readonly region: RegionId; readonly removed: number }
  | {
      readonly type: 'piecesSwapped';
      readonly seat: Seat;
      readonly other: Seat;
      readonly own: SpaceId;
      readonly others: SpaceId;
    }
  | { readonly type: 'raidPlanned'; readonly seat: Seat }
  | { readonly type: 'raidChosen'; readonly seat: Seat; readonly region: RegionId }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly give: ResourceId;
      readonly get: Bundle;
      readonly ebla: boolean;
    }
  | { readonly type: 'missionDiscarded'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly type: 'missionReturned'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly type: 'missionFulfilled'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly type: 'missionsDrawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'missionSeen'; readonly seat: Seat; readonly mission: MissionId }
  | { readonly type: 'missionsShuffled'; readonly count: number }
  | {
      readonly type: 'towerChanged';
      readonly seat: Seat;
      readonly levels: number;
      readonly height: number;
      readonly by: TowerReason;
      /** Who destroyed levels. */
      readonly actor: Seat;
    }
  | {
      readonly type: 'partBuilt';
      readonly seat: Seat;
      readonly part: PartId;
      readonly temple: number;
      readonly free: boolean;
    }
  | { readonly type: 'templeCompleted'; readonly seat: Seat; readonly goods: number }
  | {
      readonly type: 'rareGoodTaken';
      readonly seat: Seat;
      readonly good: RareGoodId;
      readonly free: boolean;
    }
  | { readonly type: 'pileShuffled'; readonly seat: Seat; readonly colour: ColourId }
  | { readonly type: 'taxPaid'; readonly seat: Seat }
  | { readonly type: 'taxExempt'; readonly seat: Seat }
  | { readonly type: 'audienceHeld'; readonly seat: Seat; readonly as: KingdomAction }
  | { readonly type: 'firstPlayerTaken'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'gameEnded' };

export const ENDINGS = ['lastTurn'] as const;
export type Ending = (typeof ENDINGS)[number];

export const TIE_BREAKS = ['rareGoods'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];
