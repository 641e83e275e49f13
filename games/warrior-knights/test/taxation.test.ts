import { describe, expect, test } from 'vitest';
import { TROOPS, wagesOf } from '../rules/index.ts';
import { BLUE, given, GREEN, RED } from './given.ts';

describe('Taxation', () => {
  test('WK-8.1, WK-17.1 income of all cities, 1 more for a fortified one', () => {
    const table = given(4).own(GREEN, 'kovel', 'constantinople').change('kovel', { fortified: true });
    table.run({ kind: 'taxation' });
    expect(table.baron(GREEN).crowns).toBe(15 + 3 + 1 + 6);
  });

  test('WK-8.2, WK-14.13 a besieged city yields nothing', () => {
    const table = given(4).own(GREEN, 'kovel').change('kovel', { besieger: RED }).put(RED, 'star', 'A1');
    expect(table.run({ kind: 'taxation' }).baron(GREEN).crowns).toBe(15);
  });

  test('WK-8.3, WK-24.21, WK-24.22, WK-9.20 Concessions and the Ambassador pay', () => {
    const table = given(4).charge(GREEN, 'saltConcession', 'silkConcession', 'ambassador');
    table.charge(BLUE, 'woolConcession', 'ironConcession', 'silverConcession').charge(RED, 'wineConcession');
    table.run({ kind: 'taxation' });
    expect([GREEN, BLUE, RED].map(seat => table.baron(seat).crowns)).toEqual([15 + 9, 15 + 8, 15 + 2]);
  });

  test('WK-8.4, WK-24.11, WK-24.13, WK-9.35, WK-24.34 income first, then the Laws; who refuses is banned', () => {
    const table = given(4).law('royalTithe').law('churchLevy').own(BLUE, 'kovel');
    table.baron(BLUE).faith = 1;
    table.baron(GREEN).faith = 1;
    table.baron(RED).crowns = 1;
    table.run({ kind: 'taxation' });
    expect(table.baron(BLUE).crowns).toBe(18);
    table.act(BLUE, 'comply');
    expect(table.baron(BLUE).crowns).toBe(16);
    table.act(RED, 'comply');
    expect(table.baron(RED).crowns).toBe(0);
    table.act(3, 'refuse');
    expect(table.baron(3)).toMatchObject({ crowns: 15, banned: true });
    expect(table.state.laws).toHaveLength(2);
  });

  test('WK-24.11 who collected 1 crown pays 1', () => {
    const table = given(4).law('royalTithe');
    table.state.laws = [...table.state.laws, { id: 'cityIncomeChange', values: [-1], until: 0 }];
    table.own(GREEN, 'froli').run({ kind: 'taxation' }).act(GREEN, 'comply');
    expect(table.baron(GREEN).crowns).toBe(15);
  });

  test('WK-24.33 the Governor brings 2 crowns more where he stands on land', () => {
    const table = given(4).own(GREEN, 'kovel').put(GREEN, 'star', 'A1').office(GREEN, 'star', 'governor');
    expect(table.run({ kind: 'taxation' }).baron(GREEN).crowns).toBe(20);
  });
});

describe('Wages', () => {
  test('WK-8.5, WK-8.6, WK-8.7 every Troop card is paid, wherever it is', () => {
    for (const { strength, wage } of TROOPS) expect(wage).toBe(strength / 50);
    const table = given(4)
      .put(GREEN, 'star', null, { cards: ['regular100'] })
      .garrison(GREEN, ['regular50']);
    table.put(GREEN, 'square', 'A1', { cards: ['english200'], tokens: 1 });
    expect(wagesOf(table.state, GREEN)).toBe(7);
    table.run({ kind: 'wages' }).act(GREEN, 'pay english200 of emerande-square');
    expect(table.baron(GREEN).crowns).toBe(8);
  });

  test('WK-8.8, WK-8.9 Regulars first, as many as possible; an unpaid one neither deserts nor is owed for', () => {
    const table = given(4).put(GREEN, 'star', 'A1', {
      cards: ['regular50', 'regular50', 'regular100', 'english50'],
    });
    table.baron(GREEN).crowns = 2;
    table.run({ kind: 'wages' });
    expect(table.asked()).toBe('payRegular');
    expect(table.legal(GREEN)).toEqual([
      'troop regular50 of emerande-star',
      'troop regular100 of emerande-star',
    ]);
    table.act(GREEN, 'troop regular50 of emerande-star');
    expect(table.baron(GREEN).crowns).toBe(0);
    expect(table.legal(GREEN)).toEqual(['let go english50 of emerande-star']);
    table.act(GREEN, 'let go english50 of emerande-star');
    expect(table.noble(GREEN, 'star').cards).toHaveLength(3);
  });

  test('WK-8.9, WK-19.1 a deal that empties his purse while he pays Regulars leaves the rest unpaid, and play goes on', () => {
    const table = given(4).put(RED, 'star', 'A1', {
      cards: ['regular50', 'regular50', 'regular100', 'english50'],
    });
    table.baron(RED).crowns = 3;
    table.run({ kind: 'wages' });
    expect(table.asked()).toBe('payRegular');
    const give = ['openOffer emerande', 'give 3 crowns emerande', 'sendOffer emerande'];
    table.act(RED, ...give).act(GREEN, 'acceptOffer madder');
    expect(table.tellings('wagesPaid')).toMatchObject([{ seat: RED, unpaid: 3 }]);
    expect(table.legal(RED)).toEqual(['let go english50 of madder-star']);
  });

  test('WK-8.9, WK-19.1 with crowns from a deal he pays all the Regulars he can now', () => {
    const table = given(4).put(RED, 'star', 'A1', { cards: ['regular50', 'regular50', 'regular100'] });
    table.baron(RED).crowns = 3;
    table.run({ kind: 'wages' });
    const give = ['openOffer madder', 'give 4 crowns madder', 'sendOffer madder'];
    table.act(GREEN, ...give).act(RED, 'acceptOffer emerande');
    expect(table.baron(RED).crowns).toBe(3);
    expect(table.asked()).toBe('nothing');
  });

  test('WK-8.10, WK-8.11, WK-8.8 T24 seven crowns, Regulars 5, Mercenaries 3 and 1: the 50 is paid, the 150 goes', () => {
    const table = given(4).put(GREEN, 'star', 'A1', {
      cards: ['regular50', 'regular50', 'regular50', 'regular100', 'english50', 'english150'],
    });
    table.baron(GREEN).crowns = 7;
    table.run({ kind: 'wages' });
    expect(table.baron(GREEN).crowns).toBe(2);
    table.act(GREEN, 'pay english50 of emerande-star');
    expect(table.legal(GREEN)).toEqual(['let go english150 of emerande-star']);
    const before = table.state.mercenaryDeck.reduce((sum, count) => sum + count, 0);
    table.act(GREEN, 'let go english150 of emerande-star');
    expect(table.state.mercenaryDeck.reduce((sum, count) => sum + count, 0)).toBe(before + 1);
  });

  test('WK-8.10 he may let them go though he could pay, or pay all at once', () => {
    const table = given(4).put(GREEN, 'star', 'A1', { cards: ['regular50', 'english50', 'polish50'] });
    table.run({ kind: 'wages' });
    expect(table.legal(GREEN)).toEqual([
      'pay all from english50 of emerande-star',
      'pay english50 of emerande-star',
      'let go english50 of emerande-star',
    ]);
    table.act(GREEN, 'pay all from english50 of emerande-star');
    expect(table.baron(GREEN).crowns).toBe(12);
  });

  test('WK-8.12, WK-9.24, WK-1.17 T23 the circle army is free up to 400 troops, maintained ones included', () => {
    const free = given(4).put(GREEN, 'circle', 'A1', { cards: ['english200', 'polish200'], exhausted: true });
    expect(wagesOf(free.state, GREEN)).toBe(0);
    const dear = given(4).put(GREEN, 'circle', 'A1', { cards: ['regular50', 'polish200'] });
    dear.office(GREEN, 'circle', 'marshal');
    expect(wagesOf(dear.state, GREEN)).toBe(5);
  });

  test('WK-8.13 maintained troops cost nothing', () => {
    const table = given(4).put(GREEN, 'star', 'A1').office(GREEN, 'star', 'marshal');
    expect(wagesOf(table.state, GREEN)).toBe(1);
  });

  test('WK-8.14, WK-16.7 T25 a desertion that leaves no more troops than casualties kills the Noble', () => {
    const table = given(4).put(GREEN, 'star', 'A1', { cards: ['regular50', 'english100'], tokens: 1 });
    table.fate(fate => fate.nationality === 3);
    table.run({ kind: 'wages' }).act(GREEN, 'let go english100 of emerande-star');
    expect(table.tellings('nobleDied')).toHaveLength(1);
    expect(table.noble(GREEN, 'star')).toMatchObject({ place: 0, tokens: 0, cards: [0] });
    const alive = given(4).put(GREEN, 'star', 'A1', { cards: ['english100'] });
    alive.run({ kind: 'wages' }).act(GREEN, 'let go english100 of emerande-star');
    expect(alive.tellings('nobleDied')).toEqual([]);
    expect(alive.noble(GREEN, 'star').place).toBe(0);
  });

  test('WK-8.15 an empty garrison keeps no tokens', () => {
    const table = given(4).garrison(GREEN, ['english200'], 1);
    table.run({ kind: 'wages' }).act(GREEN, 'let go english200 of garrison-emerande');
    expect(table.baron(GREEN)).toMatchObject({ garrison: [], garrisonTokens: 0 });
  });

  test('WK-24.25 the Quartermaster saves 3 crowns, never more than the wages', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['regular50', 'english200'] })
      .charge(GREEN, 'quartermaster');
    table.run({ kind: 'wages' }).act(GREEN, 'pay english200 of emerande-star');
    expect(table.baron(GREEN).crowns).toBe(13);
    const small = given(4).put(GREEN, 'star', 'A1').charge(GREEN, 'quartermaster').run({ kind: 'wages' });
    expect(small.baron(GREEN).crowns).toBe(15);
  });

  test('WK-23.28 Mercenary Unrest: the next Wages cost 1 more for each Mercenary, free armies stay free', () => {
    const table = given(4).topEvent('mercenaryUnrest').run({ kind: 'drawEvent', drawer: GREEN });
    table
      .put(GREEN, 'star', 'A1', { cards: ['english50'] })
      .put(GREEN, 'circle', 'A1', { cards: ['polish50'] });
    table.run({ kind: 'wages' }).act(GREEN, 'pay english50 of emerande-star');
    expect(table.baron(GREEN).crowns).toBe(13);
    expect(table.state.wageSurcharge).toBe(0);
  });
});
