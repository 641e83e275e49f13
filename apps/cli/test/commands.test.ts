import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder, palio, palioJson } from './palio.ts';

const GAME = 'medieval-battle';

describe('what the commands print', () => {
  test('games: ids, titles, seats, options and the number of rules', async () => {
    const { games } = await palioJson<{
      games: { id: string; seats: number[]; rules: number; options: { id: string }[] }[];
    }>('games');
    const battle = games.find(game => game.id === GAME)!;
    expect(battle).toMatchObject({ seats: [2], rules: 185 });
    expect(battle.options.map(option => option.id)).toEqual(['size', 'map', 'dismount']);
  });

  test('rules: every rule of every game is tested, waivers are few', async () => {
    const { games } = await palioJson<{ games: { id: string }[] }>('games');
    for (const { id } of games) {
      const coverage = await palioJson<{
        total: number;
        untested: string[];
        waived: unknown[];
        unknown: string[];
      }>('rules', id);
      expect(coverage).toMatchObject({ untested: [], unknown: [] });
      expect(coverage.waived.length).toBeLessThan(coverage.total * 0.03);
    }
  });

  test('selfplay: all games finish without a violation, and the same seed gives the same games', async () => {
    const words = [
      'selfplay',
      GAME,
      '--seats',
      '2',
      '--games',
      '12',
      '--seed',
      '1',
      '--bots',
      'random,random',
    ];
    const { decisionsPerSecond, ...first } = await palioJson<Record<string, unknown>>(...words);
    expect(first).toMatchObject({ games: 12, finished: 12, violations: [] });
    expect(decisionsPerSecond).toBeGreaterThan(0);
    const { decisionsPerSecond: _again, ...second } = await palioJson<Record<string, unknown>>(...words);
    expect(second).toEqual(first);
  });

  test('arena: bots meet in worker threads, with equal seats for both', async () => {
    const result = await palioJson<Record<string, number>>(
      'arena',
      GAME,
      '--a',
      'greedy',
      '--b',
      'random',
      '--games',
      '4',
      '--seed',
      '3',
      '--iterations',
      '20',
    );
    expect(result).toMatchObject({ games: 4, finished: 4 });
    expect(result['winsA']! + result['winsB']! + result['draws']!).toBe(4);
  });

  test('record, replay and position: a game is written, verified and looked into', () =>
    inFolder(async folder => {
      const file = join(folder, 'game.record');
      const written = await palioJson<{ actions: number; hash: string }>(
        'record',
        GAME,
        '--seed',
        'seven',
        '--out',
        file,
        '--option',
        'size=large',
      );
      const verdict = await palioJson<Record<string, unknown>>('replay', file, '--verify');
      expect(verdict).toMatchObject({
        verified: true,
        fairDraws: true,
        finished: true,
        actions: written.actions,
        finalHash: written.hash,
      });
      const first = await palioJson<{ view: { phase: string }; legal: string[] }>(
        'position',
        file,
        '--at',
        '0',
        '--seat',
        '0',
      );
      expect(first.view.phase).toBe('recruitment');
      expect(first.legal).toContain('ok');
      const last = await palioJson<{ view: { phase: string }; legal: string[] }>(
        'position',
        file,
        '--at',
        String(written.actions),
        '--seat',
        '1',
      );
      expect(last).toMatchObject({ view: { phase: 'over' }, legal: [] });
    }));

  test('scenario: true ones pass, false ones name what differs and fail', () =>
    inFolder(async folder => {
      const file = join(folder, 'recruit.json');
      const scenario = {
        title: 'one knight each',
        game: GAME,
        seats: 2,
        options: { map: 'S:A:I0:123:123' },
        when: ['0: K', '0: ok', '1: ok'],
        then: { 'armies[0].heavyCavalry': 1 },
        illegal: ['1: K'],
      };
      writeFileSync(file, JSON.stringify([scenario, { ...scenario, then: { 'armies[0].heavyCavalry': 2 } }]));
      const { code, out } = await palio(['scenario', file, '--json']);
      expect(code).toBe(1);
      expect(JSON.parse(out)).toMatchObject({
        passed: 1,
        failed: 1,
        scenarios: [{ passed: true }, { problems: ['armies[0].heavyCavalry is 1, not 2'] }],
      });
    }));

  test('data check: every figure has a source', async () => {
    const { valid, games } = await palioJson<{ valid: boolean; games: { figures: number }[] }>(
      'data',
      'check',
    );
    expect(valid).toBe(true);
    for (const game of games) expect(game.figures).toBeGreaterThan(50);
  });

  test('play: a person plays by number and by notation against a bot, takes back, writes a record and leaves', () =>
    inFolder(async folder => {
      const file = join(folder, 'mine.record');
      const input = `1\nu\nK\nok\n?\nw ${file}\nq\n`;
      const { code, out, err } = await palio(
        ['play', GAME, '--bot', 'random', '--option', 'map=S:A:I0:123:123', '--json'],
        { input },
      );
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ finished: false });
      expect(err).toContain('MB-4');
      expect(readFileSync(file, 'utf8')).toMatch(/^1 0 K$/m);
      const inItalian = await palio(['play', GAME, '--language', 'it', '--bot', 'random'], { input: 'q\n' });
      expect(inItalian.err).toMatch(/Recluta|reclut/);
    }));

  test('the figures of an owner of the box are used, and bad ones start nothing', () =>
    inFolder(async folder => {
      mkdirSync(join(folder, GAME));
      const correct = (figures: unknown): void =>
        writeFileSync(join(folder, GAME, 'units.json'), JSON.stringify(figures));
      const units = JSON.parse(
        readFileSync(join(import.meta.dirname, '../../../games/medieval-battle/data/units.json'), 'utf8'),
      ) as Record<string, unknown>;
      const listName = Object.keys(units).find(key => Array.isArray(units[key]))!;
      type Checked = { games: { game: string; hash: string }[] };
      const hashIn = ({ games }: Checked): string => games.find(({ game }) => game === GAME)!.hash;
      const hashWith = async (): Promise<string> => {
        const { code, out, err } = await palio(['data', 'check', '--json'], { env: { PALIO_DATA: folder } });
        if (code !== 0) throw new Error(err);
        return hashIn(JSON.parse(out) as Checked);
      };
      const plain = hashIn(await palioJson<Checked>('data', 'check'));
      correct({ [listName]: { lightCavalry: { maxMovement: 4 } } });
      expect(await hashWith()).not.toBe(plain);
      correct({ [listName]: { lightCavalry: { maxMovement: 'far' } } });
      await expect(hashWith()).rejects.toThrow(/units\.json.*maxMovement: must be a whole number/);
      writeFileSync(join(folder, GAME, 'units.json'), '{');
      await expect(hashWith()).rejects.toThrow(/units\.json: is no valid JSON/);
    }));
});

describe('bad input gets one clear sentence and a code', () => {
  test.each([
    [['dance'], /"dance" is not a command/],
    [['selfplay'], /the game is missing/],
    [['selfplay', 'chess'], /there is no game "chess" here/],
    [['selfplay', GAME, '--games', 'many'], /--games must be a whole number from 1/],
    [['selfplay', GAME, '--seats', '5'], /is played by 2, not by 5/],
    [['selfplay', GAME, '--bots', 'genius'], /"genius" is not a bot/],
    [['selfplay', GAME, '--option', 'size=tiny'], /size: "tiny" must be one of standard, large/],
    [['selfplay', GAME, '--option', 'map=S:A:I0:113:123'], /map: /],
    [['selfplay', GAME, '--speed', '3'], /--speed is not known here/],
    [['arena', GAME, '--ms', '5', '--iterations', '5'], /not both/],
    [['record', GAME], /--out FILE is missing/],
    [['record', GAME, '--out', '/no/such/folder/x'], /cannot be written/],
    [['replay', 'nowhere.record'], /nowhere\.record: cannot be read/],
    [['position', 'package.json'], /package\.json, line 1: a record starts with/],
    [['scenario', 'README.md'], /README\.md: is no valid JSON/],
    [['bench', '--only', 'coffee'], /--only coffee: there is/],
    [['data', 'czech'], /palio data check/],
    [['serve', '--port', '99999'], /--port must be a whole number/],
  ])('palio %j', async (words, problem) => {
    const { code, out, err } = await palio([...words, '--json']);
    expect(code).toBe(2);
    expect(err).toMatch(problem);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: expect.stringMatching(/^[a-z-]+$/) } });
  });
});
