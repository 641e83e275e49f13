import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { numbered } from '../src/storage/sqlite-tasks.ts';
import { playToEnd, seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

/*
 * What is asked of the database again and again is found by an index, however much has been stored: a single read of
 * a whole table would hold up everybody.
 */
const folder = mkdtempSync(join(tmpdir(), 'palio-plans-'));
const file = join(folder, 'palio.db');
let server: TestServer;
let ada: Client;
let bob: Client;
let reader: DatabaseSync;
const asked = new Set<string>();
beforeAll(async () => {
  server = await startServer({ database: { file } });
  reader = new DatabaseSync(file, { readOnly: true });
  [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
  await playToEnd(await seatTogether([ada, bob], { rated: true, visibility: 'public' }), [ada, bob]);
  const { database } = server.services;
  const [read, write] = [database.read.bind(database), database.write.bind(database)];
  vi.spyOn(database, 'read').mockImplementation((sql, values) => {
    asked.add(sql);
    return read(sql, values);
  });
  vi.spyOn(database, 'write').mockImplementation(statements => {
    for (const { sql } of statements) asked.add(sql);
    return write(statements);
  });
}, 60_000);
afterAll(async () => {
  reader.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const planOf = (sql: string): string[] =>
  reader
    .prepare(`EXPLAIN QUERY PLAN ${numbered(sql)}`)
    .all()
    .map(({ detail }) => String(detail));

/** What is asked meanwhile, each with its plan. */
async function plansOf(work: () => Promise<unknown>): Promise<(readonly [string, string[]])[]> {
  asked.clear();
  await work();
  return Array.from(asked, sql => [sql, planOf(sql)] as const);
}

/** Tables of the database that grow with what people do. */
const GROWS = /^SCAN (?:users|tables|seats|journal|archives|results|result_seats|ratings|notices|notes)\b/;

test('pages that people open read no table as a whole', async () => {
  const plans = await plansOf(async () => {
    for (const path of [
      'tables',
      'tables?status=over&game=fair&pace=none&seats=2&openSeats=1&language=it&rated=true&before=1&limit=7',
      'me/tables',
      'me/tables?over=true',
      'me/notices',
      'me/tokens',
      'people/Bob',
      'people/Bob/history',
      'people/Bob/history?game=fair',
      'people/Bob/unrated',
      'people/Bob/together',
    ])
      await ada.get(path);
    await ada.call('PATCH', 'me', { name: 'Adelaide' });
    await server.services.notices.seenAt(ada.id, ['a', 'b']);
    await server.services.notices.markRead(ada.id);
    await server.services.users.botsOf(ada.id);
  });
  expect(plans.length).toBeGreaterThan(12);
  for (const [sql, plan] of plans)
    expect(
      plan.filter(step => GROWS.test(step)),
      sql,
    ).toEqual([]);
});

test('the lobby looks only at the tables that it shows, whatever it is filtered by', async () => {
  const [asking] = await plansOf(() =>
    server
      .stranger()
      .get('tables?status=over&game=fair&pace=none&seats=2&openSeats=1&language=it&rated=true&before=1'),
  );
  const [sql, plan] = asking!;
  expect(plan).toEqual([
    expect.stringMatching(/USING INDEX tables_lobby \(status=\? AND visibility=\? AND created_at<\?\)/),
  ]);
  const covered = reader.prepare('PRAGMA index_info(tables_lobby)').all();
  const filters = [...sql.matchAll(/(\w+) (?:=|>=|<) (?:\$|')/g)].map(([, column]) => column);
  expect(filters).toContain('rated');
  expect(covered.map(({ name }) => name)).toEqual(expect.arrayContaining(filters));
});

test('however somebody asks for the lobby, it is asked in few ways: each is kept ready', async () => {
  const plans = await plansOf(async () => {
    for (let limit = 1; limit <= 100; limit++) await server.stranger().get(`tables?limit=${limit}`);
  });
  expect(plans.filter(([sql]) => sql.includes('FROM tables'))).toHaveLength(1);
});

test('of games that are over only the lines that are shown are read', async () => {
  const plans = await plansOf(() => ada.get('me/tables?over=true'));
  const [, plan] = plans.find(([sql]) => sql.includes('JOIN tables'))!;
  expect(plan[0]).toMatch(/^CO-ROUTINE/);
  expect(plan.findIndex(step => step.startsWith('SEARCH tables'))).toBeGreaterThan(
    plan.findIndex(step => step.startsWith('SCAN mine')),
  );
});

test('tables whose time has come are found among those that wait for it, not among all that are played', async () => {
  const plans = await plansOf(() => server.upkeep.sweep());
  const [, plan] = plans.find(([sql]) => sql.includes('deadline <='))!;
  expect(plan).toEqual([expect.stringContaining('USING INDEX tables_deadline')]);
});

test('who is called otherwise is found in what others were told by two indexes', async () => {
  const plans = await plansOf(() => ada.call('PATCH', 'me', { name: 'Ada' }));
  const [, plan] = plans.find(([sql]) => sql.startsWith('UPDATE notices'))!;
  expect(plan.join('\n')).toMatch(/INDEX notices_by[^]*INDEX notices_from/);
});
