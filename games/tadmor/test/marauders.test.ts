import { describe, expect, test } from 'vitest';
import { given } from './given.ts';

describe('marauders', () => {
  test('TA-5.1, TA-5.5, TA-5.10, TA-5.13, TA-5.14, T28 the card chosen last turn is revealed, pieces leave, a new card is chosen', () => {
    const table = given({
      at: 'marauders',
      turn: 2,
      current: 'euphrates',
      raid: [0, 'southSea'],
      pieces: { 'ss-stone-1': '1s', 'ma-marauders': '1c' },
    });
    expect(table.on('ss-stone-1')).toBe('');
    expect(table.player(1).shipsInReserve).toBe(2);
    expect(table.current()).toBe('southSea');
    expect(table.asked).toBe('chooseMarauders 1');
    expect(table.legal()).toEqual([
      'marauders northSea',
      'marauders ebla',
      'marauders palmyra',
      'marauders damascus',
      'marauders mari',
      'marauders euphrates',
      'pass',
    ]);
    expect(table.why({ type: 'region', region: 'southSea' })).toBe('TA-5.14 regionSafe');
    table.play('marauders euphrates');
    expect(table.view(1)).toMatchObject({ raider: 1, raidCard: 'euphrates' });
    expect(table.view(0)).toMatchObject({ raider: 1, raidCard: null });
    expect(table.player(1).camelsInReserve).toBe(3);
  });

  test('TA-5.1, TA-5.2, TA-5.16 without a card there is no attack', () => {
    const table = given({ at: 'marauders', pieces: { 'ss-stone-1': '1s' } });
    expect(table.warehouse(1)).toEqual([0, 3, 0, 0]);
    expect(table.current()).toBeUndefined();
  });

  test('TA-5.3, TA-6.11, T12 the owner of I26 who reveals gains 1 gold and 1 PP, from the turn after buying it', () => {
    const table = given({
      seats: 3,
      at: 'marauders',
      turn: 4,
      display: ['I26', 'I19'],
      players: [{ wood: 3, stone: 3 }],
      pieces: { 'pa-improve-1': '0c', 'ma-marauders': '0c' },
    });
    table.play('marauders mari', 'acquire I26', 'pay wood', 'pay stone');
    expect(table.points('improvements')).toBe(0);
    expect(table.warehouse()[3]).toBe(0);
    const next = given({
      seats: 3,
      at: 'marauders',
      turn: 5,
      raid: [0, 'mari'],
      players: [{ tiles: ['I26'] }, { tiles: ['I25'] }],
    });
    expect(next.warehouse()).toEqual([0, 0, 0, 1]);
    expect(next.points('improvements')).toBe(1);
    expect(next.points('improvements', 1)).toBe(0);
  });

  test('TA-5.4, TA-13.12, TA-13.13, T36 K9 chooses another card of the deck; revealed and current are not in it', () => {
    const table = given({
      at: 'marauders',
      turn: 5,
      current: 'ebla',
      raid: [0, 'palmyra'],
      players: [{}, { fulfilled: ['K9'] }],
      pieces: { 'pa-temple': '1c', 'ma-first': '0c' },
    });
    expect(table.asked).toBe('redirect 1');
    expect(table.legal()).toEqual([
      'return K9 for northSea',
      'return K9 for southSea',
      'return K9 for damascus',
      'return K9 for mari',
      'return K9 for euphrates',
      'pass',
    ]);
    expect(table.why({ type: 'region', region: 'palmyra' })).toBe('TA-13.13 cardNotInDeck');
    table.play('return K9 for mari');
    expect(table.current()).toBe('mari');
    expect(table.isReturned('K9', 1)).toBe(true);
    expect(table.on('ma-first')).toBe('');
  });

  test('TA-13.14, TA-13.30 several may be returned in turn order, the last choice stands; without a reveal none', () => {
    const table = given({
      at: 'marauders',
      turn: 5,
      first: 1,
      raid: [0, 'palmyra'],
      players: [{ fulfilled: ['K9'] }, { fulfilled: ['K10'] }],
    });
    expect(table.asked).toBe('redirect 1');
    table.play('return K10 for mari');
    expect(table.asked).toBe('redirect 0');
    expect(table.legal()).not.toContain('return K9 for mari');
    table.play('return K9 for ebla');
    expect(table.current()).toBe('ebla');
    const calm = given({ at: 'marauders', turn: 5, players: [{ fulfilled: ['K9'] }] });
    expect(calm.asked).toBe('place 0');
    expect(calm.isFulfilled('K9')).toBe(true);
  });

  test('TA-5.6 removed pieces resolve nothing', () => {
    const table = given({
      at: 'marauders',
      turn: 2,
      raid: [1, 'northSea'],
      pieces: { 'ns-wood-1': '0s', 'ns-peace': '0s' },
    });
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
    expect(table.prestige()).toBe(10);
    expect(table.asked).toBe('place 0');
    expect(table.state.turn).toBe(3);
  });

  test('TA-5.7, TA-14.5, T37 I7 protects the revealer, I25 pays for opposing pieces', () => {
    const table = given({
      seats: 3,
      at: 'marauders',
      turn: 5,
      raid: [0, 'mari'],
      players: [{ tiles: ['I7', 'I25'] }],
      pieces: { 'ma-peace': '0c', 'ma-first': '1c' },
    });
    expect(table.points('improvements')).toBe(3);
    expect(table.points('peaceGifts')).toBe(2);
    expect(table.state.pawn).toBe(0);
    const idle = given({
      seats: 3,
      at: 'marauders',
      turn: 5,
      raid: [1, 'mari'],
      players: [{ tiles: ['I7'] }],
      pieces: { 'ma-peace': '0c' },
    });
    expect(idle.points('peaceGifts')).toBe(0);
  });

  test('TA-5.7, TA-5.9, TA-14.22, TA-14.30, T38 I45 protects always; where nothing is removed I25 gives nothing', () => {
    const table = given({
      seats: 3,
      at: 'marauders',
      turn: 8,
      raid: [0, 'mari'],
      players: [{ tiles: ['I25'] }, { tiles: ['I45'] }],
      pieces: { 'ma-peace': '1c' },
    });
    expect(table.points('improvements')).toBe(0);
    expect(table.points('peaceGifts', 1)).toBe(3);
  });

  test('TA-5.9 I25 pays once, and not for own pieces', () => {
    const raid = { seats: 3, at: 'marauders', turn: 4, raid: [0, 'mari'] } as const;
    const many = given({
      ...raid,
      players: [{ tiles: ['I25'], gold: 1 }],
      pieces: { 'ma-peace': '1c', 'ma-first': '2c', 'ma-caravan': '1c' },
    });
    expect(many.points('improvements')).toBe(3);
    const own = given({ ...raid, players: [{ tiles: ['I25'], gold: 1 }], pieces: { 'ma-peace': '0c' } });
    expect(own.points('improvements')).toBe(0);
  });

  test('TA-5.8 pieces on private tiles are never affected', () => {
    const table = given({
      at: 'marauders',
      turn: 7,
      raid: [1, 'palmyra'],
      players: [{ tiles: ['I21'], wood: 1 }],
      pieces: { I21: '0c' },
    });
    expect(table.on('I21')).toBe('0c');
  });

  test('TA-5.11 the card on the board stays through turns without attack', () => {
    const table = given({ at: 'marauders', turn: 3, current: 'ebla' });
    expect(table.current()).toBe('ebla');
    expect(table.state.turn).toBe(4);
  });

  test('TA-5.12, TA-13.17, T39 K14 swaps: its owner then calls the marauders, the other gets the Peace Gifts', () => {
    const table = given({
      at: 'marauders',
      turn: 2,
      raid: [1, 'ebla'],
      players: [{ fulfilled: ['K14'] }],
      pieces: { 'ma-peace': '0c', 'ma-marauders': '1c', 'ns-wood-1': '1s' },
    });
    expect(table.asked).toBe('swap 0');
    expect(table.legal()).toEqual(['swap ma-peace', 'pass']);
    table.play('swap ma-peace');
    expect(table.legal()).toEqual(['with ma-marauders']);
    expect(table.why({ type: 'place', at: 'ns-wood-1', piece: null })).toBe('TA-13.17 otherKindOfPiece');
    table.play('with ma-marauders');
    expect(table.asked).toBe('chooseMarauders 0');
    table.play('pass');
    expect(table.prestige(1)).toBe(11);
    expect(table.isReturned('K14')).toBe(true);
  });

  test('TA-13.18, TA-13.19 K14 works without an attack, and only for pieces on the board', () => {
    const table = given({
      at: 'marauders',
      turn: 5,
      players: [{ fulfilled: ['K14'], tiles: ['I21'] }],
      pieces: { I21: '0c', 'ma-peace': '1c', 'ss-stone-1': '0s', 'ns-wood-1': '1s' },
    });
    expect(table.asked).toBe('swap 0');
    expect(table.legal()).toEqual(['swap ss-stone-1', 'pass']);
    expect(table.why({ type: 'place', at: 'I21', piece: null })).toBe('TA-13.18 noPieceThere');
    const alone = given({
      at: 'marauders',
      turn: 5,
      players: [{ fulfilled: ['K14'] }],
      pieces: { 'ss-stone-1': '0s', 'ma-peace': '1c' },
    });
    expect(alone.asked).not.toBe('swap 0');
  });

  test('TA-5.15, TA-5.16, T35 a camel driven away from Marauders chooses nothing', () => {
    const table = given({ at: 'marauders', turn: 2, raid: [1, 'mari'], pieces: { 'ma-marauders': '0c' } });
    expect(table.state.raider).toBe(-1);
    expect(table.asked).toBe('place 0');
    expect(table.player().camelsInReserve).toBe(3);
  });

  test('TA-5.17 the chooser may take no card; the camel returns anyway', () => {
    const table = given({ at: 'marauders', pieces: { 'ma-marauders': '0c' } });
    table.play('pass');
    expect(table.state.raider).toBe(-1);
    expect(table.player().camelsInReserve).toBe(3);
  });

  test('TA-5.18 in turn 9 no card is asked for', () => {
    const table = given({ at: 'marauders', turn: 9, pieces: { 'ma-marauders': '0c' } });
    expect(table.asked).toBe('over');
  });

  test('TA-5.19 the revealer has no protection', () => {
    const table = given({ at: 'marauders', turn: 2, raid: [0, 'southSea'], pieces: { 'ss-stone-1': '0s' } });
    expect(table.warehouse()).toEqual([0, 0, 0, 0]);
  });

  test('TA-5.14, T15 the region on the board is never offered', () => {
    const table = given({ at: 'marauders', turn: 3, current: 'euphrates', pieces: { 'ma-marauders': '0c' } });
    expect(table.legal()).not.toContain('marauders euphrates');
    expect(table.legal()).toHaveLength(7);
  });
});
