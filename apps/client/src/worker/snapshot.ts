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
import { undoMoment } from './undo.ts';

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
  isSealed: boolean,
): readonly Seat[] {
  const others = persons.filter(seat => seat !== viewer);
  return isSealed ? [] : others.filter(seat => sameData(view, game.view(state, seat)));
}

export function snapshotOf(game: AnyGame, match: Match, watcher: Watcher): Snapshot {
  const { viewer, gestures, persons } = watcher;
  const { state, log } = match;
  const since = Math.min(watcher.since, log.length);
  const view = game.view(state, viewer);
  const question = game.question(state);
  const outcome = game.outcome(state);
  const shared = sharedWith(game, state, watcher, view, question?.sealed === true);
  const isSeat = viewer !== 'spectator';
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
    undoTo: undoMoment({ log, persons, viewer, sharedWith: shared, gestures }),
    sharedWith: shared,
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
    sharedWith: [],
    outcome: game.outcome(state),
    unsaved: undefined,
  };
}
