import {
  commitmentOf,
  maySee,
  notationOf,
  type AnyAction,
  type AnyGame,
  type Position,
  type Seat,
  type Viewer,
} from '@palio/kernel';
import type {
  ClockView,
  EntryView,
  NumberedEntry,
  PositionView,
  SeatView,
  TableCard,
  TableView,
} from '@palio/protocol';
import { clockView } from './clocks.ts';
import { askedUndo, freeUndo } from './commands/play.ts';
import { maySeeEntry, type Entry, type Noted } from './entries.ts';
import { peopleAt, slotOf } from './state.ts';
import type { Table } from './table.ts';

/*
 * Everything that leaves the server about a table is built here, up from nothing: what is not added for a viewer
 * he does not get.
 */

function legalFor(
  game: AnyGame,
  position: Position,
  seat: Seat,
  actions: readonly AnyAction[],
): PositionView['legal'] {
  return actions.map(action => {
    const forecast = game.forecast?.(position, seat, action);
    return {
      action,
      notation: notationOf(game, position, seat, action),
      ...(forecast !== undefined && { forecast }),
    };
  });
}

function undoFor(table: Table, viewer: Viewer): PositionView['undo'] {
  const { state } = table;
  if (viewer === 'spectator' || state.status !== 'running' || state.paused) return 'none';
  if (freeUndo(table, viewer) !== undefined) return 'free';
  return askedUndo(table, viewer) !== undefined && peopleAt(state).length > 1 ? 'ask' : 'none';
}

export function positionFor(table: Table, viewer: Viewer): PositionView | null {
  const { game, state } = table;
  const { position } = state;
  if (position === undefined || table.isOnHold) return null;
  const slot = slotOf(state, viewer);
  const mayAct = viewer !== 'spectator' && state.status === 'running' && !state.paused;
  return {
    count: state.counted[slot]!,
    decision: state.decisions[slot]!,
    view: game.view(position, viewer),
    question: questionOf(game, position),
    legal: mayAct ? legalFor(game, position, viewer, game.legalActions(position, viewer)) : [],
    asides: mayAct ? legalFor(game, position, viewer, game.asides(position, viewer)) : [],
    mayTakeBack: mayAct && game.sealedPicks(position, viewer).length > 0,
    undo: undoFor(table, viewer),
    outcome: game.outcome(position) ?? null,
  };
}

function questionOf(game: AnyGame, position: Position): PositionView['question'] {
  const question = game.question(position);
  if (question === undefined) return null;
  const { kind, waitingFor, ready, sealed } = question;
  return { kind, waitingFor: [...waitingFor], ready: [...ready], sealed };
}

/** An earlier position: to be looked at, not to be played from. `count` is as this viewer counts. */
export function pastPositionFor(table: Table, viewer: Viewer, count: number): PositionView | undefined {
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

function seatView(table: Table, seat: Seat): SeatView {
  const { kind, person, level, ready, standIn, vacant, resigned, vacation } = table.state.seats[seat]!;
  const clock = table.state.status === 'running' ? clockView(table.state, seat) : undefined;
  return {
    kind,
    ...(person !== undefined && { person }),
    ...(level !== undefined && { level }),
    ...(kind === 'person' && { ready }),
    ...(standIn !== undefined && { standIn }),
    ...(vacant && { vacant }),
    ...(resigned && { resigned }),
    ...(vacation !== undefined && { vacation }),
    ...(clock !== undefined && { clock }),
  };
}

export const clocksOf = (table: Table): (ClockView | null)[] =>
  table.state.seats.map((_, seat) => clockView(table.state, seat) ?? null);

function votesOf({ state }: Table): TableCard['votes'] {
  return Object.entries(state.votes).map(([about, votes]) => ({
    about: Number(about),
    votes: Object.entries(votes).map(([seat, choice]) => ({ seat: Number(seat), choice })),
    missing: peopleAt(state).filter(seat => seat !== Number(about) && votes[seat] === undefined),
  }));
}

const commitments = new WeakMap<Table, string>();

function commitmentFor(table: Table): string {
  const known = commitments.get(table) ?? commitmentOf(table.state.setup.seed);
  commitments.set(table, known);
  return known;
}

export function cardOf(table: Table): TableCard {
  const { state } = table;
  const { setup, proposal } = state;
  const { seed, createdAt, id, game, options, title, owner } = setup;
  const { visibility, spectators, chat, negotiation, timeout, rated, autoStart, language } = setup;
  const isOver = state.status === 'over' || state.status === 'cancelled';
  return {
    id,
    game,
    rulesVersion: state.rulesVersion,
    options,
    title,
    owner,
    status: state.status,
    visibility,
    spectators,
    chat,
    negotiation,
    pace: state.pace,
    timeout,
    rated,
    autoStart,
    language,
    seats: state.seats.map((_, seat) => seatView(table, seat)),
    createdAt,
    ...(state.startedAt !== undefined && { startedAt: state.startedAt }),
    ...(state.endedAt !== undefined && { endedAt: state.endedAt }),
    paused: state.paused,
    onHold: table.isOnHold,
    commitment: commitmentFor(table),
    ...(isOver && { seed }),
    ...(proposal !== undefined && {
      proposal: { ...proposal, missing: peopleAt(state).filter(seat => !proposal.agreed.includes(seat)) },
    }),
    votes: votesOf(table),
    ...(state.result !== undefined && { result: state.result }),
    ...(state.rematch !== undefined && { rematch: state.rematch }),
    ...(setup.spectatorDelay && { spectatorDelay: setup.spectatorDelay }),
    ...(setup.randomSeats && { randomSeats: true }),
  };
}

/** One entry for one viewer. What was secret stays so until the game is over. */
function entryView(entry: Entry, at: number, viewer: Viewer, isOver: boolean): EntryView {
  switch (entry.type) {
    case 'acted': {
      const { seat, notation, told, secret, planned, byBot } = entry;
      return {
        type: 'acted',
        at,
        seat,
        ...((!secret || seat === viewer || isOver) && { notation }),
        events: told.filter(({ only }) => maySee(viewer, only)).map(({ event }) => event),
        ...(planned && seat === viewer && { planned }),
        ...(byBot && { byBot }),
      };
    }
    case 'created':
    case 'started':
      return { type: entry.type, at };
    case 'planned-seat':
      return { type: entry.type, at, seat: entry.seat };
    case 'undone': {
      const { type, seat, remaining } = entry;
      const count = viewer === 'spectator' ? remaining?.at(-1) : remaining?.[viewer];
      return { type, at, seat, ...(count !== undefined && { count }) };
    }
    case 'plans-changed':
      return { type: entry.type, at, seat: entry.seat, plans: entry.plans.length, dropped: entry.dropped };
    case 'migrated':
      return { type: entry.type, at, rulesVersion: entry.rulesVersion };
    default: {
      const { only: _only, ...known } = entry;
      return { ...known, at };
    }
  }
}

/** Entries as one viewer may know them; `n` numbers the last of them. */
export function entriesFor(
  table: Table,
  noted: readonly Noted[],
  viewer: Viewer,
  n: number,
): NumberedEntry[] {
  const isOver = table.state.status === 'over';
  const known = noted.filter(({ entry }) => maySeeEntry(entry, viewer));
  return known.map(({ at, entry }, i) => ({
    n: n - known.length + 1 + i,
    entry: entryView(entry, at, viewer, isOver),
  }));
}

/** What this viewer may know of the history after entry `since`, as he counts. */
export function historyFor(table: Table, viewer: Viewer, since: number): NumberedEntry[] {
  const n = table.state.visible[slotOf(table.state, viewer)]!;
  if (since >= n) return [];
  let missing = n - since;
  let from = table.history.length;
  while (from > 0 && missing > 0) if (maySeeEntry(table.history[--from]!.entry, viewer)) missing--;
  return entriesFor(table, table.history.slice(from), viewer, n);
}

/** Messages among those who watched; seats may read them once the game is over. */
export function spectatorsTalk(table: Table): EntryView[] {
  const isTalk = ({ entry }: Noted): boolean => entry.type === 'said' && entry.room === 'spectators';
  return table.history.filter(isTalk).map(({ at, entry }) => entryView(entry, at, 'spectator', true));
}

export function tableFor(table: Table, viewer: Viewer): TableView {
  const { state } = table;
  return {
    n: state.visible[slotOf(state, viewer)]!,
    viewer,
    card: cardOf(table),
    position: positionFor(table, viewer),
    plans: viewer === 'spectator' ? [] : (state.plans[viewer] ?? []),
  };
}
