import type { Shelf } from '../../src/shelf.ts';
import { shelf as fair } from './fair-shelf.ts';

/** A game whose bots never come to an end. */
export const shelf: Shelf = {
  ...fair,
  async load(id) {
    const playable = await fair.load(id);
    const plan = (): never => {
      for (;;);
    };
    return { ...playable, brain: { ...playable.brain, plan } };
  },
};
