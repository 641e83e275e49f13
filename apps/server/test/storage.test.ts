import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConflictError, UnavailableError, type Database, type Signal } from '../src/storage/database.ts';
import { lookIntoPostgres, openPostgres } from '../src/storage/postgres.ts';
import { MIGRATIONS } from '../src/storage/schema.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { silentLineTo } from './support/silent-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'palio-storage-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

let files = 0;
/** Every change of the tables is made once. */
const VERSIONS = MIGRATIONS.map((_, i) => ({ version: i + 1 }));
const row = (n: number, table = 'table1') => ({
  table,
  n,
  key: `k${n}`,
  at: 1_800_000_000_000 + n,
  body: `{"n":${n}}`,
});
const journalOf = (database: Database, table: string): Promise<{ n: number; body: string }[]> =>
  database.read('SELECT n, body FROM journal WHERE table_id = $1 ORDER BY n', [table]);
const addNote = (user: string, text: string) => ({
  sql: 'INSERT INTO notes (user_id, table_id, text, updated_at) VALUES ($1, $2, $3, $4)',
  values: [user, 't', text, 5],
});

describe.each(['sqlite', 'postgres'] as const)('storage in %s', kind => {
  let place: string;
  let database: Database;
  const open = (): Promise<Database> => (kind === 'sqlite' ? openSqlite(place) : openPostgres(place));
  beforeEach(async () => {
    place = kind === 'sqlite' ? join(folder, `deep/${++files}.db`) : await postgres.newDatabase();
    database = await open();
  });
  afterEach(() => database.close());

  test('a row number is given once: the second writer is told', async () => {
    expect(await database.append(row(1))).toBe(true);
    expect(await database.append({ ...row(1), body: 'other' })).toBe(false);
    expect(await journalOf(database, 'table1')).toEqual([{ n: 1, body: '{"n":1}' }]);
  });

  test('a row number is given once also if two ask for it at the same moment', async () => {
    const answers = await Promise.all(
      [row(1), { ...row(1), key: 'other' }].map(each => database.append(each)),
    );
    expect(answers).toEqual([true, false]);
    expect(await journalOf(database, 'table1')).toHaveLength(1);
  });

  test('a row that is in the archive is not written again, also when it is gone from the journal', async () => {
    const sql = 'INSERT INTO archives (table_id, packed, up_to) VALUES ($1, $2, $3)';
    await database.write([{ sql, values: ['table1', '', 3] }]);
    const answers = [2, 3, 4].map(n => database.append(row(n)));
    expect(await Promise.all([...answers, database.append(row(2, 'table2'))])).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('many rows at once keep their order and all arrive, also those of one table in a row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1500 }, (_, i) => database.append(row(Math.floor(i / 50) + 1, `t${i % 50}`))),
    );
    expect(answers.every(Boolean)).toBe(true);
    for (let i = 0; i < 50; i += 7)
      expect((await journalOf(database, `t${i}`)).map(({ n }) => n)).toEqual(
        Array.from({ length: 30 }, (_, n) => n + 1),
      );
  });

  test('a write happens wholly or not at all, and its neighbours are not touched by its failure', async () => {
    // Before the others: of two who want the same at the same moment, either may have it.
    await database.write([addNote('ada', 'one')]);
    const [good, bad, other] = await Promise.allSettled([
      database.write([addNote('cyd', 'four')]),
      database.write([addNote('bob', 'two'), addNote('ada', 'taken'), addNote('eve', 'three')]),
      database.write([addNote('dan', 'five')]),
    ]);
    expect([good.status, other.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(ConflictError) });
    expect(await database.read('SELECT user_id, text, updated_at FROM notes ORDER BY user_id')).toEqual([
      { user_id: 'ada', text: 'one', updated_at: 5 },
      { user_id: 'cyd', text: 'four', updated_at: 5 },
      { user_id: 'dan', text: 'five', updated_at: 5 },
    ]);
  });

  test('a statement that must change a row undoes the whole write if it does not', async () => {
    const change = {
      sql: 'UPDATE notes SET text = $1 WHERE user_id = $2',
      values: ['x', 'nobody'],
      mustChange: 1,
    };
    await expect(database.write([addNote('ada', 'one'), change])).rejects.toThrow(ConflictError);
    expect(await database.read('SELECT * FROM notes')).toEqual([]);
    const [, returned] = await database.write([
      addNote('ada', 'one'),
      {
        sql: 'UPDATE notes SET text = $1 WHERE user_id = $2 RETURNING text',
        values: ['new', 'ada'],
        mustChange: 1,
      },
    ]);
    expect(returned).toEqual([{ text: 'new' }]);
  });

  test('large numbers, text of all languages and nothing at all come back as they were', async () => {
    const text = 'già ♜ \u0001 "quoted" \\ 漢字';
    await database.write([
      {
        sql: 'INSERT INTO reports (id, at, by_id, table_id, reason, text) VALUES ($1, $2, $3, $4, $5, $6)',
        values: ['r', 1_900_000_000_123, 'ada', null, 'other', text],
      },
    ]);
    expect(await database.read('SELECT at, table_id, text FROM reports')).toEqual([
      { at: 1_900_000_000_123, table_id: null, text },
    ]);
  });

  test('what was written is there after opening again, and the tables are not made twice', async () => {
    await database.append(row(1));
    await database.close();
    database = await open();
    expect(await journalOf(database, 'table1')).toHaveLength(1);
    expect(await database.read('SELECT version FROM migrations ORDER BY version')).toEqual(VERSIONS);
  });

  test('several openings at the same moment make the tables once', async () => {
    const others = await Promise.all([open(), open(), open()]);
    expect(await database.read('SELECT version FROM migrations ORDER BY version')).toEqual(VERSIONS);
    await Promise.all(others.map(other => other.close()));
  });

  test('signals reach those who listen', async () => {
    const heard: Signal[] = [];
    database.subscribe(
      signal => heard.push(signal),
      () => undefined,
    );
    await database.publish({ topic: 'person', id: 'ada' });
    await expect
      .poll(() => heard)
      .toContainEqual(expect.objectContaining({ topic: 'person', id: 'ada', from: database.process }));
  });

  test('a wrong statement is trouble, not a conflict', async () => {
    await expect(database.read('SELECT nothing FROM nowhere')).rejects.toThrow(UnavailableError);
    await expect(database.write([{ sql: 'UPDATE nowhere SET x = 1', values: [] }])).rejects.toThrow(
      UnavailableError,
    );
    expect(await database.append(row(1))).toBe(true);
  });
});

test('PostgreSQL: another process hears of every row, and listens again after a restart', async () => {
  const url = await postgres.newDatabase();
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  const heard: Signal[] = [];
  let missed = 0;
  two.subscribe(
    signal => heard.push(signal),
    () => missed++,
  );
  await one.append(row(1));
  await expect.poll(() => heard).toEqual([{ topic: 'table', id: 'table1', n: 1, from: one.process }]);
  await postgres.restart();
  await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
  await one.append(row(2));
  await expect.poll(() => heard.at(-1)).toMatchObject({ n: 2 });
  await Promise.all([one.close(), two.close()]);
}, 60_000);

test('PostgreSQL: lines that fall silent without a word are given up, and nothing waits for them for ever', async () => {
  const url = await postgres.newDatabase();
  const line = await silentLineTo(url);
  const [one, two] = [await openPostgres(url), await openPostgres(line.url)];
  let missed = 0;
  two.subscribe(
    () => undefined,
    () => missed++,
  );
  await two.append(row(1));
  line.fallSilent();
  await expect(two.append(row(2))).rejects.toThrow(UnavailableError);
  await expect.poll(() => missed, { timeout: 30_000 }).toBe(1);
  expect(await two.append(row(3))).toBe(true);
  await Promise.all([one.close(), two.close()]);
  line.close();
}, 60_000);

test('PostgreSQL: two processes that want the same rows crosswise each get their answer, and every row is written once', async () => {
  const url = await postgres.newDatabase();
  const [one, two] = [await openPostgres(url), await openPostgres(url)];
  const tables = Array.from({ length: 500 }, (_, i) => `t${i}`);
  for (let n = 1; n <= 10; n++) {
    const [first, second] = await Promise.all([
      Promise.all(tables.map(table => one.append(row(n, table)))),
      Promise.all(tables.toReversed().map(table => two.append(row(n, table)))),
    ]);
    expect(second.toReversed().map((mine, i) => mine !== first[i])).toEqual(tables.map(() => true));
  }
  await Promise.all([one.close(), two.close()]);
}, 60_000);

test('PostgreSQL: whom a deadlock has thrown out is let in again, with all who came along', async () => {
  const url = await postgres.newDatabase();
  const database = await openPostgres(url);
  const rival = new pg.Client({ connectionString: url });
  await rival.connect();
  // The rival waits longer than anybody for his rights, so that it is never he who gives in.
  await rival.query("SET deadlock_timeout = '60s'");
  const take = (table: string) =>
    rival.query("INSERT INTO journal (table_id, n, key, at, body) VALUES ($1, 1, 'rival', 0, '[]')", [table]);
  await rival.query('BEGIN');
  await take('b');
  const answers = Promise.all(['a', 'b', 'c'].map(table => database.append(row(1, table))));
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await rival.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  await take('a');
  await rival.query('COMMIT');
  expect(await answers).toEqual([false, false, true]);
  await rival.end();
  await database.close();
}, 60_000);

test('PostgreSQL: who only looks changes nothing, and says if the tables are old', async () => {
  const url = await postgres.newDatabase();
  await expect(lookIntoPostgres(url, () => undefined)).rejects.toThrow('no Palio has ever stored anything');
  const owner = await openPostgres(url);
  await owner.write([{ sql: 'DELETE FROM migrations WHERE version > 1', values: [] }]);
  const complaints: string[] = [];
  const looking = await lookIntoPostgres(url, message => complaints.push(message));
  expect(complaints).toEqual(['the database has older tables']);
  await expect(looking.write([addNote('ada', 'one')])).rejects.toThrow(/read-only/);
  expect(await looking.read('SELECT version FROM migrations')).toEqual([{ version: 1 }]);
  await looking.close();
  await owner.write([{ sql: 'INSERT INTO migrations VALUES (99)', values: [] }]);
  await expect(lookIntoPostgres(url, () => undefined)).rejects.toThrow(/newer Palio/);
  await owner.close();
});

test('SQLite: every commit is synced, and a file of a newer Palio is not touched', async () => {
  const file = join(folder, 'newer.db');
  await (await openSqlite(file)).close();
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.exec('INSERT INTO migrations VALUES (99)');
  database.close();
  await expect(openSqlite(file)).rejects.toThrow(/newer Palio/);
});
