import type { SeatInfo } from '@palio/board-kit';
import type { AnyAction, AnyEvent, Reason, Seat } from '@palio/kernel';
import type { Refusal } from '../worker/calls.ts';
import type { LoggedAction, Snapshot } from '../worker/protocol.ts';
import type { Hints } from './hints.svelte.ts';
import type { TableBoard } from './load-board.ts';

/** A table as the page shows it, wherever it is played: on this device or on a server. */
export interface PlayedTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** Hash of the seed, fixed before the first action. */
  readonly commitment: string;
  /** Where the game can be watched again. */
  readonly replayAddress: string;
  /** Where it can be thought about again: only a game that has come to its end. */
  readonly analysisAddress: string | undefined;
  readonly board: TableBoard | undefined;
  readonly snapshot: Snapshot | undefined;
  readonly log: readonly LoggedAction[];
  /** What led to this snapshot, for the board's animations. */
  readonly lastEvents: readonly AnyEvent[];
  /** An earlier position that is looked at, and what led to it. */
  readonly past: Snapshot | undefined;
  readonly pastEvents: readonly AnyEvent[];
  /** Chosen, waiting for a second yes. */
  readonly pending: readonly AnyAction[] | undefined;
  /** Why the last try is not possible; `null` if the rules only say that it is not. */
  readonly reason: Reason | null | undefined;
  /** The next person at this screen, while the one before still looks. */
  readonly nextPerson: Seat | undefined;
  readonly thinking: Seat | undefined;
  readonly skipping: boolean;
  readonly busy: boolean;
  readonly mayAct: boolean;
  readonly fault: Refusal | undefined;
  /** Only where nobody else is played against who could not ask as well: never at a server. */
  readonly hints?: Hints;
  readonly act: (given: AnyAction | readonly AnyAction[]) => void;
  readonly propose: (given: AnyAction | readonly AnyAction[]) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  /** Takes back the whole turn, not only its last step. */
  readonly undoTurn: () => void;
  readonly tryIllegal: (target: unknown) => void;
  readonly skip: () => void;
  /** Covers the screen for the next person. */
  readonly cover: () => void;
  /** Looks at the position after so many actions; the last one is the present. */
  readonly browse: (count: number) => Promise<void>;
  /** So many moments on or back from the one that was asked for last, even if that is not shown yet. */
  readonly browseBy: (steps: number) => Promise<void>;
  /** A record that says everything exists only where nothing is secret any more. */
  readonly hasRecord: boolean;
  readonly record: () => Promise<string>;
  readonly mayPlayAgain: boolean;
  /** The same game with the same people once more. */
  readonly again: () => Promise<void>;
}
