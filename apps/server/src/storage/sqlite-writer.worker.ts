import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './database.ts';
import {
  numbered,
  SETTINGS,
  VALUES_A_ROW,
  type Batch,
  type BatchOutcome,
  type WriteOutcome,
} from './sqlite-tasks.ts';

/** Batches in one commit at most, so that nobody waits long for strangers. */
const MOST_BATCHES = 8;

const port = parentPort!;
const { file } = workerData as { file: string };
const database = new DatabaseSync(file);
database.exec(SETTINGS);
const inode = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;
const opened = inode();
const append = database.prepare(
  `INSERT OR IGNORE INTO journal (table_id, n, key, at, body) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE NOT EXISTS (SELECT 1 FROM archives WHERE table_id = ?1 AND up_to >= ?2)`,
);
const prepared = new Map<string, StatementSync>();

class Unexpected extends Error {}

const isConstraint = (cause: unknown): boolean =>
  cause instanceof Error && ((cause as { errcode?: number }).errcode ?? 0) % 256 === 19;

function run({ sql, values, mustChange }: Statement): Row[] {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = database.prepare(numbered(sql));
    prepared.set(sql, statement);
  }
  if (/\bRETURNING\b/.test(sql)) {
    const rows = statement.all(...(values as SQLInputValue[])) as Row[];
    if (mustChange !== undefined && rows.length !== mustChange) throw new Unexpected(sql);
    return rows;
  }
  const { changes } = statement.run(...(values as SQLInputValue[]));
  if (mustChange !== undefined && Number(changes) !== mustChange) throw new Unexpected(sql);
  return [];
}

function carryOut(statements: readonly Statement[]): WriteOutcome {
  database.exec('SAVEPOINT task');
  try {
    const rows = statements.map(run);
    database.exec('RELEASE task');
    return { rows };
  } catch (cause) {
    database.exec('ROLLBACK TO task; RELEASE task');
    const message = cause instanceof Error ? cause.message : String(cause);
    return cause instanceof Unexpected || isConstraint(cause) ? { conflict: message } : { error: message };
  }
}

function appendAll(rows: Batch['rows']): string {
  let appended = '';
  for (let i = 0; i < rows.length; i += VALUES_A_ROW) {
    const { changes } = append.run(rows[i]!, rows[i + 1]!, rows[i + 2]!, rows[i + 3]!, rows[i + 4]!);
    appended += changes === 1 ? 'y' : 'n';
  }
  return appended;
}

/** What is written to a file that somebody has deleted is gone with the process: it must not be acknowledged. */
function mustHaveItsPlace(): void {
  if (inode() !== opened) throw new Error(`${file} is gone, or another file has taken its place`);
}

/** Everything that has come shares one commit, and with it one wait for the disk. */
function commit(batches: readonly Batch[]): BatchOutcome[] {
  try {
    mustHaveItsPlace();
    database.exec('BEGIN IMMEDIATE');
    const outcomes = batches.map(({ rows, writes }) => ({
      appended: appendAll(rows),
      outcomes: writes.map(carryOut),
    }));
    database.exec('COMMIT');
    return outcomes;
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const error = cause instanceof Error ? cause.message : String(cause);
    return batches.map(() => ({ appended: '', outcomes: [], error }));
  }
}

/** What has come while the last commit was being synced, beside the batch that woke us. */
function gather(first: Batch | 'close'): (Batch | 'close')[] {
  const gathered = [first];
  while (gathered.length < MOST_BATCHES) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) break;
    gathered.push(next.message as Batch | 'close');
  }
  return gathered;
}

port.on('message', (first: Batch | 'close') => {
  const gathered = gather(first);
  const batches = gathered.filter(each => each !== 'close');
  if (batches.length > 0) port.postMessage(commit(batches));
  if (batches.length < gathered.length) {
    database.close();
    port.close();
  }
});
port.postMessage('ready');
