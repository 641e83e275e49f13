import { describe, expect, test } from 'vitest';
import { placeNamed, SPACES, spacesFor } from '../rules/index.ts';
import { given } from './given.ts';

describe('placement', () => {
  test('TA-4.1, TA-4.4 one piece each, round and round, until nobody has one', () => {
    const table = given({
      at: 'placement',
      first: 1,
      players: [
        { camels: 1, ships: 1 },
        { camels: 2, ships: 1 },
      ],
    });
    const seats: number[] = [];
    for (const spot of [
      'camel da-tower-2',
      'camel pa-market',
      'ship ns-wood-1',
      'ship eu-gold-1',
      'camel ma-peace',
    ]) {
      seats.push(table.seat);
      table.play(spot);
    }
    expect(seats).toEqual([1, 0, 1, 0, 1]);
    expect(table.view().stage).toBe('resolution');
  });

  test('TA-4.2 camels on round spaces, ships on rectangles, War Supplies takes both', () => {
    const table = given({ at: 'placement' });
    expect(table.legal()).toContain('camel eu-war');
    expect(table.legal()).toContain('ship eu-war');
    expect(table.legal()).toContain('camel pa-market');
    expect(table.legal()).not.toContain('ship pa-market');
    expect(table.legal()).not.toContain('camel ns-wood-1');
    expect(table.why({ type: 'place', at: 'pa-market', piece: 'ship' })).toBe('TA-4.2 wrongPiece');
    table.play('camel eu-war');
    expect(table.legal()).not.toContain('ship eu-war');
    expect(table.why({ type: 'place', at: 'eu-war', piece: 'ship' })).toBe('TA-1.19 spaceTaken');
  });

  test('TA-4.3 whoever has pieces must place one', () => {
    const table = given({ at: 'placement' });
    expect(table.legal()).not.toContain('done');
    expect(table.why({ type: 'pass' })).toBe('TA-4.3 mustPlace');
  });

  test('TA-4.5 a space that will do nothing may be taken', () => {
    const table = given({ at: 'placement' });
    for (const space of ['da-traitor', 'pa-improve-1', 'ma-caravan', 'pa-temple'])
      expect(table.legal()).toContain(`camel ${space}`);
  });

  test('TA-4.6 several spaces of the same action may be held', () => {
    const table = given({ at: 'placement', players: [{}, { camels: 1, ships: 1 }] });
    table.play('camel pa-improve-1', 'camel ma-caravan', 'camel pa-improve-2', 'ship ns-shipyard');
    expect(table.on('pa-improve-1')).toBe('0c');
    expect(table.on('pa-improve-2')).toBe('0c');
  });

  test('TA-4.7, TA-15.1 an own private tile takes one piece of either kind, nobody else may use it', () => {
    const table = given({ at: 'placement', turn: 4, players: [{ tiles: ['I21'] }] });
    expect(table.legal()).toContain('camel I21');
    expect(table.legal()).toContain('ship I21');
    table.play('ship I21');
    expect(table.on('I21')).toBe('0s');
    expect(table.legal()).not.toContain('ship I21');
    expect(table.why({ type: 'place', at: 'I21', piece: 'ship' })).toBe('TA-15.1 foreignTile');
    table.play('camel pa-market');
    expect(table.legal()).not.toContain('camel I21');
    expect(table.why({ type: 'place', at: 'I21', piece: 'camel' })).toBe('TA-4.7 privateTileTaken');
  });

  test('TA-4.8 nothing is resolved at placement', () => {
    const table = given({ at: 'placement' });
    table.play('ship ns-wood-1', 'camel ma-peace');
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
    expect(table.prestige(1)).toBe(10);
    expect(table.why({ type: 'tile', tile: 'I10' })).toBe('TA-4.8 nothingAtPlacement');
  });

  test('TA-4.9 who has no place for the pieces left is skipped and keeps them', () => {
    const ships = spacesFor(4).filter(
      place => SPACES[place]!.takes[1] === true && place !== placeNamed('eu-war'),
    );
    expect(ships).toHaveLength(15);
    const pieces = Object.fromEntries(ships.map((place, i) => [SPACES[place]!.id, `${i % 4}s`]));
    const full = { camels: 0, ships: 4 };
    const table = given({
      seats: 4,
      at: 'placement',
      players: [full, full, full, { camels: 1, ships: 4 }],
      pieces: { ...pieces, 'eu-war': '3c' },
    });
    // Nobody was asked: the stage, and with it a turn in which nothing is left to decide, is over.
    expect(table.state.turn).toBe(2);
    expect(table.player(3)).toMatchObject({ ships: 4, shipsInReserve: 4 });
  });

  test('TA-4.10, TA-13.25, T62 K23 lets place up to three pieces, but no more than there are', () => {
    const table = given({ at: 'placement', players: [{ camels: 1, ships: 1, fulfilled: ['K23'] }] });
    expect(table.free()).toEqual(['return K23']);
    table.play('return K23', 'camel pa-market');
    expect(table.asked).toBe('place 0');
    expect(table.legal()).toContain('done');
    table.play('ship ns-wood-1');
    expect(table.seat).toBe(1);
    expect(table.isReturned('K23')).toBe(true);
    const stopping = given({ at: 'placement', players: [{ fulfilled: ['K24'] }] });
    stopping.play('return K24', 'camel pa-market', 'camel ma-peace', 'done');
    expect(stopping.seat).toBe(1);
    const three = given({ at: 'placement', players: [{ fulfilled: ['K24'] }] });
    three.play('return K24', 'camel pa-market', 'camel ma-peace', 'ship ns-peace');
    expect(three.seat).toBe(1);
    const single = given({ at: 'placement', players: [{ camels: 1, ships: 0, fulfilled: ['K23'] }] });
    expect(single.free()).toEqual([]);
  });

  test('TA-4.11, TA-13.15, T61 K12 on the own placement turn: the new camel is placed in this stage', () => {
    const table = given({
      at: 'placement',
      players: [
        { ships: 0, fulfilled: ['K12'] },
        { camels: 3, ships: 2 },
      ],
    });
    table.play('camel pa-market', 'camel ma-peace', 'camel pa-temple', 'camel ma-first');
    table.play('return K12', 'camel ma-caravan', 'camel eb-tower-1');
    expect(table.player()).toMatchObject({ camels: 4, camelsInReserve: 1 });
    expect(table.asked).toBe('place 0');
    table.play('camel da-tower-2');
    expect(table.on('da-tower-2')).toBe('0c');
  });

  test('TA-4.12 there is no window on the turns of others', () => {
    const table = given({ at: 'placement', players: [{}, { fulfilled: ['K12', 'K5'] }] });
    expect(table.free(1)).toEqual([]);
    expect(table.why({ type: 'mission', mission: 'K12' }, 1)).toBe('TA-4.12 onlyOnOwnPlacement');
    table.play('camel pa-market');
    expect(table.free(1)).toEqual(['return K5', 'return K12']);
  });

  test('TA-4.13 K23 and K24 do not add up', () => {
    const table = given({ at: 'placement', players: [{ fulfilled: ['K23', 'K24'] }] });
    table.play('return K23');
    expect(table.free()).toEqual([]);
    expect(table.why({ type: 'mission', mission: 'K24' })).toBe('TA-4.13 hasteUsed');
  });

  test('TA-1.22 a space of the other side cannot be used', () => {
    const table = given({ at: 'placement' });
    expect(table.why({ type: 'place', at: 'pa-improve-3', piece: null })).toBe('TA-1.22 notOnThisSide');
    expect(
      given({ at: 'placement', players: [{ ships: 0 }] }).why({
        type: 'place',
        at: 'ns-wood-1',
        piece: 'ship',
      }),
    ).toBe('TA-4.4 noPieceLeft');
  });
});
