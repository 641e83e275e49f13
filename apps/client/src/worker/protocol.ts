import type {
  AnyAction,
  AnyEvent,
  Match,
  Options,
  OptionSpec,
  Outcome,
  Position,
  Question,
  Reason,
  Seat,
  Verdict,
  Viewer,
} from '@palio/kernel';
import type { Advice, Level, ReviewedDecision } from '@palio/search';
import type { SavedGame, SeatPlan } from '../saved/saved-game.ts';
import type { RefusalCode } from './calls.ts';

/** An option without its checking function, which cannot leave the worker. */
export type OptionFacts = OptionSpec extends infer Spec
  ? Spec extends OptionSpec
    ? Omit<Spec, 'check'>
    : never
  : never;

export interface GameFacts {
  readonly id: string;
  readonly seatCounts: readonly number[];
  readonly colours: readonly string[];
  readonly options: readonly OptionFacts[];
}

export interface LegalMove {
  readonly action: AnyAction;
  readonly notation: string;
  readonly forecast: unknown;
}

/** One action as a viewer may know it. */
export interface LoggedAction {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: Seat;
  /** Absent while it is kept from this viewer. */
  readonly notation: string | undefined;
  readonly events: readonly AnyEvent[];
}

/** The game goes on in memory, but the last change is not stored. */
export interface Unsaved {
  readonly code: Extract<RefusalCode, 'changed-elsewhere' | 'storage-failed'>;
  readonly message: string;
}

/** The table as one viewer may see it; all the page ever gets. */
export interface Snapshot {
  /** Actions so far. */
  readonly count: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly question: Question | undefined;
  readonly legal: readonly LegalMove[];
  readonly asides: readonly LegalMove[];
  /** A sealed pick of this viewer that can still be taken back. */
  readonly mayTakeBack: boolean;
  /** The log from action `since` on. */
  readonly since: number;
  readonly log: readonly LoggedAction[];
  /** The moment that undo leads to, if there is one. */
  readonly undoTo: number | undefined;
  /** The turn has earlier steps that can be taken back with the last one. */
  readonly mayUndoTurn: boolean;
  /** Persons at this screen who see exactly the same, so that no curtain is needed between them. */
  readonly sharedWith: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** Why the last change could not be saved, if it could not. */
  readonly unsaved: Unsaved | undefined;
}

export type Seen = Pick<Snapshot, 'view' | 'question'>;

export interface OpenTable {
  readonly card: SavedGame;
  readonly facts: GameFacts;
  /** Hash of the seed, fixed before the first action. */
  readonly commitment: string;
}

export interface OpenReplay {
  readonly facts: GameFacts;
  readonly names: readonly string[];
  readonly options: Options;
  readonly actions: number;
  readonly commitment: string;
  readonly verdict: Verdict;
  /** From where it may be watched: a game still going on keeps its secrets. */
  readonly viewpoints: readonly Viewer[];
}

interface Look {
  readonly viewer: Viewer;
  /** How many actions of the log this viewer has already. */
  readonly since: number;
}

export interface NewGame {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** Empty: drawn at random. */
  readonly seed: string;
}

/** One step of thinking about a finished game: a decision in it, or in the end what it was worth to each seat. */
export type ReviewStep =
  | { readonly decision: ReviewedDecision }
  | { readonly decision: undefined; readonly values: readonly number[] };

/** What the page asks the worker that holds the match. */
export type TableCalls = {
  readonly describe: { readonly request: { readonly game: string }; readonly answer: GameFacts };
  readonly findProblem: {
    readonly request: { readonly game: string; readonly options: Options; readonly seats: number };
    /** Where and what, if something does not fit. */
    readonly answer: { readonly option: string | undefined; readonly problem: string } | undefined;
  };
  readonly create: { readonly request: NewGame; readonly answer: SavedGame };
  readonly open: { readonly request: { readonly id: string }; readonly answer: OpenTable };
  readonly look: { readonly request: Look; readonly answer: Snapshot };
  readonly act: {
    readonly request: Look & { readonly seat: Seat; readonly actions: readonly AnyAction[] };
    readonly answer: Snapshot;
  };
  readonly undo: { readonly request: Look & { readonly whole: boolean }; readonly answer: Snapshot };
  /** Lets the bot of a seat decide; `undefined` if the match has gone another way meanwhile. */
  readonly botMove: {
    readonly request: Look & { readonly seat: Seat };
    readonly answer: Snapshot | undefined;
  };
  /** What the seat could do well, from what it knows; `undefined` if the match has gone on meanwhile. */
  readonly hint: {
    readonly request: { readonly seat: Seat };
    readonly answer: readonly Advice[] | undefined;
  };
  readonly whyNot: {
    readonly request: { readonly seat: Seat; readonly target: unknown };
    readonly answer: Reason | undefined;
  };
  /** An earlier position, to look at only. */
  readonly at: {
    readonly request: { readonly count: number; readonly viewer: Viewer };
    readonly answer: Snapshot;
  };
  /** What somebody saw at an earlier moment, and what was asked then: enough to put a decision into words. */
  readonly seenAt: {
    readonly request: { readonly count: number; readonly viewer: Viewer };
    readonly answer: Seen;
  };
  readonly record: { readonly request: { readonly id: string }; readonly answer: string };
  readonly openSavedReplay: { readonly request: { readonly id: string }; readonly answer: OpenReplay };
  readonly openRecord: {
    readonly request: { readonly content: string; readonly source: string };
    readonly answer: OpenReplay;
  };
  /** Thinks about the next decision of the replay: whoever asks no more has stopped it. */
  readonly review: { readonly request: undefined; readonly answer: ReviewStep };
  /** The other end of this message port leads to the worker that thinks for the bots. */
  readonly useThinker: { readonly request: { readonly port: unknown }; readonly answer: void };
};

/** What the page asks the worker of the bots: to answer at this message port. */
export type BotsCalls = {
  readonly serve: { readonly request: { readonly port: unknown }; readonly answer: void };
};

/** What the worker of the match asks the worker of the bots. */
export type ThinkerCalls = {
  readonly think: {
    readonly request: {
      readonly game: string;
      readonly knowledge: Position;
      readonly seat: Seat;
      readonly bot: Level;
      readonly seed: number;
    };
    readonly answer: AnyAction;
  };
  readonly hint: {
    readonly request: {
      readonly game: string;
      readonly knowledge: Position;
      readonly seat: Seat;
      readonly seed: number;
    };
    readonly answer: readonly Advice[];
  };
  /** From now on `review` is about this match. */
  readonly beginReview: {
    readonly request: { readonly game: string; readonly match: Match };
    readonly answer: void;
  };
  readonly review: { readonly request: undefined; readonly answer: ReviewStep };
};
