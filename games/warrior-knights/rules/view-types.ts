import type { Seat } from '@palio/kernel';
import type { Action } from './actions.ts';
import type {
  AssemblyState,
  Ballot,
  Baron,
  Battle,
  CityState,
  CurrentCard,
  Deal,
  Expedition,
  Law,
  NobleState,
  Promised,
  Side,
  Table,
} from './state.ts';
import type { Agenda, EventCard, Fate } from './terms.ts';
import type { Colour, Phase } from './names.ts';
import type { KnightsStep, StepKind } from './steps.ts';
import type { Troop } from './troops.ts';

/** What the others may see of a Baron: his hand and his plan only as counts. */
export interface BaronView extends Omit<Readonly<Baron>, 'hand' | 'planned' | 'returned'> {
  /** Cards by kind in hand, and stack x kind on the stacks: only for the Baron himself, else null. */
  readonly hand: readonly number[] | null;
  readonly planned: readonly number[] | null;
  /** Cards in hand, and cards still face down on each stack. */
  readonly handCount: number;
  readonly plannedCounts: readonly number[];
  /** Cards of each kind that are in hand or on a stack, as everybody can work out. */
  readonly notAllocated: readonly number[];
  readonly cities: number;
  readonly kingdomCities: number;
  /** WK-18.12 */
  readonly troopsOnMap: number;
  /** What the next Wages will cost, and the next Taxation will bring. */
  readonly wagesDue: number;
  readonly income: number;
}

export interface CityView extends CityState {
  /** WK-13.3 As it is now. */
  readonly strength: number;
}

/** Each side's hand: a card, or null for a card this viewer does not know. */
export interface SideView extends Omit<Side, 'hand'> {
  readonly hand: readonly (Fate | null)[];
  /** WK-12.10 What the number of cards is counted from. */
  readonly total: number;
}

export interface BattleView extends Omit<Battle, 'attacker' | 'defender'> {
  readonly attacker: SideView;
  readonly defender: SideView;
}

export interface AreaView {
  /** Cards in the area by seat and kind, cards in all, and how many are missing until it is triggered. */
  readonly cards: readonly (readonly number[])[];
  readonly count: number;
  readonly missing: number;
}

/** What one viewer may know. */
export interface View {
  readonly table: Table;
  readonly viewer: Seat | 'spectator';
  readonly round: number;
  readonly phase: Phase;
  readonly currentStack: number;
  readonly chairman: Seat;
  readonly head: Seat;
  readonly barons: readonly BaronView[];
  readonly nobles: readonly NobleState[];
  readonly cities: readonly CityView[];
  /** The Fate deck from the top: a card this viewer knows by what was seen, else null. */
  readonly fateDeck: readonly (Fate | null)[];
  readonly eventColour: Colour;
  readonly eventsLeft: number;
  readonly eventDiscard: readonly EventCard[];
  readonly agendasLeft: number;
  readonly agendaDiscard: readonly Agenda[];
  readonly agendas: readonly Agenda[];
  readonly laws: readonly Law[];
  readonly mercenariesLeft: number;
  readonly offer: readonly Troop[];
  readonly spots: readonly number[];
  /** Markers missing until the Mercenary Draft (WK-5.10). */
  readonly markersMissing: number;
  readonly areas: readonly AreaView[];
  /** Cards left face down on each stack, Neutral ones included. */
  readonly stackCounts: readonly number[];
  readonly neutralsRevealed: readonly number[];
  readonly expeditions: readonly Expedition[];
  readonly reserve: number;
  readonly lastRound: boolean;
  readonly storms: boolean;
  readonly floods: boolean;
  readonly wageSurcharge: number;
  /** Cities that win at the next Upkeep: of the Kingdom (WK-18.1), or of any kind (WK-21.23). */
  readonly citiesToWin: number;
  readonly current: CurrentCard | null;
  readonly battle: BattleView | null;
  readonly assembly: AssemblyState | null;
  /** Committed Votes are shown only when all are open. */
  readonly ballot: Ballot | null;
  readonly deals: readonly Deal[];
  readonly promises: readonly Promised[];
  /** The step that is asked now without sealed picks, and the kinds of all that waits, innermost first. */
  readonly asked: KnightsStep | null;
  readonly waiting: readonly StepKind[];
  /** What this viewer has sealed so far of what is asked. */
  readonly ownPicks: readonly Action[];
  readonly ending: string;
}

/** Chances of what a battle can come to, 0 to 1. */
export interface BattleOdds {
  /** The own side takes the target or beats the enemy: by two victories or more, by one, by casualties alone. */
  readonly fullVictory: number;
  readonly partialVictory: number;
  readonly reduced: number;
  readonly nothing: number;
  readonly partialDefeat: number;
  readonly fullDefeat: number;
  /** At least one own Noble is destroyed by casualties. */
  readonly ownLosses: number;
  /** Mean casualties suffered by both sides. */
  readonly suffered: number;
  readonly dealt: number;
}

export type Forecast =
  | {
      readonly type: 'battle';
      readonly ownCards: number;
      readonly enemyCards: number;
      readonly ownTotal: number;
      readonly enemyTotal: number;
      readonly odds: BattleOdds;
    }
  | {
      readonly type: 'siege';
      readonly ownTotal: number;
      readonly enemyTotal: number;
      readonly captures: boolean;
    }
  | { readonly type: 'keep'; readonly odds: BattleOdds }
  | { readonly type: 'crowns'; readonly change: number; readonly left: number }
  | { readonly type: 'ban' };
