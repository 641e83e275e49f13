import { fastChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { cardsIn, type State } from '../rules/index.ts';
import { BLUE, card, game, given, GREEN, RED } from './given.ts';

const lay = [
  'plan levyTaxes on 1',
  'plan rallySupport on 1',
  'plan draftSoldiers on 2',
  'close 2',
  'close 3',
];

const counts = (state: State): number[] => game.view(state, 0).stackCounts.slice();

describe('Planning', () => {
  test('WK-4.2, WK-4.3 in secret, at most two cards on a stack, fewer if he likes', () => {
    const table = given(3).run({ kind: 'plan' });
    expect(table.waiting()).toEqual([0, 1, 2]);
    table.act(0, 'plan levyTaxes on 1', 'plan levyTaxes on 1');
    expect(table.legal(0).every(line => line.endsWith('2'))).toBe(true);
    expect(table.legal(0)).not.toContain('plan levyTaxes on 2');
    table.act(0, 'close 2', 'close 3');
    expect(table.waiting()).toEqual([1, 2]);
    expect(table.why(1, { type: 'done' })?.rule).toBe('WK-4.2');
  });

  test('WK-4.2, WK-4.3, WK-4.4 the reason fits: laid already, stack full, another stack first', () => {
    const table = given(3).run({ kind: 'plan' });
    table.act(0, 'plan levyTaxes on 1', 'plan levyTaxes on 1');
    const why = (id: 'levyTaxes' | 'rallySupport', stack: number): string | undefined =>
      table.why(0, { type: 'card', card: card(id), stack })?.rule;
    expect(why('levyTaxes', 1)).toBe('WK-4.4');
    expect(why('rallySupport', 0)).toBe('WK-4.3');
    expect(why('rallySupport', 2)).toBe('WK-4.2');
  });

  test('WK-4.2 whoever plans sees what he has laid so far, and nobody else does', () => {
    const table = given(3).run({ kind: 'plan' }).act(0, 'plan levyTaxes on 1');
    expect(table.view(0).ownPicks).toEqual([{ type: 'plan', stack: 0, card: card('levyTaxes') }]);
    expect(table.view(1).ownPicks).toEqual([]);
    expect(game.view(table.state, 'spectator').ownPicks).toEqual([]);
  });

  test('WK-4.4, WK-5.13 cards in an area are not in hand and stay there', () => {
    const table = given(3).area(0, 2);
    expect(cardsIn(table.state, 0)).toBe(2);
    table.run({ kind: 'startRound' });
    expect(cardsIn(table.state, 0)).toBe(2);
    expect(table.legal(0)).not.toContain('plan levyTaxes on 1');
    expect(table.why(0, { type: 'card', card: card('levyTaxes'), stack: 0 })?.rule).toBe('WK-4.4');
  });

  test('WK-4.5, WK-4.6, WK-5.1 two Neutral cards on each stack, two aside, nobody sees an order', () => {
    const table = given(2).run({ kind: 'plan' });
    table.chance = { ...fastChance(1), below: () => 0 };
    table.act(0, ...lay).act(1, ...lay);
    const left = table.state.neutrals.reduce((sum, count) => sum + count, 0);
    expect(left - table.state.neutralsIn.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(table.tellings('planned')[0]!.counts).toEqual([
      [2, 1, 0],
      [2, 1, 0],
    ]);
    expect(counts(table.state).slice(1)).toEqual([4, 2]);
    expect(table.view(1).barons[0]!.planned).toBeNull();
    expect(table.view(0).barons[0]!.planned).not.toBeNull();
  });

  test('WK-4.7, WK-4.5 T4 six Barons with two cards each make stacks of fourteen', () => {
    const table = given(6).run({ kind: 'plan' });
    for (let seat = 0; seat < 6; seat++)
      table.act(
        seat,
        'plan levyTaxes on 1',
        'plan levyTaxes on 1',
        'plan draftSoldiers on 2',
        'plan draftSoldiers on 2',
        'plan rallySupport on 3',
        'plan rallySupport on 3',
      );
    expect(counts(table.state)[1]).toBe(14);
    expect(counts(table.state)[2]).toBe(14);
    const left = table.state.neutrals.reduce((sum, count) => sum + count, 0);
    expect(left - table.state.neutralsIn.reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});

describe('the Actions phase', () => {
  test('WK-5.2, WK-5.12, WK-5.9, WK-6.4 T1 the eighth card in the Assembly runs it before the next card', () => {
    const table = given(4).area(2, 7).agendas('royalGrant', 'confiscation', 'marshal');
    table.baron(GREEN).votes = 3;
    table.reveal(GREEN, 'rallySupport');
    expect(table.tellings('votes')[0]).toMatchObject({ seat: GREEN, change: 2 });
    expect(table.tellings('areaFilled')).toEqual([{ type: 'areaFilled', area: 2 }]);
    expect(table.asked()).toBe('orderAgendas');
    expect(table.tellings('cardRevealed')).toHaveLength(1);
  });

  test('WK-5.5, WK-6.5 T2 Serve the Church goes where its owner likes', () => {
    const table = given(4).area(0, 2);
    table.baron(RED).faith = 2;
    table.state.head = RED;
    table.reveal(GREEN, 'serveTheChurch');
    expect(table.legal(GREEN)).toEqual(['area taxation', 'area wages', 'area assembly']);
    table.act(GREEN, 'area taxation');
    expect(table.baron(GREEN).faith).toBe(1);
    expect(table.state.head).toBe(RED);
    expect(cardsIn(table.state, 0)).toBe(3);
    expect(table.tellings('areaFilled')).toEqual([]);
  });

  test('WK-5.5 Levy Taxes to Taxation, Draft Soldiers to Wages, Rally Support to the Assembly', () => {
    expect(cardsIn(given(4).reveal(GREEN, 'levyTaxes').state, 0)).toBe(1);
    expect(cardsIn(given(4).reveal(GREEN, 'draftSoldiers').act(GREEN, 'spot1').state, 1)).toBe(1);
    expect(cardsIn(given(4).reveal(GREEN, 'rallySupport').state, 2)).toBe(1);
  });

  test('WK-5.3 an owner may decline; the card is allocated all the same', () => {
    const table = given(4).reveal(GREEN, 'draftSoldiers').act(GREEN, 'decline');
    expect(table.state.spots.every(seat => seat === -1)).toBe(true);
    expect(cardsIn(table.state, 1)).toBe(1);
  });

  test('WK-5.4, WK-5.14 a Neutral card is always resolved; after stack 3 comes the Upkeep', () => {
    const table = given(4);
    table.state.neutrals = [0, 0, 0, 0, 1];
    table.state.neutralsIn = [0, 0, 1];
    table.run({ kind: 'revealCard' });
    expect(table.tellings('neutralRevealed')).toHaveLength(1);
    expect(table.tellings('upkeepStarted')).toHaveLength(1);
  });

  test('WK-5.6, WK-6.10 Mobilize Forces after a move goes to Wages, after a battle to the Assembly, else by choice', () => {
    const moved = given(4).put(GREEN, 'star', 'A1').reveal(GREEN, 'mobilizeForces');
    moved.act(GREEN, 'region A2', 'move emerande-star A1-A2 by border');
    expect(cardsIn(moved.state, 1)).toBe(1);
    expect(moved.noble(GREEN, 'star').exhausted).toBe(true);
    const fought = given(4).put(GREEN, 'star', 'A1', { cards: ['regular100', 'english100'] });
    fought.reveal(GREEN, 'mobilizeForces').act(GREEN, 'region A1', 'siege city neutral');
    expect(cardsIn(fought.state, 2)).toBe(1);
    const both = given(4).put(GREEN, 'star', 'A2', { cards: ['regular100', 'english100'] });
    both.reveal(GREEN, 'mobilizeForces').act(GREEN, 'region A1', 'move emerande-star A2-A1 by border');
    both.act(GREEN, 'siege city neutral');
    expect(both.legal(GREEN)).toEqual(['area wages', 'area assembly']);
  });

  test('WK-5.7 T42 Mobilize Forces used for nothing goes to Wages or the Assembly', () => {
    const table = given(4).reveal(GREEN, 'mobilizeForces').act(GREEN, 'decline');
    expect(table.legal(GREEN)).toEqual(['area wages', 'area assembly']);
    expect(table.why(GREEN, { type: 'area', area: 0 })?.rule).toBe('WK-5.6');
  });

  test('WK-5.8, WK-6.11, WK-6.12 Versatile Strategy returns to the hand; its Votes move no token', () => {
    const table = given(4).reveal(BLUE, 'versatileStrategy').act(BLUE, 'use for votes');
    expect(table.baron(BLUE)).toMatchObject({ votes: 2, hand: [2, 2, 2, 2, 2, 2] });
    expect(table.state.chairman).toBe(GREEN);
    const crowns = given(4).reveal(BLUE, 'versatileStrategy').act(BLUE, 'use for crowns');
    expect(crowns.baron(BLUE).crowns).toBe(17);
  });

  test('WK-5.10, WK-6.3 T3 the fifth marker triggers the Draft, the card goes to Wages', () => {
    const table = given(4).offer('english50');
    table.state.spots = [GREEN, RED, GREEN, RED, -1, -1, -1];
    table.reveal(BLUE, 'draftSoldiers').act(BLUE, 'spot5');
    expect(cardsIn(table.state, 1)).toBe(1);
    expect(table.tellings('draftStarted')).toHaveLength(1);
    expect(table.asked()).toBe('hire');
  });

  test('WK-5.11 T41 Wages come first, then the Draft', () => {
    const table = given(4).area(1, 7).offer('english50');
    table.state.spots = [GREEN, RED, GREEN, RED, -1, -1, -1];
    table.reveal(BLUE, 'draftSoldiers').act(BLUE, 'spot5');
    const order = table.told
      .map(({ type }) => type)
      .filter(type => type === 'areaFilled' || type === 'draftStarted');
    expect(order).toEqual(['areaFilled', 'draftStarted']);
  });

  test('WK-5.12 after Taxation all its cards are back in their owners’ hands, other areas untouched', () => {
    const table = given(4).area(0, 8).area(1, 3);
    table.run({ kind: 'triggers' });
    expect(cardsIn(table.state, 0)).toBe(0);
    expect(cardsIn(table.state, 1)).toBe(3);
    expect(table.view(0).areas[1]).toMatchObject({ count: 3, missing: 5 });
  });
});
