import { describe, expect, test } from 'vitest';
import {
  boardNamed,
  castlesOfBurgundy as game,
  finalScore,
  SHIELD_FIGURES,
  tileNamed,
} from '../rules/index.ts';
import { given, put, seatZeroFirst, type TableGiven, type TestTable } from './given.ts';

const options = { shields: true };
const shielded = (shields: number[], more: TableGiven = {}): TestTable =>
  given({ options, shields, ...more });

describe('taking shields', () => {
  test('CB-25.1 one or two shields on each depot, by the number of players', () => {
    const dealt = (seats: number): number[] =>
      game.setup(options, seats, seatZeroFirst()).depots.map(({ shields }) => shields.length);
    expect([2, 3, 4].map(dealt)).toEqual([
      [1, 1, 1, 1, 1, 1],
      [1, 2, 1, 2, 1, 2],
      [2, 2, 2, 2, 2, 2],
    ]);
    const numbers = game.setup(options, 4, seatZeroFirst()).depots.flatMap(({ shields }) => shields);
    expect(new Set(numbers).size).toBe(12);
  });

  test('CB-25.2 shields are no goods and are not replenished', () => {
    const table = given({
      options,
      dice: [2, 2],
      stored: ['ship'],
      depotShields: { 3: [5] },
      depotGoods: { 1: { red: 1 } },
    });
    table.play('die 2', 'place ship', 'on 17');
    expect(table.legal()).toEqual(['depot 1', 'depot without goods']);
    const taken = given({ options, round: 5, dice: [3, 3], depotShields: { 3: [5] }, silver: 3 })
      .play('shield 5 from 3', 'on castle 18')
      .endRound();
    taken.play('paySilver');
    expect(taken.state.phase).toBe(1);
    expect(taken.state.depots.flatMap(({ shields }) => shields)).toEqual([]);
  });

  test('CB-25.3 CB-25.4 CB-25.5 both dice, made alike with workers, take a shield onto a castle (TV-51)', () => {
    const table = given({ options, dice: [3, 5], workers: 2, depotShields: { 5: [9], 1: [2] } });
    expect(table.legal()).toEqual(['die 3', 'die 5', 'shield 9 from 5', 'endTurn']);
    expect(table.forecast('shield 9 from 5')).toEqual({ type: 'price', workers: 2, silver: 0 });
    table.play('shield 9 from 5');
    expect(table.legal()).toEqual(['on castle 18']);
    table.play('on castle 18');
    expect(table.duchy().shields).toEqual([{ space: 18, shield: 9 }]);
    expect([table.duchy().workers, table.player().spent, table.seat]).toEqual([0, 3, 1]);
  });

  test('CB-25.3 not with a die spent, CB-25.4 and without free steps of monasteries', () => {
    const spent = given({ options, dice: [3, 3], depotShields: { 3: [9] } }).play('die 3', 'takeWorkers');
    expect(spent.legal()).toEqual(['die 3', 'endTurn']);
    expect(spent.why({ type: 'shield', depot: 3, shield: 9 })).toMatchObject({
      rule: 'CB-25.3',
      sentence: 'bothDiceNeeded',
    });
    const free = given({ options, dice: [3, 4], depotShields: { 3: [9] }, monasteries: [9, 10, 11, 12] });
    expect(free.legal()).not.toContain('shield 9 from 3');
    const eight = given({ options, dice: [3, 5], workers: 1, depotShields: { 3: [9] }, monasteries: [8] });
    expect(eight.legal()).toContain('shield 9 from 3');
    const set = shielded([16], { dice: [3, 5], depotShields: { 3: [9] } });
    expect(set.play('set die 2 to 3').legal()).toContain('shield 9 from 3');
  });

  test('CB-25.5 CB-25.6 a castle carries one shield; the old one leaves the game', () => {
    const table = given({
      options,
      dice: [4, 4],
      depotShields: { 4: [7] },
      placed: { 1: 'castle', 11: 'inn' },
    });
    table.duchy().shields = [{ space: 18, shield: 9 }];
    table.duchy().shieldBits = 1 << 9;
    table.play('shield 7 from 4');
    expect(table.legal()).toEqual(['on castle 1', 'on castle 18']);
    table.play('on castle 18');
    expect(table.duchy().shields).toEqual([{ space: 18, shield: 7 }]);
    expect(table.eventsOf('shieldLost')).toEqual([{ type: 'shieldLost', seat: 0, shield: 9, space: 18 }]);
  });

  test('CB-25.7 a shield works until it is removed', () => {
    const table = shielded([17], { dice: [3, 3], stored: ['bank'], round: 5 });
    table.play('die 3', 'place bank', 'on 11');
    expect(table.points('areas')).toBe(3);
    table.play('endTurn').endRound();
    table.play('giveUp');
    expect(table.duchy().shieldBits).toBe(0);
  });

  test('CB-25.8 the purchase of the turn stays possible', () => {
    const table = given({ options, dice: [3, 3], silver: 2, black: ['ship'], depotShields: { 3: [9] } });
    table.play('shield 9 from 3', 'buy ship from black', 'on castle 18');
    expect(table.stored()).toEqual(['ship']);
  });
});

describe('tribute', () => {
  test('CB-25.10 for each shield not paid for one is lost, by choice', () => {
    const table = shielded([5, 9], { round: 5, silver: 1 }).endRound();
    expect(table.legal()).toEqual(['paySilver', 'giveUp']);
    table.play('giveUp', 'paySilver');
    expect(table.duchy().shields.map(({ shield }) => shield)).toEqual([9]);
    expect(table.duchy().silver).toBe(0);
  });

  test('CB-25.11 tribute is decided in turn order', () => {
    const table = shielded([5], { round: 5, silver: 1, others: { 1: { shields: [9], silver: 1 } } });
    Object.assign(table.state, { bridge: [0, 1], order: [1, 0] });
    table.endRound();
    expect(table.seat).toBe(1);
    expect(table.play('paySilver').seat).toBe(0);
  });

  test('CB-25.17 with shield 3 workers may pay, as long as it is kept', () => {
    const table = shielded([2, 3], { round: 5, workers: 2, silver: 1 }).endRound();
    expect(game.view(table.state, 0).asked).toMatchObject({ shields: [3, 2] });
    table.play('payWorker');
    expect(table.legal()).toEqual(['paySilver', 'payWorker', 'giveUp']);
    const lost = shielded([2, 3], { round: 5, workers: 2, silver: 1 }).endRound().play('giveUp');
    expect(lost.legal()).toEqual(['paySilver', 'giveUp']);
  });

  test('CB-25.12 CB-25.28 12, 8 and 4 points at the end, doubled by shield 13 (TV-56)', () => {
    expect(SHIELD_FIGURES.list.map(({ points }) => points)).toEqual([
      12, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4,
    ]);
    const final = (shields: number[]): number =>
      finalScore(shielded(shields).state, shielded(shields).duchy()).shields;
    expect(final([1, 9, 18])).toBe(24);
    expect(final([1, 13])).toBe(32);
  });
});

describe('the shields', () => {
  test('CB-25.13 CB-25.24 CB-25.27 shield 9: a silver for each tile, monastery 3 adds nothing; 12 doubles the points (TV-52)', () => {
    const sale = (shields: number[]) =>
      shielded(shields, { dice: [4, 4], monasteries: [3, 4, 25], goods: { red: 4 } }).play(
        'die 4',
        'sell red',
      );
    expect([sale([9]).duchy().silver, sale([9]).duchy().workers, sale([9]).score()]).toEqual([4, 1, 8]);
    expect(sale([9, 12]).score()).toBe(16);
    expect(finalScore(sale([12]).state, sale([12]).duchy()).monasteries).toBe(4);
  });

  test('CB-25.14 shield 1: all pastures are one for livestock, not for areas (TV-58)', () => {
    const table = shielded([1], { dice: [2, 2], stored: ['cow2'], placed: { 10: 'cow4', 26: 'bank' } });
    table.play('die 2', 'place cow2', 'on 27');
    expect([table.points('livestock'), table.points('areas')]).toEqual([6, 1]);
  });

  test('CB-25.15 shield 2: a worker whenever another gains some (TV-55)', () => {
    const table = given({
      options,
      dice: [3, 3],
      stored: ['boardingHouse'],
      others: { 1: { shields: [2] } },
    });
    table.play('die 3', 'place boardingHouse', 'on 25');
    expect([table.duchy(0).workers, table.duchy(1).workers]).toEqual([4, 1]);
    const own = shielded([2], { dice: [3, 3] }).play('die 3', 'takeWorkers');
    expect([own.duchy(0).workers, own.duchy(1).workers]).toEqual([2, 0]);
  });

  test('CB-25.16 every gain counts: action, sale, phase end, hired workers', () => {
    const other = { others: { 1: { shields: [2], silver: 3 } } };
    expect(
      given({ options, dice: [3, 3], ...other })
        .play('die 3', 'takeWorkers')
        .duchy(1).workers,
    ).toBe(1);
    expect(
      given({ options, dice: [4, 4], goods: { red: 1 }, monasteries: [4], ...other })
        .play('die 4', 'sell red')
        .duchy(1).workers,
    ).toBe(1);
    expect(
      given({ options: { ...options, extraTiles: true }, silver: 2, monasteries: [28], ...other })
        .play('hireWorkers', 'hireWorkers')
        .duchy(1).workers,
    ).toBe(2);
    const phase = given({ options, round: 5, monasteries: [2], placed: { 24: 'mine' }, ...other })
      .endRound()
      .play('paySilver');
    expect(phase.duchy(1).workers).toBe(1);
  });

  test('CB-25.18 shield 4: no limit of key spaces; without it down to three at once', () => {
    const table = shielded([4], {
      dice: [2, 2],
      stored: ['bank', 'ship', 'cow2'],
      depots: { 2: ['mine', 'castle'] },
      round: 5,
    });
    table.play('die 2', 'take mine from 2', 'die 2', 'take castle from 2');
    expect(table.stored()).toHaveLength(5);
    expect(game.view(table.state, 0).players[0]!.keySpaceCount).toBe(-1);
    table.endRound().play('giveUp');
    expect(table.asked).toBe('shrinkStorage');
    table.play('discard bank', 'discard ship');
    expect(table.stored()).toEqual(['cow2', 'mine', 'castle']);
  });

  test('CB-25.19 shield 5: one colour from all depots too, three colours at most', () => {
    const wanted: TableGiven = {
      dice: [2, 2],
      stored: ['ship'],
      goods: { red: 1, purple: 1 },
      depotGoods: { 1: { red: 1 }, 3: { pink: 2, brown: 1 }, 6: { pink: 1 } },
    };
    const table = shielded([5], wanted).play('die 2', 'place ship', 'on 17', 'depot 1');
    expect(table.legal()).toEqual(['pink', 'brown', 'decline']);
    expect(table.play('pink').goods()).toEqual({ purple: 1, pink: 3, red: 2 });
    const full = shielded([5], { ...wanted, goods: { red: 1, purple: 1, orange: 1 } });
    expect(full.play('die 2', 'place ship', 'on 17', 'depot 1', 'pink').goods()).toEqual({
      purple: 1,
      red: 2,
      orange: 1,
    });
  });

  test('CB-25.20 shield 6: the monasteries of another player work for the owner, with own tiles (TV-59)', () => {
    const table = shielded([6], {
      seats: 3,
      dice: [3, 3],
      placed: { 11: 'bank', 13: 'bank', 25: 'bank' },
      others: { 1: { monasteries: [22, 14], placed: { 11: 'bank' } } },
    });
    expect(table.free()).toEqual(['copy monasteries of 1', 'copy monasteries of 2']);
    table.play('die 3', 'copy monasteries of 1');
    expect(table.free()).toEqual([]);
    expect(table.why({ type: 'copyMonasteries', duchy: 2 })).toMatchObject({ sentence: 'alreadyCopying' });
    expect(table.play('takeWorkers').duchy().workers).toBe(4);
    expect(finalScore(table.state, table.duchy(0)).monasteries).toBe(12);
    expect(finalScore(table.state, table.duchy(1)).monasteries).toBe(4);
    expect(game.view(table.state, 2).duchies[0]!.copiedMonasteries).toEqual([14, 22]);
  });

  test('CB-25.21 it does not copy monastery 27, nor what another copies', () => {
    const table = shielded([6], { seats: 3, others: { 1: { monasteries: [27, 3] } } }).play(
      'copy monasteries of 1',
    );
    expect(game.view(table.state, 0).duchies[0]!.copiedMonasteries).toEqual([3]);
    const chain = shielded([6], { seats: 3, others: { 1: {}, 2: { monasteries: [3] } } }).play(
      'copy monasteries of 1',
    );
    chain.duchy(1).copied = 2;
    expect(game.view(chain.state, 0).duchies[0]!.copiedMonasteries).toEqual([]);
  });

  test('CB-25.22 shield 7: bonus tiles gained while it lies there count double', () => {
    const table = shielded([7], { dice: [3, 3], stored: ['mine'], placed: { 24: 'mine', 29: 'mine' } });
    expect(table.play('die 3', 'place mine', 'on 33').points('colourBonus')).toBe(10);
  });

  test('CB-25.23 shield 8: mines pay 2 silver; workers of monastery 2 are not doubled', () => {
    const table = shielded([8], { round: 5, silver: 1, monasteries: [2], placed: { 24: 'mine', 29: 'mine' } })
      .endRound()
      .play('paySilver');
    expect([table.duchy().silver, table.duchy().workers]).toEqual([4, 2]);
  });

  test('CB-25.25 shield 10: the end scoring of monasteries is doubled', () => {
    const table = shielded([10], { monasteries: [25], sold: { red: 5 } });
    expect(finalScore(table.state, table.duchy()).monasteries).toBe(10);
  });

  test('CB-25.26 shield 11: a castle may bring a shield from any depot', () => {
    const table = shielded([11], {
      dice: [6, 6],
      stored: ['castle'],
      placed: { 5: 'cow2' },
      depotShields: { 2: [5], 4: [9] },
    });
    table.play('die 6', 'place castle', 'on 6');
    expect(table.legal()).toEqual(['takeWorkers', 'shield 5 from 2', 'shield 9 from 4', 'decline']);
    table.play('shield 9 from 4', 'on castle 6');
    expect(table.duchy().shields.map(({ shield }) => shield)).toEqual([9, 11]);
    expect(table.legal()).toContain('die 6');
  });

  test('CB-25.29 CB-25.31 CB-12.2 shield 14: a tile from a numbered depot into the duchy at the phase end (TV-57)', () => {
    const table = shielded([14], { round: 5, silver: 1, depots: { 5: ['mine', 'castle'] } }).endRound();
    expect(table.legal()).toEqual(['fetch mine from 5', 'decline']);
    table.play('fetch mine from 5');
    expect(table.legal()).toEqual(['on 24']);
    table.play('on 24', 'paySilver');
    expect(table.duchy().silver).toBe(1);
    expect(
      shielded([14], { round: 5, depots: { 5: ['mine'] } })
        .endRound()
        .play('decline').asked,
    ).toBe('tribute');
  });

  test('CB-25.30 shield 15: the same from the black depot, an inn included', () => {
    const table = shielded([15], {
      options: { ...options, inns: true },
      round: 5,
      depots: { 5: ['mine'] },
      black: ['ship'],
      inns: 1,
    }).endRound();
    expect(table.legal()).toEqual(['fetch ship from black', 'fetch inn from black', 'decline']);
    table.play('fetch ship from black', 'on 19');
    expect(table.state.bridge[0]).toBe(1);
    expect(table.asked).toBe('tribute');
  });

  test('CB-25.32 both in any order; several owners in turn order, before any tribute', () => {
    const table = shielded([14], {
      round: 5,
      depots: { 5: ['mine'] },
      black: ['mine'],
      others: { 1: { shields: [15] } },
    });
    Object.assign(table.state, { bridge: [0, 1], order: [1, 0] });
    table.endRound();
    expect(table.seat).toBe(1);
    table.play('fetch mine from black', 'on 24');
    expect([table.seat, table.asked]).toEqual([0, 'phaseEndPlace']);
    table.play('decline');
    expect(table.asked).toBe('tribute');
    const both = shielded([14, 15], { round: 5, depots: { 5: ['mine'] }, black: ['ship'] }).endRound();
    expect(both.legal()).toEqual(['fetch mine from 5', 'fetch ship from black', 'decline']);
    expect(both.play('fetch ship from black', 'on 19').legal()).toEqual(['fetch mine from 5', 'decline']);
  });

  test('CB-25.7 CB-25.32 shield 15 won at the phase end by a castle of shield 14 works at once', () => {
    const table = shielded([11, 14], {
      round: 5,
      silver: 3,
      placed: { 5: 'cow2' },
      depots: { 2: ['castle'] },
      black: ['ship'],
      depotShields: { 3: [15] },
    }).endRound();
    table.play('fetch castle from 2', 'on 6', 'shield 15 from 3', 'on castle 6');
    expect(table.legal()).toEqual(['fetch ship from black', 'decline']);
    table.play('fetch ship from black', 'on 17');
    expect(table.asked).toBe('tribute');
    // In a turn it is a shield like any other.
    const turn = given({ options, dice: [3, 3], depotShields: { 3: [15] }, silver: 2, black: ['ship'] });
    expect(turn.play('shield 15 from 3', 'on castle 18').asked).toBe('turn');
  });

  test('CB-25.33 shield 16: once a turn one unspent die to any value', () => {
    const table = shielded([16], { dice: [2, 5] });
    expect(table.free()).toHaveLength(10);
    table.play('set die 2 to 6');
    expect(table.legal()).toEqual(['die 2', 'die 6', 'endTurn']);
    expect(table.free()).toEqual([]);
    expect(table.why({ type: 'setDie', die: 0 })).toMatchObject({ sentence: 'dieAlreadySet' });
    expect(shielded([16], { dice: [4, 4] }).free()).toHaveLength(5);
    expect(
      shielded([16], { dice: [2, 5] })
        .play('die 2')
        .free()
        .every(line => line.startsWith('set die 2')),
    ).toBe(true);
  });

  test('CB-25.34 shield 17: areas count as one larger, with an inn two, at most 8 (TV-53)', () => {
    const three = (shields: number[], inn: boolean): number => {
      const table = shielded(shields, {
        dice: [3, 3],
        stored: ['mine'],
        placed: { 24: inn ? 'inn' : 'mine', 29: 'mine' },
      });
      return table.play('die 3', 'place mine', 'on 33').points('areas');
    };
    expect([three([], false), three([17], false), three([17], true)]).toEqual([6, 10, 15]);
    const seven = boardNamed('7').areas.find(({ spaces }) => spaces.length === 7)!;
    const table = shielded([17], { duchy: '7', stored: ['watchtower'] });
    for (const space of seven.spaces.slice(1)) put(table.duchy(), space, 'bank');
    table.duchy().spaces[seven.spaces[2]!] = tileNamed('inn');
    const die = boardNamed('7').numbers[seven.spaces[0]!]!;
    table.player().dice = [die, die];
    expect(table.play(`die ${die}`, 'place watchtower', `on ${seven.spaces[0]}`).points('areas')).toBe(36);
  });

  test('CB-25.35 shield 18: placements need not be adjacent', () => {
    const table = shielded([18], { dice: [6, 6], stored: ['bank'] }).play('die 6', 'place bank');
    expect(table.legal()).toEqual(['on 28', 'on 32']);
  });
});
