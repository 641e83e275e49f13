import type { PositionView } from '@palio/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConflictError, type JournalRow } from '../src/storage/database.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

/*
 * Whatever happens while a row is being written: what a table is in memory and what its journal says are the same.
 */
let server: TestServer;
let ada: Client;
let bob: Client;
let table: string;
beforeEach(async () => {
  server = await startServer();
  [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  table = await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await bob.command(table, { type: 'join' });
}, 60_000);
afterEach(() => server.close());

type Append = (row: JournalRow) => Promise<boolean>;

/** The next row is written like this; those after it as ever. */
function nextAppend(change: (append: Append) => Append): void {
  const { database } = server.services;
  const append = database.append.bind(database);
  database.append = row => {
    database.append = append;
    return change(append)(row);
  };
}

/** The table as somebody finds it who reads the journal. */
async function readAgain(): Promise<unknown> {
  server.services.house.places.delete(table);
  return ada.look(table);
}

const failures: readonly [string, (append: Append) => Append][] = [
  ['was given up for others', () => () => Promise.reject(new ConflictError('deadlock detected'))],
  ['failed in a way nobody thought of', () => () => Promise.reject(new TypeError('oops'))],
  [
    'was written although it seemed to fail',
    append => async row => {
      await append(row);
      throw new ConflictError('the line broke');
    },
  ],
];

test.each(failures)('a row that %s leaves nothing in memory: the command is tried again', async (_, fail) => {
  nextAppend(fail);
  await ada.act(table, 'bid 1');
  const { position } = await ada.look(table);
  expect(position!.question).toMatchObject({ kind: 'bid', waitingFor: [1], ready: [0] });
  await bob.act(table, 'bid 2');
  const seen = await ada.look(table);
  expect(await readAgain()).toEqual(seen);
  const { rows } = await server.services.house.look(table, ({ history }) => ({
    rows: history.filter(({ entry }) => entry.type === 'acted').length,
  }));
  expect(rows).toBe(2);
});

const snapshots: readonly [string, (snapshot: string) => string][] = [
  ['is broken off', snapshot => snapshot.slice(0, -20)],
  ['is no snapshot at all', () => 'bm9uc2Vuc2U='],
  ['knows of rows that the journal has not', snapshot => snapshot.replace(/"n":\d+/, '"n":900')],
];

test.each(snapshots)('a snapshot that %s is left aside: the journal is the truth', async (_, spoil) => {
  await server.upkeep.list(table);
  await ada.act(table, 'bid 1');
  const seen = await ada.look(table);
  const { database } = server.services;
  const [stored] = await database.read<{ snapshot: string }>('SELECT snapshot FROM tables WHERE id = $1', [
    table,
  ]);
  const spoilt = spoil(stored!.snapshot);
  expect(spoilt).not.toBe(stored!.snapshot);
  await database.write([{ sql: 'UPDATE tables SET snapshot = $1 WHERE id = $2', values: [spoilt, table] }]);
  expect(await readAgain()).toEqual(seen);
  await bob.act(table, 'bid 2');
  expect(await readAgain()).toEqual(await ada.look(table));
});

test('earlier positions are the same however one has looked back before, also after something was taken back', async () => {
  const long = await startServer({ shelf: new URL('./support/steady-shelf.ts', import.meta.url).href });
  const players = [await long.guest('Cyd'), await long.guest('Dan')];
  const id = await players[0]!.make({ game: 'steady', seats: [{ as: 'me' }, { as: 'open' }] });
  await players[1]!.command(id, { type: 'join' });
  const play = (turn: number, points: number): Promise<void> => players[turn % 2]!.act(id, `add ${points}`);
  const at = async (count: number): Promise<unknown> =>
    (await players[0]!.get<PositionView>(`tables/${id}/positions/${count}`)).view;
  for (let turn = 0; turn < 201; turn++) await play(turn, 1 + (turn % 3));
  for (const count of [150, 99, 100, 101, 201, 200, 0])
    expect(await at(count)).toMatchObject({ turn: count });
  const last = [await at(199), await at(200), await at(201)];
  for (let i = 0; i < 2; i++) {
    await players[i]!.command(id, { type: 'propose', proposal: { what: 'undo' } });
    await players[1 - i]!.command(id, { type: 'answer', agree: true });
  }
  expect(await at(199)).toEqual(last[0]);
  await play(199, 3);
  await play(200, 3);
  expect(await at(200)).not.toEqual(last[1]);
  const views = [await at(200), await at(201)];
  long.services.house.places.delete(id);
  expect([await at(200), await at(201)]).toEqual(views);
  await long.close();
}, 60_000);
