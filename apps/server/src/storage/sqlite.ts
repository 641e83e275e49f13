import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
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
import { numbered, prepare, type Batch, type BatchOutcome, type WriteOutcome } from './sqlite-tasks.ts';
import { Writer, type Alarm } from './sqlite-writer.ts';

interface WaitingWrite {
  readonly statements: readonly Statement[];
  done(outcome: WriteOutcome): void;
}

interface WaitingRow {
  readonly row: JournalRow;
  done(appended: boolean): void;
  failed(error: Error): void;
}

/** So many rows leave for the writing thread at once, so that it does not wait while more are being decided. */
const FULL_BATCH = 256;

/** What the writing thread has been given and has not answered yet. */
interface InFlight {
  readonly rows: readonly WaitingRow[];
  readonly writes: readonly WaitingWrite[];
}

/**
 * One file, written by a thread of its own. While one commit is being synced to the disk, further writes
 * gather there and share the next one. Reading happens here, in the main thread, and waits for nobody.
 */
class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly process = randomBytes(6).toString('hex');
  readonly #reader: DatabaseSync;
  readonly #writer: Writer;
  readonly #statements = new Map<string, StatementSync>();
  readonly #heard: ((signal: Signal) => void)[] = [];
  #rows: WaitingRow[] = [];
  #writes: WaitingWrite[] = [];
  readonly #inFlight: InFlight[] = [];
  #isDue = false;
  #broken: Error | undefined;
  readonly #file: string;
  readonly #alarm: Alarm | undefined;
  /** The last commit failed, as it does when the disk is full. */
  #isFailing = false;

  constructor(file: string, alarm: Alarm | undefined) {
    this.#file = file;
    this.#alarm = alarm;
    this.#writer = new Writer({
      file,
      alarm,
      answered: outcomes => {
        for (const outcome of outcomes) this.#finished(outcome);
      },
      fell: cause => this.#fail(this.#inFlight.splice(0), cause),
      isBack: () => this.#send(),
      isGone: cause => {
        this.#broken = cause;
        this.#fail([this.#takeWaiting()], cause);
      },
    });
    this.#reader = new DatabaseSync(file, { readOnly: true });
    this.#reader.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000');
  }

  /** Resolves once it can be written. */
  start(): Promise<void> {
    return this.#writer.start();
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
    while (
      (this.#inFlight.length > 0 || this.#rows.length + this.#writes.length > 0) &&
      this.#broken === undefined
    )
      await new Promise(resolve => setTimeout(resolve, 5));
    this.#broken = new Error('the database is closed');
    this.#reader.close();
    await this.#writer.close();
  }

  #mustWork(): void {
    if (this.#broken !== undefined) throw new UnavailableError(this.#broken.message);
  }

  /** What is asked for in one go leaves together. */
  #schedule(): void {
    if (this.#rows.length >= FULL_BATCH) this.#send();
    else if (!this.#isDue) {
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.#send();
      });
    }
  }

  #takeWaiting(): InFlight {
    const waiting = { rows: this.#rows, writes: this.#writes };
    this.#rows = [];
    this.#writes = [];
    return waiting;
  }

  /** While one thread takes the place of another, what comes waits. */
  #send(): void {
    if (!this.#writer.isThere || this.#rows.length + this.#writes.length === 0) return;
    const sent = this.#takeWaiting();
    this.#inFlight.push(sent);
    const rows: (string | number)[] = [];
    for (const { row } of sent.rows) rows.push(row.table, row.n, row.key, row.at, row.body);
    const batch: Batch = { rows, writes: sent.writes.map(({ statements }) => statements) };
    this.#writer.send(batch);
  }

  /** Whoever looks after the server hears that nothing can be stored: once, until something has been again. */
  #complain(error: string | undefined): void {
    if (error !== undefined && !this.#isFailing)
      this.#alarm?.complain(`the database ${this.#file} cannot be written`, new Error(error));
    this.#isFailing = error !== undefined;
  }

  #finished({ appended, outcomes, error }: BatchOutcome): void {
    const { rows, writes } = this.#inFlight.shift()!;
    this.#complain(error);
    rows.forEach(({ done, failed }, i) => {
      if (error === undefined) done(appended[i] === 'y');
      else failed(new UnavailableError(error));
    });
    writes.forEach(({ done }, i) => done(error === undefined ? outcomes[i]! : { error }));
  }

  #fail(lost: readonly InFlight[], cause: Error): void {
    for (const { rows, writes } of lost) {
      for (const { failed } of rows)
        failed(new UnavailableError('the database cannot be written', { cause }));
      for (const { done } of writes) done({ error: cause.message });
    }
  }
}

/** Opens the file, or makes it, with the newest tables. */
export async function openSqlite(file: string, alarm?: Alarm): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  prepare(file);
  const database = new SqliteDatabase(file, alarm);
  await database.start();
  return database;
}
