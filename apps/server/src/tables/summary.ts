import type { Options, Seat } from '@palio/kernel';
import type { TableLine } from '@palio/protocol';
import type { Statement } from '../storage/database.ts';
import { expiryOf } from './clocks.ts';
import { cardOf } from './card.ts';
import type { Noted } from './entries.ts';
import { isPlayedByPerson, type TableState } from './state.ts';
import type { Table } from './table.ts';

/** What a line of the lobby shows; the part that depends on who reads it is added then. */
export type StoredLine = Omit<TableLine, 'yourTurn' | 'yourSeat' | 'deadline'>;

/** When something last happened that everybody may know of: a list must not tell of secrets by its times. */
const lastNewsAt = ({ history, state }: Table): number =>
  history.findLast(({ entry }) => entry.only === undefined)?.at ?? state.setup.createdAt;

/** The options of the game that somebody has changed. */
const unusualOptions = ({ game, state }: Table): Options =>
  Object.fromEntries(
    game.options
      .filter(({ id, default: usual }) => (state.setup.options[id] ?? usual) !== usual)
      .map(({ id }) => [id, state.setup.options[id]!]),
  );

function lineOf(table: Table): StoredLine {
  const { id, game, title, status, visibility, pace, rated, language, seats, createdAt, result, autoStart } =
    cardOf(table);
  // Where those who watch see everything late, the lists do not tell whose turn it is.
  const isLate = status === 'running' && Boolean(table.state.setup.spectatorDelay);
  const openSeats = seats.filter(seat => seat.kind === 'open').length;
  return {
    id,
    game,
    title,
    status,
    visibility,
    pace,
    rated,
    language,
    seats: isLate ? seats.map(({ clock: _clock, ...seat }) => seat) : seats,
    openSeats,
    options: unusualOptions(table),
    autoStart,
    createdAt,
    updatedAt: (isLate ? table.state.startedAt : undefined) ?? lastNewsAt(table),
    ...(status === 'running' && table.state.paused && { paused: true }),
    ...(result !== undefined && { result }),
  };
}

/** Whether strangers find it in the lobby: to sit down as long as it is open, then to watch if everybody may. */
const isFoundByAll = ({ setup, status }: TableState): boolean =>
  setup.visibility === 'public' && (status === 'open' || setup.spectators === 'public');

/** Under such a pace people come and go between their turns. */
export const isByTurns = ({ pace }: TableState): boolean => pace.kind !== 'live';

/** Whether somebody at this seat is waited for himself; during a pause nobody is. */
export const isAwaited = (table: Table, seat: Seat): boolean =>
  !table.state.paused && table.waiting.includes(seat) && isPlayedByPerson(table.state.seats[seat]!);

/**
 * The lists that tables are found by. They follow from the journal: written a little later than it, and written
 * again from it if the server fell in between. Nothing changes if another process was faster.
 */
export function listing(table: Table, deadline: number | undefined, snapshot: boolean): Statement[] {
  const { state } = table;
  const line = lineOf(table);
  const changedAt = lastNewsAt(table);
  const columns = [
    table.id,
    line.game,
    line.status,
    isFoundByAll(state) ? 'public' : 'hidden',
    line.pace.kind,
    line.rated ? 1 : 0,
    line.language,
    line.seats.length,
    line.openSeats,
    line.createdAt,
    changedAt,
    deadline ?? null,
    state.rulesVersion,
    state.figures,
    state.n,
    JSON.stringify(line),
  ];
  const snapshots = snapshot ? ', snapshot = $17, snapshot_n = $15' : '';
  return [
    {
      sql: `INSERT INTO tables (id, game, status, visibility, pace, rated, language, seats, open_seats, created_at,
          updated_at, deadline, rules_version, figures, n, line)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
        ON CONFLICT (id) DO UPDATE SET status = $3, visibility = $4, pace = $5, open_seats = $9, updated_at = $11, deadline = $12,
          rules_version = $13, figures = $14, n = $15, line = $16${snapshots} WHERE tables.n < $15`,
      values: snapshot ? [...columns, JSON.stringify(state)] : columns,
      mustChange: 1,
    },
    { sql: 'DELETE FROM seats WHERE table_id = $1', values: [table.id] },
    ...state.seats.flatMap((seat, i) =>
      seat.person === undefined || seat.vacant ? [] : [seatRow(table, i, changedAt)],
    ),
    ...(state.status === 'open' ? [ownerRow(table, changedAt)] : []),
  ];
}

/** Who has said something: his words belong to what is kept about him, wherever he sat. */
export const speakerRows = ({ id }: Table, noted: readonly Noted[]): Statement[] =>
  [...new Set(noted.flatMap(({ entry }) => (entry.type === 'said' ? [entry.from.id] : [])))].map(person => ({
    sql: 'INSERT INTO speakers (user_id, table_id) VALUES ($1, $2) ON CONFLICT (user_id, table_id) DO NOTHING',
    values: [person, id],
  }));

/** Who has made a table without a seat for himself finds it too, and it counts as one of his until it begins. */
function ownerRow({ id, state }: Table, changedAt: number): Statement {
  return {
    sql: `INSERT INTO seats (table_id, user_id, seat, role, waiting, deadline, status, updated_at)
      VALUES ($1, $2, -1, 'owner', 0, NULL, $3, $4) ON CONFLICT (table_id, user_id) DO NOTHING`,
    values: [id, state.setup.owner, state.status, changedAt],
  };
}

function seatRow(table: Table, seat: Seat, changedAt: number): Statement {
  const { state } = table;
  const { kind, person } = state.seats[seat]!;
  return {
    sql: `INSERT INTO seats (table_id, user_id, seat, role, waiting, deadline, status, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, user_id) DO NOTHING`,
    values: [
      table.id,
      person!.id,
      seat,
      kind,
      isAwaited(table, seat) ? 1 : 0,
      expiryOf(state, seat) ?? null,
      state.status,
      changedAt,
    ],
  };
}
