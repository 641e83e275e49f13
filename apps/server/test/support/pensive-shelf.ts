import type { Shelf } from '../../src/shelf.ts';
import { shelf as fair } from './fair-shelf.ts';

const PENSIVE_MS = 600;

/** A game whose bots take their time and then the last of their actions; at the second seat they lose their head. */
export const shelf: Shelf = {
  ...fair,
  async load(id) {
    const playable = await fair.load(id);
    const plan = <Action>(_state: unknown, seat: number, actions: readonly Action[]): Action | undefined => {
      if (seat === 1) throw new Error('this seat is too much for me');
      const until = performance.now() + PENSIVE_MS;
      while (performance.now() < until);
      return actions.at(-1);
    };
    return { ...playable, brain: { ...playable.brain, plan } };
  },
};
