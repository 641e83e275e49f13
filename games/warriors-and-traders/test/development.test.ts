import { describe, expect, test } from 'vitest';
import {
  ABILITIES,
  ARMY_LEVEL,
  FIGURES,
  levelViews,
  levelWith,
  PIECES,
  spacesOf,
  TECHNOLOGY,
  TRACKS,
} from '../rules/index.ts';
import { game, given, level } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;

describe('actions', () => {
  test('WT-7.3 extra actions in ascending order, all of one player before the next', () => {
    const rich = { production: 7, trade: 6 };
    const table = given({ ...austria, levels: [rich, rich], stock: [{ gold: 5 }, { gold: 5 }] });
    table.begin({ kind: 'development' });
    while (table.asked === 'takeAction') table.play('pass');
    const seats: number[] = [];
    while (table.asked === 'extraAction') {
      seats.push(table.seat);
      table.play(table.legal()[0]!, 'pass');
    }
    expect(seats).toEqual([0, 0, 1, 1]);
  });

  test('WT-7.1 WT-7.2 WT-7.3 WT-7.4 one action up, one down, extra actions, one shift', () => {
    const table = given({ ...austria, levels: [{ production: 7 }] });
    table.begin({ kind: 'development' });
    const asked: string[] = [];
    while (table.asked !== 'nothing') {
      asked.push(`${table.seat} ${table.asked}`);
      const words = table.legal();
      table.play(words.find(one => ['pass', 'keep', 'done'].includes(one))!);
    }
    expect(asked).toEqual([
      '0 takeAction',
      '1 takeAction',
      '1 takeAction',
      '0 takeAction',
      '0 extraAction',
      '0 developmentShift',
      '1 developmentShift',
    ]);
  });

  test('WT-7.5 WT-7.6 five kinds of action, or none', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5 }],
      stock: [{ weapons: 1, goods: 14, food: 2, gold: 1 }],
      place: { tirol: '0 infantry' },
    }).action(0);
    expect(table.legal()).toEqual([
      'token production',
      'token trade',
      'token military',
      'build infantry',
      'fort',
      'upgrade infantry tirol to archer',
      'upgrade infantry tirol to cavalry',
      'war on 1',
      'pass',
    ]);
    table.play('pass');
    expect(table.asked).toBe('nothing');
  });

  test('WT-7.7 an action once taken stands when war is declared afterwards', () => {
    const table = given({ ...austria, stock: [{ weapons: 1 }] })
      .action(0)
      .play('build infantry', 'in wien');
    table.action(1).play('war on 0');
    expect(table.kinds('wien')).toContain('infantry');
    expect(table.stock(0)).toEqual({});
  });

  test('WT-7.8 paid at the moment of the action and placed at once', () => {
    const table = given({ ...austria, stock: [{ weapons: 1 }] })
      .action(0)
      .play('build infantry');
    expect(table.stock(0)).toEqual({});
    expect(table.legal()).toEqual(['in wien']);
    expect(given(austria).action(0).why({ type: 'army', kind: 'infantry' })).toMatchObject({
      rule: 'WT-7.8',
      values: { weapons: 1, gold: 0 },
    });
  });

  test('WT-7.9 a token goes on the next space; not on a full track', () => {
    const table = given({ ...austria, tokens: [[spacesOf(0), 0, 0]] }).action(0);
    expect(table.legal()).not.toContain('token production');
    expect(table.whyId({ type: 'tech', track: 'production' })).toBe('trackFull');
    table.play('token military');
    expect(table.player(0).tokens).toEqual([spacesOf(0), 0, 1]);
  });

  test('WT-7.10 a level reached takes effect at once: a fort with the second action (T11)', () => {
    const table = given({
      ...austria,
      tokens: [[level('production', 4) - 1, 0, 0]],
      stock: [{ goods: 12, food: 2, gold: 1 }],
    }).action(0);
    expect(table.legal()).not.toContain('fort');
    expect(table.whyId({ type: 'fort' })).toBe('needsMasonry');
    const vp = table.vp(0);
    table.play('token production').action(0, 'second').play('fort', 'in wien');
    expect(table.vp(0)).toBe(vp + 3);
    expect(table.stock(0)).toEqual({});
  });
});

describe('building armies', () => {
  const rich = { weapons: 9, gold: 9 };

  test('WT-7.11 costs and levels of the three armies (T02)', () => {
    const legal = (military: number): string[] =>
      given({ ...austria, levels: [{ military }], stock: [rich] })
        .action(0)
        .legal()
        .filter(words => words.startsWith('build'));
    expect(legal(2)).toEqual(['build infantry']);
    expect(legal(4)).toEqual(['build infantry', 'build archer']);
    expect(legal(6)).toEqual(['build infantry', 'build archer', 'build cavalry']);
    const table = given({ ...austria, levels: [{ military: 4 }], stock: [rich] }).action(0);
    expect(table.why({ type: 'army', kind: 'cavalry' })).toMatchObject({
      rule: 'WT-7.11',
      values: { needed: 6 },
    });
    expect(['infantry', 'archer', 'cavalry'].map(kind => PIECES[kind as 'infantry'].cost)).toEqual([
      [0, 0, 1, 0],
      [0, 0, 2, 1],
      [0, 0, 3, 2],
    ]);
  });

  test('WT-7.12 in a province one controls', () => {
    const table = given({ ...austria, stock: [rich], place: { tirol: '0 princess' } })
      .action(0)
      .play('build infantry');
    expect(table.legal()).toEqual(['in wien', 'in tirol']);
    expect(table.whyId({ type: 'province', province: table.province('salzburg') })).toBe('notYourProvince');
  });

  test('WT-7.13 one army for one action, whatever the resources', () => {
    const table = given({ ...austria, levels: [{ military: 6 }], stock: [rich] }).action(0);
    table.play('build infantry', 'in wien');
    expect(table.asked).toBe('nothing');
  });

  test('WT-7.14 the Warlord builds no third army, whatever he could pay', () => {
    const table = given({ ...austria, levels: [{ military: 7 }], stock: [{ weapons: 4 }] }).action(0);
    table.play('build infantry', 'in wien', 'build infantry', 'in wien');
    expect([table.asked, table.stock(0)]).toEqual(['nothing', { weapons: 2 }]);
  });

  test('WT-7.14 the Warlord may build two, of any types in any places (T33)', () => {
    const table = given({
      ...austria,
      levels: [{ military: 7 }],
      stock: [{ weapons: 4, gold: 3 }],
      place: { tirol: '0 princess' },
    }).action(0);
    table.play('build cavalry', 'in wien');
    expect(table.legal()).toEqual(['build infantry', 'pass']);
    table.play('build infantry', 'in tirol');
    expect(table.stock(0)).toEqual({ gold: 1 });
    expect([table.kinds('wien').includes('cavalry'), table.kinds('tirol')]).toEqual([
      true,
      ['infantry', 'princess'],
    ]);
    expect(table.asked).toBe('nothing');
  });

  test('WT-7.15 armies built in phase III move and fight in phase IV', () => {
    const table = given({ ...austria, stock: [rich] })
      .action(0)
      .play('build infantry', 'in wien');
    expect(table.manoeuvre(0).legal()).toContain('infantry wien>salzburg');
  });
});

describe('forts and upgrades', () => {
  const cost = { goods: 12, food: 2, gold: 1 };

  test('WT-7.16 a fort needs Masonry and costs 12 products, 2 food, 1 gold', () => {
    expect(PIECES.fort.cost).toEqual([2, 12, 0, 1]);
    const table = given({ ...austria, levels: [{ production: 4 }], stock: [cost] }).action(0);
    expect(table.forecast('fort')).toEqual({ type: 'price', pay: [2, 12, 0, 1], get: [0, 0, 0, 0] });
    table.play('fort', 'in wien');
    expect(table.asked).toBe('nothing');
  });

  test('WT-7.17 at most two forts in a province (T56)', () => {
    const table = given({
      ...austria,
      levels: [{ production: 4 }],
      stock: [cost],
      place: { tirol: '0 fort, 0 fort', steiermark: '0 princess' },
    }).action(0);
    table.play('fort');
    expect(table.legal()).toEqual(['in wien', 'in steiermark']);
    expect(table.whyId({ type: 'province', province: table.province('tirol') })).toBe('twoForts');
  });

  test('WT-7.18 WT-7.19 Reinforce: seven products a step, whatever the Military level', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5 }],
      stock: [{ goods: 21 }],
      place: { tirol: '0 infantry, 0 infantry, 0 archer' },
    }).action(0);
    table.play('upgrade infantry tirol to cavalry');
    expect(table.stock(0)).toEqual({ goods: 7 });
    table.action(0).play('upgrade archer tirol to cavalry');
    expect(table.kinds('tirol')).toEqual(['infantry', 'cavalry', 'cavalry']);
    const early = given({
      ...austria,
      levels: [{ production: 4 }],
      stock: [{ goods: 7 }],
      place: { tirol: '0 infantry' },
    }).action(0);
    const { id: unit } = early.unit('tirol', 'infantry');
    expect(early.whyId({ type: 'upgrade', unit, kind: 'archer' })).toBe('needsReinforce');
  });

  test("WT-7.20 the upgraded army moves and retreats by its owner's Military level", () => {
    const table = given({
      ...austria,
      levels: [{ production: 5 }],
      stock: [{ goods: 14 }],
      place: { tirol: '0 infantry' },
    });
    table.action(0).play('upgrade infantry tirol to cavalry');
    const { id } = table.unit('tirol', 'cavalry');
    expect(game.view(table.state, 0).actionPoints[id]).toBe(2);
    const attacked = (military: number) => {
      const fight = given({
        ...austria,
        levels: [{ production: 5, military }],
        stock: [{ goods: 14 }],
        wars: [[0, 1]],
        place: { steiermark: '0 infantry', istria: '1 cavalry' },
      });
      fight.action(0).play('upgrade infantry steiermark to cavalry');
      fight.manoeuvre(1).play('cavalry istria>steiermark');
      const wounds = fight.eventsOf('battleFought').flatMap(event => event.wounds);
      return wounds.find(({ owner }) => owner === 0)?.fate;
    };
    expect([attacked(4), attacked(1)]).toEqual(['retreats', 'dies']);
  });

  test('WT-7.21 damage and spent points carry over', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5 }],
      stock: [{ goods: 7 }],
      place: { tirol: '0 archer' },
    });
    Object.assign(table.unit('tirol', 'archer'), { damage: 1, spent: 2 });
    table.action(0, 'unification').play('upgrade archer tirol to cavalry');
    expect(table.unit('tirol', 'cavalry')).toMatchObject({ damage: 1, spent: 2 });
  });

  test('WT-7.22 armies of others cannot be upgraded', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5 }],
      stock: [{ goods: 14 }],
      place: { bosnia: '1 infantry' },
    }).action(0);
    expect(table.legal().some(words => words.startsWith('upgrade'))).toBe(false);
    const { id: unit } = table.unit('bosnia', 'infantry');
    expect(table.whyId({ type: 'upgrade', unit, kind: 'archer' })).toBe('foreignArmy');
  });

  test('WT-7.23 war is declared on another player and starts at once', () => {
    const table = given(austria).action(0).play('war on 1');
    expect(table.state.wars).toEqual([{ a: 0, b: 1, since: 1, fought: false }]);
    expect(given(austria).action(0).whyId({ type: 'war', on: 0 })).toBe('warOnSelf');
  });
});

describe('extra actions and the shift', () => {
  const start = (levels: object, gold = 0) => {
    const table = given({ ...austria, levels: [levels], stock: [{ gold }] });
    table.state.phase = 'development';
    return table.begin({ kind: 'maybeExtra', seat: 0, used: [] });
  };

  test('WT-7.24 University: one extra action of any kind', () => {
    const table = start({ production: 7 });
    expect(table.legal()).toEqual(['extra university', 'done']);
    table.play('extra university');
    expect(table.legal()).toContain('token trade');
    table.play('token trade');
    expect(table.asked).toBe('nothing');
  });

  test('WT-7.27 Master Trader: two extra actions at five gold each (T34)', () => {
    const one = start({ trade: 6 }, 9).play('extra masterTrader', 'token production');
    expect(one.stock(0)).toEqual({ gold: 4 });
    expect(one.asked).toBe('nothing');
    const two = start({ trade: 6 }, 14).play('extra masterTrader', 'pass', 'extra masterTrader', 'pass');
    expect(two.stock(0)).toEqual({ gold: 4 });
    expect(two.asked).toBe('nothing');
  });

  test('WT-7.28 Warlord: one extra action that can only declare war', () => {
    const table = start({ military: 7 }).play('extra warlord');
    expect(table.legal()).toEqual(['war on 1', 'pass']);
    expect(table.whyId({ type: 'tech', track: 'trade' })).toBe('onlyDeclareWar');
  });

  test('WT-7.29 the sources add up and come in any order', () => {
    const table = start({ production: 7, trade: 6, military: 7 }, 10);
    expect(table.legal()).toEqual(['extra university', 'extra masterTrader', 'extra warlord', 'done']);
    table.play('extra warlord', 'pass', 'extra masterTrader', 'pass', 'extra university', 'pass');
    expect(table.legal()).toEqual(['extra masterTrader', 'done']);
    for (const by of ['first', 'second'] as const) {
      const early = start({ production: 7, trade: 6, military: 7 }, 10).action(0, by);
      expect(early.legal().filter(words => words.startsWith('extra'))).toEqual([]);
      expect(early.whyId({ type: 'extra', source: 'university' })).toBe('answerFirst');
    }
  });

  test('WT-7.30 a level just reached already gives its extra action', () => {
    const table = given({
      ...austria,
      tokens: [[spacesOf(0), level('trade', 6) - 1, 0]],
      stock: [{ gold: 5 }],
    });
    table.state.phase = 'development';
    table.begin({ kind: 'maybeExtra', seat: 0, used: [] }).play('extra university', 'token trade');
    expect(table.legal()).toEqual(['extra masterTrader', 'done']);
  });

  test('WT-7.25 the topmost token of one track to the next space of another, once and optional', () => {
    const table = given({ ...austria, tokens: [[1, 0, spacesOf(2)]] }).begin({
      kind: 'developmentShift',
      seat: 0,
    });
    expect(table.legal()).toEqual([
      'shift production to trade',
      'shift military to production',
      'shift military to trade',
      'keep',
    ]);
    expect(table.whyId({ type: 'shift', from: 'trade', to: 'production' })).toBe('shiftEmpty');
    expect(table.whyId({ type: 'shift', from: 'production', to: 'military' })).toBe('shiftFull');
    table.play('shift military to trade');
    expect(table.player(0).tokens).toEqual([1, 1, spacesOf(2) - 1]);
    expect(table.asked).toBe('nothing');
  });

  test('WT-7.26 levels lost and gained change at once (T35)', () => {
    const table = given({
      ...austria,
      tokens: [[level('production', 4), 0, level('military', 4) - 1]],
      place: { tirol: '0 infantry' },
    }).begin({ kind: 'developmentShift', seat: 0 });
    expect(table.forecast('shift production to military')).toMatchObject({
      lost: ['masonry'],
      won: ['commander'],
    });
    table.play('shift production to military');
    const own = game.view(table.state, 0).players[0]!;
    expect(own).toMatchObject({ abilities: ['commander'], actionPoints: 3 });
    expect(own.tracks.map(track => track.level)).toEqual([3, 1, 4]);
  });
});

describe('the technology board', () => {
  test('WT-8.1 WT-8.2 three tracks of seven levels; level I needs no token', () => {
    expect(TECHNOLOGY.tracks.map(track => [track.id, track.levels.length])).toEqual(
      TRACKS.map(track => [track, 7]),
    );
    expect(TRACKS.map((_, track) => levelWith(track, 0))).toEqual([1, 1, 1]);
  });

  test('WT-8.3 WT-8.4 space by space; a level is reached when all its spaces are covered (T03)', () => {
    const table = given({ ...austria, tokens: [[level('production', 3) - 1, 0, 0]] }).action(0);
    expect(game.view(table.state, 0).players[0]!.tracks[0]).toMatchObject({ level: 2, missing: 1 });
    expect(table.forecast('token production')).toMatchObject({
      type: 'level',
      reached: true,
      missing: 0,
      level: { level: 3 },
    });
    table.play('token production');
    expect(game.view(table.state, 0).players[0]!.tracks[0]!.level).toBe(3);
  });

  test('WT-8.5 WT-8.6 three tokens reach Production III, level IV has at least three spaces, the top is for a specialist', () => {
    expect(level('production', 3)).toBe(3);
    const spaces = TECHNOLOGY.tracks.map(track => track.levels.map(one => one.spaces));
    expect(spaces[0]![3]).toBeGreaterThanOrEqual(3);
    // With archers for the start tokens no other split was worth a thought.
    expect(level('military', ARMY_LEVEL.archer)).toBeGreaterThan(FIGURES.start.tokens);
    TRACKS.forEach((_, track) => {
      expect(spaces[track]!.reduce((sum, count) => sum + count, 0)).toBe(spacesOf(track));
      expect(spacesOf(track)).toBeGreaterThanOrEqual(12);
    });
  });

  test('WT-8.7 abilities add up; multipliers are those of the highest level', () => {
    const table = given({ ...austria, levels: [{ production: 7, trade: 7, military: 7 }] });
    expect(game.view(table.state, 0).players[0]!.abilities).toEqual([...ABILITIES]);
    expect(game.view(table.state, 0).players[0]).toMatchObject({
      bankRate: 1,
      actionPoints: 5,
      routesAllowed: 3,
    });
  });

  test('WT-8.8 Production', () => {
    const levels = levelViews(0);
    expect(levels.map(one => [one.food, one.goods])).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 4],
    ]);
    expect(levels.flatMap(one => one.abilities)).toEqual([
      'masonry',
      'reinforce',
      'productionTax',
      'university',
    ]);
    expect(levels.map(one => one.abilities.length)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  });

  test('WT-8.9 Trade', () => {
    const levels = levelViews(1);
    expect(levels.map(one => [one.bankRate, one.routes])).toEqual([
      [7, 0],
      [6, 1],
      [5, 1],
      [3, 2],
      [2, 2],
      [2, 3],
      [1, 3],
    ]);
    expect(levels.flatMap(one => one.abilities)).toEqual([
      'merchant',
      'tradeTax',
      'masterTrader',
      'monopoly',
    ]);
  });

  test('WT-8.10 Military', () => {
    const levels = levelViews(2);
    expect(levels.map(one => [one.weapons, one.actionPoints])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
      [3, 5],
    ]);
    expect(levels.map(one => one.armies)).toEqual([['infantry'], [], ['archer'], [], [], ['cavalry'], []]);
    expect(levels.map(one => one.abilities)).toEqual([
      [],
      [],
      [],
      ['commander'],
      [],
      ['doubleStrike', 'pillaging'],
      ['warlord'],
    ]);
  });
});
