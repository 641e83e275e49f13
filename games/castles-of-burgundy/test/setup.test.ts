import { fastChance, type Options } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  BASE_DUCHIES,
  boardNamed,
  castlesOfBurgundy as game,
  faceOf,
  FAMILIES,
  MAIN_BOARD,
  tileNamed,
  TILES,
  type State,
} from '../rules/index.ts';
import { given, seatZeroFirst, TestTable } from './given.ts';

const start = (seats: number, options: Options = {}, seed = 1): State =>
  game.setup(options, seats, fastChance(seed));
const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const used = (state: State): number =>
  sum(state.depots.map(({ tiles }) => tiles.filter(tile => tile >= 0).length));
const blacks = (state: State): number => state.blackDepot.filter(tile => tile >= 0).length;

describe('set-up', () => {
  test('CB-1.1 the side of the main board follows the number of players', () => {
    expect([2, 3, 4].map(seats => used(start(seats)))).toEqual([12, 18, 24]);
  });

  test('CB-1.2 the base tiles lie in seven supplies by their backs', () => {
    const base = TILES.filter(face => face.set === 'base');
    const count = (family: number): number => sum(base.map(face => (face.family === family ? face.own : 0)));
    expect(FAMILIES.map((_, family) => count(family))).toEqual([40, 20, 20, 14, 10, 20]);
    expect(sum(base.map(face => face.black))).toBe(40);
    expect(sum(base.map(face => face.own + face.black))).toBe(164);
    const state = start(2);
    expect(state.supplies.map(supply => supply.length)).toEqual([
      40 - 4,
      20 - 2,
      20 - 2,
      14 - 2 - 1,
      10 - 1,
      20 - 2,
      40 - 4,
    ]);
  });

  test('CB-1.3 tiles are drawn at random', () => {
    const depots = (seed: number): string =>
      JSON.stringify(start(4, {}, seed).depots.map(({ tiles }) => tiles));
    expect(new Set([1, 2, 3, 4, 5].map(depots)).size).toBe(5);
    expect(depots(1)).toBe(depots(1));
  });

  test('CB-1.4 of 42 goods five lie on the round spaces, the rest is hidden', () => {
    const state = start(2);
    expect(state.roundGoods).toHaveLength(4);
    expect(sum(state.depots.flatMap(({ goods }) => goods))).toBe(1);
    expect(sum(state.hiddenGoods)).toBe(42 - 5 - 6);
  });

  test('CB-1.5 a big and a small bonus tile wait in each colour', () => {
    expect(start(3).bonusTaken).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('CB-1.6 everybody has two dice, a pawn on the start of the bridge and no points', () => {
    const { state } = given({ seats: 4 });
    expect(state.players.map(({ dice }) => dice.length)).toEqual([2, 2, 2, 2]);
    expect(state.bridge).toEqual([0, 0, 0, 0]);
    expect(start(4).players.every(({ points }) => sum(points) === 0)).toBe(true);
    expect(game.colours).toHaveLength(4);
  });

  test('CB-1.7 everybody has three random goods, equal ones stacked', () => {
    for (const seats of [2, 3, 4])
      expect(start(seats).duchies.map(({ goods }) => sum(goods))).toEqual(
        Array.from({ length: seats }, () => 3),
      );
  });

  test('CB-1.8 everybody has 1 silver', () => {
    expect(start(4).duchies.map(({ silver }) => silver)).toEqual([1, 1, 1, 1]);
  });

  test('CB-1.9 in the standard set-up all use duchy 1 or 2 with a castle from the supply on space 18', () => {
    for (const id of ['1', '2']) {
      const state = start(3, { standardDuchy: id });
      expect(state.duchies.map(({ board }) => board)).toEqual([id, id, id]);
      expect(state.duchies.every(({ spaces }) => spaces[18] === tileNamed('castle'))).toBe(true);
      expect(boardNamed(id).numbers[18]).toBe(6);
      expect(game.question(state)?.kind).toBe('turn');
      expect(game.check(state)).toEqual([]);
    }
  });

  test('CB-1.10 on any other duchy the player chooses the castle space', () => {
    const table = new TestTable(game.setup({ duchyChoice: 'fixed', duchies: '4 6' }, 2, seatZeroFirst()));
    expect(table.legal()).toEqual(boardNamed('4').startCastles.map(space => `castle ${space}`));
    expect(table.play('castle 13').legal()).toEqual(
      boardNamed('6').startCastles.map(space => `castle ${space}`),
    );
    table.play('castle 36');
    expect(table.duchy(0).spaces[13]).toBe(tileNamed('castle'));
    expect(table.duchy(1).spaces[36]).toBe(tileNamed('castle'));
  });

  test('CB-1.11 the starting castle scores nothing and gives no action (TV-24)', () => {
    const table = new TestTable(game.setup({}, 2, seatZeroFirst()));
    expect(table.score()).toBe(0);
    expect(table.asked).toBe('turn');
    const chosen = new TestTable(game.setup({ duchyChoice: 'fixed', duchies: '3 4' }, 2, seatZeroFirst()));
    expect(chosen.play('castle 18', 'castle 0').score()).toBe(0);
    expect(chosen.asked).toBe('turn');
  });

  test('CB-1.12 the starting castle counts for the colour and for adjacency (TV-25)', () => {
    const table = given({
      seats: 3,
      phase: 'B',
      dice: [6, 1],
      stored: ['castle'],
      placed: { 1: 'castle', 2: 'castle' },
    });
    table.play('die 6', 'place castle', 'on 6');
    expect([table.points('areas'), table.points('phases'), table.points('colourBonus')]).toEqual([6, 8, 6]);
    expect(table.score()).toBe(20);
    expect(table.asked).toBe('dieAction');
    expect(table.legal()).toContain('takeWorkers');
  });

  test('CB-1.13 the start player is random', () => {
    const starts = Array.from({ length: 60 }, (_, seed) => start(4, {}, seed).order[0]!);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('CB-1.14 CB-1.15 workers 1 to 4 and the stack on the bridge go clockwise from the start player', () => {
    const state = start(4, {}, 5);
    const [first] = state.order;
    expect(state.order).toEqual([0, 1, 2, 3].map(i => (first! + i) % 4));
    expect(state.order.map(seat => state.duchies[seat]!.workers)).toEqual([1, 2, 3, 4]);
  });

  test('CB-1.16 the start player acts first, and the white die has been rolled for the round', () => {
    const state = start(3, {}, 9);
    expect(game.waitingFor(state)).toEqual([state.order[0]]);
    expect(state.depots[state.whiteDie - 1]!.goods.some(count => count > 0)).toBe(true);
  });

  test('CB-1.17 silver and workers are not limited', () => {
    const table = given({ dice: [1, 1], workers: 40, silver: 60, stored: ['bank'] });
    table.play('die 1', 'takeWorkers');
    expect(table.duchy().workers).toBe(42);
  });

  test('CB-1.18 holdings are public', () => {
    const { state } = given({ silver: 3, workers: 4, goods: { red: 2 }, stored: ['ship'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = game.view(state, viewer);
      expect(seen.duchies[0]).toMatchObject({ silver: 3, workers: 4, goods: [0, 0, 0, 2, 0, 0] });
      expect(seen.players[0]!.keySpaces).toEqual(['ship']);
    }
  });
});

describe('the number of players', () => {
  test('CB-15.1 two players use 12 depot spaces and 4 black ones (TV-33)', () => {
    const state = start(2);
    const families = FAMILIES.map(
      (_, family) =>
        state.depots.flatMap(({ tiles }) => tiles).filter(tile => tile >= 0 && faceOf(tile).family === family)
          .length,
    );
    expect(families).toEqual([4, 2, 2, 1, 1, 2]);
    expect(state.depots.map(({ tiles }) => tiles.filter(tile => tile >= 0).length)).toEqual([
      2, 2, 2, 2, 2, 2,
    ]);
    expect(blacks(state)).toBe(4);
  });

  test('CB-15.2 three players use 18 depot spaces and 6 black ones', () => {
    const state = start(3);
    expect(state.depots.map(({ tiles }) => tiles.filter(tile => tile >= 0).length)).toEqual([
      3, 3, 3, 3, 3, 3,
    ]);
    expect(blacks(state)).toBe(6);
  });

  const sixthDepot = (seats: number): string[] => {
    const table = new TestTable(game.setup({}, seats, seatZeroFirst()));
    const seen: string[] = [];
    for (let phase = 0; phase < 5; phase++) {
      seen.push(table.depot(6)[0]!);
      while (table.state.phase === phase && table.state.stack.length > 0) table.play('endTurn');
    }
    return seen;
  };

  test('CB-15.3 with three players depot 6 has a castle in A, C, E and a mine in B, D (TV-32)', () => {
    expect(sixthDepot(3)).toEqual(['castle', 'mine', 'castle', 'mine', 'castle']);
  });

  test('CB-15.4 with four players it is always a castle', () => {
    expect(sixthDepot(4)).toEqual(['castle', 'castle', 'castle', 'castle', 'castle']);
  });

  test('CB-15.5 points for goods and bonus tiles depend on the number of players', () => {
    const seen = [2, 3, 4].map(seats => game.view(start(seats), 0));
    expect(seen.map(({ goodsPoints }) => goodsPoints)).toEqual([2, 3, 4]);
    expect(seen.map(({ bonusPoints: { big, small } }) => [big, small])).toEqual([
      [5, 2],
      [6, 3],
      [7, 4],
    ]);
  });
});

describe('other duchies', () => {
  test('CB-16.1 duchies 3 to 10 by agreement, different ones for different players', () => {
    const state = start(4, { duchyChoice: 'fixed', duchies: '3, 10, 1, 1' });
    expect(state.duchies.map(({ board }) => board)).toEqual(['3', '10', '1', '1']);
    expect(BASE_DUCHIES).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(() => start(2, { duchyChoice: 'fixed', duchies: '3 3' })).toThrow(/only one board/);
    expect(() => start(2, { duchyChoice: 'fixed', duchies: '3 11a' })).toThrow(/none of the duchies/);
    expect(() => start(3, { duchyChoice: 'fixed', duchies: '3 4' })).toThrow(/each seat/);
  });

  test('CB-16.2 CB-16.3 in the expert set-up a random board is dealt; side and castle space are chosen in turn order', () => {
    const table = new TestTable(start(3, { duchyChoice: 'expert' }, 4));
    const chosen: number[] = [];
    while (table.asked !== 'turn') {
      expect(table.asked).toBe('chooseSide');
      chosen.push(table.seat);
      const sides = table.legal();
      expect(sides).toHaveLength(2);
      table.play(sides[1]!);
      expect(table.asked).toBe('chooseStartCastle');
      table.play(table.legal().at(-1)!);
    }
    expect(chosen).toEqual(table.state.table.firstOrder);
    expect(
      game.view(start(3, { duchyChoice: 'expert' }, 4), 0).dealt.filter(sides => sides.length === 2),
    ).toHaveLength(3);
  });

  test('CB-16.4 or all choose at once in secret', () => {
    const table = new TestTable(start(2, { duchyChoice: 'expert', expertOrder: 'secret' }, 2));
    expect(game.question(table.state)).toMatchObject({
      kind: 'chooseSecretly',
      sealed: true,
      waitingFor: [0, 1],
    });
    const [, side] = table.legal(1);
    const before = JSON.stringify([game.view(table.state, 0), game.question(table.state)?.waitingFor]);
    game.play(table.state, 1, table.action(side!, 1), fastChance(1));
    expect(JSON.stringify([game.view(table.state, 0), game.question(table.state)?.waitingFor])).toBe(before);
    game.play(table.state, 1, table.action(table.legal(1)[0]!, 1), fastChance(1));
    expect(game.waitingFor(table.state)).toEqual([0]);
    expect(table.duchy(1).board).toBe('');
    table.play(table.legal(0)[0]!);
    table.play(table.legal(0)[0]!);
    expect(table.asked).toBe('turn');
    expect(`duchy ${table.duchy(1).board}`).toBe(side);
  });

  test('CB-16.5 CB-16.6 no two players hold the same board; 1 and 2 exist four times', () => {
    for (let seed = 1; seed < 30; seed++) {
      const sides = game
        .view(start(4, { duchyChoice: 'expert', expertOrder: 'secret' }, seed), 0)
        .dealt.map(pair => pair.join('|'));
      const scarce = sides.filter(pair => pair !== '1|2');
      expect(new Set(scarce).size).toBe(scarce.length);
      for (const pair of scarce) expect(['3|4', '5|6', '7|8', '9|10']).toContain(pair);
    }
  });
});

describe('the boards', () => {
  const sizes = (id: string): number[][] =>
    FAMILIES.map((_, family) =>
      boardNamed(id)
        .areas.filter(area => area.family === family)
        .map(({ spaces }) => spaces.length)
        .sort((a, b) => b - a),
    );

  // Building, livestock, monastery, castle, mine, ship.
  const table: Record<string, number[][]> = {
    1: [[5, 3, 3, 1], [5, 1], [3, 3], [3, 1], [3], [3, 3]],
    2: [
      [5, 3, 2, 2],
      [4, 2],
      [3, 2, 1],
      [1, 1, 1, 1],
      [1, 1, 1],
      [2, 2, 2],
    ],
    3: [[5, 5, 1, 1], [4, 2], [6], [1, 1, 1, 1], [2, 1], [3, 2, 1]],
    4: [
      [5, 5, 2],
      [3, 3],
      [3, 3],
      [1, 1, 1, 1],
      [2, 1],
      [4, 1, 1],
    ],
    5: [
      [3, 3, 3, 2, 1],
      [3, 3],
      [3, 2, 1],
      [1, 1, 1, 1],
      [2, 1],
      [3, 2, 1],
    ],
    6: [[6, 4, 2], [4, 2], [3, 3], [1, 1, 1, 1], [1, 1, 1], [6]],
    7: [
      [7, 3, 2],
      [3, 3],
      [2, 2, 2],
      [2, 2],
      [1, 1, 1],
      [2, 2, 2],
    ],
    8: [[2, 2, 2, 2, 2, 2], [6], [4, 2], [1, 1, 1, 1], [2, 1], [1, 1, 1, 1, 1, 1]],
    9: [
      [6, 6],
      [4, 2],
      [3, 1, 1, 1],
      [1, 1, 1, 1],
      [2, 1],
      [4, 2],
    ],
    10: [
      [8, 2, 2],
      [4, 2],
      [2, 2, 2],
      [1, 1, 1, 1],
      [2, 1],
      [2, 2, 2],
    ],
    '11a': [
      [7, 2, 2, 1],
      [5, 1],
      [5, 1],
      [1, 1, 1, 1],
      [2, 1],
      [5, 1],
    ],
    '11b': [[5, 3, 3, 1], [6], [6], [1, 1, 1, 1], [3], [6]],
    '11c': [
      [4, 4, 4],
      [5, 1],
      [4, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1],
      [4, 2],
    ],
    '11d': [[6, 4, 2], [3, 3], [3, 2, 1], [2, 1, 1], [3], [6]],
    '11e': [[8, 3, 1], [6], [2, 2, 2], [2, 1, 1], [2, 1], [4, 2]],
    '11f': [[6, 6], [4, 2], [2, 2, 2], [1, 1, 1, 1], [3], [3, 2, 1]],
    '12a': [
      [6, 4, 4, 4, 3, 3],
      [4, 4, 4],
      [7, 3, 2],
      [1, 1, 1, 1, 1, 1, 1],
      [3, 2, 1],
      [8, 4],
    ],
    '12b': [
      [8, 6, 5, 3, 1, 1],
      [6, 3, 2, 1],
      [5, 4, 2, 1],
      [1, 1, 1, 1, 1, 1, 1],
      [3, 1, 1, 1],
      [6, 3, 2, 1],
    ],
    '13a': [
      [3, 2, 2, 2, 1, 1, 1],
      [3, 1, 1, 1],
      [3, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ],
    '13b': [
      [4, 2, 2, 2, 1, 1],
      [3, 2, 1],
      [2, 2, 2],
      [1, 1, 1, 1],
      [1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ],
  };

  test.each(Object.entries(table))('CB-9.1 the areas of duchy %s', (id, expected) => {
    expect(sizes(id)).toEqual(expected);
  });

  test('CB-8.15 duchy 1 has towns of 1, 3, 3 and 5 spaces; no duchy has fewer than 2 or more than 7 towns (TV-71)', () => {
    expect(sizes('1')[0]).toEqual([5, 3, 3, 1]);
    for (const id of BASE_DUCHIES) {
      expect(sizes(id)[0]!.length).toBeGreaterThanOrEqual(2);
      expect(sizes(id)[0]!.length).toBeLessThanOrEqual(6);
      expect(Math.max(...sizes(id)[0]!)).toBeLessThanOrEqual(8);
    }
  });

  test('CB-2.9 the colours of the depot spaces with the lowest number of players', () => {
    const spaces = MAIN_BOARD.depots.map(depot =>
      depot.spaces.map(({ family, minPlayers }) => `${family} ${minPlayers}`).sort(),
    );
    expect(spaces).toEqual([
      ['building 2', 'livestock 4', 'monastery 3', 'ship 2'],
      ['building 3', 'building 4', 'castle 2', 'monastery 2'],
      ['building 2', 'livestock 2', 'monastery 4', 'ship 3'],
      ['building 2', 'livestock 3', 'mine 4', 'ship 2'],
      ['building 3', 'building 4', 'mine 2', 'monastery 2'],
      ['building 2', 'castle 3', 'livestock 2', 'ship 4'],
    ]);
  });
});
