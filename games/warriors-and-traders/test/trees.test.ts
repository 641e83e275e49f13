import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { warriorsAndTraders } from '../rules/index.ts';

/** Decision sequences of two actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['03-four', [100, 58, 8, 59, 58, 66, 65, 61, 8, 58]],
  ['07-italia', [100, 4, 39, 124, 198, 146, 116, 135, 27, 120]],
  ['12-balkans', [100, 17, 34, 106, 27, 4, 50, 35, 41, 81]],
  ['18-two-against-two', [100, 46, 12, 19, 84, 10, 16, 10, 138, 87]],
  ['20-three-pairs', [100, 7, 4, 90, 9, 168, 6, 188, 45, 132]],
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
