import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { castlesOfBurgundy } from '../rules/index.ts';

/** Decision sequences of three actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['03-four', [108, 42, 29, 12, 8, 45, 21, 44]],
  ['08-expert-secret', [16, 173, 100, 28, 134, 31, 44, 55]],
  ['17-everything', [64, 41, 34, 20, 10, 17, 51, 72]],
  ['21-team-everything', [248, 31, 45, 67, 32, 38, 30, 54]],
  ['24-solo-everything', [112, 40, 12, 11, 29, 67, 99, 24]],
];

const POSITIONS = 8;

test.each(TREES)('the number of decision sequences stays: %s', (name, counts) => {
  const file = `${import.meta.dirname}/replays/${name}.record`;
  const { match } = replay(castlesOfBurgundy, readRecord(readFileSync(file, 'utf8'), name));
  const found = Array.from({ length: POSITIONS }, (_, i) => {
    const state = stateAfter(castlesOfBurgundy, match, Math.floor((i * match.log.length) / POSITIONS));
    return countSequences(castlesOfBurgundy, state, 3);
  });
  expect(found).toEqual(counts);
});
