import { describe, expect, test } from 'vitest';
import { boardNamed, tileNamed } from '../rules/index.ts';
import { given } from './given.ts';

describe('placing a tile', () => {
  test('CB-6.1 CB-6.2 CB-6.3 from a key space to an empty space of its colour and number', () => {
    const table = given({ dice: [3, 3], stored: ['bank', 'ship'] }).play('die 3');
    expect(table.legal()).toEqual(['place bank', 'takeWorkers']);
    table.play('place bank');
    expect(table.legal()).toEqual(['on 11', 'on 25']);
    expect(table.why({ type: 'space', space: 18, tile: null })).toMatchObject({ sentence: 'spaceCovered' });
    expect(table.why({ type: 'space', space: 17, tile: null })).toMatchObject({
      rule: 'CB-6.3',
      sentence: 'wrongColour',
    });
    table.play('on 25');
    expect(table.duchy().spaces[25]).toBe(tileNamed('bank'));
    expect(table.stored()).toEqual(['ship']);
  });

  test('CB-6.2 another number costs workers, and why not says so', () => {
    const table = given({ dice: [1, 1], workers: 1, stored: ['bank'] }).play('die 1');
    expect(table.legal()).not.toContain('place bank');
    expect(table.why({ type: 'storedTile', tile: 'bank', from: 'own' })).toEqual({
      rule: 'CB-4.8',
      sentence: 'tooFewWorkers',
      values: { price: 2, workers: 1 },
    });
    expect(table.why({ type: 'space', space: 11, tile: 'bank' })).toEqual({
      rule: 'CB-6.2',
      sentence: 'wrongNumber',
      values: { number: 3, value: 1, price: 2, workers: 1 },
    });
  });

  test('CB-6.4 CB-6.5 the first placement is beside the starting castle (TV-74)', () => {
    const one: Record<string, number[]> = {};
    for (const tile of ['bank', 'cow2', 'monastery1', 'castle', 'mine', 'ship'])
      for (let die = 1; die <= 6; die++) {
        const table = given({ dice: [die, die], stored: [tile] }).play(`die ${die}`);
        if (!table.legal().includes(`place ${tile}`)) continue;
        table.play(`place ${tile}`);
        for (const line of table.legal()) (one[tile] ??= []).push(Number(line.slice(3)));
      }
    expect(
      Object.values(one)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([11, 12, 17, 19, 24, 25]);
    expect([...boardNamed('1').neighbours[18]!].sort((a, b) => a - b)).toEqual([11, 12, 17, 19, 24, 25]);
    const far = given({ dice: [6, 6], stored: ['bank'] }).play('die 6');
    expect(far.why({ type: 'space', space: 28, tile: 'bank' })).toMatchObject({
      rule: 'CB-6.4',
      sentence: 'notAdjacent',
    });
  });

  test('CB-6.6 CB-8.2 CB-8.3 CB-14.1 a building type once in a town, unless monastery 1 (TV-15)', () => {
    const at = (die: number, monasteries: number[]): string[] =>
      given({
        dice: [die, die],
        stored: ['bank'],
        placed: { 23: 'bank', 17: 'ship', 24: 'mine' },
        monasteries,
      })
        .play(`die ${die}`)
        .legal();
    expect(at(2, [])).not.toContain('place bank');
    expect(at(2, [1])).toContain('place bank');
    const other = given({ dice: [3, 3], stored: ['bank'], placed: { 23: 'bank' } }).play(
      'die 3',
      'place bank',
    );
    expect(other.legal()).toContain('on 11');
    const same = given({ dice: [2, 2], stored: ['bank', 'church'], placed: { 23: 'bank', 17: 'ship' } }).play(
      'die 2',
    );
    expect(same.why({ type: 'space', space: 22, tile: 'bank' })).toMatchObject({
      rule: 'CB-8.2',
      sentence: 'sameBuilding',
    });
    expect(same.legal()).toContain('place church');
  });

  test('CB-6.7 a placed tile stays: its space is never offered again', () => {
    const table = given({ dice: [3, 3], stored: ['bank'], placed: { 11: 'church', 25: 'market' } }).play(
      'die 3',
    );
    expect(table.legal()).not.toContain('place bank');
    expect(table.why({ type: 'space', space: 11, tile: 'bank' })).toMatchObject({
      rule: 'CB-6.7',
      sentence: 'spaceCovered',
    });
  });

  test('CB-6.8 a tile bought from the black depot is played like any other of its family', () => {
    const table = given({ dice: [3, 3], silver: 2, black: ['bank'] }).play(
      'buy bank from black',
      'die 3',
      'place bank',
      'on 25',
    );
    expect(table.duchy().silver).toBe(2);
    expect(table.duchy().spaces[25]).toBe(tileNamed('bank'));
  });

  test('CB-6.9 area, colour, border, then the effect of the tile', () => {
    const table = given({
      dice: [3, 3],
      stored: ['watchtower'],
      placed: {
        8: 'bank',
        13: 'bank',
        14: 'market',
        22: 'bank',
        23: 'church',
        28: 'market',
        25: 'bank',
        26: 'church',
        31: 'market',
        32: 'warehouse',
        36: 'cityHall',
      },
    });
    table.play('die 3', 'place watchtower', 'on 11');
    expect(table.eventsOf('pointsGained').map(({ source }) => source)).toEqual([
      'areas',
      'phases',
      'colourBonus',
      'buildings',
    ]);
  });

  test('CB-6.10 CB-40.2 a nested placement is resolved completely before the outer effect goes on', () => {
    const table = given({
      dice: [6, 6],
      stored: ['castle', 'market'],
      placed: { 5: 'cow2' },
      depots: { 1: ['cow3'] },
    });
    table.play('die 6', 'place castle', 'on 6', 'place market', 'on 25');
    expect(table.asked).toBe('effectTake');
    table.play('take cow3 from 1');
    expect(table.legal()).toEqual(['die 6', 'endTurn']);
  });

  test('CB-8.11 a city hall places a second tile whatever the number (TV-17)', () => {
    const table = given({ dice: [3, 3], stored: ['cityHall', 'monastery3'] });
    table.play('die 3', 'place cityHall', 'on 25');
    expect(table.asked).toBe('effectPlace');
    table.play('place monastery3');
    expect(table.legal()).toEqual(['on 12', 'on 30']);
    table.play('on 12');
    expect(table.duchy().monasteries).toBe(1 << 3);
    expect(table.legal()).toEqual(['die 3', 'endTurn']);
  });

  test('CB-8.11 colour, adjacency and one-per-town still hold for it', () => {
    const table = given({
      dice: [3, 3],
      stored: ['cityHall', 'bank', 'castle'],
      placed: { 11: 'church', 26: 'bank' },
    });
    table.play('die 3', 'place cityHall', 'on 25');
    expect(table.legal()).toEqual(['place castle', 'decline']);
    expect(table.play('place castle').legal()).toEqual(['on 6']);
  });
});
