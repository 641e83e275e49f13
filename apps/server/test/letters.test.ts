import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Notice } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webpush from 'web-push';
import { pushCarrier } from '../src/notices/carriers.ts';
import { Outbox } from '../src/notices/outbox.ts';
import { postOf, wishLetters } from './support/post.ts';
import { startServer, type TestServer } from './support/server.ts';

const DAY = 24 * 3_600_000;

let server: TestServer;
let silent: Server | undefined;
beforeEach(async () => {
  const mail = { url: 'smtp://127.0.0.1:1', from: 'palio@example.org' };
  server = await startServer({ mail, origin: 'https://palio.example' });
  await server.services.outbox.stop();
}, 60_000);
afterEach(async () => {
  await server.close();
  silent?.close();
}, 60_000);

/** The keys of a browser, as a push service would want them. */
function browserKeys(): { p256dh: string; auth: string } {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') };
}

test('a browser whose post office takes a letter and never answers is given up, and tried again later', async () => {
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const { database, house, notices, users } = server.services;
  const ada = await server.guest('Ada');
  await users.change(ada.id, { push: 1 });
  const { p256dh, auth } = browserKeys();
  await database.write([
    {
      sql: 'INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, 0)',
      values: [endpoint, ada.id, p256dh, auth],
    },
  ]);
  const keys = webpush.generateVAPIDKeys();
  const settings = { ...keys, subject: 'mailto:nobody@localhost', anywhere: true, patience: 100 };
  const push = await pushCarrier(settings, database);
  const outbox = new Outbox({ house, now: () => server.time, mail: undefined, push, origin: '' });
  await notices.tell(ada.id, 'friend', 'Bob');
  for (let i = 0; i < 2; i++) await outbox.send();
  const waiting = await database.read('SELECT channel, attempts FROM outbox');
  expect(waiting).toEqual([{ channel: 'push', attempts: 1 }]);
});

test('who is slow to take a letter holds up nobody else', async () => {
  const { house, notices, users } = server.services;
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const taken: string[] = [];
  let release = (): void => undefined;
  const slow = new Promise<void>(resolve => {
    release = resolve;
  });
  const push = {
    async send({ id }: { id: string }) {
      if (id === ada.id) await slow;
      taken.push(id);
    },
  };
  for (const { id } of [ada, bob]) {
    await users.change(id, { push: 1 });
    await server.services.database.write([
      {
        sql: "INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, created_at) VALUES ($1, $2, '', '', 0)",
        values: [`https://push.example/${id}`, id],
      },
    ]);
    await notices.tell(id, 'friend', 'Cyd');
    server.time += 1;
  }
  await wishLetters(server, bob.id);
  await notices.tell(bob.id, 'friend', 'Dan');
  const mail = { send: ({ target }: { target: string }) => Promise.resolve(void taken.push(target)) };
  const outbox = new Outbox({ house, now: () => server.time, mail, push, origin: '' });
  await outbox.send();
  const sending = outbox.send();
  await expect.poll(() => taken.toSorted()).toEqual([bob.id, bob.id, `${bob.id}@example.org`].toSorted());
  release();
  await sending;
  expect(taken).toContain(ada.id);
});

test('what others were told of somebody is under his name of today, in the page and in letters, and under none once he is gone', async () => {
  const post = await postOf(server);
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
  await wishLetters(server, ada.id, 'digest');
  await bob.call('PUT', 'me/friends/Ada');
  const told = async (): Promise<unknown> => (await ada.get<Notice[]>('me/notices'))[0]!.from;
  expect(await told()).toBe('Bob');
  await bob.call('PATCH', 'me', { name: 'Berto' });
  expect(await told()).toBe('Berto');
  await bob.call('DELETE', 'me');
  expect(await told()).toMatch(/^deleted-/);
  server.time += DAY;
  await post.deliver();
  expect(post.sent).toMatchObject([
    { subject: expect.stringMatching(/^Palio: deleted-\w+ has made/) as string },
  ]);
});

test('one address is one address: nothing by which several could be written is taken', async () => {
  const ada = await server.guest('Ada');
  for (const mail of [
    'a,victim@example.org',
    'Ada<victim@example.org>',
    '"a"victim@example.org',
    'a;victim@example.org',
    'group:victim@example.org',
    'victim(a)@example.org',
    'a\u0007@example.org',
  ])
    expect((await ada.call('PATCH', 'me', { mail })).status, mail).toBe(400);
  for (const mail of ['ada+games@example.org', "d'arco@esempio.it", 'ada@città.example'])
    expect((await ada.call('PATCH', 'me', { mail })).status, mail).toBe(200);
});
