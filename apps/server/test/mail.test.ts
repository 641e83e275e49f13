import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../src/server.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { wishLetters } from './support/post.ts';
import { Client, startServer, type TestServer } from './support/server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ORIGIN = 'https://palio.example';

let mail: MailServer;
let server: TestServer;
let complaints: string[];
beforeEach(async () => {
  mail = await startMailServer();
  complaints = [];
  server = await startServer({
    mail: { url: mail.url, from: 'palio@example.org' },
    origin: ORIGIN,
    complain: (message, cause) => complaints.push(`${message}: ${String(cause)}`),
  });
}, 60_000);
afterEach(async () => {
  await server.close();
  mail.close();
}, 60_000);

/** Two at a table at which both are asked, who then go away for longer than letters wait. */
async function play(ada: Client, bob: Client): Promise<string> {
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  await server.upkeep.list(table);
  server.time += 2 * MINUTE;
  return table;
}

const send = (): Promise<void> => server.services.outbox.send();
const stopLink = (text: string): string => /https:\/\/palio\.example\/letters\/([\w-]+)/.exec(text)![1]!;

test('a letter names the game and leads to its table, and says how to get no more of them', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await ada.call('PATCH', 'me', { language: 'it' });
  await wishLetters(server, ada.id);
  const table = await play(ada, bob);
  await send();
  const turn = mail.mails.find(({ text }) => text.includes('Tocca a te'))!;
  const token = stopLink(turn.text);
  expect(turn.to).toBe(`${ada.id}@example.org`);
  expect(turn.headers).toMatchObject({
    subject: 'Palio: Tocca a te nella partita a fair.',
    'list-unsubscribe': `<${ORIGIN}/api/v1/mail/stop/${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(turn.text.trim()).toBe(
    `Tocca a te nella partita a fair.\n${ORIGIN}/g/${table}\n\n-- \n` +
      'Ricevi questa lettera perché hai scelto gli avvisi per posta.\n' +
      `Non riceverne più: ${ORIGIN}/letters/${token}\n` +
      `Scegliere che cosa ricevere, e come: ${ORIGIN}/account`,
  );
});

test('the link in a letter ends letters, also those about single tables and those that wait, without signing in', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await wishLetters(server, ada.id);
  const table = await play(ada, bob);
  await ada.call('PUT', `tables/${table}/notices`, { how: 'digest' });
  await send();
  const token = stopLink(mail.mails[0]!.text);
  await server.services.notices.tell(ada.id, 'friend', 'Bob');
  const stranger = server.stranger();
  expect((await stranger.call('POST', `mail/stop/${token.slice(1)}x`)).status).toBe(404);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await stranger.call('POST', `mail/stop/${token}`, 'List-Unsubscribe=One-Click', form);
  expect(answer.status).toBe(200);
  expect(await ada.get('me')).toMatchObject({ notices: { mail: 'off' }, mailConfirmed: true });
  expect(await ada.get(`tables/${table}/notices`)).toEqual({ how: 'page' });
  const before = mail.mails.length;
  await server.services.notices.tell(ada.id, 'friend', 'Cyd');
  server.time += DAY;
  await send();
  expect(mail.mails).toHaveLength(before);
  // Pressed twice, and still the link of who wishes letters again.
  expect((await stranger.call('POST', `mail/stop/${token}`)).status).toBe(200);
});

test('a mail program that only opens the link in the head of a letter finds the page that asks, and ends nothing', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await wishLetters(server, ada.id);
  await play(ada, bob);
  await send();
  const [, link] = /^<https:\/\/palio\.example(.+)>$/.exec(mail.mails[0]!.headers['list-unsubscribe']!)!;
  const { status, headers } = await server.stranger().call('GET', link!);
  expect([status, headers['location']]).toEqual([302, `/letters/${stopLink(mail.mails[0]!.text)}`]);
  expect(await ada.get('me')).toMatchObject({ notices: { mail: 'each' } });
});

test('a digest names each game, and the link of who is gone leads nowhere', async () => {
  const [ada, bob] = [await server.member('Ada'), await server.guest('Bob')];
  await wishLetters(server, ada.id, 'digest');
  const tables = [await play(ada, bob), await play(ada, bob)];
  server.time += DAY;
  await send();
  const [digest] = mail.mails;
  expect(mail.mails).toHaveLength(1);
  expect(digest!.headers['subject']).toBe('Palio: 4 things wait for you');
  for (const table of tables)
    expect(digest!.text).toContain(`It is your turn in fair.\n${ORIGIN}/g/${table}\n`);
  await ada.call('DELETE', 'me');
  expect((await server.stranger().call('POST', `mail/stop/${stopLink(digest!.text)}`)).status).toBe(404);
});

test('the letter that asks about an address offers no end of what has not begun', async () => {
  const ada = await server.guest('Ada');
  await ada.call('PATCH', 'me', { mail: 'ada@example.org' });
  await send();
  expect(mail.mails[0]).toMatchObject({ to: 'ada@example.org' });
  expect(mail.mails[0]!.headers['list-unsubscribe']).toBeUndefined();
  expect(mail.mails[0]!.text).not.toContain('/letters/');
});

test('a mail server that refuses is complained about once, without the address, until it takes letters again', async () => {
  const ada = await server.guest('Ada');
  await wishLetters(server, ada.id);
  const tell = async (name: string): Promise<void> => {
    await server.services.notices.tell(ada.id, 'friend', name);
    await send();
  };
  mail.refuses = true;
  await tell('Bob');
  await tell('Cyd');
  expect(complaints).toEqual(['mail cannot be sent: Error: EENVELOPE']);
  mail.refuses = false;
  server.time += MINUTE;
  await send();
  expect(mail.mails).toHaveLength(2);
  mail.refuses = true;
  await tell('Dan');
  expect(complaints).toHaveLength(2);
});

test('where nobody says how to complain, it is told on standard error', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'palio-mail-'));
  const usual = await createServer({
    database: { file: join(folder, 'palio.db') },
    mail: { url: mail.url, from: 'palio@example.org' },
    origin: ORIGIN,
  });
  try {
    mail.refuses = true;
    const ada = new Client(usual);
    await ada.enter('guest', { name: 'Ada' });
    await ada.call('PATCH', 'me', { mail: 'ada@example.org' });
    await usual.services.outbox.send();
    expect(told).toHaveBeenCalledWith('palio: mail cannot be sent', new Error('EENVELOPE'));
  } finally {
    told.mockRestore();
    await usual.close();
    rmSync(folder, { recursive: true });
  }
});
