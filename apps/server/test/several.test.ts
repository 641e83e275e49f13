import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropListeners, startPostgres, type TestPostgres } from './support/postgres.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

/*
 * Two servers on one PostgreSQL: whoever asks any of them gets the same answer, and what happens at one is seen at
 * the other.
 */
let postgres: TestPostgres;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const config = { database: { url }, now: Date.now, admins: ['Root'], adminCode: 'open sesame' };
  [one, two] = await Promise.all([startServer(config), startServer(config)]);
}, 90_000);
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await postgres.stop();
}, 60_000);

/** The same browser at another process. */
function at(server: TestServer, client: Client): Client {
  const other = server.stranger();
  other.cookie = client.cookie;
  other.me = client.me;
  return other;
}

test('a command at one process is seen by those who watch at the other; each seat may ask either', async () => {
  const [ada, bob] = [await one.guest('Ada'), await two.guest('Bob')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  const watcher = await at(two, ada).connect();
  await watcher.watch(table);
  await ada.act(table, 'bid 1');
  await expect.poll(() => watcher.heard.some(message => message.type === 'update')).toBe(true);
  expect(watcher.last('update').position!.question!.ready).toEqual([0]);
  await at(one, bob).act(table, 'bid 2');
  await expect.poll(() => watcher.last('update').position!.question!.kind).not.toBe('bid');
  expect(await at(one, bob).look(table)).toEqual(await bob.look(table));
});

test('both accept commands for one table at the same moment: each is carried out once, in one order', async () => {
  const [ada, bob] = [await one.guest('Cyd'), await two.guest('Dan')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  const say = (client: Client, i: number) =>
    client.command(table, { type: 'say', room: 'table', text: `${client.me.person.name} ${i}` }, `s${i}`);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => [say(ada, i), say(bob, i), say(at(two, ada), i)]).flat(),
  );
  const { entries } = await ada.get<{ entries: { entry: { type: string; text?: string } }[] }>(
    `tables/${table}/entries`,
  );
  const texts = entries.flatMap(({ entry }) => (entry.type === 'said' ? [entry.text] : []));
  expect(texts).toHaveLength(40);
  expect(new Set(texts).size).toBe(40);
  expect(await bob.get(`tables/${table}/entries`)).toEqual(await at(one, bob).get(`tables/${table}/entries`));
}, 60_000);

test('who deletes his account at one process is forgotten by the other, also where it has the table in memory', async () => {
  const [ada, bob] = [await one.guest('Hal'), await two.guest('Gus')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  await bob.command(table, { type: 'say', room: 'table', text: 'good luck' });
  const entries = async (client: Client): Promise<string> =>
    JSON.stringify(await client.get(`tables/${table}/entries`));
  for (const server of [one, two]) expect(await entries(at(server, ada))).toContain('"name":"Gus"');
  await bob.call('DELETE', 'me');
  for (const server of [one, two])
    await expect.poll(() => entries(at(server, ada))).not.toContain('"name":"Gus"');
  expect(await entries(ada)).toContain('good luck');
});

test('bots get their turns through the queue in PostgreSQL, whichever process thinks', async () => {
  const ada = await one.guest('Eli');
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'bot', level: 'easy' }] });
  const other = at(two, ada);
  await expect
    .poll(
      async () => {
        const { position, card } = await other.look(table);
        const legal = position?.legal[0];
        if (legal !== undefined)
          await other.call('POST', `tables/${table}/actions`, {
            decision: position!.decision,
            actions: [legal.notation],
          });
        return card.status;
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBe('over');
}, 90_000);

test('people, sessions and lobby are shared', async () => {
  const ada = await one.member('Fay');
  expect((await at(two, ada).get<{ person: { name: string } }>('me')).person.name).toBe('Fay');
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }], visibility: 'public' });
  await expect
    .poll(async () => (await two.stranger().get<{ id: string }[]>('tables')).map(({ id }) => id))
    .toContain(table);
});

const isOpen = (client: Client): boolean => client.server.services.live.connections.has(client.connection);

test('rights that end at one process end at the other, also where they were looked up a moment ago', async () => {
  const root = await one.member('Root', 'open sesame');
  const [suspended, signedOut] = [await one.member('Ike'), await one.member('Jan')];
  const lines = [await at(two, suspended).connect(), await at(two, signedOut).connect()];
  for (const line of lines) expect((await line.call('GET', 'me')).status).toBe(200);
  await root.post(`admin/users/${suspended.id}/suspend`, { until: Date.now() + 60_000 });
  await signedOut.post('sign-out');
  for (const line of lines) await expect.poll(() => isOpen(line)).toBe(false);
  expect(await lines[0]!.refused('aaaaaaaaaaaaaaaa', { type: 'join' })).toBe('suspended');
  expect((await lines[1]!.call('GET', 'me')).status).toBe(401);
});

test('who is called otherwise at one process is so at the other, where he speaks and where he is seen', async () => {
  const [ada, bob] = [await one.guest('Kim'), await two.guest('Lea')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  const line = await at(two, ada).connect();
  await bob.connect();
  await bob.watch(table);
  await ada.call('PATCH', 'me', { name: 'Kimberley' });
  await expect.poll(() => line.last('welcome').person?.name).toBe('Kimberley');
  await expect.poll(() => bob.last('table').state.card.seats[0]!.person!.name).toBe('Kimberley');
  await line.send({ type: 'command', table, command: { type: 'say', room: 'table', text: 'here' } });
  await expect.poll(() => JSON.stringify(bob.heard.at(-1))).toContain('"name":"Kimberley"');
});

test('whoever could not be told while nobody listened is looked at when the line is back', async () => {
  const ada = await one.member('Mia');
  const line = await at(two, ada).connect();
  const { database } = one.services;
  await database.write([{ sql: 'DELETE FROM sessions WHERE user_id = $1', values: [ada.id] }]);
  expect(isOpen(line)).toBe(true);
  await dropListeners(database);
  await expect.poll(() => isOpen(line), { timeout: 10_000 }).toBe(false);
}, 30_000);

test('who was called otherwise while nobody listened is so at tables in memory when the line is back', async () => {
  const [ada, bob] = [await one.guest('Nic'), await two.guest('Ota')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  const watcher = await at(two, ada).connect();
  await watcher.watch(table);
  const { database } = one.services;
  await database.write([{ sql: "UPDATE users SET name = 'Otto' WHERE id = $1", values: [bob.id] }]);
  expect((await bob.look(table)).card.seats[1]!.person!.name).toBe('Ota');
  await dropListeners(database);
  await expect
    .poll(() => watcher.last('table').state.card.seats[1]!.person!.name, { timeout: 10_000 })
    .toBe('Otto');
  expect((await bob.look(table)).card.seats[1]!.person!.name).toBe('Otto');
}, 30_000);
