import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, palio } from './palio.ts';

/** Each game as `palio play GAME` starts it, with nothing but a seed. */
test.each(['castles-of-burgundy', 'warriors-and-traders', 'tadmor', 'warrior-knights', 'medieval-battle'])(
  '%s is played from the first line on, in both languages, with wrong input, taking back and a full disk',
  async game => {
    for (const [language, help, illegal, unwritten] of [
      ['en', /a number or a notation plays/, /"dance now" is not legal now/, /cannot be written/],
      ['it', /un numero o una notazione gioca/, /"dance now" ora non è permesso/, /non può essere scritto/],
    ] as const) {
      const words = ['play', game, '--bot', 'random', '--seed', '5', '--language', language, '--json'];
      const input = '1\ndance now\nu\n1\n0\n99999\n?\nw /no/such/folder/x\n1\n1\n1\n';
      const { code, out, err } = await palio(words, { input });
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ game, finished: false, outcome: null });
      for (const said of [help, illegal, unwritten]) expect(err).toMatch(said);
      expect(err).not.toMatch(/undefined|NaN|\[object|node:internal/);
    }
  },
);

test('notations with spaces may stand in one line, and what is no longer asked is said', () =>
  inFolder(async folder => {
    const file = join(folder, 'mine.record');
    const input = `take stone   take I1 take I2\nw ${file}\n`;
    // With this seed the person, who sits second, chooses first.
    const { err } = await palio(['play', 'tadmor', '--bot', 'random', '--seed', '1', '--seat', '1'], {
      input,
    });
    expect(err).toContain('"take I2" was not played');
    expect(readFileSync(file, 'utf8')).toMatch(/^1 1 take stone\n2 1 take I1$/m);
  }));

test('bots alone play to the end, and the places are told in order', async () => {
  const { code, out } = await palio(['play', 'tadmor', '--people', '0', '--bot', 'random', '--seed', '1']);
  expect(code).toBe(0);
  expect(out).toMatch(/^The ninth turn is over: 1\. \w+ -?\d+, 2\. \w+ -?\d+/);
});
