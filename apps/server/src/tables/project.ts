import {
  notationOf,
  type AnyAction,
  type AnyGame,
  type Position,
  type Seat,
  type Viewer,
} from '@palio/kernel';
import type { PositionView, TableView } from '@palio/protocol';
import { Refusal } from '../refusal.ts';
import { cardOf } from './card.ts';
import { askedUndo, freeUndo, isAway } from './commands/play.ts';
import { maySeeEntry } from './entries.ts';
import { slotOf } from './state.ts';
import type { Table } from './table.ts';

/*
 * Everything that leaves the server about a table is built here, in card.ts and in history.ts, up from nothing: what
 * is not added for a viewer he does not get.
 */

function legalFor(
  game: AnyGame,
  position: Position,
  seat: Seat,
  actions: readonly AnyAction[],
): PositionView['legal'] {
  return actions.map(action => {
    const notation = notationOf(game, position, seat, action);
    const forecast = game.forecast?.(position, seat, action);
    return forecast === undefined ? { action, notation } : { action, notation, forecast };
  });
}

function undoFor(table: Table, viewer: Viewer): PositionView['undo'] {
  const { state } = table;
  if (viewer === 'spectator' || state.status !== 'running' || state.paused) return 'none';
  if (freeUndo(table, viewer) !== undefined) return 'free';
  return askedUndo(table, viewer) !== undefined ? 'ask' : 'none';
}

/** Whether there is a position to be shown. */
export const hasPosition = (table: Table): boolean =>
  table.state.position !== undefined && !table.isOnHold && table.isLegible;

/** What everybody gets alike. */
export type CommonPart = Pick<PositionView, 'question' | 'outcome'>;
/** What is a viewer's own beside the view of the game itself. */
export type OwnPart = Omit<PositionView, 'view' | keyof CommonPart>;

export function commonPart({ game, position }: Table): CommonPart {
  return { question: questionOf(game, position), outcome: game.outcome(position) ?? null };
}

export function ownPart(table: Table, viewer: Viewer, isShared: boolean): OwnPart {
  const { game, state, position } = table;
  const slot = slotOf(state, viewer);
  const goesOn = state.status === 'running' && !state.paused;
  const mayAct = viewer !== 'spectator' && !isShared && goesOn && !isAway(state, viewer);
  return {
    count: state.counted[slot]!,
    decision: state.decisions[slot]!,
    legal: mayAct ? legalFor(game, position, viewer, game.legalActions(position, viewer)) : [],
    asides: mayAct ? legalFor(game, position, viewer, game.asides(position, viewer)) : [],
    mayTakeBack: mayAct && game.sealedPicks(position, viewer).length > 0,
    undo: isShared ? 'none' : undoFor(table, viewer),
  };
}

/** The game as a viewer may see it. Who looks through a share sees what the seat sees, and can do nothing. */
export function positionFor(table: Table, viewer: Viewer, isShared = false): PositionView | null {
  if (!hasPosition(table)) return null;
  const view = table.game.view(table.position, viewer);
  return { ...ownPart(table, viewer, isShared), ...commonPart(table), view };
}

export function questionOf(game: AnyGame, position: Position): PositionView['question'] {
  const question = game.question(position);
  if (question === undefined) return null;
  const { kind, waitingFor, ready, sealed } = question;
  return { kind, waitingFor: [...waitingFor], ready: [...ready], sealed };
}

/** An earlier position: to be looked at, not to be played from. `count` is as this viewer counts. */
export function pastPositionFor(table: Table, viewer: Viewer, count: number): PositionView | undefined {
  if (table.isOnHold || !table.playsAlike) return undefined;
  const { game, log } = table;
  let actions = 0;
  for (let seen = 0; seen < count; actions++) {
    const entry = log[actions];
    if (entry === undefined) return undefined;
    if (maySeeEntry(entry, viewer)) seen++;
  }
  const position = table.positionAfter(actions);
  return {
    count,
    decision: 0,
    view: game.view(position, viewer),
    question: questionOf(game, position),
    legal: [],
    asides: [],
    mayTakeBack: false,
    undo: 'none',
    outcome: game.outcome(position) ?? null,
  };
}

/** As `pastPositionFor`, or why not. */
export function mustShowPast(table: Table, viewer: Viewer, count: number): PositionView {
  const position = pastPositionFor(table, viewer, count);
  if (position !== undefined) return position;
  if (table.isOnHold) throw new Refusal('rules-changed');
  throw new Refusal(table.playsAlike ? 'no-such-position' : 'other-rules');
}

export function tableFor(table: Table, viewer: Viewer, isShared = false): TableView {
  const { state } = table;
  return {
    n: state.visible[slotOf(state, viewer)]!,
    viewer,
    card: cardOf(table),
    position: positionFor(table, viewer, isShared),
    plans: viewer === 'spectator' || isShared ? [] : (state.plans[viewer] ?? []),
    ...(isShared && { shared: true }),
  };
}
