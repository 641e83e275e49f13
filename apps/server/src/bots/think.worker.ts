import { workerData } from 'node:worker_threads';
import type { AnyAction, Position, Seat } from '@palio/kernel';
import { think as decide, type Level } from '@palio/search';
import type { Shelf } from '../shelf.ts';

/** All that a bot gets: the position as its seat may imagine it, and luck of its own. */
export interface ThinkTask {
  readonly game: string;
  readonly knowledge: Position;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: number;
}

const { shelf: address } = workerData as { shelf: string };
const loading = import(address) as Promise<{ shelf: Shelf }>;

export async function think({ game: id, knowledge, seat, level, seed }: ThinkTask): Promise<AnyAction> {
  const { game, brain } = await (await loading).shelf.load(id);
  return decide({ game, brain, knowledge, seat, bot: level, seed, clock: () => performance.now() }).action;
}
