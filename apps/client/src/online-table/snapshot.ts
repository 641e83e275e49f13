import type { AnyAction, Outcome, Viewer } from '@palio/kernel';
import type { PositionView, TableCard } from '@palio/protocol';
import type { LegalMove, LoggedAction, Snapshot } from '../worker/protocol.ts';
import { endOf } from './ending.ts';

const movesOf = (legal: PositionView['legal']): readonly LegalMove[] =>
  legal.map(({ action, notation, forecast }) => ({ action: action as AnyAction, notation, forecast }));

/**
 * Whether the last two decisions of this seat stand side by side. Where a draw lies between them the server stops
 * there: then the whole turn is its last step.
 */
function hasSteps(log: readonly LoggedAction[], viewer: Viewer): boolean {
  const last = log.findLastIndex(({ seat }) => seat === viewer);
  return last > 0 && log[last - 1]?.seat === viewer;
}

/** A position of the server as the parts of the table know it. */
export function snapshotFrom(
  position: PositionView,
  viewer: Viewer,
  card: TableCard,
  log: readonly LoggedAction[],
): Snapshot {
  // A game that was given up or called off still has the question it ended with: nobody is asked it any more.
  const isEnded = card.status === 'over' || card.status === 'cancelled';
  return {
    count: position.count,
    viewer,
    view: position.view,
    question: isEnded ? undefined : (position.question ?? undefined),
    legal: movesOf(position.legal),
    asides: movesOf(position.asides),
    mayTakeBack: position.mayTakeBack,
    since: 0,
    log: [],
    undoTo: position.undo === 'free' ? Math.max(0, position.count - 1) : undefined,
    mayUndoTurn: position.undo === 'free' && hasSteps(log, viewer),
    sharedWith: [],
    outcome: endOf((position.outcome ?? undefined) as Outcome | undefined, card),
    unsaved: undefined,
  };
}

export function pastSnapshotFrom(
  position: PositionView,
  viewer: Viewer,
  log: readonly LoggedAction[],
): Snapshot {
  return {
    count: position.count,
    viewer,
    view: position.view,
    question: position.question ?? undefined,
    legal: [],
    asides: [],
    mayTakeBack: false,
    since: 0,
    log: log.slice(0, position.count),
    undoTo: undefined,
    mayUndoTurn: false,
    sharedWith: [],
    outcome: (position.outcome ?? undefined) as Outcome | undefined,
    unsaved: undefined,
  };
}
