import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder, palio, palioJson } from './palio.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Reads the first bytes and closes, as `| head` does. */
function readBeginning(words: readonly string[]): Promise<{ code: number | null; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'apps/cli/src/main.ts'), ...words]);
    let err = '';
    child.stdout.once('data', () => child.stdout.destroy());
    child.stderr.on('data', chunk => (err += String(chunk)));
    child.once('error', reject);
    child.once('close', code => resolve({ code, err }));
  });
}

describe('what is printed', () => {
  test('nobody complains when only the beginning is read', async () => {
    const { code, err } = await readBeginning(['data', 'check', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('--json may stand before the command, and alone', async () => {
    const { out } = await palio(['--json', 'rules', 'chess']);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'unknown-game' } });
    expect(JSON.parse((await palio(['--json'])).out)).toHaveProperty('commands');
  });

  test('without --seats as few play as the options allow', () =>
    inFolder(async folder => {
      const file = join(folder, 'game.record');
      await palioJson('record', 'castles-of-burgundy', '--seed', '1', '--out', file);
      expect(readFileSync(file, 'utf8')).toMatch(/^seats 2$/m);
      await palioJson('record', 'castles-of-burgundy', '--option', 'mode=solo', '--out', file);
      expect(readFileSync(file, 'utf8')).toMatch(/^seats 1$/m);
      const { code, out, err } = await palio([
        'arena',
        'castles-of-burgundy',
        '--option',
        'mode=solo',
        '--json',
      ]);
      expect(code).toBe(2);
      expect(JSON.parse(out)).toMatchObject({ error: { code: 'bad-option' } });
      expect(err).toMatch(/^palio: the solo game is played by 1, not by 2\n$/);
    }));
});

test('position: free actions stand beside the answers', async () => {
  const file = join(ROOT, 'games/warrior-knights/test/replays/01-two-easy.record');
  const seen = await palioJson<Record<string, string[]>>('position', file, '--at', '5', '--seat', '0');
  expect(seen['legal']).toContain('assign romanian100 to emerande-star');
  expect(seen['asides']!.length).toBeGreaterThan(0);
  const looked = await palioJson<object>('position', file, '--at', '5');
  expect(looked).toMatchObject({ viewer: 'spectator', legal: [], asides: [] });
});

test('analyse: the chances at each decision, and where they were lost', async () => {
  const file = join(ROOT, 'games/medieval-battle/test/replays/01-standard-random.record');
  type Reviewed = { number: number; seat: number; best: string; values: number[]; loss: number };
  const words = ['analyse', file, '--iterations', '20'];
  const seen = await palioJson<{ decisions: Reviewed[]; turningPoints: Reviewed[] }>(...words);
  for (const { values } of seen.decisions) {
    expect(values).toHaveLength(2);
    for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
  }
  expect(seen.turningPoints.length).toBeGreaterThan(0);
  for (const point of seen.turningPoints) expect(seen.decisions).toContainEqual(point);
  expect(await palioJson(...words)).toEqual(seen);
  const { code, out } = await palio(words);
  expect(code).toBe(0);
  expect(out).toMatch(/^[▁▂▃▄▅▆▇█]{60} {2}bot random \(seat 1\)$/m);
});

describe('scenarios', () => {
  const run = (content: string): ReturnType<typeof palio> =>
    inFolder(folder => {
      const file = join(folder, 'case.json');
      writeFileSync(file, content);
      return palio(['scenario', file, '--json']);
    });

  test('the example of CONTRIBUTING.md is true', async () => {
    const example = /```json\n([^`]+)```/.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))![1]!;
    expect(JSON.parse((await run(`\uFEFF${example}`)).out)).toMatchObject({ passed: 1, failed: 0 });
  });

  const given = (more: object): string =>
    JSON.stringify({ game: 'tadmor', seats: 2, chance: [0, 0, 0, 0], ...more });
  test.each([
    [
      given({ given: { players: null }, when: ['1: take stone'] }),
      /the rules cannot go on from what is given/,
    ],
    [given({ given: { '__proto__.x': 1 } }), /there is nothing at "__proto__\.x" in the state/],
    [given({ given: { 'players.length.x': 1 } }), /there is nothing at "players\.length\.x"/],
    [given({ when: ['7: take stone'] }), /"7: take stone": there is no seat 7 among 2/],
    [given({ legal: ['take stone'] }), /"take stone" is not "seat: notation"/],
    [given({ chance: [0] }), /the script has no answer/],
    [given({ then: { toString: 1 } }), /toString is undefined, not 1/],
  ])('%s fails with the reason', async (content, problem) => {
    const { code, out, err } = await run(content);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const { scenarios } = JSON.parse(out) as { scenarios: { problems: string[] }[] };
    expect(scenarios[0]!.problems.join()).toMatch(problem);
  });

  test.each([
    ['[]', /case\.json: holds no scenario/],
    ['{"game":"chess","seats":2}', /case\.json: there is no game "chess" here/],
    [given({ chance: [0.5] }), /case\.json, chance\[0\]/],
    [given({ wehn: [] }), /case\.json, wehn: is not known here/],
  ])('%s is refused', async (content, problem) => {
    const { code, err } = await run(content);
    expect(code).toBe(2);
    expect(err).toMatch(problem);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('corrections of the figures', () => {
  const check = (path: string, content: string): ReturnType<typeof palio> =>
    inFolder(folder => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
      return palio(['data', 'check', '--json'], { env: { PALIO_DATA: folder } });
    });

  test('those in force are listed', async () => {
    const { out } = await check('tadmor/setup.json', '{"prestige":11}');
    const { figures } = JSON.parse(out) as { figures: { game: string; path: string; value: unknown }[] };
    expect(figures.find(({ game, path }) => game === 'tadmor' && path === 'prestige')?.value).toBe(11);
  });

  test.each([
    ['tadmour/setup.json', '{}', /tadmour: is no game \(castles-of-burgundy/],
    ['setup.json', '{}', /setup\.json: belongs into a folder with the name of its game/],
    ['tadmor/set-up.json', '{}', /set-up\.json: tadmor has no figures of this name/],
    ['tadmor/setup.JSON', '{}', /setup\.JSON: tadmor has no figures of this name/],
    [
      'medieval-battle/units.json',
      '{"unitTypes":{"lightCavalry":{"id":"heavyCavalry"}}}',
      /medieval-battle\/units\.json, unitTypes\.lightCavalry\.id: an id stays as it is/,
    ],
  ])('%s with %s is refused, and nothing starts', async (path, content, problem) => {
    const { code, out, err } = await check(path, content);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'bad-figures' } });
    expect(err).toMatch(problem);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
