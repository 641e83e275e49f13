import type { LobbyQuery, Person, TableLine } from '@palio/protocol';
import { withNamesOfToday } from '../people/names.ts';
import type { Shelf } from '../shelf.ts';
import type { Database } from '../storage/database.ts';
import type { StoredLine } from './summary.ts';

export async function linesIn(
  database: Database,
  rows: readonly { readonly line: string }[],
): Promise<StoredLine[]> {
  const lines = await withNamesOfToday(
    database,
    rows.map(({ line }) => line),
  );
  return lines.map(line => JSON.parse(line) as StoredLine);
}

/** Tables that anybody may find, the newest first. */
export async function lobbyLines(database: Database, query: LobbyQuery): Promise<TableLine[]> {
  const values: (string | number)[] = [query.status ?? 'open'];
  const conditions = ["visibility = 'public'", 'status = $1'];
  const add = (condition: string, value: string | number | undefined): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition.replace('?', `$${values.length}`));
  };
  add('game = ?', query.game);
  add('pace = ?', query.pace);
  add('seats = ?', query.seats);
  add('open_seats >= ?', query.openSeats ?? ((query.status ?? 'open') === 'open' ? 1 : undefined));
  add('(language = ? OR language IS NULL)', query.language);
  add('rated = ?', query.rated === undefined ? undefined : query.rated ? 1 : 0);
  add('created_at < ?', query.before);
  values.push(query.limit ?? 50);
  // All that is asked for here is in the index `tables_lobby`: what does not fit costs no look at the table itself.
  const rows = await database.read<{ line: string }>(
    `SELECT line FROM tables WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC LIMIT $${values.length}`,
    values,
  );
  return (await linesIn(database, rows)).map(line => ({ ...line, yourTurn: false }));
}

interface MyRow {
  readonly line: string;
  readonly game: string;
  readonly rules_version: number;
  readonly figures: string;
  readonly seat: number;
  readonly role: string;
  readonly waiting: number;
  readonly deadline: number | null;
}

/** Whether it can be played here; under other rules it is on hold, whatever was listed before they changed. */
async function isPlayed(shelf: Shelf, { game: id, rules_version, figures }: MyRow): Promise<boolean> {
  const found = await shelf.load(id).catch(() => undefined);
  return found?.game.rulesVersion === rules_version && found.game.figures === figures;
}

const mostUrgentFirst = (seats: string): string =>
  `ORDER BY ${seats}.waiting DESC, COALESCE(${seats}.deadline, 9000000000000000), ${seats}.updated_at DESC`;

/** My tables: first those that wait for me, the most urgent on top. Of the others not even the lines are read. */
export async function linesOf(
  database: Database,
  shelf: Shelf,
  person: Person,
  isOver: boolean,
): Promise<TableLine[]> {
  const rows = await database.read<MyRow>(
    `SELECT tables.line, tables.game, tables.rules_version, tables.figures, mine.seat, mine.role, mine.waiting,
        mine.deadline
      FROM (SELECT table_id, seat, role, waiting, deadline, updated_at FROM seats
        WHERE user_id = $1 AND status ${isOver ? "IN ('over', 'cancelled')" : "IN ('open', 'running')"}
        ${mostUrgentFirst('seats')} LIMIT 100) mine
      JOIN tables ON tables.id = mine.table_id ${mostUrgentFirst('mine')}`,
    [person.id],
  );
  const lines = await linesIn(database, rows);
  const played = await Promise.all(rows.map(async row => row.waiting === 1 && isPlayed(shelf, row)));
  const found = rows.map(({ seat, role, deadline }, i) => ({
    ...lines[i]!,
    yourTurn: played[i]!,
    ...(role === 'person' && { yourSeat: seat }),
    ...(deadline !== null && played[i] && { deadline }),
  }));
  return found.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn));
}
