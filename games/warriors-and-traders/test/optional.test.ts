import { describe, expect, test } from 'vitest';
import {
  ascending,
  descending,
  incomeOf,
  MAP_FIGURES,
  MAPS,
  OUT_OF_PLAY,
  SMALL_MAP_FIGURES,
  SMALL_MAPS,
  worldNamed,
  type NationId,
  type SmallMapId,
} from '../rules/index.ts';
import { en } from '../text/en.ts';
import { fresh, game, given } from './given.ts';

const idsInPlay = (id: SmallMapId): string[] =>
  worldNamed(id)
    .provinces.filter(province => province.inPlay)
    .map(province => province.id)
    .sort();

const names = (id: SmallMapId, nation: NationId): { core: string[]; optional: string[] } => {
  const world = worldNamed(id);
  const { core, optional } = world.nations.find(one => one.id === nation)!;
  const ids = (list: readonly number[]) => list.map(province => world.provinces[province]!.id).sort();
  return { core: ids(core), optional: ids(optional) };
};
const starts = (id: SmallMapId): string[] =>
  worldNamed(id)
    .startNations.map(nation => worldNamed(id).nations[nation]!.id)
    .sort();

/** Small maps some of whose provinces show other symbols than on the whole map. */
const OTHERWISE: ReadonlySet<SmallMapId> = new Set([
  'base2-balkans',
  'base3-west-mainland',
  'italia3-peninsula',
]);

/** What tokens show on the small map where it differs from the whole map. */
const otherSymbols = (id: SmallMapId): Record<string, readonly number[]> => {
  const { map, provinces } = worldNamed(id);
  const whole = worldNamed(map).provinces;
  const differing = provinces.filter(({ symbols }, place) => symbols.join() !== whole[place]!.symbols.join());
  return Object.fromEntries(differing.map(province => [province.id, province.symbols]));
};

describe('variable turn order', () => {
  const table = given({
    seats: 4,
    options: { map: 'east', turnOrder: 'variable' },
    nations: ['romania', 'austria', 'croatia', 'bulgaria'],
  });

  test('WT-18.1 WT-18.2 WT-18.3 WT-18.4 the marker wanders from nation to nation (T12)', () => {
    const orders = [ascending(table.state).join('')];
    const back: number[][] = [];
    for (let turn = 2; turn <= 5; turn++) {
      orders.push(ascending(table.endTurn().state).join(''));
      back.push(descending(table.state));
    }
    expect(orders).toEqual(['0123', '1230', '2301', '3012', '0123']);
    expect([back[0], back.at(-1)]).toEqual([
      [0, 3, 2, 1],
      [3, 2, 1, 0],
    ]);
  });
});

describe('small maps', () => {
  test('WT-18.5 what is not listed is out of play', () => {
    const two = fresh(2, { westPart: 'englandScotland' });
    const dublin = two.province('dublin');
    expect(two.state.holders[dublin]).toBe(OUT_OF_PLAY);
    expect(two.state.units.some(unit => unit.at === dublin)).toBe(false);
    expect(
      worldNamed('base2-england-scotland').provinces[two.province('yorkshire')]!.neighbours,
    ).not.toContain(dublin);
    expect(
      game.setup({}, 2, { below: () => 0, die: () => 1, pick: list => list[0]!, shuffle: () => undefined })
        .table.world,
    ).toBe('west');
    const moving = given({
      options: { westPart: 'englandScotland' },
      nations: ['england', 'scotland'],
      place: { yorkshire: '0 infantry' },
    }).manoeuvre(0);
    const { id: unit } = moving.unit('yorkshire', 'infantry');
    expect(moving.whyId({ type: 'move', unit, to: moving.province('dublin') })).toBe('outOfPlay');
  });

  test('WT-18.6 WT-18.8 England and Scotland: mandatory provinces belong to one nation and are needed (T40)', () => {
    expect(idsInPlay('base2-england-scotland')).toEqual([
      'aberdeen',
      'east-anglia',
      'highlands',
      'london',
      'lothian',
      'orkney',
      'wales',
      'wessex',
      'western-islands',
      'yorkshire',
    ]);
    expect(starts('base2-england-scotland')).toEqual(['england', 'scotland']);
    expect(names('base2-england-scotland', 'england')).toMatchObject({ optional: [] });
    expect(names('base2-england-scotland', 'scotland').core).toEqual([
      'aberdeen',
      'highlands',
      'lothian',
      'orkney',
      'western-islands',
    ]);
    const scotland = { options: { westPart: 'englandScotland' }, nations: ['scotland', 'england'] } as const;
    const place = { highlands: '0 princess', lothian: '0 princess', orkney: '0 princess' };
    expect(given({ ...scotland, place }).manoeuvre(0).asked).not.toBe('unify');
    expect(
      given({ ...scotland, place: { ...place, 'western-islands': '0 infantry' } })
        .manoeuvre(0)
        .forecast('unify'),
    ).toMatchObject({ size: 5, actions: 5 });
    expect(names('base2-england-scotland', 'england').core).toEqual([
      'east-anglia',
      'london',
      'wales',
      'wessex',
      'yorkshire',
    ]);
    const england = {
      options: { westPart: 'englandScotland' },
      nations: ['england', 'scotland'],
      place: { wales: '0 princess', wessex: '0 princess', 'east-anglia': '0 princess' },
    } as const;
    expect(given(england).manoeuvre(0).asked).not.toBe('unify');
    const whole = given({ ...england, place: { ...england.place, yorkshire: '0 infantry' } }).manoeuvre(0);
    expect(whole.forecast('unify')).toMatchObject({ size: 5, actions: 5 });
  });

  test('WT-18.7 thresholds stay', () => {
    expect(fresh(2, { westPart: 'englandScotland' }).state.table.threshold).toBe(42);
    expect(fresh(3, { westPart: 'mainland' }).state.table.threshold).toBe(37);
  });

  test('WT-18.9 British Isles for two', () => {
    expect(idsInPlay('base2-british-isles')).toHaveLength(14);
    expect(idsInPlay('base2-british-isles')).not.toContain('calais');
    expect(starts('base2-british-isles')).toEqual(['ireland', 'scotland']);
    expect(names('base2-british-isles', 'scotland')).toMatchObject({ optional: ['western-islands'] });
    expect(names('base2-british-isles', 'ireland').core).toContain('ulster');
  });

  test('WT-18.10 the Balkans', () => {
    expect(idsInPlay('base2-balkans')).toHaveLength(14);
    expect(idsInPlay('base2-balkans')).not.toContain('dobrudja');
    expect(starts('base2-balkans')).toEqual(['bulgaria', 'croatia']);
    expect(names('base2-balkans', 'croatia')).toEqual({
      core: ['bosnia', 'dalmacija', 'istria', 'ragusa', 'slavonija'],
      optional: [],
    });
    expect(names('base2-balkans', 'bulgaria').core).toContain('makedonija');
  });

  test('WT-18.11 British Isles for three', () => {
    expect(idsInPlay('base3-british-isles')).toEqual(idsInPlay('base2-british-isles'));
    expect(starts('base3-british-isles')).toEqual(['england', 'ireland', 'scotland']);
    expect(names('base3-british-isles', 'england').optional).toEqual([]);
  });

  test('WT-18.12 the western mainland: 26 provinces, two barbarian forts, 21 armies (T39)', () => {
    const table = fresh(3, { westPart: 'mainland' });
    expect(idsInPlay('base3-west-mainland')).toHaveLength(26);
    expect(starts('base3-west-mainland')).toEqual(['burgundy', 'denmark', 'switzerland']);
    expect(names('base3-west-mainland', 'burgundy')).toMatchObject({ optional: ['artois'] });
    const forts = table.state.units
      .filter(unit => unit.kind === 'barbarianFort')
      .map(unit => worldNamed('west').provinces[unit.at]!.id);
    expect(forts.sort()).toEqual(['brandenburg', 'ile-de-france']);
    expect(table.state.units.filter(unit => unit.kind === 'barbarianArmy')).toHaveLength(21);
  });

  test('WT-18.12 the western mainland: France, played by nobody, is poorer there; Jylland and Friesland are richer', () => {
    expect(otherSymbols('base3-west-mainland')).toEqual({
      jylland: [2, 2, 1, 0],
      bourbon: [1, 1, 1, 0],
      provence: [1, 1, 1, 0],
      normandie: [1, 1, 1, 0],
      friesland: [2, 3, 0, 0],
    });
    const nations = ['denmark', 'burgundy', 'switzerland'] as const;
    const jylland = {
      seats: 3,
      nations,
      levels: [{ production: 2, military: 2 }],
      place: { jylland: '0 infantry' },
    } as const;
    const here = given({ ...jylland, options: { westPart: 'mainland' } });
    expect(incomeOf(here.state, 0)).toEqual([3, 3, 2, 0]);
    expect(game.view(here.state, 0).provinces[here.province('jylland')]!.symbols).toEqual([2, 2, 1]);
    const onWholeMap = given({ ...jylland, options: { map: 'west' } });
    expect(incomeOf(onWholeMap.state, 0)).toEqual([3, 2, 2, 0]);
    expect(game.view(onWholeMap.state, 0).provinces[here.province('jylland')]!.symbols).toEqual([2, 1, 1]);
  });

  test('WT-18.13 the north of Eastern Europe', () => {
    expect(idsInPlay('base3-east-north')).toHaveLength(27);
    expect(idsInPlay('base3-east-north')).not.toContain('dobrudja');
    expect(starts('base3-east-north')).toEqual(['austria', 'poland', 'romania']);
    expect(names('base3-east-north', 'austria')).toMatchObject({
      core: ['istria', 'salzburg', 'steiermark', 'tirol', 'wien'],
      optional: ['moravia'],
    });
  });

  test('WT-18.14 the south of Italia, without Abruzzo', () => {
    expect(idsInPlay('italia2-south')).toHaveLength(10);
    expect(starts('italia2-south')).toEqual(['naples', 'papalStates']);
    expect(names('italia2-south', 'naples')).toEqual({
      core: ['calabria', 'napoli', 'puglia', 'salerno'],
      optional: ['benevento'],
    });
    expect(names('italia2-south', 'papalStates').core).toContain('ferrara');
  });

  test('WT-18.15 the north of Italia for two: no contested provinces', () => {
    expect(starts('italia2-north')).toEqual(['genoa', 'milan']);
    expect(names('italia2-north', 'milan')).toEqual({
      core: ['brescia', 'como', 'milano', 'parma', 'piacenza'],
      optional: [],
    });
    expect(names('italia2-north', 'genoa')).toEqual({
      core: ['ajaccio', 'alta-corsica', 'gallura', 'genova', 'torres'],
      optional: [],
    });
  });

  test('WT-18.16 the north of Italia for three: Piacenza is contested (T41)', () => {
    expect(starts('italia3-north')).toEqual(['genoa', 'milan', 'tuscany']);
    expect(names('italia3-north', 'milan')).toEqual({
      core: ['brescia', 'como', 'milano'],
      optional: ['parma', 'piacenza'],
    });
    expect(names('italia3-north', 'genoa')).toEqual({
      core: ['ajaccio', 'gallura', 'genova', 'torres'],
      optional: ['alta-corsica', 'piacenza'],
    });
    const north = {
      seats: 3,
      options: { map: 'italia', italiaPart: 'north' },
      nations: ['milan', 'genoa', 'tuscany'],
    } as const;
    const milan = { como: '0 princess', brescia: '0 infantry' };
    expect(
      given({ ...north, place: milan })
        .manoeuvre(0)
        .forecast('unify'),
    ).toMatchObject({ size: 3, actions: 2 });
    expect(
      given({ ...north, place: { ...milan, piacenza: '0 princess', parma: '0 princess' } })
        .manoeuvre(0)
        .forecast('unify'),
    ).toMatchObject({ size: 5, actions: 5 });
    const genoa = {
      ajaccio: '1 princess',
      torres: '1 princess',
      gallura: '1 princess',
      piacenza: '1 princess',
    };
    expect(
      given({ ...north, place: genoa })
        .manoeuvre(1)
        .forecast('unify'),
    ).toMatchObject({ size: 5 });
  });

  test('WT-18.17 the peninsula: Calabria stays optional for Naples', () => {
    expect(idsInPlay('italia3-peninsula')).toHaveLength(25);
    expect(starts('italia3-peninsula')).toEqual(['naples', 'tuscany', 'venice']);
    expect(names('italia3-peninsula', 'naples').optional).toEqual(['benevento', 'calabria']);
    for (const out of ['alta-corsica', 'genova', 'piemonte', 'palermo'])
      expect(idsInPlay('italia3-peninsula')).not.toContain(out);
  });

  test('WT-18.17 the peninsula: the Papal States, played by nobody, have fewer products; Benevento and Friuli one more', () => {
    expect(otherSymbols('italia3-peninsula')).toEqual({
      urbino: [1, 1, 1, 0],
      'emilia-romagna': [2, 0, 1, 0],
      benevento: [1, 1, 1, 0],
      friuli: [1, 3, 1, 0],
    });
  });

  test('WT-18.10 the Balkans: Istria and Ragusa, of Croatia alone here, are richer', () => {
    expect(otherSymbols('base2-balkans')).toEqual({ istria: [1, 2, 1, 0], ragusa: [2, 0, 1, 0] });
  });

  test('WT-9.8 no other small map has symbols of its own, and capital with trade centre always makes 1/3/1', () => {
    for (const id of SMALL_MAPS) {
      const { nations, provinces } = worldNamed(id);
      for (const { capital, tradeCentre } of nations)
        expect(
          [0, 1, 2].map(i => provinces[capital]!.symbols[i]! + provinces[tradeCentre]!.symbols[i]!),
        ).toEqual([1, 3, 1]);
      if (!OTHERWISE.has(id)) expect(otherSymbols(id)).toEqual({});
    }
  });

  test('WT-9.8 whole maps show the symbols of their own file', () => {
    for (const map of MAPS)
      for (const { id, food, goods, weapons } of MAP_FIGURES[map].symbols.provinces)
        expect(worldNamed(map).provinces.find(one => one.id === id)?.symbols, id).toEqual([
          food,
          goods,
          weapons,
          0,
        ]);
  });
});

describe('trade-route income', () => {
  const balkans = {
    options: { map: 'east', eastPart: 'balkans' },
    nations: ['croatia', 'bulgaria'],
  } as const;

  test('WT-18.18 WT-18.19 each slot without a route yields one resource; a route uses the lowest slot (T38)', () => {
    const table = given({ ...balkans, levels: [{ trade: 4 }] });
    const before = table.gain().legal(0);
    expect(before).toEqual(['income goods', 'income weapons']);
    table.by(0, 'income weapons');
    expect(table.stock(0)).toMatchObject({ goods: 1, weapons: 1 });
    const routed = given({ ...balkans, levels: [{ trade: 4 }], routes: [[0, 1]] }).gain();
    expect(routed.legal(0)).toEqual(['income goods', 'income weapons']);
    routed.by(0, 'income weapons');
    expect(routed.stock(0).goods).toBeUndefined();
    const slots = Object.fromEntries(SMALL_MAP_FIGURES.routeIncome.map(row => [row.id, row.slots[2]]));
    expect(slots).toEqual({ 2: ['food', 'goods', 'weapons', 'gold'], 3: ['goods', 'food', 'weapons'] });
    expect(given({ options: { map: 'east' }, levels: [{ trade: 6 }] }).gain().asked).toBe('nothing');
  });

  test('WT-18.18 the third slot: any resource for two, all but gold for three', () => {
    const two = given({ ...balkans, levels: [{ trade: 6 }] });
    two.gain().by(0, 'income weapons');
    expect(two.legal(0)).toEqual(['income food', 'income goods', 'income weapons', 'income gold']);
    two.by(0, 'income gold');
    expect(two.stock(0)).toMatchObject({ goods: 1, weapons: 1, gold: 1 });
    const three = given({
      seats: 3,
      options: { map: 'east', eastPart: 'north' },
      nations: ['austria', 'poland', 'romania'],
      levels: [{ trade: 6 }],
    }).gain();
    three.by(0, 'income goods');
    expect(three.legal(0)).toEqual(['income goods', 'income food', 'income weapons']);
    three.by(0, 'income food');
    expect(three.eventsOf('routeIncome')).toMatchObject([{ seat: 0, gained: [1, 1, 0, 0] }]);
  });
});

describe('agreed limits', () => {
  test('WT-18.20 a last turn below ten', () => {
    const table = given({ options: { map: 'east', turnLimit: 6 }, turn: 6 }).endTurn();
    expect(table.state.ending).toBe('lastTurn');
  });

  test('WT-18.20 a time limit: called by one, confirmed by more than half, effective at the end of the turn', () => {
    const table = given({ seats: 3, options: { map: 'east', timeLimit: '90' } }).action(0);
    expect(game.view(table.state, 2).timeLimit).toBe(90);
    expect(en.action(game.view(table.state, 2), 2, { type: 'callTime' })).toContain('90 minutes');
    expect(table.asides(2)).toEqual(['callTime']);
    table.by(2, 'callTime');
    expect(game.question(table.state)).toMatchObject({ kind: 'timeVote', waitingFor: [0, 1] });
    table.by(0, 'vote no').by(1, 'vote yes');
    expect(table.state.timeUp).toBe(true);
    expect(table.endTurn().state.ending).toBe('timeUp');
    const refused = given({ seats: 3, options: { map: 'east', timeLimit: '90' } })
      .action(0)
      .by(2, 'callTime')
      .by(0, 'vote no')
      .by(1, 'vote no');
    expect(refused.state.timeUp).toBe(false);
    const half = given({ seats: 4, options: { map: 'east', timeLimit: '90' } }).action(0);
    half.by(3, 'callTime').by(0, 'vote yes').by(1, 'vote no').by(2, 'vote no');
    expect(half.state.timeUp).toBe(false);
    expect(refused.asides(1)).toEqual([]);
    expect(
      given({ seats: 3, options: { map: 'east' } })
        .action(0)
        .asides(1),
    ).toEqual([]);
  });
});
