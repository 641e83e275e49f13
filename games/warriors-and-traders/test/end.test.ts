import { describe, expect, test } from 'vitest';
import { breakdownOf, FIGURES } from '../rules/index.ts';
import { game, given, level } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;
const four = {
  seats: 4,
  options: { map: 'east' },
  nations: ['austria', 'croatia', 'poland', 'romania'],
} as const;

describe('the end of a turn', () => {
  test('WT-16.1 WT-16.2 Merchant doubles gold before the storage is checked (T09)', () => {
    const table = given({
      ...austria,
      levels: [{ trade: 4 }],
      stock: [{ gold: 15 }, { gold: 15 }],
    }).endTurn();
    expect(table.eventsOf('goldDoubled')).toMatchObject([{ seat: 0, gold: 30 }]);
    expect(table.stock(0).gold).toBe(20);
    expect(table.stock(1).gold).toBe(15);
  });

  test('WT-16.3 WT-16.4 at most 20 of each resource, for each on its own (T44)', () => {
    const table = given({ ...austria, stock: [{ food: 25, goods: 20, gold: 4 }] }).endTurn();
    expect(table.eventsOf('storageCapped')).toMatchObject([{ seat: 0, returned: [5, 0, 0, 0] }]);
  });

  test('WT-16.5 damage and marks are removed', () => {
    const table = given({
      ...austria,
      stock: [{ food: 3 }],
      place: { tirol: '0 cavalry', salzburg: 'barbarianArmy' },
    });
    Object.assign(table.unit('tirol', 'cavalry'), { damage: 2, retreated: true });
    Object.assign(table.unit('salzburg', 'barbarianArmy'), { retreated: true });
    table.endTurn();
    expect(table.unit('tirol', 'cavalry')).toMatchObject({ damage: 0, retreated: false });
    expect(table.unit('salzburg', 'barbarianArmy').retreated).toBe(false);
  });

  test('WT-16.6 wars end here', () => {
    expect(
      given({ ...austria, wars: [[0, 1]] })
        .endTurn()
        .eventsOf('warEnded'),
    ).toMatchObject([{ why: 'quiet' }]);
  });

  test('WT-16.7 WT-16.8 points are compared with the threshold; otherwise the next turn begins', () => {
    const table = given(austria).endTurn();
    expect(table.state.turn).toBe(2);
    const won = given(austria);
    won.player(0).kills = 36;
    won.endTurn();
    expect(won.state.ending).toBe('threshold');
  });
});

describe('victory points', () => {
  test('WT-17.1 WT-17.2 WT-17.3 provinces, forts, kills, bought points and leader tokens', () => {
    const table = given({
      ...austria,
      tokens: [
        [1, 1, 0],
        [1, 0, 0],
      ],
      place: { tirol: '0 fort, 0 fort', salzburg: '0 princess' },
    });
    Object.assign(table.player(0), { kills: 4, bought: 2 });
    expect(breakdownOf(table.state, 0)).toEqual({ provinces: 6, forts: 9, kills: 4, bought: 2, leaders: 3 });
    expect(table.vp(0)).toBe(24);
    table.place('tirol', '0 fort');
    table.place('salzburg', '');
    expect(breakdownOf(table.state, 0)).toMatchObject({ provinces: 4, forts: 6 });
  });

  test('WT-17.4 points for an own fort and for a destroyed one are separate things', () => {
    const table = given({
      ...austria,
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry, 0 cavalry, 0 fort', istria: '1 fort' },
    });
    const [own, theirs] = [table.vp(0), table.vp(1)];
    table.manoeuvre(0).play('cavalry steiermark>istria', 'cavalry steiermark>istria');
    table.hit(1, ['cavalry', 3], ['cavalry', 2]);
    expect(table.vp(0)).toBe(own + 3 + 1);
    expect(table.vp(1)).toBe(theirs - 3 - 1 + 3);
  });

  test('WT-17.5 WT-17.6 princess 1, infantry 1, archers 2, cavalry 3, barbarian army 1, any fort 3', () => {
    const kills = (target: string): number => {
      const table = given({
        ...austria,
        wars: [[0, 1]],
        place: { steiermark: '0 cavalry, 0 cavalry, 0 cavalry', istria: target },
      }).manoeuvre(0);
      for (let i = 0; i < 3; i++) table.play('cavalry steiermark>istria');
      while (table.asked === 'assignDamage') table.play(table.legal()[0]!);
      return table.player(0).kills;
    };
    expect(
      ['1 princess', '1 infantry', '1 archer', '1 cavalry', 'barbarianArmy', '1 fort', 'barbarianFort'].map(
        kills,
      ),
    ).toEqual([1, 1, 2, 3, 1, 3, 3]);
  });

  test('WT-17.7 only for units killed by damage; never lost', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry' } })
      .upkeep()
      .play('starve infantry tirol');
    expect([table.player(0).kills, table.player(1).kills]).toEqual([0, 0]);
  });

  test('WT-17.9 a token is told before the leader token that it brings', () => {
    const table = given(austria).action(0).play('token trade');
    const told = table.told
      .map(({ type }) => type)
      .filter(type => /^(tokenPlaced|leaderChanged)$/.test(type));
    expect(told).toEqual(['tokenPlaced', 'leaderChanged']);
  });

  test('WT-17.9 leader tokens: most tokens alone, unfinished levels count, a tie gives nothing (T07, T57)', () => {
    const three = given({
      seats: 3,
      options: { map: 'east' },
      tokens: [
        [4, 0, 0],
        [5, 0, 0],
        [3, 0, 0],
      ],
    });
    expect(game.view(three.state, 0).leaders[0]).toEqual({
      leader: 'builder',
      track: 'production',
      holder: 1,
      lead: 1,
    });
    const tie = given({
      seats: 3,
      options: { map: 'east' },
      tokens: [
        [6, 0, 0],
        [6, 0, 0],
        [3, 0, 0],
      ],
    });
    expect(game.view(tie.state, 0).leaders[0]!.holder).toBe(-1);
    const vp = tie.vp(0);
    tie.begin({ kind: 'developmentShift', seat: 1 }).play('shift production to trade');
    expect(tie.vp(0)).toBe(vp + 3);
    expect(tie.eventsOf('leaderChanged')).toContainEqual({
      type: 'leaderChanged',
      leader: 'builder',
      from: -1,
      to: 0,
    });
    const all = given({
      ...austria,
      tokens: [
        [1, 1, 1],
        [0, 0, 0],
      ],
    });
    expect(breakdownOf(all.state, 0).leaders).toBe(9);
  });
});

describe('the end of the game', () => {
  test('WT-17.10 thresholds of free play', () => {
    const of = (seats: number) => given({ seats, options: { map: 'east' } }).state.table.threshold;
    expect([2, 3, 4, 5, 6].map(of)).toEqual([42, 37, 33, 30, 27]);
  });

  test('WT-17.11 thresholds of alliances', () => {
    const of = (mode: string, seats: number) =>
      given({ seats, options: { map: 'east', mode } }).state.table.threshold;
    expect([of('3v3', 6), of('2v2', 4), of('2v2v2', 6)]).toEqual([75, 65, 55]);
  });

  test('WT-17.12 reached at the check: exactly the threshold is enough, having had it earlier is not (T10)', () => {
    const at = (kills: number) => {
      const table = given({ ...four, turn: 6 });
      table.player(0).kills = kills;
      return table.endTurn().state.ending;
    };
    expect([at(27), at(26)]).toEqual(['threshold', '']);
    const lost = given({ ...four, turn: 6, place: { tirol: '0 fort, 0 fort' } });
    lost.player(0).kills = 20;
    expect(lost.vp(0)).toBe(33);
    lost.place('tirol', '0 princess');
    expect(lost.endTurn().state.turn).toBe(7);
  });

  test('WT-17.13 otherwise at the end of turn 10', () => {
    expect(given({ ...austria, turn: 9 }).endTurn().state.ending).toBe('');
    expect(given({ ...austria, turn: 10 }).endTurn().state.ending).toBe('lastTurn');
    expect(FIGURES.turns).toBe(10);
  });

  test('WT-17.14 most points win, equal points share the victory (T48)', () => {
    const table = given({ seats: 3, options: { map: 'east' }, turn: 10 });
    [23, 23, 19].forEach((kills, seat) => (table.player(seat).kills = kills));
    table.endTurn();
    expect(game.outcome(table.state)).toMatchObject({ ranks: [1, 1, 3], scores: [29, 29, 25] });
    expect(game.outcome(table.state)?.breakdown[2]).toEqual({
      provinces: 3,
      forts: 3,
      kills: 19,
      bought: 0,
      leaders: 0,
    });
  });

  test('WT-17.15 a player without anything stays in the game', () => {
    const table = given({ ...austria, tokens: [[level('production', 4), 0, 0]] });
    table.state.units = table.state.units.filter(unit => unit.owner !== 0);
    table.state.holders = table.state.holders.map(holder => (holder === 0 ? -1 : holder));
    table.player(0).kills = 5;
    expect(table.vp(0)).toBe(8);
    expect(table.action(0).legal()).toEqual([
      'token production',
      'token trade',
      'token military',
      'war on 1',
      'pass',
    ]);
    expect(game.check(table.state)).toEqual([]);
  });
});
