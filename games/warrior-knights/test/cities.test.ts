import { describe, expect, test } from 'vitest';
import { citiesToWin, FATES, REGIONS } from '../rules/index.ts';
import {
  any,
  BLACK,
  BLUE,
  city,
  deal,
  given,
  type Given,
  GREEN,
  noble,
  quiet,
  RED,
  region,
  revolt,
  victory,
} from './given.ts';

const besiege = (table: Given, seat: number, at: string, line: string): Given =>
  table.reveal(seat, 'versatileStrategy').act(seat, 'use for battle', `region ${at}`, line);

/** A siege of a Baron laid in an earlier round. */
const besieged = (table: Given, id: string, seat: number): Given =>
  table.change(id, { besieger: seat, siegeRound: 1 });

describe('sieges', () => {
  test('WK-14.1, WK-14.2, WK-14.3, WK-14.4 T18 Ernesto besieges Monz with 50 troops, and takes it next round', () => {
    const table = given(4).put(GREEN, 'triangle', 'A3');
    besiege(table, GREEN, 'A3', 'siege city neutral');
    expect(table.city('monz')).toMatchObject({ owner: -1, besieger: GREEN, siegeRound: 2 });
    expect(table.noble(GREEN, 'triangle')).toMatchObject({ exhausted: true, tokens: 0 });
    expect(table.tellings('handsDrawn')).toEqual([]);
    table.state.stack = [];
    table.state.round = 3;
    table.run({ kind: 'landAndRefresh' });
    besiege(table, GREEN, 'A3', 'siege city neutral').act(GREEN, 'control');
    expect(table.city('monz')).toMatchObject({ owner: GREEN, besieger: -1 });
  });

  test('WK-14.1 strictly more is needed; breaches and tokens count, abilities do not', () => {
    const table = given(4).put(GREEN, 'star', 'A1', { cards: ['regular100'] });
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region A1');
    expect(table.legal(GREEN)).not.toContain('siege city neutral');
    expect(table.why(GREEN, { type: 'attack', target: 'city', against: -1, kind: 'siege' })?.rule).toBe(
      'WK-14.1',
    );
    table.change('kovel', { breaches: 1 });
    expect(table.legal(GREEN)).toContain('siege city neutral');
    expect(table.forecast(GREEN, 'siege city neutral')).toEqual({
      type: 'siege',
      ownTotal: 300,
      enemyTotal: 200,
      captures: false,
    });
  });

  test('WK-14.1 a defending Noble counts 200', () => {
    const table = given(4)
      .own(RED, 'froli')
      .put(RED, 'circle', 'B2')
      .put(GREEN, 'star', 'B2', { cards: ['english200'] });
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region B2');
    expect(table.legal(GREEN)).not.toContain('siege city madder');
  });

  test('WK-24.29 the Siege Master adds 200', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['regular100'] })
      .office(GREEN, 'star', 'siegeMaster');
    besiege(table, GREEN, 'A1', 'siege city neutral');
    expect(table.city('kovel').besieger).toBe(GREEN);
  });

  test('WK-14.5 T36 no second declaration in the same round', () => {
    const table = given(4)
      .put(GREEN, 'triangle', 'A3')
      .put(GREEN, 'star', 'A3', { cards: ['regular100'] });
    besiege(table, GREEN, 'A3', 'siege city neutral').act(GREEN, 'noble emerande-star', 'done');
    table.state.stack = [{ kind: 'battleTarget', seat: GREEN, region: region('A3') }];
    expect(table.legal(GREEN)).toEqual(['assault city neutral', 'decline']);
    expect(table.why(GREEN, { type: 'attack', target: 'city', against: -1, kind: 'siege' })?.rule).toBe(
      'WK-14.5',
    );
  });

  test('WK-14.6, WK-14.7 other Nobles may complete it later, if one stayed; less strength does not lift it', () => {
    const table = besieged(given(4).put(GREEN, 'star', 'A3', { exhausted: true }), 'monz', GREEN);
    table.state.round = 5;
    table.put(GREEN, 'square', 'A3', { cards: ['regular100'] });
    besiege(table, GREEN, 'A3', 'siege city neutral').act(GREEN, 'control');
    expect(table.city('monz').owner).toBe(GREEN);
  });

  test('WK-14.8 T37 when the only besieger leaves, the marker goes at once', () => {
    const table = besieged(given(4).put(GREEN, 'star', 'A3'), 'monz', GREEN).reveal(
      GREEN,
      'versatileStrategy',
    );
    table.act(GREEN, 'use for move', 'noble emerande-star', 'move emerande-star A3-A2 by border');
    expect(table.city('monz')).toMatchObject({ besieger: -1, siegeRound: 0 });
    expect(table.tellings('siegeLifted')).toHaveLength(1);
  });

  test('WK-14.9 Nobles inside a besieged city neither move nor give nor receive', () => {
    const table = besieged(
      given(4).own(RED, 'monz').put(RED, 'star', 'A3').put(GREEN, 'star', 'A3'),
      'monz',
      GREEN,
    );
    table.reveal(RED, 'versatileStrategy');
    expect(table.legal(RED)).not.toContain('use for move');
    expect(table.why(RED, { type: 'noble', noble: noble(RED, 'star') })?.rule).toBe('WK-14.9');
    table.put(RED, 'circle', 'A3', { cards: ['english100'] });
    table.state.stack = [];
    table.run({ kind: 'settleBaron', owner: RED });
    expect(table.asked()).toBe('nothing');
  });

  test('WK-14.10 further Nobles may enter, and are then inside', () => {
    const table = besieged(
      given(4).own(RED, 'monz').put(RED, 'star', 'A2').put(GREEN, 'star', 'A3'),
      'monz',
      GREEN,
    );
    table
      .reveal(RED, 'versatileStrategy')
      .act(RED, 'use for move', 'noble madder-star', 'move madder-star A2-A3 by border');
    expect(table.noble(RED, 'star').region).toBe(region('A3'));
    table.state.stack = [{ kind: 'battleTarget', seat: GREEN, region: region('A3') }];
    expect(table.legal(GREEN)).not.toContain('openField baron madder');
  });

  test('WK-14.12 another Baron there may attack the besieger in the open', () => {
    const table = besieged(
      given(4).own(RED, 'monz').put(BLUE, 'star', 'A3').put(GREEN, 'star', 'A3'),
      'monz',
      GREEN,
    );
    table.reveal(BLUE, 'versatileStrategy').act(BLUE, 'use for battle', 'region A3');
    expect(table.legal(BLUE)).toContain('openField baron emerande');
  });

  test('WK-14.13 no Prestige, but Votes and the city victory count', () => {
    const table = besieged(given(4).own(RED, 'monz').put(GREEN, 'star', 'A3'), 'monz', GREEN);
    table.run({ kind: 'upkeep' });
    expect(table.baron(RED).prestige).toBe(0);
    expect(table.view(0).barons[RED]!.kingdomCities).toBe(1);
  });

  test('WK-14.14 one siege at a time', () => {
    const table = besieged(
      given(4)
        .put(BLUE, 'star', 'A3', { cards: ['regular100'] })
        .put(GREEN, 'star', 'A3'),
      'monz',
      GREEN,
    );
    table.reveal(BLUE, 'versatileStrategy').act(BLUE, 'use for battle', 'region A3');
    expect(table.legal(BLUE)).not.toContain('siege city neutral');
    table.baron(GREEN).standing = ['ask', 'yes', 'ask', 'ask', 'ask', 'ask', 'ask'];
    expect(table.why(BLUE, { type: 'attack', target: 'city', against: -1, kind: 'siege' })?.rule).toBe(
      'WK-14.14',
    );
  });

  test('WK-14.15 the besieger may assault instead', () => {
    const table = besieged(given(4).put(GREEN, 'star', 'A3'), 'monz', GREEN);
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region A3');
    expect(table.legal(GREEN)).toContain('assault city neutral');
  });

  test('WK-14.4, WK-16.7 when a siege is completed, all Nobles inside die', () => {
    const table = besieged(given(4).own(RED, 'monz').put(RED, 'star', 'A3'), 'monz', GREEN).fate(any);
    table.put(GREEN, 'star', 'A3', { cards: ['regular100', 'swiss200', 'polish200'] });
    besiege(table, GREEN, 'A3', 'siege city madder');
    expect(table.noble(RED, 'star').place).toBe(0);
    expect(table.asked()).toBe('captureCity');
  });
});

describe('strongholds', () => {
  test('WK-15.1 strength 400, 100 less for each breach', () => {
    const table = given(4).put(GREEN, 'star', 'C4', { cards: ['regular100', 'english200'] });
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region C4');
    expect(table.forecast(GREEN, 'assault stronghold madder')).toMatchObject({
      enemyTotal: 400,
      enemyCards: 4,
    });
    table.baron(RED).breaches = 3;
    expect(table.forecast(GREEN, 'assault stronghold madder')).toMatchObject({ enemyTotal: 100 });
    expect(table.why(RED, { type: 'fortify', city: -1 })?.rule).toBe('WK-5.2');
  });

  test('WK-15.2, WK-15.4, WK-15.5, WK-15.6, WK-15.8, WK-15.9, WK-15.10 T39 five casualties break stronghold and garrison', () => {
    const table = given(4).garrison(RED, ['regular50', 'english50']).own(RED, 'kovel', 'froli');
    table
      .put(GREEN, 'star', 'C4', { cards: ['polish200', 'swiss200'] })
      .fate(...Array.from({ length: 4 }, () => deal), ...Array.from({ length: 7 }, () => victory));
    table.baron(RED).crowns = 11;
    besiege(table, GREEN, 'C4', 'assault stronghold madder');
    for (const { card } of table.state.battle!.attacker.hand)
      if (FATES[card]!.battle !== 'deal') table.act(GREEN, `discard ${FATES[card]!.id}`);
    table.act(GREEN, 'done');
    table.act(RED, 'done').act(GREEN, 'yes');
    while (table.asked() === 'assignCasualty')
      table.act(table.waiting()[0]!, table.legal(table.waiting()[0]!)[0]!);
    expect(table.tellings('strongholdFell')).toEqual([{ type: 'strongholdFell', seat: RED, victor: GREEN }]);
    expect(table.baron(RED).crowns).toBe(6);
    expect(table.baron(GREEN).crowns).toBe(20);
    table.act(RED, 'city froli');
    expect(table.city('froli').owner).toBe(GREEN);
    expect(table.baron(RED)).toMatchObject({
      stronghold: -1,
      garrison: expect.arrayContaining([0]) as unknown,
    });
    table.state.stack = [];
    table.run({ kind: 'upkeep' });
    expect(table.baron(RED).prestige).toBe(0);
    while (table.asked() !== 'replaceStronghold' && table.waiting().length > 0)
      table.act(table.waiting()[0]!, table.legal(table.waiting()[0]!).at(-1)!);
    const sites = table.legal(RED);
    expect(sites).toContain('decline');
    table.act(RED, sites[0]!);
    expect(table.baron(RED)).toMatchObject({ breaches: 0 });
    expect(table.baron(RED).stronghold).toBeGreaterThanOrEqual(0);
  });

  test('WK-15.5 a second siege takes a stronghold', () => {
    const table = given(4).put(GREEN, 'star', 'C4', { cards: ['polish200', 'swiss200'] });
    Object.assign(table.baron(RED), { besieger: GREEN, siegeRound: 1 });
    besiege(table, GREEN, 'C4', 'siege stronghold madder');
    expect(table.baron(RED).stronghold).toBe(-1);
    expect(table.baron(GREEN).crowns).toBe(15 + 7);
  });

  test('WK-15.12, WK-14.4 a second siege kills nobody beside the stronghold: Nobles cannot be inside', () => {
    const table = given(4)
      .put(RED, 'star', 'C4', { cards: ['regular50'] })
      .fate(any);
    table.put(GREEN, 'star', 'C4', { cards: ['polish200', 'swiss200', 'english200'] });
    Object.assign(table.baron(RED), { besieger: GREEN, siegeRound: 1 });
    besiege(table, GREEN, 'C4', 'siege stronghold madder');
    expect(table.baron(RED).stronghold).toBe(-1);
    expect(table.noble(RED, 'star')).toMatchObject({ place: 1, region: region('C4') });
    expect(table.tellings('nobleDied')).toEqual([]);
  });

  test('WK-15.7 reduced with the last attacker’s death it falls without reward', () => {
    const table = given(4).run({ kind: 'strongholdFalls', loser: RED, victor: -1 });
    expect(table.baron(RED)).toMatchObject({ stronghold: -1, crowns: 15 });
  });

  test('WK-15.8 deserters and casualties of the garrison go, Regulars wait with the stronghold', () => {
    const table = given(4)
      .garrison(RED, ['regular50', 'english100', 'polish50'], 1)
      .fate(fate => fate.nationality === 1);
    table.run({ kind: 'strongholdFalls', loser: RED, victor: -1 });
    expect(table.baron(RED)).toMatchObject({ garrison: [0], garrisonTokens: 0 });
    table.run({ kind: 'settleBaron', owner: RED });
    expect(table.legal(RED).every(line => !line.startsWith('transfer'))).toBe(true);
  });

  test('WK-15.9, WK-18.3 no Prestige while it is off the map', () => {
    const table = given(4).own(RED, 'kovel').put(RED, 'star', 'A1');
    table.baron(RED).stronghold = -1;
    expect(table.run({ kind: 'upkeep' }).baron(RED).prestige).toBe(0);
  });

  test('WK-15.10, WK-15.11 it returns to a free Kingdom region, not at the edge with two or three Barons', () => {
    const table = given(3).put(GREEN, 'star', 'C3');
    table.baron(RED).stronghold = -1;
    table.run({ kind: 'goOnSettling', owner: RED, what: 'replaceStronghold', moved: [] });
    const sites = table.legal(RED).filter(line => line !== 'decline');
    expect(sites).not.toContain('region C3');
    expect(sites.every(line => !REGIONS[region(line.slice(7))]!.outer)).toBe(true);
    table.act(RED, 'decline');
    expect(table.baron(RED).stronghold).toBe(-1);
  });

  test('WK-15.10 only Nobles and strongholds of others bar it, as the rulebook says: own Nobles do not', () => {
    const table = given(3).put(GREEN, 'star', 'C3').put(RED, 'star', 'D2');
    table.baron(RED).stronghold = -1;
    table.run({ kind: 'goOnSettling', owner: RED, what: 'replaceStronghold', moved: [] });
    expect(table.legal(RED)).toContain('region D2');
    const why = (at: string): string | undefined =>
      table.why(RED, { type: 'region', region: region(at), noble: null })?.rule;
    expect(['C3', 'F2', 'A1'].map(why)).toEqual(['WK-15.10', 'WK-15.10', 'WK-15.10']);
    expect(why('A2')).toBe('WK-15.11');
  });

  test('WK-15.12 Nobles beside their besieged stronghold are not shut in', () => {
    const table = given(4).put(RED, 'star', 'C4').put(GREEN, 'star', 'C4');
    Object.assign(table.baron(RED), { besieger: GREEN, siegeRound: 1 });
    table.reveal(RED, 'versatileStrategy');
    expect(table.legal(RED)).toContain('use for move');
  });

  test('WK-24.14 Inviolable Strongholds: an attack is a refusal of the Law', () => {
    const table = given(4).law('inviolableStrongholds').put(GREEN, 'circle', 'C4');
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region C4');
    expect(table.legal(GREEN)).toEqual(['assault stronghold madder against the law', 'decline']);
    expect(table.forecast(GREEN, 'assault stronghold madder against the law')).toEqual({ type: 'ban' });
    table.act(GREEN, 'assault stronghold madder against the law');
    expect(table.baron(GREEN).banned).toBe(true);
  });
});

describe('city states and revolts', () => {
  test('WK-17.2, WK-17.7, WK-1.10 a neutral city loses its fortification, keeps its breaches; Nobles stay in the open', () => {
    const table = given(4).own(GREEN, 'froli').change('froli', { fortified: true, breaches: 1 }).fate(revolt);
    table.baron(GREEN).crowns = 0;
    table.run({ kind: 'revolts', cities: [city('froli')] });
    expect(table.city('froli')).toMatchObject({ owner: -1, fortified: false, breaches: 1 });
  });

  test('WK-17.3 T26 fortified Froli with three breaches: plain, 0, two breaches', () => {
    const table = given(4)
      .own(GREEN, 'froli')
      .change('froli', { fortified: true, breaches: 1 })
      .topEvent('crumblingWalls');
    table.run({ kind: 'drawEvent', drawer: GREEN }).act(GREEN, 'walls froli');
    expect(table.city('froli')).toMatchObject({ fortified: false, breaches: 2, owner: GREEN });
    expect(table.view(0).cities[city('froli')]!.strength).toBe(0);
  });

  test('WK-17.4, WK-17.6, WK-18.7 unguarded cities are checked in Chairman order, besieged ones too', () => {
    const table = given(4)
      .own(BLUE, 'kovel')
      .own(GREEN, 'froli', 'monz')
      .put(GREEN, 'star', 'B2')
      .put(RED, 'star', 'A3');
    table.change('monz', { besieger: RED }).fate(quiet, quiet).run({ kind: 'upkeep' });
    expect(table.tellings('fateRevealed').filter(({ purpose }) => purpose === 'revolt')).toHaveLength(2);
  });

  test('WK-17.5, WK-17.2 T27 Olbi is kept for 1 Faith or 10 crowns', () => {
    const table = given(4).own(GREEN, 'olbi').change('olbi', { fortified: true }).fate(revolt);
    table.baron(GREEN).faith = 1;
    table.run({ kind: 'revolts', cities: [city('olbi')] });
    expect(table.legal(GREEN)).toEqual(['payFaith', 'payCrowns', 'loseCity']);
    expect(table.forecast(GREEN, 'payCrowns')).toEqual({ type: 'crowns', change: -10, left: 5 });
    table.act(GREEN, 'loseCity');
    expect(table.city('olbi')).toMatchObject({ owner: -1, fortified: false });
  });

  test('WK-13.18 a revolt does not lift a siege, a capture does', () => {
    const table = given(4)
      .own(GREEN, 'olbi')
      .change('olbi', { besieger: RED })
      .put(RED, 'star', 'E6')
      .fate(revolt);
    table.baron(GREEN).crowns = 0;
    table.run({ kind: 'revolts', cities: [city('olbi')] });
    expect(table.city('olbi')).toMatchObject({ owner: -1, besieger: RED });
  });

  test('WK-17.8, WK-11.10 a port works beside a razed city', () => {
    const table = given(4)
      .change('isar', { owner: -2 })
      .put(GREEN, 'star', 'H2')
      .reveal(GREEN, 'versatileStrategy');
    table.act(GREEN, 'use for move', 'noble emerande-star', 'move emerande-star H2-A5 by sea');
    expect(table.noble(GREEN, 'star').place).toBe(2);
  });

  test('WK-18.1, WK-20.1 T28 with thirteen unrazed cities seven win, six do not', () => {
    const table = given(4);
    for (const id of ['kovel', 'straven', 'uran', 'froli', 'bingen']) table.change(id, { owner: -2 });
    expect(citiesToWin(table.state)).toBe(7);
    table.own(GREEN, 'isar', 'monz', 'vecht', 'lenz', 'surat', 'altamont');
    table.run({ kind: 'upkeep' });
    expect(table.tellings('gameEnded')).toEqual([]);
    const won = given(4);
    for (const id of ['kovel', 'straven', 'uran', 'froli', 'bingen', 'gedze']) won.change(id, { owner: -2 });
    expect(citiesToWin(won.state)).toBe(7);
    won.own(BLACK, 'isar', 'monz', 'vecht', 'lenz', 'surat', 'altamont', 'berac').run({ kind: 'upkeep' });
    expect(won.state).toMatchObject({ winner: BLACK, ending: 'cities' });
  });
});
