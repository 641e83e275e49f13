import { describe, expect, test } from 'vitest';
import { castlesOfBurgundy as game, finalScore, pointsOfSize, SCORING, type PHASES } from '../rules/index.ts';
import { given, put, type SeatGiven, type TableGiven } from './given.ts';

type Phase = (typeof PHASES)[number];

/** Places a mine on 33, with mines on 24 and 29 already there. */
const thirdMine = (wanted: TableGiven) =>
  given({ dice: [3, 3], stored: ['mine'], placed: { 24: 'mine', 29: 'mine' }, ...wanted });

describe('areas and colours', () => {
  test('CB-9.2 the points for 1 to 8 spaces', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(pointsOfSize)).toEqual([1, 3, 6, 10, 15, 21, 28, 36]);
  });

  test('CB-9.3 CB-9.4 the phase gives 10, 8, 6, 4 or 2 at once, whatever the size', () => {
    const phases = (phase: Phase): number[] => {
      const table = given({ phase, dice: [3, 3], stored: ['bank'] }).play('die 3', 'place bank', 'on 11');
      return [table.points('areas'), table.points('phases')];
    };
    expect((['A', 'B', 'C', 'D', 'E'] as const).map(phases)).toEqual([
      [1, 10],
      [1, 8],
      [1, 6],
      [1, 4],
      [1, 2],
    ]);
  });

  test('CB-9.5 an area scores once, by its last space', () => {
    const table = given({ dice: [5, 4], stored: ['ship', 'ship', 'ship'] });
    table.play('die 5', 'place ship', 'on 19', 'die 4', 'place ship', 'on 20');
    expect(table.points('areas')).toBe(0);
    const last = given({ dice: [1, 2], stored: ['ship', 'ship'], placed: { 19: 'ship', 20: 'ship' } });
    last.play('die 1', 'place ship', 'on 21');
    expect(last.points('areas')).toBe(6);
    last.play('die 2', 'place ship', 'on 17');
    expect(last.points('areas')).toBe(6);
    expect(last.eventsOf('areaCompleted')).toEqual([
      { type: 'areaCompleted', seat: 0, space: 21, size: 3, counted: 3 },
    ]);
  });

  test('CB-9.6 CB-9.2 CB-9.3 the first to cover a colour takes the big bonus tile (TV-21)', () => {
    const table = thirdMine({ phase: 'C' }).play('die 3', 'place mine');
    expect(table.forecast('on 33')).toMatchObject({
      points: { areas: 6, phases: 6, colourBonus: 5 },
      completesColour: true,
    });
    table.play('on 33');
    expect(table.score()).toBe(17);
    expect(table.duchy().bonus).toEqual([0, 0, 0, 0, 1, 0]);
    expect(table.eventsOf('colourCompleted')).toEqual([
      { type: 'colourCompleted', seat: 0, family: 'mine', bonus: 'big' },
    ]);
  });

  test('CB-9.7 the second takes the small one (TV-22)', () => {
    const table = thirdMine({ phase: 'D' });
    table.state.bonusTaken = [0, 0, 0, 0, 1, 0];
    table.play('die 3', 'place mine', 'on 33');
    expect(table.score()).toBe(12);
    expect(table.duchy().bonus[4]).toBe(2);
  });

  test('CB-9.8 the third gets nothing (TV-23)', () => {
    const table = thirdMine({ phase: 'D', seats: 4 });
    table.state.bonusTaken = [0, 0, 0, 0, 2, 0];
    table.play('die 3', 'place mine', 'on 33');
    expect(table.score()).toBe(10);
    expect(table.duchy().bonus[4]).toBe(0);
  });

  test('CB-9.9 bonus tiles are scored at once, at most one a colour', () => {
    const table = thirdMine({ seats: 3 }).play('die 3', 'place mine', 'on 33');
    expect(table.points('colourBonus')).toBe(6);
    expect(table.state.bonusTaken[4]).toBe(1);
    expect(game.view(table.state, 1).duchies[0]!.bonus.mine).toBe('big');
  });

  test('CB-9.10 scores above 100 and 200 are simply kept', () => {
    const table = thirdMine({});
    table.player().points[0] = 198;
    table.play('die 3', 'place mine', 'on 33');
    expect(table.score()).toBe(198 + 6 + 10 + 5);
  });
});

describe('selling and taking workers', () => {
  const sale = (wanted: TableGiven) => given({ dice: [3, 4], ...wanted }).play('die 3', 'sell pink');

  test('CB-10.1 CB-10.4 CB-10.5 all goods of the colour of the die: points by players and 1 silver (TV-26)', () => {
    const table = sale({ seats: 3, goods: { pink: 3, red: 2 } });
    expect([table.points('goodsSold'), table.duchy().silver]).toEqual([9, 1]);
    expect(table.goods()).toEqual({ red: 2 });
    const better = sale({ seats: 3, goods: { pink: 3 }, monasteries: [3, 4] });
    expect([better.score(), better.duchy().silver, better.duchy().workers]).toEqual([9, 2, 1]);
    expect([2, 4].map(seats => sale({ seats, goods: { pink: 3 } }).score())).toEqual([6, 12]);
  });

  test('CB-10.2 a part of a stack cannot be kept', () => {
    const table = given({ dice: [3, 3], goods: { pink: 4 } }).play('die 3');
    expect(table.legal()).toEqual(['sell pink', 'takeWorkers']);
    expect(table.play('sell pink').goods()).toEqual({});
  });

  test('CB-10.3 at least one tile must be held', () => {
    const table = given({ dice: [3, 3], workers: 9, goods: { red: 1 } }).play('die 3');
    expect(table.legal()).not.toContain('sell pink');
    expect(table.why({ type: 'goods', goods: 3 })).toMatchObject({ rule: 'CB-10.3' });
    expect(table.legal()).toContain('sell red');
  });

  test('CB-10.6 sold goods lie face down: others see their number, the owner the colours', () => {
    const table = sale({ goods: { pink: 3 } });
    expect(game.view(table.state, 0).duchies[0]).toMatchObject({ soldCount: 3, sold: [0, 0, 3, 0, 0, 0] });
    expect(game.view(table.state, 1).duchies[0]).toMatchObject({ soldCount: 3, sold: null });
    expect(game.view(table.state, 'spectator').duchies[0]!.sold).toBeNull();
  });

  test('CB-10.7 CB-10.8 a die of any value gives 2 workers, always', () => {
    for (let die = 1; die <= 6; die++) {
      const table = given({ dice: [die, die] }).play(`die ${die}`);
      expect(table.legal()).toEqual(['takeWorkers']);
      expect(table.play('takeWorkers').duchy().workers).toBe(2);
    }
  });
});

describe('the end of the game', () => {
  const final = (wanted: TableGiven) => {
    const { state } = given({ phase: 'E', round: 5, ...wanted });
    return finalScore(state, state.duchies[0]!);
  };

  test('CB-13.1 the game ends after phase E', () => {
    const table = given({ phase: 'E', round: 5 }).endRound();
    expect(game.waitingFor(table.state)).toEqual([]);
    expect(game.outcome(table.state)).toMatchObject({ ending: 'lastPhase' });
    expect(table.eventsOf('gameEnded')).toEqual([{ type: 'gameEnded', ending: 'lastPhase' }]);
  });

  test('CB-13.2 CB-13.3 CB-13.4 goods 1 each, silver 1 each, workers 1 for two (TV-34)', () => {
    expect(final({ goods: { red: 2, pink: 1 }, silver: 2, workers: 5 })).toEqual({
      monasteries: 0,
      shields: 0,
      goods: 3,
      silver: 2,
      workers: 2,
    });
    expect(SCORING.final).toEqual({ goods: 1, silver: 1, workersPerPoint: 2 });
  });

  test('CB-13.5 CB-14.15 CB-14.19 monasteries in the duchy score: sold colours and sold goods (TV-35)', () => {
    const sold = { red: 4, purple: 3, pink: 3, orange: 1 };
    expect(final({ monasteries: [15], sold, goods: { brown: 2 } }).monasteries).toBe(8);
    expect(final({ monasteries: [15, 25], sold }).monasteries).toBe(8 + 11);
  });

  test('CB-13.6 tiles on key spaces score nothing (TV-41)', () => {
    expect(final({ stored: ['monastery25'], sold: { red: 8 } }).monasteries).toBe(0);
  });

  const scores = (
    own: number,
    other: number,
    more: (table: ReturnType<typeof given>) => void = () => undefined,
  ) => {
    const table = given({ phase: 'E', round: 5 });
    table.player(0).points[0] = own;
    table.player(1).points[0] = other;
    more(table);
    return game.outcome(table.endRound().state)!;
  };

  test('CB-13.7 most points win', () => {
    expect(scores(120, 90)).toMatchObject({ ranks: [1, 2], scores: [120, 90] });
    expect(scores(120, 90).tieBreak).toBeUndefined();
  });

  test('CB-13.8 of tied players the one with the most empty spaces wins (TV-40)', () => {
    const fill = (table: ReturnType<typeof given>): void => {
      put(table.duchy(0), 11, 'bank');
      put(table.duchy(0), 12, 'monastery1');
    };
    expect(scores(201, 201, fill)).toMatchObject({ ranks: [2, 1], tieBreak: 'emptySpaces' });
  });

  test('CB-13.9 still tied, the one furthest back on the bridge wins (TV-40)', () => {
    expect(scores(201, 201)).toMatchObject({ ranks: [2, 1], tieBreak: 'furthestBack' });
    const ahead = scores(201, 201, ({ state }) => Object.assign(state, { bridge: [0, 1], order: [1, 0] }));
    expect(ahead).toMatchObject({ ranks: [1, 2], tieBreak: 'furthestBack' });
  });
});

describe('monasteries 1 to 26', () => {
  const build = (die: number, more: SeatGiven) => given({ dice: [die, die], ...more }).play(`die ${die}`);

  test('CB-14.3 monastery 3 gives 2 silver for a sale, also of a warehouse', () => {
    const table = given({ dice: [3, 3], stored: ['warehouse'], goods: { red: 1 }, monasteries: [3] });
    expect(table.play('die 3', 'place warehouse', 'on 25', 'sell red').duchy().silver).toBe(2);
  });

  test('CB-14.4 monastery 4 gives a worker for a sale', () => {
    expect(
      build(4, { goods: { red: 2 }, monasteries: [4] })
        .play('sell red')
        .duchy().workers,
    ).toBe(1);
  });

  const fleet = (wanted: TableGiven) =>
    given({ dice: [2, 2], stored: ['ship'], monasteries: [5], ...wanted }).play(
      'die 2',
      'place ship',
      'on 17',
    );

  test('CB-14.5 monastery 5 adds one of the two depots next on the ring (TV-07)', () => {
    const table = fleet({ depotGoods: { 6: { red: 1 }, 5: { pink: 1 }, 1: { brown: 1 }, 3: { orange: 1 } } });
    table.play('depot 6');
    expect(table.legal()).toEqual(['depot 5', 'depot 1', 'decline']);
    expect(table.why({ type: 'depot', depot: 3 })).toMatchObject({
      rule: 'CB-14.5',
      sentence: 'depotNotAdjacent',
    });
    expect(table.play('decline').goods()).toEqual({ red: 1 });
  });

  test('CB-14.21 the goods of both depots are one pool (TV-08)', () => {
    const table = fleet({ goods: { purple: 1 }, depotGoods: { 1: { pink: 1, brown: 1 }, 2: { red: 1 } } });
    table.play('depot 1', 'depot 2');
    expect(table.legal()).toEqual(['pink', 'red', 'brown']);
    table.play('red');
    expect(table.legal()).toEqual(['pink', 'brown']);
    table.play('pink');
    expect(table.goods()).toEqual({ purple: 1, pink: 1, red: 1 });
    expect(table.state.depots[0]!.goods).toEqual([0, 0, 0, 0, 1, 0]);
  });

  test('CB-14.6 monastery 6 buys anywhere, with silver and workers in any mix (TV-29)', () => {
    const table = given({
      silver: 1,
      workers: 1,
      monasteries: [6],
      depots: { 5: ['mine'] },
      black: ['ship'],
    });
    expect(table.free()).toEqual(['buy ship from black', 'buy mine from 5']);
    table.play('buy mine from 5');
    expect([table.duchy().silver, table.duchy().workers]).toEqual([0, 0]);
    expect(table.stored()).toEqual(['mine']);
    expect(table.free()).toEqual([]);
    const rich = given({ silver: 2, workers: 2, monasteries: [6], black: ['ship'] }).play(
      'buy ship from black',
    );
    expect(rich.legal()).toEqual(['pay 2 silver', 'pay 1 silver', 'pay 0 silver']);
    rich.play('pay 0 silver');
    expect([rich.duchy().silver, rich.duchy().workers]).toEqual([2, 0]);
  });

  test('CB-14.6 CB-6.2 workers needed for a tile in the hand cannot be spent on a purchase', () => {
    const table = given({ dice: [1, 1], workers: 2, monasteries: [6], stored: ['bank'], black: ['ship'] });
    table.play('die 1', 'place bank');
    expect(table.free()).toEqual([]);
    const more = given({
      dice: [1, 1],
      workers: 3,
      silver: 1,
      monasteries: [6],
      stored: ['bank'],
      black: ['ship'],
    });
    more.play('die 1', 'place bank', 'buy ship from black');
    expect(more.asked).toBe('placeTile');
    expect(more.duchy().workers).toBe(2);
  });

  test('CB-14.8 with monastery 8 a worker turns a die by up to two steps (TV-02)', () => {
    const price = (monasteries: number[]) =>
      build(3, { workers: 9, monasteries, goods: { orange: 1 } }).forecast('sell orange');
    expect(price([8])).toMatchObject({ price: 2 });
    expect(price([])).toMatchObject({ price: 3 });
  });

  test('CB-14.9 CB-14.10 CB-14.11 one free step for placing a tile of the families named', () => {
    const price = (tile: string, die: number, monastery: number): number => {
      const table = build(die, {
        workers: 9,
        stored: [tile],
        monasteries: [monastery],
        placed: { 10: 'cow2', 11: 'church' },
      });
      const places = table.forecast(`place ${tile}`);
      return places?.type === 'placements' ? Math.min(...places.places.map(place => place.price)) : -1;
    };
    // The nearest spaces: building 25 (3), livestock 4 (2), ship 17 (2), castle 6 (6), mine 24 (4), monastery 12 (1).
    expect(price('bank', 5, 9)).toBe(1);
    expect(price('ship', 3, 10)).toBe(0);
    expect(price('cow2', 3, 10)).toBe(0);
    expect(price('mine', 3, 11)).toBe(0);
    expect(price('monastery20', 2, 11)).toBe(0);
    expect(price('castle', 5, 11)).toBe(0);
    expect(price('bank', 4, 10)).toBe(1);
    expect(price('ship', 3, 11)).toBe(1);
    expect(price('mine', 3, 9)).toBe(1);
  });

  test('CB-14.12 one free step for taking a tile (TV-03)', () => {
    const table = given({ dice: [2, 2], workers: 1, monasteries: [12], depots: { 4: ['ship'] } }).play(
      'die 2',
      'take ship from 4',
    );
    expect(table.duchy().workers).toBe(0);
  });

  test('CB-14.13 CB-14.14 taking workers gives 1 silver more, and 4 workers', () => {
    expect(
      build(2, { monasteries: [13] })
        .play('takeWorkers')
        .duchy(),
    ).toMatchObject({ silver: 1, workers: 2 });
    expect(
      build(2, { monasteries: [14] })
        .play('takeWorkers')
        .duchy(),
    ).toMatchObject({ silver: 0, workers: 4 });
    expect(build(2, { monasteries: [13, 14] }).forecast('takeWorkers')).toMatchObject({
      silver: 1,
      workers: 4,
    });
  });

  test('CB-14.24 neither works for a boarding house, both for the action of a castle', () => {
    const house = given({ dice: [3, 3], stored: ['boardingHouse'], monasteries: [13, 14] });
    expect(house.play('die 3', 'place boardingHouse', 'on 25').duchy()).toMatchObject({
      silver: 0,
      workers: 4,
    });
    const castle = given({ dice: [6, 6], stored: ['castle'], placed: { 5: 'cow2' }, monasteries: [13, 14] });
    expect(castle.play('die 6', 'place castle', 'on 6', 'takeWorkers').duchy()).toMatchObject({
      silver: 1,
      workers: 4,
    });
  });

  const end = (wanted: TableGiven): number => {
    const { state } = given(wanted);
    return finalScore(state, state.duchies[0]!).monasteries;
  };

  test('CB-14.16 monasteries 16 to 23 give 4 points for each building of their type', () => {
    const types = [
      'warehouse',
      'watchtower',
      'carpentersWorkshop',
      'church',
      'market',
      'boardingHouse',
      'bank',
      'cityHall',
    ];
    types.forEach((building, i) => {
      const placed = { 11: building, 13: building, 25: building === 'bank' ? 'church' : 'bank' };
      expect(end({ monasteries: [16 + i], placed })).toBe(8);
    });
  });

  test('CB-14.16 CB-14.17 two watchtowers and four banks make 24 (TV-36)', () => {
    const placed = { 11: 'bank', 13: 'bank', 22: 'bank', 25: 'bank', 26: 'watchtower', 14: 'watchtower' };
    expect(end({ monasteries: [17, 22], placed })).toBe(24);
    expect(end({ monasteries: [17, 22], placed: { ...placed, 31: 'crane' } })).toBe(28);
  });

  test('CB-14.18 CB-20.12 4 points for each species, geese are one of their own (TV-38)', () => {
    const placed = { 0: 'sheep2', 4: 'sheep3', 5: 'sheep4', 9: 'cow2', 10: 'pig2' };
    expect(end({ monasteries: [24], placed })).toBe(12);
    expect(end({ monasteries: [24], placed: { ...placed, 27: 'geese2' } })).toBe(16);
  });

  test('CB-14.20 CB-21.9 3 points for each bonus tile; a border reward is none (TV-39)', () => {
    const { state } = given({ monasteries: [26] });
    state.duchies[0]!.bonus = [1, 2, 2, 0, 0, 0];
    state.bordersClosed = 1;
    expect(finalScore(state, state.duchies[0]!).monasteries).toBe(9);
  });

  test('CB-14.22 the free step is exactly one, also with monastery 8 (TV-04)', () => {
    const table = given({
      dice: [1, 1],
      workers: 1,
      monasteries: [8, 9],
      stored: ['bank'],
      placed: { 12: 'monastery1', 7: 'monastery2' },
    });
    table.play('die 1', 'place bank');
    expect(table.forecast('on 8')).toMatchObject({ price: 1 });
  });

  test('CB-14.23 CB-22.3 CB-22.4 the free step helps the white die too (TV-45)', () => {
    const white = (monasteries: number[]) =>
      given({
        options: { whiteCastles: true },
        dice: [3, 3],
        white: 2,
        workers: 2,
        monasteries,
        stored: ['whiteCastle'],
        depots: { 4: ['ship'] },
      }).play('die 3', 'place whiteCastle', 'on 25', 'take ship from 4');
    expect(white([]).duchy().workers).toBe(0);
    expect(white([12]).duchy().workers).toBe(1);
    expect(white([]).state.whiteDie).toBe(2);
  });
});
