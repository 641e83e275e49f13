import { countedTrees } from '@palio/game-tests';
import type { Options } from '@palio/kernel';
import { expect, test } from 'vitest';
import { castlesOfBurgundy } from '../rules/index.ts';

const everything = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true };

/** Decision sequences of three actions from positions of one random game; any change in what is legal shows here. */
const TREES: readonly (readonly [
  name: string,
  seats: number,
  options: Options,
  counts: readonly number[],
])[] = [
  ['base', 4, {}, []],
  ['expert', 2, { duchyChoice: 'expert' }, []],
  ['everything', 3, { ...everything, shields: true, borderPosts: true }, []],
  ['team', 4, { mode: 'team', ...everything, shields: true }, []],
  ['solo', 1, { mode: 'solo', ...everything }, []],
];

test.each(TREES)('the number of decision sequences stays: %s', (name, seats, options, counts) => {
  expect(countedTrees(castlesOfBurgundy, { seats, options, name }, 7, 10, 3)).toEqual(counts);
});
