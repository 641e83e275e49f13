import type { Seat } from '@palio/kernel';
import type { Ending } from './events.ts';
import type { FinalScore } from './end.ts';
import type { FamilyId, Goods, PostPair, RewardId, Source } from './names.ts';
import type { Depot, Player, ShieldOnCastle, Solo, Table } from './state.ts';
import type { Action, BurgundyStep } from './steps.ts';
import type { TileId } from './tiles.ts';

export interface PlayerView extends Pick<Player, 'dice' | 'spent' | 'purchased' | 'dieWasSet' | 'laid'> {
  readonly duchy: number;
  readonly score: number;
  readonly points: Readonly<Record<Source, number>>;
  readonly keySpaces: readonly TileId[];
  /** -1 without a limit (shield 4). */
  readonly keySpaceCount: number;
  /** CB-24.2 The spaces of the trade route from left to right. */
  readonly route: readonly { readonly goods: Goods; readonly reward: RewardId }[];
  /** Place on the bridge, and place in the turn order. */
  readonly bridge: number;
  readonly place: number;
}

export interface AreaView {
  readonly family: FamilyId;
  readonly spaces: readonly number[];
  /** Spaces still to be covered. */
  readonly missing: number;
  /** What completing it is worth now: for its size, and for the phase. */
  readonly size: number;
  readonly phase: number;
}

export interface DuchyView {
  readonly seats: readonly Seat[];
  /** Empty until it is chosen. */
  readonly board: string;
  /** The tile on each space; null where it is empty. */
  readonly spaces: readonly (TileId | null)[];
  readonly silver: number;
  readonly workers: number;
  readonly goods: readonly number[];
  readonly soldCount: number;
  /** CB-10.6 The colours sold, for the owner alone. */
  readonly sold: readonly number[] | null;
  readonly common: readonly TileId[];
  readonly commonCount: number;
  readonly bonus: Readonly<Record<FamilyId, 'none' | 'big' | 'small'>>;
  /** Numbers of the monasteries in the duchy, and of those that work for it because it copies them. */
  readonly monasteries: readonly number[];
  readonly copiedMonasteries: readonly number[];
  readonly mines: number;
  readonly shields: readonly ShieldOnCastle[];
  readonly copied: number;
  /** Pairs of border posts that are linked. */
  readonly links: readonly PostPair[];
  readonly areas: readonly AreaView[];
  readonly emptySpaces: number;
  /** What the final scoring would give now. */
  readonly final: FinalScore | null;
}

export interface DepotView extends Omit<Depot, 'tiles'> {
  readonly tiles: readonly (TileId | null)[];
}

type Shown<Step> = {
  readonly [Key in keyof Step]: Key extends 'tile'
    ? TileId
    : Key extends 'families'
      ? readonly FamilyId[]
      : Step[Key];
};
type ShownStep<Step> = Step extends BurgundyStep ? Shown<Step> : never;

/** A step as it is shown: tiles and families by their names. */
export type AskedStep = ShownStep<BurgundyStep>;

/** What one viewer may know: nearly everything is public (digest section 6). */
export interface View {
  readonly table: Table;
  readonly phase: number;
  readonly round: number;
  /** Points that completing any area brings in this phase, and the values for the number of players. */
  readonly phasePoints: number;
  readonly goodsPoints: number;
  readonly bonusPoints: { readonly big: number; readonly small: number };
  /** Bonus tiles taken of each colour: 0 to 2. */
  readonly bonusTaken: Readonly<Record<FamilyId, number>>;
  readonly bordersClosed: number;
  /** 0 until it is rolled; the dice of the players are none till then. */
  readonly whiteDie: number;
  readonly roundGoods: readonly Goods[];
  readonly depots: readonly DepotView[];
  readonly blackDepot: readonly (TileId | null)[];
  readonly inns: number;
  readonly innsToCome: number;
  /** How many tiles each supply still holds. */
  readonly supplies: Readonly<Record<FamilyId | 'black', number>>;
  readonly players: readonly PlayerView[];
  readonly duchies: readonly DuchyView[];
  readonly order: readonly Seat[];
  readonly active: Seat;
  /** The step that is asked now, with what belongs to it, and the kinds of all that waits, innermost first. */
  readonly asked: AskedStep | null;
  /** Nothing can be answered but a no. */
  readonly isFutile: boolean;
  readonly waiting: readonly BurgundyStep['kind'][];
  /** In the secret set-up the duchies on the two sides of each seat's board. */
  readonly dealt: readonly (readonly string[])[];
  readonly solo: Readonly<Solo> | null;
  readonly ending: Ending | '';
}

/** Points of a placement by source, as they are before it is carried out. */
export interface PlacementForecast {
  readonly space: number;
  /** In workers. */
  readonly price: number;
  readonly points: Readonly<Partial<Record<Source, number>>>;
  readonly total: number;
  readonly completesArea: boolean;
  readonly completesColour: boolean;
}

/** One thing a die can do; beyond the workers at hand it is not affordable, but shown paler. */
export interface DieOption {
  readonly action: Action;
  /** The space for a tile to be placed. */
  readonly placement: PlacementForecast | null;
  /** What a sale or taking workers brings. */
  readonly gain: Gain | null;
  readonly price: number;
  readonly affordable: boolean;
}

export interface Gain {
  readonly points: number;
  readonly silver: number;
  readonly workers: number;
}

export type Forecast =
  | { readonly type: 'die'; readonly options: readonly DieOption[] }
  | { readonly type: 'price'; readonly workers: number; readonly silver: number }
  | { readonly type: 'placements'; readonly places: readonly PlacementForecast[] }
  | ({ readonly type: 'placement' } & PlacementForecast)
  | ({ readonly type: 'gain'; readonly price: number } & Gain)
  /** What the ship would load, what stays, and how many new colours must be chosen. */
  | {
      readonly type: 'cargo';
      readonly loaded: readonly number[];
      readonly left: readonly number[];
      readonly choose: number;
    };
