import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedJobs } from '../src/bots/jobs.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startServer, type TestServer } from './support/server.ts';

/*
 * The turns of the bots, on one machine and on several: each is thought about once, none is forgotten.
 */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const ME = { as: 'me' } as const;
const BOT = { as: 'bot', level: 'easy' } as const;

/** Bots that need a while, and how many of them have thought at once at most. */
function slowly(servers: readonly TestServer[]): { most: number } {
  const seen = { most: 0 };
  let busy = 0;
  for (const { services } of servers) {
    const { think } = services.thinkers;
    services.thinkers.think = async (game, task) => {
      seen.most = Math.max(seen.most, ++busy);
      await pause(200);
      return think(game, task).finally(() => busy--);
    };
  }
  return seen;
}

test('however many tables wait for their bots, none waits for news from elsewhere', async () => {
  const server = await startServer({ database: { url: await postgres.newDatabase() }, now: Date.now });
  slowly([server]);
  const ada = await server.guest('Ada');
  const tables = await Promise.all(Array.from({ length: 12 }, () => ada.make({ seats: [ME, BOT] })));
  const hasBid = async (table: string): Promise<boolean> =>
    (await ada.look(table)).position!.question!.ready.includes(1);
  await expect
    .poll(async () => (await Promise.all(tables.map(hasBid))).every(Boolean), { timeout: 25_000 })
    .toBe(true);
  await server.close();
}, 60_000);

test('two processes: while one thinks for a table, nobody else thinks about the same', async () => {
  const database = { url: await postgres.newDatabase() };
  const servers = [
    await startServer({ database, now: Date.now }),
    await startServer({ database, now: Date.now }),
  ];
  const seen = slowly(servers);
  const ada = await servers[0]!.guest('Ada');
  const table = await ada.make({ seats: [ME, BOT, BOT] });
  await expect
    .poll(
      async () => {
        const { position, card } = await ada.look(table);
        const legal = position?.legal[0];
        if (legal !== undefined) await ada.act(table, legal.notation);
        return card.status;
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe('over');
  expect(seen.most).toBe(1);
  await Promise.all(servers.map(server => server.close()));
}, 90_000);

test('the turn of a process that dies while it thinks goes to another one', async () => {
  const url = await postgres.newDatabase();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'support/thinker-process.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  const played: string[] = [];
  const jobs = await sharedJobs(url, 1);
  await jobs.start(table => {
    played.push(table);
    return Promise.resolve();
  });
  await expect.poll(() => played, { timeout: 60_000 }).toEqual(['somewhere']);
  await jobs.close();
}, 90_000);

test('a bot that is interrupted because its server stops has not decided', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palio-queue-'));
  const database = { file: join(folder, 'palio.db') };
  const shelf = new URL('./support/slow-shelf.ts', import.meta.url).href;
  const before = await startServer({ database, shelf, now: Date.now });
  const ada = await before.guest('Ada');
  await ada.make({ seats: [ME, { as: 'bot', level: 'hard' }] });
  await expect.poll(() => before.services.thinkers.thinking).toBe(1);
  await before.close();
  const left = new DatabaseSync(database.file);
  expect(left.prepare("SELECT body FROM journal WHERE body LIKE '%acted%'").all()).toEqual([]);
  left.close();
  rmSync(folder, { recursive: true });
}, 60_000);
