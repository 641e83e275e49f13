import type { TableLine } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;
const lobby = (query = ''): Promise<TableLine[]> => server.stranger().get(`tables${query}`);

test('of the running tables those are found that everybody may watch', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const tables: Record<string, string> = {};
  for (const spectators of ['public', 'link', 'none'] as const) {
    const table = await ada.make({ seats: [ME, OPEN], visibility: 'public', spectators });
    await server.upkeep.list(table);
    tables[spectators] = table;
  }
  const open = (await lobby()).map(({ id }) => id);
  expect(open.toSorted()).toEqual(Object.values(tables).toSorted());
  for (const table of Object.values(tables)) {
    await bob.command(table, { type: 'join' });
    await server.upkeep.list(table);
  }
  expect((await lobby('?status=running')).map(({ id }) => id)).toEqual([tables['public']]);
  const looks = async (table: string): Promise<number> =>
    (await server.stranger().call('GET', `tables/${table}`)).status;
  expect(await looks(tables['link']!)).toBe(200);
  expect(await looks(tables['none']!)).toBe(404);
});
