import { expect, test } from 'vitest';
import { resultFrom } from '../src/tables/commands/ending.ts';
import type { SeatState } from '../src/tables/entries.ts';

const seats = (...resigned: boolean[]): SeatState[] =>
  resigned.map(gaveUp => ({
    kind: 'person',
    ready: true,
    resigned: gaveUp,
    clock: {} as SeatState['clock'],
  }));
const ranksOf = (ranks: number[], ...resigned: boolean[]): number[] =>
  resultFrom({ ranks, scores: ranks.map(() => 0), breakdown: [], ending: 'score' }, seats(...resigned)).ranks;

test('the ranks are those of the rules while nobody gave up', () => {
  expect(ranksOf([2, 1, 3], false, false, false)).toEqual([2, 1, 3]);
  expect(ranksOf([1, 1, 3], false, false, false)).toEqual([1, 1, 3]);
});

test('who gave up comes last, and the others move up', () => {
  expect(ranksOf([2, 1, 3], false, true, false)).toEqual([1, 3, 2]);
  expect(ranksOf([1, 2, 3], true, true, false)).toEqual([2, 2, 1]);
});

test('a tie that nobody wins stays without a winner, unless only one of the leaders stayed', () => {
  expect(ranksOf([2, 2, 3], false, false, false)).toEqual([2, 2, 3]);
  expect(ranksOf([3, 3, 3], false, false, false)).toEqual([3, 3, 3]);
  expect(ranksOf([2, 2, 3], false, false, true)).toEqual([2, 2, 3]);
  expect(ranksOf([2, 2, 3], true, false, false)).toEqual([3, 1, 2]);
  expect(ranksOf([2, 2, 3], true, true, false)).toEqual([2, 2, 1]);
});
