import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { tadmor } from '../rules/index.ts';

/** Decision sequences of two actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['01-two', [8, 598, 3, 4, 648, 598, 4, 9]],
  ['11-three-greedy', [4, 10, 1120, 12, 2, 1120, 868, 1258]],
  ['14-three-expert-greedy', [4, 2, 13, 14, 352, 289, 9, 4]],
  ['19-four-easy-random', [4, 110, 4, 8, 4, 9, 2, 2]],
];

const POSITIONS = 8;

test.each(TREES)('the number of decision sequences stays: %s', (name, counts) => {
  const file = `${import.meta.dirname}/replays/${name}.record`;
  const { match } = replay(tadmor, readRecord(readFileSync(file, 'utf8'), name));
  const found = Array.from({ length: POSITIONS }, (_, i) => {
    const state = stateAfter(tadmor, match, Math.floor((i * match.log.length) / POSITIONS));
    return countSequences(tadmor, state, 2);
  });
  expect(found).toEqual(counts);
});
