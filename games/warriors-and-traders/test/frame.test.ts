import { fastChance, PalioError } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  ascending,
  descending,
  NATIONS,
  OPTIONS,
  pointsOf,
  UNIT_FIGURES,
  worldNamed,
} from '../rules/index.ts';
import { fresh, game, given, level } from './given.ts';

const countOf = (table: ReturnType<typeof fresh>, kind: string): number =>
  table.state.units.filter(unit => unit.kind === kind).length;

const refused = (seats: number, options: Record<string, string>): boolean => {
  try {
    game.setup(options, seats, fastChance(1));
  } catch (error) {
    return error instanceof PalioError;
  }
  return false;
};

describe('the frame', () => {
  test('WT-1.1 WT-1.2 two to six players, every one for himself', () => {
    expect(game.seatCounts).toEqual([2, 3, 4, 5, 6]);
    expect(game.teams?.({ mode: 'freeForAll' }, 5)).toEqual([[0], [1], [2], [3], [4]]);
  });

  test('WT-1.3 cooperative play is for four or six players and no other number', () => {
    for (const seats of [2, 3, 5, 6]) expect(refused(seats, { mode: '2v2' })).toBe(true);
    for (const seats of [2, 3, 4, 5])
      for (const mode of ['3v3', '2v2v2']) expect(refused(seats, { mode })).toBe(true);
    expect(refused(4, { mode: '2v2' }) || refused(6, { mode: '3v3' }) || refused(6, { mode: '2v2v2' })).toBe(
      false,
    );
  });

  test('WT-1.4 any of the three maps with any number of players', () => {
    for (const map of ['west', 'east', 'italia'])
      for (const seats of game.seatCounts) expect(refused(seats, { map })).toBe(false);
  });

  test('WT-1.5 WT-1.6 most points after at most ten turns win', () => {
    const table = given({ turn: 10 });
    table.player(1).kills = 5;
    table.endTurn();
    expect(game.outcome(table.state)).toMatchObject({ ranks: [2, 1], ending: 'lastTurn' });
    expect(OPTIONS.find(option => option.id === 'turnLimit')).toMatchObject({ max: 10, default: 10 });
  });

  test('WT-1.7 princesses and forts are units but not armies: they are not fed and do not move with armies', () => {
    const table = given({ stock: [{ food: 1 }] }).upkeep();
    expect(table.asked).toBe('nothing');
    expect(given({ nations: ['austria'], options: { map: 'east' } }).manoeuvre(0).asked).toBe('nothing');
  });

  test('WT-1.8 everything on the table is public', () => {
    const table = given({ stock: [{ gold: 7 }, { weapons: 3 }] }).action(0);
    const { viewer: _mine, ...one } = game.view(table.state, 0);
    const { viewer: _theirs, ...other } = game.view(table.state, 'spectator');
    expect(one).toEqual(other);
    expect(one.players[1]!.stock).toEqual([0, 0, 3, 0]);
  });
});

describe('pieces', () => {
  test('WT-2.1 WT-2.2 four of each army, four princesses, eight forts; a fifth infantry cannot be built (T43)', () => {
    const table = given({
      nations: ['austria'],
      options: { map: 'east' },
      levels: [{ production: 5 }],
      stock: [{ weapons: 3, goods: 7 }],
      place: { tirol: '0 infantry, 0 infantry, 0 infantry, 0 infantry' },
    }).action(0);
    expect(table.legal()).not.toContain('build infantry');
    expect(table.whyId({ type: 'army', kind: 'infantry' })).toBe('noPieceLeft');
    table.play('upgrade infantry tirol to archer').action(0);
    expect(table.legal()).toContain('build infantry');
    expect(UNIT_FIGURES.units.map(unit => unit.pieces)).toEqual([4, 4, 4, 4, 8]);
  });

  test('WT-2.3 WT-2.4 what dies goes back to the reserve and can be built again', () => {
    const table = given({
      nations: ['austria'],
      options: { map: 'east' },
      stock: [{ weapons: 1 }],
      place: { tirol: '0 infantry, 0 infantry, 0 infantry, 0 infantry' },
    }).upkeep();
    table.play(
      'starve infantry tirol',
      'starve infantry tirol',
      'starve infantry tirol',
      'starve infantry tirol',
    );
    table.action(0).play('build infantry', 'in wien');
    expect(table.kinds('wien')).toContain('infantry');
    const fort = given({
      nations: ['austria', 'croatia'],
      options: { map: 'east' },
      levels: [{}, { production: 4 }],
      stock: [{}, { goods: 12, food: 2, gold: 1 }],
      place: {
        tirol: '0 cavalry, 0 cavalry',
        salzburg: '1 fort, 1 fort',
        bosnia: '1 fort,1 fort',
        slavonija: '1 fort, 1 fort',
        istria: '1 fort',
      },
      wars: [[0, 1]],
    });
    fort.action(1);
    expect(fort.legal()).not.toContain('fort');
    fort.manoeuvre(0).play('cavalry tirol>salzburg', 'cavalry tirol>salzburg');
    fort.hit(0, ['fort', 5], ['fort', 1]);
    fort.action(1);
    expect(fort.legal()).toContain('fort');
  });

  test('WT-2.5 a killed princess is out of the game for good', () => {
    const table = given({
      nations: ['austria', 'croatia'],
      options: { map: 'east' },
      place: { tirol: '0 infantry', salzburg: '1 princess' },
      wars: [[0, 1]],
    });
    const before = table.state.units.filter(unit => unit.owner === 1 && unit.kind === 'princess').length;
    table.manoeuvre(0).play('infantry tirol>salzburg');
    expect(table.state.units.filter(unit => unit.owner === 1 && unit.kind === 'princess')).toHaveLength(
      before - 1,
    );
    expect(
      table
        .action(1)
        .legal()
        .filter(words => words.includes('princess')),
    ).toEqual([]);
  });

  test('WT-2.6 33 barbarian armies and eight forts; none is ever added', () => {
    expect(UNIT_FIGURES.barbarians).toMatchObject({ armies: 33, forts: 8 });
    const table = fresh(4, { map: 'east' });
    const chance = fastChance(5);
    let most = 100;
    while (game.waitingFor(table.state).length > 0) {
      const seat = chance.pick(game.waitingFor(table.state));
      game.playLegal(table.state, seat, chance.pick(game.legalActions(table.state, seat)), chance);
      const now = countOf(table, 'barbarianArmy') + countOf(table, 'barbarianFort');
      expect(now).toBeLessThanOrEqual(most);
      most = now;
    }
  });

  test('WT-2.7 resources never run out and have no limit during the turn', () => {
    const table = given({ nations: ['austria'], options: { map: 'east' }, stock: [{ food: 500 }] }).gain();
    expect(table.stock(0).food).toBeGreaterThan(500);
  });
});

describe('the set-up', () => {
  test('WT-3.1 map, mode and options are chosen first', () => {
    expect(OPTIONS.map(option => option.id)).toEqual([
      'map',
      'westPart',
      'eastPart',
      'italiaPart',
      'mode',
      'nations',
      'turnOrder',
      'turnLimit',
      'timeLimit',
      'leaving',
    ]);
  });

  test('WT-3.2 six colours, all different', () => {
    expect(new Set(game.colours).size).toBe(6);
    // A seat has the colour of its place: no two at a table share one.
    for (const seats of game.seatCounts) expect(new Set(game.colours.slice(0, seats)).size).toBe(seats);
  });

  test('WT-3.3 nations are dealt at random, each once', () => {
    const dealt = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const table = fresh(6, { map: 'italia' }, seed);
      const nations = table.state.players.map(player => player.nation);
      expect(new Set(nations).size).toBe(6);
      dealt.add(String(nations[0]));
    }
    expect(dealt.size).toBe(8);
  });

  test('WT-3.4 or picked one after the other, in an order that is drawn', () => {
    const firsts = new Set(
      Array.from({ length: 20 }, (_, seed) => fresh(4, { nations: 'chosen' }, seed + 1).seat),
    );
    expect(firsts.size).toBeGreaterThan(1);
    const table = fresh(2, { nations: 'chosen' });
    expect(table.legal()).toEqual(NATIONS.slice(0, 8).map(nation => `nation ${nation}`));
    table.play('nation ireland');
    expect(table.legal()).not.toContain('nation ireland');
    expect(table.whyId({ type: 'nation', nation: 'ireland' })).toBe('nationTaken');
    expect(table.whyId({ type: 'nation', nation: 'milan' })).toBe('nationNotHere');
  });

  test('WT-3.5 on a small map only its start nations', () => {
    const table = fresh(2, { westPart: 'britishIsles', nations: 'chosen' });
    expect(table.legal()).toEqual(['nation scotland', 'nation ireland']);
    expect(table.whyId({ type: 'nation', nation: 'england' })).toBe('nationNotHere');
  });

  test('WT-3.6 WT-3.7 WT-3.8 each player holds his capital with one fort and four princesses', () => {
    const table = fresh(4, { map: 'east' });
    const { nations } = worldNamed('east');
    table.state.players.forEach(({ nation }, seat) => {
      const { capital } = nations[nation]!;
      expect(table.state.holders[capital]).toBe(seat);
      const kinds = table.state.units.filter(unit => unit.owner === seat).map(unit => unit.kind);
      expect(kinds).toEqual(['fort', 'princess', 'princess', 'princess', 'princess']);
      expect(table.state.units.every(unit => unit.owner !== seat || unit.at === capital)).toBe(true);
    });
  });

  test('WT-3.9 WT-3.10 WT-3.12 barbarian forts in free capitals, one army elsewhere; 6 VP each (T23)', () => {
    const cases = [
      [4, 'east', 4, 33],
      [6, 'west', 2, 32],
      [2, 'italia', 6, 32],
    ] as const;
    for (const [seats, map, forts, armies] of cases) {
      const table = fresh(seats, { map });
      expect([countOf(table, 'barbarianFort'), countOf(table, 'barbarianArmy')]).toEqual([forts, armies]);
      for (const unit of table.state.units.filter(one => one.kind === 'barbarianFort'))
        expect(worldNamed(map).provinces[unit.at]!.type).toBe('capital');
      table.state.players.forEach((_, seat) => expect(pointsOf(table.state, seat)).toBe(6));
    }
  });

  test('WT-3.11 one gold, one food, one weapon, no products', () => {
    expect(fresh(3).stock(2)).toEqual({ food: 1, weapons: 1, gold: 1 });
  });

  test('WT-3.13 WT-3.14 three tokens in ten possible splits, placed in secret and shown together', () => {
    const table = fresh(2);
    expect(table.legal(0)).toHaveLength(10);
    table.by(0, 'tokens 3/0/0');
    expect(table.player(0).tokens).toEqual([0, 0, 0]);
    expect(game.question(table.state)).toMatchObject({ sealed: true, ready: [0], waitingFor: [1] });
    table.by(1, 'tokens 0/1/2');
    expect([table.player(0).tokens, table.player(1).tokens]).toEqual([
      [3, 0, 0],
      [0, 1, 2],
    ]);
  });

  test('WT-3.15 their levels hold from turn 1 on, and leader tokens are awarded at once', () => {
    const table = fresh(2).by(0, 'tokens 3/0/0').by(1, 'tokens 0/1/2');
    expect([table.vp(0), table.vp(1)]).toEqual([9, 12]);
    expect(game.view(table.state, 0).leaders.map(leader => leader.holder)).toEqual([0, 1, 1]);
    expect(table.eventsOf('leaderChanged').map(({ leader, to }) => [leader, to])).toEqual([
      ['builder', 0],
      ['trader', 1],
      ['warrior', 1],
    ]);
  });

  test('WT-3.16 alliances go by seats', () => {
    const teams = (mode: string, seats: number) => game.teams?.({ mode }, seats);
    expect(teams('2v2', 4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(teams('3v3', 6)).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    expect(teams('2v2v2', 6)).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
  });

  test('WT-3.17 the game begins with turn 1', () => {
    const table = fresh(2).by(0, 'tokens 1/1/1').by(1, 'tokens 1/1/1');
    expect(table.state.turn).toBe(1);
  });
});

describe('turn and order', () => {
  test('WT-4.1 WT-4.2 four phases in this order, none twice', () => {
    const table = fresh(2).by(0, 'tokens 1/1/1').by(1, 'tokens 1/1/1');
    while (table.state.turn === 1) {
      const words = table.legal();
      table.play(words.find(one => ['pass', 'keep', 'done', 'notNow'].includes(one)) ?? words[0]!);
    }
    const phases = table.eventsOf('phaseStarted').map(event => event.phase);
    expect(phases.slice(0, 5)).toEqual(['upkeep', 'trade', 'development', 'manoeuvre', 'upkeep']);
    const late = given({ nations: ['austria'], options: { map: 'east' }, stock: [{ gold: 20 }] }).action(0);
    expect(late.why({ type: 'buyVp' })).toEqual({
      rule: 'WT-4.1',
      sentence: 'wrongPhase',
      values: { phase: 'trade' },
    });
  });

  test('WT-4.3 nations have order numbers 1 to 8; ascending is from the lowest', () => {
    for (const map of ['west', 'east', 'italia'] as const)
      expect(worldNamed(map).nations.map(nation => nation.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const orders = Object.fromEntries(worldNamed('east').nations.map(nation => [nation.id, nation.order]));
    expect(orders).toMatchObject({ romania: 2, austria: 5, croatia: 6, bulgaria: 8 });
    const table = given({ seats: 3, options: { map: 'east' }, nations: ['bulgaria', 'romania', 'austria'] });
    expect(ascending(table.state)).toEqual([1, 2, 0]);
  });

  test('WT-4.4 with a variable order another nation begins', () => {
    const table = given({
      seats: 3,
      options: { map: 'east', turnOrder: 'variable' },
      nations: ['bulgaria', 'romania', 'austria'],
    });
    table.endTurn();
    expect(ascending(table.state)).toEqual([2, 0, 1]);
  });

  test('WT-4.5 first action ascending, second descending, shift and manoeuvre ascending', () => {
    const table = given({ seats: 3, options: { map: 'east' }, nations: ['bulgaria', 'romania', 'austria'] });
    table.begin({ kind: 'development' });
    const seats: number[] = [];
    while (table.asked !== 'nothing') {
      seats.push(table.seat);
      table.play(table.asked === 'takeAction' ? 'pass' : 'keep');
    }
    expect(seats).toEqual([1, 2, 0, 0, 2, 1, 1, 2, 0]);
    expect(descending(table.state)).toEqual([0, 2, 1]);
    const fed = given({
      options: { map: 'east' },
      nations: ['bulgaria', 'romania'],
      place: { tirol: '0 infantry', salzburg: '1 infantry' },
    }).upkeep();
    expect(fed.seat).toBe(1);
    expect(level('production', 1)).toBe(0);
  });
});
