import type { AnyEvent, Question, Reason } from './game.ts';
import type { Seat, Viewer } from './seat.ts';
import type { AnyAction } from './steps.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface OptionText {
  readonly name: string;
  readonly explanation: string;
  /** Names of the values of a choice. */
  readonly values?: Readonly<Record<string, { readonly name: string; readonly explanation?: string }>>;
}

/** One sentence that asks, one that helps, and the rule behind it. */
export interface Prompt {
  readonly what: string;
  readonly hint?: string;
  readonly rule?: string;
}

/** A line of the log; `seat` puts that seat's shield before it, `heading` makes it a heading. */
export interface LogLine {
  readonly text: string;
  readonly seat?: Seat;
  readonly gain?: string;
  readonly heading?: boolean;
  /** Where on the board it happened, as the board understands it. */
  readonly place?: string;
}

/** Where the game stands: the phase or round in a word or two, and what else is worth a glance. */
export interface Whereabouts {
  readonly now: string;
  readonly rest?: string;
}

export type NameOf = (seat: Seat) => string;

/** Every word of a game in one language. */
export interface GameText<View = unknown, Action extends AnyAction = AnyAction, Event = AnyEvent> {
  readonly title: string;
  /** One line under the title, and a short paragraph for the page where a table is made. */
  readonly tagline: string;
  readonly about: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly seatNames: readonly string[];
  readonly endings: Readonly<Record<string, string>>;
  readonly tieBreaks: Readonly<Record<string, string>>;
  readonly scores: Readonly<Record<string, string>>;
  prompt(view: View, question: Question, viewer: Viewer, nameOf: NameOf): Prompt;
  /** What the action does, as a short imperative sentence. */
  action(view: View, seat: Seat, action: Action): string;
  /** Undefined where nobody needs to read it. The view is one of the same game, for what never changes in it. */
  event(event: Event, nameOf: NameOf, view: View): LogLine | undefined;
  reason(reason: Reason): Promise<string>;
  /** For the head of the table. */
  where?(view: View): Whereabouts;
  /** The position in text, for the terminal and where no board can be drawn: it travels only then. */
  board(view: View): Promise<string>;
}
