import { fastChance, type Options } from '@palio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canReach,
  constructionActions,
  eraOf,
  finalTotal,
  offersFor,
  tadmor as game,
  turnOrder,
  type Action,
  type State,
} from '../rules/index.ts';

/** Plays as somebody who wants to get on: builds and buys rather than passing, trades and returns now and then. */
function eagerly(
  seats: number,
  options: Options,
  seed: number,
  visit: (before: State, seat: number, action: Action, after: State) => void,
): State {
  const chance = fastChance(seed);
  const state = game.setup(options, seats, chance);
  for (;;) {
    const [seat] = game.waitingFor(state);
    if (seat === undefined) return state;
    const legal = game.legalActions(state, seat);
    const busy = legal.filter(({ type }) => type !== 'done' && type !== 'pass');
    const asides = game.asides(state, seat);
    const useAside = asides.length > 0 && (busy.length === 0 ? chance.below(3) > 0 : chance.below(5) === 0);
    const action = chance.pick(useAside ? asides : busy.length > 0 ? busy : legal);
    const before = game.clone(state);
    game.playLegal(state, seat, action, chance);
    visit(before, seat, action, state);
  }
}

const arbitraryGame = fc.record({
  seats: fc.constantFrom(2, 3, 4),
  expertSetup: fc.boolean(),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});
const RUNS = { numRuns: 12 };

describe('properties', () => {
  test('TA-1.8, TA-1.10, TA-1.17, TA-7.8 no component appears or vanishes, whatever is done', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        const end = eagerly(seats, { expertSetup }, seed, (_before, _seat, action, after) => {
          expect(game.check(after), JSON.stringify(action)).toEqual([]);
        });
        expect(end.turn).toBe(9);
      }),
      RUNS,
    );
  });

  test('TA-7.1, TA-7.2 a trade never takes from the Traded Goods, nor gives to the Warehouse', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        eagerly(seats, { expertSetup }, seed, (before, seat, action, after) => {
          // Where the trade ended the turn, the Traded Goods have already moved.
          const window = ['construction', 'buildTower', 'tax', 'closing', 'acquire'];
          if (action.type !== 'trade' || !window.includes(after.stack.at(-1)?.kind ?? '')) return;
          const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
          if (before.turn !== after.turn) return;
          expect(sum(after.players[seat]!.warehouse)).toBe(sum(before.players[seat]!.warehouse) - 1);
          expect(sum(after.players[seat]!.tradedGoods)).toBeGreaterThan(
            sum(before.players[seat]!.tradedGoods),
          );
        });
      }),
      RUNS,
    );
  });

  test('TA-1.12 the turn order stays for the whole turn', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        eagerly(seats, { expertSetup }, seed, (before, _seat, _action, after) => {
          if (before.turn === after.turn) expect(turnOrder(after)).toEqual(turnOrder(before));
        });
      }),
      RUNS,
    );
  });

  test('TA-5.14 the region under attack is never attacked in the next turn', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        eagerly(seats, { expertSetup }, seed, (before, _seat, _action, after) => {
          if (after.raider >= 0) expect(after.raidCard).not.toBe(after.currentRegion);
          if (before.turn + 1 === after.turn) expect(eraOf(after)).toBeGreaterThanOrEqual(eraOf(before));
        });
      }),
      RUNS,
    );
  });

  test('TA-6.6 every offer can be carried out as proposed', () => {
    let tried = 0;
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        eagerly(seats, { expertSetup }, seed, (_before, _seat, _action, after) => {
          const [seat] = game.waitingFor(after);
          if (seat === undefined) return;
          for (const { action, first } of offersFor(after, seat)) {
            const copy = game.clone(after);
            for (const step of [...first, action]) game.play(copy, seat, step, fastChance(1));
            expect(game.check(copy)).toEqual([]);
            tried++;
          }
        });
      }),
      { numRuns: 5 },
    );
    expect(tried).toBeGreaterThan(50);
  });

  test('TA-7.5 what is offered can be reached, and what can be paid is offered', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        eagerly(seats, { expertSetup }, seed, (_before, _seat, _action, after) => {
          const step = after.stack.at(-1);
          if (step?.kind !== 'construction') return;
          const offers = offersFor(after, step.seat);
          for (const { cost, waived } of offers)
            expect(canReach(after, step.seat, Object.values(cost), waived)).toBe(true);
          const atOnce = offers.filter(({ first }) => first.length === 0).map(({ action }) => action);
          const priced = constructionActions(after, step.seat).filter(
            action =>
              !['traitor', 'draw'].includes(action.type) && !('prestige' in action && action.prestige),
          );
          expect(new Set(atOnce)).toEqual(new Set(priced));
        });
      }),
      RUNS,
    );
  });

  test('TA-17.2 the score sheet never jumps at the end', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ seats, expertSetup, seed }) => {
        const end = eagerly(seats, { expertSetup }, seed, () => undefined);
        expect(game.outcome(end)!.scores).toEqual(end.players.map((_, seat) => finalTotal(end, seat)));
      }),
      RUNS,
    );
  });
});
