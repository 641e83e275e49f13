import { describe, expect, test } from 'vitest';
import { foodNeed, incomeOf, worldNamed } from '../rules/index.ts';
import { game, given, level } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;

describe('feeding', () => {
  test('WT-5.1 what is gained in step 2 cannot feed armies in step 1', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry' } }).upkeep();
    expect(incomeOf(table.state, 0)[0]).toBeGreaterThan(0);
    expect(table.legal()).toEqual(['starve infantry tirol']);
  });

  test('WT-5.2 in ascending order', () => {
    const table = given({
      ...austria,
      stock: [{ food: 1 }, { food: 1 }],
      place: { tirol: '0 infantry', bosnia: '1 infantry' },
    });
    table.upkeep();
    expect(table.seat).toBe(0);
    table.play('feedAll');
    expect(table.seat).toBe(1);
  });

  test('WT-5.3 one food for infantry, two for archers, three for cavalry', () => {
    const table = given({
      ...austria,
      stock: [{ food: 8 }],
      place: { tirol: '0 infantry, 0 archer, 0 cavalry' },
    });
    expect(foodNeed(table.state, 0)).toBe(6);
    const income = incomeOf(table.state, 0)[0]!;
    table.upkeep().play('feedAll');
    expect(table.stock(0).food).toBe(2 + income);
    expect(table.eventsOf('armiesFed')).toMatchObject([{ seat: 0, food: 6 }]);
  });

  test('WT-5.4 an army may be starved although there is food', () => {
    const table = given({
      ...austria,
      stock: [{ food: 9 }],
      place: { tirol: '0 infantry, 0 archer' },
    }).upkeep();
    expect(table.legal()).toEqual(['feedAll', 'starve infantry tirol', 'starve archer tirol']);
    table.play('starve archer tirol', 'feedAll');
    expect(table.kinds('tirol')).toEqual(['infantry']);
  });

  test('WT-5.5 WT-5.6 the full amount or nothing; the unfed die and nobody gains points (T13)', () => {
    const table = given({ ...austria, stock: [{ food: 1 }], place: { tirol: '0 cavalry' } });
    const income = incomeOf(
      {
        ...table.state,
        holders: table.state.holders.map((holder, i) => (i === table.province('tirol') ? -1 : holder)),
      },
      0,
    )[0]!;
    table.upkeep();
    expect(table.legal()).toEqual(['starve cavalry tirol']);
    expect(table.whyId({ type: 'feedAll' })).toBe('notEnoughFood');
    table.play('starve cavalry tirol');
    expect(table.stock(0).food).toBe(1 + income);
    expect(table.player(1).kills).toBe(0);
  });

  test('WT-5.7 princesses and forts eat nothing', () => {
    expect(foodNeed(given(austria).state, 0)).toBe(0);
  });

  test('WT-5.8 with Pillaging armies need no food', () => {
    const table = given({ ...austria, levels: [{ military: 6 }], place: { tirol: '0 cavalry' } }).upkeep();
    expect(table.asked).toBe('nothing');
    expect(table.kinds('tirol')).toEqual(['cavalry']);
  });

  test('WT-5.9 a province left without units is free at once and yields nothing (T42)', () => {
    const table = given({ ...austria, place: { tirol: '0 infantry' } });
    const [vp, income] = [table.vp(0), incomeOf(table.state, 0)];
    table.upkeep().play('starve infantry tirol');
    expect(table.holder('tirol')).toBe('free');
    expect(table.vp(0)).toBe(vp - 1);
    expect(incomeOf(table.state, 0)).not.toEqual(income);
    expect(table.eventsOf('resourcesGained').find(event => event.seat === 0)?.gained).toEqual(
      incomeOf(table.state, 0),
    );
  });
});

describe('gaining resources', () => {
  test('WT-5.10 symbols times the multiplier: capital and trade centre with Production III, Military I (T01)', () => {
    for (const nation of ['austria', 'croatia', 'poland'] as const) {
      const { tradeCentre } = worldNamed('east').nations.find(one => one.id === nation)!;
      const centre = worldNamed('east').provinces[tradeCentre]!.id;
      const table = given({
        options: { map: 'east' },
        nations: [nation],
        levels: [{ production: 3 }],
        place: { [centre]: '0 princess' },
      });
      table.gain();
      expect(table.player(0).stock).toEqual([1, 6, 0, 0]);
    }
    expect(level('production', 3)).toBe(3);
  });

  test('WT-5.11 a level gained later in the turn brings nothing this turn (T20)', () => {
    const table = given({
      ...austria,
      tokens: [[level('production', 4) - 1, 0, 0]],
      place: { tirol: '0 princess', steiermark: '0 princess', moravia: '0 princess', istria: '0 princess' },
    });
    const food = incomeOf(table.state, 0)[0]!;
    table.gain().action(0).play('token production');
    expect(table.stock(0).food).toBe(food);
    table.gain();
    expect(table.stock(0).food).toBe(food + 2 * food);
  });

  test('WT-5.12 Production Tax: one gold for each capital, own or conquered (T54)', () => {
    const table = given({ ...austria, levels: [{ production: 6 }], place: { beograd: '0 infantry' } }).gain();
    expect(table.stock(0).gold).toBe(2);
  });

  test('WT-5.13 Trade Tax: one gold for each trade centre, own or conquered', () => {
    const table = given({
      ...austria,
      levels: [{ trade: 5 }],
      place: { salzburg: '0 princess', praha: '0 princess' },
    }).gain();
    expect(table.stock(0).gold).toBe(2);
  });

  test('WT-5.14 gold has no other income', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5, trade: 4, military: 7 }],
      place: { salzburg: '0 princess' },
    });
    expect(table.gain().stock(0).gold).toBeUndefined();
  });

  test('WT-5.15 all gain at the same time, without a choice', () => {
    const table = given({ ...austria, levels: [{ production: 2 }, { production: 2 }] }).gain();
    expect(table.asked).toBe('nothing');
    expect(table.eventsOf('resourcesGained').map(event => event.seat)).toEqual([0, 1]);
  });

  test('WT-5.16 there is no limit to storage in this step', () => {
    const table = given({ ...austria, levels: [{ production: 4 }], stock: [{ food: 20, goods: 20 }] }).gain();
    expect(table.stock(0).food).toBeGreaterThan(20);
    expect(game.check(table.state)).toEqual([]);
  });
});
