import { Caller, type Port } from './calls.ts';
import type { BotsCalls, TableCalls } from './protocol.ts';

export type TableCaller = Caller<TableCalls>;

/** The workers of one page. They end with it. */
export interface Workers {
  readonly table: TableCaller;
  /** Starts the worker that thinks for the bots, if it does not run yet. */
  thinkForBots(): Promise<void>;
  end(): void;
}

// The bundler reads these two lines: address and options must stand here as they are.
const tableWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'palio-table' });
const botsWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'palio-bots' });

/** Workers with a game that could not be stored; they wait for the page of its table. */
let waiting: { readonly id: string; readonly workers: Workers } | undefined;

export function handOver(id: string, workers: Workers): void {
  waiting?.workers.end();
  waiting = { id, workers };
}

/** The workers that have this game on their table, or new ones. */
export function workersFor(id: string): Workers {
  const found = waiting?.id === id ? waiting.workers : undefined;
  if (found !== undefined) waiting = undefined;
  return found ?? startWorkers();
}

export function startWorkers(): Workers {
  const worker = tableWorker();
  const caller: TableCaller = new Caller<TableCalls>(worker as unknown as Port);
  let bots: Worker | undefined;
  let connected: Promise<void> | undefined;
  const lose = (event: ErrorEvent): void => caller.lose(event.message || 'a script did not load');
  worker.addEventListener('error', lose);

  async function connectBots(): Promise<void> {
    bots = botsWorker();
    const thinker = new Caller<BotsCalls>(bots as unknown as Port);
    bots.addEventListener('error', event => {
      lose(event);
      thinker.lose(event.message || 'a script did not load');
    });
    const channel = new MessageChannel();
    await thinker.call('serve', { port: channel.port1 }, [channel.port1]);
    await caller.call('useThinker', { port: channel.port2 }, [channel.port2]);
  }

  return {
    table: caller,
    // Whoever comes while it still starts waits as well.
    thinkForBots: () => (connected ??= connectBots()),
    end() {
      worker.terminate();
      bots?.terminate();
      caller.lose('the page was left');
    },
  };
}
