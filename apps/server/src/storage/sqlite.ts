import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
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
import { numbered, prepare, type BatchOutcome, type WriteOutcome } from './sqlite-tasks.ts';

interface WaitingWrite {
  readonly statements: readonly Statement[];
  done(outcome: WriteOutcome): void;
}

interface WaitingRow {
  readonly row: JournalRow;
  done(appended: boolean): void;
  failed(error: Error): void;
}

/** Tasks in one commit at most, so that nobody waits long for strangers. */
const LARGEST_BATCH = 512;

/**
 * One file, written by a thread of its own. While one commit is being synced to the disk, further writes
 * gather and share the next one. Reading happens here, in the main thread, and waits for nobody.
 */
class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly process = randomBytes(6).toString('hex');
  readonly #reader: DatabaseSync;
  readonly #writer: Worker;
  readonly #statements = new Map<string, StatementSync>();
  readonly #heard: ((signal: Signal) => void)[] = [];
  #rows: WaitingRow[] = [];
  #writes: WaitingWrite[] = [];
  #rowsInFlight: WaitingRow[] = [];
  #writesInFlight: WaitingWrite[] = [];
  #isBusy = false;
  #isDue = false;
  #broken: Error | undefined;

  constructor(file: string, writer: Worker) {
    this.#writer = writer;
    this.#reader = new DatabaseSync(file, { readOnly: true });
    this.#reader.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000');
    writer.on('message', (outcome: BatchOutcome) => this.#finished(outcome));
    writer.on('error', cause => this.#fail(cause instanceof Error ? cause : new Error(String(cause))));
  }

  read<R = Row>(sql: string, values: readonly Value[] = []): Promise<R[]> {
    try {
      let statement = this.#statements.get(sql);
      if (statement === undefined) {
        statement = this.#reader.prepare(numbered(sql));
        this.#statements.set(sql, statement);
      }
      return Promise.resolve(statement.all(...(values as SQLInputValue[])) as R[]);
    } catch (cause) {
      return Promise.reject(new UnavailableError('the database cannot be read', { cause }));
    }
  }

  async write(statements: readonly Statement[]): Promise<Row[][]> {
    this.#mustWork();
    const outcome = await new Promise<WriteOutcome>(done => {
      this.#writes.push({ statements, done });
      this.#schedule();
    });
    if (outcome.conflict !== undefined) throw new ConflictError(outcome.conflict);
    if (outcome.error !== undefined) throw new UnavailableError(outcome.error);
    return outcome.rows ?? [];
  }

  append(row: JournalRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#mustWork();
      this.#rows.push({ row, done, failed });
      this.#schedule();
    });
  }

  publish(signal: Omit<Signal, 'from'>): Promise<void> {
    for (const heard of this.#heard) heard({ ...signal, from: this.process });
    return Promise.resolve();
  }

  subscribe(heard: (signal: Signal) => void): void {
    this.#heard.push(heard);
  }

  async close(): Promise<void> {
    while ((this.#isBusy || this.#rows.length + this.#writes.length > 0) && this.#broken === undefined)
      await new Promise(resolve => setTimeout(resolve, 5));
    this.#broken = new Error('the database is closed');
    this.#reader.close();
    this.#writer.postMessage('close');
    await new Promise<void>(resolve => {
      this.#writer.once('exit', () => resolve());
    });
  }

  #mustWork(): void {
    if (this.#broken !== undefined) throw new UnavailableError(this.#broken.message);
  }

  /** One turn of the event loop gathers what belongs to the same moment. */
  #schedule(): void {
    if (this.#isBusy || this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#isBusy || this.#rows.length + this.#writes.length === 0) return;
    this.#isBusy = true;
    this.#rowsInFlight = this.#rows.splice(0, LARGEST_BATCH);
    this.#writesInFlight = this.#writes.splice(0, LARGEST_BATCH);
    const rows: (string | number)[] = [];
    for (const { row } of this.#rowsInFlight) rows.push(row.table, row.n, row.key, row.at, row.body);
    this.#writer.postMessage({
      rows,
      writes: this.#writesInFlight.map(({ statements }) => statements),
    });
  }

  #finished({ appended, outcomes, error }: BatchOutcome): void {
    const [rows, writes] = [this.#rowsInFlight, this.#writesInFlight];
    this.#isBusy = false;
    this.#send();
    rows.forEach(({ done, failed }, i) => {
      if (error === undefined) done(appended[i] === 'y');
      else failed(new UnavailableError(error));
    });
    writes.forEach(({ done }, i) => done(error === undefined ? outcomes[i]! : { error }));
  }

  #fail(cause: Error): void {
    this.#broken = cause;
    for (const { failed } of [...this.#rowsInFlight, ...this.#rows])
      failed(new UnavailableError('the database cannot be written', { cause }));
    for (const { done } of [...this.#writesInFlight, ...this.#writes]) done({ error: cause.message });
    this.#rows = [];
    this.#writes = [];
  }
}

/** Opens the file, or makes it, with the newest tables. */
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  prepare(file);
  const writer = new Worker(new URL('./sqlite-writer.worker.ts', import.meta.url), { workerData: { file } });
  await new Promise<void>((resolve, reject) => {
    writer.once('message', () => resolve());
    writer.once('error', reject);
  });
  return new SqliteDatabase(file, writer);
}
