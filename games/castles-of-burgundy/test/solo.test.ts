import { chanceFrom } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { boardNamed, castlesOfBurgundy as game, GOODS_BY_DIE, tileNamed } from '../rules/index.ts';
import { given, put, seatZeroFirst, TestTable, type TableGiven } from './given.ts';

const options = { mode: 'solo' };
/** On duchy 13a with the starting castle on 13 (region NW), unless said otherwise. */
const solo = (more: TableGiven = {}): TestTable =>
  given({ seats: 1, duchy: '13a', castle: 13, ...more, options: { ...options, ...more.options } });

const start = (more: object = {}): TestTable =>
  new TestTable(game.setup({ ...options, ...more }, 1, seatZeroFirst()));

/** Covers spaces without any effect. */
const cover = (table: TestTable, ...spaces: readonly number[]): TestTable => {
  for (const space of spaces) table.duchy().spaces[space] = tileNamed('blackTile');
  return table;
};

describe('the solo game: set-up and rounds', () => {
  test('CB-31.1 set up as for two players: 12 depot tiles, 4 black ones', () => {
    const table = start().play('castle 6');
    const left = [1, 2, 3, 4, 5, 6].flatMap(depot => table.depot(depot));
    // One has been removed at the start of the round (CB-31.7).
    expect(left).toHaveLength(11);
    expect(table.state.blackDepot.filter(tile => tile >= 0)).toHaveLength(4);
  });

  test('CB-31.2 1 silver, 2 workers, 3 goods, a castle on any dark-green space of 13a or 13b', () => {
    for (const [soloDuchy, spaces] of [
      ['13a', [6, 13, 15, 30]],
      ['13b', [2, 6, 17, 36]],
    ] as const) {
      const table = start({ soloDuchy });
      expect(table.legal()).toEqual(spaces.map(space => `castle ${space}`));
      expect(table.duchy()).toMatchObject({ board: soloDuchy, silver: 1, workers: 2 });
      expect(table.duchy().goods.reduce((sum, count) => sum + count, 0)).toBe(3);
    }
  });

  test('CB-31.3 no limit on the colours of goods', () => {
    const table = solo({
      dice: [1, 1],
      stored: ['ship'],
      placed: { 16: 'mine' },
      goods: { red: 1, pink: 1, brown: 1 },
      depotGoods: { 2: { orange: 1, purple: 2 } },
    });
    table.play('die 1', 'place ship', 'on 17', 'effect', 'depot 2');
    expect(Object.keys(table.goods())).toHaveLength(5);
  });

  test('CB-31.4 the counter is on 0, the target on 50 or what was chosen', () => {
    expect(start().state.solo).toMatchObject({ counter: 0, target: 50 });
    expect(start({ soloTarget: 45 }).state.solo).toMatchObject({ target: 45 });
    expect(() => start({ soloTarget: 56 })).toThrow(/45 to 55/);
  });

  test('CB-31.5 25 rounds in five phases, two dice and the white one each round', () => {
    const table = start().play('castle 6');
    let rounds = 1;
    while (table.state.stack.length > 0) {
      table.play('endTurn');
      if (table.state.stack.length > 0) rounds++;
    }
    expect(rounds).toBe(25);
    expect(table.eventsOf('diceRolled').every(({ dice, white }) => dice.length === 1 && white >= 1)).toBe(
      true,
    );
  });

  test('CB-31.6 the next goods tile goes to the depot of the white die', () => {
    const table = solo();
    table.state.roundGoods = [2];
    table.chance = chanceFrom(count => Math.min(count - 1, 4));
    table.play('endTurn');
    expect(table.state.depots[4]!.goods[1]).toBe(1);
  });

  test('CB-31.7 the first tile of that depot leaves the game, else of the next that has one (TV-63)', () => {
    const table = solo({ depots: { 5: ['mine', 'monastery1'], 6: ['bank', 'cow2'] } });
    const before = table.state.tilesRemoved;
    table.chance = chanceFrom(count => Math.min(count - 1, 4));
    table.play('endTurn', 'endTurn', 'endTurn');
    expect(table.eventsOf('tileRemoved').map(({ tile }) => tile)).toEqual(['mine', 'monastery1', 'bank']);
    expect(table.state.tilesRemoved - before).toBe(3);
    table.play('endTurn');
    expect(table.state.round).toBe(5);
    const bare = solo();
    bare.play('endTurn');
    expect(bare.eventsOf('tileRemoved')).toEqual([]);
  });

  test('CB-31.8 two die actions and the purchase', () => {
    const table = solo({ dice: [2, 3], silver: 2, black: ['ship'] });
    expect(table.legal()).toEqual(['die 2', 'die 3', 'endTurn']);
    expect(table.free()).toEqual(['buy ship from black']);
  });

  test('CB-31.9 rivers join spaces for placement (TV-69)', () => {
    const table = solo({ dice: [4, 4], stored: ['ship'], placed: { 17: 'ship' } }).play(
      'die 4',
      'place ship',
    );
    expect(table.legal()).toContain('on 19');
    const other = solo({ dice: [2, 2], stored: ['bank'], placed: { 17: 'ship' } }).play('die 2');
    expect(other.legal()).not.toContain('place bank');
  });

  test('CB-31.10 rivers do not join areas', () => {
    const { areas, neighbours } = boardNamed('13a');
    expect(neighbours[17]).toContain(19);
    expect(areas.filter(({ family }) => family === 5).map(({ spaces }) => spaces.length)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
  });

  test('CB-31.11 sold goods score 2 each and 1 silver a sale', () => {
    const table = solo({ dice: [4, 4], goods: { red: 3 } }).play('die 4', 'sell red');
    // The silver of the sale may buy a point with this very gain.
    expect(table.legal()).toEqual(['points 0', 'points 1']);
    expect(table.play('points 0').state.solo!.counter).toBe(6);
    expect(table.duchy().silver).toBe(1);
  });
});

describe('the solo game: ships and black tiles', () => {
  const sail = (more: TableGiven) =>
    solo({ dice: [1, 1], stored: ['ship'], placed: { 16: 'mine' }, ...more }).play(
      'die 1',
      'place ship',
      'on 17',
      'effect',
    );

  test('CB-31.12 CB-31.13 a ship takes the goods of one depot, all others leave the game; no pawn moves', () => {
    const table = sail({ depotGoods: { 2: { red: 1 }, 5: { pink: 2 } } }).play('depot 2');
    expect(table.goods()).toEqual({ red: 1 });
    expect(table.state.depots.flatMap(({ goods }) => goods).every(count => count === 0)).toBe(true);
    expect(table.state.solo!.goodsRemoved).toBe(2);
    expect(table.state.bridge).toEqual([0]);
  });

  test('CB-31.14 with monastery 5 a second depot is emptied before the rest leaves', () => {
    const table = sail({ monasteries: [5], depotGoods: { 2: { red: 1 }, 3: { pink: 2 }, 5: { brown: 1 } } });
    table.play('depot 2', 'depot 3');
    expect(table.goods()).toEqual({ red: 1, pink: 2 });
    expect(table.state.solo!.goodsRemoved).toBe(1);
  });

  test('CB-31.15 CB-31.16 CB-31.17 five goods for a tile of the black depot, face down on a key space', () => {
    const table = sail({
      goods: { red: 3, pink: 1 },
      depotGoods: { 2: { red: 1, brown: 1 } },
      black: ['ship', 'mine'],
      monasteries: [15, 25],
    });
    table.play('depot 2');
    expect(table.asked).toBe('exchangeGoods');
    expect(table.legal()).toEqual(['pink', 'red', 'brown', 'decline']);
    table.play('red', 'red', 'pink', 'brown', 'red');
    expect(table.asked).toBe('exchangeTile');
    table.play('fetch ship from black');
    expect(table.stored()).toEqual(['blackTile']);
    expect(table.goods()).toEqual({ red: 1 });
    expect(table.duchy().sold).toEqual([0, 0, 0, 0, 0, 0]);
    // Once a ship: the size and phase of the ship's own space are still open.
    expect(table.asked).toBe('chooseItem');
  });

  test('CB-31.15 the exchange may be declined, and the last tile promised cannot be bought away', () => {
    const table = sail({ goods: { red: 5 }, silver: 2, black: ['ship'] });
    expect(table.asked).toBe('exchangeGoods');
    expect(table.free()).toEqual([]);
    expect(table.why({ type: 'depotTile', depot: 0, tile: 'ship' })).toMatchObject({
      sentence: 'lastTilePromised',
    });
    expect(table.play('decline').goods()).toEqual({ red: 5 });
    const few = sail({ goods: { red: 4 }, black: ['ship'] });
    expect(few.asked).toBe('chooseItem');
  });

  test('CB-31.17 a stored tile may be discarded for it', () => {
    const table = solo({
      dice: [1, 1],
      stored: ['ship', 'bank', 'cow2'],
      placed: { 16: 'mine' },
      goods: { red: 5 },
      silver: 2,
      black: ['ship', 'mine'],
    });
    table.play(
      'die 1',
      'place ship',
      'buy mine from black',
      'on 17',
      'effect',
      'red',
      'red',
      'red',
      'red',
      'red',
      'fetch ship from black',
    );
    expect(table.asked).toBe('discardForRoom');
    expect(table.play('discard bank').stored()).toEqual(['cow2', 'mine', 'blackTile']);
  });

  test('CB-31.18 CB-31.19 a black tile goes on any colour and does nothing (TV-66)', () => {
    const table = solo({ dice: [3, 3], stored: ['blackTile'], depotGoods: { 2: { red: 1 } } }).play(
      'die 3',
      'place blackTile',
    );
    expect(table.legal()).toEqual(['on 14']);
    table.play('on 14');
    expect(table.asked).toBe('chooseItem');
    expect(table.legal()).toEqual(['area', 'phase']);
    table.play('area');
    expect(table.asked).toBe('turn');
    expect(table.state.solo!.counter).toBe(1 + 10);
    expect(table.goods()).toEqual({});
  });

  test('CB-31.20 monasteries 9 to 11 give no free step for it', () => {
    const table = solo({ dice: [4, 4], stored: ['blackTile'], monasteries: [9, 10, 11] }).play('die 4');
    expect(table.legal()).not.toContain('place blackTile');
  });

  test('CB-31.19 CB-31.31 mines pay at the phase end, a black tile that was a mine does not (TV-73)', () => {
    const table = cover(solo({ round: 5, placed: { 16: 'mine' } }), 1);
    table.play('endTurn');
    expect(table.duchy().silver).toBe(1);
  });
});

describe('the solo game: points and the target', () => {
  test('CB-31.21 monasteries with an end scoring score at once', () => {
    const table = solo({ dice: [3, 3], stored: ['monastery25'], sold: { red: 4 } }).play(
      'die 3',
      'place monastery25',
    );
    expect(table.forecast('on 14')).toMatchObject({ points: { areas: 1, phases: 10, monasteries: 4 } });
    table.play('on 14', 'effect');
    expect(table.state.solo!.counter).toBe(4);
    const rule = solo({ dice: [3, 3], stored: ['monastery9'] }).play(
      'die 3',
      'place monastery9',
      'on 14',
      'effect',
    );
    expect(rule.state.solo!.counter).toBe(0);
  });

  test('CB-31.22 monastery 26 counts the colours completed so far (TV-67)', () => {
    const { spacesOf } = boardNamed('13a');
    const table = cover(solo({ dice: [3, 3], stored: ['monastery26'] }), ...spacesOf[4]!, ...spacesOf[3]!);
    table.play('die 3', 'place monastery26', 'on 14', 'effect');
    expect(table.state.solo!.counter).toBe(6);
  });

  test('CB-31.21 CB-20.8 the crane is counted by the first monastery that counts buildings', () => {
    const table = solo({
      options: { extraTiles: true },
      dice: [3, 5],
      stored: ['monastery22', 'monastery17'],
      placed: { 12: 'crane', 24: 'monastery1', 28: 'ship' },
    });
    table.play('die 3', 'place monastery22', 'on 14', 'effect', 'area');
    expect(table.points('monasteries')).toBe(4);
    cover(table, 25);
    table.play('die 5', 'place monastery17', 'on 26', 'effect');
    expect(table.points('monasteries')).toBe(4);
  });

  /** All mines of 13a but the last on 16 covered. */
  const lastMine = (more: TableGiven = {}) =>
    cover(solo({ dice: [5, 5], stored: ['mine'], ...more }), 1, 34).play('die 5', 'place mine', 'on 16');

  test('CB-31.23 CB-31.24 a completed colour brings a tile of the black depot, placed at once with its effect (TV-68)', () => {
    const table = lastMine({ black: ['cow3', 'castle'] });
    expect(table.legal()).toEqual(['area', 'phase', 'colour', 'effect']);
    table.play('colour');
    expect(table.legal()).toEqual(['fetch cow3 from black', 'fetch castle from black', 'decline']);
    table.play('fetch cow3 from black');
    expect(table.legal()).toContain('on 11');
    table.play('on 11', 'effect');
    expect(table.points('livestock')).toBe(3);
    expect(table.points('colourBonus')).toBe(0);
    expect(table.state.bonusTaken).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('CB-31.25 it may be declined, and happens again for another colour; nothing fits, nothing happens', () => {
    expect(
      lastMine({ black: ['cow3'] })
        .play('colour', 'decline')
        .legal(),
    ).toEqual(['area', 'phase', 'effect']);
    expect(lastMine({ black: [] }).play('colour').legal()).toEqual(['area', 'phase', 'effect']);
    const { spacesOf } = boardNamed('13a');
    const again = cover(
      solo({ dice: [5, 5], stored: ['mine'], black: ['cow3', 'bank'] }),
      1,
      34,
      ...spacesOf[1]!.filter(space => space !== 11),
    );
    again.play('die 5', 'place mine', 'on 16', 'colour', 'fetch cow3 from black', 'on 11');
    expect(again.legal()).toEqual(['area', 'phase', 'colour', 'effect']);
    expect(again.play('colour').legal()).toEqual(['fetch bank from black', 'decline']);
  });

  test('CB-31.26 areas score size and phase as usual', () => {
    const table = lastMine({ phase: 'B' }).play('area', 'phase');
    expect([table.points('areas'), table.points('phases')]).toEqual([1, 8]);
  });

  test('CB-31.27 with each gain points may be bought for 1 silver each', () => {
    const table = lastMine({ silver: 3 }).play('area');
    expect(table.asked).toBe('buyPoints');
    expect(table.legal()).toEqual(['points 0', 'points 1', 'points 2', 'points 3']);
    table.play('points 2');
    expect([table.state.solo!.counter, table.duchy().silver]).toEqual([3, 1]);
    const close = lastMine({ silver: 9 });
    close.state.solo!.counter = 48;
    expect(close.play('area').legal()).toEqual(['points 0', 'points 1']);
  });

  test('CB-31.28 CB-31.30 the target is reached: counter 0, target 5 lower, a wild action; then the phase (TV-64)', () => {
    const table = cover(
      solo({ dice: [4, 4], phase: 'C', stored: ['bank'], placed: { 21: 'market', 20: 'church' } }),
      19,
    );
    const { areas, areaOf } = boardNamed('13a');
    expect(areas[areaOf[18]!]!.spaces).toEqual([18, 20, 21]);
    table.state.solo!.counter = 47;
    table.player().dice = [2, 2];
    table.play('die 2', 'place bank', 'on 18');
    expect(table.legal()).toEqual(['area', 'phase', 'effect']);
    table.play('area');
    expect(table.state.solo).toMatchObject({ counter: 0, target: 45 });
    expect(table.asked).toBe('dieAction');
    expect(table.legal()).toEqual(['takeWorkers', 'decline']);
    table.play('takeWorkers', 'phase');
    expect(table.state.solo).toMatchObject({ counter: 6, target: 45 });
  });

  test('CB-31.28 the target drops by 5 each time (TV-65)', () => {
    const reach = (table: TestTable): TestTable => {
      table.state.solo!.counter = table.state.solo!.target - 1;
      return table.play('die 4', 'sell red', 'decline');
    };
    const table = solo({ dice: [4, 4], goods: { red: 1 } });
    reach(table);
    expect(table.state.solo!.target).toBe(45);
    table.duchy().goods[3] = 1;
    reach(table);
    expect(table.state.solo!.target).toBe(40);
  });

  test('CB-31.29 it never drops below 5, and the action is still granted', () => {
    const table = solo({ dice: [4, 4], goods: { red: 3 } });
    table.state.solo!.target = 5;
    table.play('die 4', 'sell red');
    expect(table.state.solo).toMatchObject({ counter: 0, target: 5 });
    expect(table.asked).toBe('dieAction');
  });

  test('CB-31.30 the parts of a move are resolved in any order, each gain by itself', () => {
    const table = lastMine({ silver: 0 });
    table.state.solo!.counter = 45;
    table.play('phase');
    expect(table.state.solo).toMatchObject({ counter: 0, target: 45 });
    table.play('decline', 'area');
    expect(table.state.solo!.counter).toBe(1);
  });

  test('CB-31.32 covering all 37 spaces wins at once; otherwise the game is lost after round 25', () => {
    const table = solo({ dice: [5, 5], stored: ['mine'] });
    cover(table, ...boardNamed('13a').all.filter(space => space !== 16 && space !== 13));
    table.play('die 5', 'place mine', 'on 16');
    expect(table.asked).toBe('over');
    expect(game.outcome(table.state)).toMatchObject({ ending: 'duchyCovered', scores: [37], ranks: [1] });
    const lost = solo({ phase: 'E', round: 5 }).play('endTurn');
    expect(game.outcome(lost.state)).toMatchObject({ ending: 'soloLost' });
  });

  test('CB-31.33 there is no final scoring; the covered spaces are the result', () => {
    const table = solo({ phase: 'E', round: 5, silver: 9, workers: 9, placed: { 14: 'monastery9' } }).play(
      'endTurn',
    );
    expect(game.outcome(table.state)).toMatchObject({ scores: [2], breakdown: [{ spaces: 2 }] });
  });

  test('CB-31.34 five trade-route tiles; inns, white castles and extra tiles work, monastery 27 does not', () => {
    const all = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true };
    const table = start(all).play('castle 6');
    expect(table.player().route).toHaveLength(5);
    expect(table.state.inns).toBe(1);
    const pawn = solo({ options: all, dice: [3, 3], stored: ['monastery27'] }).play(
      'die 3',
      'place monastery27',
      'on 14',
      'effect',
    );
    expect(pawn.state.order).toEqual([0]);
    const route = solo({
      options: all,
      dice: [1, 1],
      goods: { turquoise: 1 },
      route: ['TR02'],
      depots: { 2: ['ship'] },
    }).play('die 1', 'sell turquoise', 'points 0');
    expect(route.legal()).toEqual(['take ship from 2', 'decline']);
    expect(GOODS_BY_DIE[0]).toBe('turquoise');
    put(pawn.duchy(), 12, 'whiteCastle');
    expect(game.view(pawn.state, 0).solo).toMatchObject({ target: 50 });
  });
});
