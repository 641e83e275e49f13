import type { AnyAction, Seat } from '@palio/kernel';

/** An action of a seat in a line of play. */
export interface Move {
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** One option of the seat that decides, as far as it was looked at. */
export interface Candidate {
  readonly action: AnyAction;
  /** How often it was tried. */
  readonly visits: number;
  /** Expected share of victory of the deciding seat; of an action never tried, that of the position. */
  readonly value: number;
  /** Share of the preferences of the game's brain, before any search. */
  readonly prior: number;
  /** The value is certain: every way the game can go on was looked at. */
  readonly proven: boolean;
}

/** What thinking has shown: plain data, for hints and graphs. */
export interface Analysis {
  readonly seat: Seat;
  /** Expected share of victory of every seat. */
  readonly values: readonly number[];
  /** All options, best first. */
  readonly candidates: readonly Candidate[];
  /** How play is expected to go on, from the best action. */
  readonly variation: readonly Move[];
  readonly iterations: number;
}
