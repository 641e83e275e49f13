import { botTests, type BotTable } from '@palio/game-tests';
import { fastChance, knowledgeOf } from '@palio/kernel';
import { think, type LevelSpec } from '@palio/search';
import { describe, expect, test } from 'vitest';
import { evaluate, utilities } from '../bot/evaluate.ts';
import { brain } from '../bot/index.ts';
import { tadmor as game, type Action } from '../rules/index.ts';
import { given, type TestTable } from './given.ts';

const noClock = (): number => 0;
const searching = (iterations: number): LevelSpec => ({
  method: 'search',
  budget: { iterations },
  carelessness: 0,
});
const TABLES: readonly BotTable[] = [
  ['two', 2, {}],
  ['three', 3, {}],
  ['four', 4, {}],
  ['two experts', 2, { expertSetup: true }],
  ['four experts', 4, { expertSetup: true }],
];

/** The bot decides for whoever is asked, once. */
function decide(table: TestTable, bot: LevelSpec = searching(200)): string {
  const { state, seat } = table;
  const knowledge = knowledgeOf(game, state, seat, 1);
  const { action } = think({ game, brain, knowledge, seat, bot, seed: 1, clock: noClock });
  const line = game.write(state, seat, action as Action);
  table.play(line);
  return line;
}

/** The bot plays for seat 0 as long as seat 0 is asked in this stage. */
function windowOf(table: TestTable): string[] {
  const lines: string[] = [];
  const { turn } = table.state;
  while (game.waitingFor(table.state)[0] === 0 && table.state.turn === turn) lines.push(decide(table));
  return lines;
}

botTests({ game, brain, tables: TABLES, easyScore: 80 });

describe('sense', () => {
  test('TA-9.2 trades for a pair of levels and builds it', () => {
    const table = given({
      at: 'construction',
      players: [{ wood: 3, stone: 2, tiles: ['I1'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    windowOf(table);
    expect(table.player().tower).toBe(2);
  });

  test('TA-10.5, TA-10.8 trades for the tax in the last turn, although others are still to be asked for theirs', () => {
    const table = given({
      at: 'kingdom',
      turn: 9,
      players: [{ wood: 1, gold: 1, tiles: ['I2'] }, { gold: 2 }],
    });
    expect(windowOf(table)).toEqual(['trade wood for gold', 'payTax']);
  });

  test('TA-13.20, TA-13.26 returns a mission for tiles that are worth more than half of it, and takes the best', () => {
    const free = given({
      turn: 7,
      display: ['I37', 'I38', 'I40', 'I44'],
      players: [{ fulfilled: ['K15'], tower: 9 }],
    });
    expect(windowOf(free)[0]).toBe('return K15');
    expect(free.tiles()).toContain('I38');
    const box = given({ turn: 4, display: ['I20'], players: [{ fulfilled: ['K25', 'K16', 'K17'] }] });
    expect(windowOf(box)[0]).toBe('return K25');
    const late = given({
      turn: 9,
      display: ['I43', 'I39'],
      players: [{ fulfilled: ['K15'] }, { goods: ['incense'] }],
    });
    expect(windowOf(late)).not.toContain('return K15');
  });

  test('TA-9.29 fulfils a mission it can pay rather than drawing', () => {
    const table = given({
      at: 'construction',
      turn: 8,
      players: [{ wood: 2, stone: 2, gold: 2, hand: ['K16'] }],
      pieces: { 'pa-mission': '0c' },
    });
    windowOf(table);
    expect(table.isFulfilled('K16')).toBe(true);
  });

  test('TA-10.7 pays the tax if it has the gold', () => {
    const table = given({ at: 'kingdom', turn: 5, players: [{ gold: 1, stone: 1 }] });
    expect(decide(table)).toBe('payTax');
  });

  test('TA-13.10 a ship early in the game is worth half a mission', () => {
    const table = given({ at: 'kingdom', turn: 2, players: [{ fulfilled: ['K5'] }] });
    expect(decide(table)).toBe('return K5');
    const late = given({ at: 'kingdom', turn: 8, players: [{ gold: 2, fulfilled: ['K5'] }] });
    late.play('payTax');
    expect(decide(late)).toBe('done');
  });

  test('TA-6.7 does not leave a temple part for after the construction, when Ebla is only a market', () => {
    const table = given({
      at: 'construction',
      turn: 4,
      players: [{ wood: 2, stone: 9, marble: 4, temples: ['basement'], tower: 11 }, { tower: 8 }],
      pieces: { 'eb-temple-market': '0c' },
    });
    windowOf(table);
    expect(table.player().temples).toEqual([2]);
    const taxed = given({
      at: 'kingdom',
      turn: 4,
      players: [{ stone: 9, temples: ['basement'] }],
      pieces: { 'eb-temple-market': '0c' },
    });
    windowOf(taxed);
    expect(taxed.points('tax')).toBe(0);
  });

  test('TA-4.2 takes War Supplies when its tower is far ahead', () => {
    const table = given({
      at: 'placement',
      turn: 9,
      players: [
        { tower: 14, camels: 1, ships: 0 },
        { tower: 2, camels: 1, ships: 0 },
      ],
    });
    expect(decide(table)).toBe('camel eu-war');
  });

  test('TA-5.14 does not place where it knows the marauders will come', () => {
    const table = given({
      at: 'placement',
      turn: 9,
      raid: [0, 'euphrates'],
      players: [
        { tower: 14, camels: 1, ships: 0 },
        { tower: 2, camels: 1, ships: 0 },
      ],
    });
    expect(decide(table)).not.toBe('camel eu-war');
  });
});

describe('evaluation', () => {
  test('is sure of a game that is as good as won', () => {
    const table = given({ at: 'placement', turn: 9, players: [{ prestige: 90 }, { prestige: 10 }] });
    const [own, other] = evaluate(table.state);
    expect(own).toBeGreaterThan(0.97);
    expect(other).toBeLessThan(0.03);
  });

  test('a finished game: victory counts most, places a little', () => {
    const state = game.setup({}, 3, fastChance(1));
    const outcome = { scores: [10, 30, 20], ranks: [3, 1, 2], ending: 'lastTurn', breakdown: [] };
    const [last, first, second] = utilities(state, outcome);
    expect(first).toBe(1);
    expect(last).toBe(0);
    expect(second).toBeCloseTo(0.2, 9);
    const shared = utilities(state, { ...outcome, ranks: [1, 1, 3] });
    expect(shared[0]).toBe(shared[1]);
    expect(shared[0]!).toBeGreaterThan(shared[2]!);
  });
});
