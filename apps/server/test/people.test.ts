import type { Me } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { letterFor } from '../src/notices/letters.ts';
import { Outbox } from '../src/notices/outbox.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';
import { SoftPasskey } from './support/passkey.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ admins: ['Root'], adminCode: 'open sesame', origin: 'http://localhost' });
}, 60_000);
afterEach(() => server.close(), 60_000);

type Refused = { error: { code: string; where?: string } };
const codeOf = async (
  client: Client,
  method: 'POST' | 'PUT' | 'PATCH' | 'GET' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<string> =>
  (await client.call<Refused>(method, path, body)).body.error?.code ?? 'nothing was refused';

describe('accounts', () => {
  test('a guest in one click, turned into a member, keeps his name’s games', async () => {
    const ada = await server.guest();
    expect(ada.me).toMatchObject({ person: { kind: 'guest' }, hasPassword: false });
    const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
    await ada.enter('register', { name: 'Ada', password: 'correct horse' });
    expect(ada.me).toMatchObject({ person: { kind: 'member', name: 'Ada' }, hasPassword: true });
    await server.upkeep.list(table);
    expect(await ada.get('me/tables')).toMatchObject([{ id: table }]);
    const again = server.stranger();
    await again.enter('sign-in', { name: 'ADA', password: 'correct horse' });
    expect(again.id).toBe(ada.id);
  });

  test('a guest who says no name gets one that is free', async () => {
    await server.guest('Guest-first1');
    const { users } = server.services;
    const names = ['Guest-FIRST1', 'Guest-second'];
    expect(await users.createGuest('it', () => names.shift()!)).toMatchObject({
      kind: 'guest',
      name: 'Guest-second',
      language: 'it',
    });
    await expect(users.createGuest('it', () => 'Guest-second')).rejects.toMatchObject({ code: 'name-taken' });
  });

  test('whoever asks is told who he is, also if he is nobody', async () => {
    expect(await server.stranger().get('visit')).toEqual({ me: null });
    const ada = await server.guest();
    expect(await ada.get('visit')).toEqual({ me: ada.me });
  });

  test('names are unique however they are written, passwords are checked, nothing tells which was wrong', async () => {
    await server.member('Ada');
    const eve = server.stranger();
    expect(await codeOf(eve, 'POST', 'register', { name: 'aDA', password: 'long enough' })).toBe(
      'name-taken',
    );
    expect(await codeOf(eve, 'POST', 'register', { name: 'Eve', password: 'short' })).toBe('bad-request');
    const wrong = await eve.call('POST', 'sign-in', { name: 'Ada', password: 'wrong' });
    const unknown = await eve.call('POST', 'sign-in', { name: 'Nobody', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'wrong-password' } } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('who types what cannot be a name is told what a name is, wherever he types it', async () => {
    const ada = await server.member('Ada');
    expect(await codeOf(server.stranger(), 'POST', 'guest', { name: 'Ada B' })).toBe('bad-name');
    expect(await codeOf(ada, 'PATCH', 'me', { name: 'A' })).toBe('bad-name');
    expect(await codeOf(ada, 'PUT', `me/friends/${encodeURIComponent('Ada B')}`)).toBe('bad-name');
    expect(await codeOf(ada, 'PATCH', 'me', { name: 7 })).toBe('bad-request');
  });

  test('who changes his password is told that the old one is wrong, not his name', async () => {
    const ada = await server.member('Ada');
    const wish = { old: 'wrong', password: 'another horse' };
    expect(await codeOf(ada, 'PUT', 'me/password', wish)).toBe('wrong-old-password');
  });

  test('sessions are listed, ended one by one or all together; cookies are for this site alone', async () => {
    const ada = await server.member('Ada');
    const phone = server.stranger();
    const { headers } = await phone.call('POST', 'sign-in', { name: 'Ada', password: 'correct horse' });
    expect(headers['set-cookie']).toMatch(/^palio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const sessions = await ada.get<{ id: string; current: boolean }[]>('me/sessions');
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    await ada.call('DELETE', `me/sessions/${sessions.find(({ current }) => !current)!.id}`);
    expect(await codeOf(phone, 'GET', 'me')).toBe('not-signed-in');
    await ada.call('DELETE', 'me/sessions');
    expect(await codeOf(ada, 'GET', 'me')).toBe('not-signed-in');
  });

  test('who comes again and again is given the cookie again, who only asks much is not', async () => {
    const ada = await server.member('Ada');
    const { cookie } = ada;
    const visit = async () => (await ada.call('GET', 'visit')).headers['set-cookie'];
    expect(await visit()).toBeUndefined();
    for (let week = 0; week < 60; week++) {
      server.time += 7 * 24 * 3_600_000;
      expect(await visit()).toMatch(/^palio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
      expect(await visit()).toBeUndefined();
    }
    expect(ada.cookie).toBe(cookie);
    expect(await ada.get('me')).toMatchObject({ person: { name: 'Ada' } });
    // A token is no cookie, and who has ended his session is not given it again.
    const { token } = await ada.post<{ token: string }>('me/tokens', { name: 'engine', as: 'me' });
    server.time += 8 * 24 * 3_600_000;
    const byToken = await server
      .stranger()
      .call('GET', 'visit', undefined, { authorization: `Bearer ${token}` });
    expect(byToken.headers['set-cookie']).toBeUndefined();
    await ada.call('DELETE', 'me/sessions');
    ada.cookie = cookie;
    expect(await visit()).toBeUndefined();
  });

  test('behind https the cookie can neither be read nor be set by others', async () => {
    const secure = await startServer({ origin: 'https://palio.example' });
    const ada = secure.stranger();
    const { headers } = await ada.call('POST', 'guest', {}, { origin: 'https://palio.example' });
    expect(headers['set-cookie']).toMatch(/^__Host-palio=.*; Secure$/);
    await secure.close();
  });

  test('a passkey is added, signs in, and a wrong or repeated answer is refused', async () => {
    const ada = await server.member('Ada');
    const key = new SoftPasskey('localhost', 'http://localhost');
    const begun = await ada.post<{ id: string; options: { challenge: string } }>('me/passkeys/begin');
    const response = key.register(begun.options.challenge);
    const me = await ada.post<Me>('me/passkeys', { id: begun.id, name: 'phone', response });
    expect(me.passkeys).toMatchObject([{ name: 'phone' }]);
    expect(await codeOf(ada, 'POST', 'me/passkeys', { id: begun.id, name: 'again', response })).toBe(
      'passkey-failed',
    );
    const stranger = server.stranger();
    const asked = await stranger.post<{ id: string; options: { challenge: string } }>('passkey/begin');
    const signed = key.sign(asked.options.challenge);
    const { body } = await stranger.call<Me>('POST', 'passkey', { id: asked.id, response: signed });
    expect(body.person.name).toBe('Ada');
    const other = await stranger.post<{ id: string; options: { challenge: string } }>('passkey/begin');
    expect(await codeOf(stranger, 'POST', 'passkey', { id: other.id, response: key.sign('AAAA') })).toBe(
      'passkey-failed',
    );
  });

  test('settings, export and deletion', async () => {
    const ada = await server.member('Ada');
    await ada.call('PATCH', 'me', {
      language: 'it',
      mail: 'ada@example.org',
      notices: { push: true, mail: 'digest' },
      about: 'I trade.',
    });
    expect(await ada.get('me')).toMatchObject({
      language: 'it',
      mail: 'ada@example.org',
      notices: { push: true, mail: 'digest' },
    });
    const data = JSON.stringify(await ada.get('me/export'));
    expect(data).toContain('I trade.');
    expect(data).not.toContain('argon2id');
    const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
    await server.upkeep.list(table);
    expect(await ada.call('DELETE', 'me')).toMatchObject({ status: 200 });
    expect(await codeOf(ada, 'GET', 'me')).toBe('not-signed-in');
    expect(await codeOf(server.stranger(), 'GET', 'people/Ada')).toBe('no-such-user');
    expect((await server.stranger().look(table)).card.status).toBe('cancelled');
  });

  test('holidays are counted', async () => {
    const ada = await server.member('Ada');
    const day = 24 * 3_600_000;
    const { body } = await ada.call<Me>('PUT', 'me/vacation', { until: server.time + 10 * day });
    expect(body.vacation.daysLeft).toBe(20);
    expect(await codeOf(ada, 'PUT', 'me/vacation', { until: server.time + 31 * day })).toBe('too-many');
  });

  test('who extends or shortens his holidays counts only the difference', async () => {
    const ada = await server.member('Ada');
    const day = 24 * 3_600_000;
    const begin = server.time;
    const until = async (moment: number | null): Promise<number> =>
      (await ada.call<Me>('PUT', 'me/vacation', { until: moment })).body.vacation.daysLeft;
    expect(await until(begin + 10 * day)).toBe(20);
    expect(await until(begin + 25 * day)).toBe(5);
    server.time += 4.5 * day;
    expect(await until(begin + 26 * day)).toBe(4);
    expect(await until(begin + 6 * day)).toBe(24);
    // Who comes back after four and a half of six days has used five.
    expect(await until(null)).toBe(25);
    expect(await until(null)).toBe(25);
    expect(await until(server.time + day)).toBe(24);
    expect(await until(null)).toBe(25);
    expect(await until(server.time + 20 * day)).toBe(5);
    server.time += 1;
    expect(await until(null)).toBe(24);
  });
});

describe('friends, blocks, ratings', () => {
  test('friends are told; blocked people can neither invite nor join', async () => {
    const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
    await ada.call('PUT', 'me/friends/Bob');
    expect(await ada.get('me/friends')).toMatchObject([{ person: { name: 'Bob' } }]);
    expect(await bob.get('me/notices')).toMatchObject([{ kind: 'friend', from: 'Ada' }]);
    expect(await ada.get('people/Bob')).toMatchObject({ friend: true, blocked: false });
    expect(await bob.get('me/friend-requests')).toMatchObject([{ person: { name: 'Ada' } }]);
    expect(await ada.get('me/friend-requests')).toEqual([]);
    await bob.call('PUT', 'me/friends/Ada');
    expect(await bob.get('me/friend-requests')).toEqual([]);
    await bob.call('PUT', 'me/blocks/Ada');
    expect(
      await codeOf(ada, 'POST', 'tables', {
        game: 'fair',
        seats: [{ as: 'me' }, { as: 'invited', name: 'Bob' }],
      }),
    ).toBe('blocked');
    const table = await bob.make({ seats: [{ as: 'me' }, { as: 'open' }] });
    expect(await ada.refused(table, { type: 'join' })).toBe('blocked');
    expect(await codeOf(ada, 'PUT', 'me/friends/Bob')).toBe('blocked');
  });

  test('games that changed no rating are counted too, by those who may find them', async () => {
    const [ada, bob, eve] = [
      await server.member('Ada'),
      await server.member('Bob'),
      await server.member('Eve'),
    ];
    for (const [visibility, loser] of [
      ['public', bob],
      ['public', ada],
      ['link', bob],
      ['private', bob],
    ] as const) {
      const seats = [{ as: 'me' as const }, { as: 'invited' as const, name: 'Bob' }];
      const table = await ada.make({ seats, visibility });
      await bob.command(table, { type: 'join' });
      await loser.command(table, { type: 'resign' });
      await server.upkeep.list(table);
    }
    const own = [{ game: 'fair', games: 4, wins: 3 }];
    const seenByOthers = [{ game: 'fair', games: 2, wins: 1 }];
    expect(await ada.get('people/Ada/unrated')).toEqual(own);
    expect(await bob.get('people/Ada/unrated')).toEqual(own);
    expect(await eve.get('people/Ada/unrated')).toEqual(seenByOthers);
    expect(await server.stranger().get('people/Ada/unrated')).toEqual(seenByOthers);
  });

  test('a rated game changes ratings once, and is in the history', async () => {
    const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
    const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }], rated: true });
    expect(await (await server.guest()).refused(table, { type: 'join' })).toBe('members-only');
    await bob.command(table, { type: 'join' });
    expect(await bob.refused(table, { type: 'propose', proposal: { what: 'undo' } })).toBe('undo-off');
    await bob.command(table, { type: 'resign' });
    await server.upkeep.list(table);
    await server.upkeep.list(table);
    const profile = await ada.get<{ ratings: { rating: number; games: number; wins: number }[] }>(
      'people/Ada',
    );
    expect(profile.ratings).toMatchObject([{ games: 1, wins: 1 }]);
    expect(profile.ratings[0]!.rating).toBeGreaterThan(0);
    const history = await ada.get('people/Bob/history');
    expect(history).toMatchObject([
      { table, rated: true, seat: 1, result: { ranks: [1, 2] }, ratingChange: 0 },
    ]);
    expect(await ada.get('people/Bob/together')).toEqual([{ game: 'fair', games: 1, ahead: 1, behind: 0 }]);
    expect(await bob.get('people/Ada/together')).toEqual([{ game: 'fair', games: 1, ahead: 0, behind: 1 }]);
    expect(await ada.get('people/Ada/together')).toEqual([]);
    expect(await codeOf(server.stranger(), 'GET', 'people/Ada/together')).toBe('not-signed-in');

    expect(await ada.get('people/Ada/unrated')).toEqual([]);

    // Who deletes his account leaves no name behind in the games of others.
    expect(await ada.get('people/Ada/history')).toMatchObject([
      { people: [{ name: 'Ada' }, { name: 'Bob' }] },
    ]);
    await bob.command(table, { type: 'say', room: 'table', text: 'I am not "id":"x","name":"Eve"' });
    const everything = async (): Promise<string> => {
      const looked = [
        'tables?status=over',
        'me/tables?over=true',
        `tables/${table}`,
        `tables/${table}/entries`,
      ];
      const answers = looked.map(async path => JSON.stringify(await ada.get(path)));
      return (await Promise.all(answers)).join('\n');
    };
    expect(await everything()).toContain('"name":"Bob"');
    await bob.call('DELETE', 'me');
    expect(await ada.get('people/Ada/history')).toMatchObject([{ people: [{ name: 'Ada' }, null] }]);
    for (const isInMemory of [true, false]) {
      if (!isInMemory) server.services.house.places.delete(table);
      const now = await everything();
      expect(now).not.toContain('Bob');
      expect(now).toMatch(/"name":"deleted-/);
      expect(now).toContain('"name":"Ada"');
      expect(now).toContain(String.raw`\"name\":\"Eve\"`);
    }
  });
});

describe('those who run the server', () => {
  test('names of administrators need the code; only they see users, tables, reports and health', async () => {
    expect(
      await codeOf(server.stranger(), 'POST', 'register', { name: 'root', password: 'long enough' }),
    ).toBe('name-taken');
    expect(await codeOf(server.stranger(), 'POST', 'guest', { name: 'Root' })).toBe('name-taken');
    const root = await server.member('Root', 'open sesame');
    const [ada, bob] = [await server.member('Ada'), await server.guest('Bob')];
    for (const path of ['users', 'tables', 'reports', 'health']) {
      expect(await codeOf(ada, 'GET', `admin/${path}`)).toBe('forbidden');
      expect((await root.call('GET', `admin/${path}`)).status).toBe(200);
    }
    const table = await bob.make({ seats: [{ as: 'me' }, { as: 'open' }], visibility: 'public' });
    await server.upkeep.list(table);
    await ada.post('reports', { table, person: bob.id, reason: 'name', text: 'rude' });
    const [report] = await root.get<{ id: string }[]>('admin/reports');
    expect(report).toMatchObject({
      by: { name: 'Ada' },
      about: { name: 'Bob' },
      reason: 'name',
      closedAt: null,
    });
    await bob.command(table, { type: 'say', room: 'table', text: 'something rude' });
    expect(JSON.stringify(await root.get(`admin/tables/${table}/talk`))).toContain('something rude');
    expect(await codeOf(ada, 'GET', `admin/tables/${table}/talk`)).toBe('forbidden');
    const quiet = await bob.make({ seats: [{ as: 'me' }, { as: 'open' }] });
    expect(await codeOf(root, 'GET', `admin/tables/${quiet}/talk`)).toBe('forbidden');
    await root.post(`admin/reports/${report!.id}/close`);
    expect(await root.get('admin/reports')).toMatchObject([{ closedAt: server.time, closedBy: 'Root' }]);
    await root.post(`admin/users/${bob.id}/suspend`, { until: server.time + 1000, reason: 'a rude name' });
    expect(await bob.refused(table, { type: 'leave' })).toBe('suspended');
    await root.post(`admin/tables/${table}/cancel`);
    expect((await ada.look(table)).card.status).toBe('cancelled');
    expect(await root.get('admin/users?search=bob')).toMatchObject([
      {
        person: { name: 'Bob' },
        suspendedUntil: server.time + 1000,
        suspendedReason: 'a rude name',
      },
    ]);
    expect(await root.get('admin/health')).toMatchObject({ storage: 'sqlite', commits: expect.any(Number) });
  });
});

describe('notices that leave the server', () => {
  test('the outbox tries again, less and less often, and gives up in the end; digests travel together', async () => {
    const ada = await server.member('Ada');
    await ada.call('PATCH', 'me', { mail: 'ada@example.org', notices: { push: false, mail: 'each' } });
    const sent: string[] = [];
    let isBroken = true;
    const mail = {
      send: (_to: unknown, letter: { subject: string; text: string }) => {
        if (isBroken) return Promise.reject(new Error('no route'));
        sent.push(letter.subject);
        return Promise.resolve();
      },
    };
    const { house, notices, users } = server.services;
    await users.change(ada.id, { mail_confirmed: 1 });
    const outbox = new Outbox({
      house,
      now: () => server.time,
      mail,
      push: undefined,
      origin: 'https://palio.example',
    });
    await notices.tell(ada.id, 'friend', 'Bob');
    await outbox.send();
    expect(await outbox.waiting()).toBe(1);
    await outbox.send();
    isBroken = false;
    await outbox.send();
    expect(sent).toEqual([]);
    server.time += 60_001;
    await outbox.send();
    expect(sent).toEqual(['Palio: Bob has made you a friend.']);
    expect(await outbox.waiting()).toBe(0);
    await ada.call('PATCH', 'me', { notices: { push: false, mail: 'digest' } });
    await notices.tell(ada.id, 'friend', 'Cyd');
    await notices.tell(ada.id, 'friend', 'Dan');
    await outbox.send();
    expect(sent).toHaveLength(1);
    server.time += 24 * 3_600_000;
    await outbox.send();
    expect(sent[1]).toBe('Palio: 2 things wait for you');
    isBroken = true;
    await notices.tell(ada.id, 'friend', 'Eve');
    for (let i = 0; i < 10; i++) {
      server.time += 48 * 3_600_000;
      await outbox.send();
    }
    expect(await outbox.waiting()).toBe(0);
  });

  test('letters are in the language of the reader and lead to the table', () => {
    const notice = {
      id: 'x',
      kind: 'your-turn',
      table: 'T1',
      game: 'tadmor',
      from: null,
      at: 1,
      read: false,
    } as const;
    expect(letterFor([notice], 'it', 'https://palio.example')).toEqual({
      subject: 'Palio: Tocca a te nella partita a Tadmor.',
      text: 'Tocca a te nella partita a Tadmor.\nhttps://palio.example/g/T1\n',
    });
    const friend = { ...notice, kind: 'friend', table: null, game: null, from: 'Bob' } as const;
    expect(letterFor([friend], 'en', 'https://palio.example').text).toBe(
      'Bob has made you a friend.\nhttps://palio.example/friends\n',
    );
  });
});

describe('the frame', () => {
  test('another site can make a browser send nothing that counts', async () => {
    const ada = await server.guest('Ada');
    const from = (origin: string) =>
      ada.call<Refused>('POST', 'tables', { game: 'fair', seats: [] }, { origin });
    expect((await from('https://evil.example')).body.error.code).toBe('wrong-origin');
    expect((await from('http://localhost')).body.error.code).toBe('bad-request');
    const crossSite = await ada.call<Refused>('POST', 'sign-out', undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(crossSite.body.error.code).toBe('wrong-origin');
    const form = await ada.call<Refused>('POST', 'tables', 'game=fair', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.body.error.code).toBe('bad-request');
    const plain = await ada.call<Refused>('POST', 'tables', '{}', { 'content-type': 'text/plain' });
    expect(plain.body.error.code).toBe('bad-request');
  });

  test('every answer carries the headers that protect browsers; errors have codes', async () => {
    const ada = server.stranger();
    const { status, headers, body } = await ada.call<Refused>('GET', 'no/such/thing');
    expect(status).toBe(404);
    expect(body.error.code).toBe('not-found');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('too many requests are refused, per account and per address', async () => {
    const limited = await startServer({ unlimited: false });
    const eve = limited.stranger();
    const codes: string[] = [];
    for (let i = 0; i < 15; i++)
      codes.push(await codeOf(eve, 'POST', 'sign-in', { name: 'Ada', password: `guess-${i}` }));
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-password'));
    expect(codes.slice(10)).toEqual(Array(5).fill('too-many-requests'));
    const ada = await limited.guest('Ada');
    const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
    const said: string[] = [];
    for (let i = 0; i < 14; i++)
      said.push(await ada.refused(table, { type: 'say', room: 'table', phrase: 'hello' }));
    expect(said.filter(code => code === 'too-many-requests')).toHaveLength(4);
    await limited.close();
  });

  test('the API describes itself, for programs and for people', async () => {
    const eve = server.stranger();
    const document = await eve.get<{
      paths: Record<string, unknown>;
      components: { schemas: Record<string, unknown> };
    }>('openapi.json');
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Person', 'Position', 'TableLine']),
    );
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/tables',
        '/api/v1/tables/{id}/actions',
        '/api/v1/bot/stream',
        '/api/v1/games/{game}/ranking',
        '/api/v1/me/export',
      ]),
    );
    const page = await eve.get<string>('docs');
    expect(page).toMatch(/POST<.*\/api\/v1\/tables\/\{id\}\/actions/);
    expect(page).toContain('<code>illegal-action</code></td><td>409</td>');
    const places = new Set(page.match(/(?<= id=")[^"]+/g));
    const links = page.match(/(?<=href="#)[^"]+/g) ?? [];
    expect(links).toContain('type-Position');
    expect(links.filter(link => !places.has(link))).toEqual([]);
    expect(await eve.get('games')).toMatchObject([{ id: 'fair', seatCounts: [2, 3, 4] }]);
    expect(await eve.get('/healthz')).toEqual({ alive: true });
    expect(await eve.get('/readyz')).toEqual({ ready: true });
  });
});
