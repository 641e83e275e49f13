import { describe, expect, test } from 'vitest';
import {
  defenderTotal,
  fateCards,
  FATES,
  type BattleKind,
  type Target,
  type TargetKind,
} from '../rules/index.ts';
import {
  BLACK,
  BLUE,
  city,
  deal,
  draw,
  given,
  type Given,
  GREEN,
  noble,
  prevent,
  RED,
  region,
  victory,
  any,
  quiet,
} from './given.ts';

/** Versatile Strategy for a battle in a region. */
function attack(table: Given, seat: number, at: string, line: string): Given {
  return table.reveal(seat, 'versatileStrategy').act(seat, 'use for battle', `region ${at}`, line);
}

/** Discards so that only cards with these results stay, then reveals. */
function keep(table: Given, seat: number, ...results: readonly string[]): Given {
  const side = table.state.battle!.attacker.seat === seat ? 'attacker' : 'defender';
  const left = [...results];
  for (const { card } of table.state.battle![side].hand) {
    const at = left.indexOf(FATES[card]!.battle);
    if (at >= 0) left.splice(at, 1);
    else table.act(seat, `discard ${FATES[card]!.id}`);
  }
  if (table.waiting().includes(seat) && table.asked() === 'discardFate') table.act(seat, 'done');
  return table;
}

const order = (target: TargetKind, against: number, kind: BattleKind = 'assault') => ({
  target,
  against,
  kind,
  defy: false,
});

describe('declaration and preparation', () => {
  test('WK-12.1, WK-12.2 an unexhausted Noble on land and one target: Nobles, a city or a stronghold', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B2', { cards: ['regular100'] })
      .put(RED, 'star', 'B2');
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region B2');
    expect(table.legal(GREEN)).toEqual([
      'openField baron madder',
      'assault city neutral',
      'siege city neutral',
      'decline',
    ]);
    const home = given(4).put(GREEN, 'star', 'C4');
    home.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region C4');
    expect(home.legal(GREEN)).toEqual(['assault stronghold madder', 'decline']);
  });

  test('WK-12.3, WK-12.4, WK-14.11 Nobles in their own city are fought by assault or siege; the owner fights in the open', () => {
    const table = given(4).own(RED, 'froli').put(RED, 'star', 'B2').put(GREEN, 'star', 'B2');
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region B2');
    expect(table.legal(GREEN)).toEqual(['assault city madder', 'decline']);
    expect(table.why(GREEN, { type: 'attack', target: 'baron', against: RED, kind: 'openField' })?.rule).toBe(
      'WK-12.3',
    );
    const owner = given(4).own(RED, 'froli').change('froli', { besieger: GREEN, siegeRound: 1 });
    owner.put(RED, 'star', 'B2').put(GREEN, 'star', 'B2');
    owner.reveal(RED, 'versatileStrategy').act(RED, 'use for battle', 'region B2');
    expect(owner.legal(RED)).toEqual(['openField baron emerande', 'decline']);
    expect(owner.why(RED, { type: 'attack', target: 'city', against: RED, kind: 'assault' })?.rule).toBe(
      'WK-12.4',
    );
  });

  test('WK-12.5, WK-12.6, WK-11.18 the attacker chooses who takes part; of the defender all do, exhausted or not', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3')
      .put(GREEN, 'square', 'B3')
      .put(GREEN, 'circle', 'B3', { exhausted: true });
    table.put(RED, 'star', 'B3', { exhausted: true }).put(RED, 'circle', 'B3');
    attack(table, GREEN, 'B3', 'openField baron madder');
    expect(table.legal(GREEN)).toEqual(['noble emerande-star', 'noble emerande-square']);
    table.act(GREEN, 'noble emerande-square', 'done');
    expect(table.state.battle!.attacker.nobles).toEqual([noble(GREEN, 'square')]);
    expect(table.state.battle!.defender.nobles).toEqual([noble(RED, 'star'), noble(RED, 'circle')]);
  });

  test('WK-12.7, WK-15.2 a garrison stays out of the open field and defends its stronghold with the Nobles there', () => {
    const table = given(4)
      .put(RED, 'star', 'C4', { cards: ['regular100'] })
      .garrison(RED, ['english200']);
    expect(defenderTotal(table.state, region('C4'), order('baron', RED, 'openField'))).toBe(300);
    expect(defenderTotal(table.state, region('C4'), order('stronghold', RED))).toBe(900);
  });

  test('WK-12.8, WK-12.2 nobody retreats of his own will, and third parties have no part', () => {
    const table = given(4).put(GREEN, 'star', 'B3').put(RED, 'star', 'B3').put(BLUE, 'star', 'B3');
    attack(table, GREEN, 'B3', 'openField baron madder');
    expect(table.asked()).toBe('discardFate');
    expect(table.waiting()).toEqual([GREEN, RED]);
  });

  test('WK-12.9, WK-1.5 each side with several Nobles names its commander, attacker first', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3')
      .put(GREEN, 'square', 'B3')
      .put(RED, 'star', 'B3')
      .put(RED, 'circle', 'B3');
    attack(table, GREEN, 'B3', 'openField baron madder').act(
      GREEN,
      'noble emerande-star',
      'noble emerande-square',
    );
    expect(table.asked()).toBe('chooseCommander');
    expect(table.why(GREEN, { type: 'noble', noble: noble(GREEN, 'circle') })?.rule).toBe('WK-12.9');
    table.act(GREEN, 'noble emerande-square').act(RED, 'noble madder-circle');
    expect(table.state.battle!.attacker.commander).toBe(noble(GREEN, 'square'));
    expect(table.state.battle!.defender.commander).toBe(noble(RED, 'circle'));
  });

  test('WK-12.10, WK-1.4, WK-1.6 T21 950 troops and a commander: 1150, ten cards, two discarded', () => {
    const cards = ['english200', 'polish200', 'romanian200', 'swiss200', 'lombard150'];
    const table = given(4).put(GREEN, 'star', 'B3', { cards }).put(RED, 'star', 'B3');
    attack(table, GREEN, 'B3', 'openField baron madder');
    expect(table.view(GREEN).battle!.attacker).toMatchObject({ total: 1150 });
    expect(table.state.battle!.attacker.hand).toHaveLength(10);
    expect(table.why(GREEN, { type: 'done' })?.values).toEqual({ cards: 2 });
    expect(fateCards(250)).toBe(2);
  });

  test('WK-12.10, WK-12.12 T22 50 troops: two cards, one compulsory discard; 150 troops: three cards, one is kept', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3')
      .put(RED, 'star', 'B3', { cards: ['regular50', 'regular100'] });
    attack(table, GREEN, 'B3', 'openField baron madder');
    const { attacker, defender } = table.state.battle!;
    expect([attacker.hand.length, defender.hand.length]).toEqual([2, 3]);
    table.act(GREEN, table.legal(GREEN)[0]!);
    expect(table.legal(GREEN)).toContain('done');
    table.act(RED, table.legal(RED)[0]!);
    expect(table.legal(RED)).not.toContain('done');
    expect(table.why(RED, { type: 'done' })?.rule).toBe('WK-12.12');
    table.act(RED, table.legal(RED)[0]!);
    expect(table.legal(RED)).toContain('done');
  });

  test('WK-12.11, WK-12.13, WK-12.14 hands are hidden, discards secret and at once; one may discard down to none', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3', { cards: ['regular100'] })
      .put(RED, 'star', 'B3');
    attack(table, GREEN, 'B3', 'openField baron madder');
    expect(table.view(RED).battle!.attacker.hand).toEqual([null, null, null]);
    expect(table.view(GREEN).battle!.attacker.hand).not.toContain(null);
    expect(table.view(BLUE).battle!.defender.hand).toEqual([null, null]);
    const cards = table.state.battle!.attacker.hand.map(({ card }) => FATES[card]!.id);
    for (const id of cards) table.act(GREEN, `discard ${id}`);
    expect(table.waiting()).toEqual([RED]);
    expect(table.state.battle!.revealed).toBe(false);
    keep(table, RED);
    expect(table.tellings('cardsDiscarded')[0]).toMatchObject({ attacker: 3, defender: 2 });
    const bottom = table.state.fateDeck.slice(-5, -2).map(card => FATES[card]!.id);
    expect(bottom.toSorted()).toEqual(cards.toSorted());
    expect(table.view(RED).fateDeck.slice(-5, -2)).toEqual([null, null, null]);
  });

  test('WK-12.10 the odds of an attack are shown before a card is drawn, and rise with those who take part', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3', { cards: ['regular100', 'swiss150'] })
      .put(GREEN, 'square', 'B3', { cards: ['polish200'] })
      .put(RED, 'star', 'B3', { cards: ['regular100'] });
    table.reveal(GREEN, 'mobilizeForces').act(GREEN, 'region B3');
    if (table.asked() === 'moveNoble') table.act(GREEN, 'done');
    expect(table.asked()).toBe('battleTarget');
    const attackLine = table.legal(GREEN).find(line => line.includes('openField'))!;
    const all = table.forecast(GREEN, attackLine);
    table.act(GREEN, attackLine);
    const [alone] = table.legal(GREEN);
    const one = table.forecast(GREEN, alone!);
    if (all?.type !== 'battle' || one?.type !== 'battle') throw new Error('no odds');
    expect([all.ownCards, all.enemyCards]).toEqual([6, 3]);
    expect(one.ownCards).toBeLessThan(all.ownCards);
    const won = ({ fullVictory, partialVictory, reduced }: typeof all.odds): number =>
      fullVictory + partialVictory + reduced;
    expect(won(all.odds)).toBeGreaterThan(won(one.odds));
  });

  test('WK-12.12 the odds of a discard are shown', () => {
    const table = given(4)
      .put(GREEN, 'star', 'B3', { cards: ['regular100'] })
      .put(RED, 'star', 'B3');
    table.fate(deal, deal, victory);
    attack(table, GREEN, 'B3', 'openField baron madder');
    const [first] = table.legal(GREEN);
    const shown = table.forecast(GREEN, first!);
    expect(shown?.type).toBe('keep');
    if (shown?.type !== 'keep') return;
    const { fullVictory, partialVictory, reduced, nothing, partialDefeat, fullDefeat } = shown.odds;
    expect(fullVictory + partialVictory + reduced + nothing + partialDefeat + fullDefeat).toBeCloseTo(1);
  });
});

describe('resolution', () => {
  test('WK-12.2, WK-12.16, WK-12.17, WK-12.18, WK-12.19, WK-12.21, WK-12.22 T14 the open field battle of the rulebook', () => {
    const table = given(4).put(GREEN, 'square', 'B3', { cards: ['regular100', 'regular50', 'regular50'] });
    table.put(GREEN, 'triangle', 'B3', { cards: ['polish100'] }).put(RED, 'star', 'B3');
    table.put(BLUE, 'star', 'B3', { cards: ['regular100', 'swiss150'], exhausted: true });
    table.fate(
      deal,
      deal,
      victory,
      any,
      any,
      deal,
      deal,
      prevent,
      any,
      quiet,
      fate => fate.nationality === 4,
    );
    attack(table, GREEN, 'B3', 'openField baron niebeski').act(
      GREEN,
      'noble emerande-square',
      'noble emerande-triangle',
    );
    table.act(GREEN, 'noble emerande-square');
    expect([table.state.battle!.attacker.hand.length, table.state.battle!.defender.hand.length]).toEqual([
      5, 4,
    ]);
    keep(table, GREEN, 'deal', 'deal', 'victory');
    keep(table, BLUE, 'deal', 'deal');
    expect(table.asked()).toBe('useAbility');
    expect(table.waiting()).toEqual([GREEN]);
    table.act(GREEN, 'yes');
    expect(table.tellings('casualties')).toEqual([{ type: 'casualties', attacker: 1, defender: 2 }]);
    table.act(GREEN, 'casualty emerande-triangle');
    expect(table.noble(BLUE, 'star').tokens).toBe(2);
    expect(table.tellings('battleEnded')[0]!.result).toBe('attackerPartial');
    expect(table.asked()).toBe('retreatTo');
    table.act(BLUE, table.legal(BLUE)[0]!);
    expect(table.noble(GREEN, 'triangle').place).toBe(0);
    expect(table.noble(BLUE, 'star')).toMatchObject({ place: 1, tokens: 2 });
    expect(table.noble(RED, 'star')).toMatchObject({ region: region('B3'), tokens: 0 });
    expect(table.noble(GREEN, 'square').exhausted).toBe(true);
  });

  test('WK-12.15 a revealed Draw brings another card, which may chain', () => {
    const table = given(4)
      .put(GREEN, 'triangle', 'B3', { cards: ['regular100'] })
      .put(RED, 'circle', 'B3');
    table.fate(draw, any, any, any, any, draw, victory);
    attack(table, GREEN, 'B3', 'openField baron madder');
    keep(table, GREEN, 'draw');
    keep(table, RED);
    const shown = table.tellings('handsRevealed')[0]!.attacker.map(card => FATES[card]!.battle);
    expect(shown).toEqual(['draw', 'draw', 'victory']);
  });

  test('WK-12.20, WK-12.25, WK-12.23, WK-12.24 without a living Noble no victories count; tokens of the living stay', () => {
    const table = given(4).put(GREEN, 'triangle', 'B3', { cards: ['regular100', 'english100'] });
    table.put(RED, 'circle', 'B3').fate(deal, victory, any, any, any, any);
    attack(table, GREEN, 'B3', 'openField baron madder');
    keep(table, GREEN, 'deal', 'victory');
    keep(table, RED);
    expect(table.tellings('battleEnded')[0]!.result).toBe('uncounted');
    expect(table.tellings('victoriesCounted')).toEqual([]);
    expect(table.noble(RED, 'circle').place).toBe(0);
    expect(table.state.battle).toBeNull();
  });

  test('WK-12.25 a side can win though its commander dies, as long as another Noble lives', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'B3')
      .put(GREEN, 'square', 'B3', { cards: ['regular100', 'english100'] });
    table
      .put(RED, 'circle', 'B3', { cards: ['regular100'] })
      .fate(victory, victory, any, any, any, deal, any, any);
    attack(table, GREEN, 'B3', 'openField baron madder').act(
      GREEN,
      'noble emerande-circle',
      'noble emerande-square',
    );
    table.act(GREEN, 'noble emerande-circle');
    keep(table, GREEN, 'victory', 'victory');
    keep(table, RED, 'deal');
    table.act(GREEN, 'casualty emerande-circle');
    expect(table.tellings('battleEnded')[0]!.result).toBe('attackerFull');
    expect(table.noble(GREEN, 'circle').place).toBe(0);
    expect(table.noble(RED, 'circle').place).toBe(0);
  });

  test('WK-12.21, WK-1.15, WK-1.16 two ahead kill, one ahead drives away, equal is a stalemate; the triangle counts', () => {
    const fight = (symbol: 'triangle' | 'circle', exhausted: boolean, own: number): string => {
      const table = given(4).put(GREEN, 'circle', 'B3', { cards: ['regular100'] });
      table.put(RED, symbol, 'B3', { cards: ['regular100'], exhausted });
      table.fate(...Array.from({ length: 3 }, (_, i) => (i < own ? victory : any)), any, any, any);
      attack(table, GREEN, 'B3', 'openField baron madder');
      keep(table, GREEN, ...Array.from({ length: own }, () => 'victory'));
      keep(table, RED);
      return table.tellings('battleEnded')[0]!.result;
    };
    expect(fight('circle', false, 1)).toBe('attackerPartial');
    expect(fight('triangle', false, 1)).toBe('stalemate');
    expect(fight('triangle', true, 1)).toBe('attackerPartial');
    expect(fight('triangle', false, 0)).toBe('defenderPartial');
  });

  test('WK-1.17, WK-1.16 an exhausted commander gives 200 but neither star nor square; the abilities are optional', () => {
    const table = given(4).put(GREEN, 'circle', 'B3').put(RED, 'star', 'B3', { exhausted: true });
    attack(table, GREEN, 'B3', 'openField baron madder');
    expect(table.state.battle!.defender.hand).toHaveLength(2);
    keep(table, GREEN);
    keep(table, RED);
    expect(table.asked()).not.toBe('useAbility');
    const fresh = given(4)
      .put(GREEN, 'circle', 'B3')
      .put(RED, 'star', 'B3', { cards: ['regular100'] });
    attack(fresh, GREEN, 'B3', 'openField baron madder');
    keep(fresh, GREEN);
    keep(fresh, RED);
    expect(fresh.legal(RED)).toEqual(['yes', 'no']);
  });

  test('WK-12.26, WK-3.8 all battle cards go to the bottom of the Fate deck', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'B3', { cards: ['regular100'] })
      .put(RED, 'circle', 'B3', { cards: ['regular100'] });
    attack(table, GREEN, 'B3', 'openField baron madder');
    keep(table, GREEN, 'prevent');
    keep(table, RED, 'prevent');
    expect(table.state.fateDeck).toHaveLength(24);
    expect(new Set(table.state.fateDeck).size).toBe(24);
  });

  test('WK-24.30 the Champion of the Realm adds a Victory when he commands unexhausted', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'B3')
      .office(GREEN, 'circle', 'championOfTheRealm')
      .put(RED, 'circle', 'B3');
    attack(table, GREEN, 'B3', 'openField baron madder');
    keep(table, GREEN);
    keep(table, RED);
    expect(table.tellings('victoriesCounted')[0]).toMatchObject({ attacker: 1, defender: 0 });
  });
});

describe('assault', () => {
  test('WK-13.4, WK-13.5, WK-13.8, WK-13.11, WK-13.9, WK-6.7 T15 Ricardo and Guy take Froli', () => {
    const table = given(4).put(RED, 'star', 'B2', { cards: ['regular50', 'regular50'] });
    table.put(RED, 'square', 'A2', { cards: ['regular100'] }).reveal(RED, 'mobilizeForces');
    table.act(RED, 'region B2', 'move madder-square A2-B2 by border', 'done');
    table.fate(deal, prevent, any, any, deal, victory);
    table.act(RED, 'assault city neutral', 'noble madder-star', 'noble madder-square', 'noble madder-star');
    expect([table.state.battle!.attacker.hand.length, table.state.battle!.defender.hand.length]).toEqual([
      4, 2,
    ]);
    expect(table.waiting()).toEqual([RED]);
    keep(table, RED, 'deal', 'prevent');
    table.act(RED, 'yes');
    expect(table.tellings('casualties')[0]).toMatchObject({ attacker: 0, defender: 2 });
    table.act(RED, 'control');
    expect(table.city('froli')).toMatchObject({ owner: RED, breaches: 2 });
    table.act(RED, 'area assembly');
    expect(table.noble(RED, 'star').exhausted && table.noble(RED, 'square').exhausted).toBe(true);
  });

  test('WK-13.3, WK-13.4 T16 200 troops and a Noble in Vecht draw 7 cards, fortified 8', () => {
    const table = given(4)
      .own(RED, 'vecht')
      .put(RED, 'star', 'D3', { cards: ['english200'] });
    const total = (): number => defenderTotal(table.state, region('D3'), order('city', RED));
    expect(fateCards(total())).toBe(7);
    table.change('vecht', { fortified: true });
    expect(fateCards(total())).toBe(8);
    table.change('vecht', { breaches: 9 });
    expect(table.view(0).cities[city('vecht')]!.strength).toBe(0);
  });

  test('WK-13.6, WK-15.3 a controlled city without Nobles is played by its owner, without commander and compulsory discard', () => {
    const table = given(4).own(BLUE, 'froli').put(GREEN, 'circle', 'B2');
    attack(table, GREEN, 'B2', 'assault city niebeski');
    expect(table.state.battle!.defender).toMatchObject({ commander: -1 });
    expect(table.state.battle!.defender.hand).toHaveLength(2);
    expect(table.legal(BLUE)).toContain('done');
  });

  test('WK-13.7 T17 a city of 400 with a breach takes three more; the defender splits as he likes', () => {
    const table = given(4)
      .own(BLUE, 'altamont')
      .change('altamont', { breaches: 1 })
      .put(BLUE, 'circle', 'E4', { cards: ['english200'] });
    table.put(GREEN, 'circle', 'E4', { cards: ['regular100', 'polish200'] }).fate(deal, deal, deal, any, any);
    attack(table, GREEN, 'E4', 'assault city niebeski');
    keep(table, GREEN, 'deal', 'deal', 'deal');
    keep(table, BLUE);
    expect(table.legal(BLUE)).toEqual(['casualty niebeski-circle', 'casualty walls']);
    table.act(BLUE, 'casualty walls', 'casualty walls', 'casualty walls');
    expect(table.city('altamont').breaches).toBe(4);
  });

  test('WK-12.18, WK-12.19 casualties go to those who fight there: the reason says so of all others', () => {
    const table = given(4)
      .put(BLUE, 'circle', 'B3', { cards: ['english200'] })
      .put(BLUE, 'star', 'A1');
    table.put(BLUE, 'square', 'B3', { cards: ['swiss200'] }).put(BLUE, 'triangle', 'B3');
    table.put(GREEN, 'circle', 'B3', { cards: ['regular100', 'polish200'] }).fate(deal, deal, deal, any, any);
    attack(table, GREEN, 'B3', 'openField baron niebeski');
    table.act(BLUE, 'noble niebeski-circle');
    keep(table, GREEN, 'deal', 'deal', 'deal');
    keep(table, BLUE);
    expect(table.asked()).toBe('assignCasualty');
    const why = (target: Target): string | undefined => table.why(BLUE, target)?.sentence;
    expect(why({ type: 'noble', noble: noble(BLUE, 'star') })).toBe('notTakingPart');
    expect(why({ type: 'city', city: 0 })).toBe('notTakingPart');
    table.act(BLUE, 'casualty niebeski-square', 'casualty niebeski-square');
    expect(why({ type: 'noble', noble: noble(BLUE, 'square') })).toBe('armyDestroyed');
  });

  test('WK-13.10, WK-13.8 T44 if the last attacker dies, the city stays neutral with its breaches', () => {
    const table = given(4).put(GREEN, 'star', 'B2').fate(deal, deal, deal, deal, quiet);
    attack(table, GREEN, 'B2', 'assault city neutral');
    keep(table, GREEN, 'deal');
    table.act(GREEN, 'yes');
    expect(table.city('froli')).toMatchObject({ owner: -1, breaches: 2 });
    expect(table.noble(GREEN, 'star').place).toBe(0);
    expect(table.tellings('battleEnded')[0]!.result).toBe('reduced');
  });

  test('WK-13.12 if all Nobles inside die while the walls stand, the city holds', () => {
    const table = given(4)
      .own(BLUE, 'froli')
      .put(BLUE, 'circle', 'B2')
      .put(GREEN, 'triangle', 'B2', { cards: ['english200'] });
    table.fate(deal, victory, any, any).reveal(GREEN, 'versatileStrategy');
    table.act(GREEN, 'use for battle', 'region B2', 'assault city niebeski');
    keep(table, GREEN, 'deal', 'victory');
    keep(table, BLUE);
    table.act(BLUE, 'casualty niebeski-circle');
    expect(table.tellings('battleEnded')[0]!.result).toBe('uncounted');
    expect(table.city('froli').owner).toBe(BLUE);
  });

  test('WK-13.13, WK-13.14, WK-13.17 a victory captures whatever strength is left; control keeps the fortification', () => {
    const table = given(4).own(BLUE, 'froli').change('froli', { fortified: true }).put(BLUE, 'circle', 'B2');
    table.put(GREEN, 'triangle', 'B2', { cards: ['english200'] });
    attack(table, GREEN, 'B2', 'assault city niebeski');
    keep(table, GREEN);
    keep(table, BLUE);
    expect(table.tellings('battleEnded')[0]!.result).toBe('attackerPartial');
    if (table.asked() === 'retreatTo') table.act(BLUE, table.legal(BLUE)[0]!);
    expect(table.noble(BLUE, 'circle').region).not.toBe(region('B2'));
    table.act(GREEN, 'control');
    expect(table.city('froli')).toMatchObject({ owner: GREEN, fortified: true });
  });

  test('WK-13.15, WK-16.8 T43 a neutral city with two victories more kills the attackers', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'A1', { cards: ['regular100'] })
      .fate(any, any, any, victory, victory, prevent);
    attack(table, GREEN, 'A1', 'assault city neutral');
    keep(table, GREEN);
    expect(table.tellings('battleEnded')[0]!.result).toBe('defenderFull');
    expect(table.noble(GREEN, 'circle').place).toBe(0);
    expect(table.tellings('troopsLost')).toEqual([]);
  });

  test('WK-13.16 walls of 0 without a Noble fall at once without cards', () => {
    const table = given(4).change('froli', { breaches: 2 }).put(GREEN, 'circle', 'B2');
    attack(table, GREEN, 'B2', 'assault city neutral');
    expect(table.asked()).toBe('captureCity');
    expect(table.tellings('handsDrawn')).toEqual([]);
  });

  test('WK-13.17, WK-17.9, WK-17.8, WK-13.18 razing brings three times the income, and the city is gone for good', () => {
    const table = given(4)
      .change('froli', { breaches: 2, besieger: GREEN, siegeRound: 1 })
      .put(GREEN, 'circle', 'B2');
    attack(table, GREEN, 'B2', 'assault city neutral');
    expect(table.forecast(GREEN, 'raze')).toEqual({ type: 'crowns', change: 6, left: 21 });
    table.act(GREEN, 'raze');
    expect(table.baron(GREEN).crowns).toBe(21);
    expect(table.city('froli')).toEqual({
      owner: -2,
      fortified: false,
      breaches: 0,
      besieger: -1,
      siegeRound: 0,
    });
    table.put(GREEN, 'star', 'B2').state.stack = [
      { kind: 'battleTarget', seat: GREEN, region: region('B2') },
    ];
    expect(table.legal(GREEN)).toEqual(['decline']);
    expect(table.why(GREEN, { type: 'attack', target: 'city', against: -1, kind: 'assault' })?.rule).toBe(
      'WK-17.8',
    );
  });

  test('WK-24.15, WK-9.35 Sanctity of Cities: razing costs the seat in the Assembly', () => {
    const table = given(4)
      .law('sanctityOfCities')
      .change('froli', { breaches: 2 })
      .put(GREEN, 'circle', 'B2');
    attack(table, GREEN, 'B2', 'assault city neutral');
    expect(table.legal(GREEN)).toEqual(['control', 'raze against the law']);
    table.act(GREEN, 'raze against the law');
    expect(table.baron(GREEN).banned).toBe(true);
  });

  test('WK-13.1, WK-13.2, WK-12.2 T45 a third Baron’s Noble must agree; if he refuses he can still be fought', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'G3', { cards: ['regular100', 'english100'] })
      .put(BLACK, 'star', 'G3');
    attack(table, GREEN, 'G3', 'assault city neutral');
    expect(table.asked()).toBe('askAttack');
    table.act(BLACK, 'no');
    expect(table.legal(GREEN)).toEqual(['openField baron zobel', 'decline']);
    expect(table.why(GREEN, { type: 'attack', target: 'city', against: -1, kind: 'siege' })?.rule).toBe(
      'WK-13.1',
    );
    table.act(GREEN, 'decline', 'use for crowns');
    expect(table.baron(GREEN).crowns).toBe(17);
    expect(table.tellings('cardReturned')).toHaveLength(1);
    const free = given(4).put(GREEN, 'circle', 'G3', { cards: ['regular100'] });
    attack(free, GREEN, 'G3', 'siege city neutral');
    expect(free.city('lenz').besieger).toBe(GREEN);
  });

  test('WK-13.2 a battle fought after a refusal leaves no other choice', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'G3', { cards: ['regular100', 'english200'] })
      .put(BLACK, 'star', 'G3')
      .put(RED, 'star', 'G3');
    attack(table, GREEN, 'G3', 'assault city neutral');
    table.act(RED, 'yes').act(BLACK, 'no').act(GREEN, 'openField baron zobel');
    while (table.asked() !== 'draftSpot')
      table.act(table.waiting()[0]!, table.legal(table.waiting()[0]!).at(-1)!);
    expect(table.tellings('cardReturned')).toHaveLength(1);
    expect(table.baron(GREEN).crowns).toBe(15);
  });

  test('WK-24.27 a Castellan makes the walls he defends count 100 more, but not for breaches', () => {
    const table = given(4).own(RED, 'froli').put(RED, 'circle', 'B2').office(RED, 'circle', 'castellan');
    expect(defenderTotal(table.state, region('B2'), order('city', RED))).toBe(200 + 100 + 50 + 200);
    expect(table.view(0).cities[city('froli')]!.strength).toBe(200);
  });
});
