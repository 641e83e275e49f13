import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer, type Client } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;

async function liveTable(more: object = {}) {
  const [ada, bob, eve] = [
    await (await server.guest('Ada')).connect(),
    await (await server.guest('Bob')).connect(),
    await server.stranger().connect(),
  ];
  const table = await ada.make({ seats: [ME, OPEN], ...more });
  await bob.command(table, { type: 'join' });
  for (const client of [ada, bob, eve]) await client.watch(table);
  return { ada, bob, eve, table };
}

test('everybody who watches is told at once, each as far as he may know', async () => {
  const { ada, bob, eve, table } = await liveTable();
  expect(ada.last('table').state.viewer).toBe(0);
  expect(eve.last('table').state.viewer).toBe('spectator');
  const { decision } = ada.last('table').state.position!;
  const command = { type: 'act', decision, actions: ['bid 2'] };
  await ada.send({ type: 'command', table, key: 'k', command });
  expect(ada.last('answer').answer).toMatchObject({ repeated: false });
  const told = (client: typeof ada) => client.last('update').entries[0]!.entry;
  expect(told(ada)).toMatchObject({ type: 'acted', seat: 0, notation: 'bid 2' });
  for (const client of [bob, eve]) {
    expect(told(client)).toMatchObject({ type: 'acted', seat: 0 });
    expect(told(client)).not.toHaveProperty('notation');
    expect(client.last('update').position!.question!.ready).toEqual([0]);
  }
  await ada.send({ type: 'command', table, key: 'k', command });
  expect(ada.last('answer').answer).toMatchObject({ repeated: true });
});

test('whose plans end with his part in the game is told so', async () => {
  const { ada, bob, table } = await liveTable();
  await ada.act(table, 'bid 1');
  await ada.command(table, { type: 'plan', actions: ['pass'] });
  expect(ada.last('update').plans).toEqual(['pass']);
  await ada.command(table, { type: 'resign' });
  expect(
    ada.heard.findLast(message => message.type === 'update' && message.plans !== undefined),
  ).toMatchObject({ plans: [] });
  expect(bob.raw.join()).not.toContain('"plans":["pass"]');
});

test('what is not as it must be is refused under its own number, so that nobody waits for an answer', async () => {
  const { ada, table } = await liveTable();
  const plan = { as: 'invited', name: 'no such form of a name' };
  await ada.connection.receive(
    JSON.stringify({ type: 'command', id: 7, table, key: 'k', command: { type: 'seat', seat: 1, plan } }),
  );
  expect(ada.last('refusal')).toMatchObject({ id: 7, error: { code: 'bad-name' } });
  for (const id of [-1, 1.5, 2 ** 60, '7', null, {}]) {
    await ada.connection.receive(JSON.stringify({ type: 'ping', id }));
    expect(ada.last('refusal')).toMatchObject({ id: null, error: { code: 'bad-request' } });
  }
});

test('who comes back goes on from the last number he saw, and misses nothing', async () => {
  const { ada, bob, table } = await liveTable();
  const seen = bob.last('table').state.n;
  bob.connection.closed();
  await ada.act(table, 'bid 2');
  await ada.command(table, { type: 'say', room: 'table', phrase: 'hello' });
  await bob.connect();
  await bob.watch(table, seen);
  const { entries, state } = bob.last('table');
  expect(entries.map(({ n, entry }) => [n, entry.type])).toEqual([
    [seen + 1, 'acted'],
    [seen + 2, 'said'],
  ]);
  expect(state.n).toBe(seen + 2);
});

test('two tabs of one seat see the same and play as one', async () => {
  const { ada, table } = await liveTable();
  const other = server.stranger();
  other.cookie = ada.cookie;
  await other.connect();
  await other.watch(table);
  await other.act(table, 'bid 1');
  expect(ada.last('update')).toEqual(other.last('update'));
});

test('a spectator who sits down sees the table with other eyes, and one who may not look is shown out', async () => {
  const ada = await (await server.guest('Ada')).connect();
  const [bob, eve] = [
    await (await server.guest('Bob')).connect(),
    await (await server.guest('Eve')).connect(),
  ];
  const table = await ada.make({ seats: [ME, OPEN], spectators: 'none' });
  await bob.watch(table);
  await eve.watch(table);
  expect(bob.last('table').state.viewer).toBe('spectator');
  await bob.send({ type: 'command', table, command: { type: 'join' } });
  expect(bob.last('table').state.viewer).toBe(1);
  expect(eve.last('gone')).toEqual({ type: 'gone', table });
  await eve.watch(table);
  expect(eve.last('refusal').error.code).toBe('no-such-table');
});

test('chat: the table, two seats alone, those who watch; blocked people are not heard', async () => {
  const { ada, bob, eve, table } = await liveTable({ negotiation: true });
  const spectator = await (await server.guest('Zoe')).connect();
  await spectator.watch(table);
  await ada.command(table, { type: 'say', room: 'table', text: 'ciao' });
  expect(eve.last('update').entries[0]!.entry).toMatchObject({ type: 'said', text: 'ciao', seat: 0 });
  const heard = eve.raw.length;
  await ada.command(table, { type: 'say', room: { with: 1 }, text: 'psst' });
  expect(eve.raw).toHaveLength(heard);
  expect(bob.last('update').entries[0]!.entry).toMatchObject({ text: 'psst', room: { with: 1 } });
  await spectator.command(table, { type: 'say', room: 'spectators', text: 'who wins?' });
  expect(eve.last('update').entries[0]!.entry).toMatchObject({ text: 'who wins?' });
  expect(ada.raw.join('')).not.toContain('who wins?');
  expect(await spectator.refused(table, { type: 'say', room: 'table', text: 'hint' })).toBe('not-seated');
  expect(await ada.refused(table, { type: 'say', room: 'spectators', text: 'x' })).toBe('chat-off');
  await bob.call('PUT', 'me/blocks/Ada');
  await server.services.live.refresh(bob.id, [bob.connection]);
  const before = bob.raw.length;
  await ada.command(table, { type: 'say', room: 'table', text: 'can you hear me?' });
  expect(bob.raw).toHaveLength(before);
  await bob.command(table, { type: 'resign' });
  expect(JSON.stringify(await ada.get(`tables/${table}/talk`))).toContain('who wins?');
});

test('chat can be limited to phrases or switched off', async () => {
  const { ada, table } = await liveTable({ chat: 'phrases' });
  expect(await ada.refused(table, { type: 'say', room: 'table', text: 'free words' })).toBe('chat-off');
  await ada.command(table, { type: 'say', room: 'table', phrase: 'wellPlayed' });
  const quiet = await ada.make({ seats: [ME, OPEN], chat: 'off' });
  expect(await ada.refused(quiet, { type: 'say', room: 'table', phrase: 'hello' })).toBe('chat-off');
});

test('however many notices lie unread since a page was opened, the newest comes over its line', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await bob.connect();
  const sql = "INSERT INTO notices (id, user_id, kind, at) VALUES ($1, $2, 'friend', $3)";
  const { database } = server.services;
  await database.write(
    Array.from({ length: 100 }, (_, i) => ({ sql, values: [`notice${i}`, bob.id, server.time + i] })),
  );
  server.time += 1000;
  const table = await ada.make({ seats: [ME, { as: 'invited', name: 'Bob' }] });
  await server.upkeep.list(table);
  await expect
    .poll(() => bob.heard.some(each => each.type === 'notice' && each.notice.table === table))
    .toBe(true);
  const told = bob.heard.flatMap(each => (each.type === 'notice' ? [each.notice.at] : []));
  expect(told).toEqual(told.toSorted((one, other) => one - other));
});

test('notices come over the line when something waits elsewhere', async () => {
  const [ada, bob] = [await server.guest('Ada'), await (await server.guest('Bob')).connect()];
  const table = await ada.make({ seats: [ME, { as: 'invited', name: 'Bob' }] });
  await server.upkeep.list(table);
  await expect.poll(() => bob.heard.some(message => message.type === 'notice')).toBe(true);
  expect(bob.last('notice').notice).toMatchObject({ kind: 'invited', table, from: 'Ada' });
  await bob.post('me/notices/read');
  expect(await bob.get('me/notices')).toMatchObject([{ read: true }]);
});

test('the lobby tells those who look at it that it has changed', async () => {
  const ada = await (await server.guest('Ada')).connect();
  await ada.send({ type: 'lobby', on: true });
  const table = await ada.make({ seats: [ME, OPEN], visibility: 'public' });
  await server.upkeep.list(table);
  await expect.poll(() => ada.heard.some(message => message.type === 'lobby')).toBe(true);
});

test('who is invited to a table that only some may find is told when his lists change, and nobody else', async () => {
  const [ada, bob, eve] = await Promise.all(
    ['Ada', 'Bob', 'Eve'].map(async name => (await server.guest(name)).connect()),
  );
  for (const client of [bob!, eve!]) await client.send({ type: 'lobby', on: true });
  const told = (client: Client) => client.heard.filter(message => message.type === 'lobby').length;
  const table = await ada!.make({ seats: [ME, { as: 'invited', name: 'Bob' }], visibility: 'private' });
  await server.upkeep.list(table);
  await expect.poll(() => told(bob!)).toBe(1);
  await ada!.command(table, { type: 'leave' });
  await server.upkeep.list(table);
  await expect.poll(() => told(bob!)).toBe(2);
  expect(await bob!.get('me/notices')).toEqual([]);
  expect(told(eve!)).toBe(0);
});

test('a table that was forgotten and loaded again is the same for everybody, to the byte', async () => {
  const { ada, bob, eve, table } = await liveTable({ pace: { kind: 'live', reserve: 600, increment: 10 } });
  for (let i = 0; i < 12; i++)
    for (const client of [ada, bob])
      if ((await client.look(table)).position!.legal.length > 0) await client.act(table);
  const views = async (): Promise<string[]> =>
    Promise.all(
      [ada, bob, eve].map(async client =>
        JSON.stringify([await client.look(table), await client.get(`tables/${table}/entries`)]),
      ),
    );
  const before = await views();
  await server.upkeep.list(table);
  server.services.house.places.clear();
  expect(await views()).toEqual(before);
  // And from a snapshot of everything.
  await server.upkeep.stop();
  const [stored] = await server.services.database.read<{ snapshot_n: number }>(
    'SELECT snapshot_n FROM tables',
  );
  expect(stored!.snapshot_n).toBeGreaterThan(10);
  server.services.house.places.clear();
  expect(await views()).toEqual(before);
});
