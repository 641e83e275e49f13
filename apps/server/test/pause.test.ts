import { PACE_PRESETS, type Notice, type Pace, type TableLine } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postOf, wishLetters, type Post } from './support/post.ts';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

/* In a pause nobody is waited for: no clock runs, no list and no letter calls anybody to his turn. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
let post: Post;
let ada: Client;
let bob: Client;
beforeEach(async () => {
  const mail = { url: 'smtp://127.0.0.1:1', from: 'palio@example.org' };
  server = await startServer({ mail, origin: 'https://palio.example' });
  post = await postOf(server);
  [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
}, 60_000);
afterEach(() => server.close(), 60_000);

async function agreeOn(what: 'pause' | 'resume', table: string): Promise<void> {
  await bob.command(table, { type: 'propose', proposal: { what } });
  await ada.command(table, { type: 'answer', agree: true });
  await server.upkeep.list(table);
}

/** Ada alone is waited for. */
async function begin(pace: Pace): Promise<string> {
  const table = await seatTogether([ada, bob], { pace });
  await bob.act(table, 'bid 0');
  await server.upkeep.list(table);
  return table;
}

const mine = async (): Promise<TableLine> => (await ada.get<TableLine[]>('me/tables'))[0]!;
const turnsTold = async (): Promise<Notice[]> =>
  (await ada.get<Notice[]>('me/notices')).filter(({ kind }) => kind === 'your-turn');

test.each([
  ['by turns', PACE_PRESETS.normal],
  ['in a daily window', { ...PACE_PRESETS.normal, window: { from: '08:00', to: '20:00', zone: 'UTC' } }],
  ['without clocks', PACE_PRESETS.none],
] as const)('the list of my games says that it is paused, not that it is my turn: %s', async (_, pace) => {
  const table = await begin(pace);
  expect(await mine()).toMatchObject({ yourTurn: true });
  await agreeOn('pause', table);
  const line = await mine();
  expect(line).toMatchObject({ yourTurn: false, paused: true });
  expect(line.deadline).toBeUndefined();
  await agreeOn('resume', table);
  expect(await mine()).toMatchObject({ yourTurn: true });
  expect((await mine()).paused).toBeUndefined();
});

test('clocks stand through a pause, whatever the hours of the day and the holidays in it', async () => {
  const window = { from: '08:00', to: '20:00', zone: 'UTC' };
  const table = await begin({ ...PACE_PRESETS.normal, window });
  server.time += 2 * HOUR;
  await agreeOn('pause', table);
  await ada.call('PUT', 'me/vacation', { until: server.time + 3 * DAY });
  server.time += 20 * DAY;
  await server.upkeep.wake(table);
  const clockOf = async () => (await ada.look(table)).card.seats[0]!.clock!;
  expect(await clockOf()).toEqual({ left: 70 * HOUR });
  await bob.command(table, { type: 'propose', proposal: { what: 'resume' } });
  expect(await clockOf()).toMatchObject({ left: 70 * HOUR, since: server.time });
});

test('a letter about a turn does not leave in a pause; when it ends another one does', async () => {
  await wishLetters(server, ada.id);
  const table = await begin(PACE_PRESETS.normal);
  expect(await turnsTold()).toHaveLength(1);
  await agreeOn('pause', table);
  expect(await turnsTold()).toEqual([]);
  server.time += 10 * MINUTE;
  await post.deliver();
  const turns = (): number => post.sent.filter(({ subject }) => subject.includes('your turn')).length;
  expect(turns()).toBe(0);
  await agreeOn('resume', table);
  expect(await turnsTold()).not.toEqual([]);
  server.time += 10 * MINUTE;
  await post.deliver();
  expect(turns()).toBe(1);
});

test('a turn that somebody has let a bot play is no news any more', async () => {
  const table = await begin(PACE_PRESETS.normal);
  expect(await turnsTold()).toHaveLength(1);
  await ada.command(table, { type: 'standIn', level: 'easy' });
  await server.upkeep.list(table);
  expect(await turnsTold()).toEqual([]);
});

test('a letter about a proposal leaves only while an answer is waited for', async () => {
  await wishLetters(server, ada.id);
  const table = await begin(PACE_PRESETS.normal);
  const asked = (): number => post.sent.filter(({ subject }) => subject.includes('proposes')).length;
  await bob.command(table, { type: 'propose', proposal: { what: 'pause' } });
  await server.upkeep.list(table);
  await bob.command(table, { type: 'answer', agree: false });
  server.time += 10 * MINUTE;
  await post.deliver();
  expect(asked()).toBe(0);
  server.time += HOUR;
  await bob.command(table, { type: 'propose', proposal: { what: 'pause' } });
  await server.upkeep.list(table);
  server.time += 10 * MINUTE;
  await post.deliver();
  expect(asked()).toBe(1);
});
