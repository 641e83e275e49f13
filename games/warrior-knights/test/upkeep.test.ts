import { describe, expect, test } from 'vitest';
import { troopsOnMap, type State } from '../rules/index.ts';
import { BLACK, BLUE, game, given, type Given, GREEN, RED, quiet } from './given.ts';

const ended = (table: Given, ending = 'prestige'): State => {
  table.state.stack = [];
  table.state.ending = ending;
  return table.state;
};

describe('Upkeep and victory', () => {
  test('WK-18.2, WK-18.4, WK-18.5 T29 with 2 in the Reserve three and four are paid in full, and it is the last round', () => {
    const table = given(4).own(GREEN, 'kovel', 'froli', 'acre').own(BLUE, 'monz', 'vecht', 'lenz', 'surat');
    table.state.reserve = 2;
    table.fate(quiet, quiet, quiet, quiet, quiet, quiet, quiet).run({ kind: 'upkeep' });
    expect([table.baron(GREEN).prestige, table.baron(BLUE).prestige]).toEqual([3, 4]);
    expect(table.state.reserve).toBe(0);
    expect(table.tellings('prestige').map(({ seat }) => seat)).toEqual([GREEN, BLUE]);
    expect(table.state.lastRound).toBe(true);
    expect(table.tellings('gameEnded')).toEqual([{ type: 'gameEnded', ending: 'prestige' }]);
  });

  test('WK-18.5, WK-18.7, WK-18.10 the other steps of the last Upkeep are still played', () => {
    const table = given(4).own(GREEN, 'kovel').put(GREEN, 'star', null).fate(quiet);
    table.state.reserve = 1;
    table.run({ kind: 'upkeep' });
    expect(table.asked()).toBe('redistribute');
    table.act(GREEN, 'done');
    expect(table.asked()).toBe('returnNoble');
    table.act(GREEN, 'region A1');
    expect(table.state.stack).toEqual([]);
    expect(table.state.ending).toBe('prestige');
  });

  test('WK-18.6 Prestige gained elsewhere ends nothing before the next Upkeep', () => {
    const table = given(4);
    table.state.reserve = 1;
    table.put(GREEN, 'star', 'A1').reveal(GREEN, 'levyTaxes');
    table.state.reserve = 0;
    expect(table.state.lastRound).toBe(false);
    table.state.stack = [];
    table.run({ kind: 'upkeep' });
    expect(table.state.lastRound).toBe(true);
  });

  test('WK-18.9, WK-18.8 everybody lands, then everybody is refreshed', () => {
    const table = given(4)
      .put(GREEN, 'star', 'H2', { place: 2, exhausted: true })
      .put(RED, 'star', 'A1', { exhausted: true });
    table.run({ kind: 'landAndRefresh' });
    expect(table.noble(GREEN, 'star')).toMatchObject({ place: 1, exhausted: false });
    expect(table.noble(RED, 'star').exhausted).toBe(false);
  });

  test('WK-18.10, WK-1.2 each Baron settles completely, in Chairman order', () => {
    const table = given(4)
      .put(GREEN, 'star', null)
      .put(RED, 'star', null)
      .own(RED, 'kovel')
      .own(GREEN, 'froli');
    table.state.chairman = RED;
    table.run({ kind: 'settleBaron', owner: RED }, { kind: 'settleBaron', owner: GREEN });
    expect(table.waiting()).toEqual([RED]);
    table.act(RED, 'done', 'region A1');
    expect(table.waiting()).toEqual([GREEN]);
  });

  test('WK-18.11 T30 nine to nine, three cities to three, twelve to eleven in crowns, Faith and Votes', () => {
    const table = given(2).own(GREEN, 'kovel', 'froli', 'acre').own(BLUE, 'monz', 'vecht', 'lenz');
    Object.assign(table.baron(GREEN), { prestige: 9, crowns: 8, faith: 2, votes: 2 });
    Object.assign(table.baron(BLUE), { prestige: 9, crowns: 11 });
    expect(game.outcome(ended(table))).toMatchObject({ ranks: [1, 2], tieBreak: 'wealth', scores: [9, 9] });
  });

  test('WK-18.11 the next ties: cities, then troops', () => {
    const cities = given(2).own(GREEN, 'kovel');
    expect(game.outcome(ended(cities))).toMatchObject({ ranks: [1, 2], tieBreak: 'cities' });
    const troops = given(2).put(BLUE, 'star', 'A1');
    expect(game.outcome(ended(troops))).toMatchObject({ ranks: [2, 1], tieBreak: 'troops' });
  });

  test('WK-18.11 nobody wins when all is equal: the leaders share the last of their places', () => {
    expect(game.outcome(ended(given(2)))).toMatchObject({ ranks: [2, 2] });
    const three = given(3).own(GREEN, 'kovel').own(BLUE, 'froli');
    expect(game.outcome(ended(three))?.ranks.toSorted()).toEqual([2, 2, 3]);
  });

  test('WK-18.12, WK-1.3 troops on the map: on land, at sea, in garrisons that stand; tokens ignored', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['english100'], tokens: 0 })
      .garrison(GREEN, ['regular50'], 0);
    table
      .put(GREEN, 'square', 'H2', { place: 2, cards: ['polish100'], tokens: 0 })
      .put(GREEN, 'circle', null, { cards: ['swiss200'] });
    table.office(GREEN, 'star', 'constable');
    expect(troopsOnMap(table.state, GREEN)).toBe(350);
    table.baron(GREEN).stronghold = -1;
    expect(troopsOnMap(table.state, GREEN)).toBe(300);
  });

  test('WK-1.18 armies, crowns, Faith, Prestige and Votes are open to all', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['english100'] })
      .charge(BLACK, 'quartermaster');
    const view = table.view(RED);
    expect(view.nobles[0]!.cards).toHaveLength(1);
    expect(view.barons[BLACK]).toMatchObject({ crowns: 15, votes: 0, faith: 0, prestige: 0 });
    expect(view.barons[BLACK]!.charges).toHaveLength(1);
    expect(view.barons[GREEN]!.hand).toBeNull();
    expect(view.barons[GREEN]!.notAllocated).toEqual([2, 2, 2, 2, 2, 2]);
  });
});
