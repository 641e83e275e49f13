/** boardgame.io’s server in a process of its own, with the storage it comes with: memory, which survives nothing. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { game } from './reference-boardgame-io.ts';
import { answerMeasures } from './server-measures.ts';

interface Running {
  readonly appServer: { address(): AddressInfo };
}
interface BoardgameServer {
  Server(given: { games: object[]; origins: unknown[] }): { run(given: { port: number }): Promise<Running> };
}

// boardgame.io ships CommonJS behind folders without an exports map.
const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js') as BoardgameServer;
// It greets on standard output, where only our port is expected.
console.log = () => undefined;
const { appServer } = await Server({ games: [game], origins: [/./] }).run({ port: 0 });
answerMeasures(appServer.address().port);
