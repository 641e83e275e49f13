import { describe, expect, test } from 'vitest';
import { receivers } from '../rules/draft.ts';
import { BLUE, garrison, given, GREEN, noble, RED, troop } from './given.ts';

const draft = { kind: 'mercenaryDraft' } as const;

describe('the Mercenary Draft', () => {
  test('WK-10.1, WK-10.3, WK-10.4, WK-10.5, WK-10.6, WK-10.9, WK-6.14 T8 the Draft of the rulebook', () => {
    const table = given(3).offer('english150', 'polish100', 'polish50', 'romanian50').own(GREEN, 'kovel');
    table.put(GREEN, 'star', 'A1').put(BLUE, 'circle', null, { cards: [] });
    table.state.spots = [RED, BLUE, GREEN, BLUE, -1, -1, -1];
    table.run(draft);
    expect(table.waiting()).toEqual([RED]);
    table.act(RED, 'hire english150', 'assign english150 to garrison-madder');
    expect(table.baron(RED)).toMatchObject({ crowns: 12, garrison: [troop('english150')] });
    expect(table.legal(BLUE)).toContain('hire polish50 polish100');
    table.act(BLUE, 'hire polish50 polish100');
    expect(table.baron(BLUE).crowns).toBe(12);
    expect(table.state.spots).toEqual([-1, -1, GREEN, -1, -1, -1, -1]);
    table.act(BLUE, 'assign polish50 to niebeski-circle', 'assign polish100 to niebeski-circle');
    table.act(GREEN, 'hire romanian50', 'assign romanian50 to emerande-star');
    expect(table.baron(GREEN).crowns).toBe(14);
    expect(table.state.spots.every(seat => seat === -1)).toBe(true);
    expect(table.state.offer).toHaveLength(4);
  });

  test('WK-10.1, WK-10.2 he may decline, and cannot take what he cannot pay', () => {
    const table = given(3).offer('english150', 'polish50');
    table.state.spots = [RED, -1, -1, -1, -1, -1, -1];
    table.baron(RED).crowns = 1;
    table.run(draft);
    expect(table.legal(RED)).toEqual(['hire polish50', 'decline']);
    expect(table.why(RED, { type: 'offer', troop: troop('english150') })?.rule).toBe('WK-10.2');
    expect(table.why(RED, { type: 'offer', troop: troop('swiss200') })?.rule).toBe('WK-10.1');
    table.act(RED, 'decline');
    expect(table.baron(RED).garrison).toEqual([]);
  });

  test('WK-10.4 a group only at the first of his markers', () => {
    const table = given(3).offer('polish100', 'polish50', 'polish150');
    table.state.spots = [RED, RED, RED, -1, -1, -1, -1];
    table.run(draft).act(RED, 'hire polish50', 'assign polish50 to garrison-madder');
    expect(table.legal(RED)).toEqual(['hire polish100', 'hire polish150', 'decline']);
  });

  test('WK-10.6, WK-10.7, WK-14.9 who may receive: not in the open, not in a besieged city, always at the stronghold', () => {
    const table = given(4)
      .own(GREEN, 'kovel', 'froli')
      .change('froli', { besieger: RED })
      .put(RED, 'star', 'B2');
    table
      .put(GREEN, 'star', 'A1')
      .put(GREEN, 'square', 'B2')
      .put(GREEN, 'triangle', 'D4')
      .put(GREEN, 'circle', 'C2');
    table.baron(GREEN).besieger = RED;
    expect(receivers(table.state, GREEN)).toEqual([
      noble(GREEN, 'star'),
      noble(GREEN, 'circle'),
      garrison(GREEN),
    ]);
    table.put(GREEN, 'triangle', null, { cards: [] });
    expect(receivers(table.state, GREEN)).toContain(noble(GREEN, 'triangle'));
  });

  test('WK-10.8 the garrison receives troops even while the stronghold is off the map', () => {
    const table = given(4);
    table.baron(GREEN).stronghold = -1;
    expect(receivers(table.state, GREEN)).toContain(garrison(GREEN));
  });

  test('WK-10.9, WK-10.10 unhired cards go back; a short deck reveals what it has', () => {
    const table = given(4).offer('english50');
    table.state.mercenaryDeck = table.state.mercenaryDeck.map(() => 0);
    table.run({ kind: 'endDraft' });
    expect(table.state.offer).toEqual([troop('english50')]);
  });

  test('WK-24.12 Mercenary Duty: 1 crown more for each hire, or the ban', () => {
    const table = given(3).offer('english50', 'english100').law('mercenaryDuty');
    table.state.spots = [RED, RED, -1, -1, -1, -1, -1];
    table.run(draft);
    expect(table.forecast(RED, 'hire english50 english100')).toEqual({
      type: 'crowns',
      change: -5,
      left: 10,
    });
    table.act(RED, 'hire english50 against the law');
    expect(table.baron(RED)).toMatchObject({ crowns: 14, banned: true });
  });

  test('WK-9.35, WK-21.4 whoever defies a freely proposed surcharge defies that Law, not the card', () => {
    const table = given(3).offer('english50');
    table.state.laws = [{ id: 'mercenarySurcharge', values: [2], until: 0 }];
    table.state.spots = [RED, -1, -1, -1, -1, -1, -1];
    table.run(draft).act(RED, 'hire english50 against the law');
    expect(table.tellings('lawRefused')).toEqual([
      { type: 'lawRefused', seat: RED, law: 'mercenarySurcharge' },
    ]);
  });
});
