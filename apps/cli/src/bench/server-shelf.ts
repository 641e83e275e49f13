import type { Brain } from '@palio/search';
import type { Shelf } from '@palio/server';
import { reference } from './reference-game.ts';

const level = { method: 'greedy', budget: { iterations: 1 }, carelessness: 0 } as const;
const brain: Brain = { evaluate: () => [0.3, 0.3, 0.3], levels: { easy: level, medium: level, hard: level } };

/** The reference game alone, for a server that is measured. */
export const shelf: Shelf = {
  gameIds: [reference.id],
  load: () => Promise.resolve({ game: reference, brain }),
};
