import { describe, expect, test } from 'vitest';
import {
  castlesOfBurgundy as game,
  figureFiles,
  REASON_RULES,
  REASONS,
  type DieOption,
} from '../rules/index.ts';
import { figureList } from '@palio/kernel';
import { given } from './given.ts';

describe('forecasts', () => {
  test('CB-4.8 a die shows everything it can do, with the price, also beyond the workers at hand', () => {
    const table = given({
      dice: [2, 5],
      workers: 1,
      stored: ['watchtower'],
      goods: { purple: 2, brown: 1 },
      depots: { 1: ['ship'], 2: ['mine', 'mine'], 5: ['castle'] },
    });
    const forecast = table.forecast('die 2');
    if (forecast?.type !== 'die') throw new Error('no forecast of the die');
    const line = ({ action, price, affordable, placement }: DieOption): string =>
      `${game.write(table.state, 0, action)}${placement === null ? '' : ` on ${placement.space} for ${placement.total}`}: ${price}${affordable ? '' : '?'}`;
    expect(forecast.options.map(line)).toEqual([
      'take ship from 1: 1',
      'take mine from 2: 0',
      'take castle from 5: 3?',
      'place watchtower on 11 for 15: 1',
      'place watchtower on 25 for 4: 1',
      'sell purple: 0',
      'sell brown: 3?',
      'takeWorkers: 0',
    ]);
  });

  test('CB-10.5 CB-14.13 sales and workers say what they bring', () => {
    const table = given({ dice: [4, 4], goods: { red: 3 }, monasteries: [3, 4, 13] }).play('die 4');
    expect(table.forecast('sell red')).toEqual({ type: 'gain', price: 0, points: 6, silver: 2, workers: 1 });
    expect(table.forecast('takeWorkers')).toEqual({
      type: 'gain',
      price: 0,
      points: 0,
      silver: 1,
      workers: 2,
    });
  });

  test('CB-11.1 purchases say what they cost', () => {
    const table = given({ silver: 2, workers: 2, monasteries: [6, 28], black: ['ship'] });
    expect(table.forecast('buy ship from black')).toEqual({ type: 'price', workers: 0, silver: 2 });
    expect(table.forecast('hireWorkers')).toEqual({
      type: 'gain',
      price: 0,
      points: 0,
      silver: -1,
      workers: 2,
    });
    table.play('buy ship from black');
    expect(table.forecast('pay 1 silver')).toEqual({ type: 'price', workers: 1, silver: 1 });
  });

  test('CB-9.2 the points forecast of a placement are those that come', () => {
    const table = given({ dice: [3, 3], stored: ['mine'], placed: { 24: 'mine', 29: 'mine' } }).play('die 3');
    const places = table.forecast('place mine');
    if (places?.type !== 'placements') throw new Error('no forecast of the places');
    const [place] = places.places;
    expect(table.play('place mine', `on ${place!.space}`).score()).toBe(place!.total);
    for (const source of ['areas', 'phases', 'colourBonus'] as const)
      expect(table.points(source)).toBe(place!.points[source]);
  });
});

describe('why not', () => {
  const ship = 'ship';

  test('CB-3.6 CB-13.1 another player acts, or nobody any more', () => {
    expect(given().why({ type: 'endTurn' }, 1)).toMatchObject({ rule: 'CB-3.6', sentence: 'waitForOther' });
    const over = given({ phase: 'E', round: 5 }).endRound();
    expect(over.why({ type: 'endTurn' }, 0)).toMatchObject({ rule: 'CB-13.1', sentence: 'gameOver' });
  });

  test('CB-4.1 first a die', () => {
    const table = given({ depots: { 1: ['ship'] }, stored: ['bank'], goods: { red: 1 } });
    for (const target of [
      { type: 'depotTile', depot: 1, tile: ship },
      { type: 'storedTile', tile: 'bank', from: 'own' },
      { type: 'space', space: 11, tile: null },
      { type: 'goods', goods: 4 },
      { type: 'workers' },
      { type: 'depot', depot: 1 },
    ] as const)
      expect(table.why(target)).toMatchObject({ rule: 'CB-4.1', sentence: 'chooseDieFirst' });
    expect(table.why({ type: 'die', value: 5 })).toMatchObject({
      sentence: 'noSuchDie',
      values: { value: 5 },
    });
    expect(table.why({ type: 'decline' })).toMatchObject({ sentence: 'mustUseDie' });
  });

  test('CB-40.2 first the open question', () => {
    const table = given({ dice: [2, 2], stored: ['bank', 'ship', 'cow2'], depots: { 2: ['mine'] } }).play(
      'die 2',
      'take mine from 2',
    );
    expect(table.why({ type: 'endTurn' })).toMatchObject({ rule: 'CB-40.2', sentence: 'answerFirst' });
    expect(table.why({ type: 'die', value: 2 })).toMatchObject({ sentence: 'answerFirst' });
    expect(table.why({ type: 'decline' })).toMatchObject({ rule: 'CB-8.14', sentence: 'cannotDecline' });
    expect(table.why({ type: 'castle', space: 3 })).toMatchObject({ sentence: 'noCastleThere' });
    expect(table.why({ type: 'castle', space: 18 })).toMatchObject({ sentence: 'answerFirst' });
  });

  test('CB-11.1 CB-14.6 purchases', () => {
    const table = given({ silver: 1, black: ['ship'], depots: { 3: ['ship'] } });
    expect(table.why({ type: 'depotTile', depot: 0, tile: ship })).toEqual({
      rule: 'CB-11.1',
      sentence: 'notEnoughSilver',
      values: { price: 2, silver: 1 },
    });
    expect(table.why({ type: 'depotTile', depot: 0, tile: 'mine' })).toMatchObject({
      sentence: 'tileGone',
    });
  });

  test('CB-20.5 CB-25.20 CB-25.33 what one does not have cannot be used', () => {
    const table = given({ dice: [2, 3] });
    expect(table.why({ type: 'hireWorkers' })).toMatchObject({ sentence: 'noMonastery28' });
    expect(table.why({ type: 'setDie', die: 0 })).toMatchObject({ sentence: 'noShield16' });
    expect(table.why({ type: 'copyMonasteries', duchy: 1 })).toMatchObject({ sentence: 'noShield6' });
    const shielded = given({ options: { shields: true }, shields: [6, 16], dice: [2, 3] });
    expect(shielded.why({ type: 'copyMonasteries', duchy: 0 })).toMatchObject({ sentence: 'ownDuchy' });
    expect(shielded.play('die 2', 'takeWorkers').why({ type: 'setDie', die: 0 })).toMatchObject({
      sentence: 'dieSpent',
    });
    expect(shielded.why({ type: 'shield', depot: 2, shield: 9 })).toMatchObject({ sentence: 'shieldGone' });
  });

  test('CB-6.3 no space for a tile at all', () => {
    const table = given({ dice: [1, 1], workers: 9, stored: ['castle'] }).play('die 1');
    expect(table.why({ type: 'storedTile', tile: 'castle', from: 'own' })).toMatchObject({
      sentence: 'noSpaceFits',
    });
    expect(table.why({ type: 'storedTile', tile: ship, from: 'own' })).toMatchObject({
      sentence: 'tileNotStored',
    });
    expect(table.why({ type: 'space', space: 11, tile: null })).toMatchObject({
      sentence: 'chooseTileFirst',
    });
  });

  test('CB-7.3 CB-7.5 goods of a ship', () => {
    const table = given({
      dice: [2, 2],
      stored: ['ship'],
      goods: { red: 1, purple: 1 },
      depotGoods: { 1: { pink: 1, brown: 1 } },
    });
    table.play('die 2', 'place ship', 'on 17');
    expect(table.why({ type: 'depot', depot: 4 })).toMatchObject({ sentence: 'depotWithoutGoods' });
    expect(table.play('depot 1').why({ type: 'goods', goods: 6 })).toMatchObject({
      sentence: 'goodsNotThere',
    });
  });

  test('CB-40.2 every reason names a rule', () => {
    expect(REASONS.every(reason => /^CB-\d+\.\d+$/.test(REASON_RULES[reason]))).toBe(true);
  });
});

describe('figures', () => {
  test('CB-16.6 CB-30.6 every figure says where it comes from, the designed ones too', () => {
    const figures = figureFiles.flatMap(([file, content]) => figureList(content, file));
    expect(figures.length).toBeGreaterThan(500);
    expect(figures.filter(({ provenance }) => provenance === undefined)).toEqual([]);
    const designed = figures
      .filter(({ provenance }) => provenance === 'reconstructed')
      .map(({ path }) => path.split(/[.[]/).slice(0, 2).join('.'));
    expect(new Set(designed)).toEqual(
      new Set(['duchies.boards', 'team-duchies.duchies', 'depots.blackDepot']),
    );
  });
});
