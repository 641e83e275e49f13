import { noChance } from '@palio/kernel';
import { en } from '@palio/medieval-battle/text/en';
import { it as italian } from '@palio/medieval-battle/text/it';
import { describe, expect, test } from 'vitest';
import {
  costOf,
  FIGHTING_TYPES,
  medievalBattle,
  MODES,
  mostOf,
  RESERVE,
  TYPES,
  writeArmy,
  type FightingType,
  type State,
} from '../rules/index.ts';
import { legal, recruited, why } from './given.ts';

const start = (options = {}): State => medievalBattle.setup({ map: 'std-open', ...options }, 2, noChance);
const largeStart = (): State => medievalBattle.setup({ size: 'large', map: 'large-open' }, 2, noChance);

function pick(state: State, seat: number, ...units: FightingType[]): State {
  for (const unit of units) medievalBattle.play(state, seat, { type: 'recruit', unit }, noChance);
  return state;
}

const offered = (state: State, seat: number): string[] =>
  medievalBattle
    .legalActions(state, seat)
    .map(action => (action.type === 'recruit' ? action.unit : action.type));

describe('recruitment', () => {
  test('MB-4.1 who watches reads that both recruit, or who still does', () => {
    const state = start();
    const asked = (language: typeof en) =>
      language.prompt(
        medievalBattle.view(state, 'spectator'),
        medievalBattle.question(state)!,
        'spectator',
        seat => ['Ada', 'Bea'][seat]!,
      ).what;
    expect([asked(en), asked(italian)]).toEqual([
      'Both players are recruiting',
      'Entrambi i giocatori stanno reclutando',
    ]);
    medievalBattle.play(state, 0, { type: 'confirm' }, noChance);
    expect([asked(en), asked(italian)]).toEqual(['Bea is recruiting', 'Bea sta reclutando']);
  });

  test('MB-4.1 both recruit at the same time and in secret, after seeing the map', () => {
    const state = pick(start(), 0, 'heavyCavalry', 'archers');
    expect(medievalBattle.waitingFor(state)).toEqual([0, 1]);
    expect(medievalBattle.question(state)?.sealed).toBe(true);
    expect(medievalBattle.view(state, 0).ownPicks).toEqual(['heavyCavalry', 'archers']);
    expect(medievalBattle.view(state, 0).armies[0]).toMatchObject({ heavyCavalry: 1, archers: 1 });
    for (const viewer of [1, 'spectator'] as const) {
      expect(medievalBattle.view(state, viewer)).toEqual(medievalBattle.view(start(), viewer));
      expect(medievalBattle.view(state, viewer).map.code).toBe('S:A:I0:123:123');
    }
    expect(medievalBattle.isSecret(state, 0)).toBe(true);
  });

  test('MB-4.2 the budget is 20 points on the standard map and 30 on the large one', () => {
    expect([MODES.standard.recruitmentPoints, MODES.large.recruitmentPoints]).toEqual([20, 30]);
    const state = pick(
      start(),
      0,
      'heavyCavalry',
      'heavyCavalry',
      'heavyCavalry',
      'lightCavalry',
      'lightCavalry',
      'lightCavalry',
      'heavyInfantry',
      'heavyInfantry',
    );
    // 9 + 6 + 4 = 19 points spent.
    expect(offered(state, 0)).toEqual(['lightInfantry', 'pikemen', 'archers', 'confirm']);
    expect(why(state, { type: 'recruit', unit: 'heavyInfantry' })).toBe('MB-4.2 tooExpensive');
    expect(offered(pick(state, 0, 'pikemen'), 0)).toEqual(['confirm']);
  });

  test('MB-4.3 what the types cost', () => {
    const costs = Object.fromEntries(FIGHTING_TYPES.map(type => [type, TYPES[type].cost]));
    expect(costs).toEqual({
      heavyCavalry: 3,
      lightCavalry: 2,
      horseArchers: 2,
      heavyInfantry: 2,
      longbowmen: 2,
      lightInfantry: 1,
      pikemen: 1,
      archers: 1,
    });
  });

  test('MB-4.4 no more units of a type than tokens', () => {
    const state = pick(start(), 1, 'archers', 'archers', 'archers');
    expect(offered(state, 1)).not.toContain('archers');
    expect(why(state, { type: 'recruit', unit: 'archers' }, 1)).toBe('MB-4.4 noTokenLeft');
    expect(() => pick(state, 1, 'archers')).toThrow('cannot do');
  });

  test('MB-4.4 MB-4.5 T32 one longbowmen unit on the standard map, two on the large one', () => {
    const standard = pick(start(), 0, 'longbowmen');
    expect(() => pick(standard, 0, 'longbowmen')).toThrow('cannot do');
    expect(why(standard, { type: 'recruit', unit: 'longbowmen' }, 0)).toBe('MB-4.5 longbowLimit');
    const large = pick(largeStart(), 0, 'longbowmen', 'longbowmen');
    expect(() => pick(large, 0, 'longbowmen')).toThrow('cannot do');
    expect([mostOf('longbowmen', 'standard'), mostOf('longbowmen', 'large')]).toEqual([1, 2]);
  });

  test('MB-4.2 MB-4.3 MB-4.4 MB-4.5 MB-4.6 T01 the example army of the rulebook costs 20 points', () => {
    const state = recruited('K2 C1 M1 H2 B1 L1 P1 A2', '-');
    expect(costOf(state.armies[0]!)).toBe(20);
    expect(writeArmy(state.armies[0]!)).toBe('K2 C1 M1 H2 L1 P1 A2 B1');
    const red = state.units.filter(unit => unit.side === 0);
    expect(red).toHaveLength(12);
    expect(red.filter(unit => unit.type === 'caravan')).toHaveLength(1);
  });

  test('MB-4.6 the caravan comes with every army and costs nothing', () => {
    const state = recruited('-', '-');
    expect(state.units.map(unit => unit.type)).toEqual(['caravan', 'caravan']);
    expect(TYPES.caravan.cost).toBe(0);
  });

  test('MB-4.7 points may be left unspent', () => {
    expect(offered(start(), 0)).toContain('confirm');
    expect(costOf(recruited('A1', 'K1').armies[0]!)).toBe(1);
  });

  test('MB-4.8 unrecruited tokens stay out of the battle', () => {
    const state = recruited('A1', 'K1 L2');
    expect(state.units.map(unit => unit.type)).toEqual([
      'caravan',
      'archers',
      'caravan',
      'heavyCavalry',
      'lightInfantry',
      'lightInfantry',
    ]);
    expect(state.units.every(unit => unit.place === RESERVE)).toBe(true);
  });

  test('MB-4.9 both armies are shown once both have confirmed', () => {
    const state = pick(start(), 0, 'heavyCavalry');
    medievalBattle.play(state, 0, { type: 'confirm' }, noChance);
    expect(state.armies).toEqual([]);
    expect(medievalBattle.question(state)?.ready).toEqual([0]);
    expect(medievalBattle.view(state, 1).armies[0]).toBeNull();
    expect(why(state, { type: 'recruit', unit: 'archers' }, 0)).toBe('MB-4.9 alreadyConfirmed');
    medievalBattle.play(state, 1, { type: 'confirm' }, noChance);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(medievalBattle.view(state, viewer).armies).toMatchObject([
        { heavyCavalry: 1 },
        { heavyCavalry: 0 },
      ]);
    expect(legal(state).length).toBeGreaterThan(20);
  });
});
