import type { Chance, Options, Position } from '@palio/kernel';
import type { Shelf } from '../../src/shelf.ts';
import { shelf as fair } from './fair-shelf.ts';

/** The Fair after a change of its rules. */
export const changedShelf = (version: 2 | 3): Shelf => ({
  ...fair,
  async load(id) {
    const { game, brain } = await fair.load(id);
    const setup = (options: Options, seats: number, chance: Chance): Position => {
      const state = game.setup(options, seats, chance) as Position & { traders: { coins: number }[] };
      for (const trader of state.traders) trader.coins += 1;
      return state;
    };
    return { game: { ...game, rulesVersion: version, ...(version === 3 && { setup }) }, brain };
  },
});
