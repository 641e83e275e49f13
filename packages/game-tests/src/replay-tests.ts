import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readRecord, replay, type AnyGame } from '@palio/kernel';
import { describe, expect, test } from 'vitest';

/**
 * Recorded games must play to the same hashes for ever. If one does not, a rule has changed: raise
 * `rulesVersion`, record again with `node tools/replays.ts <game>`, and name the rule in the commit.
 */
export function replayTests(game: AnyGame, folder: string, atLeast = 20): void {
  const files = globSync('*.record', { cwd: folder }).toSorted();
  describe(`${game.id}, recorded games`, () => {
    test('there are enough of them, over all options', () => {
      expect(files.length).toBeGreaterThanOrEqual(atLeast);
      const recorded = files.map(file => readRecord(readFileSync(`${folder}/${file}`, 'utf8'), file));
      for (const seats of game.seatCounts) expect(recorded.some(record => record.seats === seats)).toBe(true);
      for (const option of game.options) {
        const values = new Set(recorded.map(record => record.options[option.id]));
        if (option.kind === 'choice') expect(values).toEqual(new Set(option.values));
        if (option.kind === 'flag') expect(values).toEqual(new Set(['no', 'yes']));
      }
    });

    test.each(files)('%s replays to the same hashes', file => {
      const recorded = readRecord(readFileSync(`${folder}/${file}`, 'utf8'), basename(file));
      const { verdict } = replay(game, recorded, file);
      expect(verdict).toMatchObject({ fairDraws: true, finished: true });
      // Hash 0 is that of the head, which `replay` checks without counting it as a position.
      const positions = Object.keys(recorded.hashes).filter(number => number !== '0');
      expect(verdict.hashesChecked).toBe(positions.length);
      expect(verdict.hashesChecked).toBeGreaterThan(recorded.lines.length / 10 - 1);
    });
  });
}
