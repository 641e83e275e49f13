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
import { numbered, prepare, type WriteOutcome, type WriteTask } from './sqlite-tasks.ts';

interface Waiting {
  readonly task: WriteTask;
  done(outcome: WriteOutcome): void;
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
  #queue: Waiting[] = [];
  #inFlight: Waiting[] = [];
  #broken: Error | undefined;

  constructor(file: string, writer: Worker) {
    this.#writer = writer;
    this.#reader = new DatabaseSync(file, { readOnly: true });
    this.#reader.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000');
    writer.on('message', (outcomes: WriteOutcome[]) => this.#finished(outcomes));
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
    const outcome = await this.#add({ statements });
    if (outcome.conflict !== undefined) throw new ConflictError(outcome.conflict);
    if (outcome.error !== undefined) throw new UnavailableError(outcome.error);
    return outcome.rows ?? [];
  }

  async append({ table, n, key, at, body }: JournalRow): Promise<boolean> {
    const { appended, error } = await this.#add({ append: [table, n, key, at, body] });
    if (error !== undefined) throw new UnavailableError(error);
    return appended === true;
  }

  publish(signal: Omit<Signal, 'from'>): Promise<void> {
    for (const heard of this.#heard) heard({ ...signal, from: this.process });
    return Promise.resolve();
  }

  subscribe(heard: (signal: Signal) => void): void {
    this.#heard.push(heard);
  }

  async close(): Promise<void> {
    while (this.#inFlight.length + this.#queue.length > 0 && this.#broken === undefined)
      await new Promise(resolve => setTimeout(resolve, 5));
    this.#broken = new Error('the database is closed');
    this.#reader.close();
    this.#writer.postMessage('close');
    await new Promise<void>(resolve => {
      this.#writer.once('exit', () => resolve());
    });
  }

  #add(task: WriteTask): Promise<WriteOutcome> {
    if (this.#broken !== undefined) return Promise.reject(new UnavailableError(this.#broken.message));
    return new Promise((done, failed) => {
      this.#queue.push({ task, done, failed });
      // One turn of the event loop gathers what belongs to the same moment.
      if (this.#queue.length === 1 && this.#inFlight.length === 0) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    if (this.#inFlight.length > 0 || this.#queue.length === 0) return;
    this.#inFlight = this.#queue.splice(0, LARGEST_BATCH);
    this.#writer.postMessage(this.#inFlight.map(waiting => waiting.task));
  }

  #finished(outcomes: readonly WriteOutcome[]): void {
    const finished = this.#inFlight;
    this.#inFlight = [];
    this.#send();
    finished.forEach((waiting, i) => waiting.done(outcomes[i]!));
  }

  #fail(cause: Error): void {
    this.#broken = cause;
    for (const waiting of [...this.#inFlight, ...this.#queue])
      waiting.failed(new UnavailableError('the database cannot be written', { cause }));
    this.#inFlight = [];
    this.#queue = [];
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
