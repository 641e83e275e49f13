import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { warriorsAndTraders } from '../rules/index.ts';

/** Decision sequences of two actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['03-four', [100, 58, 8, 59, 58, 66, 65, 61, 8, 58]],
  ['07-italia', [100, 14, 34, 12, 6, 7, 13, 20, 21, 78]],
  ['12-balkans', [100, 17, 39, 39, 39, 39, 50, 35, 46, 40]],
  ['18-two-against-two', [100, 35, 71, 103, 50, 49, 36, 17, 63, 123]],
  ['20-three-pairs', [100, 7, 9, 71, 51, 70, 113, 80, 141, 98]],
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
