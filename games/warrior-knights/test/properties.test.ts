import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestDiscards } from '../rules/death.ts';
import {
  battleOdds,
  isMercenary,
  meritOf,
  oddsBeforeDraw,
  PATHS_FROM,
  totalStrength,
  TROOPS,
} from '../rules/index.ts';

const side = fc.record({
  cards: fc.record({ deal: fc.nat(4), prevent: fc.nat(4), victory: fc.nat(4), unknown: fc.nat(6) }),
  capacity: fc.integer({ min: 1, max: 12 }),
  safe: fc.nat(8),
});
const pool = fc.record({ deal: fc.nat(8), prevent: fc.nat(6), victory: fc.nat(7) });
const cards = fc
  .array(fc.nat(TROOPS.length - 1), { maxLength: 9 })
  .map(list => list.toSorted((a, b) => a - b));

describe('what holds for all', () => {
  test('the chances of a battle add up to one, and mirror each other', () => {
    fc.assert(
      fc.property(side, side, pool, (own, enemy, unseen) => {
        const odds = battleOdds(own, enemy, unseen);
        const { fullVictory, partialVictory, reduced, nothing, partialDefeat, fullDefeat } = odds;
        expect(fullVictory + partialVictory + reduced + nothing + partialDefeat + fullDefeat).toBeCloseTo(1);
        expect(battleOdds(enemy, own, unseen).suffered).toBeCloseTo(odds.dealt);
      }),
      { numRuns: 60 },
    );
  });

  test('before the draw the chances add up to one, and choosing what to put away never hurts', () => {
    fc.assert(
      fc.property(side, side, pool, fc.nat(2), (own, enemy, unseen, discards) => {
        const most = unseen.deal + unseen.prevent + unseen.victory;
        fc.pre(Math.min(own.cards.unknown, most) > discards);
        const odds = oddsBeforeDraw(own, discards, enemy, unseen);
        const { fullVictory, partialVictory, reduced, nothing, partialDefeat, fullDefeat } = odds;
        expect(fullVictory + partialVictory + reduced + nothing + partialDefeat + fullDefeat).toBeCloseTo(1);
        const blind = {
          ...own,
          cards: { ...own.cards, unknown: Math.min(own.cards.unknown, most) - discards },
        };
        const without = battleOdds(blind, enemy, unseen);
        if (discards === 0) expect(odds.fullVictory).toBeCloseTo(without.fullVictory);
        expect(meritOf(odds)).toBeGreaterThanOrEqual(meritOf(without) - 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  test('discards for tokens are Mercenaries, never more than the tokens, all equally much, none twice', () => {
    fc.assert(
      fc.property(cards, fc.nat(8), (held, tokens) => {
        const options = bestDiscards(held, tokens * 100);
        expect(new Set(options.map(String)).size).toBe(options.length);
        expect(new Set(options.map(totalStrength)).size).toBeLessThanOrEqual(1);
        for (const troops of options) {
          expect(totalStrength(troops)).toBeLessThanOrEqual(tokens * 100);
          expect(troops.every(isMercenary)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('who can walk or sail there can walk or sail back', () => {
    for (const [from, paths] of PATHS_FROM.entries())
      for (const { regions, way } of paths) {
        const back = [...regions].reverse();
        expect(regions[0]).toBe(from);
        const isThere = PATHS_FROM[back[0]!]!.some(
          path => path.way === way && String(path.regions) === String(back),
        );
        expect(isThere).toBe(true);
      }
  });
});
