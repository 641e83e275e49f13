import { availableParallelism } from 'node:os';
import { fastChance, type AnyAction, type AnyGame } from '@palio/kernel';
import { randomAction } from '@palio/search';
import { Piscina } from 'piscina';
import { Refusal } from '../refusal.ts';
import type { ThinkTask } from './think.worker.ts';

/** Longer than the longest budget of any level; a thread that takes longer is ended. */
const TIME_LIMIT_MS = 12_000;

export interface Thinkers {
  /** Decisions that are being made or wait for a thread. */
  readonly thinking: number;
  think(game: AnyGame, task: ThinkTask): Promise<AnyAction>;
  close(): Promise<void>;
}

interface ThinkersParts {
  readonly shelf: string;
  readonly complain: (message: string, cause: unknown) => void;
  readonly timeLimit?: number;
  readonly threads?: number;
}

/** Lets so many in at a time, the others in the order in which they came. */
class Gate {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async enter(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>(resolve => this.#waiting.push(resolve));
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}

/**
 * Threads in which bots think, so that the server never waits for them. A bot that exceeds the limit loses its
 * thread and plays some legal action instead, so that no table waits for it either. Its time begins when it has a
 * thread: however many wait, each thinks as long as it may.
 */
export function startThinkers({
  shelf,
  complain,
  timeLimit = TIME_LIMIT_MS,
  threads = Math.max(1, availableParallelism() - 1),
}: ThinkersParts): Thinkers {
  const pool = new Piscina({
    filename: new URL('./think.worker.ts', import.meta.url).href,
    name: 'think',
    workerData: { shelf },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  const gate = new Gate(threads);
  let thinking = 0;
  let isClosed = false;

  const decide = async (task: ThinkTask): Promise<AnyAction> => {
    await gate.enter();
    try {
      if (isClosed) throw new Error('the server is stopping');
      return (await pool.run(task, { signal: AbortSignal.timeout(timeLimit) })) as AnyAction;
    } finally {
      gate.leave();
    }
  };
  return {
    get thinking() {
      return thinking;
    },
    async think(game, task) {
      thinking++;
      try {
        return await decide(task);
      } catch (cause) {
        // Who was interrupted has not decided: another process thinks anew, or this one after its restart.
        if (isClosed) throw new Refusal('unavailable');
        complain(`a bot of ${task.game}, level ${task.level}, could not decide`, cause);
        return randomAction(game, task.knowledge, task.seat, fastChance(task.seed));
      } finally {
        thinking--;
      }
    },
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
