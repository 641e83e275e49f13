import { chanceFrom, fastChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { castlesOfBurgundy as game, faceOf, type State } from '../rules/index.ts';
import { given, seatZeroFirst, TestTable } from './given.ts';

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const fresh = (seats: number, options = {}): TestTable =>
  new TestTable(game.setup(options, seats, seatZeroFirst()));
const goodsInDepots = (state: State): number => sum(state.depots.flatMap(({ goods }) => goods));

/** Ends turns until another phase or the end has come. */
function endPhase(table: TestTable): TestTable {
  const { phase } = table.state;
  while (table.state.stack.length > 0 && table.state.phase === phase) table.play('endTurn');
  return table;
}

describe('phases', () => {
  test('CB-2.1 five phases of five rounds', () => {
    const table = fresh(2);
    const seen: string[] = [];
    while (table.state.stack.length > 0) {
      const now = `${table.state.phase}.${table.state.round}`;
      if (seen.at(-1) !== now) seen.push(now);
      table.play('endTurn');
    }
    expect(seen).toHaveLength(25);
    expect(seen[0]).toBe('0.1');
    expect(seen[24]).toBe('4.5');
  });

  test('CB-2.2 tiles left in the depots leave the game at the next phase', () => {
    const table = fresh(2);
    expect(table.state.tilesRemoved).toBe(0);
    endPhase(table);
    expect(table.state.tilesRemoved).toBe(12 + 4);
    expect(game.check(table.state)).toEqual([]);
  });

  test('CB-2.3 goods in the depots stay', () => {
    const table = endPhase(fresh(2));
    expect(goodsInDepots(table.state)).toBe(5 + 1);
  });

  test('CB-2.4 inns beside the black depot stay', () => {
    const table = fresh(2, { inns: true });
    expect(table.state.inns).toBe(1);
    expect(endPhase(table).state.inns).toBe(2);
  });

  test('CB-2.5 every space in use receives a tile of its colour', () => {
    const table = endPhase(fresh(4));
    for (const depot of [1, 2, 3, 4, 5, 6]) expect(table.depot(depot)).toHaveLength(4);
    expect(table.depot(4).map(id => id)[0]).toBe('mine');
  });

  test('CB-2.6 the black depot receives 8, 6 or 4 tiles', () => {
    const count = (seats: number, options = {}): number =>
      fresh(seats, options).state.blackDepot.filter(tile => tile >= 0).length;
    expect([count(4), count(3), count(2)]).toEqual([8, 6, 4]);
    const solo = new TestTable(game.setup({ mode: 'solo' }, 1, fastChance(1))).play('castle 6');
    expect(solo.state.blackDepot.filter(tile => tile >= 0)).toHaveLength(4);
  });

  test('CB-2.7 CB-2.8 five goods lie open on the round spaces, the next one first', () => {
    const table = endPhase(fresh(2));
    expect(table.state.phase).toBe(1);
    const [shown] = table.eventsOf('phaseStarted');
    expect(shown).toMatchObject({ phase: 1 });
    expect(shown!.goods).toHaveLength(5);
    const arrived = table.eventsOf('goodsArrived').at(-1)!;
    expect(arrived.goods).toBe(shown!.goods[0]);
    expect(table.state.roundGoods).toEqual(shown!.goods.slice(1));
  });

  test('CB-2.10 when a supply runs dry, its spaces stay empty', () => {
    const table = fresh(2);
    table.state.supplies = table.state.supplies.map(() => []);
    endPhase(table);
    for (const depot of [1, 2, 3, 4, 5, 6]) expect(table.depot(depot)).toEqual([]);
    const full = fresh(4);
    while (full.state.phase < 4) endPhase(full);
    expect(full.state.supplies.slice(0, 6).map(supply => supply.length)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('CB-2.11 a tile taken is not replaced before the next phase', () => {
    const table = given({ dice: [2, 2], depots: { 2: ['castle', 'monastery1'] } });
    table.play('die 2', 'take castle from 2').endRound();
    expect(table.depot(2)).toEqual(['monastery1']);
  });
});

describe('rounds', () => {
  test('CB-3.1 CB-3.2 everybody rolls two dice, the start player also the white one, all open', () => {
    const table = fresh(3);
    table.told.length = 0;
    table.endRound();
    const [rolled] = table.eventsOf('diceRolled');
    expect(rolled!.dice).toHaveLength(3);
    expect(rolled!.dice.flat().every(die => die >= 1 && die <= 6)).toBe(true);
    expect(game.view(table.state, 2).players[0]!.dice).toEqual(rolled!.dice[0]);
    expect(game.view(table.state, 2).whiteDie).toBe(rolled!.white);
  });

  test('CB-3.3 the next goods tile goes to the depot of the white die', () => {
    const table = given();
    table.state.roundGoods = [4, 1];
    table.chance = chanceFrom(count => Math.min(count - 1, 2));
    table.endRound();
    expect(table.state.whiteDie).toBe(3);
    expect(table.state.depots[2]!.goods).toEqual([0, 0, 0, 1, 0, 0]);
    expect(table.state.roundGoods).toEqual([1]);
  });

  test('CB-3.4 the white die gives no action', () => {
    const table = given({ dice: [2, 5], white: 4 });
    expect(table.legal()).toEqual(['die 2', 'die 5', 'endTurn']);
  });

  test('CB-3.5 any number of goods may lie in one depot', () => {
    const table = given({ depotGoods: { 3: { red: 6, pink: 5 } } });
    table.state.roundGoods = [4];
    table.chance = chanceFrom(count => Math.min(count - 1, 2));
    table.endRound();
    expect(sum(table.state.depots[2]!.goods)).toBe(12);
  });

  test('CB-3.6 pawns further along the bridge come first, on one space from the top down', () => {
    const table = given({ seats: 3 });
    table.state.bridge = [1, 2, 2];
    table.state.order = [2, 1, 0];
    expect(game.check({ ...table.state }).filter(problem => problem.includes('order'))).toEqual([]);
    table.endRound();
    const seats: number[] = [];
    for (let i = 0; i < 3; i++) {
      seats.push(table.seat);
      table.play('endTurn');
    }
    expect(seats).toEqual([2, 1, 0]);
  });

  test('CB-3.7 CB-3.8 CB-7.9 ships change the order from the next round on (TV-09)', () => {
    const ship = { dice: [2, 2], stored: ['ship'] } as const;
    const table = given({ seats: 3, others: { 1: ship, 2: ship } });
    table.play('endTurn');
    expect(table.seat).toBe(1);
    table.play('die 2', 'place ship', 'on 17');
    expect(table.state.order).toEqual([1, 0, 2]);
    table.play('endTurn');
    expect(table.seat).toBe(2);
    table.play('die 2', 'place ship', 'on 17', 'endTurn');
    expect(table.state.bridge).toEqual([0, 1, 1]);
    expect(table.state.order).toEqual([2, 1, 0]);
    expect(table.seat).toBe(2);
    expect(table.state.round).toBe(2);
  });

  test('CB-3.9 after the last turn the next round begins, after the fifth the phase ends', () => {
    const table = given({ round: 4 });
    table.endRound();
    expect([table.state.phase, table.state.round]).toEqual([0, 5]);
    table.endRound();
    expect([table.state.phase, table.state.round]).toEqual([1, 1]);
    expect(table.eventsOf('phaseEnded')).toHaveLength(1);
  });

  test('CB-3.10 round k begins with 6 - k goods on the round spaces', () => {
    const table = fresh(2);
    for (let round = 1; round <= 5; round++) {
      expect(table.state.round).toBe(round);
      // One has just gone to its depot.
      expect(table.state.roundGoods).toHaveLength(5 - round);
      table.endRound();
    }
  });
});

describe('the end of a phase', () => {
  test('CB-12.1 CB-12.3 income comes after the fifth round, 1 silver for each mine, also after phase E', () => {
    const table = given({ round: 5, placed: { 24: 'mine', 29: 'mine' } });
    table.endRound();
    expect(table.duchy().silver).toBe(2);
    const last = given({ phase: 'E', round: 5, placed: { 24: 'mine', 29: 'mine' } });
    last.endRound();
    expect(last.duchy().silver).toBe(2);
    expect(last.asked).toBe('over');
  });

  test('CB-12.2 CB-25.9 tribute is due before income (TV-54)', () => {
    const table = given({
      options: { shields: true },
      round: 5,
      placed: { 24: 'mine', 29: 'mine' },
      shields: [7],
    });
    table.endRound();
    expect(table.legal()).toEqual(['giveUp']);
    table.play('giveUp');
    expect(table.duchy().shields).toEqual([]);
    expect(table.duchy().silver).toBe(2);
  });

  test('CB-12.4 CB-14.2 monastery 2 gives a worker for each mine with the income (TV-31)', () => {
    const table = given({ phase: 'E', round: 5, placed: { 24: 'mine', 29: 'mine' }, monasteries: [2] });
    table.endRound();
    expect([table.duchy().silver, table.duchy().workers]).toEqual([2, 2]);
    expect(game.outcome(table.state)!.breakdown[0]).toMatchObject({ silver: 2, workers: 1 });
  });

  test('CB-12.5 then the next phase begins, after E the game is over', () => {
    expect(given({ phase: 'D', round: 5 }).endRound().state).toMatchObject({ phase: 4, round: 1 });
    expect(given({ phase: 'E', round: 5 }).endRound().state.stack).toEqual([]);
  });

  test('CB-12.6 stored tiles, goods, silver and workers are kept', () => {
    const table = given({ round: 5, stored: ['ship', 'bank'], goods: { red: 3 }, silver: 2, workers: 3 });
    table.endRound();
    expect(table.stored()).toEqual(['ship', 'bank']);
    expect(table.goods()).toEqual({ red: 3 });
    expect([table.duchy().silver, table.duchy().workers]).toEqual([2, 3]);
  });

  test('CB-40.3 what is to come lies in unordered bags that no view shows', () => {
    const { state } = fresh(2);
    const seen = game.view(state, 0);
    expect(Object.values(seen.supplies)).toEqual(state.supplies.map(supply => supply.length));
    expect(JSON.stringify(seen)).not.toContain('hiddenGoods');
    for (const supply of state.supplies) expect([...supply].sort((a, b) => a - b)).toEqual(supply);
    expect(faceOf(0).id).toBe('market');
  });
});
