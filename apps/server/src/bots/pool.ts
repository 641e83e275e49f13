import { availableParallelism } from 'node:os';
import { fastChance, type AnyAction, type AnyGame } from '@palio/kernel';
import { randomAction } from '@palio/search';
import { Piscina } from 'piscina';
import type { ThinkTask } from './think.worker.ts';

/** Longer than the longest budget of any level; a thread that takes longer is ended. */
const TIME_LIMIT_MS = 12_000;

export interface Thinkers {
  readonly thinking: number;
  think(game: AnyGame, task: ThinkTask): Promise<AnyAction>;
  close(): Promise<void>;
}

/**
 * Threads in which bots think, so that the server never waits for them. A bot that exceeds the limit loses its
 * thread and plays some legal action instead, so that no table waits for it either.
 */
export function startThinkers(shelf: string, timeLimit = TIME_LIMIT_MS): Thinkers {
  const pool = new Piscina({
    filename: new URL('./think.worker.ts', import.meta.url).href,
    name: 'think',
    workerData: { shelf },
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
  });
  let thinking = 0;
  return {
    get thinking() {
      return thinking;
    },
    async think(game, task) {
      thinking++;
      try {
        return (await pool.run(task, { signal: AbortSignal.timeout(timeLimit) })) as AnyAction;
      } catch {
        return randomAction(game, task.knowledge, task.seat, fastChance(task.seed));
      } finally {
        thinking--;
      }
    },
    close: () => pool.destroy(),
  };
}
