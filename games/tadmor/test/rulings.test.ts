import { afterEach, describe, expect, test, vi } from 'vitest';

/** The rules with one reading turned the other way. */
async function withRuling(rulings: Record<string, unknown>) {
  vi.resetModules();
  const kernel = await import('@palio/kernel');
  kernel.correctFigures('tadmor', { rulings });
  return import('./given.ts');
}

afterEach(() => vi.resetModules());

describe('rulings turned the other way', () => {
  test('TA-9.32 construction one action at a time round the table', async () => {
    const { given } = await withRuling({ constructionOrder: 'roundRobin' });
    const player = { wood: 2, stone: 7, gold: 3 };
    const table = given({
      at: 'construction',
      players: [player, player],
      pieces: { 'eb-tower-1': '0c', 'ss-rare-grey': '0s', 'eu-rare-yellow': '1s', 'pa-temple': '1c' },
    });
    table.play('grey by ss-rare-grey');
    expect(table.asked).toBe('construction 1');
    table.play('yellow by eu-rare-yellow');
    expect(table.asked).toBe('construction 0');
    table.play('level by eb-tower-1', 'done');
    expect(table.asked).toBe('construction 1');
  });

  test('TA-10.14 tax after the closing blocks', async () => {
    const { given } = await withRuling({ taxBeforeClosing: false });
    const table = given({
      at: 'kingdom',
      turn: 4,
      players: [{ gold: 1 }, { gold: 1 }],
      pieces: { 'ma-first': '0c' },
    });
    expect(table.asked).toBe('firstPlayerResource 0');
    table.play('take wood');
    expect(table.asked).toBe('tax 0');
  });

  test('TA-10.14, TA-10.11 with the tax last, the First Player resource can pay it in turn 9 too', async () => {
    const { given } = await withRuling({ taxBeforeClosing: false });
    const table = given({
      at: 'kingdom',
      turn: 9,
      players: [{ gold: 1, tiles: ['I2'] }],
      pieces: { 'ma-first': '0c' },
    });
    table.play('take wood', 'trade wood for gold', 'payTax');
    expect(table.points('tax')).toBe(0);
  });

  test('TA-13.19 K14 only in a turn with an attack', async () => {
    const { given } = await withRuling({ swapNeedsAttack: true });
    const start = {
      at: 'marauders',
      turn: 2,
      players: [{ fulfilled: ['K14'] }],
      pieces: { 'ma-peace': '0c', 'pa-market': '1c' },
    } as const;
    expect(given(start).asked).not.toBe('swap 0');
    expect(given({ ...start, raid: [1, 'ebla'] }).asked).toBe('swap 0');
  });

  test('TA-14.28 I43 not for free goods', async () => {
    const { given } = await withRuling({ connoisseurTakesFreeGoods: false });
    const table = given({
      at: 'construction',
      turn: 7,
      players: [{ temples: ['roof'], marble: 4, gold: 3, tiles: ['I43'] }],
      pieces: { 'eb-temple-market': '0c' },
      tops: { red: 'oil' },
    });
    table.play('temple 1 by eb-temple-market', 'pile red');
    expect(table.goods()).toEqual(['oil']);
  });

  test('TA-4.11 no new pieces during placement', async () => {
    const { given } = await withRuling({ piecesDuringPlacement: false });
    expect(given({ at: 'placement', players: [{ fulfilled: ['K5', 'K23'] }] }).free()).toEqual([
      'return K23',
    ]);
  });

  test('TA-9.21 the second completed temple counts, whoever built it', async () => {
    const { given } = await withRuling({ secondFinisherIsAnother: false });
    const table = given({
      at: 'construction',
      finishers: [0],
      players: [{ temples: ['roof'], marble: 4, gold: 3 }],
      pieces: { 'eb-temple-market': '0c' },
    });
    table.play('temple 1 by eb-temple-market', 'pile red');
    expect(table.goods()).toHaveLength(1);
  });

  test('TA-15.4 the private works draw a mission for a temple', async () => {
    const { given } = await withRuling({ privateWorksDrawMission: true });
    const table = given({
      at: 'construction',
      turn: 7,
      players: [{ wood: 2, stone: 2, tiles: ['I47'] }],
      pieces: { I47: '0c' },
    });
    table.play('temple 1 by I47');
    expect(table.hand()).toHaveLength(1);
  });

  test('TA-14.4 I6 not below 0', async () => {
    const { given } = await withRuling({ favoursMayGoNegative: false });
    const table = given({ at: 'kingdom', players: [{ prestige: 1, tiles: ['I6'] }] });
    expect(table.free()).toEqual(['buy wood', 'buy stone']);
  });

  test('TA-15.1 private tiles for camels only', async () => {
    const { given } = await withRuling({ privateTilePiece: 'camel' });
    const table = given({ at: 'placement', turn: 4, players: [{ tiles: ['I21'] }] });
    expect(table.legal()).toContain('camel I21');
    expect(table.legal()).not.toContain('ship I21');
  });

  test('TA-15.8 a piece driven away was not chosen', async () => {
    const { given } = await withRuling({ removedPieceCountsAsChosen: false });
    const table = given({
      seats: 3,
      at: 'marauders',
      turn: 8,
      raid: [1, 'damascus'],
      players: [{ gold: 2, tiles: ['I48'] }],
      pieces: { 'da-taxman': '0c', I48: '0c' },
    });
    expect(table.legal()).toContain('audience taxman');
  });

  test('TA-15.7 what was resolved on the board stays chosen, although its piece has gone home', async () => {
    const { given } = await withRuling({ removedPieceCountsAsChosen: false });
    const table = given({
      seats: 3,
      at: 'kingdom',
      turn: 8,
      players: [{ tower: 5, gold: 2, tiles: ['I48'] }],
      pieces: { 'eu-war': '0c', I48: '0c' },
    });
    table.play('payTax');
    expect(table.asked).toBe('audience 0');
    expect(table.legal()).toEqual(['audience firstPlayer', 'pass']);
  });

  test('TA-4.13 K23 and K24 add up', async () => {
    const { given } = await withRuling({ hasteAddsUp: true });
    const table = given({ at: 'placement', players: [{ fulfilled: ['K23', 'K24'] }] });
    table.play('return K23');
    expect(table.free()).toEqual(['return K24']);
    table.play(
      'return K24',
      'camel pa-market',
      'camel ma-peace',
      'camel pa-temple',
      'ship ns-peace',
      'ship ns-wood-1',
    );
    expect(table.player()).toMatchObject({ camelsInReserve: 0, shipsInReserve: 0 });
  });
});
