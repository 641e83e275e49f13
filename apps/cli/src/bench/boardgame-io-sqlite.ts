import { DatabaseSync, type StatementSync } from 'node:sqlite';

interface Wanted {
  readonly state?: boolean;
  readonly log?: boolean;
  readonly metadata?: boolean;
  readonly initialState?: boolean;
}

interface Row {
  readonly state: string;
  readonly metadata: string;
  readonly initial: string;
}

const SYNCHRONOUS = 0;

/**
 * Storage for boardgame.io as one would write it for a server that must not lose a move: SQLite with the settings
 * of our own, each move one commit that is synced, the state read back when the next move asks for it.
 */
export class SqliteStorage {
  readonly #database: DatabaseSync;
  readonly #find: StatementSync;
  readonly #findLog: StatementSync;
  readonly #create: StatementSync;
  readonly #setState: StatementSync;
  readonly #setMetadata: StatementSync;
  readonly #addToLog: StatementSync;

  constructor(file: string) {
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -64000;
      PRAGMA wal_autocheckpoint = 8000;
      CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, metadata TEXT, state TEXT) WITHOUT ROWID;
      CREATE TABLE log (match TEXT, entry TEXT);
      CREATE INDEX log_of_match ON log (match)`);
    this.#database = database;
    this.#find = database.prepare('SELECT state, metadata, initial FROM matches WHERE id = ?');
    this.#findLog = database.prepare('SELECT entry FROM log WHERE match = ? ORDER BY rowid');
    this.#create = database.prepare('INSERT INTO matches VALUES (?1, ?2, ?3, ?2)');
    this.#setState = database.prepare('UPDATE matches SET state = ? WHERE id = ?');
    this.#setMetadata = database.prepare('UPDATE matches SET metadata = ? WHERE id = ?');
    this.#addToLog = database.prepare('INSERT INTO log VALUES (?, ?)');
  }

  type(): number {
    return SYNCHRONOUS;
  }

  connect(): void {
    // It is open already.
  }

  createMatch(
    id: string,
    { initialState, metadata }: Readonly<{ initialState: object; metadata: object }>,
  ): void {
    this.#create.run(id, JSON.stringify(initialState), JSON.stringify(metadata));
  }

  setState(id: string, state: object, log: readonly object[] = []): void {
    this.#database.exec('BEGIN IMMEDIATE');
    this.#setState.run(JSON.stringify(state), id);
    for (const entry of log) this.#addToLog.run(id, JSON.stringify(entry));
    this.#database.exec('COMMIT');
  }

  setMetadata(id: string, metadata: object): void {
    this.#setMetadata.run(JSON.stringify(metadata), id);
  }

  fetch(id: string, wanted: Wanted): object {
    const row = this.#find.get(id) as Row | undefined;
    if (row === undefined) return {};
    return {
      ...(wanted.state && { state: JSON.parse(row.state) as object }),
      ...(wanted.metadata && { metadata: JSON.parse(row.metadata) as object }),
      ...(wanted.initialState && { initialState: JSON.parse(row.initial) as object }),
      ...(wanted.log && { log: this.#log(id) }),
    };
  }

  #log(id: string): object[] {
    return (this.#findLog.all(id) as { entry: string }[]).map(({ entry }) => JSON.parse(entry) as object);
  }

  wipe(id: string): void {
    this.#database.prepare('DELETE FROM matches WHERE id = ?').run(id);
    this.#database.prepare('DELETE FROM log WHERE match = ?').run(id);
  }

  listMatches(): string[] {
    return (this.#database.prepare('SELECT id FROM matches').all() as { id: string }[]).map(({ id }) => id);
  }
}
