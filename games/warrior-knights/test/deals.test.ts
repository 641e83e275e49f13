import { describe, expect, test } from 'vitest';
import { BLUE, given, type Given, GREEN, RED } from './given.ts';

/** Somebody is asked something, so that the table is open for deals. */
const open = (): Given => given(4).put(BLUE, 'star', 'A1').reveal(BLUE, 'versatileStrategy');

describe('negotiation', () => {
  test('WK-19.1, WK-19.4, WK-19.3 an accepted offer moves the crowns at once and nothing else', () => {
    const table = open().act(
      GREEN,
      'openOffer madder',
      'give 4 crowns madder',
      'want voteYes madder',
      'sendOffer madder',
    );
    expect(table.view(BLUE).deals).toHaveLength(1);
    expect(table.asides(RED)).toContain('acceptOffer emerande');
    table.act(RED, 'acceptOffer emerande');
    expect([table.baron(GREEN).crowns, table.baron(RED).crowns]).toEqual([11, 19]);
    expect(table.state.deals).toEqual([]);
    expect(table.view(BLUE).promises).toEqual([{ from: RED, to: GREEN, promise: 'voteYes' }]);
    expect(table.tellings('offerSent')[0]).toMatchObject({ crowns: 4, wants: ['voteYes'] });
  });

  test('WK-19.4 crowns may be asked for, and an offer refused', () => {
    const table = open().act(
      GREEN,
      'openOffer madder',
      'ask 3 crowns madder',
      'promise letPass madder',
      'sendOffer madder',
    );
    table.act(RED, 'refuseOffer emerande');
    expect(table.baron(RED).crowns).toBe(15);
    expect(table.tellings('offerRefused')).toHaveLength(1);
  });

  test('WK-19.4 nobody accepts what somebody can no longer pay', () => {
    const table = open().act(GREEN, 'openOffer madder', 'give 4 crowns madder', 'sendOffer madder');
    table.baron(GREEN).crowns = 3;
    expect(table.asides(RED)).not.toContain('acceptOffer emerande');
  });

  test('WK-19.2 Votes, Faith, Prestige, troops, cities and cards are never given', () => {
    const table = open();
    for (const what of ['votes', 'faith', 'prestige', 'troops', 'cities', 'cards'] as const)
      expect(table.why(GREEN, { type: 'gift', what })?.rule).toBe('WK-19.2');
    expect(table.asides(GREEN).some(line => line.includes('heir'))).toBe(false);
  });

  test('WK-19.5 offers are possible while others plan, and reveal nothing', () => {
    const table = given(3).run({ kind: 'plan' }).act(0, 'plan levyTaxes on 1');
    table
      .act(1, 'openOffer emerande', 'give 2 crowns emerande', 'sendOffer emerande')
      .act(0, 'acceptOffer niebeski');
    expect(table.baron(0).crowns).toBe(17);
    expect(table.legal(0)).toContain('plan levyTaxes on 1');
  });

  test('WK-19.6 one open offer for each pair, three for each card', () => {
    const table = open().act(GREEN, 'openOffer madder', 'give 1 crowns madder', 'sendOffer madder');
    expect(table.why(GREEN, { type: 'deal', with: RED, crowns: 1 })?.sentence).toBe('offerOpen');
    table.act(GREEN, 'openOffer niebeski', 'dropOffer niebeski', 'openOffer zobel', 'dropOffer zobel');
    expect(table.asides(GREEN).some(line => line.startsWith('openOffer'))).toBe(false);
    expect(table.why(GREEN, { type: 'deal', with: BLUE, crowns: 1 })?.rule).toBe('WK-19.6');
    table.act(BLUE, 'decline');
    expect(table.asides(GREEN)).toContain('openOffer niebeski');
  });

  test('WK-19.7 a consent is a question of its own; standing answers spare it', () => {
    const table = open().act(RED, 'always passage no', 'always deals no');
    expect(table.baron(RED).standing).toEqual(['no', 'ask', 'ask', 'ask', 'ask', 'ask', 'no']);
    table.act(GREEN, 'openOffer madder', 'give 4 crowns madder', 'sendOffer madder');
    expect(table.state.deals).toEqual([]);
    table.act(RED, 'always passage ask');
    expect(table.baron(RED).standing[0]).toBe('ask');
  });
});
