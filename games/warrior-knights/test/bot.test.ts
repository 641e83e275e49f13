import { fastChance, knowledgeOf } from '@palio/kernel';
import { playGame, think, type LevelSpec } from '@palio/search';
import { describe, expect, test } from 'vitest';
import { isWelcome } from '../bot/offers.ts';
import { evaluate, prospects } from '../bot/evaluate.ts';
import { brain } from '../bot/index.ts';
import { preferences } from '../bot/preferences.ts';
import {
  AGENDAS,
  CITIES,
  FATES,
  warriorKnights as game,
  type Action,
  type Deal,
  type State,
} from '../rules/index.ts';
import { BLUE, given, GREEN, noble, RED, region, deal, prevent, victory } from './given.ts';

const noClock = (): number => 0;
const careful: LevelSpec = { method: 'greedy', budget: { iterations: 40 }, carelessness: 0 };
const hasty: LevelSpec = { method: 'greedy', budget: { iterations: 2 }, carelessness: 0.2 };

const decide = (state: State, seat: number, bot: LevelSpec = careful, seed = 1): Action =>
  think({ game, brain, knowledge: knowledgeOf(game, state, seat, seed), seat, bot, seed, clock: noClock })
    .action as Action;

/** Plays by the brain until the first Planning. */
function opened(seats: number): State {
  const state = game.setup({}, seats, fastChance(seats));
  for (let n = 0; state.phase === 'setup'; n++) {
    const seat = game.waitingFor(state)[0]!;
    game.play(state, seat, decide(state, seat, hasty, n), fastChance(n));
  }
  return state;
}

describe('what a position is worth', () => {
  test('shares of victory lie between 0 and 1 and add up to half the seats', () => {
    for (const seats of game.seatCounts) {
      const shares = evaluate(opened(seats));
      expect(shares).toHaveLength(seats);
      expect(shares.every(share => share > 0 && share < 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(seats / 2);
    }
  });

  test('a city, a siege, Prestige and a majority are worth something, a lost stronghold costs', () => {
    const worth = (change: (table: ReturnType<typeof given>) => unknown): number => {
      const table = given(4).put(GREEN, 'star', 'A3');
      change(table);
      return prospects(table.state)[GREEN]!;
    };
    const plain = worth(() => undefined);
    expect(worth(table => table.own(GREEN, 'kovel'))).toBeGreaterThan(plain);
    expect(worth(table => table.change('monz', { besieger: GREEN, siegeRound: 1 }))).toBeGreaterThan(plain);
    expect(worth(table => (table.baron(GREEN).prestige = 2))).toBeGreaterThan(plain);
    expect(worth(table => (table.baron(GREEN).stronghold = -1))).toBeLessThan(plain);
    const many = ['kovel', 'straven', 'uran', 'froli', 'bingen', 'isar', 'monz', 'vecht', 'lenz'];
    const near = worth(table => table.own(GREEN, ...many));
    expect(worth(table => table.own(GREEN, ...many, 'surat')) - near).toBeGreaterThan(5);
  });
});

describe('what it does', () => {
  test('it opens with Nobles in the regions of weak cities', () => {
    const state = opened(4);
    const placed = state.nobles.filter(({ place }) => place === 1);
    expect(placed).toHaveLength(16);
    const atCities = placed.filter(piece =>
      CITIES.some(city => city.region === piece.region && city.strength <= 300),
    );
    expect(atCities.length).toBeGreaterThan(8);
  });

  test('it besieges a weak neutral city, completes the siege later, and keeps what it takes', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A3', { cards: ['regular100'] })
      .reveal(GREEN, 'versatileStrategy');
    expect(decide(table.state, GREEN)).toEqual({ type: 'versatile', what: 'battle' });
    const later = given(4)
      .put(GREEN, 'star', 'A3', { cards: ['regular100'] })
      .change('monz', { besieger: GREEN, siegeRound: 1 });
    later.state.stack = [{ kind: 'battleTarget', seat: GREEN, region: region('A3') }];
    expect(decide(later.state, GREEN)).toMatchObject({ type: 'attack', kind: 'siege' });
    later.state.stack = [{ kind: 'captureCity', seat: GREEN, city: 6 }];
    expect(decide(later.state, GREEN)).toMatchObject({ type: 'control' });
  });

  test('it does not assault walls far too strong for it', () => {
    const table = given(4).put(GREEN, 'star', 'E6');
    table.state.stack = [{ kind: 'battleTarget', seat: GREEN, region: region('E6') }];
    expect(decide(table.state, GREEN)).toEqual({ type: 'decline' });
  });

  test('it discards the cards it needs least', () => {
    const table = given(4)
      .put(GREEN, 'circle', 'B3', { cards: ['english200'] })
      .put(RED, 'circle', 'B3');
    table.fate(victory, victory, prevent, deal).reveal(GREEN, 'versatileStrategy');
    table.act(GREEN, 'use for battle', 'region B3', 'openField baron madder');
    const first = decide(table.state, GREEN);
    expect(first.type).toBe('discard');
    expect(first.type === 'discard' && FATES[first.card]!.battle).not.toBe('victory');
  });

  test('it pays its Mercenaries when it can, and accepts a gift of the Assembly', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['regular50', 'english100', 'polish100'] })
      .run({ kind: 'wages' });
    expect(decide(table.state, GREEN).type).toBe('payAll');
    table.state.stack = [{ kind: 'acceptAgenda', seat: GREEN, subject: { type: 'agenda', agenda: 2 } }];
    expect(decide(table.state, GREEN)).toEqual({ type: 'comply' });
  });

  test('it takes crowns offered, refuses to be milked, and answers at once', () => {
    const table = given(4).reveal(BLUE, 'versatileStrategy');
    table.act(GREEN, 'openOffer niebeski', 'give 4 crowns niebeski', 'sendOffer niebeski');
    expect(decide(table.state, BLUE)).toEqual({ type: 'acceptOffer', from: GREEN });
    const base = {
      from: GREEN,
      to: BLUE,
      sent: true,
      promises: [],
      wants: [],
      heirGiven: -1,
      heirAsked: -1,
    } as const;
    const asks: Deal = { ...base, crowns: -5 };
    expect(isWelcome(table.state, asks)).toBe(false);
  });

  describe('what it pays for promises (WK-19.3)', () => {
    const asks = (crowns: number, ...promises: Deal['promises']): Deal => ({
      from: GREEN,
      to: BLUE,
      sent: true,
      crowns: -crowns,
      promises,
      wants: [],
      heirGiven: -1,
      heirAsked: -1,
    });
    const peace = ['doNotAttack', 'doNotBesiege'] as const;
    const asked = (): ReturnType<typeof given> =>
      given(4).own(BLUE, 'kovel').reveal(BLUE, 'versatileStrategy');
    const atTheWalls = (): ReturnType<typeof given> => asked().put(GREEN, 'star', 'A1');

    test('something where an army of the other stands at its walls, and nothing where none does', () => {
      expect(isWelcome(atTheWalls().state, asks(2, ...peace))).toBe(true);
      expect(isWelcome(asked().state, asks(1, ...peace))).toBe(false);
    });

    test('nothing for the same word a second time, and never a fortune', () => {
      const table = atTheWalls();
      table.baron(BLUE).crowns = 40;
      expect(isWelcome(table.state, asks(3, ...peace))).toBe(true);
      expect(isWelcome(table.state, asks(6, ...peace))).toBe(false);
      table.state.promises = peace.map(promise => ({ from: GREEN, to: BLUE, promise }));
      expect(isWelcome(table.state, asks(1, ...peace))).toBe(false);
    });

    test('nothing for what cannot be done now', () => {
      const { state } = atTheWalls();
      for (const pair of [
        ['returnHeir', 'spendFaith'],
        ['voteYes', 'voteNo'],
        ['letPass', 'allowAttack'],
      ] as const)
        expect(isWelcome(state, asks(1, ...pair))).toBe(false);
      expect(isWelcome(state, asks(1, 'voteForMe', 'investTogether'))).toBe(false);
    });

    test('and its own word has its price: the Votes of a whole round, the city that it is besieging', () => {
      const table = given(4).put(BLUE, 'star', 'E6').reveal(BLUE, 'versatileStrategy');
      table.baron(RED).prestige = 9;
      table.baron(BLUE).crowns = 2;
      const wants = (crowns: number, promise: Deal['wants'][number]): Deal => ({
        ...asks(-crowns),
        wants: [promise],
      });
      expect(isWelcome(table.state, wants(4, 'voteForMe'))).toBe(false);
      expect(isWelcome(table.state, wants(7, 'doNotBesiege'))).toBe(true);
      table.put(BLUE, 'star', 'A1', { cards: ['english200', 'polish200'] });
      table.own(GREEN, 'kovel').change('kovel', { besieger: BLUE, siegeRound: 1 });
      expect(isWelcome(table.state, wants(7, 'doNotBesiege'))).toBe(false);
    });
  });

  test('WK-14.4 it takes a city by the second siege rather than by an assault that might fail', () => {
    for (const cards of [
      ['regular50'],
      ['english150', 'polish200'],
      ['english200', 'polish200', 'swiss200'],
    ]) {
      const table = given(4)
        .put(GREEN, 'star', 'A3', { cards })
        .change('monz', { besieger: GREEN, siegeRound: 1 });
      table.state.round = 2;
      for (const seat of [BLUE, RED, 3]) table.baron(seat).prestige = 8;
      table.state.stack = [{ kind: 'battleTarget', seat: GREEN, region: region('A3') }];
      const thorough: LevelSpec = { method: 'search', budget: { iterations: 200 }, carelessness: 0 };
      for (const seed of [1, 2, 3])
        expect(decide(table.state, GREEN, thorough, seed)).toMatchObject({ type: 'attack', kind: 'siege' });
    }
  });

  test('it buys leave to besiege from one who stands by, and makes use of it', () => {
    const table = given(4)
      .put(GREEN, 'star', 'E6', { cards: ['english200', 'polish200', 'swiss200'] })
      .put(BLUE, 'star', 'E6', { cards: ['regular50'] });
    table.baron(GREEN).crowns = 30;
    table.baron(BLUE).crowns = 0;
    table.baron(RED).prestige = 9;
    table.state.stack = [{ kind: 'battleTarget', seat: GREEN, region: region('E6') }];
    const play = (seat: number): Action => {
      const action = decide(table.state, seat);
      game.play(table.state, seat, action, fastChance(1));
      return action;
    };
    expect(play(GREEN)).toEqual({ type: 'openOffer', to: BLUE });
    expect(play(GREEN)).toMatchObject({ type: 'offerCrowns', to: BLUE });
    expect(play(GREEN)).toEqual({ type: 'wantPromise', to: BLUE, promise: 'allowAttack' });
    expect(play(GREEN)).toEqual({ type: 'sendOffer', to: BLUE });
    expect(play(GREEN)).toMatchObject({ type: 'attack', target: 'city' });
    expect(play(BLUE)).toEqual({ type: 'acceptOffer', from: GREEN });
    expect(play(BLUE)).toEqual({ type: 'yes' });
  });

  test('it keeps what it has promised, and asks more of the leader', () => {
    const table = given(4);
    table.state.promises = [{ from: BLUE, to: GREEN, promise: 'voteForMe' }];
    table.run({ kind: 'assembly' });
    const subject = { type: 'agenda', agenda: 1 } as const;
    table.state.ballot = { subject, committed: [1, 2, 0, 0], declared: [-1, -1, -1, -1] };
    table.state.stack = [{ kind: 'declareVotes', seat: BLUE }];
    expect(decide(table.state, BLUE)).toEqual({ type: 'declare', side: GREEN });
    const offer: Deal = {
      from: GREEN,
      to: BLUE,
      sent: true,
      crowns: 3,
      promises: [],
      wants: ['letPass'],
      heirGiven: -1,
      heirAsked: -1,
    };
    table.baron(RED).prestige = 4;
    table.baron(BLUE).crowns = 2;
    expect(isWelcome(table.state, offer)).toBe(true);
    table.baron(GREEN).prestige = 8;
    expect(isWelcome(table.state, offer)).toBe(false);
  });

  test('a promise to vote for somebody is kept where the chosen one gains, not where he suffers', () => {
    const table = given(4);
    table.state.promises = [{ from: BLUE, to: GREEN, promise: 'voteForMe' }];
    table.baron(RED).prestige = 9;
    const all = [GREEN, BLUE, RED, 3];
    table.state.assembly = { attending: all, presiding: RED, order: [], open: [], written: [], proposer: -1 };
    const agenda = AGENDAS.indexOf('motionOfCensure');
    table.state.agendas = table.state.agendas.filter(other => other !== agenda);
    const subject = { type: 'agenda', agenda } as const;
    table.state.ballot = { subject, committed: [0, 2, 0, 0], declared: [-1, -1, -1, -1] };
    table.state.stack = [{ kind: 'declareVotes', seat: BLUE }];
    expect(decide(table.state, BLUE)).not.toEqual({ type: 'declare', side: GREEN });
  });

  describe('heirs and miracles', () => {
    const open = (): ReturnType<typeof given> =>
      given(4, { heirExchange: true }).reveal(GREEN, 'versatileStrategy');
    const dead = { cards: ['regular100', 'english100'], heir: GREEN, awaitsHeir: true } as const;
    const star = noble(RED, 'star');

    test('WK-21.9, WK-21.11 it kills the heir of a dead Noble of its first rival, not of others nor of the living', () => {
      const table = open().put(RED, 'star', null, dead);
      table.baron(RED).prestige = 5;
      expect(decide(table.state, GREEN)).toEqual({ type: 'killHeir', noble: star });
      table.baron(BLUE).prestige = 9;
      expect(decide(table.state, GREEN).type).not.toBe('killHeir');
      const alive = open().put(RED, 'star', 'A1', { heir: GREEN });
      alive.baron(RED).prestige = 5;
      expect(decide(alive.state, GREEN).type).not.toBe('killHeir');
    });

    test('WK-21.8 it returns an heir as it has promised, instead of killing it, and takes its own back', () => {
      const table = open().put(RED, 'star', null, dead);
      table.baron(RED).prestige = 5;
      table.state.promises = [{ from: GREEN, to: RED, promise: 'returnHeir' }];
      for (const type of ['openOffer', 'offerHeir', 'sendOffer']) {
        const action = decide(table.state, GREEN);
        expect(action.type).toBe(type);
        game.play(table.state, GREEN, action, fastChance(1));
      }
      table.state.stack = [{ kind: 'versatile', seat: RED }];
      expect(decide(table.state, RED)).toEqual({ type: 'acceptOffer', from: GREEN });
      game.play(table.state, RED, { type: 'acceptOffer', from: GREEN }, fastChance(1));
      expect(table.noble(RED, 'star').heir).toBe(RED);
      table.state.stack = [{ kind: 'versatile', seat: GREEN }];
      expect(decide(table.state, GREEN).type).not.toBe('openOffer');
    });

    test('WK-21.8 it sells a hostage for its price, and never an heir of its own', () => {
      const table = open().put(RED, 'star', 'A1', { heir: GREEN });
      table.baron(BLUE).prestige = 9;
      table.baron(GREEN).crowns = 2;
      const offer: Deal = {
        from: RED,
        to: GREEN,
        sent: true,
        crowns: 10,
        promises: [],
        wants: [],
        heirGiven: -1,
        heirAsked: star,
      };
      expect(isWelcome(table.state, offer)).toBe(true);
      expect(isWelcome(table.state, { ...offer, crowns: 0 })).toBe(false);
      expect(isWelcome(table.state, { ...offer, heirAsked: noble(GREEN, 'star') })).toBe(false);
    });

    test('WK-21.25 it undoes a lasting Event when it has more Faith than it needs', () => {
      const table = given(4, { miraclesCanHappen: true })
        .topEvent('heretic')
        .run({ kind: 'drawEvent', drawer: RED });
      table.state.stack = [{ kind: 'versatile', seat: RED }];
      table.baron(RED).faith = 7;
      expect(decide(table.state, RED)).toMatchObject({ type: 'removeEvent' });
      table.state.lastRound = true;
      table.baron(RED).faith = 3;
      expect(decide(table.state, RED).type).not.toBe('removeEvent');
    });
  });

  test('nobody is kept waiting by offers: no draft is left behind, and search takes no free action', () => {
    let drafts = 0;
    const players = Array.from({ length: 4 }, () => ({ bot: hasty, brain }));
    const { outcome, violations } = playGame({
      game,
      seats: 4,
      players,
      seed: 5,
      clock: noClock,
      onDecision({ action: { type } }) {
        expect(type).not.toBe('standing');
        if (type === 'openOffer') drafts++;
        if (type === 'sendOffer' || type === 'dropOffer') drafts--;
      },
    });
    expect([drafts, violations]).toEqual([0, []]);
    expect(outcome).toBeDefined();
  });

  test('preferences are there for every action, asides have none', () => {
    const state = opened(3);
    const seat = game.waitingFor(state)[0]!;
    const legal = game.legalActions(state, seat);
    const asides = game.asides(state, seat);
    const weights = preferences(state, seat, [...legal, ...asides]);
    expect(weights.slice(0, legal.length).every(weight => weight > 0)).toBe(true);
    expect(weights.slice(legal.length).every(weight => weight === 0)).toBe(true);
  });

  test('the same seed gives the same decision', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { cards: ['regular100'] })
      .reveal(GREEN, 'mobilizeForces');
    expect(decide(table.state, GREEN, careful, 5)).toEqual(decide(table.state, GREEN, careful, 5));
  });
});

test.each(game.seatCounts)('a game of bots at %i seats comes to an end, and beats chance', seats => {
  const players = Array.from({ length: seats }, (_, seat) => ({
    bot: seat === 0 ? hasty : ('random' as const),
    brain,
  }));
  const { outcome, violations } = playGame({ game, seats, players, seed: 11, clock: noClock, check: false });
  expect(violations).toEqual([]);
  expect(outcome?.ranks[0]).toBe(1);
});
