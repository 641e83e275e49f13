import { fair } from '@palio/game-tests';
import { PalioError } from '@palio/kernel';
import type { Brain } from '@palio/search';
import type { Shelf } from '../../src/shelf.ts';

const level = { method: 'greedy', budget: { iterations: 5 }, carelessness: 0 } as const;
const brain: Brain = {
  evaluate: state => (state as unknown as { traders: unknown[] }).traders.map(() => 0.5),
  levels: { easy: level, medium: level, hard: level },
};

/** The Fair uses every form of the kernel: what holds for it holds for every game. */
export const shelf: Shelf = {
  gameIds: ['fair'],
  load: id =>
    id === 'fair'
      ? Promise.resolve({ game: fair, brain })
      : Promise.reject(new PalioError('unknown-game', `there is no game "${id}" here`)),
};
