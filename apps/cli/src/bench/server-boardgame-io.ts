import { join } from 'node:path';
import { fastChance, type Chance } from '@palio/kernel';
import { io, type Socket } from 'socket.io-client';
import { moveFor, type BoardgameState } from './reference-boardgame-io.ts';
import { TRADERS } from './reference-game.ts';
import type { LoadedTable } from './server-load.ts';
import { startMeasured, type MeasuredProcess } from './server-measures.ts';

type State = BoardgameState & { readonly _stateID: number };

let matches = 0;

/** One socket for each player of a match of boardgame.io. */
class BoardgameTable implements LoadedTable {
  readonly #sockets: readonly Socket[];
  readonly #luck: Chance;
  #match = '';
  #state: State | undefined;
  #told = 0;
  #done: () => void = () => undefined;

  constructor(sockets: readonly Socket[], seed: number) {
    this.#sockets = sockets;
    this.#luck = fastChance(seed);
    for (const socket of sockets) {
      socket.on('update', (match: string, state: State) => this.#receive(match, state));
      socket.on('sync', (match: string, { state }: { state: State }) => this.#receive(match, state));
    }
  }

  #receive(match: string, state: State): void {
    if (match !== this.#match) return;
    this.#state = state;
    if (++this.#told === TRADERS) this.#done();
  }

  move(done: () => void): boolean {
    const state = this.#state;
    if (state === undefined || state.ctx.gameover !== undefined) return false;
    this.#told = 0;
    this.#done = done;
    const playerID = state.ctx.currentPlayer;
    const payload = { ...moveFor(state, this.#luck), playerID };
    this.#sockets[Number(playerID)]!.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      state['_stateID'],
      this.#match,
      playerID,
    );
    return true;
  }

  async renew(): Promise<void> {
    // A match that does not exist yet is made by the first who asks for it; the others wait for that.
    this.#match = `match-${++matches}`;
    this.#told = TRADERS - 1;
    await this.#sync(0);
    this.#told = 1;
    await new Promise<void>(resolve => {
      this.#done = resolve;
      for (let player = 1; player < TRADERS; player++) this.#ask(player);
    });
  }

  #sync(player: number): Promise<void> {
    return new Promise(resolve => {
      this.#done = resolve;
      this.#ask(player);
    });
  }

  #ask(player: number): void {
    this.#sockets[player]!.emit('sync', this.#match, String(player), undefined, TRADERS);
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}

export class BoardgameLoad {
  readonly server: MeasuredProcess;

  private constructor(server: MeasuredProcess) {
    this.server = server;
  }

  static async start(): Promise<BoardgameLoad> {
    return new BoardgameLoad(
      await startMeasured(join(import.meta.dirname, 'server-boardgame-io-process.ts')),
    );
  }

  async sitDown(seed: number): Promise<LoadedTable> {
    const address = `http://127.0.0.1:${this.server.port}/reference`;
    const sockets = Array.from({ length: TRADERS }, () =>
      io(address, { transports: ['websocket'], forceNew: true }),
    );
    await Promise.all(sockets.map(socket => new Promise<void>(resolve => socket.once('connect', resolve))));
    const table = new BoardgameTable(sockets, seed);
    await table.renew();
    return table;
  }
}
