import { readFileSync } from 'node:fs';
import { countSequences } from '@palio/game-tests';
import { readRecord, replay, stateAfter } from '@palio/kernel';
import { expect, test } from 'vitest';
import { castlesOfBurgundy } from '../rules/index.ts';

/** Decision sequences of three actions from positions of recorded games; any change in what is legal shows here. */
const TREES: readonly (readonly [record: string, counts: readonly number[]])[] = [
  ['03-four', [108, 28, 12, 30, 30, 53, 7, 28]],
  ['08-expert-secret', [16, 29, 36, 23, 42, 27, 22, 26]],
  ['17-everything', [64, 107, 134, 43, 35, 26, 36, 24]],
  ['21-team-everything', [248, 18, 16, 48, 114, 160, 21, 17]],
  ['24-solo-everything', [112, 63, 4, 16, 21, 6, 34, 19]],
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
