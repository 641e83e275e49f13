import { fastChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  AGENDA_FIGURES,
  BARONS,
  CITIES,
  citiesOf,
  EVENT_FIGURES,
  FATES,
  NATIONALITIES,
  REGIONS,
  SETUP,
  totalStrength,
  TROOPS,
  warriorKnights as game,
  type State,
} from '../rules/index.ts';
import { any, BLUE, given, GREEN, noble, RED, region, shows } from './given.ts';

/** Everybody puts his six cards on the star Noble. */
function assigned(seats: number, seed = 1): State {
  const state = game.setup({}, seats, fastChance(seed));
  for (let seat = 0; seat < seats; seat++)
    while (game.waitingFor(state).includes(seat) && state.stack.at(-1)!.kind === 'assignStartingTroops')
      game.play(state, seat, game.legalActions(state, seat)[0]!, fastChance(9));
  return state;
}

/** Places strongholds and Nobles, each on the first free region. */
function placed(seats: number): State {
  const state = assigned(seats);
  while (state.phase === 'setup') {
    const [seat] = game.waitingFor(state);
    game.play(state, seat!, game.legalActions(state, seat!)[0]!, fastChance(4));
  }
  return state;
}

const owners = (state: State): number[] => state.cities.map(({ owner }) => owner);

describe('terms and set-up', () => {
  test('WK-1.1, WK-2.6 every seat is one Baron with four Nobles, twelve Action cards and no marker on the table', () => {
    const state = game.setup({}, 6, fastChance(1));
    expect(state.barons).toHaveLength(BARONS.length);
    expect(state.nobles).toHaveLength(24);
    for (const { hand } of state.barons) expect(hand).toEqual([2, 2, 2, 2, 2, 2]);
    expect(state.spots.every(seat => seat === -1)).toBe(true);
  });

  test('WK-1.9 eighteen Kingdom cities, six overseas', () => {
    expect(CITIES.filter(({ isKingdom }) => isKingdom)).toHaveLength(18);
    expect(CITIES.filter(({ isKingdom }) => !isKingdom).map(({ id }) => id)).toEqual([
      'constantinople',
      'syracuse',
      'cadiz',
      'jerusalem',
      'alexandria',
      'acre',
    ]);
  });

  test('WK-2.1 all decks are complete and the Event deck shows one card of 36', () => {
    const state = game.setup({}, 4, fastChance(1));
    const total = (list: readonly { readonly copies: number }[]): number =>
      list.reduce((sum, { copies }) => sum + copies, 0);
    expect(total(EVENT_FIGURES)).toBe(36);
    expect(total(AGENDA_FIGURES.agendas)).toBe(44);
    expect(state.eventBag).toHaveLength(35);
    expect(state.fateDeck).toHaveLength(24);
  });

  test('WK-2.2 the colour of the top Event is public, the card is not', () => {
    const { state } = given(4).topEvent('arson');
    expect(game.view(state, 0).eventColour).toBe('blue');
    const colours = Array.from({ length: 20 }, (_, seed) => {
      const imagined = game.imagine(state, 0, fastChance(seed));
      return [EVENT_FIGURES[imagined.eventTop]!.colour, imagined.eventTop] as const;
    });
    expect(new Set(colours.map(([colour]) => colour))).toEqual(new Set(['blue']));
    expect(new Set(colours.map(([, card]) => card)).size).toBeGreaterThan(1);
  });

  test('WK-2.3, WK-21.1 the Reserve holds 10 Prestige for each Baron, or 8, 12 or 15', () => {
    const reserve = (gameLength: string): number => game.setup({ gameLength }, 4, fastChance(1)).reserve;
    expect([reserve('short'), reserve('standard'), reserve('long'), reserve('veryLong')]).toEqual([
      32, 40, 48, 60,
    ]);
  });

  test.each([
    [2, 11],
    [3, 7],
    [4, 5],
    [5, 3],
    [6, 0],
  ])(
    'WK-2.4, WK-2.5, WK-20.1 with %i Barons %i Kingdom cities are razed, all others are neutral and whole',
    (seats, razed) => {
      const state = game.setup({}, seats, fastChance(seats));
      expect(owners(state).filter(owner => owner === -2)).toHaveLength(razed);
      expect(owners(state).slice(18)).toEqual([-1, -1, -1, -1, -1, -1]);
      expect(state.cities.every(({ breaches, fortified }) => breaches === 0 && !fortified)).toBe(true);
    },
  );

  test('WK-2.7, WK-20.7 Chairman and Head of the Church are two different Barons in play', () => {
    for (let seed = 1; seed < 20; seed++) {
      const { chairman, head } = game.setup({}, 2, fastChance(seed));
      expect([chairman, head].toSorted((a, b) => a - b)).toEqual([0, 1]);
    }
  });

  test('WK-2.8 15 crowns and nothing else', () => {
    for (const { crowns, votes, faith, prestige } of game.setup({}, 3, fastChance(1)).barons)
      expect([crowns, votes, faith, prestige]).toEqual([15, 0, 0, 0]);
  });

  test('WK-2.9, WK-2.10 400 troops: four Regulars, a Mercenary of 100 and one of 50', () => {
    for (const { garrison: cards } of game.setup({}, 6, fastChance(2)).barons) {
      expect(totalStrength(cards)).toBe(400);
      const mercenaries = cards.filter(card => TROOPS[card]!.nationality >= 0);
      expect(mercenaries.map(card => TROOPS[card]!.strength).toSorted((a, b) => a - b)).toEqual([50, 100]);
    }
  });

  test('WK-2.11 all assign at once and hidden, to any Noble or the stronghold', () => {
    const state = game.setup({}, 3, fastChance(1));
    expect(game.waitingFor(state)).toEqual([0, 1, 2]);
    expect(game.legalActions(state, 1)).toHaveLength(5);
    for (let i = 0; i < 6; i++) game.play(state, 1, game.legalActions(state, 1)[4]!, fastChance(1));
    expect(game.waitingFor(state)).toEqual([0, 2]);
    expect(game.view(state, 0).nobles.every(({ cards }) => cards.length === 0)).toBe(true);
    const after = assigned(3);
    expect(after.nobles[0]!.cards).toHaveLength(6);
    expect(after.barons[0]!.garrison).toHaveLength(0);
  });

  test('WK-2.12, WK-2.13 one Mercenary more than there are Barons, and three Agendas', () => {
    const state = assigned(4);
    expect(state.offer).toHaveLength(5);
    expect(state.agendas).toHaveLength(3);
  });

  test('WK-2.14, WK-1.2 in Chairman order, not where a city stands, a razed city is no obstacle', () => {
    const state = assigned(4);
    expect(game.waitingFor(state)).toEqual([state.chairman]);
    const sites = game
      .legalActions(state, state.chairman)
      .map(action => (action.type === 'region' ? action.region : -1));
    const isFree = (at: number): boolean => {
      const { city, isKingdom } = REGIONS[at]!;
      return isKingdom && (city < 0 || state.cities[city]!.owner === -2);
    };
    expect(sites).toEqual(REGIONS.flatMap((_, at) => (isFree(at) ? at : [])));
    const overseas = { type: 'region', region: region('ovAcre'), noble: null } as const;
    expect(game.whyNot(state, state.chairman, overseas)?.rule).toBe('WK-2.14');
    game.play(state, state.chairman, game.legalActions(state, state.chairman)[0]!, fastChance(1));
    expect(game.waitingFor(state)).toEqual([(state.chairman + 1) % 4]);
    expect(game.legalActions(state, (state.chairman + 1) % 4)).not.toContainEqual({
      type: 'region',
      region: sites[0],
    });
  });

  test.each([2, 3])(
    'WK-2.15, WK-20.2 with %i Barons no stronghold stands in an outer row or column',
    seats => {
      const state = assigned(seats);
      const sites = game.legalActions(state, state.chairman);
      expect(sites.every(action => action.type === 'region' && !REGIONS[action.region]!.outer)).toBe(true);
      const outer = game.whyNot(state, state.chairman, { type: 'region', region: region('B1'), noble: null });
      expect(outer?.rule).toBe('WK-2.15');
    },
  );

  test('WK-2.16, WK-2.17, WK-2.18 counterclockwise from the last, not beside others, Nobles without troops stay off', () => {
    const state = assigned(4);
    while (state.stack.at(-1)!.kind === 'placeStronghold') {
      const [seat] = game.waitingFor(state);
      game.play(state, seat!, game.legalActions(state, seat!)[0]!, fastChance(1));
    }
    const last = (state.chairman + 3) % 4;
    expect(game.waitingFor(state)).toEqual([last]);
    const foreign = state.barons[state.chairman]!.stronghold;
    expect(game.legalActions(state, last)).not.toContainEqual({ type: 'region', region: foreign });
    expect(game.whyNot(state, last, { type: 'region', region: foreign, noble: null })?.rule).toBe('WK-2.17');
    expect(game.legalActions(state, last)).toContainEqual({
      type: 'region',
      region: state.barons[last]!.stronghold,
    });
    game.play(state, last, game.legalActions(state, last)[0]!, fastChance(1));
    expect(game.waitingFor(state)).toEqual([(last + 3) % 4]);
    expect(state.nobles[last * 4 + 1]!.place).toBe(0);
    expect(state.nobles[last * 4]).toMatchObject({ place: 1, exhausted: false });
  });

  test('WK-2.19, WK-4.1 then round 1 begins with Planning', () => {
    const state = placed(4);
    expect(state).toMatchObject({ round: 1, phase: 'planning' });
    expect(state.fateKnown.every(known => known === 0)).toBe(true);
  });
});

describe('the Fate deck', () => {
  test('WK-3.1, WK-3.2 24 cards: every Noble and every city once, every nationality four times', () => {
    expect(new Set(FATES.map(({ baron, symbol }) => baron * 4 + symbol)).size).toBe(24);
    expect(new Set(FATES.map(({ city }) => city)).size).toBe(24);
    for (const nation of NATIONALITIES.keys())
      expect(FATES.filter(({ nationality }) => nationality === nation)).toHaveLength(4);
  });

  test('WK-3.3, WK-3.4 eight Deal, six Prevent, seven Victory, three Draw; six Revolts', () => {
    const count = (result: string): number => FATES.filter(({ battle }) => battle === result).length;
    expect([count('deal'), count('prevent'), count('victory'), count('draw')]).toEqual([8, 6, 7, 3]);
    expect(FATES.filter(({ revolt }) => revolt)).toHaveLength(6);
  });

  test('WK-3.5 Ceylon is the safest, China the richest and riskiest', () => {
    const lost = [0, 1, 2].map(track => FATES.filter(({ expeditions }) => expeditions[track] === 5).length);
    const best = [0, 1, 2].map(track => Math.min(...FATES.map(({ expeditions }) => expeditions[track]!)));
    expect(lost).toEqual([3, 6, 10]);
    expect(best).toEqual([2, 1, 0]);
  });

  test('WK-3.6, WK-3.7, WK-3.8 cards are revealed until one is valid and go to the bottom in that order', () => {
    const table = given(4).put(GREEN, 'star', 'A1').topEvent('assassin');
    table.baron(GREEN).faith = 0;
    table.fate(
      fate => fate.symbol === 1,
      fate => fate.symbol === 0,
    );
    const [first, second] = table.state.fateDeck;
    table.run({ kind: 'drawEvent', drawer: GREEN });
    expect(
      table
        .tellings('fateRevealed')
        .slice(0, 2)
        .map(({ card }) => card),
    ).toEqual([first, second]);
    expect(table.tellings('eventDrawn')[0]!.noble).toBe(noble(GREEN, 'star'));
    expect(table.state.fateDeck.indexOf(second!)).toBe(table.state.fateDeck.indexOf(first!) + 1);
    expect(table.state.fateDeck.indexOf(first!)).toBeGreaterThan(19);
  });

  test('WK-3.7 without any valid value nothing happens and no card is drawn', () => {
    const table = given(4).topEvent('assassin');
    const before = table.state.fateDeck.slice();
    table.run({ kind: 'drawEvent', drawer: GREEN });
    expect(table.state.fateDeck).toEqual(before);
    expect(table.tellings('eventWithoutEffect')).toHaveLength(1);
  });

  test('WK-3.9, WK-7.30 only Uncertain Times shuffles; what was known is known no more', () => {
    const table = given(4).fate(shows(GREEN), any);
    table.run({ kind: 'revolts', cities: [] });
    table.own(GREEN, 'kovel').run({ kind: 'revolts', cities: [0] });
    expect(table.view(RED).fateDeck.at(-1)).not.toBeNull();
    table.state.neutrals = [0, 0, 0, 0, 1];
    table.state.neutralsIn = [1, 0, 0];
    table.state.currentStack = 0;
    table.baron(BLUE).planned = table.baron(BLUE).planned.map((held, i) => (i === 7 ? 1 : held));
    table.run({ kind: 'revealCard' });
    expect(table.tellings('fateShuffled')).toHaveLength(1);
    expect(table.view(RED).fateDeck.every(card => card === null)).toBe(true);
  });

  test('WK-3.10 a draw from an empty deck is skipped', () => {
    const table = given(4).own(GREEN, 'kovel');
    table.state.fateDeck = [];
    table.state.fateKnown = [];
    table.run({ kind: 'revolts', cities: [0] });
    expect(table.city('kovel').owner).toBe(GREEN);
  });
});

describe('limits', () => {
  test('WK-1.12, WK-22.1, WK-22.3 the Treasury and the markers have no end', () => {
    const table = given(4);
    table.baron(GREEN).crowns = 500;
    table.put(GREEN, 'star', 'A1').reveal(GREEN, 'levyTaxes');
    expect(table.baron(GREEN).crowns).toBe(501);
    table.own(GREEN, ...CITIES.map(({ id }) => id));
    expect(citiesOf(table.state, GREEN)).toHaveLength(24);
  });

  test('WK-22.2 an exhausted deck is made anew of its discards', () => {
    const table = given(4).agendas('royalGrant', 'confiscation', 'marshal');
    table.state.agendaDiscard = table.state.agendaBag;
    table.state.agendaBag = [];
    table.state.agendas = [];
    table.run({ kind: 'assembly' });
    expect(table.state.agendas).toHaveLength(3);
  });

  test('WK-22.4, WK-1.13 only Nobles are exhausted; casualties and breaches count 100 each', () => {
    expect(SETUP.tokenStrength).toBe(100);
    const table = given(4).change('froli', { breaches: 1 }).garrison(GREEN, ['regular100'], 1);
    expect(table.view(GREEN).cities[3]!.strength).toBe(100);
    expect(Object.keys(table.city('froli'))).not.toContain('exhausted');
  });
});
