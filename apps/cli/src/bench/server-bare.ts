import { join } from 'node:path';
import { LeanSocket } from './lean-socket.ts';
import { TRADERS } from './reference-game.ts';
import type { LoadedTable } from './server-load.ts';
import { startMeasured, type MeasuredProcess } from './server-measures.ts';

/** As long as a command that is sent to our own server. */
const COMMAND = 'c'.repeat(140);

class BareTable implements LoadedTable {
  readonly #sockets: readonly LeanSocket[];
  #moves = 0;
  #told = 0;
  #done: () => void = () => undefined;

  constructor(sockets: readonly LeanSocket[]) {
    this.#sockets = sockets;
    for (const socket of sockets)
      socket.received = () => {
        if (++this.#told === TRADERS) this.#done();
      };
  }

  move(done: () => void): boolean {
    this.#told = 0;
    this.#done = done;
    this.#sockets[this.#moves++ % TRADERS]!.send(COMMAND);
    return true;
  }

  renew(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Sockets and a journal without a game. */
export class BareLoad {
  readonly server: MeasuredProcess;

  private constructor(server: MeasuredProcess) {
    this.server = server;
  }

  static async start(folder: string): Promise<BareLoad> {
    const script = join(import.meta.dirname, 'server-bare-process.ts');
    return new BareLoad(await startMeasured(script, join(folder, `bare-${Date.now()}.db`)));
  }

  async sitDown(seed: number): Promise<LoadedTable> {
    const open = (): Promise<LeanSocket> => LeanSocket.open(this.server.port, `/${seed}`);
    return new BareTable(await Promise.all(Array.from({ length: TRADERS }, open)));
  }
}
