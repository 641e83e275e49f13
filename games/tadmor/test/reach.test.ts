import { fastChance, type Chance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  canReach,
  openExchanges,
  payPlan,
  RESOURCES,
  tadmor as game,
  type Action,
  type TileId,
} from '../rules/index.ts';
import { exchangeBit } from '../rules/trading.ts';
import { given, type TestTable } from './given.ts';

const at = 'construction' as const;

const firstOf = (table: TestTable): string[] =>
  table.view().offers[0]?.first.map((one: Action) => game.write(table.state, table.seat, one)) ?? [];

describe('what can be paid after trades', () => {
  test('TA-7.5 a needed marble may become two wood, if stone brings other marble', () => {
    const table = given({
      at,
      players: [{ tower: 6, stone: 2, marble: 1 }],
      pieces: { 'da-tower-2': '0c', 'pa-market': '0c' },
    });
    expect(table.asked).toBe('construction 0');
    table.play(...firstOf(table), 'pair by da-tower-2');
    expect(table.player().tower).toBe(8);
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-7.5 needed wood may become marble, if gold brings other wood', () => {
    const table = given({
      at,
      players: [{ tower: 6, wood: 2, gold: 1 }],
      pieces: { 'da-tower-2': '0c', 'pa-market': '0c' },
    });
    expect(table.asked).toBe('construction 0');
    table.play('trade wood for marble', 'trade wood for marble', 'trade gold for wood+wood');
    expect(table.legal()).toContain('pair by da-tower-2');
  });

  test('TA-9.2, TA-7.5 a tower goes on as long as trades in both ways can pay for another pair', () => {
    const table = given({
      at,
      players: [{ tower: 6, wood: 4, marble: 2, gold: 1 }],
      pieces: { 'da-tower-2': '0c', 'pa-market': '0c' },
    });
    table.play('pair by da-tower-2');
    expect(table.asked).toBe('buildTower 0');
    table.play(...firstOf(table), 'pair by da-tower-2');
    expect(table.player().tower).toBe(10);
  });

  test('TA-14.19, TA-7.5 with I34 the marble of a roof can be traded for its wood, and the marble waived', () => {
    const table = given({
      at,
      turn: 4,
      players: [{ temples: ['colonnade'], marble: 1, tiles: ['I34', 'I24'] }],
      pieces: { 'pa-temple': '0c' },
    });
    expect(table.asked).toBe('construction 0');
    table.play(...firstOf(table), 'temple 1 by pa-temple');
    expect(table.player().temples).toEqual([3]);
  });

  test('TA-14.3, TA-7.5 I6 may replace the wood that was traded away', () => {
    const table = given({
      at,
      players: [{ tower: 6, wood: 2, tiles: ['I1', 'I6'] }],
      pieces: { 'da-tower-2': '0c' },
    });
    expect(table.asked).toBe('construction 0');
    table.play('trade wood for marble', 'buy wood', 'buy marble', 'pair by da-tower-2');
    expect(table.player().tower).toBe(8);
  });

  test('TA-7.5 no card is proposed to be spent where trades suffice', () => {
    const table = given({
      at,
      players: [{ temples: ['basement'], wood: 2, marble: 2, hand: ['K1', 'K2'] }],
      pieces: { 'pa-temple': '0c', 'pa-market': '0c' },
    });
    expect(firstOf(table).toSorted()).toEqual(['trade marble for stone+stone', 'trade wood for marble']);
  });
});

interface Stores {
  readonly warehouse: readonly number[];
  readonly traded: readonly number[];
  readonly mayBuy: readonly [basic: boolean, advanced: boolean];
}

const changed = (list: readonly number[], kind: number, by: number): number[] =>
  list.map((amount, other) => (other === kind ? amount + by : amount));

/** Every trade and purchase, one at a time, as the rules say them (TA-7.2, TA-7.6, TA-14.3). */
function* moves({ warehouse, traded, mayBuy }: Stores, open: number): Generator<Stores> {
  for (const give of [0, 1])
    for (const get of [2, 3])
      if (warehouse[give]! > 0 && (open & exchangeBit(give, get)) !== 0)
        yield { warehouse: changed(warehouse, give, -1), traded: changed(traded, get, 1), mayBuy };
  for (const give of [2, 3])
    for (const [one, two] of [
      [0, 0],
      [0, 1],
      [1, 1],
    ] as const)
      if (warehouse[give]! > 0 && (open & exchangeBit(give, 0)) !== 0)
        yield {
          warehouse: changed(warehouse, give, -1),
          traded: changed(changed(traded, one, 1), two, 1),
          mayBuy,
        };
  for (const kind of RESOURCES.keys())
    if (mayBuy[kind < 2 ? 0 : 1])
      yield {
        warehouse,
        traded: changed(traded, kind, 1),
        mayBuy: kind < 2 ? [false, mayBuy[1]] : [mayBuy[0], false],
      };
}

const missing = ({ warehouse, traded }: Stores, cost: readonly number[]): number =>
  cost.reduce((sum, due, kind) => sum + Math.max(0, due - warehouse[kind]! - traded[kind]!), 0);

function canReachByTrying(start: Stores, open: number, cost: readonly number[], spare: number): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let stores = waiting.pop(); stores !== undefined; stores = waiting.pop()) {
    if (missing(stores, cost) <= spare) return true;
    for (const after of moves(stores, open)) {
      const key = JSON.stringify(after);
      if (!seen.has(key)) waiting.push(after);
      seen.add(key);
    }
  }
  return false;
}

const TILES: readonly TileId[] = ['I1', 'I2', 'I3', 'I4', 'I6', 'I23', 'I24'];
const COSTS = [
  [1, 1, 0, 0],
  [1, 0, 2, 0],
  [2, 0, 2, 0],
  [4, 0, 5, 0],
  [0, 2, 2, 0],
  [2, 0, 3, 0],
  [0, 0, 3, 2],
  [0, 3, 0, 0],
];

function someTable(chance: Chance): TestTable {
  const [wood, stone, marble, gold] = [chance.below(4), chance.below(4), chance.below(4), chance.below(3)];
  const traded = chance.below(2) === 0 ? {} : { wood: chance.below(2), marble: chance.below(2) };
  const tiles = TILES.filter(() => chance.below(3) === 0);
  const hand = chance.below(3) === 0 ? (['K1'] as const) : [];
  return given({
    at,
    turn: 4,
    // K21 keeps the window open, whatever the stores hold.
    players: [{ wood, stone, marble, gold, traded, tiles, hand, fulfilled: ['K21'] }],
    pieces: { 'pa-mission': '0c', ...(chance.below(3) === 0 ? { 'pa-market': '0c' } : {}) },
  });
}

test('TA-7.5 whether a cost can be reached, and a plan for it, agree with trying everything', () => {
  const chance = fastChance(7);
  for (let tried = 0; tried < 600; tried++) {
    const table = someTable(chance);
    const cost = chance.pick(COSTS);
    const waived = chance.below(3) === 0 ? 3 : 0;
    const player = table.player();
    const owns = table.tiles().includes('I6');
    const stores: Stores = { warehouse: table.warehouse(), traded: table.traded(), mayBuy: [owns, owns] };
    const spare = waived + table.hand().length;
    const expected = canReachByTrying(stores, openExchanges(table.state, 0), cost, spare);
    const position = JSON.stringify({ stores, cost, waived, tiles: table.tiles() });
    expect(canReach(table.state, 0, cost, waived), position).toBe(expected);
    const plan = payPlan(table.state, 0, cost, { waived });
    expect(plan !== undefined, position).toBe(expected);
    for (const action of plan ?? []) game.play(table.state, 0, action, fastChance(1));
    const after: Stores = { ...stores, warehouse: player.warehouse, traded: player.tradedGoods };
    if (plan !== undefined) expect(missing(after, cost), position).toBeLessThanOrEqual(waived);
  }
});
