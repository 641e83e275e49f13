import { describe, expect, test } from 'vitest';
import { FIGURES, hasTradeCentre } from '../rules/index.ts';
import { game, given, level, type TableGiven, type TestTable } from './given.ts';

/** Austria, Croatia and Poland, all with their trade centres. */
const centres = { salzburg: '0 princess', slavonija: '1 princess', krakow: '2 princess' };
const three = { seats: 3, options: { map: 'east' }, nations: ['austria', 'croatia', 'poland'] } as const;

function market(wanted: TableGiven = {}): TestTable {
  return given({ ...three, place: centres, ...wanted }).trade();
}

const TRADER = { trade: 2 };

const NOTHING = [0, 0, 0, 0] as const;

describe('who and what', () => {
  test('WT-6.1 only who controls a trade centre takes part', () => {
    const table = market({
      stock: [{ goods: 14 }, { goods: 14 }, { goods: 14 }],
      place: { ...centres, slavonija: 'barbarianArmy' },
    });
    expect(game.waitingFor(table.state)).toEqual([0, 2]);
    expect(table.whyId({ type: 'bank', give: 'goods', get: 'gold' }, 1)).toBe('noTradeCentre');
  });

  test('WT-6.2 any trade centre counts', () => {
    const table = market({ stock: [{ goods: 7 }], place: { kosovo: '0 princess' } });
    expect(hasTradeCentre(table.state, 0)).toBe(true);
    expect(table.legal(0)).toContain('bank goods for gold');
  });

  test('WT-6.3 only the four resources can be traded', () => {
    const table = market({ levels: [TRADER], stock: [{ food: 1 }, { gold: 1 }], routes: [[0, 1]] });
    table.by(0, 'offer to 1');
    expect(table.legal(0)).toEqual(['give 1 food', 'want 1 gold', 'drop']);
  });

  test('WT-6.4 promises bind nobody: an exchange is nothing but what is exchanged', () => {
    const table = market({ levels: [TRADER], stock: [{ food: 2 }, { gold: 1 }], routes: [[0, 1]] });
    table.by(0, 'offer to 1', 'give 1 food', 'send').by(1, 'accept');
    expect(table.eventsOf('exchanged')).toEqual([
      { type: 'exchanged', from: 0, to: 1, give: [1, 0, 0, 0], want: [0, 0, 0, 0] },
    ]);
  });
});

describe('the bank', () => {
  test('WT-6.5 the rate goes by the Trade level', () => {
    const rates = [1, 2, 3, 4, 5, 6, 7].map(
      trade => game.view(given({ ...three, levels: [{ trade }] }).state, 0).players[0]!.bankRate,
    );
    expect(rates).toEqual([7, 6, 5, 3, 2, 2, 1]);
  });

  test('WT-6.6 so many of one single type for one of another, never mixed (T08)', () => {
    const mixed = market({ stock: [{ weapons: 3, goods: 4 }] });
    expect(mixed.asked).toBe('nothing');
    const table = market({ stock: [{ goods: 7 }] });
    expect(table.whyId({ type: 'bank', give: 'weapons', get: 'gold' }, 0)).toBe('bankRate');
    table.by(0, 'bank goods for gold');
    expect(table.stock(0)).toEqual({ gold: 1 });
  });

  test('WT-6.7 gold may be given and received', () => {
    const table = market({ stock: [{ gold: 7 }] });
    expect(table.legal(0)).toEqual([
      'bank gold for food',
      'bank gold for goods',
      'bank gold for weapons',
      'pass',
    ]);
  });

  test('WT-6.8 as often as one can pay', () => {
    const table = market({ stock: [{ goods: 22 }] }).by(0, 'bank goods for weapons');
    expect(table.legal(0)).toEqual(['times 1', 'times 2', 'times 3']);
    expect(table.forecast('times 3', 0)).toEqual({ type: 'price', pay: [0, 21, 0, 0], get: [0, 0, 3, 0] });
    table.by(0, 'times 3');
    expect(table.stock(0)).toEqual({ goods: 1, weapons: 3 });
  });
});

describe('buying victory points', () => {
  test('WT-6.9 ten gold each, any number, only in this phase', () => {
    const table = market({ stock: [{ gold: 23 }] });
    const vp = table.vp(0);
    table.by(0, 'buyVp', 'buyVp');
    expect(table.vp(0)).toBe(vp + 2);
    expect(table.stock(0)).toEqual({ gold: 3 });
    expect(table.whyId({ type: 'buyVp' }, 0)).toBeDefined();
    expect(
      given({ ...three, stock: [{ gold: 20 }] })
        .action(0)
        .legal(),
    ).not.toContain('buyVp');
  });

  test('WT-6.10 not without a trade centre (T55)', () => {
    const table = market({ stock: [{ gold: 30 }], place: {} });
    expect(table.asked).toBe('nothing');
    table.endTurn();
    expect(table.stock(0).gold).toBe(20);
    const war = market({ stock: [{ gold: 30 }], place: {}, wars: [[0, 1]] });
    expect(war.legal(0)).toEqual(['peace with 1', 'pass']);
  });

  test('WT-6.11 bought points cannot be lost', () => {
    const table = market({ stock: [{ gold: 10 }] }).by(0, 'buyVp');
    table.state.units = table.state.units.filter(unit => unit.owner !== 0);
    table.state.holders = table.state.holders.map(holder => (holder === 0 ? -1 : holder));
    expect(table.vp(0)).toBe(1);
  });
});

describe('trade routes', () => {
  test('WT-6.12 no exchange without a route', () => {
    const table = market({ levels: [TRADER], stock: [{ food: 1 }] });
    expect(table.legal(0).some(words => words.startsWith('offer'))).toBe(false);
    expect(table.whyId({ type: 'propose', to: 1 }, 0)).toBe('noRoute');
  });

  test('WT-6.13 one route from Trade II, two from IV, three from VI', () => {
    const allowed = [1, 2, 3, 4, 5, 6, 7].map(
      trade => game.view(given({ ...three, levels: [{ trade }] }).state, 0).players[0]!.routesAllowed,
    );
    expect(allowed).toEqual([0, 1, 1, 2, 2, 3, 3]);
    const table = market({ levels: [TRADER], stock: [{ food: 7 }] }).by(0, 'route to 1');
    expect(table.whyId({ type: 'openRoute', to: 2 }, 0)).toBe('noRouteLeft');
  });

  test('WT-6.14 WT-6.15 WT-6.16 without consent, to anybody with a trade centre, at the cost of the opener only (T17)', () => {
    const table = market({ levels: [TRADER], stock: [{ goods: 2 }, { weapons: 1 }] });
    expect(table.legal(0)).toContain('route to 1');
    table.by(0, 'route to 1');
    expect(table.asked).toBe('trade');
    table.by(1, 'offer to 0', 'give 1 weapons', 'want 1 goods', 'want 1 goods', 'send').by(0, 'accept');
    expect([table.stock(0), table.stock(1)]).toEqual([{ weapons: 1 }, { goods: 2 }]);
    const { players } = game.view(table.state, 0);
    expect(players.map(player => player.routesOpened)).toEqual([1, 0, 0]);
    const reached = market({ levels: [TRADER, TRADER], routes: [[0, 1]] });
    expect([reached.legal(1).includes('route to 2'), game.waitingFor(reached.state).includes(0)]).toEqual([
      true,
      false,
    ]);
    const poor = market({ levels: [TRADER], place: { ...centres, slavonija: '' } });
    expect(poor.legal(0)).not.toContain('route to 1');
    expect(poor.whyId({ type: 'openRoute', to: 1 }, 0)).toBe('partnerNoTradeCentre');
  });

  test('WT-6.17 WT-6.19 a route is permanent, also when the level is lost (T37)', () => {
    const table = market({
      levels: [{ trade: 4 }],
      stock: [{ food: 1 }],
      routes: [
        [0, 1],
        [0, 2],
      ],
    });
    table.player(0).tokens[1] = level('trade', 3);
    table.trade();
    expect(table.state.routes).toHaveLength(2);
    expect(table.legal(0)).toContain('offer to 1');
    expect(table.legal(0).some(words => words.startsWith('route'))).toBe(false);
    table.player(0).tokens[1] = level('trade', 6);
    expect(game.view(table.state, 0).players[0]).toMatchObject({ routesAllowed: 3, routesOpened: 2 });
  });

  test('WT-6.18 no second route between the same two', () => {
    const table = market({ levels: [{ trade: 4 }, TRADER], stock: [{}, { food: 1 }], routes: [[0, 1]] });
    expect(table.legal(1)).not.toContain('route to 0');
    expect(table.whyId({ type: 'openRoute', to: 0 }, 1)).toBe('routeExists');
  });

  test('WT-6.20 any resources at any rate, gifts included, in both directions', () => {
    const table = market({ stock: [{ food: 6 }, { gold: 3, weapons: 1 }], routes: [[0, 1]] });
    table
      .by(0, 'offer to 1', 'give 5 food', 'give 1 food', 'want 1 gold', 'want 1 weapons', 'send')
      .by(1, 'accept');
    expect([table.stock(0), table.stock(1)]).toEqual([
      { weapons: 1, gold: 1 },
      { food: 6, gold: 2 },
    ]);
    table.by(1, 'offer to 0', 'give 1 gold', 'send').by(0, 'accept');
    expect(table.stock(0).gold).toBe(2);
  });

  test('WT-6.21 both must control a trade centre at that moment', () => {
    const table = market({
      stock: [{ food: 7 }, { gold: 1 }],
      routes: [[0, 1]],
      place: { ...centres, slavonija: '' },
    });
    expect(table.legal(0)).not.toContain('offer to 1');
    expect(table.whyId({ type: 'propose', to: 1 }, 0)).toBe('partnerNoTradeCentre');
  });

  test('WT-6.22 war does not forbid trade', () => {
    const table = market({ stock: [{ food: 1 }], routes: [[0, 1]], wars: [[0, 1]] });
    expect(table.legal(0)).toContain('offer to 1');
  });

  test('WT-6.29 the list of routes is public', () => {
    const table = market({ routes: [[0, 1]] });
    expect(game.view(table.state, 'spectator').routes).toEqual([{ by: 0, to: 1 }]);
  });
});

describe('Monopoly', () => {
  const held: TableGiven = {
    levels: [{ trade: 7 }],
    stock: [{ gold: 10 }, { gold: 20 }, { goods: 20 }],
    routes: [
      [0, 1],
      [1, 2],
    ],
  };

  test('WT-6.23 WT-6.24 WT-6.25 WT-6.26 below VII neither with the bank nor with each other, but with the monopolist (T36)', () => {
    const table = market(held);
    expect(table.legal(1)).toEqual(['buyVp', 'offer to 0', 'pass']);
    expect(game.waitingFor(table.state)).toEqual([0, 1]);
    expect(table.legal(0)).toEqual(expect.arrayContaining(['bank gold for food', 'offer to 1']));
    expect(table.whyId({ type: 'bank', give: 'gold', get: 'food' }, 1)).toBe('monopolyBank');
    expect(table.whyId({ type: 'propose', to: 2 }, 1)).toBe('monopolyPlayers');
  });

  test('WT-6.27 buying points and opening routes stay allowed to all', () => {
    const table = market({ ...held, levels: [{ trade: 7 }, { trade: 2 }], routes: [] });
    expect(table.legal(1)).toEqual(expect.arrayContaining(['buyVp', 'route to 0']));
  });

  test('WT-6.28 it ends when nobody has Trade VII any more', () => {
    const table = market(held);
    table.player(0).tokens[1]!--;
    table.trade();
    expect(table.legal(1)).toContain('bank gold for food');
  });
});

describe('the procedure', () => {
  test('WT-6.30 WT-6.31 an open floor: everybody who can do something may speak, in no order', () => {
    const table = market({ stock: [{ gold: 7 }, { gold: 7 }, {}] });
    expect(game.waitingFor(table.state)).toEqual([0, 1]);
    table.by(1, 'bank gold for food').by(0, 'bank gold for goods');
    expect(table.stock(1)).toEqual({ food: 1 });
    const war = market({ place: {}, wars: [[0, 1]] });
    expect(game.waitingFor(war.state)).toEqual([0, 1]);
    expect(war.legal(0)).toEqual(['peace with 1', 'pass']);
  });

  test('WT-6.32 it ends when all have passed; exchanges, routes and peace make passes void, the bank does not', () => {
    const table = market({ levels: [TRADER], stock: [{ gold: 14 }, { gold: 7 }] });
    table.by(1, 'pass');
    expect(game.waitingFor(table.state)).toEqual([0]);
    table.by(0, 'bank gold for food', 'times 1');
    expect(game.waitingFor(table.state)).toEqual([0]);
    table.by(0, 'route to 1');
    expect(game.waitingFor(table.state)).toEqual([0, 1]);
    table.by(0, 'pass').by(1, 'pass');
    expect(table.asked).toBe('nothing');
  });

  test('WT-6.32 an exchange between two, and a peace, give the floor back to a third who has passed', () => {
    const table = market({ stock: [{ food: 7 }, { goods: 7 }, { gold: 7 }], routes: [[0, 1]] });
    table.by(2, 'pass').by(0, 'offer to 1', 'give 1 food', 'want 1 goods', 'send');
    expect(game.waitingFor(table.state)).not.toContain(2);
    table.by(1, 'accept');
    expect(game.waitingFor(table.state)).toContain(2);
    const war = market({ stock: [{ food: 7 }, { goods: 7 }, { gold: 7 }], wars: [[0, 1]] });
    war.by(2, 'pass').by(0, 'peace with 1').by(1, 'accept');
    expect(game.waitingFor(war.state)).toContain(2);
  });

  test('WT-6.33 a proposal: not empty, what one owns for what the other owns', () => {
    const table = market({ stock: [{ food: 1, gold: 1 }, { gold: 2 }], routes: [[0, 1]] }).by(
      0,
      'offer to 1',
    );
    expect(table.legal(0)).toEqual(['give 1 food', 'give 1 gold', 'want 1 gold', 'drop']);
    expect(table.whyId({ type: 'send', give: NOTHING, want: NOTHING }, 0)).toBe('offerEmpty');
    table.by(0, 'want 1 gold');
    expect(table.legal(0)).toEqual(['give 1 food', 'want 1 gold', 'send', 'drop']);
  });

  test('WT-6.33 WT-6.36 a draft that the rules do not know yet is refused for what it lacks', () => {
    const table = market({ stock: [{ food: 3 }, { gold: 2 }], routes: [[0, 1]] });
    expect(table.whyId({ type: 'send', give: NOTHING, want: NOTHING }, 0)).toBe('offerEmpty');
    table.by(0, 'offer to 1', 'give 1 food', 'want 1 gold', 'send');
    expect(table.whyId({ type: 'send', give: NOTHING, want: NOTHING }, 1)).toBe('offerEmpty');
    table.by(1, 'decline');
    const again = { type: 'send', give: [1, 0, 0, 0], want: [0, 0, 0, 1] } as const;
    expect(table.whyId(again, 0)).toBe('offerRepeated');
  });

  test('WT-6.34 accept, decline, or counter once', () => {
    const table = market({ stock: [{ food: 3 }, { gold: 2 }], routes: [[0, 1]] });
    table.by(0, 'offer to 1', 'give 1 food', 'want 1 gold', 'want 1 gold', 'send');
    expect(table.legal(1)).toEqual(['accept', 'decline', 'counter']);
    table.by(1, 'counter', 'give 1 gold', 'want 1 food', 'send');
    expect(table.legal(0)).toEqual(['accept', 'decline']);
    expect(table.whyId({ type: 'counter' }, 0)).toBe('noCounterToCounter');
    table.by(0, 'accept');
    expect(table.stock(0)).toEqual({ food: 2, gold: 1 });
  });

  test('WT-6.35 an accepted exchange is carried out at once', () => {
    const table = market({ stock: [{ food: 1 }, { gold: 1 }], routes: [[0, 1]] });
    table.by(0, 'offer to 1', 'give 1 food', 'want 1 gold', 'send').by(1, 'accept');
    expect([table.stock(0), table.stock(1)]).toEqual([{ gold: 1 }, { food: 1 }]);
  });

  test('WT-6.36 three proposals to each partner, and never the same again (T60)', () => {
    const table = market({ stock: [{ goods: 9 }, { weapons: 9 }], routes: [[0, 1]] });
    const offer = ['offer to 1', 'give 1 goods', 'give 1 goods', 'want 1 weapons'];
    table
      .by(0, ...offer, 'send')
      .by(1, 'decline')
      .by(0, ...offer);
    expect(table.legal(0)).not.toContain('send');
    const draft = { type: 'send', give: [0, 2, 0, 0], want: [0, 0, 1, 0] } as const;
    expect(table.whyId(draft, 0)).toBe('offerRepeated');
    table.by(0, 'give 1 goods', 'send').by(1, 'decline');
    table.by(0, ...offer, 'give 1 goods', 'give 1 goods', 'send').by(1, 'decline');
    expect(table.legal(0)).not.toContain('offer to 1');
    expect(table.whyId({ type: 'propose', to: 1 }, 0)).toBe('noOffersLeft');
  });

  test('WT-6.37 after forty commands a player is through', () => {
    const table = market({ levels: [{ trade: 7 }], stock: [{ gold: 60 }] });
    for (let i = 0; i < FIGURES.trading.commandsPerPhase - 1; i++)
      table.by(0, 'bank gold for food', 'times 1');
    expect(game.waitingFor(table.state)).toEqual([0]);
    expect(table.legal(0)).toContain('bank gold for food');
    table.by(0, 'bank gold for goods', 'times 1');
    expect(table.asked).toBe('nothing');
  });

  test('WT-6.38 the phase is skipped if nobody can do anything', () => {
    const table = given({ ...three, stock: [{ gold: 20 }] }).trade();
    expect(table.asked).toBe('nothing');
    expect(table.eventsOf('phaseStarted').map(event => event.phase)).toEqual(['trade']);
  });
});
