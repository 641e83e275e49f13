import type { Me } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SoftPasskey } from './support/passkey.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ admins: ['Root'], adminCode: 'open sesame', origin: 'http://localhost' });
}, 60_000);
afterEach(() => server.close(), 60_000);

const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;
type Refused = { error: { code: string } };

async function addPasskey(client: Client, name: string): Promise<Me> {
  const key = new SoftPasskey('localhost', 'http://localhost');
  const { id, options } = await client.post<{ id: string; options: { challenge: string } }>(
    'me/passkeys/begin',
  );
  return client.post<Me>('me/passkeys', { id, name, response: key.register(options.challenge) });
}

test('the last passkey stays as long as there is no password', async () => {
  const ada = await server.guest('Ada');
  await addPasskey(ada, 'phone');
  const { passkeys } = await addPasskey(ada, 'laptop');
  const remove = (at: number) => ada.call<Me & Refused>('DELETE', `me/passkeys/${passkeys[at]!.id}`);
  expect((await remove(0)).body.passkeys).toMatchObject([{ name: 'laptop' }]);
  const refused = await remove(1);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'last-key']);
  await ada.call('PUT', 'me/password', { password: 'correct horse' });
  expect((await remove(1)).body.passkeys).toEqual([]);
});

test('of two passkeys removed at the same moment one stays', async () => {
  const ada = await server.guest('Ada');
  await addPasskey(ada, 'phone');
  const { passkeys } = await addPasskey(ada, 'laptop');
  await Promise.all(passkeys.map(({ id }) => ada.call('DELETE', `me/passkeys/${id}`)));
  expect((await ada.get<Me>('me')).passkeys).toHaveLength(1);
});

test('the export holds all that is kept about somebody: words, programs, browsers, reports, wishes', async () => {
  const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  await ada.command(table, { type: 'say', room: 'table', text: 'my words' });
  const watched = await bob.make({ seats: [ME, { as: 'bot', level: 'easy' }] });
  await ada.command(watched, { type: 'say', room: 'spectators', text: 'only watching' });
  await server.upkeep.list(watched);
  await bob.command(table, { type: 'say', room: 'table', text: 'his words' });
  const { token } = await ada.post<{ token: string }>('me/tokens', { name: 'ada-bot', as: 'bot' });
  const keys = { p256dh: 'secret-key', auth: 'secret-auth' };
  await ada.post('me/push', { endpoint: 'https://push.example/1', keys });
  await ada.post('reports', { table, person: bob.id, reason: 'other', text: 'my report' });
  await ada.call('PUT', `tables/${table}/notices`, { how: 'none' });
  await ada.call('PUT', `me/mutes/${bob.id}`);
  await server.upkeep.list(table);
  const data = await ada.get('me/export');
  expect(data).toMatchObject({
    said: expect.arrayContaining([
      expect.objectContaining({ table, room: 'table', text: 'my words' }),
      expect.objectContaining({ table: watched, room: 'spectators', text: 'only watching' }),
    ]) as unknown,
    tokens: [{ name: 'ada-bot' }],
    bots: [{ name: 'ada-bot' }],
    push: [{ endpoint: 'https://push.example/1' }],
    reports: [{ reason: 'other', text: 'my report' }],
    noticesOfTables: [{ table_id: table, notices: 'none' }],
    muted: [{ name: 'Bob' }],
  });
  for (const secret of ['his words', token, 'secret-key', 'secret-auth', 'token_hash', 'argon2id'])
    expect(JSON.stringify(data)).not.toContain(secret);
  await ada.call('DELETE', 'me');
  for (const list of ['table_wishes', 'speakers'])
    expect(
      await server.services.database.read(`SELECT user_id FROM ${list} WHERE user_id = $1`, [ada.id]),
    ).toEqual([]);
});

test('names of administrators cannot be taken by another way: not by a new name, not by a bot', async () => {
  const ada = await server.member('Ada');
  const codeOf = async (method: 'PATCH' | 'POST', path: string, body: object): Promise<string> =>
    (await ada.call<Refused>(method, path, body)).body.error?.code ?? 'nothing was refused';
  for (const name of ['Root', 'root', 'ROOT']) {
    expect(await codeOf('PATCH', 'me', { name })).toBe('name-taken');
    expect(await codeOf('POST', 'me/tokens', { name, as: 'bot' })).toBe('name-taken');
  }
  const root = await server.member('Root', 'open sesame');
  expect((await root.call('PATCH', 'me', { name: 'ROOT' })).status).toBe(200);
});

test('what is not there, or no longer, is not found: a session, a token, a passkey, somebody to suspend, a report', async () => {
  const root = await server.member('Root', 'open sesame');
  const codeOf = async (method: 'DELETE' | 'POST', path: string, body?: object): Promise<string> =>
    (await root.call<Refused>(method, path, body)).body.error?.code ?? 'nothing was refused';
  for (const path of ['me/sessions/abcdefgh', 'me/tokens/abcdefgh', 'me/passkeys/abcdefgh'])
    expect(await codeOf('DELETE', path), path).toBe('not-found');
  expect(await codeOf('POST', 'admin/users/abcdefgh/suspend', { until: server.time + 1 })).toBe('not-found');
  expect(await codeOf('POST', 'admin/reports/abcdefgh/close')).toBe('not-found');
  const ada = await server.guest('Ada');
  const { body } = await ada.call<Refused>('DELETE', 'me/passkeys/abcdefgh');
  expect(body.error.code).toBe('not-found');
  // Two windows that sign out at the same moment both have done so.
  const out = await Promise.all([1, 2].map(() => ada.call('POST', 'sign-out')));
  expect(out.map(({ status }) => status)).toEqual([200, 200]);
});

test('who has no link to a table does not find it by the profiles of those who have played there', async () => {
  const [ada, bob, eve] = [
    await server.member('Ada'),
    await server.member('Bob'),
    await server.member('Eve'),
  ];
  const played: Record<string, string> = {};
  for (const visibility of ['public', 'link', 'private'] as const) {
    const seats = [ME, { as: 'invited', name: 'Bob' } as const];
    const table = await ada.make({ seats, visibility });
    await bob.command(table, { type: 'join' });
    await bob.command(table, { type: 'resign' });
    await server.upkeep.list(table);
    played[visibility] = table;
    server.time += 1;
  }
  const found = async (client: Client, name: string): Promise<string[]> =>
    (await client.get<{ table: string }[]>(`people/${name}/history`)).map(({ table }) => table);
  const all = [played['private'], played['link'], played['public']];
  expect(await found(eve, 'Ada')).toEqual([played['public']]);
  expect(await found(server.stranger(), 'Bob')).toEqual([played['public']]);
  expect(await found(ada, 'Ada')).toEqual(all);
  expect(await found(ada, 'Bob')).toEqual(all);
});

test('an administrator who is suspended runs nothing, least of all the end of that', async () => {
  const [root, ada] = [await server.member('Root', 'open sesame'), await server.member('Ada')];
  await server.services.users.change(root.id, { suspended_until: server.time + 1000 });
  await server.services.sessions.changed(root.id);
  const asked: [method: 'GET' | 'POST', path: string, body?: object][] = [
    ['POST', `admin/users/${root.id}/suspend`, { until: null }],
    ['POST', `admin/users/${ada.id}/suspend`, { until: server.time + 1000 }],
    ...['users', 'tables', 'reports', 'health'].map((part): ['GET', string] => ['GET', `admin/${part}`]),
  ];
  for (const [method, path, body] of asked)
    expect((await root.call<Refused>(method, path, body)).body.error?.code, path).toBe('suspended');
  server.time += 1001;
  expect((await root.call('GET', 'admin/users')).status).toBe(200);
});

test('a browser gets notices as long as somebody is signed in there: not after signing out, nor when its session is ended from elsewhere', async () => {
  const { database } = server.services;
  const browsers = async (): Promise<string[]> =>
    (
      await database.read<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions ORDER BY endpoint')
    ).map(({ endpoint }) => endpoint.slice(-1));
  const come = async (number: number): Promise<Client> => {
    const client = server.stranger();
    await client.enter('sign-in', { name: 'Ada', password: 'correct horse' });
    const keys = { p256dh: 'p', auth: 'a' };
    await client.post('me/push', { endpoint: `https://push.example/${number}`, keys });
    return client;
  };
  await server.member('Ada');
  const [one, , three] = [await come(1), await come(2), await come(3), await come(4)];
  await one.post('sign-out');
  expect(await browsers()).toEqual(['2', '3', '4']);
  const sessions = await three.get<{ id: string; current: boolean }[]>('me/sessions');
  const { session_id } = (
    await database.read<{ session_id: string }>(
      "SELECT session_id FROM push_subscriptions WHERE endpoint LIKE '%2'",
    )
  )[0]!;
  expect(sessions.map(({ id }) => id)).toContain(session_id);
  await three.call('DELETE', `me/sessions/${session_id}`);
  expect(await browsers()).toEqual(['3', '4']);
  await three.call('PUT', 'me/password', { old: 'correct horse', password: 'another horse' });
  expect(await browsers()).toEqual(['3']);
  await three.call('DELETE', 'me/sessions');
  expect(await browsers()).toEqual([]);
});
