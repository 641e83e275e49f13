import { describe, expect, test } from 'vitest';
import { NEIGHBOURS, REGIONS } from '../rules/index.ts';
import { bestDiscards } from '../rules/death.ts';
import { any, BLUE, given, type Given, GREEN, nation, noble, PURPLE, RED, region, troop } from './given.ts';

const star = noble(GREEN, 'star');
const dies = { kind: 'die', noble: star, deserted: false } as const;
const [english, polish, romanian] = [0, 1, 2].map(nation);

/** Other Barons on every region around. */
function surround(table: Given, at: string): Given {
  for (const neighbour of NEIGHBOURS[region(at)]!) {
    const free = [1, 2, 3].flatMap(seat =>
      (['star', 'square', 'triangle', 'circle'] as const)
        .filter(symbol => table.noble(seat, symbol).place === 0)
        .map(symbol => [seat, symbol] as const),
    );
    const [seat, symbol] = free[0]!;
    table.put(seat, symbol, REGIONS[neighbour]!.id);
  }
  return table;
}

describe('retreat', () => {
  test('WK-16.1, WK-16.2, WK-16.6 a deserter of the shown nationality, then an adjacent free region; he is not exhausted', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3', { cards: ['regular50', 'english50', 'english100'] })
      .fate(english!);
    table.put(RED, 'star', 'A2').own(BLUE, 'froli').run({ kind: 'retreat', noble: star });
    expect(table.legal(GREEN)).toEqual(['troop english50', 'troop english100']);
    table.act(GREEN, 'troop english50');
    expect(table.legal(GREEN)).toEqual(['region A3', 'region C3', 'region A4', 'region B4']);
    expect(table.why(GREEN, { type: 'region', region: region('A2'), noble: null })?.rule).toBe('WK-16.2');
    table.act(GREEN, 'region B4');
    expect(table.noble(GREEN, 'star')).toMatchObject({ region: region('B4'), exhausted: false });
    expect(table.noble(GREEN, 'star').cards).toEqual([troop('regular50'), troop('english100')]);
  });

  test('WK-16.3, WK-16.4, WK-16.5 T38 with no way out to his stronghold, exhausted; besieged or overseas he dies', () => {
    const home = surround(given(4).put(GREEN, 'star', 'A1'), 'A1').fate(any);
    home.run({ kind: 'retreat', noble: star });
    expect(home.noble(GREEN, 'star')).toMatchObject({ region: region('C2'), exhausted: true });
    const besieged = surround(given(4).put(GREEN, 'star', 'A1'), 'A1')
      .put(RED, 'circle', 'C2')
      .fate(any);
    besieged.baron(GREEN).besieger = RED;
    besieged.run({ kind: 'retreat', noble: star });
    expect(besieged.noble(GREEN, 'star').place).toBe(0);
    const overseas = given(4).put(GREEN, 'star', 'ovAcre').fate(any).run({ kind: 'retreat', noble: star });
    expect(overseas.tellings('nobleDied')).toHaveLength(1);
    const island = given(4).put(GREEN, 'star', 'A6').fate(any).run({ kind: 'retreat', noble: star });
    expect(island.noble(GREEN, 'star').region).toBe(region('B6'));
  });
});

describe('death', () => {
  test('WK-1.14 100 times the tokens reaching the troops kills', () => {
    const isDead = (cards: readonly string[], tokens: number): boolean => {
      const table = given(4)
        .put(GREEN, 'star', 'A2', { cards, tokens: tokens - 1 })
        .topEvent('pestilence');
      table.fate(fate => fate.city === 0, any).put(GREEN, 'star', 'A1', { cards, tokens: tokens - 1 });
      table.run({ kind: 'drawEvent', drawer: GREEN });
      return table.noble(GREEN, 'star').place === 0;
    };
    expect([isDead(['regular50'], 1), isDead(['regular100'], 1), isDead(['english150'], 1)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([
      isDead(['english200'], 2),
      isDead(['regular50', 'english200'], 2),
      isDead(['regular50', 'english200'], 3),
    ]).toEqual([true, false, true]);
  });

  test('WK-16.8, WK-16.9, WK-16.11, WK-16.12, WK-16.14 T19 five tokens: one 50 deserts, both 100s are discarded, the heir keeps the rest', () => {
    const table = given(4).put(GREEN, 'star', 'A1', {
      cards: ['regular50', 'regular50', 'regular100', 'english50', 'english100', 'polish100'],
      tokens: 5,
    });
    table.office(GREEN, 'star', 'castellan').fate(english!).run(dies).act(GREEN, 'troop english50');
    expect(table.noble(GREEN, 'star')).toMatchObject({ place: 0, tokens: 0, office: -1, gone: false });
    expect(table.noble(GREEN, 'star').cards).toEqual([0, 0, 1]);
    expect(table.tellings('troopsLost')[0]!.troops).toEqual([troop('english100'), troop('polish100')]);
  });

  test('WK-16.9 as close as possible without exceeding; ties are the Baron’s choice', () => {
    expect(bestDiscards([troop('english50'), troop('polish150')], 100)).toEqual([[troop('english50')]]);
    expect(bestDiscards([troop('english100'), troop('polish100')], 100)).toHaveLength(2);
    expect(bestDiscards([troop('regular100')], 300)).toEqual([]);
    const table = given(4).put(GREEN, 'star', 'A1', {
      cards: ['regular50', 'english100', 'polish100'],
      tokens: 1,
    });
    table.fate(romanian!).run(dies);
    expect(table.legal(GREEN)).toEqual(['lose english100', 'lose polish100']);
  });

  test('WK-16.10 deserters and discards go back to the deck', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['regular50', 'english100'], tokens: 1 })
      .fate(polish!);
    const before = table.state.mercenaryDeck[troop('english100')]!;
    table.run(dies);
    expect(table.state.mercenaryDeck[troop('english100')]).toBe(before + 1);
  });

  test('WK-16.13, WK-23.1 without an heir Regulars and Noble are gone for good', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['regular50', 'english100'], heir: -1 })
      .fate(polish!);
    table.run(dies);
    expect(table.noble(GREEN, 'star')).toMatchObject({ gone: true, cards: [], place: 0 });
    table.run({ kind: 'settleBaron', owner: GREEN });
    expect(table.asked()).toBe('nothing');
  });

  test('WK-16.15, WK-9.23 who loses his last card without tokens is not dead and keeps his Office', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['english100'] })
      .office(GREEN, 'star', 'marshal');
    table.run({ kind: 'wages' }).act(GREEN, 'let go english100 of emerande-star');
    expect(table.noble(GREEN, 'star')).toMatchObject({ place: 0, gone: false });
    expect(table.noble(GREEN, 'star').office).toBeGreaterThan(0);
    expect(table.tellings('nobleDied')).toEqual([]);
  });

  test('WK-1.8 maintained troops alone do not keep a Noble on land', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['english50'] })
      .office(GREEN, 'star', 'marshal');
    table.run({ kind: 'wages' }).act(GREEN, 'let go english50 of emerande-star');
    expect(table.noble(GREEN, 'star').place).toBe(0);
  });
});

describe('return', () => {
  test('WK-16.16 transfers between Nobles of one region, and with the garrison where the stronghold stands', () => {
    const table = given(4)
      .put(GREEN, 'star', 'C2', { cards: ['regular50', 'english100'] })
      .put(GREEN, 'square', 'C2');
    table.put(GREEN, 'circle', 'A1').run({ kind: 'settleBaron', owner: GREEN });
    expect(table.asked()).toBe('upkeepTransfer');
    expect(table.legal(GREEN)).toContain('transfer english100 from emerande-star to garrison-emerande');
    expect(table.legal(GREEN)).not.toContain('transfer english100 from emerande-star to emerande-circle');
    table.act(GREEN, 'transfer english100 from emerande-star to emerande-square');
    expect(table.legal(GREEN)).not.toContain('transfer english100 from emerande-square to emerande-star');
    expect(table.why(GREEN, { type: 'troop', from: noble(GREEN, 'square'), troop: 1, to: null })?.rule).toBe(
      'WK-16.16',
    );
    table.act(GREEN, 'done');
  });

  test('WK-16.17, WK-16.18, WK-16.19, WK-16.21 T20 da Viola redistributes and must place both Nobles with troops', () => {
    const table = given(6)
      .put(PURPLE, 'star', null, { cards: ['regular100'] })
      .own(PURPLE, 'kovel');
    table.put(PURPLE, 'square', null, { cards: [] }).put(PURPLE, 'triangle', null, { cards: [] });
    table.garrison(PURPLE, ['english50', 'polish50']).run({ kind: 'settleBaron', owner: PURPLE });
    expect(table.asked()).toBe('redistribute');
    table.act(
      PURPLE,
      'transfer regular100 from daViola-star to daViola-triangle',
      'transfer english50 from garrison-daViola to daViola-star',
      'transfer polish50 from garrison-daViola to daViola-triangle',
    );
    while (table.asked() === 'redistribute') table.act(PURPLE, 'done');
    expect(table.legal(PURPLE)).toEqual(['region A1', 'region G4']);
    expect(table.why(PURPLE, { type: 'decline' })?.rule).toBe('WK-16.19');
    table.act(PURPLE, 'region A1', 'region G4');
    expect(table.noble(PURPLE, 'star')).toMatchObject({ place: 1, region: region('A1'), exhausted: false });
    expect(table.noble(PURPLE, 'triangle')).toMatchObject({ place: 1, region: region('G4') });
    expect(table.noble(PURPLE, 'square').place).toBe(0);
  });

  test('WK-16.18 a garrison with tokens goes whole to one Noble, or not at all', () => {
    const table = given(4)
      .garrison(GREEN, ['regular100', 'english100'], 1)
      .put(GREEN, 'star', null, { cards: [] });
    table.run({ kind: 'settleBaron', owner: GREEN });
    expect(table.legal(GREEN)).toContain('transfer all from garrison-emerande to emerande-star');
    table.act(GREEN, 'transfer all from garrison-emerande to emerande-star');
    expect(table.noble(GREEN, 'star').tokens).toBe(1);
  });

  test('WK-16.19 to an unbesieged city or the stronghold, even if that is besieged', () => {
    const table = given(4)
      .own(GREEN, 'kovel', 'acre')
      .change('kovel', { besieger: RED })
      .put(RED, 'star', 'A1');
    table.put(GREEN, 'star', null).put(RED, 'circle', 'C2');
    table.baron(GREEN).besieger = RED;
    table.run({ kind: 'returnNobles', owner: GREEN });
    expect(table.legal(GREEN)).toEqual(['region C2', 'region ovAcre']);
  });

  test('WK-16.20 without a place he stays off the map', () => {
    const table = given(4).put(GREEN, 'star', null);
    table.baron(GREEN).stronghold = -1;
    table.run({ kind: 'returnNobles', owner: GREEN });
    expect(table.noble(GREEN, 'star').place).toBe(0);
  });
});
