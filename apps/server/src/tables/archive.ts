import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { ConflictError, type Database, type JournalRow } from '../storage/database.ts';

/** So long after the last thing that happened a finished game is put away. */
const RESTS_MS = 24 * 3600 * 1000;
const AT_A_TIME = 10;

const MARK_IF_ARCHIVED =
  'UPDATE tables SET put_away = 1 WHERE id = $1 AND EXISTS (SELECT 1 FROM archives WHERE table_id = $1)';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** What the journal says about one row, beside its number. */
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
  return rows.map(row => {
    if (!isPutAway(row)) return row;
    const [key, at, body] = packed[row.n - 1]!;
    return { n: row.n, key, at, body };
  });
}

async function putAway(database: Database, table: string): Promise<void> {
  const rows = await storedRows(database, table, 0);
  const packed = rows.map(({ key, at, body }): Packed => [key, at, body]);
  const [stored] = await database.read<{ snapshot: string | null; snapshot_n: number }>(
    'SELECT snapshot, snapshot_n FROM tables WHERE id = $1',
    [table],
  );
  const { snapshot, snapshot_n: n } = stored!;
  await database.write([
    {
      sql: 'INSERT INTO archives (table_id, packed) VALUES ($1, $2)',
      values: [table, await packedFrom(JSON.stringify(packed))],
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
 * Puts games away that have been over for a day: their journals are packed into one piece, a tenth of the size. The
 * numbers of the rows stay where they are, so that still nobody can write one of them again.
 */
export async function putFinishedAway(database: Database, now: number): Promise<number> {
  const finished = await database.read<{ id: string }>(
    `SELECT id FROM tables WHERE put_away = 0 AND status IN ('over', 'cancelled') AND updated_at < $1
      ORDER BY updated_at LIMIT ${AT_A_TIME}`,
    [now - RESTS_MS],
  );
  for (const { id } of finished)
    try {
      await putAway(database, id);
    } catch (cause) {
      if (!(cause instanceof ConflictError)) throw cause;
      // Another process has been faster, perhaps one of an older version, which does not say so.
      await database.write([{ sql: MARK_IF_ARCHIVED, values: [id] }]);
    }
  return finished.length;
}
