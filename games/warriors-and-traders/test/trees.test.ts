import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { warriorsAndTraders } from '../rules/index.ts';

/** Decision sequences of two actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['03-four', [100, 58, 8, 59, 58, 66, 65, 61, 8, 58]],
  ['07-italia', [100, 35, 22, 4, 56, 49, 24, 87, 84, 90]],
  ['12-balkans', [100, 17, 39, 39, 39, 51, 38, 20, 68, 124]],
  ['18-two-against-two', [100, 50, 35, 21, 14, 56, 12, 19, 98, 118]],
  ['20-three-pairs', [100, 12, 5, 49, 122, 13, 149, 222, 107, 162]],
];

const POSITIONS = 10;

test.each(TREES)('the number of decision sequences stays: %s', (name, counts) => {
  const file = `${import.meta.dirname}/replays/${name}.record`;
  const { match } = replay(warriorsAndTraders, readRecord(readFileSync(file, 'utf8'), name));
  const found = Array.from({ length: POSITIONS }, (_, i) => {
    const state = stateAfter(warriorsAndTraders, match, Math.floor((i * match.log.length) / POSITIONS));
    return countSequences(warriorsAndTraders, state, 2);
  });
  expect(found).toEqual(counts);
});
