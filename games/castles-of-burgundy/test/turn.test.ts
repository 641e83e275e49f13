import { describe, expect, test } from 'vitest';
import { priceOf, stepsBetween } from '../rules/index.ts';
import { given } from './given.ts';

describe('a turn', () => {
  test('CB-4.1 two die actions in any order, also twice the same', () => {
    const table = given({ dice: [2, 5], depots: { 1: ['market'] } });
    expect(table.legal()).toEqual(['die 2', 'die 5', 'endTurn']);
    table.play('die 5', 'takeWorkers', 'die 2', 'takeWorkers');
    expect(table.duchy().workers).toBe(4);
    expect(table.seat).toBe(1);
    expect(given({ dice: [3, 3] }).legal()).toEqual(['die 3', 'endTurn']);
  });

  test('CB-4.2 take a tile, place a tile, sell goods, take workers', () => {
    const table = given({
      dice: [3, 1],
      depots: { 3: ['ship', 'cow2'] },
      stored: ['bank'],
      goods: { pink: 1, red: 1 },
    });
    table.play('die 3');
    expect(table.legal()).toEqual([
      'take ship from 3',
      'take cow2 from 3',
      'place bank',
      'sell pink',
      'takeWorkers',
    ]);
  });

  test('CB-4.3 a die is spent by its action', () => {
    const table = given({ dice: [2, 5] }).play('die 2', 'takeWorkers');
    expect(table.legal()).toEqual(['die 5', 'endTurn']);
    expect(table.why({ type: 'die', value: 2 })).toMatchObject({ rule: 'CB-4.3', sentence: 'dieSpent' });
  });

  test('CB-4.4 the turn may end with unspent dice, which are lost (TV-42)', () => {
    const table = given({ dice: [6, 6] }).play('die 6', 'takeWorkers', 'endTurn');
    expect(table.seat).toBe(1);
    expect(given().play('endTurn').seat).toBe(1);
  });

  test('CB-4.5 CB-4.6 CB-4.7 CB-5.1 two workers turn a 2 over 1 to 6 (TV-01)', () => {
    const table = given({ dice: [2, 2], workers: 2, depots: { 6: ['bank'], 5: ['mine'] } });
    table.play('die 2');
    expect(table.forecast('take bank from 6')).toEqual({ type: 'price', workers: 2, silver: 0 });
    expect(table.legal()).not.toContain('take mine from 5');
    expect(table.why({ type: 'depotTile', depot: 5, tile: 'mine' })?.sentence).toBe('tooFewWorkers');
    expect(table.why({ type: 'depotTile', depot: 5, tile: 'ship' })?.sentence).toBe('tileGone');
    table.play('take bank from 6');
    expect(table.duchy().workers).toBe(0);
    expect(table.stored()).toEqual(['bank']);
  });

  test('CB-4.8 the price is the way round the circle less the free steps, over the step of a worker', () => {
    expect([1, 2, 3, 4, 5, 6].map(wanted => stepsBetween(1, wanted))).toEqual([0, 1, 2, 3, 2, 1]);
    expect([1, 2, 3, 4, 5, 6].map(wanted => priceOf(5, wanted, 0, 1))).toEqual([2, 3, 2, 1, 0, 1]);
    expect([0, 1, 2, 3].map(steps => priceOf(1, 1 + steps, 0, 2))).toEqual([0, 1, 1, 2]);
    expect([0, 1, 2, 3].map(steps => priceOf(1, 1 + steps, 1, 2))).toEqual([0, 0, 1, 1]);
  });

  test('CB-4.9 the cheapest price is charged when the die is used', () => {
    const table = given({ dice: [1, 1], workers: 9, depots: { 4: ['ship'] } }).play(
      'die 1',
      'take ship from 4',
    );
    expect(table.duchy().workers).toBe(6);
  });

  test('CB-4.10 CB-4.11 spent workers are gone, and spending them is no action', () => {
    const table = given({ dice: [1, 1], workers: 1, depots: { 2: ['ship'] } }).play(
      'die 1',
      'take ship from 2',
    );
    expect(table.duchy().workers).toBe(0);
    expect(table.eventsOf('workersSpent')).toEqual([{ type: 'workersSpent', seat: 0, workers: 1 }]);
    expect(table.legal()).toContain('die 1');
  });

  test('CB-4.12 CB-7.10 a castle gives an action of any value without workers (TV-18)', () => {
    const table = given({
      dice: [6, 6],
      stored: ['castle', 'bank'],
      placed: { 5: 'cow2' },
      depots: { 3: ['ship'] },
      goods: { red: 1 },
    });
    table.play('die 6', 'place castle', 'on 6');
    expect(table.legal()).toEqual(['take ship from 3', 'place bank', 'sell red', 'takeWorkers', 'decline']);
    table.play('takeWorkers');
    expect(table.duchy().workers).toBe(2);
    const other = given({ dice: [6, 6], stored: ['castle', 'bank'], placed: { 5: 'cow2' } });
    other.play('die 6', 'place castle', 'on 6', 'place bank');
    expect(other.legal()).toEqual(['on 11', 'on 25']);
  });

  test('CB-4.13 CB-11.1 one purchase a turn on top of the dice (TV-28)', () => {
    const table = given({ silver: 4, black: ['ship', 'mine'] });
    expect(table.free()).toEqual(['buy ship from black', 'buy mine from black']);
    table.play('buy ship from black');
    expect(table.duchy().silver).toBe(2);
    expect(table.free()).toEqual([]);
    expect(table.why({ type: 'depotTile', depot: 0, tile: 'mine' })).toMatchObject({
      rule: 'CB-11.1',
      sentence: 'alreadyBought',
    });
    expect(table.legal()).toEqual(['die 1', 'endTurn']);
  });
});

describe('taking a tile', () => {
  test('CB-5.2 an empty depot offers nothing', () => {
    const table = given({ dice: [2, 2], workers: 3 }).play('die 2');
    expect(table.legal()).toEqual(['takeWorkers']);
  });

  test('CB-5.3 the tile goes to a key space, never straight into the duchy', () => {
    const table = given({ dice: [2, 2], depots: { 2: ['mine'] } }).play('die 2', 'take mine from 2');
    expect(table.stored()).toEqual(['mine']);
    expect(table.duchy().mines).toBe(0);
    expect(table.depot(2)).toEqual([]);
  });

  test('CB-5.4 CB-5.5 with three stored tiles one must be discarded first (TV-30)', () => {
    const table = given({ dice: [2, 2], stored: ['bank', 'ship', 'cow2'], depots: { 2: ['mine'] } });
    table.play('die 2', 'take mine from 2');
    expect(table.asked).toBe('discardForRoom');
    expect(table.legal()).toEqual(['discard bank', 'discard ship', 'discard cow2']);
    table.play('discard ship');
    expect(table.stored()).toEqual(['bank', 'cow2', 'mine']);
    expect(table.state.tilesRemoved).toBe(1);
  });

  test('CB-5.6 stored tiles cannot be discarded otherwise', () => {
    const table = given({ dice: [2, 2], stored: ['bank', 'ship', 'cow2'] });
    expect([...table.legal(), ...table.free()].some(line => line.startsWith('discard'))).toBe(false);
    expect(
      table
        .play('die 2')
        .legal()
        .some(line => line.startsWith('discard')),
    ).toBe(false);
  });

  test('CB-5.7 room is made in the same way for purchases and for tiles of buildings', () => {
    const full = ['bank', 'ship', 'cow2'];
    const bought = given({ silver: 2, stored: full, black: ['mine'] }).play('buy mine from black');
    expect(bought.asked).toBe('discardForRoom');
    bought.play('discard bank');
    expect(bought.stored()).toEqual(['ship', 'cow2', 'mine']);
    const built = given({
      dice: [3, 3],
      stored: ['market', 'ship', 'cow2'],
      depots: { 1: ['cow3'] },
      silver: 2,
      black: ['mine'],
    });
    built.play('die 3', 'place market', 'on 25', 'buy mine from black', 'take cow3 from 1');
    expect(built.asked).toBe('discardForRoom');
  });

  test('CB-5.8 a tile without use may be taken', () => {
    const table = given({
      dice: [2, 2],
      depots: { 2: ['mine'] },
      placed: { 24: 'mine', 29: 'mine', 33: 'mine' },
    });
    expect(table.play('die 2').legal()).toContain('take mine from 2');
  });
});

describe('buying', () => {
  test('CB-11.2 CB-40.1 also between and inside effects: castle, purchase, wild action (TV-19)', () => {
    const table = given({
      dice: [6, 6],
      silver: 2,
      stored: ['castle'],
      placed: { 5: 'cow2' },
      black: ['ship'],
    });
    table.play('die 6', 'place castle', 'on 6', 'buy ship from black');
    expect(table.asked).toBe('dieAction');
    table.play('place ship');
    expect(table.legal()).toEqual(['on 17', 'on 19']);
    table.play('on 19');
    expect(table.state.bridge[0]).toBe(1);
  });

  test('CB-11.3 CB-11.4 the tile goes to a key space, and no die is spent', () => {
    const table = given({ dice: [2, 5], silver: 3, black: ['ship'] }).play('buy ship from black');
    expect(table.stored()).toEqual(['ship']);
    expect(table.duchy().silver).toBe(1);
    expect(table.legal()).toEqual(['die 2', 'die 5', 'endTurn']);
  });

  test('CB-11.5 CB-23.4 an inn uses up the purchase of the turn', () => {
    const table = given({ options: { inns: true }, silver: 4, inns: 2, black: ['ship'] });
    table.play('buy inn from black');
    expect(table.stored()).toEqual(['inn']);
    expect(table.state.inns).toBe(1);
    expect(table.duchy().silver).toBe(2);
    expect(table.free()).toEqual([]);
  });

  test('CB-40.1 the turn waits for the player as long as a free move is left, and ends by itself without', () => {
    const table = given({ dice: [2, 2], silver: 2, black: ['ship'] }).play(
      'die 2',
      'takeWorkers',
      'die 2',
      'takeWorkers',
    );
    expect(table.legal()).toEqual(['endTurn']);
    expect(table.free()).toEqual(['buy ship from black']);
    table.play('buy ship from black');
    expect(table.seat).toBe(1);
    expect(table.free(0)).toEqual([]);
  });
});
