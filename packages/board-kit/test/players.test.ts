import { expect, test } from 'vitest';
import { FIGURES, hatchLines, PLAYER_COLOURS, PLAYER_LOOKS } from '../src/players.ts';
import { contrast } from './contrast.ts';

test('every colour has its own figure, so that shape alone tells who', () => {
  expect(new Set(PLAYER_COLOURS.map(colour => PLAYER_LOOKS[colour].figure)).size).toBe(PLAYER_COLOURS.length);
  expect(new Set(FIGURES.map(figure => hatchLines(figure, 8))).size).toBe(FIGURES.length);
});

test('signs can be read on their body', () => {
  for (const colour of PLAYER_COLOURS)
    expect(contrast(PLAYER_LOOKS[colour].body, PLAYER_LOOKS[colour].sign)).toBeGreaterThan(4.5);
});
