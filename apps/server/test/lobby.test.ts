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

test('a line says which options are not as usual, and whether the game would begin at once', async () => {
  const ada = await server.guest('Ada');
  const options = { rounds: 4, partners: false };
  const table = await ada.make({ seats: [ME, OPEN], visibility: 'public', options, autoStart: false });
  await server.upkeep.list(table);
  const [line] = await lobby();
  expect(line).toMatchObject({ id: table, autoStart: false });
  expect(line!.options).toEqual({ rounds: 4 });
});

test('those who run the server watch a closed table once somebody has called for help there, and see no secret', async () => {
  const admins = await startServer({ admins: ['Root'], adminCode: 'open sesame' });
  const [root, ada, bob] = [
    await admins.member('Root', 'open sesame'),
    await admins.guest('Ada'),
    await admins.guest('Bob'),
  ];
  const table = await ada.make({
    seats: [ME, { as: 'invited', name: 'Bob' }],
    visibility: 'private',
    spectators: 'none',
  });
  const looks = async (): Promise<number> => (await root.call('GET', `tables/${table}`)).status;
  await root.connect({ isAdmin: true });
  const watches = async (): Promise<boolean> => {
    await root.watch(table);
    return root.heard.at(-1)!.type === 'answer';
  };
  expect([await looks(), await watches()]).toEqual([404, false]);
  await bob.post('reports', { table, person: ada.id, reason: 'chat', text: 'help' });
  expect([await looks(), await watches()]).toEqual([200, true]);
  // Seats change: others who may not look are sent away now.
  await bob.command(table, { type: 'join' });
  await ada.act(table, 'bid 2');
  expect(root.last('update').position!.question).toMatchObject({ kind: 'bid', ready: [0] });
  expect((await root.look(table)).viewer).toBe('spectator');
  expect(root.raw.join('\n')).not.toContain('bid 2');
  expect(root.heard.some(message => message.type === 'gone')).toBe(false);
  // A program with one of his tokens may not, nor may others.
  expect((await admins.stranger().call('GET', `tables/${table}`)).status).toBe(404);
  await admins.close();
});
