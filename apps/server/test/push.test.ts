import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import webpush from 'web-push';
import { claimOf, PushedBrowser, startPushService, type PushService } from './support/push-service.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

const MINUTE = 60_000;
const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const keys = webpush.generateVAPIDKeys();
let server: TestServer;
beforeEach(async () => {
  service.got.length = 0;
  service.status = 201;
  const push = { ...keys, subject: 'mailto:admin@palio.example', anywhere: true };
  server = await startServer({ push, origin: 'https://palio.example' });
  // Letters leave when the test says so.
  await server.services.outbox.stop();
}, 60_000);
afterEach(() => server.close(), 60_000);

/** Everything that is due by now, also what comes out of one for all browsers. */
async function deliver(): Promise<void> {
  for (let i = 0; i < 3; i++) await server.services.outbox.send();
}

/** Gives leave in a browser, as the switch on the account page does. */
async function allow(client: Client, path: string): Promise<PushedBrowser> {
  const browser = new PushedBrowser(`${service.origin}/${path}`);
  await client.post('me/push', { endpoint: browser.endpoint, keys: browser.keys });
  await client.call('PATCH', 'me', { notices: { push: true, mail: 'off' } });
  return browser;
}

/** Ada is away when it becomes her turn. */
async function turnOf(ada: Client): Promise<string> {
  const bob = await server.guest('Bob');
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  await server.upkeep.list(table);
  server.time += 2 * MINUTE;
  return table;
}

test('a turn comes to a browser that alone can read it, in the language of its owner, with nothing of the position', async () => {
  const ada = await server.guest('Ada');
  await ada.call('PATCH', 'me', { language: 'it' });
  const browser = await allow(ada, 'ada');
  const table = await turnOf(ada);
  await deliver();
  const [turn] = service.got.filter(({ body }) => JSON.stringify(browser.read(body)).includes('your-turn'));
  const at = expect.any(Number) as number;
  const id = expect.any(String) as string;
  expect(turn!.path).toBe('/ada');
  expect(browser.read(turn!.body)).toEqual({
    title: 'Palio: Tocca a te nella partita a fair.',
    notices: [{ id, kind: 'your-turn', table, game: 'fair', from: null, at, read: false }],
  });
  expect(turn!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(turn!.body.includes('Tocca')).toBe(false);
  expect(claimOf(turn!.headers)).toMatchObject({
    key: keys.publicKey,
    claim: { aud: service.origin, sub: 'mailto:admin@palio.example' },
  });
  const other = new PushedBrowser(browser.endpoint);
  expect(() => other.read(turn!.body)).toThrow('authenticate data');
});

test('each browser gets its own, and a turn that was played meanwhile comes to none', async () => {
  const ada = await server.guest('Ada');
  const browsers = [await allow(ada, 'one'), await allow(ada, 'two')];
  const table = await turnOf(ada);
  await deliver();
  const told = service.got.map(({ path, body }) => {
    const browser = browsers.find(({ endpoint }) => endpoint.endsWith(path))!;
    return `${path} ${(browser.read(body) as { title: string }).title}`;
  });
  expect(told.toSorted()).toEqual(
    ['/one', '/two'].flatMap(path => [
      `${path} Palio: It is your turn in fair.`,
      `${path} Palio: Your game of fair has begun.`,
    ]),
  );
  service.got.length = 0;
  await ada.command(table, { type: 'resign' });
  await server.upkeep.list(table);
  server.time += 2 * MINUTE;
  await deliver();
  for (const { path, body } of service.got) {
    const browser = browsers.find(({ endpoint }) => endpoint.endsWith(path))!;
    expect(JSON.stringify(browser.read(body))).not.toContain('your-turn');
  }
});

test.each([404, 410])('a browser that is gone (%i) is forgotten, and its letter too', async status => {
  const ada = await server.guest('Ada');
  await allow(ada, 'gone');
  service.status = status;
  await server.services.notices.tell(ada.id, 'friend', 'Bob');
  await deliver();
  expect(service.got).toHaveLength(1);
  const { database, outbox } = server.services;
  expect(await database.read('SELECT endpoint FROM push_subscriptions')).toEqual([]);
  expect(await outbox.waiting()).toBe(0);
  await server.services.notices.tell(ada.id, 'friend', 'Cyd');
  await deliver();
  expect(service.got).toHaveLength(1);
});

test('a service that is overloaded is asked again later, and the browser is kept', async () => {
  const ada = await server.guest('Ada');
  const browser = await allow(ada, 'busy');
  service.status = 503;
  await server.services.notices.tell(ada.id, 'friend', 'Bob');
  await deliver();
  expect(service.got).toHaveLength(1);
  service.status = 201;
  await deliver();
  expect(service.got).toHaveLength(1);
  server.time += MINUTE;
  await deliver();
  expect(service.got).toHaveLength(2);
  expect(browser.read(service.got[1]!.body)).toMatchObject({ title: 'Palio: Bob has made you a friend.' });
  expect(await server.services.outbox.waiting()).toBe(0);
});
