import { commitmentOf, type Seat } from '@palio/kernel';
import type { ClockView, SeatView, TableCard } from '@palio/protocol';
import { clockView } from './clocks.ts';
import { peopleAt } from './state.ts';
import type { Table } from './table.ts';

function seatView(table: Table, seat: Seat): SeatView {
  const { kind, person, level, ready, standIn, vacant, resigned, vacation } = table.state.seats[seat]!;
  const clock = table.state.status === 'running' ? clockView(table.state, seat, table.lag) : undefined;
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
  table.state.seats.map((_, seat) => clockView(table.state, seat, table.lag) ?? null);

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
