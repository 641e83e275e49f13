import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { ConflictError, type Database, type JournalRow } from '../storage/database.ts';

/** So long after the last thing that happened a finished game is put away. */
const RESTS_MS = 24 * 3600 * 1000;
const AT_A_TIME = 10;
/** Longer than anybody who began to write before a game was put away can take. */
const SETTLES_MS = 3600 * 1000;

const MARK_IF_ARCHIVED =
  'UPDATE tables SET put_away = 1 WHERE id = $1 AND EXISTS (SELECT 1 FROM archives WHERE table_id = $1)';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What the journal says about one row, beside its number; the key only as long as no snapshot has taken it in. */
type Packed = readonly [key: string, at: number, body: string];

export type StoredRow = Pick<JournalRow, 'n' | 'key' | 'at' | 'body'>;

const unpacked = async (packed: string): Promise<string> =>
  (await decompress(Buffer.from(packed, 'base64'))).toString('utf8');

const packedFrom = async (text: string): Promise<string> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).toString('base64');

/** A snapshot as it was before it was put away. */
export const snapshotFrom = async (stored: string): Promise<string> =>
  stored.startsWith('{') ? stored : unpacked(stored);

const isPutAway = ({ body }: StoredRow): boolean => body === '';

/** The journal of a table after row n, whether or not its game has been put away. */
export async function storedRows(database: Database, table: string, n: number): Promise<StoredRow[]> {
  const rows = await database.read<StoredRow>(
    'SELECT n, key, at, body FROM journal WHERE table_id = $1 AND n > $2 ORDER BY n',
    [table, n],
  );
  if (!rows.some(isPutAway)) return rows;
  const [archive] = await database.read<{ packed: string }>(
    'SELECT packed FROM archives WHERE table_id = $1',
    [table],
  );
  if (archive === undefined) throw new Error(`the journal of table ${table} is put away and not to be found`);
  const packed = JSON.parse(await unpacked(archive.packed)) as Packed[];
  return [
    ...packed.slice(n).map(([key, at, body], i) => ({ n: n + i + 1, key, at, body })),
    ...rows.filter(row => !isPutAway(row)),
  ];
}

async function putAway(database: Database, table: string, now: number): Promise<void> {
  const rows = await storedRows(database, table, 0);
  const [stored] = await database.read<{ snapshot: string | null; snapshot_n: number }>(
    'SELECT snapshot, snapshot_n FROM tables WHERE id = $1',
    [table],
  );
  const { snapshot, snapshot_n: n } = stored!;
  const packed = rows.map((row): Packed => [row.n > n ? row.key : '', row.at, row.body]);
  await database.write([
    {
      sql: 'INSERT INTO archives (table_id, packed, up_to, packed_at) VALUES ($1, $2, $3, $4)',
      values: [table, await packedFrom(JSON.stringify(packed)), rows.length, now],
    },
    {
      sql: "UPDATE journal SET key = '', body = '' WHERE table_id = $1 AND n <= $2",
      values: [table, rows.length],
      mustChange: rows.length,
    },
    {
      sql: 'UPDATE tables SET snapshot = $1 WHERE id = $2 AND snapshot_n = $3',
      values: [snapshot?.startsWith('{') ? await packedFrom(snapshot) : snapshot, table, n],
    },
    { sql: 'UPDATE tables SET put_away = 1 WHERE id = $1', values: [table] },
  ]);
}

/**
 * The empty rows of what was put away are left out, but for the last one: it leads to the archive, which says that
 * nobody writes any of them again. Not at once: who is about to write one may not know of the archive yet.
 */
async function leaveOutRows(database: Database, now: number): Promise<void> {
  const settled = await database.read<{ id: string }>(
    `SELECT tables.id FROM tables JOIN archives ON archives.table_id = tables.id
      WHERE tables.put_away = 1 AND tables.status IN ('over', 'cancelled') AND archives.packed_at < $1
      LIMIT ${AT_A_TIME}`,
    [now - SETTLES_MS],
  );
  for (const { id } of settled)
    await database.write([
      {
        sql: "DELETE FROM journal WHERE table_id = $1 AND body = '' AND n < (SELECT up_to FROM archives WHERE table_id = $1)",
        values: [id],
      },
      { sql: 'UPDATE tables SET put_away = 2 WHERE id = $1', values: [id] },
    ]);
}

/**
 * Puts games away that have been over for a day: their journals are packed into one piece, a tenth of the size. The
 * numbers of the rows stay taken, so that still nobody can write one of them again.
 */
export async function putFinishedAway(database: Database, now: number): Promise<number> {
  const finished = await database.read<{ id: string }>(
    `SELECT id FROM tables WHERE put_away = 0 AND status IN ('over', 'cancelled') AND updated_at < $1
      ORDER BY updated_at LIMIT ${AT_A_TIME}`,
    [now - RESTS_MS],
  );
  for (const { id } of finished)
    try {
      await putAway(database, id, now);
    } catch (cause) {
      if (!(cause instanceof ConflictError)) throw cause;
      // Another process has been faster, perhaps one of an older version, which does not say so.
      await database.write([{ sql: MARK_IF_ARCHIVED, values: [id] }]);
    }
  await leaveOutRows(database, now);
  return finished.length;
}
