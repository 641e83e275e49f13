import type { Notice } from '@palio/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noticeRows } from '../src/notices/rows.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { postOf, wishLetters, type Post } from './support/post.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;
const TURN = 'Palio: It is your turn in fair.';
const invite = (name: string) => ({ as: 'invited', name }) as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 90_000);
afterAll(() => postgres.stop(), 60_000);

describe.each(['sqlite', 'postgres'] as const)('notices with %s', kind => {
  let server: TestServer;
  let post: Post;
  beforeEach(async () => {
    const database = kind === 'sqlite' ? {} : { database: { url: await postgres.newDatabase() } };
    const mail = { url: 'smtp://127.0.0.1:1', from: 'palio@example.org' };
    server = await startServer({ ...database, mail, origin: 'https://palio.example' });
    post = await postOf(server);
  }, 60_000);
  afterEach(() => server.close(), 60_000);

  const subjects = (): string[] => post.sent.map(({ subject }) => subject);
  const noticesOf = (client: Client): Promise<Notice[]> => client.get('me/notices');

  /** Two at a table where both are asked at once; Ada wishes letters. */
  async function begin(): Promise<{ table: string; ada: Client; bob: Client; start(): Promise<void> }> {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await wishLetters(server, ada.id);
    const table = await ada.make({ seats: [ME, OPEN] });
    return {
      table,
      ada,
      bob,
      async start() {
        await bob.command(table, { type: 'join' });
        await server.upkeep.list(table);
      },
    };
  }

  test('whose page is hidden is told by letter as well, but not at once', async () => {
    const { table, ada, start } = await begin();
    await ada.connect();
    await ada.watch(table);
    await ada.send({ type: 'presence', inView: false });
    await start();
    await expect.poll(() => ada.heard.some(message => message.type === 'notice')).toBe(true);
    await post.deliver();
    expect(post.sent).toEqual([]);
    server.time += 2 * MINUTE;
    await post.deliver();
    expect(subjects()).toContain(TURN);
  });

  test('who looks at the table is told nothing: neither in the page nor by letter', async () => {
    const { table, ada, start } = await begin();
    await ada.connect();
    await ada.watch(table);
    await start();
    expect(await noticesOf(ada)).toEqual([]);
    server.time += 2 * MINUTE;
    await post.deliver();
    expect(post.sent).toEqual([]);
    expect(ada.heard.filter(message => message.type === 'notice')).toEqual([]);
  });

  test('a turn that was seen and still waits is in the digest all the same', async () => {
    const { table, ada, start } = await begin();
    await wishLetters(server, ada.id, 'digest');
    await ada.connect();
    await ada.watch(table);
    await start();
    server.time += DAY;
    await post.deliver();
    expect(subjects()).toEqual([TURN]);
  });

  test('who comes to the table in time, or shows its page again, gets no letter', async () => {
    const { table, ada, start } = await begin();
    await ada.connect();
    await ada.watch(table);
    await ada.send({ type: 'presence', inView: false });
    await start();
    server.time += MINUTE;
    await ada.send({ type: 'presence', inView: true });
    expect((await noticesOf(ada)).every(({ read }) => read)).toBe(true);
    server.time += MINUTE;
    await post.deliver();
    expect(post.sent).toEqual([]);
  });

  test('a turn that has been played meanwhile is no news', async () => {
    const { table, ada, start } = await begin();
    await start();
    await ada.act(table, 'bid 1');
    server.time += 2 * MINUTE;
    await post.deliver();
    expect(subjects()).toEqual(['Palio: Your game of fair has begun.']);
  });

  test('all of a digest is one letter, with the turns that still wait', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await wishLetters(server, ada.id, 'digest');
    const played: string[] = [];
    for (let i = 0; i < 12; i++) {
      const table = await ada.make({ seats: [ME, OPEN] });
      await bob.command(table, { type: 'join' });
      await server.upkeep.list(table);
      if (i < 2) played.push(table);
    }
    for (const table of played) {
      await ada.act(table, 'bid 1');
      await server.upkeep.list(table);
    }
    expect(await post.outbox.waiting()).toBe(24);
    server.time += DAY;
    await post.outbox.send();
    expect(subjects()).toEqual(['Palio: 22 things wait for you']);
    expect(post.sent[0]!.text.match(/It is your turn/g)).toHaveLength(10);
    expect(post.sent[0]!.text).toContain('https://palio.example/g/');
    expect(await post.outbox.waiting()).toBe(0);
  });

  test('lists that are written late send no letter a second time', async () => {
    const ada = await server.guest('Ada');
    await wishLetters(server, ada.id);
    const { database } = server.services;
    const notice = {
      id: 'once',
      kind: 'time-low',
      table: 'T',
      game: 'fair',
      from: null,
      at: server.time,
      read: false,
    } as const;
    const list = async (): Promise<void> => {
      await database.write(await noticeRows(database, [{ person: ada.id, notice }], server.time));
      await post.deliver();
    };
    await list();
    await list();
    expect(post.sent).toHaveLength(1);
  });

  test('who makes and unmakes a friend over and over sends one letter a day', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await wishLetters(server, ada.id);
    const toggle = async (): Promise<void> => {
      server.time += 1000;
      await bob.call('PUT', 'me/friends/Ada');
      await bob.call('DELETE', 'me/friends/Ada');
      await post.deliver();
    };
    for (let i = 0; i < 3; i++) await toggle();
    expect(subjects()).toEqual(['Palio: Bob has made you a friend.']);
    expect(await noticesOf(ada)).toHaveLength(1);
    server.time += DAY;
    await toggle();
    expect(post.sent).toHaveLength(2);
  });

  test('who invites over and over sends one letter an hour, whatever table it is to', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await wishLetters(server, ada.id);
    const table = await bob.make({ seats: [ME, invite('Ada')] });
    for (let i = 0; i < 3; i++) {
      server.time += 1000;
      await bob.command(table, { type: 'seat', seat: 1, plan: OPEN });
      await bob.command(table, { type: 'seat', seat: 1, plan: invite('Ada') });
      await server.upkeep.list(table);
    }
    expect(await noticesOf(ada)).toHaveLength(1);
    await server.upkeep.list(await bob.make({ seats: [ME, invite('Ada')] }));
    expect(await noticesOf(ada)).toHaveLength(2);
    await post.deliver();
    expect(subjects()).toEqual(['Palio: Bob invites you to a game of fair.']);
    server.time += HOUR;
    await server.upkeep.list(await bob.make({ seats: [ME, invite('Ada')] }));
    await post.deliver();
    expect(post.sent).toHaveLength(2);
  });

  test('an invitation that cannot be followed any more is neither told nor written about', async () => {
    const [ada, bob, carl] = [
      await server.guest('Ada'),
      await server.guest('Bob'),
      await server.guest('Carl'),
    ];
    await wishLetters(server, ada.id, 'digest');
    const invitedTo = async (): Promise<string> => {
      const table = await bob.make({ seats: [ME, invite('Ada')], visibility: 'link' });
      await server.upkeep.list(table);
      expect((await noticesOf(ada))[0]).toMatchObject({ kind: 'invited', table, from: 'Bob' });
      server.time += HOUR;
      return table;
    };
    const calledOff = await invitedTo();
    await bob.command(calledOff, { type: 'leave' });
    const begunWithout = await invitedTo();
    await bob.command(begunWithout, { type: 'seat', seat: 1, plan: OPEN });
    await carl.command(begunWithout, { type: 'join' });
    for (const table of [calledOff, begunWithout]) await server.upkeep.list(table);
    const kinds = async () => (await noticesOf(ada)).map(({ kind: told }) => told);
    expect(await kinds()).not.toContain('invited');
    // A seat that was left and is offered to her is one she can still take.
    await carl.command(begunWithout, { type: 'leave' });
    await bob.command(begunWithout, { type: 'seat', seat: 1, plan: invite('Ada') });
    await server.upkeep.list(begunWithout);
    expect(await kinds()).toContain('invited');
    await bob.command(begunWithout, { type: 'leave' });
    await server.upkeep.list(begunWithout);
    server.time += DAY;
    await post.deliver();
    expect(post.sent.map(({ text }) => text).join()).not.toContain('invites you');
  });

  test('a digest does not tell of somebody who has come back meanwhile', async () => {
    const { table, ada, bob, start } = await begin();
    await start();
    await wishLetters(server, ada.id, 'digest');
    await wishLetters(server, bob.id, 'digest');
    const missed = await ada.make({ seats: [ME, OPEN], title: 'missed' });
    await bob.command(missed, { type: 'join' });
    for (const each of [table, missed]) await ada.act(each, 'bid 1');
    server.time += 7 * DAY;
    for (const each of [table, missed]) {
      await server.upkeep.wake(each);
      await server.upkeep.list(each);
    }
    const kinds = (await noticesOf(ada)).filter(({ kind: told }) => told === 'absent');
    expect(kinds).toHaveLength(2);
    await bob.act(table, 'bid 0');
    server.time += DAY;
    await post.deliver();
    const lines = post.sent.flatMap(({ text }) => text.split('\n'));
    const about = (sentence: string): string[] =>
      lines.flatMap((line, i) => (line === sentence ? lines[i + 1]! : []));
    expect(about('Bob has not played for a week in fair: what shall happen?')).toEqual([
      `https://palio.example/g/${missed}`,
    ]);
    expect(about('The others have waited for you for a week in fair: come back and play on.')).toEqual([
      `https://palio.example/g/${missed}`,
    ]);
  });

  test('whose time has run out is told so as himself, and the others by his name', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await wishLetters(server, ada.id);
    const table = await ada.make({ seats: [ME, OPEN], pace: { kind: 'turns', reserve: 3600, increment: 0 } });
    await bob.command(table, { type: 'join' });
    await bob.act(table, 'bid 1');
    server.time += HOUR;
    await server.upkeep.wake(table);
    await server.upkeep.list(table);
    const from = async (client: Client) =>
      (await noticesOf(client)).find(({ kind: told }) => told === 'time-out')?.from;
    expect([await from(ada), await from(bob)]).toEqual([null, 'Ada']);
    await post.deliver();
    expect(subjects()).toContain('Palio: Your time has run out in fair: come back and play on.');
  });

  test('an address gets one letter that asks, and others only after its link was followed', async () => {
    const ada = await server.guest('Ada');
    const wish = { mail: 'ada@example.org', notices: { push: false, mail: 'each' } };
    expect((await ada.call('PATCH', 'me', wish)).body).toMatchObject({ mailConfirmed: false });
    await server.services.notices.tell(ada.id, 'friend', 'Bob');
    await post.deliver();
    expect(subjects()).toEqual(['Palio: is this your address?']);
    const [, token = ''] = /\/mail\/([\w-]+)/.exec(post.sent[0]!.text) ?? [];
    expect((await server.stranger().call('POST', 'mail/confirm', { token: `${token}x` })).status).toBe(404);
    expect((await server.stranger().call('POST', 'mail/confirm', { token })).status).toBe(200);
    expect(await ada.get('me')).toMatchObject({ mailConfirmed: true });
    await server.services.notices.tell(ada.id, 'friend', 'Cyd');
    await post.deliver();
    expect(subjects().slice(1)).toEqual(['Palio: Cyd has made you a friend.']);
    // Another address begins anew, and the old link says nothing about it.
    await ada.call('PATCH', 'me', { mail: 'other@example.org' });
    await server.stranger().call('POST', 'mail/confirm', { token });
    expect(await ada.get('me')).toMatchObject({ mailConfirmed: false });
  });

  test('nobody is asked about his address more than once an hour, whoever gives it', async () => {
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const give = async (client: Client, mail: string): Promise<number> =>
      (await client.call('PATCH', 'me', { mail })).status;
    expect(await give(ada, 'victim@example.org')).toBe(200);
    expect(await give(bob, 'Victim@example.org')).toBe(429);
    expect((await ada.call('POST', 'me/mail/check', {})).status).toBe(429);
    server.time += HOUR + 1;
    expect((await ada.call('POST', 'me/mail/check', {})).status).toBe(200);
    const given: number[] = [];
    for (let i = 0; i < 5; i++) given.push(await give(ada, `victim${i}@example.org`));
    expect(given).toEqual([200, 200, 200, 429, 429]);
  });

  test('one letter goes to each browser; one that fails is tried again alone', async () => {
    const ada = await server.guest('Ada');
    await server.services.users.change(ada.id, { push: 1 });
    const keys = { p256dh: 'p', auth: 'a' };
    const endpoints = ['https://push.example/one', 'https://push.example/two'];
    for (const endpoint of endpoints) await ada.post('me/push', { endpoint, keys });
    await server.services.notices.tell(ada.id, 'friend', 'Bob');
    const { outbox } = post;
    const tried: string[] = [];
    const { Outbox } = await import('../src/notices/outbox.ts');
    const failing = new Outbox({
      house: server.services.house,
      now: () => server.time,
      mail: undefined,
      origin: '',
      push: {
        send: ({ target }) => {
          tried.push(target);
          return target.endsWith('two') && tried.length < 4
            ? Promise.reject(new Error('later'))
            : Promise.resolve();
        },
      },
    });
    for (let i = 0; i < 3; i++) await failing.send();
    expect(tried.toSorted()).toEqual(endpoints);
    server.time += MINUTE;
    await failing.send();
    expect(tried.slice(2)).toEqual([endpoints[1]]);
    server.time += 2 * MINUTE;
    await failing.send();
    expect(await outbox.waiting()).toBe(0);
    expect(tried).toHaveLength(4);
  });

  test('who wants no more notices in one browser still gets them in the others', async () => {
    const ada = await server.member('Ada');
    const keys = { p256dh: 'p256dh', auth: 'auth' };
    const endpoints = ['https://push.example/laptop', 'https://push.example/phone?a=1&b=2'];
    for (const endpoint of endpoints) await ada.post('me/push', { endpoint, keys });
    await ada.call('PATCH', 'me', { notices: { push: true, mail: 'off' } });
    const left = async () => {
      const { push } = await ada.get<{ push: { endpoint: string }[] }>('me/export');
      return push.map(({ endpoint }) => endpoint);
    };
    const isWished = async () => (await ada.get<{ notices: { push: boolean } }>('me')).notices.push;
    await ada.call('DELETE', `me/push?endpoint=${encodeURIComponent(endpoints[1]!)}`);
    expect([await left(), await isWished()]).toEqual([[endpoints[0]], true]);
    await ada.call('DELETE', `me/push?endpoint=${encodeURIComponent(endpoints[0]!)}`);
    expect([await left(), await isWished()]).toEqual([[], false]);
  });

  test('ten browsers at most, and none inside a network of ours', async () => {
    const ada = await server.guest('Ada');
    const keys = { p256dh: 'p', auth: 'a' };
    const subscribe = async (endpoint: string): Promise<number> =>
      (await ada.call('POST', 'me/push', { endpoint, keys })).status;
    for (const host of [
      'localhost',
      '127.0.0.1',
      '10.1.2.3',
      '[::1]',
      '[::ffff:192.168.0.1]',
      '[2002:7f00:1::1]',
      '[64:ff9b:1::7f00:1]',
      'printer.local',
      'db',
    ])
      expect(await subscribe(`https://${host}/x`), host).toBe(400);
    expect(await subscribe('http://push.example/x')).toBe(400);
    for (let i = 0; i < 12; i++) {
      server.time += 1000;
      expect(await subscribe(`https://push.example/${i}`)).toBe(200);
    }
    const rows = await server.services.database.read<{ endpoint: string }>(
      'SELECT endpoint FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at',
      [ada.id],
    );
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(
      Array.from({ length: 10 }, (_, i) => `https://push.example/${i + 2}`),
    );
  });
});

describe('two processes on one database', () => {
  const clock = { time: Date.UTC(2026, 0, 5, 12) };
  const now = (): number => clock.time;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    const database = { url: await postgres.newDatabase() };
    [one, two] = await Promise.all([startServer({ database, now }), startServer({ database, now })]);
  }, 90_000);
  afterAll(() => Promise.all([one.close(), two.close()]), 60_000);

  test('who looks at the table at one gets no letter for what happens at the other; who is away gets one', async () => {
    const posts = [await postOf(one, now), await postOf(two, now)];
    const sent = (): string[] => posts.flatMap(post => post.sent).map(({ subject }) => subject);
    const deliver = (): Promise<unknown> => Promise.all(posts.map(post => post.deliver()));
    const [ada, bob] = [await one.guest('Ada'), await two.guest('Bob')];
    await wishLetters(one, ada.id);
    const table = await ada.make({ seats: [ME, OPEN] });
    await one.upkeep.list(table);
    await ada.connect();
    await ada.watch(table);
    await bob.command(table, { type: 'join' });
    await two.upkeep.list(table);
    await expect
      .poll(async () => (await ada.get<Notice[]>('me/notices')).map(({ kind, read }) => ({ kind, read })))
      .toEqual([{ kind: 'started', read: true }]);
    clock.time += 2 * MINUTE;
    await deliver();
    expect(sent()).toEqual([]);

    await ada.send({ type: 'presence', inView: false });
    await ada.act(table, 'bid 1');
    await bob.act(table, 'bid 2');
    const awaited = async (): Promise<readonly number[]> =>
      (await bob.look(table)).position!.question!.waitingFor;
    // Whatever comes between, Bob plays until it is Ada's turn.
    for (let i = 0; i < 20 && !(await awaited()).includes(0); i++) await bob.act(table);
    expect(await awaited()).toContain(0);
    await Promise.all([one.upkeep.list(table), two.upkeep.list(table)]);
    await expect
      .poll(async () => (await ada.get<Notice[]>('me/notices')).some(({ read }) => !read))
      .toBe(true);
    clock.time += 2 * MINUTE;
    await deliver();
    expect(sent()).toEqual([TURN]);
    clock.time += HOUR;
    await deliver();
    expect(sent()).toEqual([TURN]);
  });
});
