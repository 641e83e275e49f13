import { fastChance, type Options } from '@palio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barbarianHits,
  BARBARIAN,
  fateOf,
  FREE,
  lifeOf,
  RESOURCES,
  toKill,
  type State,
} from '../rules/index.ts';
import { game, given } from './given.ts';

const cases: readonly (readonly [number, Options])[] = [
  [2, {}],
  [4, { map: 'east' }],
  [6, { map: 'italia' }],
  [4, { mode: '2v2' }],
  [6, { mode: '3v3', map: 'east' }],
  [3, { map: 'italia', italiaPart: 'north', turnOrder: 'variable' }],
];

/** Plays a random game of somebody who likes to build and to fight; `visit` sees every step from before and after. */
function eagerly(
  seats: number,
  options: Options,
  seed: number,
  visit: (before: State, after: State, type: string) => void,
): void {
  const chance = fastChance(seed);
  const state = game.setup(options, seats, chance);
  for (;;) {
    const waiting = game.waitingFor(state);
    if (waiting.length === 0) return;
    const seat = chance.pick(waiting);
    const legal = game.legalActions(state, seat);
    const bold = legal.filter(
      ({ type }) => type === 'army' || type === 'move' || type === 'war' || type === 'fort',
    );
    const action = chance.pick(bold.length > 0 && chance.below(3) > 0 ? bold : legal);
    const before = game.clone(state);
    game.playLegal(state, seat, action, chance);
    visit(before, state, action.type);
  }
}

const random = fc.record({ place: fc.nat(cases.length - 1), seed: fc.nat(100_000) });

const totals = (state: State): number[] =>
  RESOURCES.map((_, resource) => state.players.reduce((sum, player) => sum + player.stock[resource]!, 0));

describe('whatever is played', () => {
  test('invariants hold, points for kills and bought ones never shrink, barbarians never grow', () => {
    fc.assert(
      fc.property(random, ({ place, seed }) => {
        const [seats, options] = cases[place]!;
        eagerly(seats, options, seed, (before, after) => {
          expect(game.check(after)).toEqual([]);
          after.players.forEach((player, seat) => {
            expect(player.kills).toBeGreaterThanOrEqual(before.players[seat]!.kills);
            expect(player.bought).toBeGreaterThanOrEqual(before.players[seat]!.bought);
          });
          const barbarians = (state: State): number =>
            state.units.filter(unit => unit.owner === BARBARIAN).length;
          if (before.turn > 0) expect(barbarians(after)).toBeLessThanOrEqual(barbarians(before));
        });
      }),
      { numRuns: 12 },
    );
  });

  test('an exchange between players makes and loses nothing, and changes nothing else', () => {
    fc.assert(
      fc.property(random, ({ place, seed }) => {
        const [seats, options] = cases[place]!;
        eagerly(seats, options, seed, (before, after, type) => {
          if (type !== 'accept' || before.stack.at(-1)?.kind !== 'answerOffer') return;
          expect(totals(after)).toEqual(totals(before));
          expect(after.units).toEqual(before.units);
        });
      }),
      { numRuns: 12 },
    );
  });

  test('a province without units is free, and moving an army changes only two provinces', () => {
    fc.assert(
      fc.property(random, ({ place, seed }) => {
        const [seats, options] = cases[place]!;
        eagerly(seats, options, seed, (before, after, type) => {
          if (after.turn === 0) return;
          after.holders.forEach((holder, province) => {
            if (holder === FREE)
              expect(after.units.some(unit => unit.at === province && !unit.engaged)).toBe(false);
          });
          if (type !== 'move' || after.stack.at(-1)?.kind !== 'moveArmies') return;
          expect(
            after.holders.filter((holder, province) => holder !== before.holders[province]).length,
          ).toBeLessThanOrEqual(2);
        });
      }),
      { numRuns: 8 },
    );
  });
});

const armies = fc.array(fc.constantFrom('infantry', 'archer', 'cavalry'), { minLength: 1, maxLength: 6 });

test('WT-14.4 WT-14.5 WT-14.6 barbarians deal every point they have, and never waste one on the dead', () => {
  fc.assert(
    fc.property(armies, fc.integer({ min: 1, max: 20 }), fc.boolean(), (kinds, damage, led) => {
      const table = given({
        options: { map: 'east' },
        nations: ['austria'],
        levels: [{ military: led ? 4 : 3 }],
        place: { tirol: kinds.map(kind => `0 ${kind}`).join(', ') },
      });
      const units = table.units('tirol');
      const hits = barbarianHits(table.state, units, damage);
      const dealt = [...hits.values()].reduce((sum, points) => sum + points, 0);
      const bearable = units.reduce((sum, unit) => sum + toKill(table.state, unit), 0);
      expect(dealt).toBe(Math.min(damage, bearable));
      for (const unit of units) expect(hits.get(unit.id) ?? 0).toBeLessThanOrEqual(toKill(table.state, unit));
      const wounded = units.filter(unit => {
        const points = hits.get(unit.id) ?? 0;
        return (
          points > 0 && fateOf(table.state, unit, points) === 'stands' && points < lifeOf(table.state, unit)
        );
      });
      expect(wounded.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 150 },
  );
});
