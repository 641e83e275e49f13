import { scriptedChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { figuresOfMission, MISSION_IDS, numberOf } from '../rules/index.ts';
import { given } from './given.ts';

const at = 'construction' as const;

describe("King's Missions", () => {
  test('TA-13.1, TA-13.2 points of the cards, and 3 resources as cost, 4 for those of 12 points', () => {
    const points = MISSION_IDS.map(id => figuresOfMission(numberOf(id)).points);
    expect(points).toEqual([
      10, 10, 12, 12, 12, 12, 10, 12, 10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 10, 8, 6, 6, 8, 8, 8, 8,
    ]);
    const costs = MISSION_IDS.map(id =>
      figuresOfMission(numberOf(id)).cost.reduce((sum, one) => sum + one, 0),
    );
    expect(costs).toEqual(points.map(value => (value === 12 ? 4 : 3)));
  });

  test('TA-13.3, TA-13.4, TA-17.3, T57 face up the full value, returned half', () => {
    expect(given({ at: 'placement', players: [{ returned: ['K4'], fulfilled: ['K16'] }] }).final()).toBe(
      10 + 6 + 8,
    );
  });

  test('TA-13.5 a returned mission cannot be used again', () => {
    const table = given({ at, players: [{ fulfilled: ['K7', 'K8'] }] });
    table.play('return K7');
    expect(table.free()).not.toContain('return K7');
    expect(table.why({ type: 'mission', mission: 'K7' })).toBe('TA-13.5 missionReturned');
    expect(table.why({ type: 'mission', mission: 'K1' })).toBe('TA-13.4 missionNotYours');
  });

  test('TA-13.6 it may be returned in the turn it was fulfilled', () => {
    const table = given({
      at,
      players: [{ wood: 2, stone: 2, hand: ['K16'] }],
      pieces: { 'pa-mission': '0c', 'eb-tower-1': '0c' },
    });
    table.play('fulfil K16 by pa-mission');
    expect(table.free()).toEqual(['return K16']);
    table.play(
      'return K16',
      'take wood',
      'take stone',
      'take gold',
      'take gold',
      'take gold',
      'level by eb-tower-1',
    );
    expect(table.player().tower).toBe(1);
  });

  test('TA-13.7 only if the benefit can do something', () => {
    const table = given({ at, players: [{ ships: 4, camels: 5, fulfilled: ['K5', 'K11', 'K7', 'K20'] }] });
    expect(table.free()).toEqual(['return K7']);
    expect(table.why({ type: 'mission', mission: 'K5' })).toBe('TA-13.7 noBenefit');
    expect(table.why({ type: 'mission', mission: 'K20' })).toBe('TA-13.7 noBenefit');
  });

  test('TA-13.8 K1: any tile of a pile, the rest is shuffled', () => {
    const table = given({ at, players: [{ fulfilled: ['K1'] }], tops: { red: 'silk' } });
    table.play('return K1');
    expect(table.legal()).toEqual(['pile grey', 'pile yellow', 'pile red']);
    table.play('pile red');
    expect(table.legal()).toEqual(['pick silk', 'pick perfume', 'pick oil']);
    table.chance = scriptedChance([2]);
    table.play('pick oil');
    expect(table.goods()).toEqual(['oil']);
    // Two silk, two perfume and one oil are left; the third of them comes to the top.
    expect(table.view(0).piles.red).toMatchObject({ top: 'perfume', goods: { silk: 2, perfume: 2, oil: 1 } });
  });

  test('TA-13.9 K3: the next part for nothing, a basement without an unfinished temple', () => {
    const grow = given({ at, players: [{ temples: ['basement'], fulfilled: ['K3'] }] });
    grow.play('return K3');
    expect(grow.player().temples).toEqual([2]);
    expect(grow.hand()).toEqual([]);
    const begin = given({ at, players: [{ temples: ['statues'], fulfilled: ['K4'] }] });
    begin.play('return K4');
    expect(begin.player().temples).toEqual([4, 1]);
    const two = given({ at, players: [{ temples: ['basement', 'roof'], fulfilled: ['K4'] }] });
    two.play('return K4');
    expect(two.legal()).toEqual(['part of temple 1', 'part of temple 2']);
    two.play('part of temple 1');
    expect(two.player().temples).toEqual([2, 3]);
  });

  test('TA-13.10 K5: the next ship without condition, on the own placement turn or in any own window', () => {
    const placing = given({ at: 'placement', players: [{ fulfilled: ['K5', 'K6'] }] });
    placing.play('return K5', 'return K6');
    expect(placing.player()).toMatchObject({ ships: 4, shipsInReserve: 4 });
    const closing = given({ at: 'kingdom', players: [{ fulfilled: ['K5'] }] });
    expect(closing.asked).toBe('closing 0');
    closing.play('return K5');
    expect(closing.player().ships).toBe(3);
  });

  test('TA-13.11, TA-14.11, T45 K7 gives 2 levels, K8 gives 3; free levels come on top', () => {
    const seven = given({ at, players: [{ fulfilled: ['K7'] }] });
    seven.play('return K7');
    expect(seven.player().tower).toBe(2);
    const eight = given({ at, players: [{ tower: 8, tiles: ['I14'], fulfilled: ['K8'] }] });
    eight.play('return K8');
    expect(eight.player().tower).toBe(12);
  });

  test('TA-13.16 K13: a Town Market for the rest of the stage, even if the space is taken', () => {
    const table = given({
      at,
      turn: 5,
      players: [{ gold: 1, wood: 1, fulfilled: ['K13'] }],
      pieces: { 'pa-market': '1c', 'eb-tower-1': '0c' },
    });
    expect(table.free()).toEqual(['return K13']);
    table.play('return K13', 'trade gold for stone+stone', 'level by eb-tower-1');
    expect(table.player().tower).toBe(1);
    expect(
      given({
        at,
        players: [{ wood: 1, hand: ['K1'], fulfilled: ['K13'] }],
        pieces: { 'pa-market': '0c', 'pa-mission': '0c' },
      }).free(),
    ).not.toContain('return K13');
  });

  test('TA-13.23 K20: any opponent loses 3 levels', () => {
    const table = given({
      seats: 3,
      at,
      players: [{ tower: 9, fulfilled: ['K20'] }, { tower: 2 }, { tower: 4 }],
    });
    table.play('return K20');
    expect(table.legal()).toEqual(['destroy 1', 'destroy 2']);
    expect(table.why({ type: 'tower', seat: 0 })).toBe('TA-9.7 ownTower');
    table.play('destroy 1');
    expect(table.player(1).tower).toBe(0);
    expect(table.player(2).tower).toBe(4);
  });

  test('TA-13.24 K21: two new cards', () => {
    const table = given({ at, players: [{ fulfilled: ['K21'] }] });
    table.play('return K21');
    expect(table.hand()).toHaveLength(2);
    expect(table.eventsOf('missionsDrawn')).toEqual([{ type: 'missionsDrawn', seat: 0, count: 2 }]);
  });

  test('what a player draws nobody else is told', () => {
    const table = given({ at, players: [{ hand: ['K1'] }], pieces: { 'pa-mission': '0c' } });
    const before = table.hand();
    table.play('draw by pa-mission');
    const [drawn] = table.hand().filter(id => !before.includes(id));
    expect(JSON.stringify(table.view(1))).not.toContain(`"${drawn}"`);
  });
});
