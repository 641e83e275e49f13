import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPushService, type PushService } from './support/push-service.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

/* Notices that are posted to a chat room or a program: the service stands for any of them. */
const MINUTE = 60_000;
const ORIGIN = 'https://palio.example';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

let server: TestServer;
beforeEach(async () => {
  service.got.length = 0;
  service.status = 204;
  server = await startServer({ hooks: { anywhere: true }, origin: ORIGIN });
  // Letters leave when the test says so.
  await server.services.outbox.stop();
}, 60_000);
afterEach(() => server.close(), 60_000);

const setHook = (client: Client, address: string) =>
  client.call<{ error?: { code: string } }>('PUT', 'me/hook', { address });

async function withHook(name: string, path: string): Promise<Client> {
  const client = await server.guest(name);
  expect((await setHook(client, `${service.origin}/${path}`)).status).toBe(200);
  return client;
}

/** Everything that came, as a chat room reads it. */
const said = (): string[] =>
  service.got.map(
    ({ path, body }) => `${path} ${(JSON.parse(body.toString()) as { content: string }).content}`,
  );

const sit = async (ada: Client): Promise<string> => {
  const bob = await server.guest('Bob');
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  await server.upkeep.list(table);
  return table;
};

test('a turn is posted in words and for programs, in the language of its reader, with nothing of the position', async () => {
  const ada = await withHook('Ada', 'room?wait=true');
  await ada.call('PATCH', 'me', { language: 'it' });
  const table = await sit(ada);
  server.time += 2 * MINUTE;
  await server.services.outbox.send();
  const [turn] = service.got.filter(({ body }) => body.includes('your-turn'));
  expect(turn!.path).toBe('/room?wait=true');
  expect(turn!.headers['content-type']).toBe('application/json');
  const text = `Palio: Tocca a te nella partita a fair.\n${ORIGIN}/g/${table}`;
  const at = expect.any(Number) as number;
  const id = expect.any(String) as string;
  expect(JSON.parse(turn!.body.toString())).toEqual({
    text,
    content: text,
    allowed_mentions: { parse: [] },
    notices: [{ id, kind: 'your-turn', table, game: 'fair', from: null, at, read: false }],
  });
  expect(await server.services.outbox.waiting()).toBe(0);
});

test('what was seen or played meanwhile is not posted', async () => {
  const ada = await withHook('Ada', 'room');
  const table = await sit(ada);
  await (await ada.connect()).watch(table);
  await server.services.live.refresh(ada.id, [ada.connection]);
  server.time += 2 * MINUTE;
  await server.services.outbox.send();
  expect(said()).toEqual([]);
});

test('about one table somebody may wish it, or not, by itself', async () => {
  const ada = await withHook('Ada', 'room');
  const [loud, quiet] = [await sit(ada), await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] })];
  await ada.call('PUT', `tables/${quiet}/notices`, { how: 'none' });
  await (await server.guest('Cyd')).command(quiet, { type: 'join' });
  await server.upkeep.list(quiet);
  server.time += 2 * MINUTE;
  await server.services.outbox.send();
  expect(said().every(line => line.includes(loud))).toBe(true);
  const { id: dee } = await server.guest('Dee');
  // Without a webhook nothing can wait for one.
  await server.services.notices.tell(dee, 'friend', 'Ada');
  expect(await server.services.outbox.waiting()).toBe(0);
});

test.each([404, 410])('a webhook that is gone (%i) is forgotten', async status => {
  const ada = await withHook('Ada', 'gone');
  service.status = status;
  await server.services.notices.tell(ada.id, 'friend', 'Bob');
  await server.services.outbox.send();
  expect(said()).toHaveLength(1);
  expect((await server.services.users.byId(ada.id))!.hook).toBeNull();
  expect(await server.services.outbox.waiting()).toBe(0);
});

test('one that fails, or leads elsewhere, is tried again later and not followed', async () => {
  const ada = await withHook('Ada', 'busy');
  service.status = 302;
  await server.services.notices.tell(ada.id, 'friend', 'Bob');
  await server.services.outbox.send();
  await server.services.outbox.send();
  expect(said()).toHaveLength(1);
  service.status = 200;
  server.time += MINUTE;
  await server.services.outbox.send();
  expect(said()).toEqual(Array(2).fill(`/busy Palio: Bob has made you a friend.\n${ORIGIN}/friends`));
  expect(await server.services.outbox.waiting()).toBe(0);
});

test('it is tried by a word at once, and what is taken by nobody is told', async () => {
  const ada = await withHook('Ada', 'room');
  await ada.post('me/hook/test');
  expect(said()).toEqual([`/room Palio: This is where your notices will come.\n${ORIGIN}/account`]);
  service.status = 500;
  const { status, body } = await ada.call<{ error: { code: string } }>('POST', 'me/hook/test');
  expect([status, body.error.code]).toEqual([409, 'hook-failed']);
  await ada.call('DELETE', 'me/hook');
  expect((await ada.call('POST', 'me/hook/test')).status).toBe(404);
  expect(service.got).toHaveLength(2);
});

test('its owner reads the host alone, another one takes its place, and with the account it is gone', async () => {
  const ada = await withHook('Ada', 'secret');
  expect((await ada.get<{ hook: string }>('me')).hook).toBe(new URL(service.origin).host);
  await setHook(ada, `${service.origin}/other`);
  await server.services.notices.tell(ada.id, 'friend', 'Bob');
  await server.services.outbox.send();
  expect(said().map(line => line.split(' ')[0])).toEqual(['/other']);
  await ada.call('DELETE', 'me');
  const sql = 'SELECT hook FROM users WHERE id = $1';
  expect(await server.services.database.read(sql, [ada.id])).toEqual([{ hook: null }]);
});

test.each([
  'https://localhost/x',
  'https://10.1.2.3/x',
  'https://[::1]/x',
  'https://printer.lan/x',
  'https://user:word@chat.example/x',
])('nothing is posted to %s', async address => {
  const strict = await startServer({ hooks: {}, origin: ORIGIN });
  const ada = await strict.guest('Ada');
  expect((await setHook(ada, address)).body.error?.code).toBe('bad-hook');
  await strict.close();
});

test('other addresses are no webhooks, and without leave of the host there are none', async () => {
  const ada = await server.guest('Ada');
  for (const address of ['http://chat.example/x', 'chat.example', 'https://', 'https://a b'])
    expect((await setHook(ada, address)).status, address).toBe(400);
  const plain = await startServer({ origin: ORIGIN });
  const bob = await plain.guest('Bob');
  expect(bob.me).toMatchObject({ canHook: false, hook: null });
  expect((await setHook(bob, 'https://chat.example/x')).body.error?.code).toBe('not-found');
  await plain.close();
});
