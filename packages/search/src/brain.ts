import type { AnyAction, Chance, Outcome, Position, Seat } from '@palio/kernel';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** `random` plays any legal action; it is the measure for the other levels, not an opponent. */
export type BotName = Level | 'random' | 'greedy';

/**
 * How long to think: whichever of the two is given, the first to run out if both are. Iterations make a bot
 * repeatable; for `greedy` they are the number of finished turns it looks at.
 */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** How a level plays. */
export interface LevelSpec {
  readonly method: 'greedy' | 'search';
  readonly budget: Budget;
  /** Chance in 0 to 1 of taking a merely plausible action instead of the best found. */
  readonly carelessness: number;
}

/** What a game knows about playing well. Everything else about bots is the same for all games. */
export interface Brain<State extends Position = Position, Action extends AnyAction = AnyAction> {
  /**
   * For each seat the expected share of victory, 0 to 1, of an unfinished game, on the scale of `utilities`:
   * first place counts 1, last place 0.
   */
  evaluate(state: State): number[];
  /** What a finished game is worth to each seat, where places do not say it (teams, solo). */
  utilities?(state: State, outcome: Outcome): number[];
  /**
   * Positive weights of the actions, in their order: how likely a sensible player takes each. The list holds
   * the legal actions and, after them, the asides of the seat.
   */
  preferences?(state: State, seat: Seat, actions: readonly Action[]): number[];
  /** A decision that follows a plan instead of a search (armies, set-up), or undefined to search. */
  plan?(state: State, seat: Seat, actions: readonly Action[], chance: Chance): Action | undefined;
  /** Free actions are taken by `plan` alone: search and carelessness leave them aside. */
  readonly plansAsides?: boolean;
  /** Search goes on below this many decisions after leaving the tree before it asks `evaluate`. Default 0. */
  readonly playoutLength?: number;
  /** How curious search is: more looks at more actions, less looks deeper at the best. Default 1. */
  readonly exploration?: number;
  readonly levels: Readonly<Record<Level, LevelSpec>>;
}
