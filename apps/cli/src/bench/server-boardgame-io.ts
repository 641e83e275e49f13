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

/** A match as the lobby makes it: everybody who has joined proves himself with every move, as with us. */
interface Match {
  readonly id: string;
  readonly credentials: readonly string[];
}

async function ask<Answer>(port: number, path: string, body: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/games/reference/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

async function makeMatch(port: number): Promise<Match> {
  const { matchID: id } = await ask<{ matchID: string }>(port, 'create', { numPlayers: TRADERS });
  const credentials: string[] = [];
  while (credentials.length < TRADERS) {
    const playerID = String(credentials.length);
    const joined = await ask<{ playerCredentials: string }>(port, `${id}/join`, {
      playerID,
      playerName: `trader ${playerID}`,
    });
    credentials.push(joined.playerCredentials);
  }
  return { id, credentials };
}

/** One socket for each player, who play one match of boardgame.io after the other. */
class BoardgameTable implements LoadedTable {
  readonly #port: number;
  readonly #sockets: readonly LeanSocket[];
  readonly #luck: Chance;
  readonly #ready: Match[];
  #match: Match = { id: '', credentials: [] };
  #state: State | undefined;
  #told = 0;
  #done: () => void = () => undefined;

  constructor(port: number, sockets: readonly LeanSocket[], matches: Match[], seed: number) {
    this.#port = port;
    this.#sockets = sockets;
    this.#ready = matches;
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
    if (match !== this.#match.id) throw new Error(`${match} is no match of this table`);
    this.#state = isUpdate ? told : told.state;
    this.#done();
  }

  move(done: () => void): boolean {
    const state = this.#state;
    if (state === undefined || state.ctx.gameover !== undefined) return false;
    this.#told = 0;
    this.#done = done;
    const playerID = state.ctx.currentPlayer;
    const credentials = this.#match.credentials[Number(playerID)];
    const payload = { ...moveFor(state, this.#luck), playerID, credentials };
    emit(
      this.#sockets[Number(playerID)]!,
      'update',
      { type: 'MAKE_MOVE', payload },
      state['_stateID'],
      this.#match.id,
      playerID,
    );
    return true;
  }

  async renew(): Promise<void> {
    this.#match = this.#ready.pop() ?? (await makeMatch(this.#port));
    const { id, credentials } = this.#match;
    this.#told = 0;
    await new Promise<void>(resolve => {
      this.#done = resolve;
      this.#sockets.forEach((socket, player) =>
        emit(socket, 'sync', id, String(player), credentials[player], TRADERS),
      );
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/**
 * `files`: what it brings along to keep matches, three files for each, written anew with every move and not
 * synced, after everybody has been told. `sqlite`: a database, synced with every move. `journal`: our own journal,
 * lent to it, synced, before anybody is told. `memory`: what it uses when nothing is said, which survives nothing.
 */
export type BoardgameStorage = 'files' | 'sqlite' | 'journal' | 'memory';

export class BoardgameLoad {
  readonly server: MeasuredProcess;
  readonly isSlow: boolean;
  readonly #matchesEach: number;

  private constructor(server: MeasuredProcess, storage: BoardgameStorage, matchesEach: number) {
    this.server = server;
    this.isSlow = storage === 'files' || storage === 'sqlite';
    this.#matchesEach = matchesEach;
  }

  /** `matchesEach` matches are made for each table before anything is measured. */
  static async start(matchesEach: number, storage: BoardgameStorage, folder: string): Promise<BoardgameLoad> {
    const path = join(folder, `boardgame-io-${storage}-${Date.now()}`);
    const script = join(import.meta.dirname, 'server-boardgame-io-process.ts');
    return new BoardgameLoad(await startMeasured(script, storage, path), storage, matchesEach);
  }

  async sitDown(seed: number): Promise<LoadedTable> {
    const { port } = this.server;
    const matches: Match[] = [];
    while (matches.length < this.#matchesEach) matches.push(await makeMatch(port));
    const sockets = await Promise.all(Array.from({ length: TRADERS }, () => openSocket(port)));
    const table = new BoardgameTable(port, sockets, matches, seed);
    await table.renew();
    return table;
  }
}
