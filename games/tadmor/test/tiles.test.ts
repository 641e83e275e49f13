import { describe, expect, test } from 'vitest';
import { given } from './given.ts';

const at = 'construction' as const;

describe('Improvement tiles', () => {
  test('TA-14.2, TA-14.15, TA-14.31 I5 and I19 pay 2 and 5 PP for each mission fulfilled', () => {
    const fulfil = (tiles: readonly ('I5' | 'I19')[]): number => {
      const table = given({
        at,
        turn: 4,
        players: [{ wood: 2, stone: 2, hand: ['K16'], tiles }],
        pieces: { 'pa-mission': '0c' },
      });
      table.play('fulfil K16 by pa-mission');
      return table.points('improvements');
    };
    expect([fulfil([]), fulfil(['I5']), fulfil(['I19']), fulfil(['I5', 'I19'])]).toEqual([0, 2, 5, 7]);
  });

  test('TA-14.3, TA-14.4 I6: one basic for 1 PP and one advanced for 2 PP a turn, even below 0', () => {
    const table = given({ at: 'kingdom', players: [{ prestige: 0, tiles: ['I6'] }] });
    expect(table.free()).toEqual(['buy wood', 'buy stone', 'buy marble', 'buy gold']);
    table.play('buy stone');
    expect(table.free()).toEqual(['buy marble', 'buy gold']);
    expect(table.why({ type: 'buyResource', resource: 'wood' })).toBe('TA-14.3 favourUsed');
    table.play('buy gold');
    expect(table.prestige()).toBe(-3);
    expect(table.state.turn).toBe(2);
    expect(table.warehouse()).toEqual([0, 1, 0, 1]);
    expect(
      given({ at: 'kingdom', players: [{ hand: ['K1'] }] }).why({ type: 'buyResource', resource: 'wood' }),
    ).toBe('TA-14.3 noFavours');
  });

  test('TA-14.6 I8 and I27: 5 and 6 PP for a good bought, 1 each for a free one', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ gold: 3, tiles: ['I8', 'I27'], fulfilled: ['K1'] }],
      pieces: { 'ss-rare-grey': '0s' },
    });
    table.play('grey by ss-rare-grey');
    expect(table.points('improvements')).toBe(11);
    table.play('return K1', 'pile red', 'pick silk');
    expect(table.points('improvements')).toBe(13);
  });

  test('TA-14.7, T32 I9: 4 PP instead of the resources, only if PP stay at 0 or more', () => {
    const poor = given({
      at,
      players: [{ prestige: 3, tiles: ['I9'], hand: ['K1'] }],
      pieces: { 'ss-rare-grey': '0s', 'pa-mission': '0c' },
    });
    expect(poor.legal()).not.toContain('grey for prestige by ss-rare-grey');
    expect(poor.why({ type: 'pile', colour: 'grey' })).toBe('TA-7.3 cannotPay');
  });

  test('TA-14.7, T33 once a turn', () => {
    const table = given({
      at,
      players: [{ prestige: 8, tiles: ['I9'], gold: 3 }],
      pieces: { 'eu-rare-yellow': '0s', 'ss-rare-grey': '0s' },
    });
    table.play('yellow for prestige by eu-rare-yellow');
    expect(table.prestige()).toBe(4);
    expect(table.legal()).toEqual(['grey by ss-rare-grey', 'done']);
    const exact = given({
      at,
      players: [{ prestige: 4, tiles: ['I9'] }],
      pieces: { 'eu-rare-yellow': '0s' },
    });
    exact.play('yellow for prestige by eu-rare-yellow');
    expect(exact.prestige()).toBe(0);
  });

  test('TA-14.8 I9 replaces the whole cost, whatever I28 saves', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ prestige: 9, tiles: ['I9', 'I28'] }],
      pieces: { 'eu-rare-yellow': '0s' },
    });
    table.play('yellow for prestige by eu-rare-yellow');
    expect(table.points('purchases')).toBe(-4);
  });

  test('TA-14.10, T17 I14: levels that are multiples of 5 are free', () => {
    const table = given({
      at,
      players: [{ tower: 3, wood: 1, stone: 3, tiles: ['I14'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    table.play('level by eb-tower-1');
    expect(table.player().tower).toBe(5);
    expect(table.warehouse()).toEqual([0, 2, 0, 0]);
    table.play('level by eb-tower-1');
    expect(table.player().tower).toBe(6);
  });

  test('TA-14.11, T18 a pair pays levels 9 and 11, level 10 is free', () => {
    const table = given({
      at,
      players: [{ tower: 8, wood: 2, marble: 2, tiles: ['I14'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    table.play('pair by da-tower-2');
    expect(table.player().tower).toBe(11);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-14.11 from 13 a pair in the third band reaches 16', () => {
    const table = given({
      at,
      players: [{ tower: 13, wood: 4, marble: 5, tiles: ['I14'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    table.play('pair by da-tower-2');
    expect(table.player().tower).toBe(16);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-14.10, T19 after a Traitor the free level comes back at once', () => {
    const table = given({
      at,
      turn: 8,
      players: [{ tower: 10 }, { tower: 16, tiles: ['I14'] }],
      pieces: { 'da-traitor': '0c' },
    });
    table.play('traitor 1 by da-traitor');
    expect(table.player(1).tower).toBe(15);
  });

  test('TA-14.10, T42 buying it one below a multiple of 5 gives the level, and the camel', () => {
    const table = given({
      display: ['I14', 'I5'],
      players: [{ tower: 4, wood: 1 }],
      pieces: { 'pa-improve-1': '0c', 'ma-caravan': '0c' },
    });
    expect(table.player().camels).toBe(3);
    table.play('acquire I14');
    expect(table.player()).toMatchObject({ tower: 5, camels: 4 });
  });

  test('TA-14.12 both I14 and I15 give no more than one', () => {
    const table = given({
      seats: 3,
      at,
      players: [{ tower: 3, wood: 1, stone: 1, tiles: ['I14', 'I15'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    table.play('level by eb-tower-1');
    expect(table.player().tower).toBe(5);
  });

  test('TA-14.14, T16 I18: no wood for the tower', () => {
    const table = given({
      at,
      players: [{ tower: 6, marble: 2, tiles: ['I18'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    table.play('pair by da-tower-2');
    expect(table.player().tower).toBe(8);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
    const single = given({ at, players: [{ stone: 1, tiles: ['I18'] }], pieces: { 'eb-tower-1': '0c' } });
    single.play('level by eb-tower-1');
    expect(single.player().tower).toBe(1);
  });

  test("TA-14.16, TA-14.19, T48 I20: two resources less, of the payer's choice", () => {
    const table = given({
      at,
      turn: 4,
      players: [{ wood: 1, gold: 2, hand: ['K21'], tiles: ['I20', 'I5'] }],
      pieces: { 'pa-mission': '0c' },
    });
    table.play('fulfil K21 by pa-mission');
    expect(table.asked).toBe('waive 0');
    expect(table.legal()).toEqual(['waive wood', 'waive gold']);
    table.play('waive gold');
    expect(table.legal()).toEqual(['waive wood', 'waive gold']);
    table.play('waive gold');
    expect(table.warehouse()).toEqual([0, 0, 0, 2]);
    expect(table.points('improvements')).toBe(2);
    expect(table.isFulfilled('K21')).toBe(true);
  });

  test('TA-14.19 what is missing must be waived; where nothing can be chosen nothing is asked', () => {
    const forced = given({
      at,
      turn: 4,
      players: [{ wood: 1, hand: ['K21'], tiles: ['I20'] }],
      pieces: { 'pa-mission': '0c' },
    });
    forced.play('fulfil K21 by pa-mission');
    expect(forced.warehouse()).toEqual([0, 0, 0, 0]);
    const half = given({
      at,
      turn: 4,
      players: [{ wood: 1, gold: 1, hand: ['K21'], tiles: ['I20'] }],
      pieces: { 'pa-mission': '0c' },
    });
    half.play('fulfil K21 by pa-mission', 'waive wood');
    expect(half.warehouse()).toEqual([1, 0, 0, 0]);
  });

  test('TA-14.17 I28: a Rare Good costs 2 less', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ gold: 1, tiles: ['I28'] }],
      pieces: { 'ss-rare-grey': '0s' },
    });
    expect(table.view(0).piles.yellow.cost.stone).toBe(3);
    table.play('grey by ss-rare-grey');
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-14.18 I34: three resources less for a temple part', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ temples: ['roof'], marble: 4, gold: 3, tiles: ['I34'] }],
      pieces: { 'eb-temple-market': '0c' },
    });
    table.play('temple 1 by eb-temple-market', 'waive gold', 'waive gold');
    // Only marble is left of the cost.
    expect(table.warehouse()).toEqual([0, 0, 2, 3]);
    expect(table.player().temples).toEqual([4]);
  });

  test('TA-14.33 discounts hold for private actions too', () => {
    const site = given({
      at,
      turn: 7,
      players: [{ wood: 1, gold: 2, tiles: ['I34', 'I37'] }],
      pieces: { I37: '0c' },
    });
    site.play('temple 1 by I37');
    expect(site.player().temples).toEqual([1]);
    const works = given({
      at,
      turn: 7,
      players: [{ gold: 3, tiles: ['I28', 'I47'] }],
      pieces: { I47: '0c' },
    });
    works.play('grey by I47');
    expect(works.warehouse()).toEqual([0, 0, 0, 2]);
    const tower = given({
      at,
      turn: 7,
      players: [{ stone: 1, gold: 2, tiles: ['I18', 'I47'] }],
      pieces: { I47: '0c' },
    });
    tower.play('level by I47');
    expect(tower.player().tower).toBe(1);
    const mission = given({
      at,
      turn: 7,
      players: [{ wood: 1, gold: 2, hand: ['K21'], tiles: ['I20', 'I47'] }],
      pieces: { I47: '0c' },
    });
    mission.play('fulfil K21 by I47');
    expect(mission.asked).toBe('waive 0');
  });

  test('TA-14.21 I23 and I24: gold, marble for two basic resources', () => {
    const table = given({ at: 'kingdom', turn: 4, players: [{ gold: 2, marble: 1, tiles: ['I23', 'I24'] }] });
    expect(table.free()).toEqual([
      'trade marble for wood+wood',
      'trade marble for wood+stone',
      'trade marble for stone+stone',
      'trade gold for wood+wood',
      'trade gold for wood+stone',
      'trade gold for stone+stone',
    ]);
  });

  test('TA-14.25, TA-17.5 I38 to I42 pay 12 PP for being strictly ahead', () => {
    const bonus = (own: Parameters<typeof given>[0], seat = 0): number => {
      const table = given({ at: 'placement', turn: 9, ...own });
      return table.view(0).players[seat]!.final.points.legacies;
    };
    expect(bonus({ players: [{ tiles: ['I38'], tower: 3 }, { tower: 2 }] })).toBe(12);
    expect(bonus({ players: [{ tiles: ['I38'], tower: 3 }, { tower: 3 }] })).toBe(0);
    expect(bonus({ players: [{ tiles: ['I39'], goods: ['silk', 'silk'] }, { goods: ['jade'] }] })).toBe(12);
    expect(bonus({ players: [{ tiles: ['I39'], goods: ['silk'] }, { goods: ['jade'] }] })).toBe(0);
    expect(
      bonus({ players: [{ tiles: ['I40'], fulfilled: ['K1'], returned: ['K3'] }, { fulfilled: ['K4'] }] }),
    ).toBe(12);
    expect(bonus({ players: [{ tiles: ['I40'], returned: ['K3'] }, { fulfilled: ['K21'] }] })).toBe(0);
    expect(bonus({ players: [{ tiles: ['I42', 'I1'] }, { tiles: ['I2'] }] })).toBe(12);
    expect(bonus({ players: [{ tiles: ['I42'] }, { tiles: ['I2'] }] })).toBe(0);
    expect(bonus({ players: [{ tiles: ['I38', 'I42'], tower: 1 }] })).toBe(24);
  });

  test('TA-14.25, T23 I41 gives nothing when two have completed a temple', () => {
    const table = given({
      at: 'placement',
      turn: 9,
      players: [{ tiles: ['I41'], temples: ['statues'] }, { temples: ['statues'] }],
    });
    expect(table.view(0).players[0]!.final.points.legacies).toBe(0);
  });

  test('TA-14.26, TA-17.4 I41 compares all temples together', () => {
    const table = given({
      at: 'placement',
      turn: 9,
      players: [{ tiles: ['I41'], temples: ['statues', 'basement'] }, { temples: ['statues'] }],
    });
    expect(table.view(0).players[0]!.final.points).toMatchObject({ legacies: 12, temples: 57 });
  });

  test('TA-14.27 I43: any tile of the pile, then it is shuffled', () => {
    const table = given({
      at,
      turn: 7,
      players: [{ gold: 3, tiles: ['I43'] }],
      tops: { grey: 'glass' },
      pieces: { 'ss-rare-grey': '0s' },
    });
    table.play('grey by ss-rare-grey');
    expect(table.asked).toBe('pickFromPile 0');
    expect(table.why({ type: 'rareGood', good: 'silk' })).toBe('TA-9.26 otherPile');
    table.play('pick myrrh');
    expect(table.goods()).toEqual(['myrrh']);
    expect(table.eventsOf('pileShuffled')).toHaveLength(1);
  });

  test('TA-14.28 I43 also for the free goods of a temple', () => {
    const table = given({
      at,
      turn: 7,
      players: [{ temples: ['roof'], marble: 4, gold: 3, tiles: ['I43'] }],
      pieces: { 'eb-temple-market': '0c' },
    });
    table.play('temple 1 by eb-temple-market', 'pile red', 'pick oil', 'pile red', 'pick silk');
    expect(table.goods()).toEqual(['silk', 'oil']);
  });

  test('TA-14.32 a Rare Good of the private works counts as bought with an action', () => {
    const table = given({ at, turn: 7, players: [{ gold: 3, tiles: ['I8', 'I47'] }], pieces: { I47: '0c' } });
    table.play('grey by I47');
    expect(table.points('improvements')).toBe(5);
  });
});

describe('private actions', () => {
  test("TA-14.24 I37: a part and 3 PP, no card, beside the board's own action", () => {
    const table = given({
      at,
      turn: 7,
      players: [{ wood: 2, stone: 5, marble: 2, tiles: ['I37'] }],
      pieces: { I37: '0c', 'pa-temple': '0c' },
    });
    expect(table.legal()).toEqual(['temple 1 by pa-temple', 'temple 1 by I37', 'done']);
    table.play('temple 1 by I37');
    expect(table.points('improvements')).toBe(3);
    expect(table.hand()).toEqual([]);
    table.play('temple 1 by pa-temple');
    expect(table.player().temples).toEqual([2]);
    expect(table.hand()).toHaveLength(1);
  });

  test('TA-15.2 the piece returns after its phase', () => {
    const table = given({
      at,
      turn: 7,
      players: [{ wood: 2, stone: 2, gold: 2, tiles: ['I37'] }],
      pieces: { I37: '0s' },
    });
    table.play('temple 1 by I37');
    expect(table.on('I37')).toBe('');
    expect(table.player().shipsInReserve).toBe(2);
  });

  test('TA-15.3, TA-15.5 I47 is any construction action, decided when it is resolved', () => {
    const table = given({
      at,
      turn: 7,
      players: [{ wood: 5, stone: 5, marble: 5, gold: 5, hand: ['K16'], tiles: ['I47'] }, { tower: 3 }],
      pieces: { I47: '0c' },
    });
    expect(table.legal()).toEqual([
      'level by I47',
      'pair by I47',
      'traitor 1 by I47',
      'temple 1 by I47',
      'grey by I47',
      'yellow by I47',
      'red by I47',
      'draw by I47',
      'fulfil K16 by I47',
      'done',
      'endTurn',
    ]);
    table.play('pair by I47');
    expect(table.asked).toBe('buildTower 0');
    table.play('done');
    expect(table.on('I47')).toBe('');
  });

  test('TA-15.4 I47 draws no card for a temple', () => {
    const table = given({
      at,
      turn: 7,
      players: [{ wood: 2, stone: 2, tiles: ['I47'] }],
      pieces: { I47: '0c' },
    });
    table.play('temple 1 by I47');
    expect(table.hand()).toEqual([]);
  });

  test('TA-15.3, TA-15.6, T20 Traitor on the board and by I47: one opponent twice, or two', () => {
    const start = {
      seats: 3,
      at,
      turn: 8,
      players: [{ tower: 3, tiles: ['I47'] }, { tower: 8 }, { tower: 7 }],
      pieces: { 'da-traitor': '0c', I47: '0c' },
    } as const;
    const one = given(start);
    one.play('traitor 1 by da-traitor', 'traitor 1 by I47');
    expect([one.player(1).tower, one.player(2).tower]).toEqual([4, 7]);
    const two = given(start);
    two.play('traitor 1 by da-traitor', 'traitor 2 by I47');
    expect([two.player(1).tower, two.player(2).tower]).toEqual([6, 5]);
  });

  test('TA-15.7, T21 I48 is a kingdom action not chosen on the board', () => {
    const table = given({
      seats: 3,
      at: 'kingdom',
      turn: 8,
      players: [{ gold: 2, tower: 5, tiles: ['I48'] }],
      pieces: { I48: '0c', 'eu-war': '0c' },
    });
    expect(table.legal()).toContain('audience taxman');
    expect(table.why({ type: 'audience', as: 'warSupplies' })).toBe('TA-15.7 alreadyChosen');
    table.play('payTax');
    expect(table.legal()).toEqual(['audience firstPlayer', 'pass']);
    expect(table.points('warSupplies')).toBe(5);
  });

  test('TA-15.7 I48 as War Supplies', () => {
    const table = given({
      seats: 3,
      at: 'kingdom',
      turn: 8,
      players: [{ gold: 2, tower: 5, tiles: ['I48'] }],
      pieces: { I48: '0c' },
    });
    table.play('payTax', 'audience warSupplies');
    expect(table.points('warSupplies')).toBe(5);
    expect(table.player().camelsInReserve).toBe(3);
  });

  test('TA-15.8 an action chosen counts even if marauders drove the piece away', () => {
    const table = given({
      seats: 3,
      at: 'marauders',
      turn: 8,
      raid: [1, 'damascus'],
      players: [{ gold: 2, tiles: ['I48'] }],
      pieces: { 'da-taxman': '0c', I48: '0c' },
    });
    expect(table.asked).toBe('tax 0');
    expect(table.legal()).toEqual(['payTax', 'losePrestige']);
  });

  test('TA-15.9 I9 may pay for a Rare Good of I47', () => {
    const table = given({
      at,
      turn: 7,
      players: [{ prestige: 10, tiles: ['I9', 'I47'] }],
      pieces: { I47: '0c' },
    });
    table.play('red for prestige by I47');
    expect(table.goods()).toHaveLength(1);
    expect(table.prestige()).toBe(6 - 6);
  });
});
