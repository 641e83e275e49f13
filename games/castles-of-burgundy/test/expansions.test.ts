import { describe, expect, test } from 'vitest';
import {
  boardNamed,
  castlesOfBurgundy as game,
  DUCHY_CHOICES,
  faceOf,
  finalScore,
  GOODS,
  REWARDS,
  ROUTE_FIGURES,
  tileNamed,
} from '../rules/index.ts';
import { given, put, seatZeroFirst, TestTable, type TableGiven } from './given.ts';

const supplyOf = (options: object, supply: number): string[] => {
  const { supplies, depots, blackDepot } = game.setup({ ...options }, 4, seatZeroFirst());
  const out =
    supply === 6
      ? blackDepot
      : depots.flatMap(({ tiles }) => tiles).filter(tile => faceOf(tile).family === supply);
  return [...supplies[supply]!, ...out].map(tile => faceOf(tile).id);
};

describe('the four extra tiles', () => {
  const options = { extraTiles: true };

  test('CB-20.1 monasteries 27 and 28 join the yellow supply, crane and geese the black one', () => {
    expect(supplyOf(options, 2)).toEqual(expect.arrayContaining(['monastery27', 'monastery28']));
    expect(supplyOf(options, 6)).toEqual(expect.arrayContaining(['crane', 'geese2']));
    expect(supplyOf({}, 2)).not.toContain('monastery27');
    expect(supplyOf({}, 6)).not.toContain('crane');
  });

  test('CB-20.2 CB-20.3 CB-20.4 monastery 27 keeps the pawn on top when another arrives (TV-70)', () => {
    const table = given({
      seats: 3,
      options,
      monasteries: [27],
      others: { 2: { dice: [2, 2], stored: ['ship'] } },
    });
    Object.assign(table.state, { bridge: [2, 2, 1], order: [0, 1, 2] });
    table.play('endTurn', 'endTurn', 'die 2', 'place ship', 'on 17');
    expect(table.state.bridge).toEqual([2, 2, 2]);
    expect(table.state.order).toEqual([0, 2, 1]);
  });

  test('CB-20.2 CB-20.3 it also lifts the pawn when it is placed and when the owner moves', () => {
    const table = given({ seats: 3, options, dice: [1, 2], stored: ['monastery27', 'ship'] });
    Object.assign(table.state, { bridge: [0, 0, 0], order: [1, 2, 0] });
    table.play('die 1', 'place monastery27', 'on 12');
    expect(table.state.order).toEqual([0, 1, 2]);
    Object.assign(table.state, { bridge: [0, 1, 1], order: [2, 1, 0] });
    table.play('die 2', 'place ship', 'on 17');
    expect(table.state.order).toEqual([0, 2, 1]);
  });

  test('CB-20.5 monastery 28 buys 2 workers for 1 silver, as often as wanted, in any decision', () => {
    const table = given({ options, dice: [1, 1], silver: 3, monasteries: [28], depots: { 4: ['ship'] } });
    table.play('hireWorkers', 'die 1');
    expect(table.legal()).not.toContain('take ship from 4');
    table.play('hireWorkers');
    expect(table.legal()).toContain('take ship from 4');
    table.play('hireWorkers');
    expect([table.duchy().silver, table.duchy().workers]).toEqual([0, 6]);
    expect(table.free()).toEqual([]);
    expect(table.why({ type: 'hireWorkers' })).toMatchObject({ rule: 'CB-20.5', sentence: 'noSilver' });
  });

  const crane = (more: TableGiven = {}) =>
    given({ options, dice: [3, 3], stored: ['crane'], ...more }).play('die 3', 'place crane', 'on 25');

  test('CB-20.6 a crane uses the effect of any one building (TV-72)', () => {
    const table = crane({ depots: { 2: ['castle'] }, goods: { red: 2 } });
    expect(table.legal()).toEqual([
      'use church',
      'use warehouse',
      'use boardingHouse',
      'use bank',
      'use cityHall',
      'use watchtower',
      'decline',
    ]);
    expect(table.play('use church', 'take castle from 2').stored()).toEqual(['castle']);
    expect(crane().play('use bank').duchy().silver).toBe(2);
    expect(
      crane({ goods: { red: 2 } })
        .play('use warehouse', 'sell red')
        .points('goodsSold'),
    ).toBe(4);
    expect(crane().play('decline').asked).toBe('turn');
    const white = crane({ options: { ...options, whiteCastles: true }, white: 5, depots: { 5: ['ship'] } });
    expect(white.play('use whiteCastle').legal()).toContain('take ship from 5');
  });

  test('CB-20.7 for the one-per-town rule the crane is a type of its own', () => {
    const table = given({ options, dice: [3, 3], stored: ['crane'], placed: { 26: 'bank', 31: 'market' } });
    expect(table.play('die 3', 'place crane').legal()).toContain('on 25');
  });

  test('CB-20.8 at the end it counts as one building for one monastery (TV-37)', () => {
    const points = (monasteries: number[], placed: Record<number, string>): number => {
      const { state } = given({ options, monasteries, placed });
      return finalScore(state, state.duchies[0]!).monasteries;
    };
    const banks = { 11: 'bank', 13: 'bank', 22: 'bank', 25: 'bank', 26: 'watchtower', 14: 'watchtower' };
    expect(points([17, 22], { ...banks, 31: 'crane' })).toBe(28);
    expect(points([24], { 31: 'crane' })).toBe(0);
    expect(points([29], { 31: 'crane' })).toBe(4);
  });
});

describe('border posts', () => {
  const options = { borderPosts: true };
  const border = (more: TableGiven) => given({ seats: 4, options, duchy: '11a', castle: 0, ...more });
  const north = { 4: 'market', 5: 'bank', 6: 'church', 7: 'cityHall' };

  test('CB-21.1 everybody has a different duchy of 11a to 11f and chooses the castle space', () => {
    const table = new TestTable(game.setup(options, 4, seatZeroFirst(6)));
    const ids = table.state.duchies.map(({ board }) => board);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every(id => id.startsWith('11'))).toBe(true);
    expect(table.asked).toBe('chooseStartCastle');
    expect(table.legal()).toHaveLength(boardNamed(ids[0]!).startCastles.length);
  });

  test('CB-21.2 the posts stand at spaces 4 and 9, 8 and 14, 34 and 35', () => {
    expect(boardNamed('11f').posts).toEqual([
      [4, 9],
      [8, 14],
      [34, 35],
    ]);
    expect(boardNamed('10').posts).toEqual([]);
  });

  const [family] = [boardNamed('11a').families[8]!];
  const tile = ['bank', 'cow2', 'monastery13', 'castle', 'mine', 'ship'][family]!;
  const north11a = Object.fromEntries(
    Object.keys(north).map((space, i) => [
      space,
      [
        ['market', 'church', 'cityHall', 'warehouse'][i]!,
        'cow2',
        `monastery${3 + i}`,
        'castle',
        'mine',
        'ship',
      ][boardNamed('11a').families[Number(space)]!]!,
    ]),
  );

  test('CB-21.3 CB-21.4 CB-21.8 the first two posts linked score the phase, beside the area (TV-43)', () => {
    const die = boardNamed('11a').numbers[8]!;
    const table = border({ dice: [die, die], stored: [tile], placed: north11a }).play(
      `die ${die}`,
      `place ${tile}`,
      'on 8',
    );
    expect([table.points('areas'), table.points('phases'), table.points('borderPosts')]).toEqual([
      15, 10, 10,
    ]);
    expect(table.score()).toBe(35);
    expect(table.duchy().links).toBe(1);
  });

  /** Everything covered from the north row down the west side, but for space 28 just before the post in the south. */
  const toSouth = (more: TableGiven) => {
    const table = border(more);
    const duchy = table.duchy();
    for (const space of [4, 5, 6, 7, 8, 10, 16, 23, 29]) duchy.spaces[space] = tileNamed('inn');
    duchy.links = 1;
    return table;
  };
  const south = boardNamed('11a');
  const southTile = ['bank', 'cow2', 'monastery13', 'castle', 'mine', 'ship'][south.families[34]!]!;
  const linkSouth = (more: TableGiven, closed = 0) => {
    const die = south.numbers[34]!;
    const table = toSouth({ phase: 'C', dice: [die, die], stored: [southTile], ...more });
    table.state.bordersClosed = closed;
    return table.play(`die ${die}`, `place ${southTile}`, 'on 34');
  };

  test('CB-21.5 CB-21.6 all three posts: the phase once more, and 7 for the first (TV-44)', () => {
    const table = linkSouth({});
    expect(table.points('borderPosts')).toBe(13);
    expect(table.duchy().links).toBe(7);
    expect(table.state.bordersClosed).toBe(1);
  });

  test('CB-21.6 the second scores the small value instead, later ones nothing', () => {
    expect(linkSouth({}, 1).points('borderPosts')).toBe(4);
    expect(linkSouth({}, 2).points('borderPosts')).toBe(0);
    expect(linkSouth({ seats: 2 }).points('borderPosts')).toBe(6 + 5);
    expect(linkSouth({ seats: 2 }, 1).points('borderPosts')).toBe(2);
  });

  test('CB-21.7 one tile that links all three scores both', () => {
    const die = south.numbers[34]!;
    const table = toSouth({ phase: 'C', dice: [die, die], stored: [southTile] });
    table.duchy().links = 0;
    table.play(`die ${die}`, `place ${southTile}`, 'on 34');
    expect(table.points('borderPosts')).toBe(6 + 6 + 7);
  });

  test('CB-21.7 the second who links all three with one tile scores the phase for two posts and the small value', () => {
    const die = south.numbers[34]!;
    const table = toSouth({ phase: 'C', dice: [die, die], stored: [southTile] });
    table.duchy().links = 0;
    table.state.bordersClosed = 1;
    table.play(`die ${die}`, `place ${southTile}`, 'on 34');
    expect(table.points('borderPosts')).toBe(6 + 4);
  });

  test('CB-21.9 the reward is not doubled by shield 7', () => {
    expect(linkSouth({ options: { ...options, shields: true }, shields: [7] }).points('borderPosts')).toBe(
      13,
    );
  });

  test('CB-21.10 with everyPair the third post scores the phase twice (TV-44)', () => {
    const everyPair = { options: { ...options, borderScoring: 'everyPair' } };
    expect(linkSouth(everyPair).points('borderPosts')).toBe(6 + 6 + 7);
    expect(linkSouth(everyPair, 1).points('borderPosts')).toBe(6 + 6 + 4);
    expect(linkSouth(everyPair, 2).points('borderPosts')).toBe(6 + 6);
  });
});

describe('white castles', () => {
  const options = { whiteCastles: true };
  const white = (more: TableGiven = {}) =>
    given({ options, dice: [3, 3], white: 2, stored: ['whiteCastle'], ...more }).play(
      'die 3',
      'place whiteCastle',
      'on 25',
    );

  test('CB-22.1 six join the beige supply, two the black one, monastery 29 the yellow one', () => {
    expect(supplyOf(options, 0).filter(id => id === 'whiteCastle')).toHaveLength(6);
    expect(supplyOf(options, 6).filter(id => id === 'whiteCastle')).toHaveLength(2);
    expect(supplyOf(options, 2)).toContain('monastery29');
    expect(supplyOf({}, 0)).not.toContain('whiteCastle');
  });

  test("CB-22.2 a white castle is a beige tile, also for a carpenter's workshop", () => {
    const table = given({
      options,
      dice: [3, 3],
      stored: ['carpentersWorkshop'],
      depots: { 5: ['whiteCastle'] },
    });
    table.play('die 3', 'place carpentersWorkshop', 'on 25');
    expect(table.legal()).toEqual(['take whiteCastle from 5', 'decline']);
    expect(faceOf(tileNamed('whiteCastle')).family).toBe(0);
  });

  test('CB-22.3 CB-22.4 an action with the value of the white die, which stays as it is', () => {
    const table = white({ depots: { 2: ['ship'], 3: ['mine'] }, goods: { purple: 1, red: 1 } });
    expect(table.legal()).toEqual(['take ship from 2', 'sell purple', 'takeWorkers', 'decline']);
    expect(table.play('takeWorkers').state.whiteDie).toBe(2);
  });

  test('CB-22.5 the action may be declined', () => {
    expect(white().play('decline').asked).toBe('turn');
  });

  test('CB-22.6 it is a type of its own for the one-per-town rule', () => {
    const table = given({
      options,
      dice: [3, 3],
      stored: ['whiteCastle'],
      placed: { 26: 'whiteCastle' },
    }).play('die 3', 'place whiteCastle');
    expect(table.legal()).toEqual(['on 11']);
  });

  test('CB-22.7 monastery 29 gives 4 points for each white castle', () => {
    const { state } = given({
      options,
      monasteries: [29],
      placed: { 11: 'whiteCastle', 25: 'whiteCastle', 26: 'bank' },
    });
    expect(finalScore(state, state.duchies[0]!).monasteries).toBe(8);
  });

  test('CB-22.8 it is no castle: no wild action, no shield', () => {
    const table = given({
      options: { ...options, shields: true },
      dice: [4, 4],
      depotShields: { 4: [5] },
      placed: { 25: 'whiteCastle' },
    });
    table.play('shield 5 from 4');
    expect(table.legal()).toEqual(['on castle 18']);
    expect(white({ depots: { 3: ['mine'] } }).legal()).not.toContain('take mine from 3');
  });
});

describe('inns', () => {
  const options = { inns: true };

  test('CB-23.1 CB-23.2 CB-23.3 every phase one more inn waits beside the black depot', () => {
    const table = new TestTable(game.setup(options, 2, seatZeroFirst()));
    for (let phase = 0; phase < 5; phase++) {
      expect(table.state.inns).toBe(phase + 1);
      while (table.state.stack.length > 0 && table.state.phase === phase) table.play('endTurn');
    }
    expect(game.check(table.state)).toEqual([]);
  });

  test('CB-23.5 with monastery 6 workers may pay for an inn', () => {
    const table = given({ options, inns: 1, workers: 2, monasteries: [6] }).play('buy inn from black');
    expect([table.stored(), table.duchy().workers]).toEqual([['inn'], 0]);
  });

  test('CB-23.6 an inn goes on any colour; number and adjacency hold', () => {
    const places = (die: number): string[] => {
      const table = given({ options, dice: [die, die], stored: ['inn'] }).play(`die ${die}`);
      return table.legal().includes('place inn') ? table.play('place inn').legal() : [];
    };
    expect([1, 2, 3, 4, 5, 6].map(places)).toEqual([
      ['on 12'],
      ['on 17'],
      ['on 11', 'on 25'],
      ['on 24'],
      ['on 19'],
      [],
    ]);
  });

  test('CB-23.7 CB-23.8 at most one inn an area, and no effect of its own (TV-48)', () => {
    const table = given({
      options,
      dice: [1, 6],
      stored: ['inn', 'inn'],
      placed: { 17: 'inn', 10: 'cow2' },
    }).play('die 1', 'place inn');
    expect(table.legal()).not.toContain('on 16');
    expect(table.why({ type: 'space', space: 16, tile: null })).toMatchObject({
      rule: 'CB-23.7',
      sentence: 'secondInn',
    });
    const castle = given({ options, dice: [6, 6], stored: ['inn'], placed: { 11: 'bank' } }).play(
      'die 6',
      'place inn',
      'on 6',
    );
    expect(castle.asked).toBe('turn');
    const ship = given({ options, dice: [2, 2], stored: ['inn'], depotGoods: { 1: { red: 1 } } }).play(
      'die 2',
      'place inn',
      'on 17',
    );
    expect([ship.asked, ship.state.bridge[0]]).toEqual(['turn', 0]);
  });

  test('CB-23.9 it covers its space for the area and the colour', () => {
    const table = given({ options, dice: [3, 3], stored: ['inn'], placed: { 24: 'mine', 29: 'mine' } });
    table.play('die 3', 'place inn', 'on 33');
    expect(table.duchy().bonus[4]).toBe(1);
    expect(table.duchy().mines).toBe(2);
    expect(table.points('areas')).toBe(10);
  });

  test('CB-23.10 an area with an inn counts as one space more, at most 8 (TV-46, TV-47)', () => {
    const four = given({ options, seats: 2, duchy: '2', castle: 18, dice: [3, 3] });
    const area = boardNamed('2').areas.find(({ family, spaces }) => family === 1 && spaces.length === 4)!;
    for (const space of area.spaces.slice(1)) four.duchy().spaces[space] = tileNamed('cow2');
    four.duchy().spaces[area.spaces[1]!] = tileNamed('inn');
    four.player().keySpaces = [tileNamed('cow2')];
    const die = boardNamed('2').numbers[area.spaces[0]!]!;
    four.player().dice = [die, die];
    four.play(`die ${die}`, 'place cow2', `on ${area.spaces[0]}`);
    expect(four.points('areas')).toBe(15);
    const eight = boardNamed('10').areas.find(({ spaces }) => spaces.length === 8)!;
    const big = given({ options, duchy: '10', dice: [1, 1], stored: ['watchtower'], monasteries: [1] });
    for (const space of eight.spaces.slice(1)) put(big.duchy(), space, 'bank');
    big.duchy().spaces[eight.spaces[3]!] = tileNamed('inn');
    const number = boardNamed('10').numbers[eight.spaces[0]!]!;
    big.player().dice = [number, number];
    expect(big.play(`die ${number}`, 'place watchtower', `on ${eight.spaces[0]}`).points('areas')).toBe(36);
  });

  test('CB-23.11 monasteries 9 to 11 give no free step for an inn', () => {
    const table = given({ options, dice: [6, 6], stored: ['inn'], monasteries: [9, 10, 11] }).play('die 6');
    expect(table.legal()).not.toContain('place inn');
  });
});

describe('trade routes', () => {
  const options = { tradeRoutes: true };

  test('CB-24.1 CB-24.2 5, 4 or 3 random tiles of three spaces, from left to right', () => {
    for (const [seats, tiles] of [
      [2, 5],
      [3, 4],
      [4, 3],
    ] as const) {
      const state = game.setup(options, seats, seatZeroFirst(seats));
      const all = state.players.flatMap(({ route }) => route);
      expect(state.players.map(({ route }) => route.length)).toEqual(
        Array.from({ length: seats }, () => tiles),
      );
      expect(new Set(all).size).toBe(all.length);
      expect(game.view(state, 0).players[1]!.route).toHaveLength(tiles * 3);
    }
  });

  const route = (tiles: string[], laid: number[], more: TableGiven) => {
    const table = given({ options, route: tiles, ...more });
    table.player().laid = laid;
    return table;
  };

  test('CB-24.3 CB-24.4 CB-24.5 CB-24.6 goods are laid one by one; a match gives the reward (TV-49)', () => {
    const table = route(['TR01'], [], { dice: [1, 1], goods: { turquoise: 3 } }).play(
      'die 1',
      'sell turquoise',
    );
    expect([table.points('goodsSold'), table.duchy().silver, table.duchy().workers]).toEqual([6, 1, 4]);
    expect(table.player().laid).toEqual([1, 1, 1]);
    expect(table.eventsOf('goodsLaid').map(({ reward }) => reward)).toEqual([null, null, 'workers4']);
    expect(table.told.findIndex(({ type }) => type === 'pointsGained')).toBeLessThan(
      table.told.findIndex(({ type }) => type === 'goodsLaid'),
    );
  });

  test('CB-24.7 CB-24.8 a reward comes before the next tile; goods sold by it are laid first (TV-50)', () => {
    const table = route(['TR10', 'TR01'], [1, 1], { dice: [4, 4], goods: { red: 2, brown: 1 } }).play(
      'die 4',
      'sell red',
    );
    expect(table.asked).toBe('effectSell');
    expect(table.player().laid).toEqual([1, 1, 4]);
    table.play('sell brown');
    expect(table.player().laid).toEqual([1, 1, 4, 5, 4]);
  });

  test('CB-24.9 when the route is full, goods go to the sold goods', () => {
    const table = route(['TR01'], [1, 1], { dice: [1, 1], goods: { turquoise: 3 } }).play(
      'die 1',
      'sell turquoise',
    );
    expect(table.player().laid).toHaveLength(3);
    expect(table.duchy().sold[0]).toBe(3);
  });

  test('CB-24.10 goods on the route count as sold', () => {
    const table = route(['TR01', 'TR02'], [], {
      dice: [1, 1],
      goods: { turquoise: 2 },
      monasteries: [15, 25],
    }).play('die 1', 'sell turquoise');
    expect(finalScore(table.state, table.duchy()).monasteries).toBe(2 + 2);
  });

  test('CB-24.11 the nine rewards, four of each, six of each colour', () => {
    const spaces = ROUTE_FIGURES.tiles.flatMap(tile => tile.spaces);
    expect(spaces).toHaveLength(9 * 4);
    for (const id of REWARDS) expect(spaces.filter(({ reward }) => reward === id)).toHaveLength(4);
    for (const id of GOODS) expect(spaces.filter(({ goods }) => goods === id)).toHaveLength(6);
    const reward = (tile: string, at: number, goods: number, more: TableGiven = {}) => {
      const name = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'][goods - 1]!;
      return route(
        [tile],
        Array.from({ length: at }, () => 1),
        { dice: [goods, goods], goods: { [name]: 1 }, ...more },
      ).play(`die ${goods}`, `sell ${name}`);
    };
    const depots = { 1: ['bank', 'ship'], 2: ['castle'] };
    expect(reward('TR01', 0, 2, { depots }).legal()).toEqual(['take bank from 1', 'decline']);
    expect(reward('TR01', 1, 4, { depots }).legal()).toEqual(['take castle from 2', 'decline']);
    expect(reward('TR02', 0, 1, { depots }).legal()).toEqual(['take ship from 1', 'decline']);
    expect(reward('TR02', 1, 2).duchy().silver).toBe(3);
    expect(reward('TR10', 0, 6).points('tradeRoutes')).toBe(4);
    expect(reward('TR04', 0, 3, { stored: ['mine'] }).legal()).toEqual(['place mine', 'decline']);
    expect(reward('TR03', 0, 4, { depots }).legal()).toEqual([
      'take bank from 1',
      'take ship from 1',
      'take castle from 2',
      'takeWorkers',
      'decline',
    ]);
  });

  test('CB-24.12 rewards that are choices may be declined', () => {
    const table = route(['TR03'], [], { dice: [4, 4], goods: { red: 1 } }).play(
      'die 4',
      'sell red',
      'decline',
    );
    expect(table.asked).toBe('turn');
  });
});

describe('mixing them', () => {
  test('CB-40.4 competitive with everything, team without border posts, solo also without shields', () => {
    const all = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true };
    const problem = (options: object, seats: number): string | undefined => {
      try {
        game.setup({ ...options }, seats, seatZeroFirst());
        return undefined;
      } catch (error) {
        return String(error);
      }
    };
    expect(problem({ ...all, borderPosts: true, shields: true }, 4)).toBeUndefined();
    expect(problem({ ...all, mode: 'team', shields: true }, 4)).toBeUndefined();
    expect(problem({ ...all, mode: 'solo' }, 1)).toBeUndefined();
    expect(problem({ mode: 'team', borderPosts: true }, 4)).toMatch(/borderPosts/);
    expect(problem({ mode: 'solo', shields: true }, 1)).toMatch(/shields/);
    expect(problem({ mode: 'solo', borderPosts: true }, 1)).toMatch(/borderPosts/);
    expect(problem({}, 1)).toMatch(/competitive/);
    expect(problem({ mode: 'team' }, 3)).toMatch(/team/);
    for (const choice of DUCHY_CHOICES.filter(one => one !== 'standard'))
      expect(problem({ borderPosts: true, duchyChoice: choice }, 2)).toMatch(/duchyChoice/);
  });

  test('CB-40.7 every table is read with the number of players: team 4, solo 2', () => {
    const team = game.setup({ mode: 'team' }, 4, seatZeroFirst());
    const solo = game.setup({ mode: 'solo' }, 1, seatZeroFirst());
    expect(game.view(team, 0)).toMatchObject({ goodsPoints: 4, bonusPoints: { big: 7, small: 4 } });
    expect(game.view(solo, 0)).toMatchObject({ goodsPoints: 2 });
  });
});
