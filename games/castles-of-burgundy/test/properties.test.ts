import { fastChance, type Options } from '@palio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  castlesOfBurgundy as game,
  pointsOf,
  priceOf,
  stepsBetween,
  type Action,
  type State,
} from '../rules/index.ts';

const everything = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true };
const cases: readonly (readonly [number, Options])[] = [
  [2, {}],
  [4, {}],
  [3, { duchyChoice: 'expert' }],
  [2, { ...everything, shields: true, borderPosts: true }],
  [4, { ...everything, shields: true }],
  [4, { mode: 'team', teamDuchy: '12b', ...everything, shields: true }],
  [1, { mode: 'solo', ...everything }],
  [1, { mode: 'solo', soloDuchy: '13b' }],
];

/** Plays as somebody who wants to get on: no idle ends of turns, tiles placed rather than hoarded, shields taken. */
function eagerly(
  seats: number,
  options: Options,
  seed: number,
  visit: (before: State, action: Action, after: State) => void,
): State {
  const chance = fastChance(seed);
  const state = game.setup(options, seats, chance);
  for (;;) {
    const [seat] = game.waitingFor(state);
    if (seat === undefined) return state;
    const legal = game.legalActions(state, seat);
    const busy = legal.filter(({ type }) => type !== 'endTurn' && type !== 'decline');
    const best = busy.filter(({ type }) => type === 'place' || type === 'takeShield');
    const asides = game.asides(state, seat);
    let action = chance.pick(best.length > 0 && chance.below(3) > 0 ? best : busy.length > 0 ? busy : legal);
    if (asides.length > 0 && chance.below(4) === 0) action = chance.pick(asides);
    const before = game.clone(state);
    game.playLegal(state, seat, action, chance);
    visit(before, action, state);
  }
}

const arbitraryGame = fc.record({
  where: fc.constantFrom(...cases),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('properties', () => {
  test('CB-1.2 CB-1.4 CB-6.7 no tile and no goods appear or vanish, and placed tiles stay', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ where: [seats, options], seed }) => {
        eagerly(seats, options, seed, (before, action, after) => {
          expect(game.check(after), JSON.stringify(action)).toEqual([]);
          before.duchies.forEach(({ spaces }, duchy) =>
            spaces.forEach((tile, space) => {
              if (tile >= 0) expect(after.duchies[duchy]!.spaces[space]).toBe(tile);
            }),
          );
        });
      }),
      { numRuns: 24 },
    );
  });

  test('CB-9.4 points are never lost, and only the player who acts gains them', () => {
    fc.assert(
      fc.property(arbitraryGame, ({ where: [seats, options], seed }) => {
        eagerly(seats, options, seed, (before, _action, after) => {
          const gained = before.players.map((_, seat) => pointsOf(after, seat) - pointsOf(before, seat));
          expect(gained.every(points => points >= 0)).toBe(true);
          expect(gained.filter(points => points > 0).length).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 12 },
    );
  });

  test('CB-9.2 CB-6.9 the forecast of a placement is what its sources bring', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
        eagerly(
          3,
          { extraTiles: true, inns: true, shields: true, borderPosts: true },
          seed,
          (before, action, after) => {
            if (action.type !== 'space') return;
            const [seat] = game.waitingFor(before);
            const forecast = game.forecast?.(before, seat!, action);
            if (forecast?.type !== 'placement') throw new Error('no forecast');
            expect(pointsOf(after, seat!) - pointsOf(before, seat!)).toBe(forecast.total);
            const paid = before.duchies[seat!]!.workers - forecast.price;
            expect(after.duchies[seat!]!.workers).toBeGreaterThanOrEqual(paid);
          },
        );
      }),
      { numRuns: 12 },
    );
  });

  test('CB-4.6 CB-4.8 the way round the circle is symmetric, at most 3, and more free steps never cost more', () => {
    const die = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        die,
        die,
        fc.integer({ min: 0, max: 1 }),
        fc.integer({ min: 1, max: 2 }),
        (rolled, wanted, free, step) => {
          expect(stepsBetween(rolled, wanted)).toBe(stepsBetween(wanted, rolled));
          expect(stepsBetween(rolled, wanted)).toBeLessThanOrEqual(3);
          expect(priceOf(rolled, wanted, free, step)).toBeLessThanOrEqual(priceOf(rolled, wanted, 0, 1));
          expect(priceOf(0, wanted, free, step)).toBe(0);
        },
      ),
    );
  });
});
