import { describe, expect, test } from 'vitest';
import { tadmor as game, type Action } from '../rules/index.ts';
import { given, type TestTable } from './given.ts';

const at = 'construction' as const;

const offersOf = (table: TestTable): Record<string, string[]> =>
  Object.fromEntries(
    table
      .view()
      .offers.map(({ action, first }) => [
        game.write(table.state, table.seat, action),
        first.map((one: Action) => game.write(table.state, table.seat, one)),
      ]),
  );

describe('offers', () => {
  test('what can be paid at once needs nothing first', () => {
    const table = given({ at, players: [{ wood: 1, stone: 1 }], pieces: { 'eb-tower-1': '0c' } });
    expect(offersOf(table)).toEqual({ 'level by eb-tower-1': [] });
  });

  test('trades that make a purchase possible are proposed, and they do', () => {
    const table = given({
      at,
      players: [{ wood: 3, stone: 1, tiles: ['I1'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    expect(offersOf(table)).toEqual({
      'pair by da-tower-2': ['trade wood for marble', 'trade wood for marble'],
    });
    table.play('trade wood for marble', 'trade wood for marble', 'pair by da-tower-2');
    expect(table.player().tower).toBe(2);
  });

  test('stone goes for marble where wood alone can become gold', () => {
    const table = given({
      at,
      players: [{ wood: 3, stone: 4, temples: ['roof'], marble: 1, tiles: ['I2', 'I1', 'I3'] }],
      pieces: { 'eb-temple-market': '0c', 'pa-market': '0c' },
    });
    const [plan] = Object.values(offersOf(table));
    table.play(...plan!, 'temple 1 by eb-temple-market');
    expect(table.player().temples).toEqual([4]);
  });

  test('gold becomes two basic resources, as they are missing', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ gold: 2, tiles: ['I23'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(offersOf(table)).toEqual({ 'level by eb-tower-1': ['trade gold for wood+stone'] });
  });

  test('then favours, cards of the hand and returned missions, the cheapest first', () => {
    const favour = given({
      at,
      players: [{ wood: 1, tiles: ['I6'], hand: ['K1'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(offersOf(favour)).toEqual({ 'level by eb-tower-1': ['buy stone'] });
    const card = given({ at, players: [{ wood: 1, hand: ['K4', 'K21'] }], pieces: { 'eb-tower-1': '0c' } });
    expect(offersOf(card)).toEqual({ 'level by eb-tower-1': ['discard K21', 'take stone'] });
    const five = given({ at, players: [{ gold: 1, fulfilled: ['K16'] }], pieces: { 'ss-rare-grey': '0s' } });
    const [plan] = Object.values(offersOf(five));
    expect(plan).toEqual(['return K16', 'take gold', 'take gold', 'take gold', 'take gold', 'take gold']);
    const market = given({
      at,
      players: [{ gold: 1, wood: 1, fulfilled: ['K13'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(offersOf(market)).toEqual({ 'level by eb-tower-1': ['return K13', 'trade gold for stone+stone'] });
  });

  test('Ebla trades only where its piece is not to build', () => {
    const table = given({
      at,
      players: [{ wood: 4, stone: 3, marble: 1, temples: ['basement'] }],
      pieces: { 'eb-temple-market': '0c', 'pa-temple': '0c' },
    });
    expect(offersOf(table)).toEqual({ 'temple 1 by pa-temple': ['trade wood for marble at Ebla'] });
  });

  test('a tile can be paid after gathering', () => {
    const table = given({
      turn: 4,
      display: ['I19'],
      players: [{ wood: 1 }],
      pieces: { 'pa-improve-1': '0c', 'ns-wood-1': '0s' },
    });
    expect(offersOf(table)).toEqual({ 'acquire I19': ['gather ns-wood-1'] });
  });

  test('the tax, and nothing for the others', () => {
    const table = given({ at: 'kingdom', turn: 4, players: [{ stone: 1, tiles: ['I4'] }] });
    expect(offersOf(table)).toEqual({ payTax: ['trade stone for gold'] });
    expect(table.view(1).offers).toEqual([]);
    expect(table.view('spectator').offers).toEqual([]);
  });
});

describe('forecasts', () => {
  test('what a level costs and brings', () => {
    const table = given({
      at,
      players: [{ tower: 3, wood: 1, stone: 1, tiles: ['I14'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(table.forecast('level by eb-tower-1')).toMatchObject({
      resources: { wood: -1, stone: -1, marble: 0, gold: 0 },
      levels: 2,
      final: 4,
      prestige: 0,
    });
  });

  test('a payment without kinds comes with a proposal: what the pieces do not need', () => {
    const table = given({
      display: ['I5', 'I6'],
      players: [{ wood: 1, stone: 1, marble: 2 }],
      pieces: { 'pa-improve-1': '0c', 'da-tower-2': '0c' },
    });
    const forecast = table.forecast('acquire I5');
    expect(forecast?.proposed).toEqual([{ type: 'pay', resource: 'stone' }]);
    expect(forecast?.resources.stone).toBe(-1);
  });

  test('a waiver is proposed, a fulfilled mission shows its points', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ wood: 1, gold: 3, hand: ['K21'], tiles: ['I20', 'I5'] }],
      pieces: { 'pa-mission': '0c' },
    });
    expect(table.forecast('fulfil K21 by pa-mission')).toMatchObject({ final: 8, prestige: 2, cards: -1 });
    // With the wood waived, the rest of the waiver can only be gold.
    expect(table.forecast('fulfil K21 by pa-mission')?.proposed).toEqual([
      { type: 'waive', resource: 'wood' },
    ]);
  });

  test('a trade says what it opens', () => {
    const table = given({
      at,
      players: [{ wood: 2, stone: 1, marble: 1, tiles: ['I1'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    expect(table.forecast('trade wood for marble')).toMatchObject({
      resources: { wood: -1, marble: 1 },
      opens: [{ type: 'tower', by: 'da-tower-2', pair: true }],
    });
  });

  test('a Rare Good shows what it adds to the sets, a return what it costs', () => {
    const table = given({
      at,
      players: [{ gold: 3, goods: ['jade', 'ivory', 'silk'], fulfilled: ['K7'] }],
      tops: { grey: 'glass' },
      pieces: { 'ss-rare-grey': '0s' },
    });
    expect(table.forecast('grey by ss-rare-grey')).toMatchObject({ final: 10, resources: { gold: -3 } });
    expect(table.forecast('return K7')).toMatchObject({ levels: 2, final: 4 - 5 });
  });

  test('TA-9.22 of two free goods only the tile that lies open is counted, nobody knows the next', () => {
    const table = given({
      at,
      players: [{ marble: 3, gold: 2, temples: ['roof'], goods: ['jade', 'silk', 'porcelain'] }],
      tops: { grey: 'glass', yellow: 'jade', red: 'silk' },
      pieces: { 'pa-temple': '0c' },
    });
    expect(table.forecast('temple 1 by pa-temple')).toMatchObject({
      final: 25 + 10,
      proposed: [{ type: 'pile', colour: 'grey' }],
    });
    table.play('temple 1 by pa-temple');
    expect(table.forecast('pile grey')).toMatchObject({ final: 10, proposed: [] });
  });

  test('a placement shows what the space promises', () => {
    const table = given({ at: 'placement', players: [{ tiles: ['I10'] }] });
    expect(table.forecast('ship ns-wood-1')?.resources.wood).toBe(4);
    expect(table.forecast('ship ns-peace')?.prestige).toBe(2);
    expect(table.forecast('camel pa-market')).toMatchObject({ prestige: 0, final: 0 });
  });

  test('a forecast changes nothing', () => {
    const table = given({ at, players: [{ wood: 1, stone: 1 }], pieces: { 'eb-tower-1': '0c' } });
    const before = JSON.stringify(table.state);
    for (const line of table.legal()) table.forecast(line);
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
