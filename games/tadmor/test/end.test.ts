import { describe, expect, test } from 'vitest';
import { RARE_GOODS, setPoints, tadmor as game, type RareGoodId } from '../rules/index.ts';
import { given, type PlayerGiven } from './given.ts';

const goods = (...ids: RareGoodId[]): number[] =>
  RARE_GOODS.map(id => ids.filter(other => other === id).length);

const ended = (players: readonly PlayerGiven[], seats = 2) => {
  const table = given({ seats, at: 'turnEnd', turn: 9, players });
  return game.outcome(table.state)!;
};

describe('end and scoring', () => {
  test('TA-1.1, TA-17.1 the most points win', () => {
    const outcome = ended([{ tower: 3 }, { tower: 5 }]);
    expect(outcome).toMatchObject({ ranks: [2, 1], scores: [16, 20], ending: 'lastTurn' });
  });

  test('TA-17.2, TA-17.3, TA-17.4, TA-17.5 every source on the score sheet', () => {
    const { breakdown, scores } = ended([
      {
        tower: 4,
        fulfilled: ['K1'],
        returned: ['K2'],
        temples: ['roof', 'basement'],
        tiles: ['I38'],
        goods: ['silk', 'jade'],
      },
    ]);
    expect(breakdown[0]).toEqual({
      start: 10,
      tower: 8,
      towersPrestige: 0,
      warSupplies: 0,
      peaceGifts: 0,
      improvements: 0,
      tax: 0,
      purchases: 0,
      missions: 15,
      temples: 32,
      rareGoods: 10,
      legacies: 12,
    });
    expect(scores[0]).toBe(87);
  });

  test('TA-17.6 sets of 1 to 9 types', () => {
    const sets = RARE_GOODS.map((_, i) => setPoints(goods(...RARE_GOODS.slice(0, i + 1))));
    expect(sets).toEqual([5, 10, 15, 25, 35, 45, 60, 75, 90]);
    expect(setPoints(goods())).toBe(0);
  });

  test('TA-17.6, TA-17.7, T13 five types and one duplicate: 35 + 5', () => {
    expect(setPoints(goods('glass', 'incense', 'myrrh', 'jade', 'ivory', 'ivory'))).toBe(40);
  });

  test('TA-17.7, T56 nine types, two doubled, one of those tripled: 90 + 10 + 5', () => {
    expect(setPoints(goods(...RARE_GOODS, 'silk', 'oil', 'oil'))).toBe(105);
  });

  test('TA-17.8 resources and cards in hand score nothing', () => {
    expect(ended([{ wood: 5, gold: 3, hand: ['K1', 'K3'] }]).scores[0]).toBe(10);
  });

  test('TA-17.9, T68 more Rare Goods break a tie', () => {
    const five: RareGoodId[] = ['glass', 'jade', 'silk', 'glass', 'jade'];
    const seven: RareGoodId[] = ['incense', 'ivory', 'oil', 'incense', 'ivory', 'oil', 'myrrh'];
    const outcome = ended([
      { prestige: 95, goods: five },
      { prestige: 120 - 40, goods: seven },
    ]);
    expect(outcome.scores).toEqual([120, 120]);
    expect(outcome).toMatchObject({ ranks: [2, 1], tieBreak: 'rareGoods' });
  });

  test('TA-17.9 otherwise the victory is shared', () => {
    const outcome = ended([{ prestige: 20 }, { prestige: 20 }, { prestige: 3 }], 3);
    expect(outcome.ranks).toEqual([1, 1, 3]);
    expect(outcome.tieBreak).toBeUndefined();
  });

  test('TA-16.1 with two players everything else is the same', () => {
    const two = given({
      at: 'construction',
      players: [{ wood: 1, stone: 1 }],
      pieces: { 'eb-tower-1': '0c' },
    });
    const three = given({
      seats: 3,
      at: 'construction',
      players: [{ wood: 1, stone: 1 }],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(two.legal()).toEqual(three.legal());
  });

  test('the view forecasts the final points by source all the time', () => {
    const table = given({ at: 'placement', turn: 5, players: [{ tower: 4, goods: ['silk'] }] });
    expect(table.view(1).players[0]!.final).toMatchObject({
      total: 10 + 8 + 5,
      points: { tower: 8, rareGoods: 5 },
    });
  });
});
