import { fair } from '@palio/game-tests';
import {
  act,
  actionFrom,
  fastChance,
  hashOf,
  listen,
  loadMatch,
  maySee,
  PalioError,
  readRecord,
  replay,
  runScenario,
  saveMatch,
  scriptedChance,
  startMatch,
  stateAfter,
  TAKE_BACK,
  undo,
  undoTarget,
  writeRecord,
  type AnyGame,
} from '@palio/kernel';
import { describe, expect, test } from 'vitest';

const game: AnyGame = fair;
/** Two seats, fancies cloth and honey, iron is drawn first. */
const start = (...luck: number[]): ReturnType<typeof fair.setup> =>
  fair.setup({}, 2, scriptedChance([0, 1, 8, ...luck]));

describe('the forms of a step', () => {
  test('sealed: the kernel hides, takes back and opens the picks', () => {
    const state = start();
    expect(fair.question(state)).toEqual({ kind: 'bid', waitingFor: [0, 1], ready: [], sealed: true });
    fair.play(state, 1, { type: 'offer', coins: 4 }, scriptedChance([]));
    expect(fair.question(state)).toMatchObject({ waitingFor: [0], ready: [1] });
    expect(fair.legalActions(state, 1)).toEqual([]);
    expect(JSON.stringify(fair.view(state, 0))).not.toContain('offer');
    game.play(state, 1, TAKE_BACK, scriptedChance([]));
    expect(fair.waitingFor(state)).toEqual([0, 1]);
    expect(() => game.play(state, 1, TAKE_BACK, scriptedChance([]))).toThrow(PalioError);
    fair.play(state, 1, { type: 'offer', coins: 4 }, scriptedChance([]));
    expect(game.isLegal(state, 1, { ...TAKE_BACK, more: 'x' } as never)).toBe(false);
    game.play(state, 1, TAKE_BACK, scriptedChance([]));
    fair.play(state, 1, { type: 'offer', coins: 2 }, scriptedChance([]));
    const listener = listen<unknown>();
    game.play(state, 0, { type: 'offer', coins: 3 } as never, scriptedChance([]), listener as never);
    expect(listener.revealed).toBe(true);
    expect(fair.question(state)).toMatchObject({ kind: 'annul', waitingFor: [0] });
  });

  test('interrupt: the sale waits beneath the writ, and can be annulled', () => {
    const state = start();
    fair.play(state, 0, { type: 'offer', coins: 1 }, scriptedChance([]));
    fair.play(state, 1, { type: 'offer', coins: 5 }, scriptedChance([]));
    fair.play(state, 0, { type: 'annul' }, scriptedChance([]));
    expect(state.traders[1]).toMatchObject({ coins: 5, goods: [] });
    expect(fair.question(state)).toMatchObject({ kind: 'haggle', waitingFor: [0, 1] });
  });

  test('open floor: anybody acts, a nested answer comes first, and it ends when all have passed', () => {
    const state = start();
    fair.play(state, 0, { type: 'offer', coins: 5 }, scriptedChance([]));
    fair.play(state, 1, { type: 'offer', coins: 0 }, scriptedChance([]));
    fair.play(state, 0, { type: 'allow' }, scriptedChance([]));
    fair.play(state, 0, { type: 'sell', to: 1, good: 'iron', price: 1 }, scriptedChance([]));
    expect(fair.question(state)).toMatchObject({ kind: 'answerOffer', waitingFor: [1] });
    fair.play(state, 1, { type: 'accept' }, scriptedChance([]));
    expect(state.traders.map(trader => [trader.coins, trader.goods.length])).toEqual([
      [1, 0],
      [4, 1],
    ]);
    fair.play(state, 1, { type: 'pass' }, scriptedChance([]));
    expect(fair.question(state)).toMatchObject({ kind: 'hideCoin', waitingFor: [0] });
  });

  test('asides: free actions leave the question standing, also out of turn', () => {
    const state = start();
    expect(fair.asides(state, 0)).toEqual([]);
    for (const seat of [0, 1]) fair.play(state, seat, { type: 'offer', coins: 0 }, scriptedChance([]));
    fair.play(state, 0, { type: 'annul' }, scriptedChance([]));
    fair.play(state, 1, { type: 'pass' }, scriptedChance([]));
    fair.play(state, 1, { type: 'donate' }, scriptedChance([]));
    expect(state.traders[1]).toMatchObject({ coins: 4, points: 1 });
    expect(fair.waitingFor(state)).toEqual([0]);
    expect(() => fair.play(state, 1, { type: 'donate' }, scriptedChance([]))).toThrow(/cannot do/);
  });

  test('secret choice and private event: only the one concerned is told', () => {
    const match = startMatch(game, {}, 2, 'seed');
    for (const seat of [0, 1]) act(game, match, seat, { type: 'offer', coins: 0 } as never);
    act(game, match, 0, { type: 'annul' });
    for (const seat of [0, 1]) act(game, match, seat, { type: 'pass' });
    const entry = act(game, match, 0, { type: 'hide' });
    expect(entry.secret).toBe(true);
    expect(entry.told).toEqual([{ event: { type: 'coinHidden', seat: 0 }, only: [0] }]);
    expect(maySee(0, entry.told[0]!.only)).toBe(true);
    expect(maySee(1, entry.told[0]!.only)).toBe(false);
    expect(maySee('spectator', entry.told[0]!.only)).toBe(false);
  });
});

describe('a match', () => {
  test('undo goes back over own actions and stops at draws, seals and other seats', () => {
    const match = startMatch(game, { rounds: 1 }, 2, 'seed');
    act(game, match, 0, { type: 'offer', coins: 0 } as never);
    expect(undoTarget(match, 1)).toBeUndefined();
    undo(game, match, 0);
    expect(match.log).toEqual([]);
    for (const seat of [0, 1]) act(game, match, seat, { type: 'offer', coins: 0 } as never);
    expect(undoTarget(match, 1)).toBeUndefined();
    expect(() => undo(game, match, 1)).toThrow(/cannot be taken back/);
    act(game, match, 0, { type: 'annul' });
    expect(undoTarget(match, 0)).toBe(2);
    act(game, match, 1, { type: 'pass' });
    expect(undoTarget(match, 0)).toBeUndefined();
  });

  test('a record is written in one pass: every action is played again once', () => {
    const match = startMatch(game, { rounds: 6 }, 3, 'seed');
    const chance = fastChance(5);
    while (game.waitingFor(match.state).length > 0) {
      const seat = game.waitingFor(match.state)[0]!;
      act(game, match, seat, chance.pick(game.legalActions(match.state, seat)));
    }
    let played = 0;
    const counting: typeof game = {
      ...game,
      playLegal(...given) {
        played++;
        game.playLegal(...given);
      },
    };
    const record = writeRecord(counting, match, []);
    expect(match.log.length).toBeGreaterThan(20);
    expect(played).toBe(match.log.length);
    expect(replay(game, readRecord(record)).verdict.finalHash).toBe(hashOf(match.state));
  });

  test('a noted action is looked at again only under other rules', () => {
    const match = startMatch(game, { rounds: 1 }, 2, 'seed');
    act(game, match, 0, { type: 'offer', coins: 1 } as never);
    match.log[0] = { ...match.log[0]!, action: { type: 'offer', coins: 99 } as never };
    expect(() => stateAfter({ ...game, rulesVersion: 2 }, match, 1)).toThrow(/cannot do/);
    expect(() => stateAfter({ ...game, figures: 'other' }, match, 1)).toThrow(/cannot do/);
  });

  test('wrong options and seats are refused in a sentence', () => {
    expect(() => fair.setup({ colour: 'red' }, 2, fastChance(1))).toThrow(/colour: is not an option/);
    expect(() => fair.setup({ rounds: 9 }, 2, fastChance(1))).toThrow(
      /rounds: 9 must be a whole number from 1 to 6/,
    );
    expect(() => fair.setup({ partners: true }, 3, fastChance(1))).toThrow(/four seats/);
    expect(() => fair.setup({}, 7, fastChance(1))).toThrow(/played by 2, 3, 4/);
    expect(fair.whyNot(start(), 0, { type: 'offer', coins: 9 })).toMatchObject({
      rule: 'FA-2',
      values: { coins: 5 },
    });
  });
});

describe('broken files', () => {
  const finished = (): string => {
    const match = startMatch(game, { rounds: 1 }, 2, 'seed');
    const chance = fastChance(3);
    while (game.waitingFor(match.state).length > 0) {
      const seat = game.waitingFor(match.state)[0]!;
      act(game, match, seat, chance.pick(game.legalActions(match.state, seat)));
    }
    return writeRecord(game, match, ['Ada', 'Bruno']);
  };
  const verify = (text: string): unknown => replay(game, readRecord(text, 'my.record'), 'my.record');

  test.each([
    ['an empty file', () => '', /my\.record, line 1: a record starts with/],
    ['a missing head line', (text: string) => text.replace(/^seats.*\n/m, ''), /"seats …" is missing/],
    [
      'an unknown line',
      (text: string) => text.replace('seats 2', 'seats 2\nweather fine'),
      /line 6: "weather fine" is not a line/,
    ],
    ['a left out action', (text: string) => text.replace(/^1 .*\n/m, ''), /action 1 is expected here/],
    [
      'an illegal action',
      (text: string) => text.replace(/^1 0 bid \d/m, '1 0 bid 9'),
      /action 1: "bid 9" is not legal/,
    ],
    [
      'a seat that is not asked',
      (text: string) => text.replace(/^1 0/m, '1 5'),
      /action 1: there is no seat 5/,
    ],
    [
      'a false hash',
      (text: string) => text.replace(/^# (\d+) \w{4}/m, '# $1 0000'),
      /differs from the recorded hash/,
    ],
    ['a false result', (text: string) => text.replace('ranks ', 'ranks 2 '), /the result is/],
    ['other rules', (text: string) => text.replace('rules 1', 'rules 2'), /played with rules 2/],
    ['missing draws', (text: string) => text.replace(/^setup .*$/m, 'setup {}'), /draw more often/],
    [
      'draws that nobody makes',
      (text: string) => text.replace(/^(1 0 bid \d)$/m, '$1 {0}'),
      /action 1: the record says more draws/,
    ],
    [
      'draws too many at the start',
      (text: string) => text.replace(/^(setup .*)\}$/m, '$1 0}'),
      /my\.record: the record says more draws/,
    ],
    ['another name', (text: string) => text.replace('seat 1 Bruno', 'seat 1 Carla'), /its head differs/],
    ['a seat without its name', (text: string) => text.replace('seat 1 Bruno\n', ''), /its head differs/],
    ['an option less', (text: string) => text.replace(/^option partners .*\n/m, ''), /its head differs/],
    [
      'an unknown option',
      (text: string) => text.replace(/^(option .*)$/m, '$1\noption __proto__ yes'),
      /my\.record: __proto__: is not an option/,
    ],
    [
      'a name for nobody',
      (text: string) => text.replace('seat 1 Bruno', 'seat 1 Bruno\nseat 2 Carla'),
      /names a seat 2 among 2/,
    ],
    [
      'two names for one seat',
      (text: string) => text.replace('seat 1 Bruno', 'seat 1 Bruno\nseat 1 Carla'),
      /line 8: "seat 1 …" is said twice/,
    ],
    ['no seed', (text: string) => text.replace(/^seed .*\n/m, ''), /not whole: the seed is missing/],
    [
      'an end that was cut off',
      (text: string) => text.replace(/^result .*\n/m, '').replace(/^.*\n.*\n$(?![^])/m, ''),
      /not whole: the hash after its last action is missing/,
    ],
    [
      'a hash at the wrong place',
      (text: string) => text.replace(/^# [1-9]\d* /m, '# 2 '),
      /only the hash of action \d+ may stand here/,
    ],
  ])('a record with %s is refused with the place', (_name, spoil, problem) => {
    expect(() => verify(spoil(finished()))).toThrow(problem);
  });

  test('a record without a hash of its head, as they were once written, is read; a nameless seat gets a name', () => {
    const old = finished().replace(/^# 0 .*\n/m, '');
    expect(replay(game, readRecord(old)).verdict).toMatchObject({ fairDraws: true, finished: true });
    const open = writeRecord(game, startMatch(game, {}, 2, 'seed'), [' ', 'Bruno']);
    expect(readRecord(open).names).toEqual(['seat 0', 'Bruno']);
    expect(replay(game, readRecord(open)).verdict).toMatchObject({ fairDraws: undefined, finished: false });
  });

  test('a seed that does not fit its commitment is seen', () => {
    expect(replay(game, readRecord(finished())).verdict.fairDraws).toBe(true);
    const forged = finished().replace(/^seed .*$/m, 'seed another');
    expect(replay(game, readRecord(forged)).verdict.fairDraws).toBe(false);
  });

  test.each([
    ['no JSON', (text: string) => text.slice(0, -9), /no valid JSON/],
    ['a changed position', (text: string) => text.replace('"coins":5', '"coins":500'), /hash does not fit/],
    ['a missing field', (text: string) => text.replace('"seats":2,', ''), /seats: is missing/],
    [
      'an alien field',
      (text: string) => text.replace('{"format"', '{"virus":1,"format"'),
      /virus: is not known/,
    ],
    ['another game', (text: string) => text.replace('"game":"fair"', '"game":"chess"'), /game of chess/],
    ['newer rules', (text: string) => text.replace('"rulesVersion":1', '"rulesVersion":2'), /rules 2/],
  ])('a saved game with %s is refused', (_name, spoil, problem) => {
    const saved = saveMatch(startMatch(game, {}, 2, 'seed'));
    expect(() => loadMatch(game, spoil(saved))).toThrow(problem);
    expect(loadMatch(game, saved).seed).toBe('seed');
  });
});

describe('scenarios', () => {
  const scenario = {
    game: 'fair',
    seats: 2,
    chance: [0, 1, 8],
    given: { 'traders[0].hasWrit': false },
    when: ['0: bid 3', '1: bid 2'],
    then: { 'traders[0].coins': 2, 'traders[0].goods': ['iron'] },
    legal: ['0: pass', '1: pass'],
    illegal: ['1: bid 2'],
  };
  test('a true one has no complaints, a false one names each', () => {
    expect(runScenario(game, scenario)).toEqual([]);
    expect(runScenario(game, { ...scenario, then: { 'traders[0].coins': 3 } })).toEqual([
      'traders[0].coins is 2, not 3',
    ]);
    expect(runScenario(game, { ...scenario, when: ['0: bid 8'] })[0]).toMatch(/is not legal; legal: bid 0/);
    expect(() => runScenario(game, { ...scenario, given: { 'traders[5].coins': 1 } })).toThrow(/nothing at/);
  });
  test('notation finds its action', () => {
    expect(actionFrom(game, start(), 0, 'bid 3')).toEqual({ type: 'offer', coins: 3 });
    expect(actionFrom(game, start(), 0, 'takeBack')).toBeUndefined();
  });
});
