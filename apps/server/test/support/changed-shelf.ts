import { PalioError, type AnyGame, type Chance, type Options, type Position } from '@palio/kernel';
import type { Shelf } from '../../src/shelf.ts';
import { shelf as fair } from './fair-shelf.ts';

/** Everybody begins with a coin more. */
function richer(game: AnyGame): Partial<AnyGame> {
  const setup = (options: Options, seats: number, chance: Chance): Position => {
    const state = game.setup(options, seats, chance) as Position & { traders: { coins: number }[] };
    for (const trader of state.traders) trader.coins += 1;
    return state;
  };
  return { setup };
}

/** Nobody may bid nothing any more. */
function stricter(game: AnyGame): Partial<AnyGame> {
  return {
    play(state, seat, action, chance, listener) {
      if ('coins' in action && action.coins === 0) throw new PalioError('illegal-action', 'bid something');
      game.play(state, seat, action, chance, listener);
    },
  };
}

/** Another game altogether: what was asked under the old rules is not even known any more. */
function forgetful(game: AnyGame): Partial<AnyGame> {
  return {
    ...richer(game),
    waitingFor() {
      throw new TypeError('there is no such step');
    },
  };
}

/** Positions have another shape: what the old rules left is read as if it were a new one. */
function reshaped(game: AnyGame): Partial<AnyGame> {
  const told = (state: Position): number =>
    (state as Position & { stalls: { rows: number[] } }).stalls.rows.length;
  return {
    ...richer(game),
    view: (state, viewer) => ({ ...(game.view(state, viewer) as object), rows: told(state) }),
    outcome: state => (told(state) > 0 ? game.outcome(state) : undefined),
    check: state => [...game.check(state), ...(told(state) > 0 ? [] : ['no rows'])],
  };
}

const CHANGES = { 2: () => ({}), 3: richer, 4: stricter, 5: forgetful, 6: reshaped } as const;

/** The Fair after a change of its rules. */
export const changedShelf = (version: keyof typeof CHANGES): Shelf => ({
  ...fair,
  async load(id) {
    const { game, brain } = await fair.load(id);
    return { game: { ...game, rulesVersion: version, ...CHANGES[version](game) }, brain };
  },
});
