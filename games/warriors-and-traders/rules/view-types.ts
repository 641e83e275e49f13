import type { Seat } from '@palio/kernel';
import type {
  AbilityId,
  ArmyKind,
  Ending,
  ExtraSource,
  LeaderId,
  Leaving,
  MapId,
  Mode,
  NationId,
  Phase,
  Province,
  ProvinceType,
  ResourceId,
  Source,
  Stock,
  TrackId,
  UnitKind,
  WorldId,
} from './names.ts';
import type { Offer, Route, Unit } from './state.ts';
import type { TradersStep } from './steps.ts';

/** The decision that is open, without what others have sealed. */
export type AskedStep = TradersStep;

/** What never changes about a province, for text and pictures. */
export interface ProvinceView {
  readonly id: string;
  readonly name: string;
  readonly type: ProvinceType;
  /** One nation, or two for a contested province. */
  readonly nations: readonly NationId[];
  readonly vp: number;
  /** Symbols of food, products, weapons. */
  readonly symbols: Stock;
  readonly neighbours: readonly Province[];
  readonly inPlay: boolean;
}

/** A level of a track and what it brings (WT-8.8 to 8.10). */
export interface LevelView {
  readonly level: number;
  /** Tokens from the bottom until it is reached. */
  readonly tokens: number;
  readonly food: number;
  readonly goods: number;
  readonly weapons: number;
  readonly bankRate: number;
  readonly routes: number;
  readonly actionPoints: number;
  readonly abilities: readonly AbilityId[];
  readonly armies: readonly ArmyKind[];
}

export interface TrackView {
  readonly track: TrackId;
  readonly tokens: number;
  readonly level: number;
  readonly isFull: boolean;
  /** Tokens still missing for the next level; 0 at the top. */
  readonly missing: number;
  /** The level that the next token would reach or bring nearer; null at the top. */
  readonly next: LevelView | null;
}

/** WT-9.10 to 9.13 */
export interface UnificationView {
  readonly done: boolean;
  /** Provinces that must be held, those that count besides, and those of both that are missing. */
  readonly core: readonly Province[];
  readonly optional: readonly Province[];
  readonly missing: readonly Province[];
  readonly size: number;
  /** Actions that it would bring now; 0 while a province of the core is missing. */
  readonly actions: number;
}

/** Slots of a small map that leave a choice, each with what it may yield. */
export type IncomeChoices = readonly (readonly ResourceId[])[];

export interface PlayerView {
  readonly nation: NationId | null;
  readonly order: number;
  readonly side: number;
  readonly left: boolean;
  readonly stock: Stock;
  readonly tracks: readonly TrackView[];
  readonly abilities: readonly AbilityId[];
  readonly bankRate: number;
  readonly actionPoints: number;
  /** Routes this player may open in all, and has opened. */
  readonly routesAllowed: number;
  readonly routesOpened: number;
  /** Pieces still in the reserve. */
  readonly reserve: Readonly<Record<ArmyKind | 'fort', number>>;
  /** WT-17.1 by source, and their sum. */
  readonly points: Readonly<Record<Source, number>>;
  readonly vp: number;
  /** Points of the side, and how many it lacks to the threshold. */
  readonly sideVp: number;
  readonly toThreshold: number;
  /** Next upkeep as things stand: what is gained, what the armies eat, and what is left of the food before gaining. */
  readonly nextIncome: Stock;
  /** WT-18.18 One resource more from each of these, as the player will choose then. */
  readonly incomeChoices: IncomeChoices;
  readonly foodNeed: number;
  readonly provinces: readonly Province[];
  readonly unification: UnificationView;
  readonly hasTradeCentre: boolean;
}

export interface WarView {
  /** Members of both sides. */
  readonly a: readonly Seat[];
  readonly b: readonly Seat[];
  readonly since: number;
  /** Turns until it ends by itself, this one included. */
  readonly turnsLeft: number;
  readonly fought: boolean;
}

export interface LeaderView {
  readonly leader: LeaderId;
  readonly track: TrackId;
  /** -1 if nobody leads alone. */
  readonly holder: number;
  /** Tokens ahead of the next. */
  readonly lead: number;
}

/** The open trade phase. */
export interface FloorView {
  readonly mayTrade: readonly boolean[];
  readonly passed: readonly boolean[];
  readonly commandsLeft: readonly number[];
  /** Offers that seat may still send to partner: offersLeft[seat][partner]. */
  readonly offersLeft: readonly (readonly number[])[];
  readonly declined: readonly Offer[];
  readonly monopoly: boolean;
}

/** What happens to one unit in the worst and in the best case. */
export interface FateRange {
  readonly unit: number;
  readonly owner: number;
  readonly kind: UnitKind;
  readonly life: number;
  /** Points needed to make it retreat (0 if it cannot) and to kill it. */
  readonly toRetreat: number;
  readonly toKill: number;
  readonly mayDie: boolean;
  readonly mayRetreat: boolean;
  /** Nobody's choice can change it. */
  readonly certain: boolean;
}

/** WT-11 Everything that can come out of a battle, exactly. */
export interface BattleForecast {
  readonly province: Province;
  readonly attacker: Seat;
  /** -1 are barbarians. */
  readonly defender: number;
  readonly attack: number;
  readonly defence: number;
  readonly attackers: readonly FateRange[];
  readonly defenders: readonly FateRange[];
  /** Against barbarians what they do is certain (WT-14.4 to 14.6): the attacker's losses are exact. */
  readonly certain: boolean;
  /** Victory points for kills, from the least to the most each side can make. */
  readonly attackerVp: { readonly least: number; readonly most: number };
  readonly defenderVp: { readonly least: number; readonly most: number };
  /** Can the attacker clear the province of defenders, and does somebody of his stay to hold it? */
  readonly clears: 'always' | 'canClear' | 'never';
  readonly holds: 'always' | 'canHold' | 'never';
}

export interface View {
  readonly world: WorldId;
  readonly map: MapId;
  readonly mode: Mode;
  readonly variableOrder: boolean;
  readonly leaving: Leaving;
  /** WT-18.20 Minutes that were agreed, 0 for none. */
  readonly timeLimit: number;
  readonly timeUp: boolean;
  readonly lastTurn: number;
  readonly threshold: number;
  /** Seats by side. */
  readonly sides: readonly (readonly Seat[])[];
  readonly viewer: Seat | 'spectator';
  readonly turn: number;
  readonly phase: Phase;
  /** Seats in ascending order of this turn (WT-4.5); descending is the reverse. */
  readonly order: readonly Seat[];
  /** WT-4.3 Order numbers of all nations of the map. */
  readonly orderNumbers: Readonly<Partial<Record<NationId, number>>>;
  /** WT-11.3 Strength and resistance of barbarian armies now, the next value, and the turn it comes (0 if never). */
  readonly barbarians: { readonly value: number; readonly next: number; readonly nextTurn: number };
  readonly provinces: readonly ProvinceView[];
  readonly holders: readonly number[];
  readonly units: readonly Readonly<Unit>[];
  /** Action points each army has left, by unit id; armies of players only. */
  readonly actionPoints: Readonly<Record<number, number>>;
  readonly players: readonly PlayerView[];
  readonly levels: Readonly<Record<TrackId, readonly LevelView[]>>;
  readonly wars: readonly WarView[];
  readonly routes: readonly Route[];
  readonly leaders: readonly LeaderView[];
  readonly floor: FloorView | null;
  /** What is asked; the viewer's own sealed picks are in `ownPicks`. */
  readonly asked: AskedStep | null;
  readonly ownPicks: readonly { readonly type: string }[];
  /** Battles not yet fought in this round, the one being fought first. */
  readonly battles: readonly BattleForecast[];
  readonly ending: Ending | '';
}

export type Forecast =
  /**
   * Entering a hostile province: the battle with all armies engaged there and this one; and, where others could
   * come along from the same province, with each company of which this army is the first.
   */
  | {
      readonly type: 'battle';
      readonly battle: BattleForecast;
      readonly together?: readonly BattleForecast[] | undefined;
    }
  | { readonly type: 'move'; readonly actionPointsLeft: number; readonly takes: boolean }
  | {
      readonly type: 'level';
      readonly track: TrackId;
      readonly level: LevelView;
      readonly reached: boolean;
      readonly missing: number;
      readonly income: Stock;
      readonly choices: IncomeChoices;
    }
  | { readonly type: 'price'; readonly pay: Stock; readonly get: Stock }
  | { readonly type: 'points'; readonly vp: number; readonly gold: number }
  | { readonly type: 'unification'; readonly size: number; readonly actions: number }
  | { readonly type: 'upkeep'; readonly food: number; readonly left: number }
  | { readonly type: 'extra'; readonly source: ExtraSource; readonly gold: number }
  | {
      readonly type: 'shift';
      readonly lost: readonly AbilityId[];
      readonly won: readonly AbilityId[];
      readonly income: Stock;
      readonly choices: IncomeChoices;
    }
  | { readonly type: 'hit'; readonly fate: 'stands' | 'retreats' | 'dies'; readonly left: number }
  | { readonly type: 'income'; readonly resource: ResourceId };
