import { describe, expect, test } from 'vitest';
import { atWar, pointsOfSide } from '../rules/index.ts';
import { game, given, type TableGiven, type TestTable } from './given.ts';

/** Austria and Bohemia (0, 2) against Croatia and Serbia (1, 3). */
const NATIONS = ['austria', 'croatia', 'bohemia', 'serbia'] as const;
const pair = (wanted: TableGiven = {}): TestTable =>
  given({ seats: 4, options: { map: 'east', mode: '2v2' }, nations: NATIONS, ...wanted });

describe('alliances', () => {
  test('WT-20.1 all other rules hold', () => {
    const table = pair({ stock: [{ weapons: 1 }] }).action(0);
    expect(table.legal()).toEqual(
      expect.arrayContaining(['token production', 'build infantry', 'war on 1', 'war on 3', 'pass']),
    );
  });

  test('WT-20.2 through and into provinces of allies, princesses and retreats too', () => {
    const table = pair({ place: { salzburg: '0 infantry', praha: '2 princess', tirol: '' } }).manoeuvre(0);
    table.play('infantry salzburg>praha', 'infantry praha>tirol');
    expect([table.holder('praha'), table.holder('tirol')]).toEqual([2, 0]);
    const princess = pair({ place: { moravia: '2 princess' } }).manoeuvre(0);
    expect(princess.legal()).toContain('princess wien>moravia');
    const retreat = pair({
      levels: [{ military: 4 }, { military: 4 }],
      wars: [[0, 1]],
      place: { steiermark: '0 infantry', istria: '1 infantry', tirol: '2 princess' },
    }).manoeuvre(1);
    retreat.play('infantry istria>steiermark');
    expect(retreat.holder('istria')).toBe(1);
    expect(retreat.legal()).toContain('retreat tirol');
    const withdrawal = pair({
      levels: [{}, { military: 4 }],
      wars: [[0, 1]],
      place: {
        steiermark: '0 cavalry',
        istria: '1 infantry, 1 princess, 1 princess',
        slavonija: '2 princess',
      },
    }).manoeuvre(0);
    withdrawal.play('cavalry steiermark>istria').hit(0, ['infantry', 2], ['princess', 1]);
    withdrawal.play('withdraw slavonija');
    expect(withdrawal.kinds('slavonija')).toEqual(['cavalry', 'princess']);
    expect(withdrawal.holder('slavonija')).toBe(2);
  });

  test('WT-20.3 units of allies share a province; the holder of the token controls it', () => {
    const table = pair({ place: { salzburg: '0 infantry', praha: '2 princess' } })
      .manoeuvre(0)
      .play('infantry salzburg>praha');
    expect(table.kinds('praha')).toEqual(['infantry', 'princess']);
    expect(table.holder('praha')).toBe(2);
    expect(game.check(table.state)).toEqual([]);
  });

  test('WT-20.4 WT-20.6 armies are built in provinces of allies, forts are not', () => {
    const table = pair({
      levels: [{ production: 4 }],
      stock: [{ weapons: 1, goods: 12, food: 2, gold: 1 }],
    }).action(0);
    table.play('build infantry');
    expect(table.legal()).toEqual(['in wien', 'in bohemia']);
    table.play('in bohemia');
    expect(table.holder('bohemia')).toBe(2);
    table.action(0).play('fort');
    expect(table.legal()).toEqual(['in wien']);
    expect(table.whyId({ type: 'province', province: table.province('bohemia') })).toBe(
      'fortInAllysProvince',
    );
  });

  test("WT-20.5 WT-20.7 an ally's army is upgraded from his reserve, an enemy's never", () => {
    const table = pair({
      levels: [{ production: 5 }],
      stock: [{ goods: 7 }],
      place: { praha: '2 infantry', istria: '1 infantry' },
    }).action(0);
    expect(table.legal().filter(words => words.startsWith('upgrade'))).toEqual([
      'upgrade infantry praha to archer',
    ]);
    table.play('upgrade infantry praha to archer');
    expect(table.unit('praha', 'archer').owner).toBe(2);
    expect(table.stock(0)).toEqual({});
    expect(
      pair({ place: { istria: '1 infantry' } })
        .action(0)
        .whyId({ type: 'upgrade', unit: 24, kind: 'archer' }),
    ).toBe('foreignArmy');
    const empty = pair({
      levels: [{ production: 5 }],
      stock: [{ goods: 7 }],
      place: { praha: '2 infantry', ratibor: '2 archer, 2 archer, 2 archer, 2 archer' },
    }).action(0);
    expect(empty.legal()).not.toContain('upgrade infantry praha to archer');
    const { id: unit } = empty.unit('praha', 'infantry');
    expect(empty.whyId({ type: 'upgrade', unit, kind: 'archer' })).toBe('noPieceLeft');
  });

  test('WT-20.8 WT-20.15 one declaration puts both alliances at war, a third stays out (T46)', () => {
    const table = pair().action(0).play('war on 1');
    for (const [a, b] of [
      [0, 1],
      [0, 3],
      [2, 1],
      [2, 3],
    ] as const)
      expect(atWar(table.state, a, b)).toBe(true);
    expect(atWar(table.state, 0, 2)).toBe(false);
    const three = given({ seats: 6, options: { map: 'east', mode: '2v2v2' } })
      .action(0)
      .play('war on 1');
    expect([atWar(three.state, 3, 4), atWar(three.state, 0, 2), atWar(three.state, 1, 5)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('WT-20.9 WT-17.8 WT-20.18 all defend; the holder deals the damage and gets the kills; owners retreat for themselves (T61)', () => {
    const table = pair({
      levels: [{}, {}, { military: 4 }],
      wars: [[0, 1]],
      place: {
        steiermark: '0 fort',
        istria: '1 cavalry, 1 cavalry, 1 cavalry',
        tirol: '2 princess',
        praha: '2 princess',
      },
    });
    table.add('steiermark', '2 infantry');
    table.state.holders[table.province('steiermark')] = 0;
    table.manoeuvre(1);
    for (let i = 0; i < 3; i++) table.play('cavalry istria>steiermark');
    expect(table.eventsOf('battleStarted')).toMatchObject([
      { attacker: 1, defender: 0, attack: 9, defence: 6 },
    ]);
    table.hit(0, ['cavalry', 3], ['cavalry', 3]);
    expect(table.player(0).kills).toBe(6);
    expect(table.player(2).kills).toBe(0);
    expect(table.player(1).kills).toBe(4);
    const routed = pair({
      levels: [{}, {}, { military: 4 }],
      wars: [[0, 1]],
      place: {
        steiermark: '0 fort',
        istria: '1 infantry, 1 cavalry',
        tirol: '2 princess',
        salzburg: '2 princess',
      },
    });
    routed.add('steiermark', '2 infantry');
    routed.state.holders[routed.province('steiermark')] = 0;
    routed.manoeuvre(1).play('infantry istria>steiermark', 'cavalry istria>steiermark');
    routed.hit(1, ['infantry', 1], ['fort', 3]);
    expect(routed.seat).toBe(2);
    expect(routed.legal()).toEqual(
      expect.arrayContaining(['retreat tirol', 'retreat salzburg', 'retreat wien']),
    );
  });

  test('WT-20.10 allies cannot attack or declare war on each other', () => {
    const table = pair({ levels: [{ military: 7 }], place: { salzburg: '0 infantry', praha: '2 princess' } });
    expect(table.action(0).legal()).not.toContain('war on 2');
    expect(table.whyId({ type: 'war', on: 2 })).toBe('warOnAlly');
    table.manoeuvre(0).play('infantry salzburg>praha');
    expect(table.units('praha').some(unit => unit.engaged)).toBe(false);
  });

  test('WT-20.11 when the last unit of the holder leaves, an ally there gets the token (T18)', () => {
    const table = pair({ place: { praha: '0 infantry', tirol: '' } });
    table.add('praha', '2 infantry');
    table.state.holders[table.province('praha')] = 0;
    table.manoeuvre(0).play('infantry praha#0>tirol');
    expect(table.holder('praha')).toBe(2);
    const killed = pair({ wars: [[0, 1]], place: { praha: '0 infantry', salzburg: '1 infantry' } });
    killed.add('praha', '2 infantry');
    killed.state.holders[killed.province('praha')] = 0;
    killed.manoeuvre(1).play('infantry salzburg>praha');
    killed.hit(1, ['infantry', 1]);
    expect(killed.units('praha').map(({ owner }) => owner)).toEqual([2]);
    expect(killed.holder('praha')).toBe(2);
    const alone = pair({ place: { praha: '0 infantry', tirol: '' } })
      .manoeuvre(0)
      .play('infantry praha>tirol');
    expect(alone.holder('praha')).toBe('free');
    const six = given({
      seats: 6,
      options: { map: 'east', mode: '3v3' },
      nations: ['austria', 'croatia', 'bohemia', 'serbia', 'poland', 'romania'],
      place: { praha: '0 infantry', tirol: '' },
    });
    six.add('praha', '2 infantry');
    six.add('praha', '4 infantry');
    six.state.holders[six.province('praha')] = 0;
    six.manoeuvre(0).play('infantry praha#0>tirol');
    expect(six.holder('praha')).toBe(4);
  });

  test('WT-20.12 provinces of allies do not count for Unification', () => {
    const table = pair({
      place: { salzburg: '2 princess', tirol: '0 princess', steiermark: '0 princess' },
    }).manoeuvre(0);
    expect(table.asked).not.toBe('unify');
    expect(table.whyId({ type: 'unify' })).toBe('coreMissing');
  });

  test('WT-20.13 trade between allies needs trade centres and a route', () => {
    const table = pair({
      levels: [{ trade: 2 }],
      stock: [{ food: 7 }, {}, { gold: 1 }],
      place: { salzburg: '0 princess', praha: '2 princess' },
    }).trade();
    expect(table.legal(0)).not.toContain('offer to 2');
    table.by(0, 'route to 2');
    expect(table.legal(0)).toContain('offer to 2');
  });

  test('WT-20.14 victory is by the sum of the alliance (T46)', () => {
    const table = pair({ turn: 4 });
    table.player(0).kills = 30;
    table.player(2).kills = 23;
    expect(pointsOfSide(table.state, 0)).toBe(65);
    table.endTurn();
    expect(game.outcome(table.state)).toMatchObject({
      ending: 'threshold',
      ranks: [1, 3, 1, 3],
      scores: [65, 12, 65, 12],
    });
  });

  test('WT-20.16 peace needs all members of both alliances', () => {
    const table = pair({ wars: [[0, 1]] })
      .action(0)
      .play('peace with 1');
    const asked: number[] = [];
    while (table.asked === 'answerPeace') {
      asked.push(table.seat);
      table.play('accept');
    }
    expect(asked).toEqual([1, 3, 2]);
    expect(table.state.wars).toEqual([]);
    const refused = pair({ wars: [[0, 1]] })
      .action(0)
      .play('peace with 1', 'accept', 'decline');
    expect(refused.state.wars).toHaveLength(1);
    expect(refused.eventsOf('peaceDeclined')).toMatchObject([{ seat: 3 }]);
  });

  test('WT-20.17 damage between any two members counts for the war', () => {
    const table = pair({
      wars: [[0, 1]],
      place: { steiermark: '2 infantry', istria: '3 princess' },
    }).manoeuvre(2);
    table.play('infantry steiermark>istria');
    expect(table.state.wars).toMatchObject([{ fought: true }]);
  });
});
