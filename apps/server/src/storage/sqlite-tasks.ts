import { DatabaseSync } from 'node:sqlite';
import type { Row, Statement } from './database.ts';
import { MIGRATIONS } from './schema.ts';

/**
 * What the writing thread is asked to do in one commit: rows for journals as one flat list of five values each
 * (copying many small objects between threads would cost more than writing them), and lists of statements that
 * each happen wholly or not at all.
 */
export interface Batch {
  readonly rows: readonly (string | number)[];
  readonly writes: readonly (readonly Statement[])[];
}

export const VALUES_A_ROW = 5;

export interface WriteOutcome {
  readonly rows?: Row[][];
  readonly conflict?: string;
  readonly error?: string;
}

/** `appended` has one letter for each row: y if it was added, n if its number was taken. */
export interface BatchOutcome {
  readonly appended: string;
  readonly outcomes: readonly WriteOutcome[];
  /** The whole commit failed. */
  readonly error?: string;
}

/**
 * Every commit is synced. Pages of many tables stay in memory, and the log grows to 32 MB before its pages are
 * copied into the file: those of busy tables are then copied once instead of again and again.
 */
export const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000;
  PRAGMA cache_size = -64000; PRAGMA wal_autocheckpoint = 8000`;

/** SQLite writes `?1` where PostgreSQL writes `$1`. */
export const numbered = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1');

/** Brings the tables of a file up to date. */
export function prepare(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(SETTINGS);
  database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
  // A file that may only be read lets all of this pass; better nobody is served than that nothing is stored.
  database.exec('DELETE FROM migrations WHERE version < 0');
  const { version } = database
    .prepare('SELECT COALESCE(MAX(version), 0) AS version FROM migrations')
    .get() as {
    version: number;
  };
  if (version > MIGRATIONS.length) {
    database.close();
    throw new Error(`${file} was written by a newer Palio (${version}, this one knows ${MIGRATIONS.length})`);
  }
  MIGRATIONS.slice(version).forEach((changes, i) => {
    for (const sql of changes) database.exec(sql);
    database.prepare('INSERT INTO migrations VALUES (?)').run(version + i + 1);
  });
  database.exec('COMMIT');
  database.close();
}
