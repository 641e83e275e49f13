import { countedTrees } from '@palio/game-tests';
import { expect, test } from 'vitest';
import { warriorKnights } from '../rules/index.ts';

/** Sequences of two actions from ten positions of one random game: any change in what is legal shows. */
test.each([
  [2, {}, [25, 49, 8, 28, 11, 10, 6, 46, 20, 8]],
  [4, {}, [25, 126, 120, 7, 24, 21, 24, 13, 24, 24]],
  [6, { freePrivateMotions: true }, [25, 120, 36, 9, 23, 28, 35, 14, 34, 14]],
])('counted trees: %i seats, %o', (seats, options, counts) => {
  const where = { seats, options: { roundLimit: 4, ...options }, name: '' };
  expect(countedTrees(warriorKnights, where, 5, 10, 2)).toEqual(counts);
});
