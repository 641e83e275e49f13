import { describe, expect, test } from 'vitest';
import { FIGURES, MAP_FIGURES, MAPS, provinceNamed, worldNamed } from '../rules/index.ts';
import { game, given, level } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;
const core = { salzburg: '0 princess', tirol: '0 princess', steiermark: '0 princess' };

const neighbours = (map: (typeof MAPS)[number], id: string): string[] => {
  const world = worldNamed(map);
  return world.provinces[provinceNamed(world, id)]!.neighbours.map(
    other => world.provinces[other]!.id,
  ).sort();
};

describe('map and control', () => {
  test('WT-9.1 types and their points; each nation has one capital, one trade centre, one to three common, two contested', () => {
    expect(FIGURES.provinceVp).toMatchObject({ capital: 3, tradeCentre: 2, common: 1, contested: 1 });
    for (const map of MAPS) {
      const { nations, provinces } = worldNamed(map);
      for (const { core: own, optional, capital, tradeCentre } of nations) {
        expect(optional).toHaveLength(2);
        expect(own.length).toBeGreaterThanOrEqual(3);
        expect(own.length).toBeLessThanOrEqual(5);
        expect(provinces[capital]).toMatchObject({ type: 'capital', vp: 3 });
        expect(provinces[tradeCentre]).toMatchObject({ type: 'tradeCentre', vp: 2 });
      }
    }
    expect(MAPS.map(map => worldNamed(map).provinces.length)).toEqual([40, 41, 40]);
  });

  test('WT-9.2 a contested province belongs to both nations named for it', () => {
    const world = worldNamed('east');
    const { nations } = world.provinces[provinceNamed(world, 'moravia')]!;
    expect(nations.map(nation => world.nations[nation]!.id)).toEqual(['bohemia', 'austria']);
  });

  test('WT-9.3 adjacency as listed, both ways, over land and sea', () => {
    expect(neighbours('east', 'rumelia')).toEqual(['bulgaria']);
    expect(neighbours('east', 'moldova')).toEqual([
      'basarabia',
      'carpathia',
      'partium',
      'transylvania',
      'valahia',
    ]);
    expect(neighbours('east', 'wien')).toContain('sopron');
    expect(neighbours('italia', 'napoli')).toContain('siena');
    for (const map of MAPS)
      worldNamed(map).provinces.forEach((province, place) => {
        for (const other of province.neighbours)
          expect(worldNamed(map).provinces[other]!.neighbours).toContain(place);
      });
    expect(
      MAPS.map(map => MAP_FIGURES[map].links.length + MAP_FIGURES[map].oneSidedLinks.links.length),
    ).toEqual([92, 103, 98]);
  });

  test('WT-9.4 WT-9.5 WT-9.6 control goes with units, at once', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry', praha: '' } });
    expect([table.holder('tirol'), table.holder('praha'), table.holder('salzburg')]).toEqual([
      0,
      'free',
      'barbarians',
    ]);
    table.manoeuvre(0).play('infantry tirol>praha');
    expect([table.holder('tirol'), table.holder('praha')]).toEqual(['free', 0]);
    expect(table.eventsOf('provinceTaken')).toHaveLength(2);
  });

  test('WT-9.7 strangers never share a province outside a battle', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry', salzburg: '1 infantry' } });
    table.state.units.find(unit => unit.owner === 1 && unit.kind === 'infantry')!.at =
      table.province('tirol');
    expect(game.check(table.state).some(fault => fault.startsWith('WT-9.7'))).toBe(true);
  });

  test('WT-9.8 symbols: capital and trade centre make the 1/3/1 of the example, contested provinces two symbols', () => {
    for (const map of MAPS) {
      const { nations, provinces } = worldNamed(map);
      for (const { capital, tradeCentre } of nations) {
        const sum = provinces[capital]!.symbols.map(
          (count, i) => count + provinces[tradeCentre]!.symbols[i]!,
        );
        expect(sum).toEqual([1, 3, 1, 0]);
      }
      for (const { type, symbols } of provinces)
        if (type === 'contested')
          expect(symbols.reduce((all, one) => all + one, 0)).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('Unification', () => {
  test('WT-9.10 WT-9.13 capital, trade centre and all common provinces; size counts contested ones (T22)', () => {
    const asked = (place: Record<string, string>) =>
      given({ ...austria, place: { ...core, ...place } }).manoeuvre(0);
    expect(asked({ istria: '0 princess' }).forecast('unify')).toEqual({
      type: 'unification',
      size: 5,
      actions: 5,
    });
    expect(asked({ istria: '0 princess', moravia: '0 infantry' }).forecast('unify')).toMatchObject({
      size: 6,
      actions: 7,
    });
    expect(asked({}).forecast('unify')).toMatchObject({ size: 4, actions: 3 });
    const short = asked({ tirol: 'barbarianArmy' });
    expect(short.asked).not.toBe('unify');
    expect(short.why({ type: 'unify' })).toMatchObject({ rule: 'WT-9.10', values: { missing: 1 } });
    expect(FIGURES.unification.map(row => [row.id, row.actions])).toEqual([
      ['3', 2],
      ['4', 3],
      ['5', 5],
      ['6', 7],
      ['7', 9],
    ]);
  });

  test('WT-9.11 once in a game', () => {
    const table = given({ ...austria, place: core }).manoeuvre(0);
    table.play('unify', 'pass', 'pass', 'pass');
    table.manoeuvre(0);
    expect(table.asked).not.toBe('unify');
    expect(table.whyId({ type: 'unify' })).toBe('alreadyUnified');
  });

  test('WT-9.12 WT-9.18 before moving, after battles, after princesses; never compulsory', () => {
    const table = given({ ...austria, place: { ...core, tirol: '', praha: '0 infantry' }, turn: 1 });
    table.manoeuvre(0);
    expect(table.asked).toBe('moveArmies');
    table.play('infantry praha>tirol', 'done');
    expect(table.asked).toBe('unify');
    table.play('notNow', 'done');
    expect(table.asked).toBe('unify');
    table.play('notNow');
    expect(table.player(0).unified).toBe(false);
    expect(
      given({ ...austria, place: core })
        .action(0)
        .whyId({ type: 'unify' }),
    ).toBe('wrongPhase');
  });

  test('WT-9.14 its actions come at once, under the normal costs, or are forfeited', () => {
    const table = given({ ...austria, stock: [{ weapons: 1 }], place: core })
      .manoeuvre(0)
      .play('unify');
    expect(table.legal()).toEqual([
      'token production',
      'token trade',
      'token military',
      'build infantry',
      'war on 1',
      'pass',
    ]);
    table.play('build infantry', 'in wien', 'token trade', 'pass');
    expect(table.asked).not.toBe('takeAction');
  });

  test('WT-9.15 WT-9.17 armies built by it rest; a Military level raises the points of the others (T53)', () => {
    const table = given({
      ...austria,
      tokens: [[0, 0, level('military', 4) - 1]],
      stock: [{ weapons: 1 }],
      place: { ...core, tirol: '0 infantry, 0 princess' },
    });
    table.unit('tirol', 'infantry').spent = 1;
    table.manoeuvre(0).play('unify', 'build infantry', 'in wien', 'token military', 'pass');
    const points = game.view(table.state, 0).actionPoints;
    expect(points[table.unit('tirol', 'infantry').id]).toBe(2);
    const { id: unit } = table.unit('wien', 'infantry');
    expect(points[unit]).toBe(0);
    expect(table.whyId({ type: 'move', unit, to: table.province('moravia') })).toBe('restsAfterUnification');
    expect(game.view(table.state, 0).players[0]!.abilities).toContain('commander');
  });

  test('WT-9.16 a war declared by it holds at once', () => {
    const table = given({
      ...austria,
      place: { ...core, istria: '1 princess', steiermark: '0 infantry' },
    }).manoeuvre(0);
    table.play('unify', 'war on 1', 'pass', 'pass');
    expect(table.legal()).toContain('infantry steiermark>istria');
  });
});
