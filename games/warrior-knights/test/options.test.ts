import { fastChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { majorityWorth } from '../bot/worth.ts';
import { cardsIn, citiesToWin, FREE_MOTIONS, valuesFor, SPOTS } from '../rules/index.ts';
import { en } from '../text/en.ts';
import {
  agenda,
  any,
  BLACK,
  BLUE,
  event,
  game,
  given,
  type Given,
  GREEN,
  noble,
  RED,
  region,
  shows,
  troop,
} from './given.ts';

const star = noble(RED, 'star');

describe('player counts', () => {
  test.each([
    [2, 11, 4, 3, 3],
    [3, 7, 6, 4, 4],
    [4, 5, 8, 5, 5],
    [5, 3, 10, 6, 6],
    [6, 0, 12, 7, 7],
  ])('WK-20.1, WK-6.15 the table for %i Barons', (players, razed, area, markers, offer) => {
    expect(valuesFor(players)).toMatchObject({ razed, area, markers, offer });
    const state = game.setup({}, players, fastChance(1));
    const view = game.view(state, 0);
    expect(view.areas[0]!.missing).toBe(area);
    expect(view.markersMissing).toBe(markers);
    expect(SPOTS.filter(({ minPlayers }) => minPlayers <= players)).toHaveLength(players + 1);
    expect(citiesToWin(state)).toBe(Math.floor((18 - razed) / 2) + 1);
  });

  function writing(): Given {
    const table = given(2);
    table.baron(GREEN).votes = 3;
    table.agendas('royalGrant', 'churchLevy', 'roadTolls').run({ kind: 'assembly' });
    return table.act(GREEN, 'agenda royalGrant', 'agenda churchLevy');
  }

  test('WK-20.3, WK-20.4 T35 two Barons write all their Votes at once: 2, 2, 1 is too much of 4, 2, 1, 1 is not', () => {
    const table = writing();
    expect(table.asked()).toBe('writeVotes');
    table.act(GREEN, 'votes 2', 'votes 2');
    expect(table.waiting()).toEqual([BLUE]);
    const fitting = writing().act(GREEN, 'votes 2', 'votes 1');
    expect(fitting.legal(GREEN)).toEqual(['votes 0', 'votes 1']);
    fitting.act(GREEN, 'votes 1').act(BLUE, 'votes 0', 'votes 1');
    expect(fitting.tellings('votesWritten')[0]!.written).toEqual([
      [2, 1, 1],
      [0, 1, 0],
    ]);
    expect(fitting.asked()).toBe('declareVotes');
    expect(fitting.legal(GREEN)).toEqual(['for emerande', 'for niebeski']);
  });

  test('WK-20.5 written Votes count only while their Baron attends and owns them', () => {
    const table = writing().act(GREEN, 'votes 2', 'votes 1', 'votes 1').act(BLUE, 'votes 0', 'votes 1');
    table.act(GREEN, 'for niebeski');
    table.baron(GREEN).votes = 0;
    table.act(BLUE, 'refuse');
    expect(table.tellings('votesCommitted')[1]!.votes).toEqual([0, 0]);
  });

  test('WK-20.6 Private Motions use the normal ballot, before the writing', () => {
    const table = given(2)
      .agendas('privateMotion', 'churchLevy', 'roadTolls')
      .fate(shows(BLUE))
      .run({ kind: 'assembly' });
    table.act(BLUE, 'propose postponeAssembly');
    expect(table.asked()).toBe('commitVotes');
  });
});

describe('free Private Motions', () => {
  const free = { freePrivateMotions: true };
  function pass(table: Given, ...lines: readonly string[]): Given {
    table.agendas('privateMotion', 'masonsGuild', 'surgeonsGuild').fate(shows(RED)).run({ kind: 'assembly' });
    table.act(RED, ...lines);
    table.act(GREEN, 'votes 1').act(BLUE, 'votes 0').act(RED, 'votes 0').act(BLACK, 'votes 0');
    return table.act(GREEN, 'for yes');
  }

  test('WK-21.2, WK-21.3, WK-21.4 every proposal of the list can be made; a Law stays, a Motion is carried out', () => {
    const table = given(4, free)
      .own(BLUE, 'kovel')
      .agendas('privateMotion', 'masonsGuild', 'surgeonsGuild')
      .fate(shows(RED));
    table.run({ kind: 'assembly' });
    for (const id of FREE_MOTIONS) expect(table.legal(RED)).toContain(`propose ${id}`);
    const law = pass(given(4, free), 'propose prohibitSieges');
    expect(law.state.laws).toEqual([{ id: 'prohibitSieges', values: [], until: 0 }]);
    const motion = pass(given(4, free), 'propose treasuryGrant', 'value 3', 'value 6');
    expect(motion.baron(BLACK).crowns).toBe(21);
    expect(motion.state.laws).toEqual([]);
  });

  test('WK-21.4 fines, city, tokens, ban, income and Fate', () => {
    expect(
      pass(given(4, free), 'propose fine', 'value 1', 'value 10').act(BLUE, 'comply').baron(BLUE).crowns,
    ).toBe(5);
    const ceded = pass(given(4, free).own(BLUE, 'kovel'), 'propose cedeCity', 'value 0').act(BLUE, 'comply');
    expect(ceded.city('kovel').owner).toBe(-1);
    expect(pass(given(4, free), 'propose electChairman', 'value 3').act(BLACK, 'comply').state.chairman).toBe(
      BLACK,
    );
    expect(pass(given(4, free), 'propose electHead', 'value 3').act(BLACK, 'comply').state.head).toBe(BLACK);
    const income = pass(given(4, free).own(BLUE, 'kovel'), 'propose taxationNow');
    expect(income.baron(BLUE).crowns).toBe(18);
    expect(pass(given(4, free), 'propose shuffleFate').tellings('fateShuffled')).toHaveLength(1);
    const surcharge = pass(given(4, free), 'propose mercenarySurcharge', 'value 2').state;
    expect(surcharge.laws[0]).toMatchObject({ id: 'mercenarySurcharge', values: [2] });
  });

  test('WK-21.5, WK-9.37 a ban cannot be refused; payments are limited to what is there', () => {
    const table = pass(given(4, free), 'propose banBaron', 'value 1');
    expect(table.baron(BLUE).banned).toBe(true);
    const poor = given(4, free);
    poor.baron(BLUE).crowns = 2;
    pass(poor, 'propose transferCrowns', 'value 1', 'value 2', 'value 10').act(BLUE, 'comply');
    expect([poor.baron(BLUE).crowns, poor.baron(RED).crowns]).toEqual([0, 17]);
  });

  test('WK-21.4 a truce holds until the end of the next round', () => {
    const table = pass(given(4, free), 'propose truce', 'value 0', 'value 2');
    expect(table.state.laws[0]).toEqual({ id: 'truce', values: [0, 2], until: 3 });
    table.put(GREEN, 'star', 'B3').put(RED, 'star', 'B3').state.stack = [
      { kind: 'battleTarget', seat: GREEN, region: region('B3') },
    ];
    expect(table.legal(GREEN)).toEqual(['openField baron madder against the law', 'decline']);
    table.state.round = 3;
    table.state.stack = [];
    table.run({ kind: 'endRound' });
    expect(table.state.laws).toEqual([]);
  });

  test('WK-21.6 prohibited roads leave the single step, prohibited sieges the assault; a siege in place stays', () => {
    const table = given(4, free).put(GREEN, 'star', 'A3').change('monz', { besieger: GREEN, siegeRound: 1 });
    table.state.laws = [
      { id: 'prohibitSieges', values: [], until: 0 },
      { id: 'prohibitRoads', values: [], until: 0 },
    ];
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for battle', 'region A3');
    expect(table.legal(GREEN)).toEqual([
      'assault city neutral',
      'siege city neutral against the law',
      'decline',
    ]);
    expect(table.city('monz').besieger).toBe(GREEN);
    table.act(GREEN, 'decline');
    table.state.stack = [{ kind: 'moveNoble', seat: GREEN, noble: noble(GREEN, 'star') }];
    expect(table.legal(GREEN)).toContain('move emerande-star A3-A2 by border');
    expect(table.legal(GREEN)).toContain('move emerande-star A3-A2-A1 by road against the law');
    expect(table.legal(GREEN)).not.toContain('move emerande-star A3-A2-A1 by road');
  });
});

describe('exchanging heirs', () => {
  const open = (): Given => given(4, { heirExchange: true }).reveal(BLUE, 'versatileStrategy');

  test('WK-21.7, WK-21.8 every heir begins at home and may be part of a deal', () => {
    const table = open();
    expect(table.noble(RED, 'star').heir).toBe(RED);
    table.act(
      RED,
      'openOffer emerande',
      'give heir madder-star emerande',
      'ask 2 crowns emerande',
      'sendOffer emerande',
    );
    table.act(GREEN, 'acceptOffer madder');
    expect(table.noble(RED, 'star').heir).toBe(GREEN);
    expect(table.baron(RED).crowns).toBe(17);
    expect(given(4).reveal(BLUE, 'versatileStrategy').why(RED, { type: 'heir' })?.rule).toBe('WK-21.8');
  });

  test('WK-21.9, WK-21.11 T49 the holder may kill it at any time; if the Noble is dead, his Regulars leave the game', () => {
    const table = open().put(RED, 'star', null, {
      cards: ['regular50', 'english50'],
      heir: GREEN,
      awaitsHeir: true,
    });
    const deck = table.state.mercenaryDeck[troop('english50')]!;
    table.act(GREEN, 'kill heir madder-star');
    expect(table.noble(RED, 'star')).toMatchObject({ gone: true, cards: [], heir: -1 });
    expect(table.state.mercenaryDeck[troop('english50')]).toBe(deck + 1);
    const alive = open().put(RED, 'star', 'A1', { heir: GREEN }).act(GREEN, 'kill heir madder-star');
    expect(alive.noble(RED, 'star')).toMatchObject({ gone: false, heir: -1, place: 1 });
  });

  test('WK-21.10, WK-21.14, WK-21.12 a dead Noble waits for his heir, neither giving nor receiving, and returns with a new one', () => {
    const table = given(4, { heirExchange: true })
      .put(RED, 'star', 'A1', { heir: GREEN, cards: ['regular100'] })
      .fate(any);
    table.run({ kind: 'die', noble: star, deserted: false });
    expect(table.noble(RED, 'star')).toMatchObject({ awaitsHeir: true, cards: [1], place: 0 });
    table.run({ kind: 'settleBaron', owner: RED });
    expect(table.noble(RED, 'star').place).toBe(0);
    table.state.stack = [{ kind: 'versatile', seat: BLUE }];
    table
      .act(GREEN, 'openOffer madder', 'give heir madder-star madder', 'sendOffer madder')
      .act(RED, 'acceptOffer emerande');
    expect(table.noble(RED, 'star').heir).toBe(RED);
    table.state.stack = [];
    table.run({ kind: 'returnNobles', owner: RED });
    expect(table.noble(RED, 'star')).toMatchObject({ awaitsHeir: false, heir: RED, place: 1 });
  });

  test('WK-21.10 an heir given away after the death of his Noble keeps him off the map as well', () => {
    const table = given(4, { heirExchange: true })
      .put(RED, 'star', 'A1', { cards: ['regular100'] })
      .fate(any);
    table.run({ kind: 'die', noble: star, deserted: false });
    table.state.stack = [{ kind: 'versatile', seat: BLUE }];
    table
      .act(RED, 'openOffer emerande', 'give heir madder-star emerande', 'sendOffer emerande')
      .act(GREEN, 'acceptOffer madder');
    table.state.stack = [];
    table.run({ kind: 'settleBaron', owner: RED });
    expect(table.noble(RED, 'star')).toMatchObject({ heir: GREEN, place: 0, cards: [1] });
    table.state.stack = [{ kind: 'versatile', seat: BLUE }];
    table.act(GREEN, 'kill heir madder-star');
    expect(table.noble(RED, 'star')).toMatchObject({ gone: true, cards: [] });
  });

  test('WK-21.10 nor does he return whose heir is given away while his Baron is asked where', () => {
    const waiting = { cards: ['regular100'], awaitsHeir: true };
    const table = given(4, { heirExchange: true })
      .own(RED, 'kovel', 'froli')
      .put(RED, 'star', null, waiting)
      .put(RED, 'square', null, { ...waiting, cards: ['regular50'] })
      .run({ kind: 'returnNobles', owner: RED });
    table
      .act(RED, 'openOffer emerande', 'give heir madder-star emerande', 'sendOffer emerande')
      .act(GREEN, 'acceptOffer madder');
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'returnNoble', noble: star + 1 });
    table.act(RED, table.legal(RED)[0]!);
    expect(table.noble(RED, 'star')).toMatchObject({ heir: GREEN, place: 0 });
    expect(table.noble(RED, 'square').place).toBe(1);
  });

  test('WK-21.11, WK-9.23 with the heir of a dead Noble an Office goes that he was given meanwhile', () => {
    const table = open()
      .put(RED, 'star', null, { heir: GREEN, awaitsHeir: true })
      .office(RED, 'star', 'marshal')
      .act(GREEN, 'kill heir madder-star');
    expect(table.noble(RED, 'star')).toMatchObject({ gone: true, office: -1 });
    expect(table.state.agendaDiscard).toContain(agenda('marshal'));
    expect(game.check(table.state)).toEqual([]);
  });

  test('WK-21.11, WK-8.10 an heir killed while his Noble is paid ends the question: the troops are gone', () => {
    const waiting = { heir: GREEN, awaitsHeir: true, cards: ['english50', 'regular50', 'regular100'] };
    const table = given(4, { heirExchange: true })
      .put(RED, 'star', null, waiting)
      .put(RED, 'square', 'A1', { cards: ['polish50'] });
    table.state.chairman = RED;
    table.run({ kind: 'wages' });
    expect(table.legal(RED)).toContain('let go english50 of madder-star');
    table.act(GREEN, 'kill heir madder-star');
    expect(table.legal(RED)).toEqual(['pay polish50 of madder-square', 'let go polish50 of madder-square']);
    table.act(RED, 'let go polish50 of madder-square');
    expect(game.check(table.state)).toEqual([]);
  });

  test('WK-21.11, WK-24.7 Disarmament asks anew when the heir of the strongest is killed', () => {
    const table = given(4, { heirExchange: true })
      .put(RED, 'star', null, { heir: GREEN, awaitsHeir: true, cards: ['english200', 'polish200'] })
      .put(RED, 'square', 'A1', { cards: ['regular50', 'swiss50'] });
    table.run({ kind: 'returnMercenary', seat: RED });
    table.act(GREEN, 'kill heir madder-star');
    expect(table.noble(RED, 'square').cards).toEqual([troop('regular50')]);
    expect(game.check(table.state)).toEqual([]);
  });

  test('WK-21.9 whoever does not hold an heir is told so', () => {
    expect(open().why(RED, { type: 'heir' })?.rule).toBe('WK-21.9');
  });

  test('WK-21.13, WK-23.21 Broken Line kills the heir wherever he is held', () => {
    const table = given(4, { heirExchange: true })
      .put(RED, 'star', 'A1', { heir: GREEN })
      .topEvent('brokenLine');
    table.fate(fate => fate.baron === RED && fate.symbol === 0).run({ kind: 'drawEvent', drawer: BLUE });
    expect(table.noble(RED, 'star').heir).toBe(-1);
    expect(table.baron(RED).lasting).toEqual([{ event: event('brokenLine'), noble: star }]);
  });
});

describe('player elimination', () => {
  const rules = { playerElimination: true };

  test('WK-21.15, WK-21.16, WK-21.18 Nobles and cities go, nobody is paid, and all he had returns to its place', () => {
    const table = given(4, rules)
      .own(RED, 'kovel')
      .put(RED, 'star', 'A2', { cards: ['english100'] })
      .charge(RED, 'silkConcession');
    table.state.spots = [RED, GREEN, -1, -1, -1, -1, -1];
    table.state.expeditions = table.state.expeditions.map(() => ({
      space: 1,
      blessed: false,
      invested: [0, 0, 3, 0],
    }));
    table.run({ kind: 'strongholdFalls', loser: RED, victor: GREEN });
    expect(table.baron(RED)).toMatchObject({
      eliminated: true,
      crowns: 0,
      charges: [],
      hand: [0, 0, 0, 0, 0, 0],
    });
    expect(table.baron(GREEN).crowns).toBe(15);
    expect(table.city('kovel').owner).toBe(-1);
    expect(table.noble(RED, 'star')).toMatchObject({ place: 0, gone: true, cards: [] });
    expect(table.state.spots[0]).toBe(-1);
    expect(table.state.expeditions[0]!.space).toBe(0);
    expect(table.state.agendaDiscard).toContain(agenda('silkConcession'));
    expect(table.asides(RED)).toEqual([]);
  });

  test('WK-21.17 his tokens go to most Prestige and most Faith', () => {
    const table = given(4, rules);
    table.state.chairman = RED;
    table.state.head = RED;
    table.baron(BLACK).prestige = 3;
    table.baron(GREEN).faith = 2;
    table.run({ kind: 'strongholdFalls', loser: RED, victor: GREEN });
    expect(table.state).toMatchObject({ chairman: BLACK, head: GREEN });
  });

  test('WK-21.19, WK-21.18 T48 three to two: four cards left reach the new threshold after the card', () => {
    const table = given(3, rules);
    for (const [seat, count] of [
      [GREEN, 2],
      [BLUE, 2],
      [RED, 1],
    ] as const) {
      const baron = table.baron(seat);
      baron.hand = [2 - count, 2, 2, 2, 2, 2];
      baron.allocated = baron.allocated.map((_, i) => (i === 0 ? count : 0));
    }
    expect(cardsIn(table.state, 0)).toBe(5);
    table.run({ kind: 'strongholdFalls', loser: RED, victor: GREEN }, { kind: 'triggers' });
    expect(table.tellings('areaFilled')).toEqual([{ type: 'areaFilled', area: 0 }]);
    expect(cardsIn(table.state, 0)).toBe(0);
  });

  test('WK-21.20 the last Baron wins at once', () => {
    const table = given(2, rules).run({ kind: 'strongholdFalls', loser: BLUE, victor: GREEN });
    expect(table.state).toMatchObject({ winner: GREEN, ending: 'lastBaron', stack: [] });
    expect(game.outcome(table.state)?.ranks).toEqual([1, 2]);
  });
});

describe('other options', () => {
  test('WK-21.21 with might is right an empty Reserve ends nothing', () => {
    const table = given(4, { mightIsRight: true });
    table.state.reserve = 0;
    table.run({ kind: 'upkeep' });
    expect(table.state.lastRound).toBe(false);
    expect(table.asked()).toBe('plan');
  });

  test('WK-21.22 after the last round most Kingdom cities win, then crowns, Faith and Votes', () => {
    const table = given(4, { mightIsRight: true })
      .own(RED, 'kovel', 'froli')
      .own(BLUE, 'acre', 'cadiz', 'syracuse');
    expect(table.state.table.roundCap).toBe(40);
    table.state.round = 40;
    table.run({ kind: 'endRound' });
    expect(table.state.ending).toBe('roundLimit');
    expect(game.outcome(table.state)?.ranks[RED]).toBe(1);
    table.baron(BLACK).prestige = 9;
    expect(game.outcome(table.state)?.scores).toEqual([0, 0, 2, 0]);
    expect(given(4, { roundLimit: 7 }).state.table.roundCap).toBe(7);
    expect(given(4).state.table.roundCap).toBe(20);
  });

  test('WK-21.23 two players: five cities win, overseas ones too', () => {
    const table = given(2, { twoPlayerFiveCities: true }).own(
      BLUE,
      'acre',
      'cadiz',
      'syracuse',
      'kovel',
      'froli',
    );
    table.run({ kind: 'upkeep' });
    expect(table.state).toMatchObject({ winner: BLUE, ending: 'cities' });
    expect(() => game.setup({ twoPlayerFiveCities: true }, 3, fastChance(1))).toThrow(/two players/);
  });

  test('WK-21.23, WK-18.11 if both have five cities, the one with more wins, else the ranking decides', () => {
    const both = (): Given =>
      given(2, { twoPlayerFiveCities: true })
        .own(GREEN, 'vecht', 'olbi', 'lenz', 'jerusalem', 'alexandria')
        .own(BLUE, 'acre', 'cadiz', 'syracuse', 'kovel', 'froli');
    const more = both().own(BLUE, 'monz').run({ kind: 'upkeep' });
    expect(more.state).toMatchObject({ winner: BLUE, ending: 'cities' });
    expect(game.outcome(more.state)?.ranks).toEqual([2, 1]);
    const equal = both();
    equal.baron(BLUE).prestige = 4;
    equal.run({ kind: 'upkeep' });
    expect(game.outcome(equal.state)).toMatchObject({ ranks: [2, 1], ending: 'cities' });
  });

  test('WK-21.23 everybody sees that five cities win, and bots go for them', async () => {
    const table = given(2, { twoPlayerFiveCities: true });
    expect(table.view(GREEN).citiesToWin).toBe(5);
    table.own(GREEN, 'acre', 'cadiz', 'syracuse', 'kovel', 'froli');
    expect(majorityWorth(table.state, GREEN)).toBeGreaterThan(majorityWorth(table.state, BLUE));
    expect(await en.board(table.view(GREEN))).toContain('5 cities win at the next Upkeep');
  });

  test('WK-21.24 an abandoned Noble follows the steps of death but may return without an heir', () => {
    const dead = (abandonedNobles: boolean): boolean => {
      const table = given(4, { abandonedNobles }).put(RED, 'star', 'A1', {
        heir: -1,
        cards: ['regular50', 'english100'],
        tokens: 1,
      });
      table.fate(any).run({ kind: 'wages' }).act(RED, 'let go english100 of madder-star');
      return table.noble(RED, 'star').gone;
    };
    expect([dead(false), dead(true)]).toEqual([true, false]);
  });

  test('WK-21.25 a miracle removes a permanent Event for its cost and 1 more, if nothing has come of it', () => {
    const table = given(4, { miraclesCanHappen: true })
      .topEvent('heretic')
      .run({ kind: 'drawEvent', drawer: RED });
    table.baron(RED).faith = 3;
    table.state.stack = [{ kind: 'versatile', seat: RED }];
    expect(table.asides(RED)).toContain('miracle heretic');
    table.act(RED, 'miracle heretic');
    expect(table.baron(RED)).toMatchObject({ faith: 0, heretic: false, lasting: [] });
    const late = given(4, { miraclesCanHappen: true }).put(RED, 'star', null, {
      heir: -1,
      gone: true,
      cards: [],
    });
    late.baron(RED).lasting = [{ event: event('noHeir'), noble: star }];
    late.baron(RED).faith = 5;
    late.state.stack = [{ kind: 'versatile', seat: RED }];
    expect(late.asides(RED).some(line => line.startsWith('miracle'))).toBe(false);
    expect(late.why(RED, { type: 'miracle' })?.rule).toBe('WK-21.25');
  });

  test('WK-21.25 a secret decision is an own decision too', () => {
    const table = given(4, { miraclesCanHappen: true });
    for (const seat of [RED, BLACK]) {
      table.baron(seat).lasting = [{ event: event('noHeir'), noble: noble(seat, 'star') }];
      table.baron(seat).faith = 3;
    }
    const canRemove = (seat: number): boolean => table.asides(seat).some(line => line.startsWith('miracle'));
    table.state.stack = [{ kind: 'plan' }];
    expect([RED, BLACK].map(canRemove)).toEqual([true, true]);
    table.state.stack = [];
    table.baron(BLACK).banned = true;
    table.baron(RED).votes = 3;
    table.agendas('royalGrant').run({ kind: 'assembly' });
    expect(table.asked()).toBe('commitVotes');
    expect([RED, BLACK].map(canRemove)).toEqual([true, false]);
  });
});
