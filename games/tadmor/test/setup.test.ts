import { actionFrom, chanceFrom, fastChance, type Chance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  figureFiles,
  MISSION_IDS,
  PIECES,
  PRIVATE_IDS,
  RARE_GOODS,
  SETUP,
  SPACES,
  spacesFor,
  START_TILES,
  tadmor as game,
  tileId,
  TILE_IDS,
  tilesOf,
  tilesOfEra,
  countOf,
  type State,
} from '../rules/index.ts';
import { given } from './given.ts';

/** The first draw of a set-up is the first player. */
function firstPlayer(first: number, seed = 1): Chance {
  const luck = fastChance(seed);
  let draws = 0;
  return chanceFrom(count => (draws++ === 0 ? first : luck.below(count)));
}

const start = (seats: number, first = 0, options = {}): State =>
  game.setup(options, seats, firstPlayer(first));

function play(state: State, ...notations: string[]): State {
  for (const notation of notations) {
    const [seat] = game.waitingFor(state);
    const action = actionFrom(game, state, seat!, notation);
    if (action === undefined) throw new Error(`${notation} is not legal`);
    game.play(state, seat!, action as Parameters<typeof game.play>[2], fastChance(7));
  }
  return state;
}

const legal = (state: State): string[] => {
  const [seat] = game.waitingFor(state);
  return game.legalActions(state, seat!).map(action => game.write(state, seat!, action));
};

const ready = (seats: number, options = {}): State => {
  const state = start(seats, 0, options);
  while (state.turn === 0) play(state, legal(state)[0]!);
  return state;
};

describe('basics', () => {
  test('TA-1.2, TA-3.1 nine turns in three eras of three', () => {
    const eras = Array.from({ length: 9 }, (_, i) => given({ turn: i + 1, at: 'placement' }).view().era);
    expect(eras).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(SETUP.turns).toBe(9);
  });

  test('TA-1.8, TA-2.3 four cards of each temple part, all in the supply at first', () => {
    expect(game.view(ready(4), 0).templeCards).toEqual({ basement: 4, colonnade: 4, roof: 4, statues: 4 });
    expect(TILE_IDS).toHaveLength(48);
    expect(MISSION_IDS).toHaveLength(26);
  });

  test('TA-1.10, TA-2.9 everybody starts with 3 camels, 2 ships, no tower, and may reach 5 and 4', () => {
    for (const player of ready(4).players)
      expect(player).toMatchObject({ camels: 3, ships: 2, camelsInReserve: 3, shipsInReserve: 2, tower: 0 });
    expect([SETUP.mostCamels, SETUP.mostShips]).toEqual([5, 4]);
  });

  test('TA-1.13 there is no limit to what a player may own', () => {
    const tiles = tilesOfEra(1, 4).map(tileId);
    const table = given({
      seats: 4,
      at: 'placement',
      players: [{ tiles, goods: [...RARE_GOODS, ...RARE_GOODS] }],
    });
    expect(table.view().players[0]!.improvements).toHaveLength(18);
    expect(table.view().players[0]!.rareGoodCount).toBe(18);
  });

  test('TA-1.14 all but the hand is public', () => {
    const table = given({
      at: 'placement',
      players: [
        {},
        {
          wood: 2,
          traded: { gold: 1 },
          tower: 3,
          temples: ['roof'],
          goods: ['silk'],
          tiles: ['I5'],
          hand: ['K3'],
          fulfilled: ['K1'],
          returned: ['K2'],
        },
      ],
    });
    for (const viewer of [0, 'spectator'] as const)
      expect(table.view(viewer).players[1]).toMatchObject({
        warehouse: { wood: 2 },
        tradedGoods: { gold: 1 },
        tower: 3,
        temples: ['roof'],
        improvements: ['I5'],
        fulfilled: ['K1'],
        returned: ['K2'],
        handCount: 1,
        hand: null,
        reserve: { camel: 3, ship: 2 },
      });
    expect(table.view(1).players[1]!.hand).toEqual(['K3']);
  });

  test('TA-1.18, TA-1.19 seven regions; every space lies in exactly one', () => {
    expect(new Set(SPACES.map(({ region }) => region)).size).toBe(7);
    expect(SPACES.every(({ region }) => region >= 0)).toBe(true);
  });

  test('TA-1.20, TA-1.21, TA-16.3 with three or four 36 spaces: 20 for camels, 15 for ships, War Supplies for both', () => {
    for (const seats of [3, 4]) {
      const spaces = spacesFor(seats).map(place => SPACES[place]!);
      expect(spaces).toHaveLength(36);
      expect(spaces.filter(({ takes }) => takes[0] === true && takes[1] === false)).toHaveLength(20);
      expect(spaces.filter(({ takes }) => takes[1] === true && takes[0] === false)).toHaveLength(15);
      expect(spaces.filter(({ takes }) => takes.every(Boolean)).map(({ id }) => id)).toEqual(['eu-war']);
    }
  });

  test('TA-1.22, TA-2.1, TA-16.1 with two players 26 of them: 16 for camels, 9 for ships, 1 for both', () => {
    const spaces = spacesFor(2).map(place => SPACES[place]!);
    expect(spaces).toHaveLength(26);
    expect(spaces.filter(({ takes }) => takes[0] === true && takes[1] === false)).toHaveLength(16);
    expect(spaces.filter(({ takes }) => takes[1] === true && takes[0] === false)).toHaveLength(9);
    expect(ready(2).table.side).toBe('p2');
    expect(ready(3).table.side).toBe('p34');
  });
});

describe('set-up', () => {
  test('TA-2.2, TA-2.14 with two players 14 tiles are not used; 6, 8 or 10 are shown', () => {
    const unused = [
      'I7',
      'I12',
      'I13',
      'I15',
      'I17',
      'I22',
      'I25',
      'I26',
      'I31',
      'I32',
      'I36',
      'I45',
      'I46',
      'I48',
    ];
    const used = [1, 2, 3].flatMap(era => tilesOfEra(era, 2).map(tileId));
    expect(TILE_IDS.filter(id => !used.includes(id))).toEqual(unused);
    expect([2, 3, 4].map(seats => ready(seats).display.length)).toEqual([6, 8, 10]);
    expect([1, 2, 3].map(era => tilesOfEra(era, 4).length)).toEqual([18, 18, 12]);
  });

  test('TA-2.4 nobody holds a marauder card and no region is under attack', () => {
    expect(game.view(ready(4), 0)).toMatchObject({ currentRegion: null, raider: null, raidCard: null });
  });

  test('TA-2.5, TA-2.6, TA-2.7 piles of 6, 9 or 12 Rare Goods, three types of each colour, one visible', () => {
    for (const seats of [2, 3, 4]) {
      const { piles } = game.view(ready(seats), 'spectator');
      expect(Object.values(piles).map(({ count }) => count)).toEqual([3 * seats, 3 * seats, 3 * seats]);
      expect(piles.grey.goods).toEqual({ glass: seats, incense: seats, myrrh: seats });
      expect(piles.yellow.goods).toEqual({ jade: seats, ivory: seats, porcelain: seats });
      expect(piles.red.goods).toEqual({ silk: seats, perfume: seats, oil: seats });
      expect(['glass', 'incense', 'myrrh']).toContain(piles.grey.top);
    }
  });

  test('TA-2.8 the first player is drawn; the others follow clockwise', () => {
    const state = start(4, 2);
    expect(state.pawn).toBe(2);
    expect(game.view(state, 0).order).toEqual([2, 3, 0, 1]);
  });

  test('TA-2.10, TA-2.11 resources: 2 wood, 2 stone, 1 marble, 1 gold, and extras for later seats', () => {
    const state = start(4, 1);
    expect(state.players[1]!.warehouse).toEqual([2, 2, 1, 1]);
    expect(game.waitingFor(state)).toEqual([2]);
    expect(legal(state)).toEqual(['take wood', 'take stone']);
    play(state, 'take stone');
    expect(game.waitingFor(state)).toEqual([3]);
    expect(legal(state)).toEqual(['take marble', 'take gold']);
    play(state, 'take gold');
    expect(game.waitingFor(state)).toEqual([0]);
    play(state, 'take wood');
    expect(game.waitingFor(state)).toEqual([0]);
    play(state, 'take marble');
    expect(state.players.map(({ warehouse }) => warehouse)).toEqual([
      [3, 2, 2, 1],
      [2, 2, 1, 1],
      [2, 3, 1, 1],
      [2, 2, 1, 2],
    ]);
  });

  test('TA-2.12 START tiles in reverse seat order; the last one left is not asked for', () => {
    const state = play(start(4, 1), 'take wood', 'take gold', 'take wood', 'take gold');
    expect(game.waitingFor(state)).toEqual([0]);
    expect(legal(state)).toEqual(['take I1', 'take I2', 'take I3', 'take I4']);
    play(state, 'take I2');
    expect(game.waitingFor(state)).toEqual([3]);
    expect(legal(state)).toEqual(['take I1', 'take I3', 'take I4']);
    play(state, 'take I4', 'take I1');
    expect(state.turn).toBe(1);
    expect(state.players.map(player => tilesOf(player).map(tileId))).toEqual([
      ['I2'],
      ['I3'],
      ['I1'],
      ['I4'],
    ]);
    expect(game.whyNot(start(2), 1, { type: 'tile', tile: 'I5' })?.rule).toBe('TA-6.6');
  });

  test('TA-2.13 START tiles nobody took are out of play, not on display', () => {
    const state = ready(2);
    const left = START_TILES.filter(tile => !state.players.some(player => tilesOf(player).includes(tile)));
    expect(left).toHaveLength(2);
    for (const tile of left) {
      expect(state.display).not.toContain(tile);
      expect(state.box).toContain(tile);
    }
  });

  test('TA-2.15 two missions each, in secret; the rest is the deck', () => {
    const state = ready(3);
    expect(state.players.map(({ hand }) => countOf(hand))).toEqual([2, 2, 2]);
    expect(countOf(state.deck)).toBe(20);
    expect(game.view(state, 1).players[0]!.hand).toBeNull();
  });

  test('TA-2.16 everybody begins with 10 Prestige Points in turn 1', () => {
    const view = game.view(ready(3), 'spectator');
    expect(view.players.map(({ prestige }) => prestige)).toEqual([10, 10, 10]);
    expect(view.turn).toBe(1);
  });

  test('TA-2.17 expert set-up: any Era I tile, and left-over START tiles are dealt with the rest', () => {
    const state = play(start(3, 0, { expertSetup: true }), 'take wood', 'take gold');
    expect(legal(state)).toHaveLength(18);
    play(state, 'take I14', 'take I18', 'take I10');
    const others = tilesOfEra(1, 3)
      .map(tileId)
      .filter(id => !['I14', 'I18', 'I10'].includes(id));
    expect([...state.display, ...state.box].map(tileId).toSorted()).toEqual(others.toSorted());
    const everShown = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const other = game.setup({ expertSetup: true }, 3, firstPlayer(0, seed));
        while (other.turn === 0) {
          const [seat] = game.waitingFor(other);
          game.play(other, seat!, game.legalActions(other, seat!).at(-1)!, fastChance(seed));
        }
        return other.display;
      }).flat(),
    );
    for (const tile of START_TILES) expect(everShown).toContain(tile);
  });

  test('TA-2.18 T65 with two players the unused tiles are not offered in the expert set-up', () => {
    const state = play(start(2, 0, { expertSetup: true }), 'take wood');
    expect(legal(state)).toHaveLength(13);
    for (const id of ['I7', 'I12', 'I13', 'I15', 'I17']) expect(legal(state)).not.toContain(`take ${id}`);
  });

  test('TA-2.19 no private action is an Era I tile', () => {
    for (const seats of [2, 3, 4])
      for (const id of PRIVATE_IDS) expect(tilesOfEra(1, seats).map(tileId)).not.toContain(id);
  });

  test('every figure file is loaded', () => {
    expect(figureFiles).toHaveLength(10);
    expect(PIECES).toEqual(['camel', 'ship']);
  });
});
