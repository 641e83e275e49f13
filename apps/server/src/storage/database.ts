export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** SQL that both databases understand, with `$1`, `$2`, … for the values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** Unless exactly so many rows change, nothing of the whole write happens. */
  readonly mustChange?: number;
}

/** One row of a table's journal: what one command has brought about. */
export interface JournalRow {
  readonly table: string;
  readonly n: number;
  readonly key: string;
  readonly at: number;
  readonly body: string;
}

/** Whom a signal about the lobby concerns, if not one person alone. */
export const EVERYBODY = 'all';

/** Told to every process that shares the database. */
export interface Signal {
  /** A table went on; somebody is told something, may do more or less than before, or has another name; the lists. */
  readonly topic: 'table' | 'person' | 'rights' | 'renamed' | 'lobby';
  readonly id: string;
  readonly n?: number;
  /** Which process it comes from. */
  readonly from: string;
}

/** Storage as everything above it sees it; SQLite and PostgreSQL behave alike. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Names this process among those that share the database. */
  readonly process: string;
  read<R = Row>(sql: string, values?: readonly Value[]): Promise<R[]>;
  /** All statements or none; durable once it is answered. Answers the rows that each statement returned. */
  write(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Adds a row to a journal and tells the other processes; durable once it is answered. False if the number is
   * taken: two processes can never both write row n of a table. If it fails, whether the row is there is unknown.
   */
  append(row: JournalRow): Promise<boolean>;
  publish(signal: Omit<Signal, 'from'>): Promise<void>;
  /** `missed` is called when signals may have been lost: look at everything again. */
  subscribe(heard: (signal: Signal) => void, missed: () => void): void;
  close(): Promise<void>;
}

/** A write that other data forbids: a name that is taken, a row that is not as expected. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The database cannot be reached or cannot write; whether a write happened may be unknown. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}
