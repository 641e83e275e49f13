import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

/* Whoever has got another name, or is gone, is called so at once wherever a table is shown that is in memory. */
let server: TestServer;
let ada: Client;
let bob: Client;
beforeEach(async () => {
  server = await startServer();
  [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
}, 60_000);
afterEach(() => server.close(), 60_000);

const nameAt = async (client: Client, table: string): Promise<string> =>
  (await client.look(table)).card.seats[1]!.person!.name;
const rename = (name: string): Promise<unknown> => bob.call('PATCH', 'me', { name });

test('a table that was just being read under the old name is read again', async () => {
  const table = await seatTogether([ada, bob], {});
  await server.upkeep.list(table);
  const { house, database } = server.services;
  house.places.delete(table);
  const read = database.read.bind(database);
  // Between the names of the people and the table that is made of them, Bob becomes Robert.
  const slow = vi.spyOn(database, 'read').mockImplementation(async (sql, values) => {
    const rows = await read(sql, values);
    if (sql.startsWith('SELECT id, name, kind, deleted FROM users')) {
      slow.mockRestore();
      await rename('Robert');
    }
    return rows;
  });
  await ada.look(table);
  expect(await nameAt(ada, table)).toBe('Robert');
});

test('who looks at a table that has to be read anew is shown the new name too', async () => {
  const table = await seatTogether([ada, bob], {});
  await ada.connect();
  await ada.watch(table);
  // As after another process was faster.
  server.services.house.places.get(table)!.table = undefined;
  await rename('Robert');
  await expect.poll(() => ada.last('table').state.card.seats[1]!.person!.name).toBe('Robert');
});

test('what nobody told of shows as soon as the table is read anew for another reason', async () => {
  const table = await seatTogether([ada, bob], {});
  await ada.connect();
  await ada.watch(table);
  const { house, database } = server.services;
  await database.write([{ sql: "UPDATE users SET name = 'Robert' WHERE id = $1", values: [bob.id] }]);
  house.places.get(table)!.table = undefined;
  await ada.act(table, 'bid 1');
  expect(ada.last('table').state.card.seats[1]!.person!.name).toBe('Robert');
  expect(ada.last('update').n).toBe((await ada.look(table)).n);
});

test('who sees a table late sees nobody under an old name, and misses nothing', async () => {
  const table = await seatTogether([ada, bob], { spectatorDelay: 5, visibility: 'public' });
  const eve = await (await server.guest('Eve')).connect();
  await eve.watch(table);
  const dan = await server.guest('Dan');
  expect(await nameAt(dan, table)).toBe('Bob');
  await ada.act(table, 'bid 1');
  server.time += 4 * 60_000;
  await bob.act(table, 'bid 2');
  server.time += 2 * 60_000;
  await rename('Robert');
  await expect.poll(() => eve.last('table').state.card.seats[1]!.person!.name).toBe('Robert');
  expect(await nameAt(dan, table)).toBe('Robert');
  server.time += 5 * 60_000;
  await server.upkeep.showLate(table);
  const told = eve.heard.flatMap(each =>
    each.type === 'table' || each.type === 'update' ? each.entries.map(({ n }) => n) : [],
  );
  expect(told).toEqual(told.map((_, i) => i + 1));
  expect(told).toHaveLength((await eve.look(table)).n);
});
