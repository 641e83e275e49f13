import { CATALOGUE } from '@palio/catalogue';
import { completeOptions, fastChance, type AnyAction, type AnyGame, type Position } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { foresee } from '../src/tables/foresight.ts';
import type { Table } from '../src/tables/table.ts';

const DECISIONS = 120;
const LONGEST_PLAN = 3;

/** All that it needs of a table. */
const tableOf = (game: AnyGame, position: Position): Table => ({ game, position }) as unknown as Table;

describe.each(CATALOGUE)('$id', entry => {
  test('what is foreseen has words in both languages and can be planned step by step', async () => {
    const game = await entry.rules();
    const texts = await Promise.all([entry.text('en'), entry.text('it')]);
    const seats = entry.seatCounts.at(-1)!;
    const chance = fastChance(seats);
    const position = game.setup(completeOptions(game.options, {}), seats, chance);
    let planned = 0;
    for (let decision = 0; decision < DECISIONS; decision++) {
      const [mover] = game.waitingFor(position);
      if (mover === undefined) break;
      if (decision % 12 === 0)
        for (let seat = 0; seat < seats; seat++) planned += planAhead(game, position, seat);
      game.playLegal(position, mover, chance.pick(game.legalActions(position, mover)), chance);
    }
    expect(planned).toBeGreaterThan(DECISIONS / 12);

    /** Plans at random what is shown; each step fits, and what comes after it can be said. */
    function planAhead(rules: AnyGame, at: Position, seat: number): number {
      const before = JSON.stringify(at);
      const plans: string[] = [];
      while (plans.length < LONGEST_PLAN) {
        const foresight = foresee(tableOf(rules, at), seat, plans);
        expect(foresight.fits, plans.join(', ')).toBe(plans.length);
        const all = [...foresight.choices, ...foresight.asides];
        for (const text of texts)
          for (const { action, notation } of all) {
            const words = text.action(foresight.view, seat, action as AnyAction);
            expect(words, notation).not.toMatch(/^$|undefined|NaN|\[object/);
          }
        const shown = all.filter(choice => choice.shown);
        if (shown.length === 0) break;
        expect(foresight.question?.waitingFor).toContain(seat);
        plans.push(chance.pick(shown).notation);
      }
      // Nothing of what is imagined touches the game.
      expect(JSON.stringify(at)).toBe(before);
      return plans.length;
    }
  });
});
