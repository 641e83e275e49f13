import { describe, expect, test } from 'vitest';
import type { EventId } from '../rules/index.ts';
import {
  any,
  BLACK,
  BLUE,
  event,
  given,
  type Given,
  GREEN,
  inCity,
  nation,
  noble,
  RED,
  symbol,
  troop,
} from './given.ts';

const draw = (table: Given, id: EventId, drawer = RED): Given =>
  table.topEvent(id).run({ kind: 'drawEvent', drawer });

describe('red Events', () => {
  test('WK-23.1 No Heir: a random Noble with an heir loses him for good', () => {
    const table = given(4).fate(symbol('square'));
    draw(table, 'noHeir');
    expect(table.noble(RED, 'square').heir).toBe(-1);
    expect(table.baron(RED).lasting).toEqual([{ event: event('noHeir'), noble: noble(RED, 'square') }]);
  });

  test('WK-23.2 Heretic: no more Faith, and the Head token passes to the other with most Faith', () => {
    const table = given(4);
    table.state.head = RED;
    table.baron(BLACK).faith = 1;
    draw(table, 'heretic');
    expect(table.state.head).toBe(BLACK);
    table.reveal(RED, 'serveTheChurch');
    expect(table.baron(RED).faith).toBe(0);
  });

  test('WK-23.3, WK-16.7 Assassin: two tokens for a random Noble on the map', () => {
    const table = given(4)
      .put(RED, 'star', 'A1', { cards: ['english200', 'polish50'] })
      .put(RED, 'circle', 'A2', { cards: ['swiss200'] });
    draw(table.fate(symbol('star')), 'assassin');
    expect(table.noble(RED, 'star').tokens).toBe(2);
    const dead = given(4)
      .put(RED, 'star', 'A1', { cards: ['english200'] })
      .fate(symbol('star'), any);
    expect(draw(dead, 'assassin').noble(RED, 'star').place).toBe(0);
  });

  test('WK-23.4 Plague: a token for every army of his by a city', () => {
    const table = given(4)
      .put(RED, 'star', 'A1', { cards: ['english200'] })
      .put(RED, 'circle', 'A2', { cards: ['swiss200'] });
    draw(table, 'plague');
    expect([table.noble(RED, 'star').tokens, table.noble(RED, 'circle').tokens]).toEqual([1, 0]);
  });

  test('WK-23.5 Mutiny: all Mercenaries of the shown nationality desert', () => {
    const table = given(4).put(RED, 'star', 'A1', {
      cards: ['regular50', 'english200', 'english50', 'polish50'],
    });
    draw(table.garrison(RED, ['english100']).fate(nation(0)), 'mutiny');
    expect(table.noble(RED, 'star').cards).toEqual([0, troop('polish50')]);
    expect(table.baron(RED).garrison).toEqual([]);
  });

  test('WK-23.6, WK-23.7, WK-23.8 Bad Harvest, Treasury Raid, Scandal', () => {
    expect(draw(given(4).own(RED, 'kovel', 'acre'), 'badHarvest').baron(RED).crowns).toBe(13);
    expect(draw(given(4), 'treasuryRaid').baron(RED).crowns).toBe(8);
    const table = given(4);
    table.baron(RED).votes = 4;
    expect(draw(table, 'scandal').baron(RED).votes).toBe(0);
  });

  test('WK-23.9 Crumbling Walls: two breaches, no more than the walls have', () => {
    const table = draw(given(4).own(RED, 'froli').change('froli', { breaches: 1 }), 'crumblingWalls');
    expect(table.legal(RED)).toEqual(['walls froli', 'walls stronghold']);
    table.act(RED, 'walls froli');
    expect(table.city('froli').breaches).toBe(2);
  });

  test('WK-23.10 Uprising: an unguarded city of his choice becomes neutral', () => {
    const table = draw(given(4).own(RED, 'froli', 'kovel', 'monz').put(RED, 'star', 'A1'), 'uprising');
    expect(table.legal(RED)).toEqual(['city froli', 'city monz']);
    table.act(RED, 'city monz');
    expect(table.city('monz').owner).toBe(-1);
    expect(draw(given(4), 'uprising').state.stack).toEqual([]);
  });

  test('WK-23.11 Camp Fever: exhausted, and not refreshed at the next Upkeep', () => {
    const table = draw(given(4).put(RED, 'star', 'A1').fate(symbol('star')), 'campFever').run({
      kind: 'landAndRefresh',
    });
    expect(table.noble(RED, 'star').exhausted).toBe(true);
    expect(table.run({ kind: 'landAndRefresh' }).noble(RED, 'star').exhausted).toBe(false);
  });
});

describe('green Events', () => {
  test('WK-23.12, WK-23.17 Rich Harvest and Inheritance', () => {
    expect(draw(given(4).own(RED, 'kovel', 'acre'), 'richHarvest').baron(RED).crowns).toBe(19);
    expect(draw(given(4), 'inheritance').baron(RED).crowns).toBe(21);
  });

  test('WK-23.13, WK-23.14 Papal Favour and Popular Acclaim may bring the tokens', () => {
    const faith = draw(given(4), 'papalFavour');
    expect(faith.baron(RED).faith).toBe(2);
    expect(faith.state.head).toBe(RED);
    const votes = draw(given(4), 'popularAcclaim');
    expect(votes.baron(RED).votes).toBe(3);
    expect(votes.state.chairman).toBe(RED);
  });

  test('WK-23.15 Field Hospital heals one army', () => {
    const table = given(4)
      .put(RED, 'star', 'A1', { cards: ['english200'], tokens: 1 })
      .garrison(RED, ['swiss200'], 1);
    draw(table, 'fieldHospital');
    expect(table.legal(RED)).toEqual(['army madder-star', 'army garrison-madder']);
    table.act(RED, 'army madder-star');
    expect(table.noble(RED, 'star').tokens).toBe(0);
  });

  test('WK-23.16 Volunteers: the top Mercenary, assigned like a hired one', () => {
    const table = draw(given(4), 'volunteers');
    expect(table.asked()).toBe('assignTroops');
    table.act(RED, table.legal(RED).at(-1)!);
    expect(table.baron(RED).garrison).toHaveLength(1);
    expect(table.baron(RED).crowns).toBe(15);
  });

  test('WK-23.18 Open Gates: a neutral city where he stands alone, or 3 crowns', () => {
    const table = given(4).put(RED, 'star', 'A1').put(RED, 'circle', 'B2').put(BLUE, 'star', 'B2');
    draw(table, 'openGates');
    expect(table.legal(RED)).toEqual(['city kovel', 'decline']);
    table.act(RED, 'city kovel');
    expect(table.city('kovel').owner).toBe(RED);
    expect(draw(given(4), 'openGates').baron(RED).crowns).toBe(18);
  });

  test('WK-23.19 Second Wind refreshes all', () => {
    const table = draw(given(4).put(RED, 'star', 'A1', { exhausted: true }), 'secondWind');
    expect(table.noble(RED, 'star').exhausted).toBe(false);
  });
});

describe('blue Events', () => {
  test('WK-23.20 Arson: the city is razed, nobody is paid, all Nobles there die', () => {
    const table = given(4)
      .own(GREEN, 'kovel')
      .put(GREEN, 'star', 'A1')
      .put(BLUE, 'star', 'A1')
      .fate(inCity('kovel'), any, any);
    draw(table, 'arson');
    expect(table.city('kovel').owner).toBe(-2);
    expect([table.noble(GREEN, 'star').place, table.noble(BLUE, 'star').place]).toEqual([0, 0]);
    expect(table.baron(RED).crowns).toBe(15);
  });

  test('WK-23.21 Broken Line picks Baron and symbol by one card', () => {
    const table = given(4).fate(fate => fate.baron === BLACK && fate.symbol === 2);
    expect(draw(table, 'brokenLine').noble(BLACK, 'triangle').heir).toBe(-1);
  });

  test('WK-23.22 Provincial Revolt: a random controlled city becomes neutral', () => {
    const table = given(4).own(BLACK, 'kovel').fate(inCity('froli'), inCity('kovel'));
    draw(table, 'provincialRevolt');
    expect(table.city('kovel').owner).toBe(-1);
  });

  test('WK-23.23 Famine: everybody pays for his Kingdom cities, as far as he can', () => {
    const table = given(4).own(GREEN, 'kovel', 'froli', 'acre').own(BLUE, 'monz');
    table.baron(BLUE).crowns = 0;
    draw(table, 'famine');
    expect([table.baron(GREEN).crowns, table.baron(BLUE).crowns]).toEqual([13, 0]);
  });

  test('WK-23.25, WK-23.26 Conclave and Upheaval: most Faith or Votes, ties for the drawer', () => {
    const table = given(4);
    table.baron(BLACK).faith = 1;
    table.baron(GREEN).faith = 1;
    draw(table, 'papalConclave');
    expect(table.legal(RED)).toEqual(['baron emerande', 'baron zobel']);
    table.act(RED, 'baron zobel');
    expect(table.state.head).toBe(BLACK);
    const votes = given(4);
    votes.baron(BLACK).votes = 1;
    expect(draw(votes, 'politicalUpheaval').state.chairman).toBe(BLACK);
  });

  test('WK-23.27 Pestilence: a token for every Noble in the region of a random city', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['english200'] })
      .put(BLUE, 'star', 'A1', { cards: ['swiss200'] });
    draw(table.fate(inCity('kovel')), 'pestilence');
    expect([table.noble(GREEN, 'star').tokens, table.noble(BLUE, 'star').tokens]).toEqual([1, 1]);
  });

  test('WK-23.29 Trade Fair: a crown for each port city, the drawer two more', () => {
    const table = given(4).own(GREEN, 'isar', 'acre', 'kovel').own(RED, 'olbi');
    draw(table, 'tradeFair');
    expect([table.baron(GREEN).crowns, table.baron(RED).crowns]).toEqual([17, 18]);
  });
});
