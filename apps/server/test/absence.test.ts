import { PACE_PRESETS, type Entries, type Proposal, type TableView } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ME = { as: 'me' } as const;
const OPEN = { as: 'open' } as const;
const LIVE = { kind: 'live', reserve: 60, increment: 5 } as const;

let server: TestServer;
let people: Client[];
beforeEach(async () => {
  server = await startServer();
  people = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
}, 60_000);
afterEach(() => server.close(), 60_000);

const start = (seats: number, more: object): Promise<string> => seatTogether(people.slice(0, seats), more);
const look = (table: string): Promise<TableView> => people[0]!.look(table);
const clock = async (table: string, seat: number) => (await look(table)).card.seats[seat]!.clock!;
const statusOf = async (table: string): Promise<string> => (await look(table)).card.status;
const propose = (person: Client, table: string, what: Exclude<Proposal['what'], 'pace'>) =>
  person.command(table, { type: 'propose', proposal: { what } });
const agree = (person: Client, table: string) => person.command(table, { type: 'answer', agree: true });

async function pass(time: number, table: string): Promise<void> {
  server.time += time;
  await server.upkeep.wake(table);
}

/** Everybody takes his first choice until a question of this kind is asked. */
async function reach(kind: string, table: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const { question } = (await look(table)).position!;
    if (question!.kind === kind) return;
    await people[question!.waitingFor.find(seat => !question!.ready.includes(seat))!]!.act(table);
  }
  throw new Error(`${kind} was never asked`);
}

describe('a game is called off ten days after somebody’s time ran out, not before', () => {
  const slow = { kind: 'turns', reserve: 20 * 86_400, increment: 3600 } as const;

  /** Nothing happens any more but that time passes: first the others are asked, and they have ten days. */
  async function isAskedFirst(table: string, time: number): Promise<void> {
    await pass(time, table);
    await server.upkeep.wake(table);
    expect((await look(table)).card).toMatchObject({ status: 'running', votes: [{ about: 0 }] });
    await pass(10 * DAY - 1000, table);
    expect(await statusOf(table)).toBe('running');
    await pass(1000, table);
    expect(await statusOf(table)).toBe('cancelled');
  }

  test('with a long reserve', async () => {
    const table = await start(2, { pace: slow });
    await people[1]!.act(table, 'bid 0');
    await isAskedFirst(table, 20 * DAY);
  });

  test('after it had waited long for its players', async () => {
    const table = await people[0]!.make({ seats: [ME, OPEN], pace: PACE_PRESETS.fast });
    server.time += 15 * DAY;
    await people[1]!.command(table, { type: 'join' });
    await people[1]!.act(table, 'bid 0');
    await isAskedFirst(table, 25 * HOUR);
  });

  test('after a long pause', async () => {
    const table = await start(2, { pace: PACE_PRESETS.fast });
    await people[1]!.act(table, 'bid 0');
    await propose(people[0]!, table, 'pause');
    await agree(people[1]!, table);
    await pass(30 * DAY, table);
    await propose(people[0]!, table, 'resume');
    await isAskedFirst(table, 24 * HOUR);
  });

  test('after holidays', async () => {
    const table = await start(2, { pace: PACE_PRESETS.fast });
    await people[1]!.act(table, 'bid 0');
    await server.upkeep.list(table);
    await people[0]!.call('PUT', 'me/vacation', { until: server.time + 20 * DAY });
    await isAskedFirst(table, 21 * DAY);
  });

  test('in a short daily window', async () => {
    const window = { from: '08:00', to: '12:00', zone: 'UTC' };
    const table = await start(2, { pace: { ...PACE_PRESETS.normal, window } });
    await people[1]!.act(table, 'bid 0');
    await isAskedFirst(table, 18 * DAY);
  });

  test('anew after the others have decided to wait, and after somebody has returned', async () => {
    const table = await start(3, { pace: PACE_PRESETS.fast });
    await people[1]!.act(table, 'bid 0');
    await people[2]!.act(table, 'bid 0');
    await pass(24 * HOUR, table);
    await pass(9 * DAY, table);
    for (const person of people.slice(1))
      await person.command(table, { type: 'vote', about: 0, choice: 'wait' });
    await pass(9 * DAY, table);
    expect(await statusOf(table)).toBe('running');
    await people[0]!.command(table, { type: 'standIn', level: 'easy' });
    await people[0]!.command(table, { type: 'return' });
    await pass(24 * HOUR, table);
    await pass(9 * DAY, table);
    expect(await statusOf(table)).toBe('running');
  });

  test('never while somebody else still has time to think', async () => {
    const table = await start(3, { pace: slow, timeout: 'bot' });
    await pass(20 * DAY, table);
    for (const person of people) await person.command(table, { type: 'return' });
    await people[1]!.command(table, { type: 'standIn', level: 'easy' });
    await pass(9 * DAY, table);
    expect((await look(table)).card.seats[1]).toMatchObject({ standIn: 'easy' });
    await pass(0.9 * DAY, table);
    await pass(0.09 * DAY, table);
    expect(await statusOf(table)).toBe('running');
    // One of two who are asked at once has run out, the other has not: the game waits for him.
    const other = await start(2, { pace: slow });
    await people[0]!.call('PUT', 'me/vacation', { until: server.time + 15 * DAY });
    await server.upkeep.list(other);
    await people[0]!.call('PUT', 'me/vacation', { until: server.time + 16 * DAY });
    await pass(20 * DAY, other);
    await pass(14 * DAY, other);
    expect((await look(other)).card).toMatchObject({ status: 'running', votes: [{ about: 1 }] });
  });
});

describe('a pause holds nobody hostage', () => {
  async function paused(seats: number, pace: object): Promise<string> {
    const table = await start(seats, { pace });
    await propose(people[0]!, table, 'pause');
    for (const person of people.slice(1, seats)) await agree(person, table);
    expect((await look(table)).card.paused).toBe(true);
    return table;
  }

  test.each([
    ['by turns after three days', PACE_PRESETS.fast, 3 * DAY],
    ['live after a quarter of an hour', LIVE, HOUR / 4],
  ])('any one may end it %s', async (_, pace, wait) => {
    const table = await paused(2, pace);
    expect((await look(table)).card.resumableAt).toBe(server.time + wait);
    server.time += wait - 1000;
    await propose(people[1]!, table, 'resume');
    expect((await look(table)).card).toMatchObject({ paused: true, proposal: { by: 1, missing: [0] } });
    await people[1]!.command(table, { type: 'answer', agree: false });
    server.time += 1000;
    await propose(people[1]!, table, 'resume');
    const { card } = await look(table);
    expect(card.paused).toBe(false);
    expect(card.resumableAt).toBeUndefined();
  });

  test('a wish to go on that nobody has answered is granted when the time has come', async () => {
    const table = await paused(2, PACE_PRESETS.fast);
    await propose(people[1]!, table, 'resume');
    await server.upkeep.list(table);
    server.services.house.places.clear();
    server.time += 3 * DAY;
    await server.upkeep.sweep();
    expect((await look(table)).card.paused).toBe(false);
  });

  test('before that more than half are enough, and one who declines does not stop them', async () => {
    const table = await paused(3, PACE_PRESETS.fast);
    await propose(people[0]!, table, 'resume');
    await people[1]!.command(table, { type: 'answer', agree: false });
    expect((await look(table)).card).toMatchObject({ paused: true, proposal: { missing: [2] } });
    await agree(people[2]!, table);
    expect((await look(table)).card.paused).toBe(false);
  });

  test('if more than half are against it, it is off', async () => {
    const table = await paused(3, PACE_PRESETS.fast);
    await propose(people[0]!, table, 'resume');
    for (const person of people.slice(1)) await person.command(table, { type: 'answer', agree: false });
    const { card } = await look(table);
    expect(card.paused).toBe(true);
    expect(card.proposal).toBeUndefined();
  });
});

describe('the absent are not waited for', () => {
  test('with two of three out of time the third decides alone', async () => {
    const table = await start(3, { pace: LIVE });
    await people[2]!.act(table, 'bid 0');
    await pass(61_000, table);
    expect((await look(table)).card.votes).toMatchObject([
      { about: 0, missing: [2] },
      { about: 1, missing: [2] },
    ]);
    await people[2]!.command(table, { type: 'vote', about: 1, choice: 'bot' });
    expect((await look(table)).card.seats[1]!.standIn).toBe('medium');
  });

  test('when all are out of time whoever comes back first has a vote', async () => {
    const table = await start(2, { pace: LIVE });
    await pass(61_000, table);
    await people[1]!.command(table, { type: 'vote', about: 0, choice: 'time' });
    expect((await clock(table, 0)).ranOut).toBeUndefined();
  });

  test('votes are counted again when a voter goes', async () => {
    const table = await start(3, { pace: LIVE });
    await people[1]!.act(table, 'bid 1');
    await people[2]!.act(table, 'bid 0');
    await pass(61_000, table);
    await people[1]!.command(table, { type: 'vote', about: 0, choice: 'time' });
    expect((await look(table)).card.votes).toMatchObject([{ about: 0, missing: [2] }]);
    await people[2]!.command(table, { type: 'standIn', level: 'easy' });
    expect((await look(table)).card.votes).toEqual([]);
    expect((await clock(table, 0)).ranOut).toBeUndefined();
    expect(await people[2]!.refused(table, { type: 'vote', about: 0, choice: 'wait' })).toBe('forbidden');
  });

  test.each([
    ['leaves', { type: 'leave' }],
    ['lets a bot play', { type: 'standIn', level: 'easy' }],
    ['gives up', { type: 'resign' }],
  ] as const)('a proposal is settled when the one who is missing %s', async (_, command) => {
    const table = await start(3, {});
    await propose(people[0]!, table, 'pause');
    await agree(people[1]!, table);
    expect((await look(table)).card.paused).toBe(false);
    await people[2]!.command(table, command);
    expect((await look(table)).card.paused).toBe(true);
  });

  test('what somebody proposed goes with him', async () => {
    const table = await start(3, {});
    await propose(people[2]!, table, 'cancel');
    await people[2]!.command(table, { type: 'leave' });
    expect((await look(table)).card).toMatchObject({ status: 'running' });
    expect((await look(table)).card.proposal).toBeUndefined();
  });

  test('a program at a seat of its own is not asked', async () => {
    const ada = await server.member('Adela');
    const { token, line } = await ada.post<{ token: string; line: { person: { name: string } } }>(
      'me/tokens',
      { name: 'engine', as: 'bot' },
    );
    const table = await ada.make({ seats: [ME, { as: 'invited', name: line.person.name }] });
    const bot = { authorization: `Bearer ${token}` };
    await server.stranger().call('POST', `tables/${table}/commands`, { command: { type: 'join' } }, bot);
    expect((await ada.look(table)).card.status).toBe('running');
    await propose(ada, table, 'pause');
    expect((await ada.look(table)).card.paused).toBe(true);
  });

  test('a rated game is not called off behind the back of who lets a bot play for a while', async () => {
    const [ada, bob] = [await server.member('Adela'), await server.member('Bert')];
    const table = await ada.make({ seats: [ME, OPEN], rated: true });
    await bob.command(table, { type: 'join' });
    await bob.command(table, { type: 'standIn', level: 'easy' });
    await propose(ada, table, 'cancel');
    expect((await ada.look(table)).card).toMatchObject({ status: 'running', proposal: { missing: [1] } });
    await agree(bob, table);
    expect((await ada.look(table)).card.status).toBe('cancelled');
  });

  test('who has given up has no say', async () => {
    const table = await start(3, {});
    await people[2]!.command(table, { type: 'resign' });
    await propose(people[0]!, table, 'pause');
    for (const agrees of [true, false])
      expect(await people[2]!.refused(table, { type: 'answer', agree: agrees })).toBe('not-running');
    expect(await people[2]!.refused(table, { type: 'propose', proposal: { what: 'cancel' } })).toBe(
      'not-running',
    );
    await agree(people[1]!, table);
    expect((await look(table)).card.paused).toBe(true);
  });
});

describe('what is settled is gone from every screen', () => {
  const cardOf = (client: Client) => client.last('update').card;

  test('the question about somebody who plays after all; an ordinary action brings no card', async () => {
    const table = await start(3, { pace: LIVE });
    await people[1]!.connect();
    await people[1]!.watch(table);
    await people[2]!.act(table, 'bid 0');
    expect(cardOf(people[1]!)).toBeUndefined();
    await people[1]!.act(table, 'bid 0');
    await pass(61_000, table);
    expect(cardOf(people[1]!)).toMatchObject({ votes: [{ about: 0 }] });
    await people[0]!.act(table, 'bid 1');
    expect(cardOf(people[1]!)).toMatchObject({ votes: [] });
    expect(people[1]!.last('update').entries.map(({ entry }) => entry.type)).toEqual(['acted', 'caught-up']);
  });

  test('the wish to take something back, once its owner plays on or somebody goes back by himself', async () => {
    const table = await start(2, {});
    await people[1]!.connect();
    await people[1]!.watch(table);
    await people[0]!.act(table, 'bid 1');
    await people[1]!.act(table, 'bid 0');
    await reach('haggle', table);
    await propose(people[0]!, table, 'undo');
    expect(cardOf(people[1]!)!.proposal).toMatchObject({ by: 0 });
    await people[0]!.act(table, 'pass');
    expect(cardOf(people[1]!)).toBeDefined();
    expect(cardOf(people[1]!)!.proposal).toBeUndefined();
    await propose(people[1]!, table, 'undo');
    await people[0]!.command(table, { type: 'undo' });
    expect(cardOf(people[1]!)!.proposal).toBeUndefined();
  });

  test('but another proposal stays when somebody takes something back', async () => {
    const table = await start(2, {});
    await propose(people[1]!, table, 'pause');
    await people[0]!.act(table, 'bid 1');
    await people[0]!.command(table, { type: 'undo' });
    expect((await look(table)).card.proposal).toMatchObject({ by: 1, proposal: { what: 'pause' } });
  });
});

describe('clocks', () => {
  test('what is taken back takes back as much time as it had given', async () => {
    const table = await start(2, { pace: PACE_PRESETS.normal });
    server.time += HOUR;
    await people[0]!.act(table, 'bid 1');
    expect(await clock(table, 0)).toEqual({ left: 72 * HOUR });
    await people[0]!.command(table, { type: 'undo' });
    expect(await clock(table, 0)).toMatchObject({ left: 71 * HOUR, since: server.time });
  });

  test('a bid that is taken back and made again gives its time once', async () => {
    const table = await start(2, { pace: LIVE });
    server.time += 30_000;
    await people[0]!.act(table, 'bid 1');
    for (let i = 0; i < 3; i++) {
      expect(await clock(table, 0)).toEqual({ left: 35_000 });
      await people[0]!.act(table, 'takeBack');
      expect(await clock(table, 0)).toMatchObject({ left: 30_000, since: server.time });
      await people[0]!.act(table, 'bid 1');
    }
  });

  test('nobody gains time by letting a bot play, or by leaving, and coming back', async () => {
    const table = await start(3, { pace: LIVE });
    server.time += 50_000;
    await people[0]!.command(table, { type: 'standIn', level: 'easy' });
    await people[0]!.command(table, { type: 'return' });
    expect((await clock(table, 0)).left).toBe(10_000);
    await people[1]!.command(table, { type: 'leave' });
    await people[1]!.command(table, { type: 'replace', seat: 1 });
    expect((await clock(table, 1)).left).toBe(10_000);
    await people[2]!.command(table, { type: 'leave' });
    await (await server.guest('Dan')).command(table, { type: 'replace', seat: 2 });
    expect((await clock(table, 2)).left).toBe(60_000);
  });

  test('time that was granted beyond the reserve is not lost by playing', async () => {
    const table = await start(3, { pace: LIVE });
    await people[1]!.act(table, 'bid 1');
    await pass(61_000, table);
    await people[1]!.command(table, { type: 'vote', about: 0, choice: 'time' });
    expect((await clock(table, 1)).left).toBe(90_000);
    await people[0]!.act(table, 'bid 0');
    await people[2]!.act(table, 'bid 0');
    await reach('haggle', table);
    await people[1]!.act(table, 'pass');
    expect((await clock(table, 1)).left).toBe(90_000);
  });

  test('time for all is time for everybody who had none left', async () => {
    const table = await start(3, { pace: LIVE });
    await people[2]!.act(table, 'bid 1');
    await pass(61_000, table);
    expect((await look(table)).card.votes).toMatchObject([{ about: 0 }, { about: 1 }]);
    await people[2]!.command(table, { type: 'vote', about: 0, choice: 'time' });
    expect((await look(table)).card.votes).toEqual([]);
    for (const seat of [0, 1])
      expect(await clock(table, seat)).toEqual({
        left: 30_000,
        since: server.time,
        until: server.time + 30_000,
      });
  });

  test('what a bot does for somebody whose time ran out gives him no time, and does not mean that he is back', async () => {
    const table = await start(2, { pace: LIVE, timeout: 'bot' });
    await people[1]!.act(table, 'bid 0');
    await pass(61_000, table);
    await expect
      .poll(async () => (await look(table)).position!.question!.kind, { timeout: 10_000 })
      .not.toBe('bid');
    expect(await clock(table, 0)).toEqual({ left: 0, ranOut: true });
    const { entries } = await people[1]!.get<Entries>(`tables/${table}/entries`);
    expect(entries.map(({ entry }) => entry.type)).not.toContain('caught-up');
    await people[0]!.command(table, { type: 'return' });
    expect((await clock(table, 0)).left).toBe(30_000);
  });

  test('what is done beside the questions of others gives no time', async () => {
    const table = await start(2, { pace: PACE_PRESETS.normal });
    for (const person of people.slice(0, 2)) await person.act(table, 'bid 0');
    await reach('haggle', table);
    server.time += 24 * HOUR;
    await people[0]!.act(table, 'pass');
    const { left } = await clock(table, 0);
    await people[0]!.act(table, 'donate');
    expect((await clock(table, 0)).left).toBe(left);
  });

  test('another pace gives who had run out some time, and ends the question about him', async () => {
    const table = await start(3, { pace: LIVE });
    await people[1]!.act(table, 'bid 0');
    await people[2]!.act(table, 'bid 0');
    await pass(61_000, table);
    const pace = PACE_PRESETS.fast;
    await people[1]!.command(table, { type: 'propose', proposal: { what: 'pace', pace } });
    await agree(people[2]!, table);
    expect((await look(table)).card).toMatchObject({ pace, votes: [] });
    expect(await clock(table, 0)).toMatchObject({ left: 12 * HOUR, since: server.time });
    await server.upkeep.wake(table);
    expect((await clock(table, 0)).ranOut).toBeUndefined();
  });

  test('holidays count also in a game that begins during them, and for who takes over a seat', async () => {
    const until = server.time + 5 * DAY;
    await people[1]!.call('PUT', 'me/vacation', { until });
    const table = await start(2, { pace: PACE_PRESETS.fast });
    await server.upkeep.list(table);
    expect((await look(table)).card.seats[1]).toMatchObject({ vacation: until });
    expect(await clock(table, 1)).toMatchObject({ until: until + DAY });
    await people[1]!.command(table, { type: 'leave' });
    await people[2]!.command(table, { type: 'replace', seat: 1 });
    await server.upkeep.list(table);
    expect((await look(table)).card.seats[1]!.vacation).toBeUndefined();
  });

  test('half a turn after the time ran out settles nothing: the question about him stays', async () => {
    const table = await start(3, { pace: LIVE });
    await reach('haggle', table);
    for (const person of people.slice(1)) await person.act(table, 'pass');
    await pass(90_000, table);
    expect((await look(table)).card.votes).toMatchObject([{ about: 0 }]);
    await people[0]!.act(table, 'donate');
    expect(await clock(table, 0)).toEqual({ left: 0, ranOut: true });
    expect((await look(table)).card.votes).toMatchObject([{ about: 0 }]);
    await people[0]!.act(table, 'pass');
    expect((await look(table)).position!.question).toMatchObject({ kind: 'hideCoin', waitingFor: [0] });
    await people[0]!.act(table);
    expect((await look(table)).card.votes).toEqual([]);
    expect((await clock(table, 0)).left).toBe(5000);
  });
});

test('a vote may look for somebody else: a bot plays until the seat is taken over', async () => {
  const table = await start(3, { pace: LIVE, spectators: 'none' });
  await people[1]!.act(table, 'bid 1');
  await people[2]!.act(table, 'bid 0');
  await people[0]!.connect();
  await people[0]!.watch(table);
  await pass(61_000, table);
  for (const person of people.slice(1))
    await person.command(table, { type: 'vote', about: 0, choice: 'substitute' });
  expect((await look(table)).card.seats[0]).toMatchObject({ vacant: true });
  expect(people[0]!.last('table').state.viewer).toBe('spectator');
  await people[0]!.command(table, { type: 'replace', seat: 0 });
  expect((await look(table)).viewer).toBe(0);
});
