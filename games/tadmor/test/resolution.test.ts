import { describe, expect, test } from 'vitest';
import { given, type PlayerGiven, type TableGiven } from './given.ts';

describe('resolution', () => {
  test('TA-3.2, TA-6.5 improvements by space, then missions, construction, and kingdom in turn order', () => {
    const table = given({
      turn: 4,
      first: 1,
      display: ['I19', 'I20', 'I23'],
      players: [
        { wood: 5, stone: 5, gold: 3, fulfilled: ['K15'] },
        { wood: 5, stone: 5, gold: 3, fulfilled: ['K26'] },
      ],
      pieces: { 'pa-improve-1': '0c', 'pa-improve-2': '1c', 'eb-tower-1': '0c', 'ss-rare-grey': '1s' },
    });
    const asked: string[] = [];
    const then = (...notations: string[]): void => {
      asked.push(table.asked);
      table.play(...notations);
    };
    then('pass');
    then('pass');
    then('done');
    then('done');
    then('done');
    then('done');
    then('losePrestige');
    then('losePrestige');
    expect(asked).toEqual([
      'acquire 0',
      'acquire 1',
      'improvementMissions 1',
      'improvementMissions 0',
      'construction 1',
      'construction 0',
      'tax 1',
      'tax 0',
    ]);
  });

  test('TA-6.1 a piece returns as soon as its action is resolved', () => {
    const table = given({
      at: 'construction',
      players: [{ stone: 5, wood: 1, hand: ['K1'] }],
      pieces: { 'eu-rare-yellow': '0s', 'pa-mission': '0c' },
    });
    table.play('yellow by eu-rare-yellow');
    expect(table.on('eu-rare-yellow')).toBe('');
    expect(table.player().shipsInReserve).toBe(2);
    expect(table.on('pa-mission')).toBe('0c');
  });

  test('TA-6.2, TA-7.5, TA-10.8, T4 the market serves in several phases with one piece', () => {
    const table = given({
      turn: 4,
      players: [{ stone: 1, wood: 2, marble: 1 }],
      pieces: { 'pa-market': '0c', 'da-tower-2': '0c' },
    });
    expect(table.asked).toBe('construction 0');
    table.play('trade stone for marble', 'pair by da-tower-2');
    expect(table.player().tower).toBe(2);
    expect(table.asked).toBe('tax 0');
    table.play('trade wood for gold', 'payTax');
    expect(table.prestige()).toBe(10);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-6.3, TA-9.6 several actions of a phase in any order', () => {
    const table = given({
      at: 'construction',
      players: [{ wood: 2, stone: 3, marble: 2 }],
      pieces: { 'eb-tower-1': '0c', 'da-tower-2': '0c' },
    });
    expect(table.legal()).toEqual(['level by eb-tower-1', 'pair by da-tower-2', 'done']);
    table.play('pair by da-tower-2');
    expect(table.legal()).toEqual(['level by eb-tower-1', 'done']);
    table.play('level by eb-tower-1');
    expect(table.player().tower).toBe(3);
  });

  test('TA-6.3 while a tower grows the other actions stay open, and end it', () => {
    const table = given({
      at: 'construction',
      turn: 2,
      players: [{ wood: 4, stone: 4, gold: 1, hand: ['K16'], fulfilled: ['K8'] }],
      pieces: { 'eb-tower-1': '0c', 'pa-mission': '0c' },
    });
    table.play('level by eb-tower-1');
    expect(table.asked).toBe('buildTower 0');
    expect(table.legal()).toContain('level by eb-tower-1');
    expect(table.free()).toContain('return K8');
    table.play('fulfil K16 by pa-mission');
    expect(table.player().tower).toBe(1);
    expect(table.on('eb-tower-1')).toBe('');
    expect(table.isFulfilled('K16')).toBe(true);
  });

  test('TA-6.3, TA-15.3 a piece that builds a tower serves nothing else', () => {
    const table = given({
      at: 'construction',
      turn: 7,
      players: [{ wood: 5, stone: 5, marble: 5, gold: 5, tiles: ['I47'] }],
      pieces: { I47: '0c' },
    });
    table.play('level by I47');
    expect(table.legal()).toEqual(['level by I47', 'done', 'endTurn']);
  });

  test('TA-6.6 whoever ends the turn is not asked again; whoever ends the construction is', () => {
    const position = {
      at: 'construction',
      players: [{ wood: 4, stone: 4, tiles: ['I1'], hand: ['K3'] }],
      pieces: { 'eb-tower-1': '0c', 'pa-mission': '0c' },
    } as const;
    const patient = given(position);
    patient.play('done');
    expect(patient.asked).toBe('closing 0');
    const ended = given(position);
    ended.play('endTurn');
    expect(ended.state.turn).toBe(2);
    const building = given(position);
    building.play('level by eb-tower-1', 'endTurn');
    expect(building.player().tower).toBe(1);
    expect(building.state.turn).toBe(2);
    expect(building.player().hasEndedTurn).toBe(false);
  });

  test('TA-6.6 in the last turn, with no window to come, there is one way to end', () => {
    const table = given({
      at: 'construction',
      turn: 9,
      players: [{ wood: 4, stone: 4, tiles: ['I1'] }],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(table.legal()).toEqual(['level by eb-tower-1', 'done']);
  });

  test('TA-6.4, TA-6.9 whoever declines an action just gets the piece back', () => {
    const table = given({ players: [{ wood: 2 }], display: ['I5'], pieces: { 'pa-improve-1': '0c' } });
    table.play('pass');
    expect(table.tiles()).toEqual([]);
    expect(table.player().camelsInReserve).toBe(3);
    expect(table.warehouse()).toEqual([2, 0, 0, 0]);
  });

  test('TA-6.6 in every own window trades, cards and returns are open, and only to its owner', () => {
    const table = given({
      at: 'construction',
      players: [
        { wood: 1, stone: 1, tiles: ['I1'], hand: ['K3'], fulfilled: ['K16', 'K11', 'K13'] },
        { wood: 1, tiles: ['I2'] },
      ],
      pieces: { 'eb-tower-1': '0c' },
    });
    expect(table.free()).toEqual([
      'trade wood for marble',
      'discard K3',
      'return K11',
      'return K13',
      'return K16',
    ]);
    expect(table.free(1)).toEqual([]);
    expect(table.why({ type: 'trade', give: 'wood', get: 'gold' }, 1)).toBe('TA-6.5 waitForOther');
  });

  test('TA-6.7 what is not resolved when the block is done is lost, and the piece returns', () => {
    const table = given({
      at: 'construction',
      players: [{ wood: 1, stone: 1 }],
      pieces: { 'eb-tower-1': '0c' },
    });
    table.play('done');
    expect(table.player().tower).toBe(0);
    expect(table.on('eb-tower-1')).toBe('');
    expect(table.player().camelsInReserve).toBe(3);
  });

  test('TA-6.8 gathering, Peace Gifts, Caravan and Shipyard need no click', () => {
    const table = given({
      players: [{ tower: 5, goods: ['glass', 'jade', 'silk'], camels: 4, ships: 3, fulfilled: ['K1', 'K2'] }],
      pieces: {
        'ns-wood-c': '0c',
        'ns-wood-1': '0s',
        'ma-peace': '0c',
        'ma-caravan': '0c',
        'ns-shipyard': '0s',
      },
      tops: { grey: null },
    });
    expect(table.warehouse()).toEqual([5, 0, 0, 0]);
    expect(table.points('peaceGifts')).toBe(1);
    expect(table.player()).toMatchObject({ camels: 5, ships: 3 });
    expect(table.on('ns-wood-1')).toBe('');
  });

  test('TA-6.8 a ship waits for a tile that may raise its yield, a camel does not', () => {
    const table = given({
      display: ['I10'],
      players: [{ wood: 1 }],
      pieces: { 'ns-wood-1': '0s', 'ss-stone-c': '0c', 'pa-improve-1': '0c' },
    });
    expect(table.warehouse()).toEqual([1, 2, 0, 0]);
    expect(table.free()).toContain('gather ns-wood-1');
    table.play('gather ns-wood-1');
    expect(table.warehouse()).toEqual([4, 2, 0, 0]);
  });

  test('TA-6.8 Caravan takes its camel before a traitor can spoil it', () => {
    const table = given({
      turn: 5,
      first: 1,
      players: [{ tower: 5 }, { tower: 5 }],
      pieces: { 'ma-caravan': '0c', 'da-traitor': '1c' },
    });
    expect(table.player().camels).toBe(4);
    table.play('traitor 0 by da-traitor');
    expect(table.player()).toMatchObject({ camels: 4, tower: 4 });
  });

  test('TA-6.10, TA-11.1, TA-11.2, T11 a tile works in the turn it is bought', () => {
    const table = given({
      display: ['I10', 'I5'],
      players: [{ stone: 1 }],
      pieces: { 'ns-wood-1': '0s', 'pa-improve-1': '0c' },
    });
    table.play('acquire I10');
    expect(table.warehouse()).toEqual([4, 0, 0, 0]);
  });
});

describe('stores and trading', () => {
  const market = { at: 'construction', pieces: { 'pa-market': '0c', 'eb-tower-1': '0c' } } as const;

  test('TA-1.3, TA-7.6, T6 Town Market: 1 basic for 1 advanced, 1 advanced for 2 basic in any mix', () => {
    const table = given({ ...market, players: [{ stone: 1, wood: 1, gold: 1 }] });
    expect(table.free()).toEqual([
      'trade wood for marble',
      'trade wood for gold',
      'trade stone for marble',
      'trade stone for gold',
      'trade gold for wood+wood',
      'trade gold for wood+stone',
      'trade gold for stone+stone',
    ]);
    table.play('trade gold for wood+stone');
    expect(table.traded()).toEqual([1, 1, 0, 0]);
  });

  test('TA-1.11, TA-7.1, TA-7.2, TA-7.3, T5 what was traded cannot be traded again, but pays', () => {
    const table = given({ ...market, players: [{ marble: 1, stone: 2 }] });
    table.play('trade marble for wood+wood');
    expect(table.traded()).toEqual([2, 0, 0, 0]);
    expect(table.free()).not.toContain('trade wood for marble');
    expect(table.why({ type: 'trade', give: 'wood', get: 'marble' })).toBe('TA-7.1 alreadyTraded');
    table.play('level by eb-tower-1');
    expect(table.traded()).toEqual([1, 0, 0, 0]);
    expect(table.warehouse()).toEqual([0, 1, 0, 0]);
  });

  test('TA-7.8, T7 never basic for basic or advanced for advanced', () => {
    const table = given({ ...market, players: [{ gold: 1, stone: 1, wood: 1 }] });
    expect(table.free().some(line => line.includes('trade gold for marble'))).toBe(false);
    expect(table.why({ type: 'trade', give: 'gold', get: 'marble' })).toBe('TA-7.8 neverTraded');
    expect(table.why({ type: 'trade', give: 'wood', get: 'stone+stone' })).toBe('TA-7.8 neverTraded');
  });

  test('TA-7.4, T67 Traded Goods are spent first', () => {
    const table = given({ at: 'kingdom', turn: 4, players: [{ gold: 1, traded: { gold: 1 } }] });
    table.play('payTax');
    expect(table.warehouse()[3]).toBe(1);
    expect(table.traded()[3]).toBe(0);
  });

  test('TA-7.7 Ebla gives advanced for basic only', () => {
    const table = given({
      at: 'construction',
      players: [{ wood: 2, stone: 2, gold: 2 }],
      pieces: { 'eb-temple-market': '0c' },
    });
    expect(table.free()).toEqual([
      'trade wood for marble at Ebla',
      'trade wood for gold at Ebla',
      'trade stone for marble at Ebla',
      'trade stone for gold at Ebla',
    ]);
    expect(table.why({ type: 'trade', give: 'gold', get: 'wood+wood' })).toBe('TA-7.5 noMarket');
  });

  test('TA-7.13, T49 a trade at Ebla makes the piece a market: no temple any more, and the reverse', () => {
    const table = given({
      display: ['I5', 'I6'],
      players: [{ wood: 4, stone: 4 }],
      pieces: { 'pa-improve-1': '0c', 'eb-temple-market': '0c', 'eb-tower-1': '0c' },
    });
    table.play('trade wood for gold at Ebla');
    expect(table.free()).toContain('trade wood for gold');
    table.play('pass');
    expect(table.legal()).toEqual(['level by eb-tower-1', 'done', 'endTurn']);
    expect(table.why({ type: 'temple' })).toBe('TA-7.13 eblaTrades');
    const builder = given({
      at: 'construction',
      players: [{ wood: 3, stone: 3 }],
      pieces: { 'eb-temple-market': '0c', 'eb-tower-1': '0c' },
    });
    builder.play('temple 1 by eb-temple-market');
    expect(builder.free()).toEqual([]);
    expect(builder.player().temples).toEqual([1]);
  });

  test('TA-7.9, TA-14.1 the START tiles trade without a piece, any number of times', () => {
    for (const [tile, line] of [
      ['I1', 'trade wood for marble'],
      ['I2', 'trade wood for gold'],
      ['I3', 'trade stone for marble'],
      ['I4', 'trade stone for gold'],
    ] as const) {
      const table = given({ at: 'kingdom', players: [{ wood: 2, stone: 2, tiles: [tile] }] });
      expect(table.asked).toBe('closing 0');
      expect(table.free()).toEqual([line]);
      table.play(line);
      expect(table.free()).toEqual([line]);
    }
  });

  test('TA-7.10, TA-13.29, T8 a mission from the hand is a resource of choice that cannot be traded', () => {
    const table = given({ ...market, players: [{ hand: ['K4'], stone: 1, wood: 1 }] });
    table.play('discard K4');
    expect(table.legal()).toEqual(['take wood', 'take stone', 'take marble', 'take gold']);
    table.play('take gold');
    expect(table.traded()).toEqual([0, 0, 0, 1]);
    expect(table.free().some(line => line.startsWith('trade gold'))).toBe(false);
    expect(table.view(1).missionDiscards).toEqual(['K4']);
  });

  test('TA-7.11, TA-13.21 five resources of K16 go to the Traded Goods', () => {
    const table = given({ ...market, players: [{ fulfilled: ['K16'] }] });
    table.play('return K16', 'take wood', 'take wood', 'take stone', 'take stone', 'take gold');
    expect(table.traded()).toEqual([2, 2, 0, 1]);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
    expect(table.asked).toBe('construction 0');
  });

  test('TA-7.12 gathered resources and the First Player resource lie in the Warehouse', () => {
    const table = given({ players: [{ tiles: ['I4'] }], pieces: { 'ss-stone-c': '0c', 'ma-first': '0c' } });
    table.play('take stone');
    expect(table.warehouse()).toEqual([0, 3, 0, 0]);
    expect(table.free()).toEqual(['trade stone for gold']);
  });

  test('TA-7.14, TA-12.1, TA-14.21, T14 traded this turn, traded again in the next', () => {
    const table = given({
      turn: 4,
      players: [{ tiles: ['I4', 'I23'], gold: 1 }],
      pieces: { 'ss-stone-1': '0s' },
    });
    table.play('payTax');
    expect(table.asked).toBe('closing 0');
    for (let i = 0; i < 5; i++) table.play('trade stone for gold');
    expect(table.state.turn).toBe(5);
    expect(table.warehouse()).toEqual([0, 0, 0, 5]);
    const next = given({ turn: 5, at: 'kingdom', players: [{ tiles: ['I4', 'I23'], gold: 4 }] });
    next.play(
      'trade gold for stone+stone',
      'trade gold for stone+stone',
      'trade gold for stone+stone',
      'payTax',
    );
    expect(next.warehouse()).toEqual([0, 6, 0, 0]);
  });

  test('TA-1.4 Rare Goods never pay, count or trade', () => {
    const table = given({ at: 'turnEnd', players: [{ wood: 8, goods: ['glass', 'jade', 'silk'] }] });
    expect(table.state.turn).toBe(2);
    expect(table.warehouse()).toEqual([8, 0, 0, 0]);
    expect(table.goods()).toHaveLength(3);
  });

  test('TA-1.5, TA-1.6 a cost without kinds is paid in any mix, to the supply', () => {
    const table = given({
      turn: 7,
      display: ['I44', 'I43'],
      players: [{ wood: 1, stone: 1, marble: 1, gold: 1 }],
      pieces: { 'pa-improve-1': '0c' },
    });
    table.play('acquire I44');
    expect(table.legal()).toEqual(['pay wood', 'pay stone', 'pay marble', 'pay gold']);
    table.play('pay gold', 'pay wood', 'pay marble');
    expect(table.warehouse()).toEqual([0, 1, 0, 0]);
  });

  test('TA-1.7 no supply runs out', () => {
    const table = given({
      at: 'construction',
      players: [{ wood: 40, stone: 120 }],
      pieces: { 'eb-tower-1': '0c' },
    });
    table.play(...Array.from({ length: 26 }, () => 'level by eb-tower-1'));
    expect(table.player().tower).toBe(26);
  });
});

describe('anytime actions', () => {
  test('TA-11.1 gathering by era and piece', () => {
    for (const [turn, amounts] of [
      [1, [3, 2, 2, 1]],
      [4, [5, 4, 4, 3]],
      [7, [7, 6, 6, 5]],
    ] as const) {
      const table = given({
        seats: 4,
        turn,
        players: [{ gold: 2 }, { gold: 2 }, { gold: 2 }, { gold: 2 }],
        pieces: { 'ns-wood-1': '0s', 'ss-stone-c': '1c', 'ns-marble-1': '2s', 'da-marble-c': '3c' },
      });
      expect([
        table.warehouse(0)[0],
        table.warehouse(1)[1],
        table.warehouse(2)[2],
        table.warehouse(3)[2],
      ]).toEqual(amounts);
    }
  });

  test('TA-11.2, TA-14.9, TA-14.31 ship tiles add 1 each for their resource, not to camels', () => {
    const tiles = { tiles: ['I10', 'I29', 'I11', 'I30', 'I12', 'I31', 'I13', 'I32'], gold: 1 } as const;
    const table = given({
      seats: 4,
      turn: 4,
      players: [{ ...tiles, ships: 4, camels: 4 }],
      pieces: {
        'ns-wood-1': '0s',
        'ss-stone-1': '0s',
        'ns-marble-1': '0s',
        'eu-gold-1': '0s',
        'ns-wood-c': '0c',
        'ss-stone-c': '0c',
        'eu-gold-c': '0c',
        'da-marble-c': '0c',
      },
    });
    expect(table.warehouse()).toEqual([5 + 2 + 4, 5 + 2 + 4, 4 + 2 + 3, 1 + 4 + 2 + 3]);
  });

  const caravan = (players: readonly PlayerGiven[]): number =>
    given({ players, pieces: { 'ma-caravan': '0c' } }).player().camels;

  test('TA-11.3, TA-11.5, T60 the fourth camel: tower of 5 or two missions, returned ones count', () => {
    expect(caravan([{ tower: 4 }])).toBe(3);
    expect(caravan([{ tower: 5 }])).toBe(4);
    expect(caravan([{ fulfilled: ['K9'] }])).toBe(3);
    expect(caravan([{ fulfilled: ['K9'], returned: ['K16'] }])).toBe(4);
  });

  test('TA-11.4 the fifth camel: tower of 10, four missions, or 5 and two', () => {
    expect(caravan([{ camels: 4, tower: 9 }])).toBe(4);
    expect(caravan([{ camels: 4, tower: 10 }])).toBe(5);
    expect(caravan([{ camels: 4, returned: ['K1', 'K2', 'K3'] }])).toBe(4);
    expect(caravan([{ camels: 4, returned: ['K1', 'K2', 'K3', 'K4'] }])).toBe(5);
    expect(caravan([{ camels: 4, tower: 5, returned: ['K1', 'K2'] }])).toBe(5);
    expect(caravan([{ camels: 4, tower: 5, returned: ['K1'] }])).toBe(4);
    expect(caravan([{ camels: 5, tower: 20 }])).toBe(5);
  });

  test('TA-11.6, TA-11.7 ships: one of each colour for the third, two of each for the fourth', () => {
    const ships = (owned: number, table: TableGiven): number =>
      given({ ...table, pieces: { 'ns-shipyard': '0s' } }).player().ships - owned;
    expect(ships(2, { players: [{ goods: ['glass', 'jade'] }] })).toBe(0);
    expect(ships(2, { players: [{ goods: ['glass', 'jade', 'oil'] }] })).toBe(1);
    expect(ships(3, { players: [{ ships: 3, goods: ['glass', 'jade', 'oil', 'glass', 'jade'] }] })).toBe(0);
    expect(
      ships(3, { players: [{ ships: 3, goods: ['glass', 'jade', 'oil', 'glass', 'ivory', 'silk'] }] }),
    ).toBe(1);
    expect(
      ships(4, { players: [{ ships: 4, goods: ['glass', 'jade', 'oil', 'glass', 'ivory', 'silk'] }] }),
    ).toBe(0);
  });

  test('TA-11.8, TA-13.10, T25 after K5 the Shipyard asks for the fourth ship', () => {
    const table = given({
      at: 'placement',
      players: [
        { ships: 2, camels: 0, goods: ['glass', 'jade', 'oil'], fulfilled: ['K5'] },
        { camels: 0, ships: 0 },
      ],
    });
    table.play('return K5', 'ship ns-shipyard', 'ship ns-wood-1', 'ship ns-peace');
    expect(table.player().ships).toBe(3);
  });

  test('TA-11.8, TA-13.15, T26 after K11 the Caravan asks for the fifth camel', () => {
    const table = given({
      at: 'placement',
      players: [
        { ships: 0, camels: 3, tower: 5, fulfilled: ['K11'] },
        { camels: 0, ships: 0 },
      ],
    });
    table.play('return K11', 'camel ma-caravan', 'camel ma-peace', 'camel da-traitor', 'camel pa-market');
    expect(table.player().camels).toBe(4);
  });

  test('TA-11.9, TA-11.10 one piece for an action, placed from the next turn, never lost again', () => {
    const table = given({
      turn: 4,
      players: [{ tower: 10, gold: 1 }],
      pieces: { 'ma-caravan': '0c', 'da-traitor': '1c' },
    });
    expect(table.player()).toMatchObject({ camels: 4 });
    expect(table.view().stage).toBe('resolution');
    table.play('traitor 0 by da-traitor', 'payTax');
    expect(table.player()).toMatchObject({ camels: 4, camelsInReserve: 4, tower: 9 });
    const after = given({ at: 'construction', turn: 5, players: [{ camels: 5, tower: 2 }] });
    expect(after.player().camels).toBe(5);
  });

  test('TA-11.11, TA-14.29, T24 Peace Gifts by era and space; I44 doubles them', () => {
    for (const [turn, ship, camel] of [
      [1, 2, 1],
      [4, 3, 2],
      [7, 4, 3],
    ] as const) {
      const table = given({ turn, pieces: { 'ns-peace': '0s', 'ma-peace': '1c' } });
      expect([table.points('peaceGifts', 0), table.points('peaceGifts', 1)]).toEqual([ship, camel]);
    }
    const doubled = given({
      turn: 8,
      players: [{ tiles: ['I44'] }],
      pieces: { 'ns-peace': '0s', 'ma-peace': '0c' },
    });
    expect(doubled.points('peaceGifts')).toBe(14);
  });
});
