import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Notice } from '@palio/protocol';
import { UnavailableError, type Database } from '../src/storage/database.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

/*
 * Whatever comes in between: what has happened is listed and told in the end.
 */
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const servers: TestServer[] = [];
async function start(config: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer(config);
  servers.push(server);
  return server;
}
afterEach(() => Promise.all(servers.splice(0).map(server => server.close())), 60_000);

const HOUR = 3600 * 1000;
const isListed = async ({ services }: TestServer, table: string): Promise<boolean> => {
  const [row] = await services.database.read<{ behind: number }>(
    'SELECT (SELECT MAX(n) FROM journal WHERE table_id = $1) - n AS behind FROM tables WHERE id = $1',
    [table],
  );
  return row!.behind === 0;
};
const isTurnTold = async (client: Client): Promise<boolean> =>
  (await client.get<Notice[]>('me/notices')).some(({ kind }) => kind === 'your-turn');

/** Two people at a table of which the lists know everything so far. */
async function settled(server: TestServer): Promise<{ ada: Client; bob: Client; table: string }> {
  const [ada, bob] = [await server.guest(), await server.guest()];
  const table = await seatTogether([ada, bob], {
    pace: { kind: 'turns', reserve: 72 * 3600, increment: 12 * 3600 },
  });
  await server.upkeep.list(table);
  return { ada, bob, table };
}

test('what a rename takes out of memory is listed all the same, though nobody looks', async () => {
  const server = await start();
  const { ada, table } = await settled(server);
  await ada.command(table, { type: 'say', room: 'table', text: 'here I am' });
  await ada.call('PATCH', 'me', { name: 'Adelaide' });
  server.time += 20_000;
  await expect.poll(() => isListed(server, table)).toBe(true);
});

test('who asks for what is being listed waits until it is', async () => {
  const server = await start();
  const { ada, table } = await settled(server);
  await ada.act(table, 'bid 1');
  expect(await isListed(server, table)).toBe(false);
  const begun = server.upkeep.list(table);
  await server.upkeep.list(table);
  expect(await isListed(server, table)).toBe(true);
  await begun;
  // Also what has happened while it was being listed.
  await ada.command(table, { type: 'say', room: 'table', text: 'one' });
  const again = server.upkeep.list(table);
  await ada.command(table, { type: 'say', room: 'table', text: 'two' });
  await server.upkeep.list(table);
  expect(await isListed(server, table)).toBe(true);
  await again;
});

test('what happened before a command failed is listed once the database is back', async () => {
  const server = await start({ complain: () => undefined });
  const { ada, bob, table } = await settled(server);
  await ada.act(table, 'bid 1');
  const { database } = server.services;
  const { append } = database;
  database.append = () => Promise.reject(new UnavailableError('the disk is full'));
  expect(await bob.refused(table, { type: 'say', room: 'table', text: 'hello' })).toBe('unavailable');
  database.append = append;
  server.time += 20_000;
  await expect.poll(() => isListed(server, table)).toBe(true);
}, 60_000);

test('a clock that is put back by an hour holds nothing up for an hour', async () => {
  const server = await start();
  const { ada, table } = await settled(server);
  await ada.command(table, { type: 'say', room: 'table', text: 'what time is it?' });
  const place = server.services.house.places.get(table)!;
  server.time -= HOUR;
  await expect.poll(() => place.unlistedSince).toBe(server.time);
  server.time += 20_000;
  await expect.poll(() => isListed(server, table)).toBe(true);
});

/** The next time something is read from the journal, the database is away. */
function failOnce(database: Database): { hasFailed: boolean } {
  const seen = { hasFailed: false };
  const read = database.read.bind(database);
  database.read = (sql, values) => {
    if (!sql.includes('FROM journal')) return read(sql, values);
    database.read = read;
    seen.hasFailed = true;
    return Promise.reject(new UnavailableError('away for a moment'));
  };
  return seen;
}

test('who looks is told of what happened elsewhere although it could not be read at first', async () => {
  const database = { url: await postgres.newDatabase() };
  const [one, two] = [await start({ database, now: Date.now }), await start({ database, now: Date.now })];
  const { ada, bob, table } = await settled(one);
  const away = two.stranger();
  away.cookie = bob.cookie;
  await away.connect();
  await away.watch(table);
  const failure = failOnce(two.services.database);
  await ada.act(table, 'bid 1');
  await expect.poll(() => failure.hasFailed).toBe(true);
  await expect
    .poll(() => away.heard.some(message => message.type === 'update'), { timeout: 10_000 })
    .toBe(true);
}, 60_000);

test('what a process that fell had not listed is listed by another one', async () => {
  const database = { url: await postgres.newDatabase() };
  let later = 0;
  const one = await start({ database, now: Date.now });
  const two = await start({ database, now: () => Date.now() + later });
  const { ada, bob, table } = await settled(one);
  one.upkeep.list = () => Promise.resolve();
  await ada.act(table, 'bid 1');
  await bob.act(table, 'bid 0');
  one.services.house.places.delete(table);
  expect(await isListed(two, table)).toBe(false);
  later = 10 * 60_000;
  await two.upkeep.sweep();
  expect(await isListed(two, table)).toBe(true);
  expect((await isTurnTold(ada)) || (await isTurnTold(bob))).toBe(true);
}, 60_000);
