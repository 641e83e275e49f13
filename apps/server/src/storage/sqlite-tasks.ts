import { DatabaseSync } from 'node:sqlite';
import type { Row, Statement, Value } from './database.ts';
import { MIGRATIONS } from './schema.ts';

/** What the writing thread is asked to do, as one unit that happens or does not. */
export type WriteTask =
  | { readonly statements: readonly Statement[] }
  | { readonly append: readonly [table: string, n: number, key: string, at: number, body: string] };

export interface WriteOutcome {
  readonly rows?: Row[][];
  readonly appended?: boolean;
  readonly conflict?: string;
  readonly error?: string;
}

export const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000';

/** SQLite writes `?1` where PostgreSQL writes `$1`. */
export const numbered = (sql: string): string => sql.replaceAll(/\$(\d+)/g, '?$1');

/** Brings the tables of a file up to date. */
export function prepare(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(SETTINGS);
  database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
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
    for (const sql of changes) database.exec(sql.replace('{without rowid}', 'WITHOUT ROWID'));
    database.prepare('INSERT INTO migrations VALUES (?)').run(version + i + 1);
  });
  database.exec('COMMIT');
  database.close();
}

export type Values = readonly Value[];
