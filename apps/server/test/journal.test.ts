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
