import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PACE_PRESETS, type Entries, type Notice, type TableCard } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/storage/schema.ts';
import { tableFor } from '../src/tables/project.ts';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

/* Where there are no clocks nobody runs out of time, yet nobody can hold a game up by staying away. */

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const ME = { as: 'me' } as const;

let server: TestServer;
let people: Client[];
beforeEach(async () => {
  server = await startServer();
  people = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
}, 60_000);
afterEach(() => server.close(), 60_000);

const start = (seats: number, more: object = {}): Promise<string> =>
  seatTogether(people.slice(0, seats), { pace: PACE_PRESETS.none, ...more });
const cardOf = async (table: string): Promise<TableCard> => (await people[1]!.look(table)).card;
const vote = (voter: number, table: string, about: number, choice: 'bot' | 'wait' | 'substitute' | 'end') =>
  people[voter]!.command(table, { type: 'vote', about, choice });

async function pass(time: number, table: string): Promise<void> {
  server.time += time;
  await server.upkeep.wake(table);
}

/** All but the first have bid: he alone is waited for. */
async function waitingForAda(more: object = {}, seats = 3): Promise<string> {
  const table = await start(seats, more);
  for (const person of people.slice(1, seats)) await person.act(table, 'bid 0');
  return table;
}

test('about who has been waited for a week the others are asked, and nothing else happens by itself', async () => {
  const table = await waitingForAda();
  await pass(WEEK - 1000, table);
  expect((await cardOf(table)).votes).toEqual([]);
  expect(await people[1]!.refused(table, { type: 'vote', about: 0, choice: 'bot' })).toBe('no-vote');
  await pass(1000, table);
  expect(await cardOf(table)).toMatchObject({
    status: 'running',
    votes: [{ about: 0, missing: [1, 2] }],
    seats: [{ clock: { left: 0, ranOut: true } }, {}, {}],
  });
  const { entries } = await people[1]!.get<Entries>(`tables/${table}/entries`);
  expect(entries.at(-1)!.entry).toMatchObject({ type: 'time-out', seat: 0, idle: true });
  await pass(30 * DAY, table);
  expect((await cardOf(table)).status).toBe('running');
});

test('a table that nobody has in memory is looked after too', async () => {
  const table = await waitingForAda();
  await server.upkeep.list(table);
  server.services.house.places.clear();
  server.time += WEEK;
  await server.upkeep.sweep();
  expect((await cardOf(table)).votes).toMatchObject([{ about: 0 }]);
});

test('they may wait, let a bot play, look for somebody else, or end the game; there is no time to be given', async () => {
  const table = await waitingForAda();
  await pass(WEEK, table);
  expect(await people[1]!.refused(table, { type: 'vote', about: 0, choice: 'time' })).toBe('forbidden');
  for (const voter of [1, 2]) await vote(voter, table, 0, 'wait');
  expect((await cardOf(table)).votes).toEqual([]);
  await pass(30 * DAY, table);
  // Who has waited enough asks anew.
  for (const voter of [1, 2]) await vote(voter, table, 0, 'bot');
  expect((await cardOf(table)).seats[0]).toMatchObject({ standIn: 'medium' });
  await people[0]!.command(table, { type: 'return' });
  expect((await cardOf(table)).seats[0]!.clock).toBeUndefined();

  const other = await waitingForAda();
  await pass(WEEK, other);
  for (const voter of [1, 2]) await vote(voter, other, 0, 'end');
  expect((await cardOf(other)).status).toBe('cancelled');
});

test('who plays again settles the question, and a week begins anew', async () => {
  const table = await waitingForAda();
  await pass(WEEK, table);
  await people[0]!.act(table, 'bid 1');
  expect((await cardOf(table)).votes).toEqual([]);
  expect((await cardOf(table)).seats.map(({ clock }) => clock)).toEqual([undefined, undefined, undefined]);
  const { entries } = await people[1]!.get<Entries>(`tables/${table}/entries`);
  expect(entries.map(({ entry }) => entry.type)).toContain('caught-up');
  await pass(WEEK - 1000, table);
  expect((await cardOf(table)).votes).toEqual([]);
});

test('two of three who stay away do not keep the third from deciding', async () => {
  const table = await start(3);
  await people[1]!.act(table, 'bid 0');
  await pass(WEEK, table);
  expect((await cardOf(table)).votes).toMatchObject([
    { about: 0, missing: [1] },
    { about: 2, missing: [1] },
  ]);
  await vote(1, table, 0, 'substitute');
  await vote(1, table, 2, 'bot');
  expect((await cardOf(table)).seats).toMatchObject([{ vacant: true }, {}, { standIn: 'medium' }]);
});

test('whoever does something in the midst of his turn is there', async () => {
  const table = await start(3);
  for (const person of people) await person.act(table, 'bid 0');
  for (let i = 0; i < 30; i++) {
    const { question } = (await people[0]!.look(table)).position!;
    if (question!.kind === 'haggle') break;
    await people[question!.waitingFor[0]!]!.act(table);
  }
  for (const person of people.slice(1)) await person.act(table, 'pass');
  await pass(WEEK - 1000, table);
  await people[0]!.act(table, 'donate');
  await pass(WEEK - 1000, table);
  expect((await cardOf(table)).votes).toEqual([]);
  await pass(1000, table);
  expect((await cardOf(table)).votes).toMatchObject([{ about: 0 }]);
});

test('holidays and pauses do not count', async () => {
  const table = await waitingForAda();
  await server.upkeep.list(table);
  await people[0]!.call('PUT', 'me/vacation', { until: server.time + 10 * DAY });
  await pass(10 * DAY + WEEK - 1000, table);
  expect((await cardOf(table)).votes).toEqual([]);
  for (const [i, person] of people.entries())
    await person.command(
      table,
      i === 0 ? { type: 'propose', proposal: { what: 'pause' } } : { type: 'answer', agree: true },
    );
  await pass(30 * DAY, table);
  expect((await cardOf(table)).votes).toEqual([]);
  await people[1]!.command(table, { type: 'propose', proposal: { what: 'resume' } });
  await pass(WEEK - 1000, table);
  expect((await cardOf(table)).votes).toEqual([]);
  await pass(1000, table);
  expect((await cardOf(table)).votes).toMatchObject([{ about: 0 }]);
});

test('nobody asks about who plays against bots alone, and a bot stands in only if the others wish it', async () => {
  const alone = await people[1]!.make({ seats: [ME, { as: 'bot', level: 'easy' }], pace: PACE_PRESETS.none });
  await pass(20 * WEEK, alone);
  expect(await cardOf(alone)).toMatchObject({ status: 'running', votes: [] });
  const table = await waitingForAda({ timeout: 'bot' });
  await pass(WEEK, table);
  const { seats, votes } = await cardOf(table);
  expect(seats[0]!.standIn).toBeUndefined();
  expect(votes).toMatchObject([{ about: 0 }]);
});

test('it is no deadline: the lists name none, and a clock that is agreed upon later begins as a new one', async () => {
  const table = await waitingForAda({}, 2);
  await server.upkeep.list(table);
  const [line] = await people[0]!.get<{ deadline?: number; yourTurn: boolean }[]>('me/tables');
  expect(line).toMatchObject({ yourTurn: true });
  expect(line!.deadline).toBeUndefined();
  server.time += 6 * DAY;
  const pace = PACE_PRESETS.fast;
  await people[0]!.command(table, { type: 'propose', proposal: { what: 'pace', pace } });
  await people[1]!.command(table, { type: 'answer', agree: true });
  expect((await cardOf(table)).seats[0]!.clock).toMatchObject({ left: DAY, until: server.time + DAY });
});

test('all are told: the others whom they wait for, himself that they do', async () => {
  const table = await waitingForAda();
  await pass(WEEK, table);
  await server.upkeep.list(table);
  const told = async (client: Client): Promise<(string | null)[]> =>
    (await client.get<Notice[]>('me/notices'))
      .filter(({ kind }) => kind === 'absent')
      .map(({ from }) => from);
  expect(await told(people[0]!)).toEqual([null]);
  expect(await told(people[1]!)).toEqual([people[0]!.me.person.name]);
});

test('a table of before this was noted counts from its last move', async () => {
  const table = await waitingForAda();
  await server.upkeep.list(table);
  const { database, house } = server.services;
  const snapshot = await house.look(table, ({ state }) => {
    const old = structuredClone(state);
    for (const { clock } of old.seats) delete clock.since;
    return [JSON.stringify(old), old.n] as const;
  });
  await database.write([
    { sql: 'UPDATE tables SET snapshot = $1, snapshot_n = $2 WHERE id = $3', values: [...snapshot, table] },
  ]);
  house.places.clear();
  await pass(WEEK, table);
  expect((await cardOf(table)).votes).toMatchObject([{ about: 0 }]);
});

test('a table of before this was noted is found a week later, though nobody has looked at it since', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palio-idle-'));
  const database = { file: join(folder, 'palio.db') };
  const before = await startServer({ database });
  const [ada, bob] = [await before.guest('Ada'), await before.guest('Bob')];
  const table = await seatTogether([ada, bob], { pace: PACE_PRESETS.none });
  await bob.act(table, 'bid 0');
  await before.upkeep.list(table);
  await before.close();
  const file = new DatabaseSync(database.file);
  file.exec('UPDATE tables SET deadline = NULL');
  for (const sql of MIGRATIONS.flat()) if (sql.includes("pace = 'none'")) file.exec(sql);
  file.close();
  const after = await startServer({ database });
  try {
    after.time += WEEK;
    await after.upkeep.sweep();
    const { card } = await after.services.house.look(table, seen => tableFor(seen, 1));
    expect(card.votes).toMatchObject([{ about: 0 }]);
  } finally {
    await after.close();
    rmSync(folder, { recursive: true });
  }
});

test.each(['drop', 'substitute'] as const)('who is voted out is told (%s)', async choice => {
  const table = await waitingForAda();
  await pass(WEEK, table);
  for (const person of people.slice(1)) await person.command(table, { type: 'vote', about: 0, choice });
  await server.upkeep.list(table);
  const kinds = async (client: Client): Promise<string[]> =>
    (await client.get<Notice[]>('me/notices')).map(({ kind }) => kind);
  expect(await kinds(people[0]!)).toContain('dropped');
  expect(await kinds(people[1]!)).not.toContain('dropped');
});

test('who is voted out is told, and not who takes over his seat at once', async () => {
  const table = await waitingForAda({ visibility: 'public' });
  await server.upkeep.list(table);
  await pass(WEEK, table);
  for (const voter of [1, 2]) await vote(voter, table, 0, 'substitute');
  const dan = await server.guest('Dan');
  await dan.command(table, { type: 'replace', seat: 0 });
  await server.upkeep.list(table);
  const kinds = async (client: Client): Promise<string[]> =>
    (await client.get<Notice[]>('me/notices')).map(({ kind }) => kind);
  expect(await kinds(people[0]!)).toContain('dropped');
  expect(await kinds(dan)).not.toContain('dropped');
  const { entries } = await people[1]!.get<Entries>(`tables/${table}/entries`);
  expect(entries.find(({ entry }) => entry.type === 'decided')!.entry).toEqual({
    type: 'decided',
    at: server.time,
    about: 0,
    choice: 'substitute',
  });
});
