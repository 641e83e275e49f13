import { afterEach, describe, expect, test, vi } from 'vitest';

/** The reconstructed figures of the digest, as they were before balancing; what an owner of the box could set again. */
const DIGEST = {
  tower: { bands: { 3: { pair: [2, 0, 3, 0] }, 4: { single: [0, 4, 0, 0], pair: [3, 0, 3, 0] } } },
  temple: {
    parts: {
      basement: { points: 5 },
      colonnade: { cost: [0, 3, 2, 0] },
      roof: { cost: [3, 0, 3, 0] },
      statues: { points: 40, cost: [0, 0, 4, 3] },
    },
  },
  improvements: {
    improvements: {
      I8: { points: 2 },
      I16: { points: 2 },
      I17: { points: 2 },
      I27: { points: 3 },
      I35: { points: 3 },
      I36: { points: 3 },
    },
  },
};

async function digestFigures() {
  vi.resetModules();
  const kernel = await import('@palio/kernel');
  kernel.correctFigures('tadmor', DIGEST);
  return import('./given.ts');
}

afterEach(() => vi.resetModules());

const at = 'construction' as const;

describe('vectors of the digest that rest on figures tuned since', () => {
  test('TA-14.6 T34 I8 and I27: 2 + 3 for a good bought, 1 + 1 for a free one', async () => {
    const { given } = await digestFigures();
    const table = given({
      at,
      turn: 4,
      players: [{ gold: 3, tiles: ['I8', 'I27'], fulfilled: ['K1'] }],
      pieces: { 'ss-rare-grey': '0s' },
    });
    table.play('grey by ss-rare-grey');
    expect(table.points('improvements')).toBe(5);
    table.play('return K1', 'pile red', 'pick silk');
    expect(table.points('improvements')).toBe(7);
  });

  test('TA-14.11 T43 a pair from 13 for 2 wood and 3 marble', async () => {
    const { given } = await digestFigures();
    const table = given({
      at,
      players: [{ tower: 13, wood: 2, marble: 3, tiles: ['I14'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    table.play('pair by da-tower-2');
    expect(table.player().tower).toBe(16);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-9.3 T44 two levels above 15 for 4 stone each', async () => {
    const { given } = await digestFigures();
    const table = given({ at, players: [{ tower: 15, stone: 9 }], pieces: { 'eb-tower-1': '0c' } });
    table.play('level by eb-tower-1', 'level by eb-tower-1');
    expect(table.player().tower).toBe(17);
    expect(table.warehouse()).toEqual([0, 1, 0, 0]);
  });

  test('TA-14.18 T47 statues with I34: 2 gold and 1 marble waived of 4 marble and 3 gold', async () => {
    const { given } = await digestFigures();
    const table = given({
      at,
      turn: 4,
      players: [{ temples: ['roof'], marble: 4, gold: 3, tiles: ['I34'] }],
      pieces: { 'eb-temple-market': '0c' },
    });
    table.play('temple 1 by eb-temple-market', 'waive gold', 'waive gold', 'waive marble');
    expect(table.warehouse()).toEqual([0, 0, 1, 2]);
    expect(table.player().temples).toEqual([4]);
  });

  test('TA-14.26 T52 a complete temple and a basement beat a complete temple, 45 to 40', async () => {
    const { given } = await digestFigures();
    const table = given({
      at: 'placement',
      turn: 9,
      players: [{ tiles: ['I41'], temples: ['statues', 'basement'] }, { temples: ['statues'] }],
    });
    expect(table.view(0).players[0]!.final.points).toMatchObject({ legacies: 12, temples: 45 });
  });

  test('TA-14.13 T59 2 + 2 + 3 for the sole highest tower', async () => {
    const { given } = await digestFigures();
    const table = given({
      seats: 3,
      at: 'kingdom',
      turn: 4,
      players: [{ tower: 8, tiles: ['I16', 'I17', 'I35'], gold: 1 }, { tower: 7 }],
    });
    expect(table.points('towersPrestige')).toBe(7);
  });
});
