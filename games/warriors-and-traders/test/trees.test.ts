import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { warriorsAndTraders } from '../rules/index.ts';

/** Decision sequences of two actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['03-four', [100, 58, 8, 59, 58, 66, 58, 61, 8, 58]],
  ['07-italia', [100, 70, 49, 15, 30, 39, 73, 60, 56, 43]],
  ['12-balkans', [100, 29, 17, 9, 7, 36, 37, 36, 18, 77]],
  ['18-two-against-two', [100, 50, 9, 35, 19, 19, 28, 35, 54, 6]],
  ['20-three-pairs', [100, 59, 49, 49, 67, 160, 72, 49, 45, 87]],
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
