import { join } from 'node:path';
import { fastChance, type Chance } from '@palio/kernel';
import { LeanSocket } from './lean-socket.ts';
import { moveFor, type BoardgameState } from './reference-boardgame-io.ts';
import { TRADERS } from './reference-game.ts';
import type { LoadedTable } from './server-load.ts';
import { startMeasured, type MeasuredProcess } from './server-measures.ts';

type State = BoardgameState & { readonly _stateID: number };

const LIVE = '/socket.io/?EIO=4&transport=websocket';
const NAMESPACE = '/reference';
/** Packets of Engine.IO begin with one digit, messages of Socket.IO in them with another. */
const PING = '2'.charCodeAt(0);
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const UPDATE = `${EVENT}${NAMESPACE},["update",`;
const SYNC = `${EVENT}${NAMESPACE},["sync",`;

/** A socket as the client of boardgame.io opens it, but as lean as the one our own server is measured with. */
async function openSocket(port: number): Promise<LeanSocket> {
  const socket = await LeanSocket.open(port, LIVE);
  return new Promise(resolve => {
    socket.received = () => resolve(socket);
    socket.send(`${CONNECT}${NAMESPACE},`);
  });
}

const emit = (socket: LeanSocket, ...event: unknown[]): void =>
  socket.send(`${EVENT}${NAMESPACE},${JSON.stringify(event)}`);

let matches = 0;

/** One socket for each player of a match of boardgame.io. */
class BoardgameTable implements LoadedTable {
  readonly #sockets: readonly LeanSocket[];
  readonly #luck: Chance;
  #match = '';
  #state: State | undefined;
  #told = 0;
  #done: () => void = () => undefined;

  constructor(sockets: readonly LeanSocket[], seed: number) {
    this.#sockets = sockets;
    this.#luck = fastChance(seed);
    for (const socket of sockets)
      socket.received = message => {
        if (message[0] === PING) socket.send(PONG);
        else this.#receive(message);
      };
  }

  #receive(message: Buffer): void {
    const isUpdate = message.toString('latin1', 0, UPDATE.length) === UPDATE;
    if (!isUpdate && message.toString('latin1', 0, SYNC.length) !== SYNC) return;
    // All are told the same, so that one of them reads it.
    if (++this.#told < TRADERS) return;
    const [, match, told] = JSON.parse(message.toString('latin1', UPDATE.indexOf('['))) as [
      string,
      string,
      State & { state: State },
    ];
    if (match !== this.#match) throw new Error(`${match} is no match of this table`);
    this.#state = isUpdate ? told : told.state;
    this.#done();
  }

  move(done: () => void): boolean {
    const state = this.#state;
    if (state === undefined || state.ctx.gameover !== undefined) return false;
    this.#told = 0;
    this.#done = done;
    const playerID = state.ctx.currentPlayer;
    const payload = { ...moveFor(state, this.#luck), playerID };
    emit(
      this.#sockets[Number(playerID)]!,
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
    emit(this.#sockets[player]!, 'sync', this.#match, String(player), undefined, TRADERS);
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

export class BoardgameLoad {
  readonly server: MeasuredProcess;

  private constructor(server: MeasuredProcess) {
    this.server = server;
  }

  /** With a folder what happens is stored there before anybody is told; without one it is kept in memory. */
  static async start(folder?: string): Promise<BoardgameLoad> {
    const file = folder === undefined ? [] : [join(folder, `boardgame-io-${Date.now()}.db`)];
    const script = join(import.meta.dirname, 'server-boardgame-io-process.ts');
    return new BoardgameLoad(await startMeasured(script, ...file));
  }

  async sitDown(seed: number): Promise<LoadedTable> {
    const sockets = await Promise.all(Array.from({ length: TRADERS }, () => openSocket(this.server.port)));
    const table = new BoardgameTable(sockets, seed);
    await table.renew();
    return table;
  }
}
