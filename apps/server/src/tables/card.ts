import { commitmentOf, type Seat } from '@palio/kernel';
import type { ClockView, SeatView, TableCard } from '@palio/protocol';
import { clockView, resumableAt } from './clocks.ts';
import { askedFor, votersAbout } from './state.ts';
import type { Table } from './table.ts';

function seatView(table: Table, seat: Seat): SeatView {
  const { kind, person, level, ready, standIn, vacant, offered, resigned, vacation } =
    table.state.seats[seat]!;
  const clock = table.state.status === 'running' ? clockView(table.state, seat, table.lag) : undefined;
  return {
    kind,
    ...(person !== undefined && { person }),
    ...(level !== undefined && { level }),
    ...(kind === 'person' && { ready }),
    ...(standIn !== undefined && { standIn }),
    ...(vacant && { vacant }),
    ...(offered !== undefined && { offered }),
    ...(resigned && { resigned }),
    ...(vacation !== undefined && { vacation }),
    ...(clock !== undefined && { clock }),
  };
}

export const clocksOf = (table: Table): (ClockView | null)[] =>
  table.state.seats.map((_, seat) => clockView(table.state, seat, table.lag) ?? null);

function votesOf({ state }: Table): TableCard['votes'] {
  return Object.entries(state.votes).map(([about, votes]) => ({
    about: Number(about),
    votes: Object.entries(votes).map(([seat, choice]) => ({ seat: Number(seat), choice })),
    missing: votersAbout(state, Number(about)).filter(seat => votes[seat] === undefined),
  }));
}

function proposalOf({ state }: Table): TableCard['proposal'] {
  if (state.proposal === undefined) return undefined;
  const { by, proposal, agreed, refused = [] } = state.proposal;
  const answered = [by, ...agreed, ...refused];
  return {
    by,
    proposal,
    agreed,
    missing: askedFor(state, proposal).filter(seat => !answered.includes(seat)),
  };
}

const commitments = new WeakMap<Table, string>();

function commitmentFor(table: Table): string {
  const known = commitments.get(table) ?? commitmentOf(table.state.setup.seed);
  commitments.set(table, known);
  return known;
}

export function cardOf(table: Table): TableCard {
  const { state } = table;
  const { setup } = state;
  const proposal = proposalOf(table);
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
    ...(state.paused && { resumableAt: resumableAt(state) }),
    onHold: table.isOnHold,
    commitment: commitmentFor(table),
    ...(isOver && { seed }),
    ...(proposal !== undefined && { proposal }),
    votes: votesOf(table),
    ...(state.result !== undefined && { result: state.result }),
    ...(state.rematch !== undefined && { rematch: state.rematch }),
    ...(setup.spectatorDelay && { spectatorDelay: setup.spectatorDelay }),
    ...(setup.randomSeats && { randomSeats: true }),
  };
}
