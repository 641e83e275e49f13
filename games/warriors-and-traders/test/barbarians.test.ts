import { describe, expect, test } from 'vitest';
import { game, given, type TableGiven, type TestTable } from './given.ts';

const east = { options: { map: 'east' } } as const;
const romania = { ...east, nations: ['romania', 'poland'] } as const;
const commander = { military: 4 };

/** Austria's armies from Tirol against what stands in Salzburg. */
function attack(own: string, theirs: string, wanted: TableGiven = {}): TestTable {
  const table = given({
    ...east,
    nations: ['austria', 'croatia'],
    ...wanted,
    place: { tirol: `${own}, 0 princess`, salzburg: theirs, ...wanted.place },
  });
  table.manoeuvre(0);
  for (const kind of own.split(',').map(one => one.trim().split(' ')[1]!))
    table.play(`${kind} tirol>salzburg`);
  if (table.asked === 'moveArmies') table.play('done');
  return table;
}

const woundsOf = (table: TestTable): [string, number, string][] =>
  table
    .eventsOf('battleFought')
    .flatMap(event =>
      event.wounds
        .filter(wound => wound.owner >= 0)
        .map(({ kind, damage, fate }): [string, number, string] => [kind, damage, fate]),
    );

describe('barbarians in battle', () => {
  test('WT-14.1 they fight only when attacked', () => {
    const table = given({
      ...east,
      nations: ['austria'],
      place: { steiermark: '0 infantry', tirol: '0 princess', salzburg: 'barbarianArmy' },
    }).manoeuvre(0);
    const barbarians = () => table.state.units.filter(({ owner }) => owner < 0).map(unit => ({ ...unit }));
    const before = barbarians();
    // Past Salzburg and back, with a second stop beside it.
    table.play('infantry steiermark>tirol', 'infantry tirol>steiermark');
    while (table.asked !== 'nothing') table.play('done');
    table.endTurn();
    expect([barbarians(), table.eventsOf('battleStarted')]).toEqual([before, []]);
    expect(table.kinds('steiermark')).toEqual(['infantry']);
  });

  test('WT-14.2 WT-14.3 armies can always retreat, forts cannot; strength follows the turn', () => {
    const early = attack('0 infantry', 'barbarianArmy', { turn: 3 });
    expect(early.eventsOf('battleStarted')).toMatchObject([{ attack: 1, defence: 1 }]);
    expect(early.asked).toBe('barbarianRetreatTo');
    const fort = attack('0 cavalry, 0 cavalry', 'barbarianFort', { turn: 9, levels: [commander] });
    expect(fort.kinds('salzburg')).not.toContain('barbarianFort');
    expect(fort.player(0).kills).toBe(3);
  });

  test('WT-14.4 WT-14.5 kill the largest that can be killed, then rout the largest (T05)', () => {
    const table = attack('0 infantry, 0 infantry, 0 infantry, 0 cavalry', 'barbarianFort, barbarianArmy', {
      turn: 5,
      levels: [commander],
    });
    table.hit(0, ['barbarianFort', 5], ['barbarianArmy', 1]);
    expect(woundsOf(table)).toEqual([
      ['infantry', 2, 'dies'],
      ['infantry', 1, 'retreats'],
      ['cavalry', 4, 'dies'],
    ]);
  });

  test('WT-14.4 what the damage cannot kill is passed over (T06)', () => {
    const table = attack('0 infantry, 0 archer, 0 cavalry', 'barbarianArmy, barbarianArmy, barbarianArmy', {
      turn: 3,
      levels: [commander],
    });
    expect(woundsOf(table)).toEqual([['archer', 3, 'dies']]);
    expect(table.player(0).kills).toBe(3);
  });

  test('WT-14.4 two infantry against one barbarian army in turn 2 (T28)', () => {
    const table = attack('0 infantry, 0 infantry', 'barbarianArmy', { turn: 2, levels: [{ military: 2 }] });
    expect(table.player(0).kills).toBe(1);
    expect(table.kinds('salzburg')).toEqual(['infantry']);
    expect(table.holder('salzburg')).toBe(0);
  });

  test('WT-14.4 damage taken earlier counts (T58)', () => {
    const table = given({
      ...east,
      nations: ['austria'],
      turn: 5,
      levels: [commander],
      place: { tirol: '0 cavalry, 0 archer' },
    });
    table.unit('tirol', 'cavalry').damage = 2;
    table.manoeuvre(0).play('cavalry tirol>salzburg', 'archer tirol>salzburg');
    expect(woundsOf(table)).toEqual([['cavalry', 2, 'dies']]);
  });

  test('WT-14.5 what is left drives an army away if it can, though it is not the largest', () => {
    const table = attack('0 cavalry, 0 infantry', 'barbarianArmy', { turn: 2, levels: [commander] });
    expect(woundsOf(table)).toEqual([['infantry', 1, 'retreats']]);
    expect(table.unit('salzburg', 'cavalry').damage).toBe(0);
  });

  test('WT-14.6 the rest goes on the largest army left (T59)', () => {
    const table = attack('0 cavalry', 'barbarianArmy', { turn: 5 });
    expect(woundsOf(table)).toEqual([['cavalry', 2, 'stands']]);
    expect(table.unit('salzburg', 'cavalry').damage).toBe(2);
  });

  test('WT-14.7 of equal size the one with less life, then the lower number', () => {
    const table = given({ ...east, nations: ['austria'], turn: 4, place: { tirol: '0 archer, 0 archer' } });
    table.units('tirol')[1]!.damage = 1;
    table.manoeuvre(0).play('archer tirol#4>salzburg', 'archer tirol>salzburg');
    const { wounds } = table.eventsOf('battleFought')[0]!;
    expect(wounds.filter(wound => wound.owner === 0).map(wound => [wound.unit, wound.damage])).toEqual([
      [4, 1],
      [5, 1],
    ]);
  });

  test('WT-11.13 WT-14.4 WT-16.5 one infantry against barbarians 2/2 (T50)', () => {
    const table = attack('0 infantry', 'barbarianArmy', { turn: 4 });
    expect(table.kinds('tirol')).toEqual(['princess']);
    expect(table.unit('salzburg', 'barbarianArmy').damage).toBe(1);
    table.endTurn();
    expect(table.unit('salzburg', 'barbarianArmy').damage).toBe(0);
    const early = attack('0 infantry', 'barbarianArmy', { turn: 3 });
    expect(early.asked).toBe('barbarianRetreatTo');
  });
});

describe('retreat of barbarians', () => {
  test('WT-14.8 all together to one neighbour', () => {
    const table = attack('0 archer', 'barbarianArmy, barbarianArmy', { turn: 3 });
    table.hit(0, ['barbarianArmy', 1], ['barbarianArmy', 1, 1]);
    expect(table.asked).toBe('barbarianRetreatTo');
    const [first] = table.legal();
    table.play(first!);
    expect(table.units(first!.split(' ')[1]!).filter(unit => unit.retreated)).toHaveLength(2);
  });

  test('WT-14.9 WT-14.10 WT-14.13 the first class that has a province; the attacker chooses within it (T25)', () => {
    const table = given({ ...romania, place: { valahia: '0 infantry, 0 fort' } })
      .manoeuvre(0)
      .play('infantry valahia>moldova');
    expect(table.legal().sort()).toEqual(['drive basarabia', 'drive transylvania']);
    expect(table.whyId({ type: 'province', province: table.province('partium') })).toBe(
      'barbariansGoElsewhere',
    );
  });

  test("WT-14.11 WT-14.12 in a contested province of the attacker's nation that nation counts (T26)", () => {
    const table = given({ ...romania, place: { valahia: '0 infantry, 0 fort' } })
      .manoeuvre(0)
      .play('infantry valahia>transylvania');
    expect(table.asked).not.toMatch(/barbarian/);
    expect(table.units('moldova').filter(unit => unit.kind === 'barbarianArmy')).toHaveLength(2);
  });

  test('WT-14.12 in one of two foreign nations the attacker chooses the nation (T27)', () => {
    const start = () =>
      given({ ...east, nations: ['austria', 'croatia'], place: { ratibor: '0 infantry, 0 princess' } })
        .manoeuvre(0)
        .play('infantry ratibor>silesia');
    expect(start().legal()).toEqual(['side poland', 'side bohemia']);
    expect(
      start()
        .play('side bohemia')
        .units('bohemia')
        .map(unit => unit.kind),
    ).toContain('barbarianArmy');
    expect(
      start()
        .play('side poland')
        .units('warszawa')
        .map(unit => unit.kind),
    ).toContain('barbarianArmy');
  });

  test('WT-14.9 a free province of the same nation comes first', () => {
    const table = given({ ...romania, place: { valahia: '0 infantry, 0 fort', basarabia: '' } })
      .manoeuvre(0)
      .play('infantry valahia>moldova');
    expect(table.kinds('basarabia')).toEqual(['barbarianArmy']);
    expect(table.holder('basarabia')).toBe('barbarians');
  });

  test('WT-14.14 never to a player; without a place they are removed for no points (T19, T24)', () => {
    const table = given({
      ...east,
      nations: ['bulgaria', 'poland'],
      place: { bulgaria: '0 infantry, 0 princess' },
    }).manoeuvre(0);
    table.play('infantry bulgaria>rumelia');
    expect(table.eventsOf('removed')).toMatchObject([
      { why: 'noRetreat', units: [{ kind: 'barbarianArmy' }] },
    ]);
    expect([table.player(0).kills, table.holder('rumelia')]).toEqual([0, 'free']);
    const vp = table.vp(0);
    table.play('princess bulgaria>rumelia');
    expect([table.holder('rumelia'), table.vp(0)]).toEqual([0, vp + 2 - 3]);
  });

  test('WT-14.15 the attacker retreats first: the example of Serbia (T30)', () => {
    const start = (military: number) =>
      given({
        ...east,
        nations: ['serbia', 'croatia'],
        turn: 3,
        levels: [{ military }],
        wars: [[0, 1]],
        place: {
          beograd: '1 infantry',
          bosnia: '1 infantry',
          zeta: '0 infantry, 0 cavalry',
          ragusa: '1 princess, 1 princess, 1 princess, 1 princess',
        },
      }).manoeuvre(0);
    const led = start(6).play('infantry zeta>makedonija', 'cavalry zeta>ragusa', 'fight makedonija');
    expect(led.unit('zeta', 'infantry').retreated).toBe(true);
    expect(led.units('kosovo').filter(unit => unit.kind === 'barbarianArmy')).toHaveLength(2);
    const raw = start(3).play('infantry zeta>makedonija', 'cavalry zeta>ragusa', 'fight makedonija');
    expect(raw.holder('zeta')).toBe('barbarians');
    raw.hit(0, ['princess', 1], ['princess', 1], ['princess', 1]);
    expect([raw.player(0).kills, raw.player(1).kills]).toEqual([3, 0]);
    expect(raw.eventsOf('removed')).toMatchObject([{ why: 'noWithdrawal', units: [{ kind: 'cavalry' }] }]);
    const full = start(6).play('infantry zeta>makedonija', 'cavalry zeta>ragusa', 'fight makedonija');
    full.hit(0, ['princess', 1], ['princess', 1], ['princess', 1]);
    expect(full.kinds('zeta')).toEqual(['infantry', 'cavalry']);
    expect(full.player(0).kills).toBe(3);
  });

  test('WT-14.16 retreated barbarians deal nothing and die from any damage until the end of the turn', () => {
    const table = given({
      ...romania,
      place: { valahia: '0 infantry, 0 infantry, 0 fort', basarabia: '' },
      levels: [{ military: 6 }],
    }).manoeuvre(0);
    table.play('infantry valahia>moldova', 'done', 'retreat valahia');
    expect(table.unit('basarabia', 'barbarianArmy').retreated).toBe(true);
    table.play('infantry valahia#1>basarabia');
    expect(table.eventsOf('battleStarted')[1]).toMatchObject({ defence: 0 });
    expect([table.player(0).kills, table.holder('basarabia')]).toEqual([1, 0]);
  });

  test('WT-14.17 provinces out of play are no refuge', () => {
    const table = given({
      options: { map: 'east', eastPart: 'balkans' },
      nations: ['bulgaria', 'croatia'],
      place: { bulgaria: '0 infantry, 0 fort' },
    }).manoeuvre(0);
    table.play('infantry bulgaria>tarnovo');
    expect(table.kinds('tarnovo')).toEqual([]);
    expect(table.units('vidin').filter(unit => unit.kind === 'barbarianArmy')).toHaveLength(2);
    expect(game.check(table.state)).toEqual([]);
  });
});
