import type { Notice } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const DAY = 24 * 3600 * 1000;
const OPEN = { as: 'open' } as const;
const ME = { as: 'me' } as const;

async function twoAt(more: object = {}): Promise<{ table: string; seats: [Client, Client] }> {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [ME, OPEN], ...more });
  await bob.command(table, { type: 'join' });
  return { table, seats: [ada, bob] };
}

test('a game that has been over for a day is put away in a fraction of the room, and is the same as before', async () => {
  const { table, seats } = await twoAt();
  const [ada, bob] = seats;
  await playToEnd(table, seats, 1);
  const { database, house } = server.services;
  const bytes = async (): Promise<number> => {
    const [row] = await database.read<{ bytes: number }>(
      `SELECT (SELECT SUM(LENGTH(body) + LENGTH(key)) FROM journal WHERE table_id = $1)
        + COALESCE((SELECT LENGTH(snapshot) FROM tables WHERE id = $1), 0)
        + COALESCE((SELECT LENGTH(packed) FROM archives WHERE table_id = $1), 0) AS bytes`,
      [table],
    );
    return row!.bytes;
  };
  await server.upkeep.list(table);
  const everything = async (): Promise<unknown[]> => [
    await ada.look(table),
    await bob.get(`tables/${table}/entries`),
    await bob.get(`tables/${table}/record`),
    await ada.get(`tables/${table}/positions/3`),
  ];
  const [before, size] = [await everything(), await bytes()];
  await server.upkeep.sweep();
  expect(await bytes()).toBe(size);
  server.time += DAY + 60_000;
  house.places.delete(table);
  await server.upkeep.sweep();
  expect(await bytes()).toBeLessThan(size / 2);
  expect(await everything()).toEqual(before);
  // A process of an older version does not say that it has put something away.
  await database.write([{ sql: 'UPDATE tables SET put_away = 0', values: [] }]);
  await server.upkeep.sweep();
  expect(await database.read('SELECT put_away FROM tables')).toEqual([{ put_away: 1 }]);
  expect(await everything()).toEqual(before);
  // After a while its rows are left out of the journal; their numbers stay taken, and it still reads the same.
  const rows = async (): Promise<number> =>
    (await database.read('SELECT n FROM journal WHERE table_id = $1', [table])).length;
  expect(await rows()).toBeGreaterThan(3);
  server.time += DAY;
  house.places.delete(table);
  await server.upkeep.sweep();
  expect(await rows()).toBe(1);
  expect(await database.read('SELECT put_away FROM tables')).toEqual([{ put_away: 2 }]);
  expect(await everything()).toEqual(before);
  await ada.command(table, { type: 'say', room: 'table', text: 'that was long ago' });
  house.places.delete(table);
  expect(JSON.stringify(await bob.get(`tables/${table}/entries`))).toContain('that was long ago');
  const [{ n }] = (await database.read<{ n: number }>('SELECT MAX(n) AS n FROM journal WHERE table_id = $1', [
    table,
  ])) as [{ n: number }];
  expect(await database.append({ table, n: 2, key: 'x', at: 0, body: '[]' })).toBe(false);
  expect(n).toBeGreaterThan(3);
});

test('a running game is never put away, however long it rests', async () => {
  const { table } = await twoAt();
  server.time += 5 * DAY;
  await server.upkeep.sweep();
  expect(await server.services.database.read('SELECT table_id FROM archives')).toEqual([]);
  expect(table).not.toBe('');
});

test('about one table one can be told less: only in the page, or nothing', async () => {
  const notices = async (client: Client, table: string): Promise<string[]> =>
    (await client.get<Notice[]>('me/notices')).filter(each => each.table === table).map(({ kind }) => kind);
  const { table, seats } = await twoAt();
  const [ada, bob] = seats;
  await server.upkeep.list(table);
  expect(await ada.get(`tables/${table}/notices`)).toEqual({ how: 'usual' });
  await server.services.users.change(ada.id, { push: 1 });
  const outbox = async (): Promise<number> =>
    (await server.services.database.read('SELECT id FROM outbox WHERE user_id = $1', [ada.id])).length;
  const propose = async (): Promise<void> => {
    server.time += 1000;
    await bob.command(table, { type: 'propose', proposal: { what: 'pause' } });
    await ada.command(table, { type: 'answer', agree: false });
    await expect
      .poll(() =>
        server.upkeep.list(table).then(() => server.services.house.places.get(table)?.unlistedSince),
      )
      .toBe(undefined);
  };
  await propose();
  const [told, sent] = [(await notices(ada, table)).length, await outbox()];
  expect(sent).toBeGreaterThan(0);
  expect((await ada.call('PUT', `tables/${table}/notices`, { how: 'page' })).status).toBe(200);
  await propose();
  await expect.poll(async () => (await notices(ada, table)).length).toBeGreaterThan(told);
  expect(await outbox()).toBe(sent);
  await ada.call('PUT', `tables/${table}/notices`, { how: 'none' });
  expect(await ada.get(`tables/${table}/notices`)).toEqual({ how: 'none' });
  const before = (await notices(ada, table)).length;
  await propose();
  expect((await notices(ada, table)).length).toBe(before);
  expect(await outbox()).toBe(sent);
  expect((await bob.call('PUT', `tables/${table}/notices`, { how: 'loud' })).status).toBe(400);
});
