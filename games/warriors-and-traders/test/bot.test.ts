import { botTests } from '@palio/game-tests';
import { fastChance, knowledgeOf, type AnyGame } from '@palio/kernel';
import { playGame, think, type LevelSpec } from '@palio/search';
import { describe, expect, test } from 'vitest';
import { bestBankTrade, bestOffer, gainOf, isWorthAccepting, shouldBuyVp } from '../bot/deals.ts';
import { evaluate } from '../bot/evaluate.ts';
import { brain } from '../bot/index.ts';
import { incomeAhead, routeTo } from '../bot/routes.ts';
import { turnsLeft } from '../bot/worth.ts';
import { HAS, upkeepIncome, type Action, type State } from '../rules/index.ts';
import { game, given, type TestTable } from './given.ts';

const noClock = (): number => 0;
const greedy = (iterations: number): LevelSpec => ({
  method: 'greedy',
  budget: { iterations },
  carelessness: 0,
});
const east = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;
const centres = { salzburg: '0 princess', slavonija: '1 princess' };
const anyGame = game as unknown as AnyGame;

/** What the bot does now, in notation. */
function chosen(table: TestTable, bot: LevelSpec = greedy(60), seed = 1): string {
  const { seat, state } = table;
  const knowledge = knowledgeOf(anyGame, state, seat, seed);
  const { action } = think({
    game: anyGame,
    brain,
    knowledge,
    seat,
    bot,
    seed,
    clock: noClock,
  });
  return game.write(state, seat, action as Action);
}

describe('judgement', () => {
  test('a share for every seat, the better position has the larger, allies share theirs', () => {
    const table = given({ ...east, place: { tirol: '0 fort' } });
    const [own, other] = evaluate(table.state);
    expect(own).toBeGreaterThan(other!);
    expect(own! + other!).toBeCloseTo(1, 6);
    const team = given({ seats: 4, options: { map: 'east', mode: '2v2' } });
    team.player(0).kills = 9;
    const shares = evaluate(team.state);
    expect(shares[0]).toBe(shares[2]);
    expect(shares[0]).toBeGreaterThan(shares[1]!);
  });
});

describe('on the map', () => {
  test('takes a free trade centre with a princess', () => {
    const table = given({ ...east, place: { salzburg: '' } }).manoeuvre(0);
    expect(chosen(table)).toBe('princess wien>salzburg');
  });

  test('attacks barbarians it is sure to beat, and leaves those alone that beat it', () => {
    const strong = given({
      ...east,
      turn: 5,
      place: { tirol: '0 cavalry, 0 princess', wien: '0 fort' },
    }).manoeuvre(0);
    expect(chosen(strong)).toMatch(/^cavalry tirol>(salzburg|praha)$/);
    const weak = given({ ...east, turn: 9, place: { tirol: '0 infantry', wien: '0 fort' } }).manoeuvre(0);
    expect(chosen(weak)).not.toMatch(/>(salzburg|praha|steiermark)$/);
  });

  test('builds a fort when it can', () => {
    const table = given({
      ...east,
      turn: 7,
      tokens: [
        [6, 0, 0],
        [9, 3, 3],
      ],
      stock: [{ goods: 12, food: 4, gold: 1 }],
    });
    table.state.phase = 'development';
    table.begin({ kind: 'takeAction', seat: 0, by: 'first' }, { kind: 'takeAction', seat: 1, by: 'first' });
    expect(chosen(table)).toBe('fort');
  });

  test('declares Unification when nothing is missing', () => {
    const place = {
      salzburg: '0 princess',
      tirol: '0 princess',
      steiermark: '0 princess',
      istria: '0 infantry',
      moravia: '0 infantry',
    };
    const table = given({ ...east, turn: 8, stock: [{ weapons: 3 }], place }).manoeuvre(0);
    expect(chosen(table)).toBe('unify');
  });
});

/** Begins with all start tokens on Military, so that what follows does not depend on the split that is drawn. */
const armed: typeof brain = {
  ...brain,
  plan: (state, seat, actions, chance) =>
    actions.find(action => action.type === 'tokens' && action.military === 3) ??
    brain.plan?.(state, seat, actions, chance),
};

test('WT-7.16 learns Masonry while products can still be used, instead of selling them for lack of it', () => {
  let masons = 0;
  let sold = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const learnt = new Set<number>();
    playGame({
      game: anyGame,
      seats: 4,
      players: [{ bot: greedy(30), brain: armed }],
      seed,
      clock: noClock,
      onDecision({ state, action }) {
        const { turn, players, stack } = state as State;
        players.forEach((player, seat) => HAS.masonry(player) && turn < 6 && learnt.add(seat));
        const step = stack.at(-1);
        if (step?.kind === 'bankTimes' && step.give === 'goods' && !HAS.masonry(players[step.seat]!))
          sold += (action as Extract<Action, { readonly type: 'times' }>).times;
      },
    });
    masons += learnt.size;
  }
  expect(masons).toBeGreaterThan(12);
  expect(sold).toBeLessThan(40);
});

test('WT-3.13 begins in different ways, all of them with Military, since without weapons nothing follows the first infantry', () => {
  const state = game.setup({}, 4, fastChance(1));
  const [seat] = game.waitingFor(state);
  const splits = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const action = brain.plan?.(state, seat!, game.legalActions(state, seat!), fastChance(seed));
    const { production, trade, military } = action as Extract<Action, { readonly type: 'tokens' }>;
    expect(military).toBeGreaterThan(0);
    splits.add(`${production} ${trade} ${military}`);
  }
  expect(splits.size).toBe(6);
});

describe('trade', () => {
  test('values what it lacks: food for hungry armies, gold for a fort', () => {
    const hungry = given({ ...east, place: { tirol: '0 cavalry, 0 cavalry' } });
    expect(gainOf(hungry.state, 0, [0, 0, 0, 0], [1, 0, 0, 0])).toBeGreaterThan(
      gainOf(hungry.state, 0, [0, 0, 0, 0], [0, 1, 0, 0]),
    );
    const builder = given({
      ...east,
      levels: [{ production: 4 }],
      stock: [{ goods: 19, food: 6 }],
      place: centres,
    });
    expect(bestBankTrade(builder.state, 0)).toMatchObject({ give: 1, get: 3 });
  });

  test('makes offers by which both gain, and accepts only what it gains by', () => {
    const table = given({
      ...east,
      levels: [{ production: 4 }],
      stock: [
        { goods: 14, food: 6 },
        { gold: 4, food: 1 },
      ],
      routes: [[0, 1]],
      place: { ...centres, bosnia: '1 cavalry' },
    });
    const offer = bestOffer(table.state, 0, 1)!;
    expect(gainOf(table.state, 0, offer.give, offer.want)).toBeGreaterThan(0);
    expect(gainOf(table.state, 1, offer.want, offer.give)).toBeGreaterThan(0);
    expect(isWorthAccepting(table.state, offer)).toBe(true);
    expect(isWorthAccepting(table.state, { by: 0, to: 1, give: [0, 0, 0, 0], want: [0, 0, 0, 4] })).toBe(
      false,
    );
    table.trade();
    const played: string[] = [];
    for (let i = 0; i < 12 && table.asked !== 'nothing'; i++) {
      played.push(chosen(table));
      table.play(played.at(-1)!);
    }
    expect(played).toContain('send');
    expect(played).toContain('accept');
  });

  test('a Merchant doubles gold before buying points, others buy at once', () => {
    const table = given({
      ...east,
      turn: 4,
      levels: [{ trade: 4 }, {}],
      stock: [{ gold: 12 }, { gold: 12 }],
      place: centres,
    });
    expect([shouldBuyVp(table.state, 0), shouldBuyVp(table.state, 1)]).toEqual([false, true]);
    table.state.turn = 10;
    expect(shouldBuyVp(table.state, 0)).toBe(true);
  });
});

describe('on small maps and under a time limit', () => {
  const balkans = {
    options: { map: 'east', eastPart: 'balkans' },
    nations: ['croatia', 'bulgaria'],
    levels: [{ trade: 2 }],
    place: { slavonija: '0 princess', dobrudja: '' },
  } as const;

  test('WT-18.19 opens a route only for more than the slot yields', () => {
    const idle = given({ ...balkans, stock: [{ food: 2 }, { food: 2 }] });
    expect(routeTo(idle.state, 0, [1])).toBeUndefined();
    const rich = given({
      ...balkans,
      levels: [{ trade: 2, production: 4 }, {}],
      stock: [
        { goods: 19, food: 8 },
        { gold: 6, food: 1 },
      ],
    });
    expect(routeTo(rich.state, 0, [1])).toBe(1);
  });

  test('WT-6.17 of several partners the route goes to whom there is most to gain from', () => {
    const table = given({
      seats: 3,
      options: { map: 'east' },
      nations: ['austria', 'croatia', 'bulgaria'],
      levels: [{ trade: 2, production: 4 }],
      stock: [{ goods: 19, food: 8 }, {}, { gold: 6, food: 1 }],
    });
    expect(routeTo(table.state, 0, [1, 2])).toBe(2);
  });

  test('WT-18.18 counts what unused routes bring', () => {
    const table = given({ ...balkans, levels: [{ trade: 4 }] });
    const plain = upkeepIncome(table.state, 0);
    expect(incomeAhead(table.state, 0)).toEqual([plain[0], plain[1], plain[2]! + 1, plain[3]]);
  });

  test('WT-18.20 takes the word of who calls time, and then plans for no further turn', () => {
    const table = given({
      ...east,
      options: { map: 'east', timeLimit: '60' },
      turn: 4,
      levels: [{ trade: 4 }],
    });
    table.player(0).stock[3] = 12;
    expect([turnsLeft(table.state, 10) > 1, shouldBuyVp(table.state, 0)]).toEqual([true, false]);
    table.action(0).by(0, 'callTime');
    expect(chosen(table)).toBe('vote yes');
    table.play('vote yes');
    expect([turnsLeft(table.state, 10) > 1, shouldBuyVp(table.state, 0)]).toEqual([false, true]);
  });
});

test('WT-18.20, WT-19.2 calls no time and leaves no game by itself, however long it thinks', () => {
  const own: string[] = [];
  for (const bot of [greedy(40), brain.levels.medium])
    playGame({
      game: anyGame,
      seats: 2,
      players: [{ bot, brain }],
      options: { timeLimit: '60', leaving: 'vote', turnLimit: 3 },
      seed: 1,
      clock: noClock,
      onDecision: ({ action }) => void own.push(action.type),
    });
  expect(own).toContain('move');
  expect(own).not.toContain('callTime');
  expect(own).not.toContain('leave');
});

test.each([0, 30])('WT-19.2 goes on when somebody leaves, with %i points for kills too', kills => {
  const table = given({ seats: 3, options: { map: 'east', leaving: 'vote' }, turn: 6 });
  table.player(0).kills = kills;
  table.action(0).by(2, 'leave');
  expect(table.asked).toBe('leaveVote');
  expect([chosen(table), chosen(table, brain.levels.easy)]).toEqual(['vote yes', 'vote yes']);
});

test('WT-5.9 starves the army that leaves no province free', () => {
  const table = given({
    ...east,
    stock: [{ food: 2 }],
    place: { tirol: '0 infantry', salzburg: '0 infantry, 0 infantry' },
  });
  table.state.phase = 'upkeep';
  expect(chosen(table.upkeep())).toBe('starve infantry salzburg');
});

describe('in alliances', () => {
  const team = { seats: 4, options: { map: 'east', mode: '2v2' } } as const;

  test('WT-20.16 agrees to the peace that an ally proposes when the side has nothing to win by the war', () => {
    const table = given({ ...team, wars: [[0, 1]] });
    table.player(1).kills = 30;
    table.action(0).play('peace with 1');
    table.play('accept', 'accept');
    expect([table.asked, table.seat]).toEqual(['answerPeace', 2]);
    expect(chosen(table)).toBe('accept');
    const strong = given({ ...team, wars: [[0, 1]] });
    strong.player(0).kills = 30;
    strong.action(0).play('peace with 1').play('accept', 'accept');
    expect(chosen(strong)).toBe('decline');
  });

  test('WT-15.9 does not ask again for the peace that was refused to an ally', () => {
    const table = given({ ...team, wars: [[0, 1]] }).trade();
    table.player(1).kills = 30;
    const ofAlly = (): Action | undefined =>
      brain.plan?.(table.state, 2, game.legalActions(table.state, 2), fastChance(1));
    expect(ofAlly()).toMatchObject({ type: 'peace' });
    table.by(0, 'peace with 1').by(1, 'decline');
    expect(ofAlly()).toEqual({ type: 'pass' });
  });

  test('WT-17.11 a Merchant spends the gold with which the alliance reaches the threshold', () => {
    const table = given({ ...team, levels: [{ trade: 4 }], stock: [{ gold: 10 }] });
    expect(shouldBuyVp(table.state, 0)).toBe(false);
    table.player(2).kills = 64 - table.vp(0) - table.vp(2);
    expect(shouldBuyVp(table.state, 0)).toBe(true);
  });
});

/** Four turns bring every phase, and war and Unification begin. */
botTests({
  game: anyGame,
  brain,
  tables: [
    ['a small map', 2, { westPart: 'englandScotland', turnLimit: 4 }],
    ['two against two', 4, { map: 'east', mode: '2v2', leaving: 'vote', timeLimit: '60', turnLimit: 4 }],
    ['three pairs', 6, { map: 'italia', mode: '2v2v2', turnOrder: 'variable', turnLimit: 4 }],
  ],
  options: { turnLimit: 6 },
  easyScore: 12,
});
