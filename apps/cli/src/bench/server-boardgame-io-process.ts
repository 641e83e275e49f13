/**
 * boardgame.io’s server in a process of its own: with a file as durable as ours, without one with the storage it
 * comes with, memory, which survives nothing.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { openSqlite } from '@palio/server';
import { DurableStorage, StoredFirst } from './boardgame-io-storage.ts';
import { game } from './reference-boardgame-io.ts';
import { answerMeasures } from './server-measures.ts';

interface Running {
  readonly appServer: { address(): AddressInfo };
}
interface BoardgameServer {
  Server(given: { games: object[]; origins: unknown[]; db?: DurableStorage; transport?: object }): {
    run(given: { port: number }): Promise<Running>;
  };
  SocketIO: new (given: { pubSub: StoredFirst }) => object;
}

// boardgame.io ships CommonJS behind folders without an exports map.
const { Server, SocketIO } = createRequire(import.meta.url)(
  'boardgame.io/dist/cjs/server.js',
) as BoardgameServer;
// It greets on standard output, where only our port is expected.
console.log = () => undefined;
const [, , file] = process.argv;
const db = file === undefined ? undefined : new DurableStorage(await openSqlite(file));
const durable = db !== undefined && { db, transport: new SocketIO({ pubSub: new StoredFirst(db) }) };
const { appServer } = await Server({ games: [game], origins: [/./], ...durable }).run({ port: 0 });
answerMeasures(appServer.address().port);
