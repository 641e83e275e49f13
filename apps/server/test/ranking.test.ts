import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LONGEST_RANKING, Ranking } from '@palio/protocol';
import pg from 'pg';
import { Value } from 'typebox/value';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { MIGRATIONS } from '../src/storage/schema.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { shownRating } from '../src/tables/ratings.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { seatTogether, startServer, type Client, type TestServer } from './support/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const DAY = 24 * 3_600_000;

describe.each(['sqlite', 'postgres'] as const)('the ranking in %s', kind => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer({
      admins: ['Root'],
      adminCode: 'open sesame',
      ...(kind === 'postgres' && { database: { url: await postgres.newDatabase() } }),
    });
  }, 60_000);
  afterEach(() => server.close(), 60_000);

  async function rankingFor(client: Client, query = ''): Promise<Ranking> {
    const ranking = await client.get<Ranking>(`games/fair/ranking${query}`);
    expect(Value.Errors(Ranking, ranking)).toEqual([]);
    return ranking;
  }

  /** As if somebody had played so well so often. */
  async function rate(id: string, rating: number, games: number, wins = 0): Promise<void> {
    await server.services.database.write([
      {
        sql: `INSERT INTO ratings (user_id, game, mu, sigma, games, wins, version, shown, rated_at)
          VALUES ($1, 'fair', $2, 1, $3, $4, 1, $5, $6)`,
        values: [id, 3 + rating / 40, games, wins, rating, server.time],
      },
    ]);
  }

  async function ratedMember(name: string, rating: number, games: number, wins = 0): Promise<Client> {
    const client = await server.member(name);
    await rate(client.id, rating, games, wins);
    return client;
  }

  /** Members who exist in the database alone. */
  async function crowd(ratings: readonly number[]): Promise<void> {
    for (const [i, rating] of ratings.entries()) {
      const name = `Crowd-${i}`;
      const user = await server.services.users.create({ kind: 'member', name, language: 'en' });
      await rate(user.id, rating, 5);
    }
  }

  const placesIn = ({ lines }: Ranking): [number, string][] =>
    lines.map(({ place, person }) => [place, person.name]);

  test('has the best first; equal ratings share a place; fewer than three games are none', async () => {
    await ratedMember('Ada', 700, 10, 6);
    await ratedMember('Bob', 900, 4, 4);
    await ratedMember('Cyd', 700, 12, 3);
    await ratedMember('Dan', 1200, 2, 2);
    await ratedMember('Eve', 100, 3);
    const ranking = await rankingFor(server.stranger());
    expect(placesIn(ranking)).toEqual([
      [1, 'Bob'],
      [2, 'Cyd'],
      [2, 'Ada'],
      [4, 'Eve'],
    ]);
    expect(ranking.lines[2]).toEqual({
      place: 2,
      person: { id: expect.any(String), name: 'Ada', kind: 'member' },
      rating: 700,
      games: 10,
      wins: 6,
      lastAt: server.time,
    });
    expect(ranking).toMatchObject({ least: 3, ranked: 4, rated: 5, finished: 0, next: null, mine: null });
  });

  test('follows from games: who has finished three of them has a place, at the rating of his profile', async () => {
    const [ada, bob] = [await server.member('Ada'), await server.member('Bob')];
    const playOnce = async (visibility: 'public' | 'private'): Promise<void> => {
      const seats = [{ as: 'me' } as const, { as: 'invited', name: 'Bob' } as const];
      const table = await ada.make({ seats, rated: true, visibility });
      await bob.command(table, { type: 'join' });
      server.time += DAY;
      await bob.command(table, { type: 'resign' });
      await server.upkeep.list(table);
      await server.upkeep.list(table);
    };
    await playOnce('public');
    expect(await rankingFor(ada)).toMatchObject({
      lines: [],
      ranked: 0,
      rated: 2,
      finished: 1,
      mine: { line: null, missing: 2, from: null },
    });
    await playOnce('public');
    // A private game counts for the people, who show it in their profiles; that there was one is not shown by itself.
    await playOnce('private');
    const { finished, lines, mine } = await rankingFor(ada);
    expect(finished).toBe(2);
    const [{ rating } = { rating: 0 }] = (await ada.get<{ ratings: { rating: number }[] }>('people/Ada'))
      .ratings;
    expect(rating).toBeGreaterThan(0);
    const first = { place: 1, person: ada.me.person, rating, games: 3, wins: 3, lastAt: server.time };
    expect(lines).toEqual([first, expect.objectContaining({ place: 2, person: bob.me.person, wins: 0 })]);
    expect(mine).toMatchObject({ line: first, missing: 0 });
  });

  test('comes by pages, through equal ratings, with places that go on', async () => {
    await crowd([50, 40, 40, 40, 40, 30, 20, 20, 10]);
    const whole = await rankingFor(server.stranger());
    expect(whole.lines.map(({ place }) => place)).toEqual([1, 2, 2, 2, 2, 6, 7, 7, 9]);
    for (const limit of [1, 2, 3, 4, 8]) {
      const pages: Ranking['lines'][] = [];
      for (let from: string | null = ''; from !== null;) {
        const query: string = `?limit=${limit}${from === '' ? '' : `&from=${from}`}`;
        const page: Ranking = await rankingFor(server.stranger(), query);
        expect(page.lines.length).toBeLessThanOrEqual(limit);
        pages.push(page.lines);
        from = page.next;
      }
      expect(pages.flat()).toEqual(whole.lines);
    }
  });

  test('gives no more than fifty at once', async () => {
    await crowd(Array.from({ length: LONGEST_RANKING + 2 }, (_, i) => i));
    const page = await rankingFor(server.stranger());
    expect(page.lines).toHaveLength(LONGEST_RANKING);
    expect((await rankingFor(server.stranger(), `?from=${page.next}`)).lines).toHaveLength(2);
    const { status } = await server.stranger().call('GET', `games/fair/ranking?limit=${LONGEST_RANKING + 1}`);
    expect(status).toBe(400);
  });

  test('tells me my place also far below, and begins a little above me if I wish', async () => {
    const eve = await ratedMember('Eve', 95, 7, 1);
    await crowd([...Array.from({ length: 20 }, (_, i) => 100 + i), 90, 95]);
    const { lines, mine } = await rankingFor(eve, '?limit=3');
    expect(lines.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(mine).toMatchObject({ line: { place: 21, person: eve.me.person, rating: 95 }, missing: 0 });
    const around = await rankingFor(eve, `?from=${mine!.from}`);
    expect(around.lines.map(({ place }) => place)).toEqual([16, 17, 18, 19, 20, 21, 21, 23]);
    expect(around.lines[5]!.person).toEqual(eve.me.person);
  });

  test('is nothing for guests, who are told of no place of their own', async () => {
    await ratedMember('Ada', 700, 10);
    expect((await rankingFor(await server.guest('Gast'))).mine).toBeNull();
  });

  test('has nobody who is suspended, as long as he is, and moves the others up', async () => {
    const root = await server.member('Root', 'open sesame');
    const ada = await ratedMember('Ada', 900, 10);
    const bob = await ratedMember('Bob', 800, 10);
    await ratedMember('Cyd', 700, 10);
    await root.post(`admin/users/${ada.id}/suspend`, { until: server.time + DAY });
    const now = await rankingFor(bob);
    expect(placesIn(now)).toEqual([
      [1, 'Bob'],
      [2, 'Cyd'],
    ]);
    expect(now).toMatchObject({ ranked: 2, mine: { line: { place: 1 } } });
    expect((await rankingFor(ada)).mine).toBeNull();
    server.time += DAY;
    expect(placesIn(await rankingFor(bob)).map(([, name]) => name)).toEqual(['Ada', 'Bob', 'Cyd']);
  });

  test('has nobody who deleted his account, not even if he did so during a rated game', async () => {
    const ada = await ratedMember('Ada', 900, 10);
    const bob = await ratedMember('Bob', 950, 10);
    const table = await seatTogether([ada, bob], { rated: true });
    await bob.call('DELETE', 'me');
    expect(placesIn(await rankingFor(ada))).toEqual([[1, 'Ada']]);
    await ada.command(table, { type: 'resign' });
    await server.upkeep.list(table);
    expect((await ada.look(table)).card.status).toBe('over');
    const rated = await server.services.database.read('SELECT user_id, games FROM ratings');
    expect(rated).toEqual([{ user_id: ada.id, games: 11 }]);
  });

  test('is one of my friends and me if I wish, with places among ourselves', async () => {
    const ada = await ratedMember('Ada', 900, 10);
    const bob = await ratedMember('Bob', 800, 10);
    await ratedMember('Cyd', 700, 10);
    await ratedMember('Dan', 600, 10);
    await bob.call('PUT', 'me/friends/Dan');
    // That somebody holds me for a friend does not make him mine; whom I mute is listed as anybody.
    await ada.call('PUT', 'me/friends/Bob');
    await bob.call('PUT', `me/mutes/${ada.id}`);
    const mine = await rankingFor(bob, '?among=friends&limit=1');
    expect(placesIn(mine)).toEqual([[1, 'Bob']]);
    expect(mine).toMatchObject({ ranked: 4, mine: { line: { place: 1 } } });
    expect(placesIn(await rankingFor(bob, `?among=friends&from=${mine.next}`))).toEqual([[2, 'Dan']]);
    expect(placesIn(await rankingFor(bob))).toHaveLength(4);
    const { status, body } = await server.stranger().call('GET', 'games/fair/ranking?among=friends');
    expect([status, body]).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
  });

  test('is only there for games that are played here', async () => {
    const { status, body } = await server.stranger().call('GET', 'games/chess/ranking');
    expect([status, body]).toMatchObject([404, { error: { code: 'unknown-game' } }]);
  });
});

/** The changes of the tables before the hall of fame. */
const BEFORE = MIGRATIONS.findIndex(changes => changes.some(sql => sql.includes('ratings_ranking')));

const OLD_ROWS = [
  ...['ada', 'bob', 'gone'].map(
    id => `INSERT INTO users (id, kind, name, name_key, language, created_at, seen_at, deleted)
      VALUES ('${id}', '${id === 'gone' ? 'guest' : 'member'}', '${id}', '${id}', 'en', 0, 0, ${id === 'gone' ? 1 : 0})`,
  ),
  ...[
    ['ada', 31.234_567, 2.345_678],
    ['bob', 20, 8],
    ['gone', 30, 2],
  ].map(
    ([id, mu, sigma]) =>
      `INSERT INTO ratings (user_id, game, mu, sigma, games, wins, version) VALUES ('${id}', 'fair', ${mu}, ${sigma}, 4, 1, 4)`,
  ),
  ...['public', 'private'].map(
    (visibility, i) =>
      `INSERT INTO tables (id, game, status, visibility, pace, rated, seats, open_seats, created_at, updated_at,
        rules_version, figures, n, line) VALUES ('t${i}', 'fair', 'over', '${visibility}', 'none', 1, 2, 0, 0, 0, 1, '', 1, '{}')`,
  ),
  ...[0, 1].flatMap(i => [
    `INSERT INTO results (table_id, game, ended_at, rated, result, people) VALUES ('t${i}', 'fair', ${500 + i}, 1, '{}', '[]')`,
    `INSERT INTO result_seats (table_id, seat, user_id, game, ended_at, rank, rating_change)
      VALUES ('t${i}', 0, 'ada', 'fair', ${500 + i}, 1, ${i === 0 ? 12 : 'NULL'})`,
  ]),
];

function openOldFile(file: string, statements: readonly string[]): Promise<Database> {
  const old = new DatabaseSync(file);
  for (const sql of statements) old.exec(sql);
  old.close();
  return openSqlite(file);
}

async function openOldPostgres(statements: readonly string[]): Promise<Database> {
  const url = await postgres.newDatabase();
  const old = new pg.Client({ connectionString: url });
  await old.connect();
  for (const sql of statements) await old.query(sql);
  await old.end();
  return openPostgres(url);
}

test.each(['sqlite', 'postgres'] as const)(
  'ratings of an older Palio are ranked rightly in %s',
  async kind => {
    const folder = mkdtempSync(join(tmpdir(), 'palio-ranking-'));
    const old = [
      'CREATE TABLE migrations (version INTEGER PRIMARY KEY)',
      ...MIGRATIONS.slice(0, BEFORE).flat(),
      ...Array.from({ length: BEFORE }, (_, i) => `INSERT INTO migrations VALUES (${i + 1})`),
      ...OLD_ROWS,
    ];
    const database = await (kind === 'sqlite'
      ? openOldFile(join(folder, 'old.db'), old)
      : openOldPostgres(old));
    expect(await database.read('SELECT user_id, shown, rated_at FROM ratings ORDER BY user_id')).toEqual([
      { user_id: 'ada', shown: shownRating({ mu: 31.234_567, sigma: 2.345_678 }), rated_at: 500 },
      { user_id: 'bob', shown: 0, rated_at: 0 },
    ]);
    expect(await database.read('SELECT game, finished FROM game_counts')).toEqual([
      { game: 'fair', finished: 1 },
    ]);
    await database.close();
    rmSync(folder, { recursive: true });
  },
  60_000,
);
