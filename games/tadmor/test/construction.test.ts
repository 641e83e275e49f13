import { scriptedChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { towerCard } from '../rules/index.ts';
import { given } from './given.ts';

const at = 'construction' as const;

describe('tower', () => {
  test('TA-9.1, TA-9.3, T1 single levels one after the other', () => {
    const table = given({ at, players: [{ tower: 8, stone: 8, wood: 2 }], pieces: { 'eb-tower-1': '0c' } });
    table.play('level by eb-tower-1', 'level by eb-tower-1', 'level by eb-tower-1');
    expect(table.player().tower).toBe(11);
    expect(table.warehouse()).toEqual([2, 1, 0, 0]);
  });

  test('TA-9.3 levels 1 to 5 cost wood and stone, levels from 16 on 8 stone', () => {
    const low = given({ at, players: [{ wood: 2, stone: 2 }], pieces: { 'eb-tower-1': '0c' } });
    low.play('level by eb-tower-1');
    expect(low.warehouse()).toEqual([1, 1, 0, 0]);
    const high = given({ at, players: [{ tower: 15, stone: 17 }], pieces: { 'eb-tower-1': '0c' } });
    high.play('level by eb-tower-1', 'level by eb-tower-1');
    expect(high.player().tower).toBe(17);
    expect(high.warehouse()).toEqual([0, 1, 0, 0]);
  });

  test('TA-9.2, TA-9.4, TA-9.5, T2 a pair across two bands costs the cheaper one', () => {
    const table = given({
      at,
      players: [{ tower: 4, wood: 1, marble: 2, stone: 1 }],
      pieces: { 'da-tower-2': '0c' },
    });
    expect(table.view().players[0]!.nextPair).toEqual({ wood: 1, stone: 0, marble: 2, gold: 0 });
    table.play('pair by da-tower-2');
    expect(table.player().tower).toBe(6);
    expect(table.warehouse()).toEqual([0, 1, 0, 0]);
  });

  test('TA-9.2 only whole pairs, as many as can be paid', () => {
    const table = given({ at, players: [{ wood: 2, marble: 4 }], pieces: { 'da-tower-2': '0c' } });
    expect(table.legal()).toEqual(['pair by da-tower-2', 'done']);
    table.play('pair by da-tower-2');
    expect(table.asked).toBe('buildTower 0');
    table.play('pair by da-tower-2');
    expect(table.player().tower).toBe(4);
    const stop = given({ at, players: [{ wood: 2, marble: 4 }], pieces: { 'da-tower-2': '0c' } });
    stop.play('pair by da-tower-2', 'done');
    expect(stop.player().tower).toBe(2);
    expect(stop.on('da-tower-2')).toBe('');
  });

  test('TA-9.4 pairs cost 1W 2M, 2W 2M, then as the data file says', () => {
    const cost = (tower: number): unknown =>
      Object.values(given({ at: 'placement', players: [{ tower }] }).view(0).players[0]!.nextPair);
    expect([0, 5, 10, 15].map(cost)).toEqual([
      [1, 0, 2, 0],
      [2, 0, 2, 0],
      [4, 0, 5, 0],
      [6, 0, 7, 0],
    ]);
  });

  test('TA-1.15, TA-1.16 the height is one number; cards and cubes only show it, and there is no top', () => {
    expect(towerCard(0)).toEqual({ card: 0, cubes: 0 });
    expect(towerCard(4)).toEqual({ card: 0, cubes: 4 });
    expect(towerCard(5)).toEqual({ card: 5, cubes: 0 });
    expect(towerCard(12)).toEqual({ card: 10, cubes: 2 });
    expect(towerCard(23)).toEqual({ card: 15, cubes: 8 });
  });
});

describe('traitor', () => {
  test('TA-9.7, T46 one opponent at least as high loses 1 level in Era II', () => {
    const table = given({
      seats: 3,
      at,
      turn: 5,
      players: [{ tower: 6 }, { tower: 6 }, { tower: 5 }],
      pieces: { 'da-traitor': '0c' },
    });
    expect(table.legal()).toEqual(['traitor 1 by da-traitor', 'done']);
    expect(table.why({ type: 'tower', seat: 2 })).toBe('TA-9.7 towerTooLow');
    table.play('traitor 1 by da-traitor');
    expect(table.player(1).tower).toBe(5);
  });

  test('TA-9.8, T64 nothing in Era I', () => {
    const table = given({
      at,
      players: [{}, { tower: 6 }],
      pieces: { 'da-traitor': '0c', 'pa-mission': '0c' },
    });
    expect(table.player(1).tower).toBe(6);
    const asked = given({
      at,
      players: [{ hand: ['K1'] }, { tower: 6 }],
      pieces: { 'da-traitor': '0c', 'pa-mission': '0c' },
    });
    expect(asked.legal()).toEqual(['draw by pa-mission', 'done', 'endTurn']);
    expect(asked.why({ type: 'tower', seat: 1 })).toBe('TA-9.8 noTraitorInEraOne');
    asked.play('done');
    expect(asked.on('da-traitor')).toBe('');
  });

  test('TA-9.9 heights are compared when the action is resolved', () => {
    const table = given({
      at,
      turn: 5,
      players: [{ tower: 5, stone: 2 }, { tower: 5 }],
      pieces: { 'da-traitor': '0c', 'eb-tower-1': '0c' },
    });
    expect(table.legal()).toContain('traitor 1 by da-traitor');
    table.play('level by eb-tower-1');
    // Now the own tower is higher: nothing is left to ask.
    expect(table.asked).not.toBe('construction 0');
    expect(table.player(1).tower).toBe(5);
  });

  test('TA-1.17, TA-9.10 a tower drops to 0, never below', () => {
    const table = given({
      at,
      turn: 8,
      players: [{ tower: 0 }, { tower: 1 }],
      pieces: { 'da-traitor': '0c' },
    });
    table.play('traitor 1 by da-traitor');
    expect(table.player(1).tower).toBe(0);
  });
});

describe('temple', () => {
  test('TA-9.11, TA-9.12, TA-9.13, TA-9.14, T10 part by part; the new card replaces the former', () => {
    const table = given({
      at,
      players: [{ temples: ['colonnade'], wood: 3, marble: 3, stone: 1 }],
      pieces: { 'eb-temple-market': '0c' },
    });
    expect(table.final()).toBe(10 + 13);
    expect(table.view().templeCards.colonnade).toBe(3);
    table.play('temple 1 by eb-temple-market');
    expect(table.final()).toBe(10 + 25);
    expect(table.view(0).templeCards).toEqual({ basement: 4, colonnade: 4, roof: 3, statues: 4 });
    expect(table.warehouse()).toEqual([1, 1, 0, 0]);
  });

  test('TA-9.13, TA-9.14 costs and values of the four parts', () => {
    const values = (['basement', 'colonnade', 'roof', 'statues'] as const).map(
      part => given({ at: 'placement', players: [{ temples: [part] }] }).final() - 10,
    );
    expect(values).toEqual([7, 13, 25, 50]);
    const cost = (temples: readonly ('basement' | 'colonnade' | 'roof')[]): unknown =>
      Object.values(given({ at: 'placement', players: [{ temples }] }).view(0).players[0]!.nextPart);
    expect([cost([]), cost(['basement']), cost(['colonnade']), cost(['roof'])]).toEqual([
      [2, 2, 0, 0],
      [0, 2, 2, 0],
      [2, 0, 3, 0],
      [0, 0, 3, 2],
    ]);
  });

  test('TA-9.15, TA-9.16 a new temple only after the old one is complete', () => {
    const table = given({
      at,
      players: [{ temples: ['statues'], wood: 4, stone: 4 }],
      pieces: { 'eb-temple-market': '0c' },
    });
    expect(table.legal()).toContain('temple 2 by eb-temple-market');
    table.play('temple 2 by eb-temple-market');
    expect(table.player().temples).toEqual([4, 1]);
    const unfinished = given({
      at,
      players: [{ temples: ['basement'], wood: 4, stone: 4, marble: 2 }],
      pieces: { 'eb-temple-market': '0c' },
    });
    expect(unfinished.legal()).toEqual(['temple 1 by eb-temple-market', 'done', 'endTurn']);
  });

  test('TA-9.17, TA-13.22 with K19 two temples grow side by side, the player chooses which', () => {
    const table = given({
      at,
      players: [{ temples: ['basement'], stone: 6, marble: 4, fulfilled: ['K19'] }],
      pieces: { 'eb-temple-market': '0c' },
    });
    table.play('return K19');
    expect(table.player().temples).toEqual([1, 1]);
    expect(table.legal()).toEqual([
      'temple 1 by eb-temple-market',
      'temple 2 by eb-temple-market',
      'done',
      'endTurn',
    ]);
    table.play('temple 2 by eb-temple-market');
    expect(table.player().temples).toEqual([1, 2]);
  });

  test('TA-9.18 a part whose four cards are in use cannot be built', () => {
    const table = given({
      seats: 4,
      at,
      players: [
        { wood: 4, stone: 4 },
        { temples: ['basement'] },
        { temples: ['basement'] },
        { temples: ['basement', 'basement'] },
      ],
      pieces: { 'pa-temple': '0c', 'eb-tower-1': '0c' },
    });
    expect(table.legal()).toEqual(['level by eb-tower-1', 'done']);
    expect(table.why({ type: 'temple' })).toBe('TA-9.18 templeCardsGone');
  });

  test('TA-9.19, T50 Palmyra draws a mission for a part built, and none without', () => {
    const table = given({ at, players: [{ wood: 2, stone: 2 }], pieces: { 'pa-temple': '0c' } });
    table.play('temple 1 by pa-temple');
    expect(table.hand()).toHaveLength(1);
    const poor = given({ at, players: [{ wood: 1 }], pieces: { 'pa-temple': '0c' } });
    expect(poor.hand()).toEqual([]);
    expect(poor.player()).toMatchObject({ temples: [], camelsInReserve: 3 });
  });

  test('TA-9.20 Ebla builds without drawing', () => {
    const table = given({ at, players: [{ wood: 2, stone: 2 }], pieces: { 'eb-temple-market': '0c' } });
    table.play('temple 1 by eb-temple-market');
    expect(table.hand()).toEqual([]);
    expect(table.player().temples).toEqual([1]);
  });

  const finisher = { temples: ['roof'], marble: 4, gold: 3 } as const;

  test('TA-9.21, TA-9.22, TA-9.32, T9 the first finisher takes two top tiles, before the next player buys', () => {
    const table = given({
      at,
      players: [finisher, { stone: 5 }],
      tops: { red: 'silk', yellow: 'porcelain' },
      pieces: { 'pa-temple': '0c', 'eu-rare-yellow': '1s' },
    });
    table.play('temple 1 by pa-temple');
    expect(table.asked).toBe('freeRareGood 0');
    expect(table.legal()).toEqual(['pile grey', 'pile yellow', 'pile red']);
    table.play('pile red', 'pile yellow');
    expect(table.goods()).toEqual(['porcelain', 'silk']);
    expect(table.asked).toBe('construction 1');
    const top = table.view().piles.yellow.top;
    table.play('yellow by eu-rare-yellow');
    expect(table.goods(1)).toEqual([top]);
  });

  test('TA-9.22 both goods may come from one pile', () => {
    const table = given({ at, players: [finisher], tops: { red: 'silk' }, pieces: { 'pa-temple': '0c' } });
    table.play('temple 1 by pa-temple', 'pile red', 'pile red');
    expect(table.goods()).toHaveLength(2);
  });

  test('TA-9.21, T51 the second must be another player; a second temple of the first brings nothing', () => {
    const again = given({ at, finishers: [0], players: [finisher], pieces: { 'pa-temple': '0c' } });
    again.play('temple 1 by pa-temple');
    expect(again.goods()).toEqual([]);
    expect(again.state.finishers).toEqual([0]);
    const other = given({ at, finishers: [0], players: [{}, finisher], pieces: { 'pa-temple': '1c' } });
    other.play('temple 1 by pa-temple', 'pile grey');
    expect(other.goods(1)).toHaveLength(1);
    const third = given({
      seats: 3,
      at,
      finishers: [0, 1],
      players: [{}, {}, finisher],
      pieces: { 'pa-temple': '2c' },
    });
    third.play('temple 1 by pa-temple');
    expect(third.goods(2)).toEqual([]);
  });

  test('TA-9.23 a temple completed by a mission or a private action counts too', () => {
    const mission = given({ at, players: [{ temples: ['roof'], fulfilled: ['K3'] }] });
    mission.play('return K3', 'pile grey', 'pile red');
    expect(mission.goods()).toHaveLength(2);
    const site = given({ at, turn: 7, players: [{ ...finisher, tiles: ['I37'] }], pieces: { I37: '0c' } });
    site.play('temple 1 by I37', 'pile grey', 'pile red');
    expect(site.goods()).toHaveLength(2);
    const works = given({ at, turn: 7, players: [{ ...finisher, tiles: ['I47'] }], pieces: { I47: '0s' } });
    works.play('temple 1 by I47', 'pile grey', 'pile red');
    expect(works.goods()).toHaveLength(2);
  });

  test('TA-9.24 without piles the free goods are lost', () => {
    const table = given({
      at,
      players: [finisher],
      tops: { grey: null, yellow: null, red: null },
      pieces: { 'pa-temple': '0c' },
    });
    table.play('temple 1 by pa-temple');
    expect(table.goods()).toEqual([]);
    expect(table.asked).not.toContain('freeRareGood');
  });
});

describe('rare goods and missions', () => {
  test('TA-9.25 grey 3 gold, yellow 5 stone, red 5 wood', () => {
    const table = given({
      at,
      players: [{ gold: 3, stone: 5, wood: 5, ships: 3 }],
      pieces: { 'ss-rare-grey': '0s', 'eu-rare-yellow': '0s', 'eu-rare-red': '0s' },
    });
    table.play('grey by ss-rare-grey');
    expect(table.warehouse()).toEqual([5, 5, 0, 0]);
    table.play('yellow by eu-rare-yellow');
    expect(table.warehouse()).toEqual([5, 0, 0, 0]);
    table.play('red by eu-rare-red');
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
    expect(table.goods()).toHaveLength(3);
  });

  test('TA-9.26, TA-9.27 the top tile, one for an action; the next becomes visible', () => {
    const table = given({
      at,
      players: [{ gold: 6 }],
      tops: { grey: 'myrrh' },
      pieces: { 'ss-rare-grey': '0s' },
    });
    table.chance = scriptedChance([0]);
    table.play('grey by ss-rare-grey');
    expect(table.goods()).toEqual(['myrrh']);
    expect(table.view(0).piles.grey).toMatchObject({ top: 'glass', count: 5 });
    expect(table.legal()).not.toContain('grey by ss-rare-grey');
  });

  test('TA-9.28 with an empty pile nothing happens', () => {
    const table = given({
      at,
      players: [{ gold: 3, hand: ['K1'] }],
      tops: { grey: null },
      pieces: { 'ss-rare-grey': '0s', 'pa-mission': '0c' },
    });
    expect(table.legal()).toEqual(['draw by pa-mission', 'done', 'endTurn']);
    expect(table.why({ type: 'pile', colour: 'grey' })).toBe('TA-9.28 pileEmpty');
  });

  test('TA-9.29 draw a card, or pay for one of the hand and lay it down', () => {
    const table = given({
      at,
      players: [{ wood: 2, stone: 2, hand: ['K16', 'K1'] }],
      pieces: { 'pa-mission': '0c' },
    });
    expect(table.legal()).toEqual(['draw by pa-mission', 'fulfil K16 by pa-mission', 'done', 'endTurn']);
    table.play('fulfil K16 by pa-mission');
    expect(table.isFulfilled('K16')).toBe(true);
    expect(table.warehouse()).toEqual([0, 1, 0, 0]);
    const drawing = given({ at, players: [{ hand: ['K1'] }], pieces: { 'pa-mission': '0c' } });
    drawing.play('draw by pa-mission');
    expect(drawing.hand()).toHaveLength(2);
  });

  test('TA-9.30 there is no hand limit', () => {
    const hand = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9', 'K10', 'K11', 'K12'] as const;
    const table = given({ at, players: [{ hand }], pieces: { 'pa-mission': '0c' } });
    table.play('draw by pa-mission');
    expect(table.hand()).toHaveLength(13);
  });

  test('TA-9.31, T63 an empty deck is made of the discards; without those nothing is drawn', () => {
    const table = given({
      at,
      players: [{ hand: ['K1'] }],
      deck: [],
      discards: ['K2', 'K3', 'K4'],
      pieces: { 'pa-mission': '0c' },
    });
    table.play('draw by pa-mission');
    expect(table.hand()).toHaveLength(2);
    expect(table.view(0)).toMatchObject({ missionsInDeck: 2, missionDiscards: [] });
    const none = given({ at, players: [{ hand: ['K1'] }], deck: [], pieces: { 'pa-mission': '0c' } });
    expect(none.legal()).toEqual(['done', 'endTurn']);
  });

  test('a card that can only be drawn is drawn without asking', () => {
    const table = given({ at, pieces: { 'pa-mission': '0c' } });
    expect(table.hand()).toHaveLength(1);
    expect(table.asked).toBe('closing 0');
  });
});
