import { fastChance, listen, type Seat } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  battleAt,
  type BattleForecast,
  type Event,
  type FateRange,
  type Hit,
  type State,
} from '../rules/index.ts';
import { en } from '../text/en.ts';
import { incomeText } from '../text/lists.ts';
import { game, given, level, type TestTable } from './given.ts';

const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;

const battle = (table: TestTable, notation: string): BattleForecast => {
  const found = table.forecast(notation);
  if (found?.type !== 'battle') throw new Error('no battle is forecast');
  return found.battle;
};

describe('the forecast of a battle', () => {
  test('WT-14.4 against barbarians the losses are exact', () => {
    const table = given({
      ...austria,
      turn: 5,
      levels: [{ military: 4 }],
      place: { tirol: '0 cavalry' },
    }).manoeuvre(0);
    expect(battle(table, 'cavalry tirol>salzburg')).toMatchObject({
      certain: true,
      attack: 3,
      defence: 2,
      clears: 'always',
      holds: 'always',
      attackerVp: { least: 1, most: 1 },
      attackers: [{ mayDie: false, mayRetreat: false, toKill: 4, toRetreat: 3 }],
    });
    const weak = given({ ...austria, turn: 5, place: { tirol: '0 infantry' } }).manoeuvre(0);
    expect(battle(weak, 'infantry tirol>salzburg')).toMatchObject({
      clears: 'never',
      holds: 'never',
      attackers: [{ mayDie: true }],
      attackerVp: { least: 0, most: 0 },
    });
  });

  test('WT-11.17 a battle whose damage is dealt is no longer forecast while its armies retreat', () => {
    const table = given({
      ...austria,
      wars: [[0, 1]],
      levels: [{ military: 4 }],
      place: {
        steiermark: '0 archer, 0 infantry',
        istria: '1 archer, 1 princess',
        slavonija: '',
        dalmacija: '1 fort',
      },
    }).manoeuvre(0);
    table.play('archer steiermark>istria', 'done');
    expect(game.view(table.state, 0).battles).toHaveLength(1);
    table.hit(0, ['archer', 2]);
    expect(table.asked).toBe('retreatTo');
    expect(game.view(table.state, 0).battles).toEqual([]);
  });

  test('WT-11.8 WT-11.10 against players it is the exact range of what both can do', () => {
    const table = given({
      ...austria,
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry, 0 archer', istria: '1 fort, 1 princess, 1 infantry' },
    }).manoeuvre(0);
    table.play('cavalry steiermark>istria');
    expect(battle(table, 'archer steiermark>istria')).toMatchObject({
      certain: false,
      attack: 5,
      defence: 6,
      attackerVp: { least: 1, most: 3 },
      defenderVp: { least: 5, most: 5 },
      clears: 'never',
      holds: 'never',
    });
  });

  interface Fought {
    readonly kills: readonly number[];
    /** Of every unit that was hit. */
    readonly fates: ReadonlyMap<number, string>;
  }

  /** What everybody has dealt so far, however he came to it. */
  function dealtIn(state: State): string {
    const { picks = {} } = state.stack.at(-1) as { readonly picks?: Record<Seat, readonly Hit[]> };
    return Object.entries(picks)
      .map(([seat, hits]) => {
        const sums = new Map<number, number>();
        for (const { unit, points } of hits) sums.set(unit, (sums.get(unit) ?? 0) + points);
        return `${seat}: ${[...sums].sort(([a], [b]) => a - b).join(' ')}`;
      })
      .join(';');
  }

  /** Every way to fight the battle out, by trying all of them. */
  function waysToFight(first: State, last: readonly Event[]): Fought[] {
    const ways: Fought[] = [];
    const seen = new Set<string>();
    const look = (state: State, told: readonly Event[]): void => {
      if (game.question(state)?.kind !== 'assignDamage') {
        const wounds = told.flatMap(event => (event.type === 'battleFought' ? event.wounds : []));
        const fates = new Map(wounds.map(({ unit, fate }) => [unit, fate]));
        ways.push({ kills: state.players.map(player => player.kills), fates });
        return;
      }
      if (seen.has(dealtIn(state))) return;
      seen.add(dealtIn(state));
      const [seat] = game.waitingFor(state);
      for (const action of game.legalActions(state, seat!)) {
        const copy = game.clone(state);
        const listener = listen<Event>();
        game.playLegal(copy, seat!, action, fastChance(1), listener);
        look(
          copy,
          listener.told.map(({ event }) => event),
        );
      }
    };
    look(first, last);
    return ways;
  }

  /** Whether nobody of them is left standing. */
  const isCleared = (units: readonly FateRange[], { fates }: Fought): boolean =>
    units.every(({ unit }) => (fates.get(unit) ?? 'stands') !== 'stands');

  const among = <Word>(all: readonly boolean[], [always, some, never]: readonly [Word, Word, Word]): Word =>
    all.every(Boolean) ? always : all.some(Boolean) ? some : never;

  /** Equal units stand for each other: what may happen to one of them may happen to all. */
  const fatesOf = (units: readonly FateRange[], ways: readonly Fought[], range: FateRange): Set<string> => {
    const like = ({ kind, life, toKill }: FateRange): string => `${kind} ${life} ${toKill}`;
    const alike = units.filter(one => like(one) === like(range));
    const seen = ways.flatMap(({ fates }) => alike.map(({ unit }) => fates.get(unit) ?? 'stands'));
    return new Set(seen);
  };

  function checkFates(units: readonly FateRange[], ways: readonly Fought[], where: string): void {
    for (const range of units) {
      const seen = fatesOf(units, ways, range);
      if (range.certain) {
        const said = range.mayDie ? 'dies' : range.mayRetreat ? 'retreats' : 'stands';
        const own = new Set(ways.map(({ fates }) => fates.get(range.unit) ?? 'stands'));
        expect([...own], where).toEqual([said]);
      } else {
        expect([range.mayDie, range.mayRetreat], where).toEqual([seen.has('dies'), seen.has('retreats')]);
        expect(seen.size, where).toBeGreaterThan(1);
      }
    }
  }

  test('WT-11.8 the range is what trying every distribution finds', () => {
    const armies = ['infantry', 'archer', 'cavalry'] as const;
    const chance = fastChance(11);
    const verdicts = new Set<string>();
    for (let round = 0; round < 120; round++) {
      const own = Array.from({ length: 1 + chance.below(3) }, () => `0 ${chance.pick(armies)}`);
      const theirs = Array.from(
        { length: 1 + chance.below(3) },
        () => `1 ${chance.pick([...armies, 'princess', 'fort'])}`,
      );
      const levels = [{ military: chance.pick([1, 4]) }, { military: chance.pick([1, 4]) }];
      const table = given({
        ...austria,
        levels,
        wars: [[0, 1]],
        place: { steiermark: `${own.join(', ')}, 0 fort`, istria: theirs.join(', ') },
      });
      table.state.phase = 'manoeuvre';
      for (const unit of table.units('steiermark'))
        if (unit.kind !== 'fort') Object.assign(unit, { at: table.province('istria'), engaged: true });
      const said = battleAt(table.state, 0, table.province('istria'));
      const before = table.told.length;
      table.begin({ kind: 'battles', seat: 0 });
      const ways = waysToFight(table.state, table.told.slice(before));
      const where = `${own.join()} against ${theirs.join()}, ${JSON.stringify(levels)}`;
      const of = (seat: number) => ways.map(({ kills }) => kills[seat]!);
      expect([Math.min(...of(0)), Math.max(...of(0))], where).toEqual([
        said.attackerVp.least,
        said.attackerVp.most,
      ]);
      expect([Math.min(...of(1)), Math.max(...of(1))], where).toEqual([
        said.defenderVp.least,
        said.defenderVp.most,
      ]);
      const cleared = ways.map(way => isCleared(said.defenders, way));
      const held = ways.map(way => !isCleared(said.attackers, way));
      const clears = among(cleared, ['always', 'canClear', 'never']);
      expect(said.clears, where).toBe(clears);
      expect(said.holds, where).toBe(
        clears === 'never' ? 'never' : among(held, ['always', 'canHold', 'never']),
      );
      checkFates(said.defenders, ways, where);
      checkFates(said.attackers, ways, where);
      verdicts.add(`${said.clears} ${said.holds}`);
    }
    expect(verdicts.size).toBeGreaterThan(4);
  });

  test('WT-11.8 enough damage for everybody is no choice: who dies, dies for certain', () => {
    const table = given({
      ...austria,
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry, 0 cavalry', istria: '1 infantry, 1 infantry' },
    }).manoeuvre(0);
    table.play('cavalry steiermark>istria');
    const { clears, defenders } = battle(table, 'cavalry steiermark>istria');
    expect(clears).toBe('always');
    expect(defenders.map(({ mayDie, certain }) => mayDie && certain)).toEqual([true, true]);
  });

  test('WT-10.12 every company that could go together has a forecast of its own', () => {
    const table = given({
      ...austria,
      place: { steiermark: '0 infantry, 0 infantry, 0 archer', salzburg: 'barbarianArmy' },
    }).manoeuvre(0);
    const found = table.forecast('infantry steiermark>salzburg');
    if (found?.type !== 'battle') throw new Error('no battle is forecast');
    const companies = [found.battle, ...(found.together ?? [])].map(({ attack, attackers }) => [
      attackers.map(({ kind }) => kind).join(' '),
      attack,
    ]);
    expect(companies).toEqual([
      ['infantry', 1],
      ['infantry archer', 3],
      ['infantry infantry', 2],
      ['infantry infantry archer', 4],
    ]);
    // A company is told only once: by the first of its sorts.
    expect(table.forecast('archer steiermark>salzburg')).not.toHaveProperty('together');
  });
});

describe('what the view foresees', () => {
  test('WT-5.10 next income, food need, distance to the threshold and points by source', () => {
    const table = given({
      ...austria,
      levels: [{ production: 3, military: 2 }],
      place: { salzburg: '0 infantry' },
    });
    const own = game.view(table.state, 1).players[0]!;
    expect(own.nextIncome.slice(0, 2)).toEqual([1, 6]);
    expect(own).toMatchObject({
      foodNeed: 1,
      vp: 14,
      toThreshold: 28,
      points: { provinces: 5, forts: 3, leaders: 6 },
    });
  });

  test('WT-18.18 on a small map unused trade routes are part of the next income', () => {
    const balkans = {
      options: { map: 'east', eastPart: 'balkans' },
      nations: ['croatia', 'bulgaria'],
    } as const;
    const seen = (table: TestTable) => game.view(table.state, 0).players[0]!;
    const low = given(balkans);
    const goods = seen(low).nextIncome[1]!;
    expect(seen(low).incomeChoices).toEqual([]);
    const high = given({ ...balkans, levels: [{ trade: 4 }] });
    expect(seen(high).nextIncome[1]).toBe(goods + 1);
    expect(seen(high).incomeChoices).toEqual([['goods', 'weapons']]);
    expect(incomeText(en.words.names, seen(high))).toMatch(/, 1 product or weapon$/);
    const gained = high.stock(0).goods ?? 0;
    high.gain();
    expect(high.stock(0).goods! - gained).toBe(goods + 1);
    const routed = given({ ...balkans, levels: [{ trade: 4 }], routes: [[0, 1]] });
    expect(seen(routed).nextIncome[1]).toBe(goods);
    const token = given({ ...balkans, tokens: [[0, level('trade', 2) - 1, 0]] }).action(0);
    expect(token.forecast('token trade')).toMatchObject({
      income: [expect.anything(), goods + 1, expect.anything(), expect.anything()],
      choices: [],
    });
    const shift = given({ ...balkans, tokens: [[1, level('trade', 4) - 1, 0]] });
    shift.state.phase = 'development';
    shift.begin({ kind: 'developmentShift', seat: 0 });
    expect(shift.forecast('shift production to trade')).toMatchObject({ choices: [['goods', 'weapons']] });
  });

  test('WT-8.4 what the next token brings', () => {
    const table = given({ ...austria, tokens: [[level('production', 4) - 2, 0, 0]] }).action(0);
    expect(game.view(table.state, 0).players[0]!.tracks[0]).toMatchObject({
      missing: 2,
      next: { level: 4, abilities: ['masonry'], food: 2 },
    });
    expect(table.forecast('token production')).toMatchObject({ reached: false, missing: 1 });
    table.play('token production').action(0);
    const food = game.view(table.state, 0).players[0]!.nextIncome[0]!;
    expect(table.forecast('token production')).toMatchObject({
      reached: true,
      income: expect.arrayContaining([food * 2]) as number[],
    });
  });

  test('WT-7.8 WT-6.9 prices of what can be bought', () => {
    const table = given({
      ...austria,
      levels: [{ production: 5, military: 3 }],
      stock: [{ weapons: 2, gold: 10, goods: 7 }],
      place: { salzburg: '0 infantry' },
    });
    table.trade();
    expect(table.forecast('buyVp')).toEqual({ type: 'points', vp: 1, gold: 10 });
    expect(table.forecast('bank goods for food')).toEqual({
      type: 'price',
      pay: [0, 7, 0, 0],
      get: [1, 0, 0, 0],
    });
    table.action(0);
    expect(table.forecast('build archer')).toMatchObject({ pay: [0, 0, 2, 1] });
    expect(table.forecast('upgrade infantry salzburg to archer')).toMatchObject({ pay: [0, 7, 0, 0] });
  });

  test('WT-5.3 WT-7.27 WT-11.1 feeding, extra actions, battles and hits', () => {
    const fed = given({ ...austria, stock: [{ food: 5 }], place: { tirol: '0 cavalry' } }).upkeep();
    expect(fed.forecast('feedAll')).toEqual({ type: 'upkeep', food: 3, left: 2 });
    const extra = given({ ...austria, levels: [{ trade: 6 }], stock: [{ gold: 5 }] });
    extra.begin({ kind: 'maybeExtra', seat: 0, used: [] });
    expect(extra.forecast('extra masterTrader')).toEqual({ type: 'extra', source: 'masterTrader', gold: 5 });
    const fight = given({
      ...austria,
      place: { steiermark: '0 infantry, 0 archer', salzburg: 'barbarianArmy, barbarianArmy' },
    }).manoeuvre(0);
    fight.play('infantry steiermark>sopron', 'archer steiermark>salzburg');
    expect(fight.forecast('fight sopron')).toMatchObject({ type: 'battle', battle: { attack: 1 } });
    expect(game.view(fight.state, 0).battles).toHaveLength(2);
    fight.play('fight salzburg');
    expect(fight.forecast(fight.legal()[0]!)).toEqual({ type: 'hit', fate: 'retreats', left: 1 });
  });
});
