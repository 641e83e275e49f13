import type { Database } from '../storage/database.ts';
import { withNamesOfToday } from '../people/names.ts';
import type { Shelf } from '../shelf.ts';
import { newState } from './apply.ts';
import { setClocks } from './clocks.ts';
import { snapshotFrom, storedRows, type StoredRow } from './archive.ts';
import type { Entry, Noted } from './entries.ts';
import type { TableState } from './state.ts';
import { Table, type NotedRow } from './table.ts';

interface StoredTable {
  readonly game: string;
  readonly n: number;
  readonly snapshot: string | null;
  readonly snapshot_n: number;
}

export interface LoadedTable {
  readonly table: Table;
  /** What the list of tables does not know yet. */
  readonly unlisted: Noted[];
  /** What happened after a row of the journal. */
  after(n: number): Noted[];
  readonly snapshotN: number;
}

const notedRow = ({ n, key, at, body }: StoredRow): NotedRow => ({
  n,
  key,
  at,
  entries: JSON.parse(body) as Entry[],
});

export const notedIn = ({ at, entries }: NotedRow): Noted[] => entries.map(entry => ({ at, entry }));

export async function rowsAfter(database: Database, table: string, n: number): Promise<NotedRow[]> {
  return (await storedRows(database, table, n)).map(notedRow);
}

/** The number of the row that a command with this key has written, if one has. */
export async function rowWithKey(
  database: Database,
  table: string,
  key: string,
): Promise<number | undefined> {
  const [row] = await database.read<{ n: number }>(
    'SELECT n FROM journal WHERE table_id = $1 AND key = $2 LIMIT 1',
    [table, key],
  );
  return row?.n;
}

/** A table that has just been thought up; its first row is not written yet. */
export function tableFromFirst(game: Table['game'], entry: Extract<Entry, { type: 'created' }>): Table {
  return new Table(game, newState(entry));
}

/** What a snapshot says, unless it is damaged or does not fit the journal: then the journal alone has to do. */
function stateIn(snapshot: string, last: number): TableState | undefined {
  try {
    const state = JSON.parse(snapshot) as TableState;
    return state.n <= last ? state : undefined;
  } catch {
    return undefined;
  }
}

/** A snapshot of before it was noted who is waited for where there are no clocks. */
function noteIdle({ state, waiting, isUnderOtherRules }: Table): void {
  if (state.pace.kind === 'none' && !isUnderOtherRules) setClocks(state, waiting, state.movedAt);
}

/**
 * A table from its snapshot and the few rows written since. The older rows are read for the log and for going
 * back, but nothing in them is played again.
 */
export async function loadTable(
  database: Database,
  shelf: Shelf,
  id: string,
): Promise<LoadedTable | undefined> {
  const [stored] = await database.read<StoredTable>(
    'SELECT game, n, snapshot, snapshot_n FROM tables WHERE id = $1',
    [id],
  );
  if (stored === undefined) return undefined;
  const { game } = await shelf.load(stored.game);
  const kept = await storedRows(database, id, 0);
  const [snapshot = '', ...bodies] = await withNamesOfToday(database, [
    stored.snapshot === null ? '' : await snapshotFrom(stored.snapshot).catch(() => ''),
    ...kept.map(({ body }) => body),
  ]);
  const rows = kept.map((row, i) => notedRow({ ...row, body: bodies[i]! }));
  const first = rows[0]?.entries[0];
  if (first?.type !== 'created')
    throw new Error(`the journal of table ${id} does not begin with its creation`);
  const state = stateIn(snapshot, rows.at(-1)!.n);
  const table = state === undefined ? tableFromFirst(game, first) : new Table(game, state);
  noteIdle(table);
  for (const row of rows)
    if (row.n <= table.state.n) table.recall(row);
    else table.follow(row);
  const after = (n: number): Noted[] => rows.filter(row => row.n > n).flatMap(notedIn);
  return { table, unlisted: after(stored.n), after, snapshotN: state?.n ?? 0 };
}
