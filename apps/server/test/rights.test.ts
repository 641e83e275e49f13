import { once } from 'node:events';
import type { ServerMessage } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type Client, type TestServer } from './support/server.ts';

/* A right that has ended ends what is open by it: sockets and streams, of browsers and of programs. */
const DAY = 24 * 3_600_000;
const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;

let server: TestServer;
let port: number;
beforeEach(async () => {
  server = await startServer({ admins: ['Root'], adminCode: 'open sesame' });
  port = await server.listen(0, '127.0.0.1');
}, 60_000);
afterEach(() => server.close(), 60_000);

type Headers = Record<string, string>;
const cookieOf = ({ cookie }: Client): Headers => ({ cookie: cookie! });
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** A socket that has been greeted, all it hears, and how it was closed. */
async function open(headers: Headers) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/live`, { headers });
  const heard: ServerMessage[] = [];
  socket.on('message', data => heard.push(JSON.parse((data as Buffer).toString()) as ServerMessage));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { socket, heard, closed };
}

/** The stream of turns of whoever has this token: all that came, and whether it has ended. */
async function stream(token: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/bot/stream`, { headers: bearer(token) });
  const seen = { text: '', isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) seen.text += decoder.decode(chunk as Uint8Array);
    seen.isOver = true;
  })().catch(() => (seen.isOver = true));
  await expect.poll(() => seen.text.length).toBeGreaterThan(0);
  return seen;
}

const makeToken = (client: Client, name: string, as: 'bot' | 'me') =>
  client.post<{ token: string; line: { id: string; person: { id: string } } }>('me/tokens', { name, as });

test('a token that is withdrawn ends its socket and its stream, and no other', async () => {
  const ada = await server.member('Ada');
  const [kept, lost] = [await makeToken(ada, 'kept', 'me'), await makeToken(ada, 'lost', 'bot')];
  const [safe, socket] = [await open(bearer(kept.token)), await open(bearer(lost.token))];
  const turns = await stream(lost.token);
  await ada.call('DELETE', `me/tokens/${lost.line.id}`);
  expect(await socket.closed).toBe(1012);
  await expect.poll(() => turns.isOver).toBe(true);
  expect(safe.socket.readyState).toBe(WebSocket.OPEN);
  safe.socket.terminate();
});

test('who is suspended is told until when and why, on his open line and when he comes back; his bots rest too', async () => {
  const [root, ada] = [await server.member('Root', 'open sesame'), await server.member('Ada')];
  const { token } = await makeToken(ada, 'ada-bot', 'bot');
  const line = await open(cookieOf(ada));
  const turns = await stream(token);
  const until = server.time + DAY;
  await root.post(`admin/users/${ada.id}/suspend`, { until, reason: 'rude words' });
  await line.closed;
  const error = { code: 'suspended', until, reason: 'rude words' };
  expect(line.heard.at(-1)).toMatchObject({ type: 'refusal', id: null, error });
  await expect.poll(() => turns.isOver).toBe(true);
  const again = await open(cookieOf(ada));
  expect(again.heard).toMatchObject([{ type: 'refusal', id: null, error }]);
  expect(await again.closed).toBe(4403);
  const table = { game: 'fair', seats: [ME, OPEN] };
  expect((await ada.call('POST', 'tables', table)).body).toMatchObject({ error });
  const bot = server.stranger();
  expect((await bot.call('POST', 'tables', table, bearer(token))).body).toMatchObject({ error });
  server.time = until;
  const back = await open(cookieOf(ada));
  expect(back.heard).toMatchObject([{ type: 'welcome', person: { name: 'Ada' } }]);
  back.socket.terminate();
});

test('who deletes his account takes his bots along', async () => {
  const ada = await server.member('Ada');
  const { token } = await makeToken(ada, 'ada-bot', 'bot');
  const turns = await stream(token);
  await ada.call('DELETE', 'me');
  await expect.poll(() => turns.isOver).toBe(true);
});

test('a new password ends all other sessions, not the one it was set in', async () => {
  const ada = await server.member('Ada');
  const phone = server.stranger();
  await phone.enter('sign-in', { name: 'Ada', password: 'correct horse' });
  const [here, there] = [await open(cookieOf(ada)), await open(cookieOf(phone))];
  const body = { old: 'correct horse', password: 'battery staple' };
  expect((await ada.call('PUT', 'me/password', body)).status).toBe(200);
  await there.closed;
  expect((await phone.call('GET', 'me')).status).toBe(401);
  expect((await ada.call('GET', 'me')).status).toBe(200);
  expect(here.socket.readyState).toBe(WebSocket.OPEN);
  here.socket.terminate();
});

test('a session that nobody has used for half a year is over', async () => {
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
  server.time += 100 * DAY;
  expect((await bob.call('GET', 'me')).status).toBe(200);
  server.time += 100 * DAY;
  expect((await ada.call('GET', 'me')).status).toBe(401);
  expect((await bob.call('GET', 'me')).status).toBe(200);
});

test('what no signal told is found when all rights are looked at again', async () => {
  const ada = await server.member('Ada');
  const line = await open(cookieOf(ada));
  await server.services.database.write([{ sql: 'DELETE FROM sessions', values: [] }]);
  server.time += 60_000;
  await server.services.rights.recheck();
  expect(await line.closed).toBe(1012);
});

test('after a new name the open line speaks under it, and the table shows it', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  const [line, watcher] = [await open(cookieOf(ada)), await open(cookieOf(bob))];
  watcher.socket.send(JSON.stringify({ type: 'watch', id: 1, table }));
  await expect.poll(() => watcher.heard.some(({ type }) => type === 'table')).toBe(true);
  await ada.enter('register', { name: 'Countess', password: 'correct horse' });
  const person = { id: ada.id, name: 'Countess', kind: 'member' };
  await expect.poll(() => line.heard.at(-1)).toMatchObject({ type: 'welcome', person });
  await expect
    .poll(() => watcher.heard.findLast(({ type }) => type === 'table'))
    .toMatchObject({ entries: [], state: { card: { seats: [{ person }, {}] } } });
  const command = { type: 'say', room: 'table', text: 'it is me' };
  line.socket.send(JSON.stringify({ type: 'command', id: 2, table, command }));
  await expect
    .poll(() => watcher.heard.at(-1))
    .toMatchObject({ type: 'update', entries: [{ entry: { from: person, text: 'it is me' } }] });
  // Who takes the old name is somebody else.
  await server.guest('Ada');
  server.services.house.places.delete(table);
  const { card } = await bob.look(table);
  expect(card.seats[0]!.person).toEqual(person);
  for (const { socket } of [line, watcher]) socket.terminate();
});
