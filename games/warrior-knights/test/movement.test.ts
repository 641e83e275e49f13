import { describe, expect, test } from 'vitest';
import { AT_SEA, movesOf, ON_LAND, REGIONS, NEIGHBOURS } from '../rules/index.ts';
import { BLACK, BLUE, given, type Given, GREEN, noble, RED, region } from './given.ts';

const star = noble(GREEN, 'star');
/** Ends of all movements by a way. */
const ends = (table: Given, way: string, mover = star): string[] =>
  movesOf(table.state, mover, -1)
    .filter(move => move.way === way)
    .map(({ regions }) => REGIONS[regions.at(-1)!]!.id);
const moving = (table: Given): Given => {
  table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for move');
  return table;
};

describe('movement', () => {
  test('WK-11.1 one region across a passable border', () => {
    expect(ends(given(4).put(GREEN, 'star', 'B3'), 'border')).toEqual(['A2', 'B2', 'A3', 'C3', 'A4', 'B4']);
  });

  test('WK-11.2 T10 no way over river or mountain but the bridges; the islands are cut off', () => {
    const table = given(4).put(GREEN, 'star', 'D3');
    expect(ends(table, 'border')).toContain('D4');
    expect(ends(table, 'border')).not.toContain('E3');
    expect(ends(given(4).put(GREEN, 'star', 'B2'), 'border')).not.toContain('C3');
    expect(NEIGHBOURS[region('A6')]).toEqual([region('B6')]);
    const asked = moving(given(4).put(GREEN, 'star', 'D3')).act(GREEN, 'noble emerande-star');
    expect(asked.why(GREEN, { type: 'region', region: region('E3'), noble: star })?.sentence).toBe('river');
    const hills = moving(given(4).put(GREEN, 'star', 'E4')).act(GREEN, 'noble emerande-star');
    expect(hills.why(GREEN, { type: 'region', region: region('F5'), noble: star })?.sentence).toBe(
      'mountains',
    );
  });

  test('WK-11.3, WK-11.5, WK-11.7 T11 three regions by road, past another only with his consent', () => {
    const table = given(4).put(GREEN, 'star', 'G2').put(BLUE, 'star', 'E2');
    const lines = moving(table).act(GREEN, 'noble emerande-star').legal(GREEN);
    expect(lines).toContain('move emerande-star G2-F2-E2 by road');
    expect(lines).toContain('move emerande-star G2-F2-E2-D2 by road');
    expect(lines.some(line => line.includes('G2-F2-F3'))).toBe(false);
    table.act(GREEN, 'move emerande-star G2-F2-E2-D2 by road');
    expect(table.asked()).toBe('askPassage');
    table.act(BLUE, 'no');
    expect(table.noble(GREEN, 'star').region).toBe(region('G2'));
    table.act(GREEN, 'noble emerande-star');
    expect(table.legal(GREEN)).not.toContain('move emerande-star G2-F2-E2-D2 by road');
    expect(table.why(GREEN, { type: 'region', region: region('D2'), noble: star })?.rule).toBe('WK-11.5');
    table.act(GREEN, 'move emerande-star G2-F2-E2 by road');
    expect(table.noble(GREEN, 'star').region).toBe(region('E2'));
  });

  test('WK-11.3 a junction may be used to change the road', () => {
    const lines = moving(given(4).put(GREEN, 'star', 'D1'))
      .act(GREEN, 'noble emerande-star')
      .legal(GREEN);
    expect(lines).toContain('move emerande-star D1-D2-D3-D4 by road');
    expect(lines).toContain('move emerande-star D1-D2-E2-F2 by road');
  });

  test('WK-11.4, WK-11.6, WK-11.5 to stop needs no leave; a neutral city or a lone stronghold may be crossed', () => {
    const table = given(4).put(GREEN, 'star', 'F2');
    table.baron(BLUE).stronghold = region('G2');
    const lines = moving(table).act(GREEN, 'noble emerande-star').legal(GREEN);
    expect(lines).toContain('move emerande-star F2-G2 by border');
    table.act(GREEN, 'move emerande-star F2-G2-H2 by road');
    expect(table.noble(GREEN, 'star').region).toBe(region('H2'));
    const owned = moving(given(4).put(GREEN, 'star', 'F2').own(BLACK, 'bingen')).act(
      GREEN,
      'noble emerande-star',
    );
    owned.act(GREEN, 'move emerande-star F2-E2-D2 by road');
    expect(owned.waiting()).toEqual([BLACK]);
    owned.act(BLACK, 'yes');
    expect(owned.noble(GREEN, 'star').region).toBe(region('D2'));
  });

  test('WK-11.7 a standing answer is not asked for again', () => {
    const table = given(4).put(GREEN, 'star', 'F2').own(BLACK, 'bingen');
    table.baron(BLACK).standing = ['yes', 'ask', 'ask', 'ask', 'ask', 'ask', 'ask'];
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star F2-E2-D2 by road');
    expect(table.noble(GREEN, 'star').region).toBe(region('D2'));
    const no = given(4).put(GREEN, 'star', 'F2').own(BLACK, 'bingen');
    no.baron(BLACK).standing = ['no', 'ask', 'ask', 'ask', 'ask', 'ask', 'ask'];
    expect(movesOf(no.state, star, region('D2'))).toEqual([]);
  });

  test('WK-11.8, WK-11.10, WK-11.12, WK-18.8 T12 from Alexandria to Gedze: at sea, exhausted, landed in the Upkeep', () => {
    const table = given(4).put(GREEN, 'star', 'ovAlexandria').reveal(GREEN, 'mobilizeForces');
    table.act(GREEN, 'region H6', 'move emerande-star ovAlexandria-H6 by sea');
    expect(table.noble(GREEN, 'star')).toMatchObject({
      place: AT_SEA,
      region: region('H6'),
      exhausted: true,
    });
    table.state.stack = [];
    table.run({ kind: 'landAndRefresh' });
    expect(table.noble(GREEN, 'star')).toMatchObject({
      place: ON_LAND,
      region: region('H6'),
      exhausted: false,
    });
  });

  test('WK-11.8, WK-18.8, WK-18.9 T13 Versatile Strategy sails from Ballin to Cadiz', () => {
    const table = given(4).put(BLACK, 'star', 'A5').reveal(BLACK, 'versatileStrategy');
    table.act(BLACK, 'use for move', 'noble zobel-star', 'move zobel-star A5-ovCadiz by sea');
    expect(table.noble(BLACK, 'star')).toMatchObject({
      place: AT_SEA,
      region: region('ovCadiz'),
      exhausted: true,
    });
    table.state.stack = [];
    table.run({ kind: 'landAndRefresh' });
    expect(table.noble(BLACK, 'star')).toMatchObject({ place: ON_LAND, exhausted: false });
  });

  test('WK-11.9 a movement is by sea or by land, never both', () => {
    const table = given(4).put(GREEN, 'star', 'A5');
    const paths = movesOf(table.state, star, -1);
    expect(paths.filter(({ way }) => way === 'sea').every(({ regions }) => regions.length === 2)).toBe(true);
    const inland = moving(given(4).put(GREEN, 'star', 'A4')).act(GREEN, 'noble emerande-star');
    expect(inland.why(GREEN, { type: 'region', region: region('H2'), noble: star })?.rule).toBe('WK-11.8');
  });

  test('WK-11.11 a Noble at sea does not move, and nobody attacks him', () => {
    const table = given(4).put(GREEN, 'star', 'H2', { place: AT_SEA }).put(RED, 'star', 'H2');
    expect(movesOf(table.state, star, -1)).toEqual([]);
    table.change('isar', { owner: RED });
    table.reveal(RED, 'versatileStrategy');
    expect(table.legal(RED)).not.toContain('use for battle');
  });

  test('WK-11.13, WK-11.14, WK-11.16 troops are taken on the way, from a Noble or the stronghold; who gives all leaves', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B2')
      .put(GREEN, 'square', 'B2', { cards: ['english100'] });
    table.garrison(GREEN, ['regular100']);
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star B2-C2 by border');
    expect(table.legal(GREEN)).toEqual(['take english100 from emerande-square', 'done']);
    table.act(GREEN, 'take english100 from emerande-square');
    expect(table.noble(GREEN, 'square')).toMatchObject({ place: 0, exhausted: false, gone: false });
    table.act(GREEN, 'take regular100 from garrison-emerande');
    expect(table.noble(GREEN, 'star').cards).toHaveLength(3);
    expect(table.noble(GREEN, 'star').region).toBe(region('C2'));
  });

  test('WK-11.13 an exhausted Noble gives nothing', () => {
    const table = given(4).put(GREEN, 'star', 'B3').put(GREEN, 'square', 'B3', { exhausted: true });
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star B3-B2 by border');
    expect(table.noble(GREEN, 'star').region).toBe(region('B2'));
  });

  test('WK-11.15, WK-11.16 T50 an army with tokens gives all its troops with all its tokens', () => {
    const table = given(4).put(GREEN, 'star', 'B3');
    table.put(GREEN, 'square', 'B3', { cards: ['regular100', 'regular50', 'regular50'], tokens: 1 });
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star B3-B2 by border');
    expect(table.legal(GREEN)).toEqual(['take all from emerande-square', 'done']);
    expect(table.why(GREEN, { type: 'troop', from: noble(GREEN, 'square'), troop: 0, to: star })?.rule).toBe(
      'WK-11.15',
    );
    table.act(GREEN, 'take all from emerande-square');
    expect(table.noble(GREEN, 'star')).toMatchObject({ tokens: 1, cards: [0, 0, 0, 1] });
    expect(table.noble(GREEN, 'square')).toMatchObject({ place: 0, tokens: 0, gone: false });
  });

  test('WK-11.15, WK-1.14 tokens that only an Office outweighed kill the army that takes them over', () => {
    const table = given(4).put(GREEN, 'star', 'B3').put(GREEN, 'square', 'B3', { tokens: 2 });
    table.office(GREEN, 'square', 'marshal');
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star B3-B2 by border');
    table.act(GREEN, 'take all from emerande-square');
    expect(table.noble(GREEN, 'star')).toMatchObject({ place: 0, tokens: 0 });
    expect(table.tellings('nobleDied')).toHaveLength(1);
    expect(table.asked()).toBe('draftSpot');
  });

  test('WK-11.17, WK-19.2 troops are never given to another Baron', () => {
    const table = given(4).put(GREEN, 'star', 'B3').put(RED, 'star', 'B3');
    moving(table).act(GREEN, 'noble emerande-star');
    expect(table.why(GREEN, { type: 'troop', from: noble(RED, 'star'), troop: 0, to: star })?.rule).toBe(
      'WK-11.17',
    );
  });

  test('WK-11.18 an exhausted Noble neither moves nor attacks', () => {
    const table = given(4).put(GREEN, 'star', 'B2', { exhausted: true });
    table.reveal(GREEN, 'versatileStrategy');
    expect(table.legal(GREEN)).not.toContain('use for move');
    expect(table.legal(GREEN)).not.toContain('use for battle');
    expect(table.why(GREEN, { type: 'noble', noble: star })?.rule).toBe('WK-11.18');
  });

  test('WK-23.30 Floods close the bridges', () => {
    const table = given(4)
      .put(GREEN, 'star', 'D3')
      .topEvent('floods')
      .run({ kind: 'drawEvent', drawer: RED });
    expect(ends(table, 'border')).not.toContain('D4');
    moving(table).act(GREEN, 'noble emerande-star');
    expect(table.why(GREEN, { type: 'region', region: region('D4'), noble: star })?.rule).toBe('WK-23.30');
    table.state.stack = [];
    table.run({ kind: 'endRound' });
    expect(table.state.floods).toBe(false);
  });

  test('WK-23.24 Storms: nobody sails, and who is at sea skips the next landing', () => {
    const table = given(4).put(GREEN, 'star', 'A5').put(RED, 'star', 'H2', { place: AT_SEA });
    table.topEvent('stormsAtSea').run({ kind: 'drawEvent', drawer: BLUE });
    expect(ends(table, 'sea')).toEqual([]);
    table.run({ kind: 'landAndRefresh' });
    expect(table.noble(RED, 'star').place).toBe(AT_SEA);
    table.run({ kind: 'landAndRefresh' });
    expect(table.noble(RED, 'star').place).toBe(ON_LAND);
  });

  test('WK-24.19, WK-9.35 Road Tolls: a crown for two regions or more, or the ban', () => {
    const table = given(4).put(GREEN, 'star', 'G2').law('roadTolls');
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star G2-F2-E2 by road');
    expect(table.baron(GREEN).crowns).toBe(14);
    const defiant = given(4).put(GREEN, 'star', 'G2').law('roadTolls');
    moving(defiant).act(GREEN, 'noble emerande-star', 'move emerande-star G2-F2-E2 by road against the law');
    expect(defiant.baron(GREEN)).toMatchObject({ crowns: 15, banned: true });
    expect(defiant.legal(3)).not.toEqual([]);
  });

  test('WK-24.20 Closed Seas: nobody sails overseas within the Law', () => {
    const table = given(4).put(GREEN, 'star', 'A5').law('closedSeas');
    const lines = moving(table).act(GREEN, 'noble emerande-star').legal(GREEN);
    expect(lines).toContain('move emerande-star A5-H2 by sea');
    expect(lines).not.toContain('move emerande-star A5-ovCadiz by sea');
    expect(lines).toContain('move emerande-star A5-ovCadiz by sea against the law');
  });

  test('WK-24.28 the Admiral lands at once, exhausted, and does not fight in that action', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A5')
      .office(GREEN, 'star', 'admiral')
      .reveal(GREEN, 'mobilizeForces');
    table.act(GREEN, 'region H2', 'move emerande-star A5-H2 by sea');
    expect(table.noble(GREEN, 'star')).toMatchObject({
      place: ON_LAND,
      region: region('H2'),
      exhausted: true,
    });
    expect(table.asked()).toBe('draftSpot');
  });

  test('WK-24.31 the Master of Horse moves two regions off the road', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3')
      .office(GREEN, 'star', 'masterOfHorse')
      .put(RED, 'star', 'B4');
    expect(ends(table, 'horse')).toContain('C4');
    moving(table).act(GREEN, 'noble emerande-star', 'move emerande-star B3-B4-C5 by horse');
    expect(table.waiting()).toEqual([RED]);
    expect(ends(given(4).put(GREEN, 'star', 'B3'), 'horse')).toEqual([]);
  });
});
