import { parentPort, workerData } from 'node:worker_threads';
import { playMatch } from '@palio/search';
import type { ArenaPart, ArenaTask } from './commands/arena.ts';
import { load } from './shelf.ts';

const task = workerData as ArenaTask;
const { game, brain } = await load(task.id);
const { budget, games, seats, seed, options } = task;
const result = playMatch({
  game,
  a: { bot: task.a, brain, budget },
  b: { bot: task.b, brain, budget },
  games,
  seats,
  seed,
  options,
  clock: () => performance.now(),
});
const { winsA, winsB, draws, finished, decisions, violations } = result;
const part: ArenaPart = { winsA, winsB, draws, finished, decisions, violations };
parentPort?.postMessage(part);
