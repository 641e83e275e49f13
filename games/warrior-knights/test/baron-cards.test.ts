import { describe, expect, test } from 'vitest';
import { AT_SEA } from '../rules/index.ts';
import { BLUE, given, GREEN, RED, region } from './given.ts';

describe('Baron Action cards', () => {
  test('WK-6.1, WK-6.2, WK-1.7, WK-1.11 one crown for each region with a Noble on land, none at sea or off the map', () => {
    const table = given(4).put(GREEN, 'star', 'A1').put(GREEN, 'square', 'A1').put(GREEN, 'circle', 'ovAcre');
    table.put(GREEN, 'triangle', 'H2', { place: AT_SEA });
    table.reveal(GREEN, 'levyTaxes');
    expect(table.baron(GREEN).crowns).toBe(17);
  });

  test('WK-6.4 strictly most Votes make the Chairman, unless he is banned', () => {
    const equal = given(4);
    equal.baron(RED).votes = 2;
    expect(equal.reveal(BLUE, 'rallySupport').state.chairman).toBe(GREEN);
    expect(given(4).reveal(BLUE, 'rallySupport').state.chairman).toBe(BLUE);
    const banned = given(4);
    banned.baron(BLUE).banned = true;
    expect(banned.reveal(BLUE, 'rallySupport').state.chairman).toBe(GREEN);
  });

  test('WK-6.5, WK-6.6 strictly most Faith makes the Head; losing Faith moves no token', () => {
    const table = given(4).reveal(RED, 'serveTheChurch');
    expect(table.state.head).toBe(RED);
    table.baron(RED).faith = 0;
    table.baron(GREEN).faith = 5;
    table.act(RED, 'area wages');
    expect(table.state.head).toBe(RED);
  });

  test('WK-6.7, WK-6.8 one named region; Nobles from several regions, each by his own way', () => {
    const table = given(4).put(GREEN, 'star', 'A1').put(GREEN, 'square', 'B2').put(GREEN, 'circle', 'A5');
    table.reveal(GREEN, 'mobilizeForces');
    expect(table.legal(GREEN)).toContain('region A2');
    table.act(
      GREEN,
      'region A2',
      'move emerande-star A1-A2 by border',
      'move emerande-square B2-A2 by border',
      'done',
    );
    expect(table.legal(GREEN)).toContain('move emerande-circle A5-A4-A3-A2 by road');
    expect(table.why(GREEN, { type: 'region', region: region('A3'), noble: 3 })?.rule).toBe('WK-6.8');
    expect(table.why(GREEN, { type: 'noble', noble: 0 })?.rule).toBe('WK-6.7');
  });

  test('WK-6.7, WK-6.8, WK-11.1, WK-12.1 why a region cannot be named, or is not the named one', () => {
    const table = given(4).put(GREEN, 'star', 'B3').reveal(GREEN, 'mobilizeForces');
    const why = (at: string): string | undefined =>
      table.why(GREEN, { type: 'region', region: region(at), noble: null })?.sentence;
    expect(why('H5')).toBe('tooFar');
    expect(why('B3')).toBe('nobodyToAttack');
    table.state.nobles[0] = { ...table.noble(GREEN, 'star'), exhausted: true };
    expect(why('H5')).toBe('noAttacker');
    table.state.nobles[0] = { ...table.noble(GREEN, 'star'), exhausted: false };
    table.act(GREEN, 'region B4');
    expect(why('B2')).toBe('otherRegionNamed');
  });

  test('WK-6.9, WK-11.11 who went there by sea cannot take part in the battle', () => {
    const table = given(4).put(GREEN, 'star', 'A5', { cards: ['regular100', 'english200'] });
    table.reveal(GREEN, 'mobilizeForces').act(GREEN, 'region H2', 'move emerande-star A5-H2 by sea');
    expect(table.noble(GREEN, 'star')).toMatchObject({ place: AT_SEA, exhausted: true });
    expect(table.tellings('battleBegan')).toEqual([]);
    expect(table.asked()).toBe('draftSpot');
  });

  test('WK-6.10 those left out stay as they were', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1')
      .put(GREEN, 'square', 'A1')
      .reveal(GREEN, 'mobilizeForces');
    table.act(GREEN, 'region A2', 'move emerande-star A1-A2 by border', 'done', 'done');
    expect(table.noble(GREEN, 'star').exhausted).toBe(true);
    expect(table.noble(GREEN, 'square').exhausted).toBe(false);
  });

  test('WK-6.11, WK-6.13 Versatile Strategy moves one Noble or starts one battle, never both', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1')
      .put(GREEN, 'square', 'A1')
      .reveal(GREEN, 'versatileStrategy');
    expect(table.legal(GREEN)).toEqual([
      'use for crowns',
      'use for votes',
      'use for move',
      'use for battle',
      'use for marker',
      'decline',
    ]);
    table.act(GREEN, 'use for move', 'noble emerande-star', 'move emerande-star A1-A2 by border', 'done');
    expect(table.noble(GREEN, 'star')).toMatchObject({ region: region('A2'), exhausted: true });
    expect(table.asked()).toBe('draftSpot');
    const fight = given(4)
      .put(GREEN, 'star', 'B2', { cards: ['regular100'] })
      .reveal(GREEN, 'versatileStrategy');
    fight.act(GREEN, 'use for battle', 'region B2', 'siege city neutral');
    expect(fight.noble(GREEN, 'star').exhausted).toBe(true);
    expect(fight.city('froli').besieger).toBe(GREEN);
  });

  test('WK-6.14, WK-6.15 T9 with three Barons four spots may be used; the fourth costs 5', () => {
    const table = given(3).reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for marker');
    expect(table.legal(GREEN)).toEqual(['spot1', 'spot2', 'spot3', 'spot4', 'decline']);
    expect(table.forecast(GREEN, 'spot4')).toEqual({ type: 'crowns', change: -5, left: 10 });
    expect(table.why(GREEN, { type: 'spot', spot: 5 })?.rule).toBe('WK-6.15');
    table.act(GREEN, 'spot4');
    expect(table.baron(GREEN).crowns).toBe(10);
    expect(table.view(0).spots[3]).toBe(GREEN);
  });
});
