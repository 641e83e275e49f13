import {
  maySee,
  notationOf,
  sameData,
  type AnyAction,
  type AnyGame,
  type Match,
  type Position,
  type Seat,
  type Viewer,
} from '@palio/kernel';
import type { LegalMove, LoggedAction, Snapshot, Unsaved } from './protocol.ts';
import { turnMoment, undoMoment, type UndoQuestion } from './undo.ts';

export interface Watcher {
  readonly viewer: Viewer;
  readonly since: number;
  readonly persons: readonly Seat[];
  readonly gestures: readonly number[];
  readonly unsaved: Unsaved | undefined;
}

function movesOf(game: AnyGame, state: Position, seat: Seat, actions: readonly AnyAction[]): LegalMove[] {
  return actions.map(action => ({
    action,
    notation: notationOf(game, state, seat, action),
    forecast: game.forecast?.(state, seat, action),
  }));
}

/** The log as a viewer may read it. What was secret stays so until the game is over. */
export function logFor(
  match: Match,
  viewer: Viewer,
  from: number,
  to: number,
  isOver: boolean,
): LoggedAction[] {
  return match.log.slice(from, to).map((entry, i) => ({
    number: from + i + 1,
    seat: entry.seat,
    notation: entry.secret && entry.seat !== viewer && !isOver ? undefined : entry.notation,
    events: entry.told.filter(({ only }) => maySee(viewer, only)).map(({ event }) => event),
  }));
}

function sharedWith(
  game: AnyGame,
  state: Position,
  { viewer, persons }: Watcher,
  view: unknown,
): readonly Seat[] {
  const others = persons.filter(seat => seat !== viewer);
  const isSealed = game.question(state)?.sealed === true;
  return isSealed ? [] : others.filter(seat => sameData(view, game.view(state, seat)));
}

/** What decides how far the viewer may go back. */
export function undoQuestion(
  game: AnyGame,
  { state, log }: Match,
  watcher: Watcher,
  view = game.view(state, watcher.viewer),
): UndoQuestion {
  const { viewer, persons, gestures } = watcher;
  return { log, persons, viewer, gestures, sharedWith: sharedWith(game, state, watcher, view) };
}

export function snapshotOf(game: AnyGame, match: Match, watcher: Watcher): Snapshot {
  const { viewer } = watcher;
  const { state, log } = match;
  const since = Math.min(watcher.since, log.length);
  const view = game.view(state, viewer);
  const question = game.question(state);
  const outcome = game.outcome(state);
  const undoing = undoQuestion(game, match, watcher, view);
  const isSeat = viewer !== 'spectator';
  const undoTo = undoMoment(undoing);
  return {
    count: log.length,
    viewer,
    view,
    question,
    legal: isSeat ? movesOf(game, state, viewer, game.legalActions(state, viewer)) : [],
    asides: isSeat ? movesOf(game, state, viewer, game.asides(state, viewer)) : [],
    mayTakeBack: isSeat && game.sealedPicks(state, viewer).length > 0,
    since,
    log: logFor(match, viewer, since, log.length, outcome !== undefined),
    undoTo,
    mayUndoTurn: undoTo !== turnMoment(undoing),
    sharedWith: undoing.sharedWith,
    outcome,
    unsaved: watcher.unsaved,
  };
}

/** A position of the past: to be looked at, not to be played from. */
export function pastSnapshot(
  game: AnyGame,
  match: Match,
  state: Position,
  count: number,
  viewer: Viewer,
): Snapshot {
  return {
    count,
    viewer,
    view: game.view(state, viewer),
    question: game.question(state),
    legal: [],
    asides: [],
    mayTakeBack: false,
    since: 0,
    log: logFor(match, viewer, 0, count, game.outcome(match.state) !== undefined),
    undoTo: undefined,
    mayUndoTurn: false,
    sharedWith: [],
    outcome: game.outcome(state),
    unsaved: undefined,
  };
}
