import { describe, expect, test } from 'vitest';
import { MAIN_BOARD } from '../rules/index.ts';
import { given, type TableGiven } from './given.ts';

/** A ship about to be placed on space 17. */
const ship = (wanted: TableGiven) =>
  given({ dice: [2, 2], stored: ['ship'], ...wanted }).play('die 2', 'place ship', 'on 17');

describe('ships', () => {
  test('CB-7.1 CB-7.2 CB-7.3 CB-7.4 all goods of one depot, three colours at most (TV-05)', () => {
    const table = ship({
      goods: { turquoise: 1, purple: 1 },
      depotGoods: { 1: { turquoise: 1, pink: 1, brown: 1 }, 4: { red: 2 } },
    });
    expect(table.legal()).toEqual(['depot 1', 'depot 4', 'depot without goods']);
    table.play('depot 1');
    expect(table.asked).toBe('keepColour');
    expect(table.legal()).toEqual(['pink', 'brown']);
    table.play('brown');
    expect(table.goods()).toEqual({ turquoise: 2, purple: 1, brown: 1 });
    expect(table.state.depots[0]!.goods).toEqual([0, 0, 1, 0, 0, 0]);
    expect(table.state.depots[3]!.goods).toEqual([0, 0, 0, 2, 0, 0]);
  });

  test('CB-7.3 CB-7.4 with three colours held only those are taken (TV-06)', () => {
    const table = ship({
      goods: { purple: 1, pink: 1, red: 1 },
      depotGoods: { 3: { turquoise: 2, red: 1 } },
    });
    expect(table.forecast('depot 3')).toEqual({
      type: 'cargo',
      loaded: [0, 0, 0, 1, 0, 0],
      left: [2, 0, 0, 0, 0, 0],
      choose: 0,
    });
    table.play('depot 3');
    expect(table.goods()).toEqual({ purple: 1, pink: 1, red: 2 });
    expect(table.state.depots[2]!.goods[0]).toBe(2);
  });

  test('CB-7.5 a depot without goods may be chosen; without any goods the step is skipped', () => {
    const table = ship({ depotGoods: { 1: { pink: 1 } } });
    table.play('depot without goods');
    expect(table.goods()).toEqual({});
    expect(table.state.bridge[0]).toBe(1);
    const none = ship({});
    expect(none.asked).toBe('turn');
    expect(none.state.bridge[0]).toBe(1);
  });

  test('CB-7.6 held goods cannot be thrown away', () => {
    const table = ship({ goods: { purple: 1, pink: 1, red: 1 }, depotGoods: { 3: { turquoise: 2 } } });
    table.play('depot 3');
    expect(table.goods()).toEqual({ purple: 1, pink: 1, red: 1 });
    expect(table.asked).toBe('turn');
  });

  test('CB-7.7 the pawn moves one space forward, on top of any pawns there', () => {
    const table = given({ dice: [2, 2], stored: ['ship'] });
    table.state.bridge = [0, 1];
    table.state.order = [1, 0];
    table.play('die 2', 'place ship', 'on 17');
    expect(table.state.bridge).toEqual([1, 1]);
    expect(table.state.order).toEqual([0, 1]);
  });

  test('CB-7.8 the bridge has seven spaces', () => {
    expect(MAIN_BOARD.bridge).toHaveLength(7);
  });
});

describe('castles, mines, monasteries', () => {
  test('CB-7.11 the action of a castle may be declined', () => {
    const table = given({ dice: [6, 6], stored: ['castle'], placed: { 5: 'cow2' } });
    table.play('die 6', 'place castle', 'on 6', 'decline');
    expect(table.legal()).toEqual(['die 6', 'endTurn']);
  });

  test('CB-7.12 a mine has no effect when placed', () => {
    const table = given({ dice: [4, 4], stored: ['mine'] }).play('die 4', 'place mine', 'on 24');
    expect([table.duchy().silver, table.score(), table.duchy().mines]).toEqual([0, 0, 1]);
    expect(table.legal()).toEqual(['die 4', 'endTurn']);
  });

  test('CB-7.13 a monastery works from the moment it lies in the duchy', () => {
    const table = given({ dice: [1, 1], stored: ['monastery14'] });
    table.play('die 1', 'place monastery14', 'on 12');
    expect(table.duchy().workers).toBe(0);
    table.play('die 1', 'takeWorkers');
    expect(table.duchy().workers).toBe(4);
  });
});

describe('livestock', () => {
  const pasture = (stored: string, die: number, placed: Record<number, string>, more: TableGiven = {}) =>
    given({ dice: [die, die], stored: [stored], placed: { 1: 'castle', ...placed }, ...more });

  test('CB-7.14 CB-7.15 CB-7.16 CB-7.17 every tile of the species in the pasture scores again (TV-10)', () => {
    const table = pasture('cow4', 6, { 10: 'cow3', 9: 'sheep3' });
    table.play('die 6', 'place cow4');
    expect(table.forecast('on 0')).toMatchObject({ points: { livestock: 7 }, total: 7, price: 0 });
    expect(table.play('on 0').points('livestock')).toBe(7);
    const cow = pasture('cow4', 2, { 10: 'cow3', 9: 'sheep3', 0: 'cow4' }).play(
      'die 2',
      'place cow4',
      'on 4',
    );
    expect(cow.points('livestock')).toBe(11);
    const sheep = pasture('sheep2', 2, { 10: 'cow3', 9: 'sheep3', 0: 'cow4' }).play(
      'die 2',
      'place sheep2',
      'on 4',
    );
    expect(sheep.points('livestock')).toBe(5);
  });

  test('CB-7.17 CB-9.2 CB-9.3 another pasture scores nothing; size and phase do (TV-11)', () => {
    const table = given({ dice: [2, 2], phase: 'B', stored: ['cow4'], placed: { 10: 'cow3', 26: 'bank' } });
    table.play('die 2', 'place cow4', 'on 27');
    expect([table.points('livestock'), table.points('areas'), table.points('phases')]).toEqual([4, 1, 8]);
    expect(table.score()).toBe(13);
  });

  test('CB-14.7 monastery 7 gives 1 point more for every tile that scores (TV-12)', () => {
    const more = { monasteries: [7] };
    expect(pasture('sheep3', 6, { 10: 'sheep4' }, more).play('die 6', 'place sheep3', 'on 0').score()).toBe(
      9,
    );
    expect(pasture('pig2', 6, { 10: 'sheep4' }, more).play('die 6', 'place pig2', 'on 0').score()).toBe(3);
  });

  test('CB-20.9 CB-20.11 geese score with one other species, and again with every later tile (TV-13)', () => {
    const table = pasture('geese2', 6, { 10: 'cow2', 9: 'cow3' }, { options: { extraTiles: true } });
    expect(table.play('die 6', 'place geese2', 'on 0').score()).toBe(7);
    const pig = pasture('pig4', 6, { 10: 'cow2', 9: 'cow3', 4: 'geese2' }, { options: { extraTiles: true } });
    expect(pig.play('die 6', 'place pig4', 'on 0').score()).toBe(6);
  });

  test('CB-20.11 CB-20.12 geese count as a scoring tile for monastery 7 each time (TV-14)', () => {
    const table = pasture(
      'cow4',
      6,
      { 10: 'cow2', 9: 'cow3', 4: 'geese2' },
      { monasteries: [7], options: { extraTiles: true } },
    );
    expect(table.play('die 6', 'place cow4', 'on 0').points('livestock')).toBe(15);
  });

  test('CB-20.10 the species with the most points is taken for the geese', () => {
    const table = pasture(
      'geese2',
      6,
      { 10: 'cow2', 9: 'sheep4', 4: 'cow3' },
      { options: { extraTiles: true } },
    );
    expect(table.play('die 6', 'place geese2', 'on 0').score()).toBe(2 + 5);
    const sheep = pasture('geese2', 6, { 10: 'cow2', 9: 'sheep4' }, { options: { extraTiles: true } });
    expect(sheep.play('die 6', 'place geese2', 'on 0').score()).toBe(2 + 4);
  });
});

describe('buildings', () => {
  const build = (building: string, more: TableGiven = {}) =>
    given({ dice: [3, 3], stored: [building], ...more }).play('die 3', `place ${building}`, 'on 25');

  const depots = { 1: ['ship', 'mine'], 2: ['cow2', 'castle'], 5: ['bank', 'monastery4'] };

  test('CB-8.1 a building is used at once, without a die', () => {
    const table = build('bank');
    expect(table.duchy().silver).toBe(2);
    expect(table.legal()).toEqual(['die 3', 'endTurn']);
  });

  test('CB-8.4 a market takes a ship or livestock from any numbered depot (TV-75)', () => {
    const table = build('market', { depots, black: ['ship'] });
    expect(table.legal()).toEqual(['take ship from 1', 'take cow2 from 2', 'decline']);
    table.play('take cow2 from 2');
    expect(table.stored()).toEqual(['cow2']);
    const carla = build('market', { seats: 4, depots: { 4: ['ship'], 6: ['bank'] } });
    expect(carla.legal()).toEqual(['take ship from 4', 'decline']);
  });

  test("CB-8.5 a carpenter's workshop takes a beige tile", () => {
    expect(build('carpentersWorkshop', { depots }).legal()).toEqual(['take bank from 5', 'decline']);
  });

  test('CB-8.6 a church takes a mine, monastery or castle', () => {
    const table = build('church', { depots });
    expect(table.legal()).toEqual([
      'take mine from 1',
      'take castle from 2',
      'take monastery4 from 5',
      'decline',
    ]);
    expect(table.why({ type: 'depotTile', depot: 1, tile: 'ship' })?.sentence).toBe('wrongFamilyForEffect');
  });

  test('CB-8.7 none of them takes from the black depot', () => {
    const table = build('church', { depots: { 2: ['castle'] }, black: ['mine', 'castle'] });
    expect(table.legal()).toEqual(['take castle from 2', 'decline']);
  });

  test('CB-8.8 a warehouse sells one colour without a die (TV-27)', () => {
    const table = build('warehouse', { seats: 4, goods: { brown: 2 } });
    expect(table.legal()).toEqual(['sell brown', 'decline']);
    table.play('sell brown');
    expect([table.points('goodsSold'), table.duchy().silver]).toEqual([8, 1]);
  });

  test('CB-8.9 CB-8.10 CB-8.12 boarding house 4 workers, bank 2 silver, watchtower 4 points', () => {
    expect(build('boardingHouse').duchy().workers).toBe(4);
    expect(build('bank').duchy().silver).toBe(2);
    expect(build('watchtower').points('buildings')).toBe(4);
  });

  test('CB-8.12 CB-9.2 CB-9.3 a watchtower in a town of one space in phase A: 15 points (TV-20)', () => {
    const table = given({ dice: [3, 3], stored: ['watchtower'] }).play('die 3', 'place watchtower');
    expect(table.forecast('on 11')).toEqual({
      type: 'placement',
      space: 11,
      price: 0,
      points: { areas: 1, phases: 10, buildings: 4 },
      total: 15,
      completesArea: true,
      completesColour: false,
    });
    expect(table.play('on 11').score()).toBe(15);
  });

  test('CB-8.13 an effect that cannot be used is lost, the building may be placed all the same (TV-16)', () => {
    const table = build('market', { depots: { 5: ['bank'] } });
    expect(table.legal()).toEqual(['die 3', 'endTurn']);
    expect(build('warehouse').legal()).toEqual(['die 3', 'endTurn']);
  });

  test('CB-8.14 choices can be declined, gains are automatic', () => {
    for (const building of ['market', 'carpentersWorkshop', 'church'])
      expect(build(building, { depots }).play('decline').asked).toBe('turn');
    expect(
      build('warehouse', { goods: { red: 1 } })
        .play('decline')
        .goods(),
    ).toEqual({ red: 1 });
    expect(
      given({ dice: [3, 3], stored: ['cityHall', 'mine'] }).play(
        'die 3',
        'place cityHall',
        'on 25',
        'decline',
      ).asked,
    ).toBe('turn');
    for (const building of ['boardingHouse', 'bank', 'watchtower'])
      expect(build(building).asked).toBe('turn');
  });
});
