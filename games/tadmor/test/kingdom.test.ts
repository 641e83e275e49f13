import { describe, expect, test } from 'vitest';
import { given } from './given.ts';

const at = 'kingdom' as const;

describe('kingdom phase', () => {
  test("TA-10.1, TA-10.3, TA-14.13 Tower's Prestige pays the sole highest tower the sum of its tiles", () => {
    const table = given({
      seats: 3,
      at,
      turn: 4,
      players: [
        { tower: 8, tiles: ['I16', 'I17', 'I35'], gold: 1 },
        { tower: 7, tiles: ['I36'] },
      ],
    });
    expect(table.points('towersPrestige')).toBe(1 + 1 + 2);
    expect(table.points('towersPrestige', 1)).toBe(0);
  });

  test('TA-10.4, T58 nothing on a tie', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ tower: 8, tiles: ['I16', 'I35'], gold: 1 }, { tower: 8 }],
    });
    expect(table.points('towersPrestige')).toBe(0);
  });

  test("TA-10.2 there is no space for Tower's Prestige", () => {
    const table = given({ at: 'placement', seats: 4 });
    expect(table.legal().some(line => line.includes('prestige'))).toBe(false);
    expect(Object.keys(table.view().spaces)).toHaveLength(36);
  });

  test('TA-10.5, T27 no tax in Era I, 1 gold in Era II, 2 in Era III', () => {
    expect(given({ at, players: [{ gold: 3 }] }).asked).toBe('place 0');
    const second = given({ at, turn: 4, players: [{ gold: 3 }] });
    second.play('payTax');
    expect(second.warehouse()[3]).toBe(2);
    const third = given({ at, turn: 7, players: [{ gold: 3 }] });
    third.play('payTax');
    expect(third.warehouse()[3]).toBe(1);
  });

  test('TA-10.6, TA-14.30 a piece on Taxman, I46 or I48 as Taxman frees from it', () => {
    const piece = given({ at, turn: 5, players: [{ gold: 1 }, { gold: 1 }], pieces: { 'da-taxman': '0c' } });
    expect(piece.asked).toBe('tax 1');
    const tile = given({ seats: 3, at, turn: 8, players: [{ gold: 2, tiles: ['I46'] }, { gold: 2 }] });
    expect(tile.asked).toBe('tax 1');
    const audience = given({
      seats: 3,
      at,
      turn: 8,
      players: [{ gold: 2, tiles: ['I48'] }],
      pieces: { I48: '0c' },
    });
    expect(audience.legal()).toEqual(['payTax', 'losePrestige', 'audience taxman']);
    audience.play('audience taxman');
    expect(audience.warehouse()[3]).toBe(2);
    expect(audience.points('tax')).toBe(0);
  });

  test('TA-10.7 3 or 6 points may be lost instead; who could never pay is not asked', () => {
    const choice = given({ at, turn: 5, players: [{ gold: 1 }] });
    expect(choice.legal()).toEqual(['payTax', 'losePrestige']);
    choice.play('losePrestige');
    expect(choice.prestige()).toBe(7);
    expect(choice.warehouse()[3]).toBe(1);
    expect(given({ at, turn: 8 }).prestige()).toBe(4);
    const some = given({ at, turn: 8, players: [{ gold: 1, hand: ['K1'] }] });
    expect(some.legal()).toEqual(['losePrestige']);
    expect(some.why({ type: 'payTax' })).toBe('TA-10.7 notEnoughGold');
    some.play('discard K1', 'take gold', 'payTax');
    expect(some.prestige()).toBe(10);
  });

  test('TA-10.9, T30 a piece driven away from Taxman does not help', () => {
    const table = given({ at: 'marauders', turn: 4, raid: [1, 'damascus'], pieces: { 'da-taxman': '0c' } });
    expect(table.prestige()).toBe(7);
  });

  test('TA-1.9, TA-10.7, T31 points may become negative', () => {
    expect(given({ at, turn: 7, players: [{ prestige: 2 }] }).prestige()).toBe(-4);
  });

  test('TA-10.10, T3 War Supplies pays the gap to the lowest tower', () => {
    const table = given({
      seats: 3,
      at,
      players: [{ tower: 15 }, { tower: 11 }, { tower: 7 }],
      pieces: { 'eu-war': '1s' },
    });
    expect(table.points('warSupplies', 1)).toBe(4);
    const lowest = given({
      seats: 3,
      at,
      players: [{ tower: 3 }, { tower: 4 }, { tower: 5 }],
      pieces: { 'eu-war': '0c' },
    });
    expect(lowest.points('warSupplies')).toBe(0);
  });

  test('TA-1.12, TA-10.11, TA-10.12 First Player: the pawn and a basic resource; the order of this turn stays', () => {
    const table = given({ at, players: [{}, { tiles: ['I1'] }], pieces: { 'ma-first': '1c' } });
    expect(table.asked).toBe('firstPlayerResource 1');
    expect(table.legal()).toEqual(['take wood', 'take stone']);
    expect(table.why({ type: 'resource', resource: 'gold' })).toBe('TA-10.11 onlyBasic');
    table.play('take wood');
    expect(table.state).toMatchObject({ pawn: 1, starter: 0 });
    table.play('done');
    expect(table.state).toMatchObject({ pawn: 1, starter: 1, turn: 2 });
    expect(table.asked).toBe('place 1');
    expect(given({ at, first: 1 }).asked).toBe('place 1');
  });

  test('TA-10.13, T22 board first, then I48, in turn order: both get a resource, the later keeps the pawn', () => {
    const table = given({
      seats: 3,
      at,
      turn: 8,
      players: [{ gold: 2 }, { tiles: ['I48'], gold: 2 }, { gold: 2 }],
      pieces: { 'ma-first': '0c', I48: '1c' },
    });
    table.play('payTax', 'payTax', 'payTax', 'take stone');
    expect(table.state.pawn).toBe(0);
    expect(table.legal()).toEqual(['audience firstPlayer', 'pass']);
    table.play('audience firstPlayer', 'take wood');
    expect(table.state).toMatchObject({ pawn: 1, starter: 1, turn: 9 });
    expect(table.warehouse(0)).toEqual([0, 1, 0, 0]);
    expect(table.warehouse(1)).toEqual([1, 0, 0, 0]);
  });

  test('TA-10.14 prestige, tax, then the closing blocks', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ tower: 5, tiles: ['I16'], gold: 1 }, { gold: 1 }],
      pieces: { 'eu-war': '0c', 'ma-first': '1c' },
    });
    expect(table.points('towersPrestige')).toBe(1);
    expect(table.points('warSupplies')).toBe(0);
    table.play('payTax', 'payTax');
    expect(table.points('warSupplies')).toBe(5);
    expect(table.asked).toBe('firstPlayerResource 1');
  });
});

describe('turn end', () => {
  test('TA-12.1, TA-12.2, T53 Traded Goods move, then everything over 8 is discarded by choice', () => {
    const table = given({ at: 'turnEnd', players: [{ wood: 5, stone: 4, traded: { gold: 2 } }] });
    expect(table.asked).toBe('discardExcess 0');
    expect(table.legal()).toEqual(['discard wood', 'discard stone', 'discard gold']);
    table.play('discard wood', 'discard wood', 'discard stone');
    expect(table.warehouse()).toEqual([3, 3, 0, 2]);
    expect(table.state.turn).toBe(2);
  });

  test('TA-12.2, TA-14.23 I33 keeps 12', () => {
    const table = given({ at: 'turnEnd', turn: 4, players: [{ wood: 6, stone: 6, tiles: ['I33'] }] });
    expect(table.state.turn).toBe(5);
    expect(table.view(0).players[0]!.warehouseLimit).toBe(12);
    const more = given({ at: 'turnEnd', turn: 4, players: [{ wood: 6, stone: 7, tiles: ['I33'] }] });
    more.play('discard stone');
    expect(more.state.turn).toBe(5);
  });

  test('TA-12.2 one kind alone is discarded without asking', () => {
    const table = given({ at: 'turnEnd', players: [{ wood: 11 }] });
    expect(table.warehouse()).toEqual([8, 0, 0, 0]);
  });

  test('TA-12.3 the turn marker advances', () => {
    expect(given({ at: 'turnEnd', turn: 4 }).state.turn).toBe(5);
  });

  test('TA-12.4, TA-12.5, T54 entering an era: 2 PP a level, then a new display', () => {
    const table = given({
      at: 'turnEnd',
      turn: 3,
      players: [{ tower: 6 }, { tower: 2 }],
      display: ['I5', 'I6'],
    });
    expect(table.prestige(0)).toBe(22);
    expect(table.prestige(1)).toBe(14);
    expect(table.state.display).toHaveLength(6);
    expect(table.state.display.every(tile => tile >= 19 && tile <= 36)).toBe(true);
    expect(table.state.box).toEqual(expect.arrayContaining([5, 6]));
    expect(given({ seats: 3, at: 'turnEnd', turn: 6 }).state.display).toHaveLength(8);
    const last = given({ seats: 4, at: 'turnEnd', turn: 6, players: [{ tower: 1 }] });
    expect(last.state.display).toHaveLength(10);
    expect(last.state.display.every(tile => tile >= 37)).toBe(true);
    expect(last.prestige()).toBe(12);
    expect(given({ at: 'turnEnd', turn: 4, players: [{ tower: 9 }] }).prestige()).toBe(10);
  });

  test('TA-12.6, TA-17.1, TA-17.2, T55 after turn 9 no era bonus; 2 PP a level in the final scoring', () => {
    const table = given({ at: 'turnEnd', turn: 9, players: [{ tower: 10, wood: 5, stone: 9 }] });
    expect(table.asked).toBe('over');
    expect(table.points('tower')).toBe(0);
    expect(table.final()).toBe(30);
  });
});
