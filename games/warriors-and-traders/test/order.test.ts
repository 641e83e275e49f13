import { describe, expect, test } from 'vitest';
import { orderRows } from '../board/aid/order-rows.ts';
import type { Steps } from '../rules/steps.ts';
import { game, given } from './given.ts';

const order = [0, 1];
type Kind = 'takeAction' | 'placeArmy' | 'placeFort' | 'extraAction' | 'developmentShift';
type Asked = { [One in Kind]: { readonly kind: One } & Steps[One] }[Kind];

const rowsFor = (asked: Asked) => orderRows({ phase: 'development', order, asked });

describe('the order on the table', () => {
  test('WT-7.1 WT-7.2 the round of the action that is taken is marked, the second one runs backwards', () => {
    expect(rowsFor({ kind: 'takeAction', seat: 0, by: 'first' })).toEqual([
      { of: 'first', order, isNow: true },
      { of: 'second', order: [1, 0], isNow: false },
    ]);
    const placing = rowsFor({ kind: 'placeArmy', seat: 0, by: 'second', army: 'infantry', second: false });
    expect(placing.map(({ isNow }) => isNow)).toEqual([false, true]);
  });

  test('WT-7.16 where the question does not tell the round neither is marked', () => {
    expect(rowsFor({ kind: 'placeFort', seat: 0 })).toEqual([
      { of: 'first', order },
      { of: 'second', order: [1, 0] },
    ]);
  });

  test('WT-7.3 WT-7.4 extra actions and the shift are no part of the two rounds', () => {
    const once = [{ of: 'title', order, isNow: true }];
    expect(rowsFor({ kind: 'extraAction', seat: 0, used: [] })).toEqual(once);
    expect(rowsFor({ kind: 'takeAction', seat: 0, by: 'university' })).toEqual(once);
    expect(rowsFor({ kind: 'developmentShift', seat: 0 })).toEqual(once);
    const table = given({ options: { map: 'east' }, nations: ['austria', 'croatia'] }).manoeuvre(0);
    expect(orderRows(game.view(table.state, 0))).toMatchObject([{ of: 'title', isNow: true }]);
  });
});
