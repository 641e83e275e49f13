import { botTests, type BotTable } from '@palio/game-tests';
import { fastChance, type AnyAction } from '@palio/kernel';
import { playGame, think, type LevelSpec } from '@palio/search';
import { describe, expect, test } from 'vitest';
import { evaluate, utilities } from '../bot/evaluate.ts';
import { brain } from '../bot/index.ts';
import { preferences } from '../bot/preferences.ts';
import { castlesOfBurgundy as game, type Action, type State } from '../rules/index.ts';
import { given, type TestTable } from './given.ts';

const noClock = (): number => 0;
const searching = (iterations: number): LevelSpec => ({
  method: 'search',
  budget: { iterations },
  carelessness: 0,
});

const ALL_TILES = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true };
const TABLES: readonly BotTable[] = [
  ['two', 2, {}],
  ['three on duchy 2', 3, { standardDuchy: '2' }],
  ['four', 4, {}],
  ['fixed duchies', 2, { duchyChoice: 'fixed', duchies: '8 3' }],
  ['expert', 3, { duchyChoice: 'expert' }],
  ['expert in secret', 2, { duchyChoice: 'expert', expertOrder: 'secret' }],
  ['extra tiles', 2, { extraTiles: true }],
  ['border posts', 3, { borderPosts: true }],
  ['white castles', 2, { whiteCastles: true }],
  ['inns', 2, { inns: true }],
  ['trade routes', 2, { tradeRoutes: true }],
  ['shields', 3, { shields: true }],
  ['everything', 4, { ...ALL_TILES, shields: true, borderPosts: true }],
  ['team', 4, { mode: 'team' }],
  ['team with everything', 4, { mode: 'team', teamDuchy: '12b', ...ALL_TILES, shields: true }],
  ['solo', 1, { mode: 'solo' }],
  ['solo with everything', 1, { mode: 'solo', soloDuchy: '13b', ...ALL_TILES }],
];

/** The bot plays for seat 0 until somebody else is asked. */
function turnOf(table: TestTable, bot: LevelSpec, seed = 1): AnyAction[] {
  const { state } = table;
  const { phase, round } = state;
  const played: AnyAction[] = [];
  while (game.waitingFor(state).includes(0) && state.phase === phase && state.round === round) {
    const { action } = think({ game, brain, knowledge: state, seat: 0, bot, seed, clock: noClock });
    game.play(state, 0, action as Action, fastChance(seed));
    played.push(action);
  }
  return played;
}

botTests({ game, brain, tables: TABLES, easyScore: 90 });

describe('sense', () => {
  test.each(['greedy', 'search'] as const)('CB-9.3 completes an area when it can (%s)', method => {
    // Only mines are missing beside the castle: the third one completes the area of three.
    const table = given({ dice: [3, 6], phase: 'C', stored: ['mine'], placed: { 24: 'mine', 29: 'mine' } });
    turnOf(table, { method, budget: { iterations: 400 }, carelessness: 0 });
    expect(table.duchy().mines).toBe(3);
    expect(table.points('areas')).toBe(6);
  });

  test('CB-4.4 does not throw dice away', () => {
    const table = given({ dice: [2, 5], depots: { 2: ['castle'], 5: ['mine'] } });
    turnOf(table, searching(300));
    expect(table.player().spent).toBe(3);
  });

  test('CB-13.2 sells its goods before the game is over', () => {
    const table = given({ dice: [4, 4], phase: 'E', round: 5, goods: { red: 4 } });
    turnOf(table, searching(300));
    expect(table.points('goodsSold')).toBe(8);
  });

  test('CB-5.5 discards the tile it has no use for', () => {
    const placed = { 24: 'mine', 29: 'mine', 33: 'mine' };
    const stored = ['mine', 'castle', 'ship'];
    const table = given({ dice: [2, 2], phase: 'B', stored, placed, depots: { 2: ['castle'] } });
    table.play('die 2', 'take castle from 2');
    expect(table.asked).toBe('discardForRoom');
    const actions = game.legalActions(table.state, 0);
    const weights = preferences(table.state, 0, actions);
    expect(actions[weights.indexOf(Math.max(...weights))]).toMatchObject({ type: 'discard', tile: 'mine' });
  });

  test.each([0, 1])('CB-25.10 gives no two dice for a shield that it loses at once (silver %i)', silver => {
    const table = given({
      options: { shields: true },
      phase: 'D',
      round: 5,
      dice: [4, 4],
      silver,
      depotShields: { 4: [1] },
    });
    const played = turnOf(table, searching(400)).map(({ type }) => type);
    expect(played.includes('takeShield')).toBe(silver > 0);
  });
});

describe('evaluation', () => {
  test('CB-25.10 a shield whose tribute cannot be paid is worth little more than none', () => {
    const ownShare = (silver: number, shields: number[]): number => {
      const table = given({ options: { shields: true }, phase: 'E', round: 5, silver, shields });
      table.player().spent = 3;
      return evaluate(table.state)[0]!;
    };
    const paid = ownShare(1, [1]) - ownShare(1, []);
    const unpaid = ownShare(0, [1]) - ownShare(0, []);
    expect(unpaid).toBeLessThan(paid / 3);
  });

  test('shares victory among the seats at every decision', () => {
    for (const [, seats, options] of TABLES.filter(([, count]) => count > 1))
      playGame({
        game,
        seats,
        players: [{ bot: 'random', brain }],
        options,
        seed: 5,
        clock: noClock,
        onDecision(decided) {
          const sum = evaluate(decided.state as State).reduce((total, share) => total + share, 0);
          expect(sum).toBeCloseTo(seats / 2, 9);
        },
      });
  });

  test('is sure of a game that is as good as won', () => {
    const table = given({ phase: 'E', round: 5 });
    table.player(0).points[0] = 60;
    const [own, other] = evaluate(table.state);
    expect(own).toBeGreaterThan(0.97);
    expect(other).toBeLessThan(0.03);
  });

  test('a finished game: the winner has everything, partners share, a solo game is won or lost', () => {
    const outcome = { scores: [10, 30, 20], ranks: [3, 1, 2], ending: 'lastPhase', breakdown: [] };
    const three = game.setup({}, 3, fastChance(1));
    expect(utilities(three, outcome)).toEqual([0, 1, 0.5]);
    const team = game.setup({ mode: 'team' }, 4, fastChance(1));
    expect(utilities(team, { ...outcome, ranks: [1, 1, 3, 3] })).toEqual([1, 1, 0, 0]);
    const solo = game.setup({ mode: 'solo' }, 1, fastChance(1));
    const [lost] = utilities(solo, { ...outcome, ranks: [1], scores: [36] });
    solo.won = true;
    expect(utilities(solo, { ...outcome, ranks: [1], scores: [37] })).toEqual([1]);
    expect(lost).toBeLessThan(0.5);
  });
});
