import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './database.ts';
import { numbered, SETTINGS, type WriteOutcome, type WriteTask } from './sqlite-tasks.ts';

const port = parentPort!;
const database = new DatabaseSync((workerData as { file: string }).file);
database.exec(SETTINGS);
const append = database.prepare(
  'INSERT OR IGNORE INTO journal (table_id, n, key, at, body) VALUES (?, ?, ?, ?, ?)',
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

function carryOut(task: WriteTask): WriteOutcome {
  if ('append' in task) return { appended: Number(append.run(...task.append).changes) === 1 };
  database.exec('SAVEPOINT task');
  try {
    const rows = task.statements.map(run);
    database.exec('RELEASE task');
    return { rows };
  } catch (cause) {
    database.exec('ROLLBACK TO task; RELEASE task');
    const message = cause instanceof Error ? cause.message : String(cause);
    return cause instanceof Unexpected || isConstraint(cause) ? { conflict: message } : { error: message };
  }
}

/** All tasks of a batch share one commit, and with it one wait for the disk. */
function commit(tasks: readonly WriteTask[]): WriteOutcome[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const outcomes = tasks.map(carryOut);
    database.exec('COMMIT');
    return outcomes;
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const error = cause instanceof Error ? cause.message : String(cause);
    return tasks.map(() => ({ error }));
  }
}

port.on('message', (message: readonly WriteTask[] | 'close') => {
  if (message === 'close') {
    database.close();
    port.close();
  } else port.postMessage(commit(message));
});
port.postMessage('ready');
