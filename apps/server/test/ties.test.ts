import type { Person } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postOf, wishLetters } from './support/post.ts';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

/* Who wishes to sit with whom, and to hear whom; by who they are, not by what they are called. */
let server: TestServer;
beforeEach(async () => {
  server = await startServer();
}, 60_000);
afterEach(() => server.close(), 60_000);

const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;
const invite = (name: string) => ({ as: 'invited', name }) as const;
const say = (text: string) => ({ type: 'say', room: 'table', text }) as const;
const seated = async (client: Client, table: string): Promise<(Person | undefined)[]> =>
  (await client.look(table)).card.seats.map(seat => seat.person);

test('who is muted is not heard, and nothing else changes between the two', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  for (const [client, name] of [
    [ada, 'Bob'],
    [bob, 'Ada'],
  ] as const)
    await client.call('PUT', `me/friends/${name}`);
  const table = await ada.make({ seats: [ME, OPEN] });
  await bob.command(table, { type: 'join' });
  await ada.connect();
  await ada.watch(table);
  await ada.call('PUT', `me/mutes/${bob.id}`);
  await expect.poll(() => ada.connection.muted.has(bob.id)).toBe(true);
  await bob.command(table, say('can you hear me?'));
  await ada.watch(table);
  expect(ada.raw.join('')).not.toContain('can you hear me?');
  expect(await ada.get('me/mutes')).toMatchObject([{ person: { name: 'Bob' } }]);
  expect(await ada.get('people/Bob')).toMatchObject({ friend: true, blocked: false });
  expect(await bob.get('people/Ada')).toMatchObject({ friend: true, blocked: false });
  expect(await bob.get('me/friend-requests')).toEqual([]);
  const next = await bob.make({ seats: [ME, invite('Ada')] });
  await ada.command(next, { type: 'join' });
  // Under another name he is still the same.
  await bob.call('PATCH', 'me', { name: 'Robert' });
  await bob.command(table, say('and now?'));
  await ada.watch(table);
  expect(ada.raw.join('')).not.toContain('and now?');
  await ada.call('DELETE', `me/mutes/${bob.id}`);
  await expect.poll(() => ada.connection.muted.size).toBe(0);
  await bob.command(table, say('at last'));
  expect(ada.raw.join('')).toContain('at last');
});

test('who is muted is told so, once, in the page alone', async () => {
  const post = await postOf(server);
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await wishLetters(server, bob.id);
  await ada.call('PUT', `me/mutes/${bob.id}`);
  await ada.call('DELETE', `me/mutes/${bob.id}`);
  await ada.call('PUT', `me/mutes/${bob.id}`);
  expect(await bob.get('me/notices')).toMatchObject([{ kind: 'muted', from: 'Ada', table: null }]);
  await post.deliver();
  expect(post.sent).toEqual([]);
});

test('a request for friendship is not answered by a mute', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await bob.call('PUT', 'me/friends/Ada');
  await ada.call('PUT', `me/mutes/${bob.id}`);
  expect(await ada.get('me/friend-requests')).toMatchObject([{ person: { name: 'Bob' } }]);
  expect((await ada.call('PUT', `me/mutes/${ada.id}`)).status).toBe(400);
  expect((await ada.call('PUT', 'me/mutes/aaaaaaaaaaaaaaaa')).status).toBe(404);
});

test('who is blocked cannot sit down where the other sits, nor be invited there; it is not said because of whom', async () => {
  const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
  const table = await cyd.make({ seats: [ME, OPEN, OPEN, OPEN], autoStart: false });
  await ada.command(table, { type: 'join', seat: 1 });
  await ada.call('PUT', 'me/blocks/Bob');
  expect(await bob.refused(table, { type: 'join' })).toBe('not-here');
  expect(await cyd.refused(table, { type: 'seat', seat: 2, plan: invite('Bob') })).toBe('not-here');
  // It holds in both directions.
  const other = await cyd.make({ seats: [ME, OPEN, OPEN], autoStart: false });
  await bob.command(other, { type: 'join' });
  expect(await ada.refused(other, { type: 'join' })).toBe('not-here');
  // Where she does not sit any more he may.
  await ada.command(table, { type: 'leave' });
  await bob.command(table, { type: 'join' });
  expect((await seated(cyd, table)).map(person => person?.name)).toEqual([
    'Cyd',
    'Bob',
    undefined,
    undefined,
  ]);
});

test('who left a running game comes back to his seat whoever has blocked him since; strangers do not', async () => {
  const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
  const eve = await server.guest('Eve');
  const table = await cyd.make({ seats: [ME, OPEN, OPEN] });
  await ada.command(table, { type: 'join' });
  await bob.command(table, { type: 'join' });
  await bob.command(table, { type: 'leave' });
  for (const name of ['Bob', 'Eve']) await ada.call('PUT', `me/blocks/${name}`);
  expect(await eve.refused(table, { type: 'replace', seat: 2 })).toBe('not-here');
  await bob.command(table, { type: 'replace', seat: 2 });
});

test('a rematch invites those who played, whatever they are called now, and not who took a name', async () => {
  const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
  const table = await ada.make({ seats: [ME, OPEN, OPEN] });
  for (const client of [bob, cyd]) await client.command(table, { type: 'join' });
  for (const client of [bob, cyd]) await client.command(table, { type: 'resign' });
  await bob.enter('register', { name: 'Robert', password: 'correct horse' });
  await server.guest('Bob');
  await cyd.call('DELETE', 'me');
  const { id } = await ada.post<{ id: string }>(`tables/${table}/rematch`);
  const { seats } = (await ada.look(id)).card;
  expect(seats.map(({ kind, person }) => [kind, person?.name])).toEqual([
    ['person', 'Ada'],
    ['invited', 'Robert'],
    ['open', undefined],
  ]);
  await bob.command(id, { type: 'join' });
});

test('the words of somebody muted or blocked come by no other way either: recap, entries, file, talk of those who watched', async () => {
  const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
  const table = await ada.make({ seats: [ME, OPEN], options: { rounds: 1 } });
  await bob.command(table, { type: 'join' });
  await bob.command(table, say('unheard of'));
  await cyd.command(table, { type: 'say', room: 'spectators', text: 'unheard of as well' });
  await playToEnd(table, [ada, bob]);
  const heard = async (client: Client): Promise<string[]> => {
    const ways = ['recap', 'entries', 'talk'].map(way => `tables/${table}/${way}`);
    const answers = [...ways, `/g/${table}.json`].map(async way => JSON.stringify(await client.get(way)));
    return (await Promise.all(answers)).flatMap(text => text.match(/unheard of[ \w]*/g) ?? []);
  };
  const everything = await heard(ada);
  expect(everything).toContain('unheard of as well');
  expect(everything).toContain('unheard of');
  await ada.call('PUT', `me/mutes/${bob.id}`);
  await ada.call('PUT', 'me/blocks/Cyd');
  expect(await heard(ada)).toEqual([]);
  expect(await heard(bob)).not.toEqual([]);
});

test('who is blocked no longer sees when the other was here', async () => {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await bob.call('PUT', 'me/friends/Ada');
  await ada.call('PUT', 'me/friends/Bob');
  await ada.call('PUT', 'me/blocks/Bob');
  expect(await bob.get('me/friends')).toEqual([]);
  expect(await ada.get('me/friends')).toEqual([]);
  expect(await ada.get('me/blocks')).toMatchObject([{ person: { name: 'Bob' } }]);
});
