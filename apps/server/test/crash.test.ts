import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Me, TableView } from '@palio/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { loadTable } from '../src/tables/load.ts';
import { callAnywhere, Machines, Player } from './support/load.ts';
import { freePort, startPostgres, type TestPostgres } from './support/postgres.ts';
import { shelf } from './support/steady-shelf.ts';

const TABLES = 8;
const folder = mkdtempSync(join(tmpdir(), 'palio-crash-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Two people at each table. */
async function seatPlayers(ports: readonly number[]): Promise<Player[]> {
  const cookies = await Promise.all(
    Array.from({ length: 2 * TABLES }, async () => (await callAnywhere<Me>(ports, 'guest', '', {})).cookie),
  );
  const players: Player[] = [];
  for (let i = 0; i < TABLES; i++) {
    const [one, two] = [cookies[2 * i]!, cookies[2 * i + 1]!];
    const wish = { game: 'steady', seats: [{ as: 'me' }, { as: 'open' }] };
    const { id } = (await callAnywhere<{ id: string }>(ports, 'tables', one, wish)).body;
    await callAnywhere(ports, `tables/${id}/commands`, two, { command: { type: 'join' } });
    players.push(new Player(ports, one, id, 2 * i), new Player(ports, two, id, 2 * i + 1));
  }
  return players;
}

interface Row {
  readonly n: number;
  readonly key: string;
  readonly body: string;
}

/** Everything acknowledged is there once and in order; nothing is there by halves. */
async function checkJournal(database: Database, table: string, players: readonly Player[]): Promise<number> {
  const rows = await database.read<Row>('SELECT n, key, body FROM journal WHERE table_id = $1 ORDER BY n', [
    table,
  ]);
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
  const keys = rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const player of players) {
    const places = player.acknowledged.map(key => keys.findIndex(known => known.endsWith(`:${key}`)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  const acted = rows.filter(({ body }) => body.includes('"acted"'));
  expect(acted.length).toBeGreaterThanOrEqual(
    players.reduce((sum, player) => sum + player.acknowledged.length, 0),
  );
  // At most the one command that each had on its way is there without an answer.
  expect(acted.length).toBeLessThanOrEqual(
    players.reduce((sum, player) => sum + player.acknowledged.length, 0) + players.length,
  );
  const loaded = await loadTable(database, shelf, table);
  expect(loaded!.table.positionAfter(acted.length)).toEqual(loaded!.table.state.position);
  return acted.length;
}

async function settle(ports: readonly number[], players: readonly Player[]): Promise<void> {
  for (const player of players) player.rest();
  await expect.poll(() => players.every(player => player.isSettled), { timeout: 20_000 }).toBe(true);
  for (const player of players)
    await expect
      .poll(
        async () => {
          const { body } = await callAnywhere<TableView>(ports, `tables/${player.table}`, player.cookie);
          return body.n === player.n && JSON.stringify(body.position!.view) === JSON.stringify(player.view);
        },
        { timeout: 10_000 },
      )
      .toBe(true);
}

async function underLoad(
  processes: number,
  place: string,
  disturb: (machines: Machines, players: readonly Player[]) => Promise<void>,
): Promise<void> {
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const machines = new Machines(ports, place);
  await Promise.all(ports.map(port => machines.start(port)));
  const players = await seatPlayers(ports);
  try {
    await disturb(machines, players);
    await progress(players);
    await settle(ports, players);
    expect(players.flatMap(player => player.problems)).toEqual([]);
  } finally {
    for (const player of players) player.end();
    await machines.stop();
  }
  const database = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place));
  let actions = 0;
  for (const table of new Set(players.map(player => player.table)))
    actions += await checkJournal(
      database,
      table,
      players.filter(player => player.table === table),
    );
  await database.close();
  expect(actions).toBeGreaterThan(100);
}

/** Waits until the players have got on: whatever is killed then is killed under load. */
async function progress(players: readonly Player[]): Promise<void> {
  const answered = (): number => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  const before = answered();
  await expect.poll(answered, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before + 40);
}

async function killAgainAndAgain(
  machines: Machines,
  players: readonly Player[],
  rounds: number,
): Promise<void> {
  for (let i = 0; i < rounds; i++) {
    const port = machines.ports[i % machines.ports.length]!;
    await progress(players);
    await machines.kill(port);
    await machines.start(port);
  }
}

describe('killed again and again under load, nothing acknowledged is lost', () => {
  test(
    'SQLite, one process',
    () =>
      underLoad(1, join(folder, 'one.db'), (machines, players) => killAgainAndAgain(machines, players, 4)),
    300_000,
  );

  test('PostgreSQL, one process', async () => {
    await underLoad(1, await postgres.newDatabase(), (machines, players) =>
      killAgainAndAgain(machines, players, 3),
    );
  }, 300_000);

  test('PostgreSQL, three processes', async () => {
    await underLoad(3, await postgres.newDatabase(), (machines, players) =>
      killAgainAndAgain(machines, players, 4),
    );
  }, 300_000);

  test('PostgreSQL, three processes that fall asleep and wake in a world that went on', async () => {
    await underLoad(3, await postgres.newDatabase(), async (machines, players) => {
      for (const port of machines.ports) {
        await progress(players);
        machines.freeze(port);
        await progress(players);
        machines.thaw(port);
      }
    });
  }, 300_000);

  test('PostgreSQL itself restarted: service resumes', async () => {
    await underLoad(2, await postgres.newDatabase(), async (_machines, players) => {
      for (let i = 0; i < 2; i++) {
        await progress(players);
        await postgres.restart();
      }
    });
  }, 300_000);
});
