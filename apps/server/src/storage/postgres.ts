import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  ConflictError,
  UnavailableError,
  type Database,
  type JournalRow,
  type Row,
  type Signal,
  type Statement,
  type Value,
} from './database.ts';
import { MIGRATIONS } from './schema.ts';

const CHANNEL = 'palio';
const LARGEST_BATCH = 512;
/** Commits on their way at the same time; while they are, further rows gather. */
const MOST_IN_FLIGHT = 2;
const RECONNECT_MS = 250;
/**
 * A line that is silent for so long is given up: a machine that is gone, or a network in between, never says so.
 * What was written over it is then unknown, as after any other break.
 */
const SILENCE_MS = 10_000;
/** How often the line that only listens is asked whether it is still there. */
const ASKED_EVERY_MS = 5000;
/** A statement that the database gave up in favour of another one is tried so often. */
const MOST_TRIES = 5;
/** Any number, the same for all processes: only one of them changes the tables. */
const MIGRATION_LOCK = 7_305_210;

// Counts and times come as 64-bit numbers; all of ours are exact as plain ones.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Waiting {
  readonly row: JournalRow;
  done(appended: boolean): void;
  failed(error: Error): void;
}

// The archive is asked for each row by itself, so that it is never read as a whole.
const APPEND = `WITH added AS (
    INSERT INTO journal (table_id, n, key, at, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[]) AS given (table_id, n, key, at, body)
    WHERE given.n > COALESCE((SELECT up_to FROM archives WHERE archives.table_id = given.table_id), 0)
    ON CONFLICT DO NOTHING RETURNING table_id, n)
  SELECT table_id, n, pg_notify('${CHANNEL}', 'table ' || table_id || ' ' || n || ' ' || $6) FROM added`;

const VERSION = 'SELECT COALESCE(MAX(version), 0) AS version FROM migrations';

function mustBeKnown(version: number): void {
  if (version > MIGRATIONS.length)
    throw new Error(
      `the database was written by a newer Palio (${version}, this one knows ${MIGRATIONS.length})`,
    );
}

const codeOf = (cause: unknown): string => (cause as { code?: string } | null)?.code ?? '';

/** Constraint violations and statements that changed other rows than expected are conflicts, all else is trouble. */
function translate(cause: unknown): Error {
  if (cause instanceof ConflictError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return codeOf(cause).startsWith('23')
    ? new ConflictError(message)
    : new UnavailableError(message, { cause });
}

/**
 * Tries again what was rolled back only because of others who wrote at the same moment, as after a deadlock: that
 * says nothing about what was to be written.
 */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (cause) {
      if (!codeOf(cause).startsWith('40') || tries === MOST_TRIES) throw translate(cause);
    }
}

/** Everybody takes rows in the same order, so that nobody waits for somebody who waits for him. */
const inOrder = (one: Waiting, other: Waiting): number => {
  const { table, n } = one.row;
  if (table === other.row.table) return n - other.row.n;
  return table < other.row.table ? -1 : 1;
};

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly process = randomBytes(6).toString('hex');
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #heard: ((signal: Signal) => void)[] = [];
  readonly #missed: (() => void)[] = [];
  #listener: pg.Client | undefined;
  #asking: NodeJS.Timeout | undefined;
  #queue: Waiting[] = [];
  #inFlight = 0;
  #closed = false;

  constructor(url: string, settings: Pick<pg.PoolConfig, 'options'> = {}) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 8,
      connectionTimeoutMillis: 5000,
      query_timeout: SILENCE_MS,
      ...settings,
    });
    // An idle connection that breaks is replaced by the pool; there is nobody to tell.
    this.#pool.on('error', () => undefined);
    // One in use tells whoever uses it, by refusing its query.
    this.#pool.on('connect', client => client.on('error', () => undefined));
  }

  async read<R = Row>(sql: string, values: readonly Value[] = []): Promise<R[]> {
    try {
      return (await this.#pool.query(sql, [...values])).rows as R[];
    } catch (cause) {
      throw translate(cause);
    }
  }

  write(statements: readonly Statement[]): Promise<Row[][]> {
    return insist(() => this.#write(statements));
  }

  async #write(statements: readonly Statement[]): Promise<Row[][]> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const rows: Row[][] = [];
      for (const { sql, values, mustChange } of statements) {
        const result = await client.query(sql, [...values]);
        if (mustChange !== undefined && result.rowCount !== mustChange) throw new ConflictError(sql);
        rows.push(result.rows as Row[]);
      }
      await client.query('COMMIT');
      client.release();
      return rows;
    } catch (cause) {
      const isConflict = translate(cause) instanceof ConflictError;
      if (isConflict) await client.query('ROLLBACK').catch(() => undefined);
      client.release(!isConflict);
      throw cause;
    }
  }

  append(row: JournalRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#queue.push({ row, done, failed });
      if (this.#queue.length === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    while (this.#queue.length > 0 && this.#inFlight < MOST_IN_FLIGHT) {
      const batch = this.#queue.splice(0, LARGEST_BATCH);
      this.#inFlight++;
      void this.#commit(batch).finally(() => {
        this.#inFlight--;
        this.#send();
      });
    }
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.toSorted(inOrder).map(waiting => waiting.row);
    const column = <Key extends keyof JournalRow>(name: Key): JournalRow[Key][] => rows.map(row => row[name]);
    const columns = [column('table'), column('n'), column('key'), column('at'), column('body'), this.process];
    try {
      const { rows: added } = await insist(() =>
        this.#pool.query<{ table_id: string; n: number }>(APPEND, columns),
      );
      const written = new Set(added.map(({ table_id, n }) => `${table_id} ${n}`));
      // Of two who want the same number in one batch, the first has it.
      for (const { row, done } of batch) done(written.delete(`${row.table} ${row.n}`));
    } catch (cause) {
      for (const { failed } of batch) failed(translate(cause));
    }
  }

  async publish({ topic, id, n = 0 }: Omit<Signal, 'from'>): Promise<void> {
    await this.read('SELECT pg_notify($1, $2)', [CHANNEL, `${topic} ${id} ${n} ${this.process}`]);
  }

  subscribe(heard: (signal: Signal) => void, missed: () => void): void {
    this.#heard.push(heard);
    this.#missed.push(missed);
  }

  /** Listens on a connection of its own, and comes back by itself when that breaks. */
  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5000,
      query_timeout: SILENCE_MS,
    });
    const lose = (): void => {
      if (this.#listener !== client || this.#closed) return;
      clearInterval(this.#asking);
      this.#listener = undefined;
      void client.end().catch(() => undefined);
      setTimeout(() => void this.#listenAgain(), RECONNECT_MS);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      const [topic, id, n, from] = payload.split(' ') as [Signal['topic'], string, string, string];
      for (const heard of this.#heard) heard({ topic, id, n: Number(n), from });
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (cause) {
      await client.end().catch(() => undefined);
      throw cause;
    }
    this.#listener = client;
    this.#asking = setInterval(() => void client.query('SELECT 1').catch(lose), ASKED_EVERY_MS);
    this.#asking.unref();
  }

  async #listenAgain(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.listen();
        for (const missed of this.#missed) missed();
        return;
      } catch {
        await new Promise(resolve => setTimeout(resolve, RECONNECT_MS));
      }
    }
  }

  async version(): Promise<number> {
    const [list] = await this.read<{ table: string | null }>("SELECT to_regclass('migrations') AS table");
    if (list!.table === null) throw new Error('no Palio has ever stored anything in this database');
    const [stored] = await this.read<{ version: number }>(VERSION);
    return stored!.version;
  }

  /** Over a line of its own, on which everything may take its time: large tables do, and so may who came first. */
  async migrate(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
      const { rows } = await client.query<{ version: number }>(VERSION);
      const { version } = rows[0]!;
      mustBeKnown(version);
      for (const [i, changes] of MIGRATIONS.slice(version).entries()) {
        for (const sql of changes) await client.query(sql);
        await client.query('INSERT INTO migrations VALUES ($1)', [version + i + 1]);
      }
      await client.query('COMMIT');
    } catch (cause) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw cause;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#asking);
    await this.#listener?.end().catch(() => undefined);
    await this.#pool.end();
  }
}

/** Connects without changing anything, not even tables that an older Palio has left. */
export async function lookIntoPostgres(
  url: string,
  complain: (message: string, cause: unknown) => void,
): Promise<Database> {
  const database = new PostgresDatabase(url, { options: '-c default_transaction_read_only=on' });
  try {
    const version = await database.version();
    mustBeKnown(version);
    if (version < MIGRATIONS.length)
      complain(
        'the database has older tables',
        `${version}, to be changed to ${MIGRATIONS.length} at the start`,
      );
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}

/** Connects, brings the tables up to date, and listens for the other processes. */
export async function openPostgres(url: string): Promise<Database> {
  const database = new PostgresDatabase(url);
  try {
    await database.migrate();
    await database.listen();
  } catch (cause) {
    await database.close().catch(() => undefined);
    throw cause;
  }
  return database;
}
