/** boardgame.io’s server in a process of its own, with one of four storages. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { openSqlite } from '@palio/server';
import { SqliteStorage } from './boardgame-io-sqlite.ts';
import { DurableStorage, StoredFirst } from './boardgame-io-storage.ts';
import type { BoardgameStorage } from './server-boardgame-io.ts';
import { game } from './reference-boardgame-io.ts';
import { answerMeasures } from './server-measures.ts';

interface Running {
  readonly appServer: { address(): AddressInfo };
}
interface Stored {
  readonly db?: object;
  readonly transport?: object;
}
interface BoardgameServer {
  Server(given: Stored & { games: object[]; origins: unknown[] }): {
    run(given: { port: number }): Promise<Running>;
  };
  SocketIO: new (given: { pubSub: StoredFirst }) => object;
  FlatFile: new (given: { dir: string }) => object;
}

// boardgame.io ships CommonJS behind folders without an exports map.
const { Server, SocketIO, FlatFile } = createRequire(import.meta.url)(
  'boardgame.io/dist/cjs/server.js',
) as BoardgameServer;
// It greets on standard output, where only our port is expected.
console.log = () => undefined;
const [, , storage, path = ''] = process.argv;

async function openStorage(): Promise<Stored> {
  switch (storage as BoardgameStorage) {
    case 'memory':
      return {};
    case 'files':
      return { db: new FlatFile({ dir: path }) };
    case 'sqlite':
      return { db: new SqliteStorage(path) };
    case 'journal': {
      const db = new DurableStorage(await openSqlite(path));
      return { db, transport: new SocketIO({ pubSub: new StoredFirst(db) }) };
    }
  }
}

const stored = await openStorage();
const { appServer } = await Server({ games: [game], origins: [/./], ...stored }).run({ port: 0 });
answerMeasures(appServer.address().port);
