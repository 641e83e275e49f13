import type { Seat } from '@palio/kernel';
import type { Amounts, Ending } from './events.ts';
import type {
  Bundle,
  ColourId,
  MissionId,
  PartId,
  PieceId,
  PrivateId,
  RareGoodId,
  RegionId,
  ResourceId,
  Source,
  SpaceId,
  Stage,
  TileId,
} from './names.ts';
import type { Table } from './state.ts';
import type { Action, TadmorStep } from './steps.ts';

export type ByColour<Value> = Readonly<Record<ColourId, Value>>;

/** A piece on the board. */
export interface StandingPiece {
  readonly seat: Seat;
  readonly piece: PieceId;
}

/** What the final scoring would give if the game ended now; `total` with the points scored so far. */
export interface FinalScore {
  readonly points: Readonly<Record<Source, number>>;
  readonly total: number;
}

export interface PlayerView {
  /** Prestige Points on the track now, and where they came from. */
  readonly prestige: number;
  readonly points: Readonly<Record<Source, number>>;
  /** TA-17 The score sheet as it would be now. */
  readonly final: FinalScore;
  readonly camels: number;
  readonly ships: number;
  /** Pieces that are not on the board. */
  readonly reserve: Readonly<Record<PieceId, number>>;
  readonly warehouse: Amounts;
  readonly tradedGoods: Amounts;
  /** TA-12.2 What may be kept at the end of the turn. */
  readonly warehouseLimit: number;
  readonly tower: number;
  /** What the next level, and the next pair, cost this player. */
  readonly nextLevel: Amounts;
  readonly nextPair: Amounts;
  /** The highest part of each temple, oldest first. */
  readonly temples: readonly PartId[];
  /** What the next part of the unfinished temple costs (a new basement if there is none), before any waiver. */
  readonly nextPart: Amounts;
  readonly rareGoods: Readonly<Record<RareGoodId, number>>;
  readonly rareGoodCount: number;
  readonly improvements: readonly TileId[];
  /** TA-15 What stands on the own private tiles. */
  readonly privateTiles: Readonly<Partial<Record<PrivateId, PieceId | null>>>;
  readonly handCount: number;
  /** For the owner alone; null for everybody else. */
  readonly hand: readonly MissionId[] | null;
  readonly fulfilled: readonly MissionId[];
  readonly returned: readonly MissionId[];
  /** Exchanges open to the player in this turn, whatever is in the Warehouse. */
  readonly trades: readonly Exchange[];
  readonly isExemptFromTax: boolean;
  /** Place in the turn order, from 0. */
  readonly place: number;
}

export interface Exchange {
  readonly give: ResourceId;
  readonly get: Bundle;
  /** TA-7.13 Only the piece at Ebla offers it, and it would give up its temple. */
  readonly ebla: boolean;
}

export interface PileView {
  readonly top: RareGoodId | null;
  readonly count: number;
  /** All tiles of the pile by type, the top one included: known by counting. */
  readonly goods: Readonly<Partial<Record<RareGoodId, number>>>;
  readonly cost: Amounts;
}

/** Something the viewer could do in the open window after these actions, trades above all; none if at once. */
export interface Offer {
  readonly action: Action;
  readonly first: readonly Action[];
  /** What the action costs; for a cost without kinds the resources proposed. */
  readonly cost: Amounts;
  /** TA-14.19 How many resources of the cost are waived. */
  readonly waived: number;
}

/** What one viewer may know (digest section 6). */
export interface View {
  readonly table: Table;
  readonly turn: number;
  readonly era: number;
  readonly stage: Stage;
  readonly order: readonly Seat[];
  readonly pawn: Seat;
  /** The spaces of the side in use. */
  readonly spaces: Readonly<Partial<Record<SpaceId, StandingPiece | null>>>;
  /** What each space gives now: resources gathered or points, for the viewer (or a player without tiles). */
  readonly yields: Readonly<Partial<Record<SpaceId, number>>>;
  readonly display: readonly (TileId | null)[];
  readonly improvementPrice: number;
  /** TA-13.27 Out-of-play tiles that K25 and K26 may bring back. */
  readonly box: readonly TileId[];
  readonly piles: ByColour<PileView>;
  /** TA-2.3 Temple cards left in the supply. */
  readonly templeCards: Readonly<Record<PartId, number>>;
  /** TA-9.21 Free Rare Goods for the next player to complete a first temple. */
  readonly goodsForTemple: number;
  readonly currentRegion: RegionId | null;
  /** Who holds a face-down marauder card; which one, only for its owner. */
  readonly raider: Seat | null;
  readonly raidCard: RegionId | null;
  readonly missionsInDeck: number;
  readonly missionDiscards: readonly MissionId[];
  readonly tax: { readonly gold: number; readonly prestige: number };
  readonly traitorLevels: number;
  readonly players: readonly PlayerView[];
  /** The step that is asked now, with what belongs to it, and the kinds of all that waits, innermost first. */
  readonly asked: TadmorStep | null;
  readonly waiting: readonly TadmorStep['kind'][];
  /** For the viewer whose window is open. */
  readonly offers: readonly Offer[];
  readonly ending: Ending | '';
}

/** What an action will bring the seat, with the answers that are proposed for what it asks next. */
export interface Forecast {
  /** Changes of the stores, both together. */
  readonly resources: Amounts;
  /** Change of the Prestige Points now, and of the score sheet. */
  readonly prestige: number;
  readonly final: number;
  readonly levels: number;
  readonly cards: number;
  /** Answers to payments and picks that follow, as proposed; each can be changed. */
  readonly proposed: readonly Action[];
  /** Offers that this action opens: for a trade, the purchases it makes possible. */
  readonly opens: readonly Action[];
}
