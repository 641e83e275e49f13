import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { fair } from '@palio/game-tests';
import { readRecord, replay } from '@palio/kernel';
import type { Entries } from '@palio/protocol';
import { afterAll, expect, test } from 'vitest';
import { checkUpgrade as check } from '../src/server.ts';
import { MIGRATIONS } from '../src/storage/schema.ts';
import type { Migration } from '../src/tables/migrate.ts';
import { FAIR_SHELF, playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

const checkUpgrade = async (...given: Parameters<typeof check>): Promise<readonly Migration[]> =>
  (await check(...given)).migrations;

const folder = mkdtempSync(join(tmpdir(), 'palio-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shelfOf = (change: string): string => new URL(`./support/${change}-shelf.ts`, import.meta.url).href;
const place = { file: join(folder, 'palio.db') };
const open = (shelf: string): Promise<TestServer> => startServer({ database: place, shelf });

/** The same browser at the next server. */
function again(server: TestServer, client: Client): Client {
  const other = server.stranger();
  other.cookie = client.cookie;
  return other;
}

test('open games go over to new rules if they play the same under them; others wait for their people', async () => {
  const before = await open(FAIR_SHELF);
  const [ada, bob] = [await before.guest('Ada'), await before.guest('Bob')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
  await ada.act(table, 'bid 1');
  await bob.act(table, 'bid 0');
  const seen = await ada.look(table);
  await before.close();

  // A version that changes nothing in this game.
  expect(await checkUpgrade({ database: place, shelf: shelfOf('harmless') })).toMatchObject([
    { table, from: 1, to: 2, unaffected: true },
  ]);
  const harmless = await open(shelfOf('harmless'));
  const after = await again(harmless, ada).look(table);
  expect(after.card).toMatchObject({ rulesVersion: 2, onHold: false });
  expect(after.position!.view).toEqual(seen.position!.view);
  await harmless.close();

  // A version under which the same actions lead elsewhere.
  expect(await checkUpgrade({ database: place, shelf: shelfOf('different') })).toMatchObject([
    { table, unaffected: false },
  ]);
  const different = await open(shelfOf('different'));
  const held = again(different, ada);
  expect((await held.look(table)).card).toMatchObject({ rulesVersion: 2, onHold: true, status: 'running' });
  expect((await held.look(table)).position).toBeNull();
  // Nobody can play there, so it is nobody's turn.
  for (const person of [held, again(different, bob)])
    expect(await person.get<object[]>('me/tables')).toMatchObject([{ id: table, yourTurn: false }]);
  expect(await held.refused(table, { type: 'act', decision: 0, actions: ['pass'] })).toBe('rules-changed');
  await held.command(table, { type: 'propose', proposal: { what: 'cancel' } });
  await again(different, bob).command(table, { type: 'answer', agree: true });
  expect((await held.look(table)).card.status).toBe('cancelled');
  await different.close();
}, 60_000);

test('a game on hold is talked about, left and called off whatever the new rules make of it', async () => {
  const { server, file, table, ada } = await begun('forgotten');
  await server.close();
  const held = await startServer({ database: { file }, shelf: shelfOf('forgetful') });
  const back = again(held, ada);
  expect((await back.look(table)).card).toMatchObject({ onHold: true, status: 'running' });
  expect((await back.call('POST', `tables/${table}/why-not`, { target: 'bid 9' })).status).toBe(409);
  await back.command(table, { type: 'say', room: 'table', text: 'what now?' });
  await back.command(table, { type: 'propose', proposal: { what: 'cancel' } });
  await held.upkeep.list(table);
  expect(await back.get('me/tables')).toMatchObject([{ id: table, yourTurn: false }]);

  // The other one does not come: after ten days nobody has to wait for his answer any more.
  const DAY = 24 * 3_600_000;
  held.time += 10 * DAY - 1000;
  held.services.house.places.delete(table);
  await held.upkeep.sweep();
  expect((await back.look(table)).card.status).toBe('running');
  held.time += 1000;
  held.services.house.places.delete(table);
  await held.upkeep.sweep();
  expect((await back.look(table)).card.status).toBe('cancelled');
  const { entries } = await back.get<Entries>(`tables/${table}/entries`);
  expect(entries.at(-1)!.entry).toMatchObject({ type: 'cancelled', reason: 'stalled' });
  await held.close();
}, 60_000);

test('a game that is over keeps its record and its positions; what other rules make of it is not said to be it', async () => {
  const { server, file, table, ada, bob } = await begun('finished');
  await playToEnd(table, [ada, bob], 1);
  await server.upkeep.list(table);
  const recordAt = (at: TestServer): Promise<string> => again(at, ada).get(`tables/${table}/record`);
  const earlierAt = (at: TestServer) => again(at, ada).call('GET', `tables/${table}/positions/3`);
  const [record, earlier] = [await recordAt(server), await earlierAt(server)];
  await server.close();

  const harmless = await startServer({ database: { file }, shelf: shelfOf('harmless') });
  expect(await recordAt(harmless)).toBe(record);
  expect((await earlierAt(harmless)).body).toEqual(earlier.body);
  await harmless.close();

  const different = await startServer({ database: { file }, shelf: shelfOf('different') });
  const kept = await recordAt(different);
  expect((await earlierAt(different)).status).toBe(404);
  await different.close();
  const [was, is] = [readRecord(record), readRecord(kept)];
  const count = was.lines.length;
  expect(is).toMatchObject({ rulesVersion: 1, seed: was.seed, lines: was.lines });
  expect(is.hashes).toEqual({ 0: was.hashes[0], [count]: was.hashes[count] });
  // Whoever has the old rules checks it as ever.
  expect(replay(fair, is).verdict).toMatchObject({ fairDraws: true, hashesChecked: 1, finished: true });
}, 60_000);

test('a finished game is shown to all alike, also if it was shown late to some while it went on', async () => {
  const { server, file, table, ada, bob } = await begun('late', { spectatorDelay: 5 });
  await playToEnd(table, [ada, bob], 1);
  await server.upkeep.list(table);
  await server.close();
  const different = await startServer({ database: { file }, shelf: shelfOf('different') });
  for (const viewer of [again(different, ada), different.stranger()])
    expect((await viewer.look(table)).position).toMatchObject({ view: expect.any(Object) });
  await different.close();
}, 60_000);

test('a finished game whose position the new rules cannot read is shown without it, and its record can be had', async () => {
  const { server, file, table, ada, bob } = await begun('reshaped');
  await playToEnd(table, [ada, bob], 1);
  await server.upkeep.list(table);
  const share = await ada.post<{ token: string }>(`tables/${table}/shares`, {});
  const record = await ada.get<string>(`tables/${table}/record`);
  await server.close();

  const reshaped = await startServer({ database: { file }, shelf: shelfOf('reshaped') });
  const back = again(reshaped, ada);
  for (const path of [`tables/${table}`, `watch/${share.token}`])
    expect(await back.get(path)).toMatchObject({
      position: null,
      card: { status: 'over', rulesVersion: 1, result: { ending: expect.any(String) } },
    });
  for (const path of [`tables/${table}/positions/3`, `watch/${share.token}/positions/3`])
    expect(await back.call('GET', path)).toMatchObject({
      status: 404,
      body: { error: { code: 'other-rules' } },
    });
  await back.connect();
  await back.watch(table);
  expect(back.last('table').state.position).toBeNull();
  await back.command(table, { type: 'say', room: 'table', text: 'that was a game' });
  expect(back.last('update').position).toBeUndefined();
  expect(await back.get(`tables/${table}/recap`)).toMatchObject({ from: null });
  expect(await back.get(`tables/${table}/entries`)).toBeDefined();
  expect(await back.get('me/tables?over=true')).toMatchObject([{ id: table }]);
  expect(await back.call('POST', `tables/${table}/why-not`, { target: 'bid 9' })).toMatchObject({
    status: 200,
  });
  const kept = await back.get<string>(`tables/${table}/record`);
  expect(await back.get(`/g/${table}.json`)).toMatchObject({ record: kept, table: { position: null } });
  expect(readRecord(kept)).toMatchObject({ rulesVersion: 1, lines: readRecord(record).lines });
  await reshaped.close();
}, 60_000);

/** What a server leaves behind that is killed now. */
async function killed(file: string): Promise<{ file: string }> {
  const left = { file: join(folder, `killed-${++copies}.db`) };
  const database = new DatabaseSync(file, { readOnly: true });
  await backup(database, left.file);
  database.close();
  return left;
}
let copies = 0;

/** Two people who have begun to play; what they do after that is in the journal alone. */
async function begun(
  name: string,
  more: object = {},
): Promise<{ server: TestServer; file: string; table: string; ada: Client; bob: Client }> {
  const file = join(folder, `${name}.db`);
  const server = await startServer({ database: { file }, shelf: FAIR_SHELF });
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }], ...more });
  await bob.command(table, { type: 'join' });
  if (name !== 'unlisted') await server.upkeep.list(table);
  await ada.act(table, 'bid 1');
  await bob.act(table, 'bid 0');
  return { server, file, table, ada, bob };
}

test('after a kill too a game goes over only if all that was told of it comes out the same', async () => {
  const { server, file, table, ada } = await begun('killed');
  const seen = await ada.look(table);
  const left = await killed(file);
  await server.close();

  expect(await checkUpgrade({ database: left, shelf: shelfOf('harmless') })).toMatchObject([
    { table, unaffected: true },
  ]);
  for (const change of ['different', 'stricter']) {
    const shelf = shelfOf(change);
    expect(await checkUpgrade({ database: left, shelf })).toMatchObject([{ table, unaffected: false }]);
    const other = await startServer({ database: left, shelf });
    const held = again(other, ada);
    const { card, position } = await held.look(table);
    expect({ onHold: card.onHold, status: card.status, position }).toEqual({
      onHold: true,
      status: 'running',
      position: null,
    });
    expect(await held.refused(table, { type: 'act', decision: 0, actions: ['pass'] })).toBe('rules-changed');
    await held.command(table, { type: 'say', room: 'table', text: 'what now?' });
    expect(await held.refused(table, { type: 'undo' })).toBe('rules-changed');
    await other.close();
  }
  // The old version goes on as if nothing had been.
  const old = await startServer({ database: await killed(left.file), shelf: FAIR_SHELF });
  expect((await again(old, ada).look(table)).position).toEqual(seen.position);
  await old.close();

  const harmless = await startServer({ database: left, shelf: shelfOf('harmless') });
  const after = await again(harmless, ada).look(table);
  expect(after.card).toMatchObject({ rulesVersion: 2, onHold: false });
  expect(after.position).toEqual(seen.position);
  harmless.services.house.places.delete(table);
  expect((await again(harmless, ada).look(table)).position).toEqual(seen.position);
  await harmless.close();
}, 60_000);

test('a game of which no position was kept waits: nothing proves that it began alike', async () => {
  const { server, file, table } = await begun('unlisted');
  const left = await killed(file);
  await server.close();
  expect(await checkUpgrade({ database: left, shelf: shelfOf('harmless') })).toMatchObject([
    { table, unaffected: false },
  ]);
}, 60_000);

test('a table that cannot be read hinders neither the start nor the others', async () => {
  const { server, file, table, ada } = await begun('broken');
  const other = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await server.upkeep.list(other);
  await ada.command(other, { type: 'say', room: 'table', text: 'is anybody there?' });
  const left = await killed(file);
  await server.close();
  const database = new DatabaseSync(left.file);
  database.prepare("UPDATE journal SET body = '[]' WHERE table_id = ? AND n = 1").run(table);
  database.prepare('UPDATE tables SET deadline = 1').run();
  database.close();
  const complaints: string[] = [];
  const next = await startServer({
    database: left,
    shelf: shelfOf('harmless'),
    complain: message => complaints.push(message),
  });
  expect(complaints).toEqual([`table ${table} cannot be read`, `table ${table} cannot be looked after`]);
  const listed = (id: string): Promise<{ n: number; deadline: number | null }[]> =>
    next.services.database.read('SELECT n, deadline FROM tables WHERE id = $1', [id]);
  expect((await listed(other))[0]!.n).toBe(3);
  await next.services.database.write([{ sql: 'UPDATE tables SET deadline = 1', values: [] }]);
  next.services.house.places.clear();
  await next.upkeep.sweep();
  await next.upkeep.sweep();
  expect((await listed(other))[0]!.deadline).not.toBe(1);
  expect(complaints).toHaveLength(2);
  await next.close();
}, 60_000);

test('who tries a backup learns whether every game in it can be read, also if no rule has changed', async () => {
  const { server, file, table } = await begun('backup');
  const left = await killed(file);
  await server.close();
  expect(await check({ database: left, shelf: FAIR_SHELF })).toEqual({
    open: 1,
    unreadable: [],
    migrations: [],
  });
  const database = new DatabaseSync(left.file);
  database.prepare('DELETE FROM journal WHERE table_id = ? AND n = 1').run(table);
  database.close();
  const complaints: string[] = [];
  const complain = (message: string): unknown => complaints.push(message);
  const { unreadable } = await check({ database: left, shelf: FAIR_SHELF, complain });
  expect({ unreadable, complaints }).toEqual({
    unreadable: [table],
    complaints: [`table ${table} cannot be read`],
  });
}, 60_000);

test('looking at what an upgrade would do changes nothing, not even old tables', async () => {
  const file = join(folder, 'old.db');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE migrations (version INTEGER PRIMARY KEY); INSERT INTO migrations VALUES (1)');
  for (const sql of MIGRATIONS[0]!) database.exec(sql);
  database.close();
  const before = readFileSync(file);
  expect(await checkUpgrade({ database: { file }, shelf: shelfOf('harmless') })).toEqual([]);
  expect(readFileSync(file).equals(before)).toBe(true);
  const missing = join(folder, 'missing.db');
  expect(await checkUpgrade({ database: { file: missing } })).toEqual([]);
  expect(() => readFileSync(missing)).toThrow(/ENOENT/);
}, 60_000);

test.each([
  ['others come that play it alike', 'harmless'],
  ['its own are back', 'fair'],
])('while a game is on hold nobody loses time, until %s', async (_, change) => {
  const file = { file: join(folder, `held-${change}.db`) };
  let time = Date.UTC(2026, 0, 5, 12);
  const openFile = (shelf: string): Promise<TestServer> =>
    startServer({ database: file, shelf, now: () => time });
  const before = await openFile(FAIR_SHELF);
  const [ada, bob] = [await before.guest('Ada'), await before.guest('Bob')];
  const pace = { kind: 'turns', reserve: 86_400, increment: 3600 } as const;
  const table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }], pace });
  await bob.command(table, { type: 'join' });
  await bob.act(table, 'bid 0');
  await ada.act(table, 'bid 1');
  await before.close();

  const held = await openFile(shelfOf('different'));
  time += 5 * 86_400_000;
  await again(held, bob).command(table, { type: 'say', room: 'table', text: 'what now?' });
  const until = time + 8 * 86_400_000;
  await again(held, ada).call('PUT', 'me/vacation', { until });
  time += 5 * 86_400_000;
  await held.upkeep.wake(table);
  await held.close();

  const after = await openFile(shelfOf(change));
  await after.upkeep.wake(table);
  await after.upkeep.list(table);
  const { card } = await again(after, ada).look(table);
  expect(card.seats[0]!.vacation).toBe(until);
  expect(card).toMatchObject({ onHold: false, votes: [] });
  for (const { clock } of card.seats) expect(clock!.left).toBe(86_400_000);
  // Only once: whoever starts the server again gives nobody time by that.
  const { n } = await again(after, ada).look(table);
  await after.close();
  time += 3_600_000;
  const later = await openFile(shelfOf(change));
  expect((await again(later, ada).look(table)).n).toBe(n);
  await later.close();
});
