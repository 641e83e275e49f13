import { PLAYER_COLOURS } from '@palio/board-kit';
import { expect, it } from 'vitest';
import { DASHES } from '../../src/analysis/lines.ts';

it('the lines of any two players are told apart without colour', () => {
  expect(new Set(PLAYER_COLOURS.map(colour => DASHES[colour])).size).toBe(PLAYER_COLOURS.length);
});
