import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import type { Command } from '@palio/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { playToEnd, startServer } from './support/server.ts';

/*
 * The thread that writes SQLite falls: by a fault of ours, or because the machine has no more memory. Nobody is told
 * of anything that is not on the disk, whatever was told is, and the server goes on or ends with a word.
 */
const folder = mkdtempSync(join(tmpdir(), 'palio-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writers: Worker[] = [];
const note = (worker: Worker): void => {
  writers.push(worker);
};
beforeEach(() => {
  process.on('worker', note);
});
afterEach(() => {
  process.off('worker', note);
  writers.length = 0;
});
const kill = (): Promise<number> => writers.at(-1)!.terminate();

describe('the storage', () => {
  const rowOf = (n: number) => ({ table: 'table0001', n, key: `key ${n}`, at: n, body: '[]' });
  const rowsIn = (database: Database): Promise<{ n: number }[]> =>
    database.read('SELECT n FROM journal ORDER BY n');
  const complaints: string[] = [];
  const givenUp: string[] = [];
  const alarm = {
    complain: (message: string) => void complaints.push(message),
    giveUp: (message: string) => void givenUp.push(message),
  };
  beforeEach(() => {
    complaints.length = 0;
    givenUp.length = 0;
  });

  test('says once that nothing can be stored, and why, until something has been again', async () => {
    const file = join(folder, 'full.db');
    const database = await openSqlite(file, alarm);
    const other = new DatabaseSync(file);
    const full = "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'disk full'); END";
    for (const n of [1, 3]) {
      expect(await database.append(rowOf(n))).toBe(true);
      other.exec(full);
      for (const again of [1, 2])
        await expect(database.append(rowOf(n + again))).rejects.toThrow('disk full');
      other.exec('DROP TRIGGER full');
      expect(await database.append(rowOf(n + 1))).toBe(true);
    }
    expect(complaints).toEqual([
      `the database ${file} cannot be written`,
      `the database ${file} cannot be written`,
    ]);
    expect(givenUp).toEqual([]);
    other.close();
    await database.close();
  });

  test('acknowledges nothing that is written to a file that is gone; once that is back, it goes on', async () => {
    const file = join(folder, 'gone.db');
    const database = await openSqlite(file, alarm);
    expect(await database.append(rowOf(1))).toBe(true);
    renameSync(file, `${file}.away`);
    await expect(database.append(rowOf(2))).rejects.toThrow('is gone, or another file has taken its place');
    copyFileSync(`${file}.away`, file);
    await expect(database.append(rowOf(2))).rejects.toThrow('is gone, or another file has taken its place');
    renameSync(`${file}.away`, file);
    expect(await database.append(rowOf(2))).toBe(true);
    expect(complaints).toEqual([`the database ${file} cannot be written`]);
    await database.close();
  });

  test('goes on with another thread: what was acknowledged is there, what failed may be tried again', async () => {
    const database = await openSqlite(join(folder, 'again.db'), alarm);
    const acknowledged: number[] = [];
    const failed: number[] = [];
    let n = 0;
    const write = (): Promise<unknown> => {
      const row = rowOf(++n);
      return database.append(row).then(
        () => acknowledged.push(row.n),
        () => failed.push(row.n),
      );
    };
    for (let round = 0; round < 4; round++) {
      const written = Array.from({ length: 400 }, write);
      // They leave for the thread, which has not answered yet.
      await Promise.resolve();
      const killed = kill();
      await Promise.all([...written, write(), killed]);
    }
    const there = new Set((await rowsIn(database)).map(row => row.n));
    expect(acknowledged.filter(each => !there.has(each))).toEqual([]);
    expect(acknowledged.length + failed.length).toBe(n);
    // Whether it was written after all shows when it is tried again.
    for (const each of failed) expect(await database.append(rowOf(each))).toBe(!there.has(each));
    expect(await rowsIn(database)).toHaveLength(n);
    expect(complaints).toHaveLength(4);
    expect(givenUp).toEqual([]);
    await database.close();
  });

  test('what comes while there is no thread waits for the next one', async () => {
    const database = await openSqlite(join(folder, 'waits.db'), alarm);
    await kill();
    const answers = await Promise.all([database.append(rowOf(1)), database.append(rowOf(2))]);
    expect(answers).toEqual([true, true]);
    expect(await rowsIn(database)).toHaveLength(2);
    await database.close();
  });

  test('gives up with a word if threads fall again and again, and refuses what comes then', async () => {
    const database = await openSqlite(join(folder, 'hopeless.db'), alarm);
    for (let i = 0; i < 5; i++) {
      await database.append(rowOf(i + 1));
      await kill();
    }
    expect(givenUp).toEqual([expect.stringContaining('hopeless.db cannot be written any more')]);
    await expect(database.append(rowOf(9))).rejects.toThrow(/writing thread has ended/);
    expect(await rowsIn(database)).toHaveLength(5);
    await database.close();
  });

  test('can be closed at once after a fall', async () => {
    const database = await openSqlite(join(folder, 'closed.db'), alarm);
    const row = database.append(rowOf(1)).catch(() => undefined);
    await kill();
    await row;
    await database.close();
    expect(givenUp).toEqual([]);
  });
});

test('a game goes on although the thread falls while it is played, and every command is there once', async () => {
  const complaints: string[] = [];
  const server = await startServer({ complain: message => complaints.push(message) });
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  const writer = writers.find(worker => worker.threadId > 0)!;
  await bob.command(table, { type: 'join' });
  const { position } = await ada.look(table);
  const bid: Command = { type: 'act', decision: position!.decision, actions: ['bid 1'] };
  const acted = ada.command(table, bid, 'once');
  const said = bob.command(table, { type: 'say', room: 'table', text: 'hello' }, 'word');
  const killed = writer.terminate();
  expect(await acted).toBeDefined();
  expect(await said).toBeDefined();
  await killed;
  expect(await ada.command(table, bid, 'once')).toMatchObject({ repeated: true });
  const { entries } = await ada.get<{ entries: { entry: { type: string } }[] }>(`tables/${table}/entries`);
  const count = (type: string): number => entries.filter(({ entry }) => entry.type === type).length;
  expect([count('acted'), count('said')]).toEqual([1, 1]);
  await playToEnd(table, [ada, bob]);
  expect((await ada.look(table)).card.status).toBe('over');
  expect(complaints).toEqual([expect.stringContaining('the thread that writes the database fell')]);
  await server.close();
});

test('a server that can store nothing any more says so and ends', async () => {
  const script = new URL('./support/hopeless-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, join(folder, 'process.db')]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>(resolve => child.on('exit', resolve));
  expect(said).toContain('cannot be written any more: the server ends');
  expect(code).toBe(1);
}, 60_000);
