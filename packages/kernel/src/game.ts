import type { Chance } from './chance.ts';
import type { Listener } from './context.ts';
import type { Options, OptionSpec } from './options.ts';
import type { Seat, Viewer } from './seat.ts';
import type { AnyAction, Asides, Position } from './steps.ts';

export interface AnyEvent {
  readonly type: string;
}

/** How a finished game ended. Seats that win together share a rank. */
export interface Outcome {
  /**
   * Rank of each seat, 1 = best; equal ranks are shared. Where the rules say that nobody wins a tie, those
   * who lead share the last of their places: of two nobody is first and both are second.
   */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** Score of each seat by source, named as in the texts. */
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** Why it ended, named as in the texts. */
  readonly ending: string;
  /** The tie-break that decided, named as in the texts, if one did. */
  readonly tieBreak?: string;
}

/** Why something cannot be done: the rule that forbids it, and what to fill into its sentence. */
export interface Reason {
  readonly rule: string;
  readonly sentence: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is asked, as far as everybody may know it. */
export interface Question {
  readonly kind: string;
  readonly waitingFor: readonly Seat[];
  /** Seats that have sealed their choice already. */
  readonly ready: readonly Seat[];
  readonly sealed: boolean;
}

/** What a game says of itself; the kernel makes the rest of `Game` from it. */
export interface GameDefinition<
  State extends Position,
  Action extends AnyAction,
  Event,
  View,
  Target,
  Forecast,
> {
  readonly id: string;
  /** Raised whenever old records or saved games would play differently. */
  readonly rulesVersion: number;
  /** Hash of the figures in force, so that a record says which it was played with. */
  readonly figures: string;
  readonly seatCounts: readonly number[];
  /** Player colours by seat. */
  readonly colours: readonly string[];
  readonly options: readonly OptionSpec[];
  /** No game takes more decisions than this; a longer one is a fault. */
  readonly longestGame: number;
  /** What is wrong with a combination of options and seats, if anything. */
  unfit?(options: Options, seats: number): string | undefined;
  /** Seats that win together; without it everybody plays alone. */
  teams?(options: Options, seats: number): readonly (readonly Seat[])[];
  setup(options: Options, seats: number, chance: Chance): State;
  /** A copy that shares nothing that may change. Steps never change and may be shared. */
  clone(state: State): State;
  readonly asides?: Asides<State, Action, Event>;
  /** Built up from nothing: only what this viewer may know goes in. */
  view(state: State, viewer: Viewer): View;
  /** Deals again, in place, everything this viewer cannot know. The kernel has copied the state already. */
  imagine(state: State, viewer: Viewer, chance: Chance): void;
  /** Called only when the game is over. */
  outcome(state: State): Outcome;
  /** Counts components and checks invariants; names what does not hold. */
  check(state: State): string[];
  /** Loads what only `whyNot` needs, where a game keeps that apart; whoever asks why waits for it first. */
  learnReasons?(): Promise<void>;
  /** Which rule forbids what a player tried. Asked only for things that are not legal. */
  whyNot(state: State, seat: Seat, target: Target): Reason | undefined;
  /** One short readable line; no two legal actions of a seat share it. */
  write(state: State, seat: Seat, action: Action): string;
  /** What an action will bring, as far as the seat can know. */
  forecast?(state: State, seat: Seat, action: Action): Forecast | undefined;
}

export interface Game<
  State extends Position = Position,
  Action extends AnyAction = AnyAction,
  Event = AnyEvent,
  View = unknown,
  Target = unknown,
  Forecast = unknown,
> extends Omit<
  GameDefinition<State, Action, Event, View, Target, Forecast>,
  'imagine' | 'outcome' | 'asides' | 'setup'
> {
  /** Ready for the first decision. */
  setup(options: Options, seats: number, chance: Chance): State;
  /** Empty exactly when there is an outcome. */
  waitingFor(state: State): readonly Seat[];
  question(state: State): Question | undefined;
  /** Finite, unique, in an order that depends on the content of the state alone; never empty for a waiting seat. */
  legalActions(state: State, seat: Seat): Action[];
  /** Free actions beside the question. */
  asides(state: State, seat: Seat): Action[];
  /** The seat's own sealed picks so far, while they can still be taken back. */
  sealedPicks(state: State, seat: Seat): readonly Action[];
  /** Whether it is a legal answer, a free action, or the taking back of a sealed pick. Accepts any plain data. */
  isLegal(state: State, seat: Seat, action: Action): boolean;
  /** Throws what is wrong unless the action is legal. */
  mustBeLegal(state: State, seat: Seat, action: Action): void;
  /** In place; refuses what is not legal and then changes nothing. */
  play(state: State, seat: Seat, action: Action, chance: Chance, listener?: Listener<Event>): void;
  /** As `play`, for actions that were just listed as legal: search pays for no second look. */
  playLegal(state: State, seat: Seat, action: Action, chance: Chance, listener?: Listener<Event>): void;
  /** Whether this action is kept from other seats while the game lasts. */
  isSecret(state: State, seat: Seat): boolean;
  /** A state this viewer cannot tell from the true one; sealed choices of others are drawn again too. */
  imagine(state: State, viewer: Viewer, chance: Chance): State;
  outcome(state: State): Outcome | undefined;
}
