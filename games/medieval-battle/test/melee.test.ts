import { describe, expect, test } from 'vitest';
import { FIGHTING_TYPES, TYPES, type FightingType } from '../rules/index.ts';
import { COMBAT } from '../rules/figures.ts';
import {
  calculation,
  eventsOf,
  given,
  legal,
  on,
  OPEN_RED,
  OPEN_YELLOW,
  options,
  play,
  turns,
} from './given.ts';

const LETTERS = FIGHTING_TYPES.map(type => TYPES[type].letter);

/** Base columns of an attacker against each type, in the order of the table of the rules. */
const card = (type: FightingType): number[] => FIGHTING_TYPES.map(defender => TYPES[type].melee![defender]);

describe('melee', () => {
  test('MB-11.1 five columns from worst to best for the attacker', () => {
    const columns = COMBAT.columns.map(({ index, attackerLosses, defenderLosses }) => [
      index,
      attackerLosses,
      defenderLosses,
    ]);
    expect(columns).toEqual([
      [-2, 2, 0],
      [-1, 1, 0],
      [0, 1, 1],
      [1, 0, 1],
      [2, 0, 2],
    ]);
  });

  test('MB-11.2 the card of the attacker gives the base column', () => {
    expect(card('heavyCavalry')).toEqual([0, 1, 2, 1, 2, -1, 2, 2]);
    expect(card('lightCavalry')).toEqual([0, 0, 1, 0, 1, -1, 2, 2]);
    expect(card('horseArchers')).toEqual([-2, -1, 0, -1, 0, -1, 1, 1]);
    expect(card('heavyInfantry')).toEqual([0, 0, 1, 0, 1, 1, 2, 2]);
    expect(card('lightInfantry')).toEqual([-1, -1, 0, -1, 0, 0, 1, 1]);
    expect(card('pikemen')).toEqual([-1, -1, 0, -1, 0, 0, 1, 1]);
    expect(card('archers')).toEqual([-2, -2, -1, -2, -1, -1, 0, 0]);
    expect(card('longbowmen')).toEqual(card('archers'));
    // Equal types fight evenly.
    for (const type of FIGHTING_TYPES) expect(TYPES[type].melee![type]).toBe(0);
    // On open ground between full units the base column is the result.
    for (const attacker of LETTERS)
      for (const defender of LETTERS) {
        const { base, column } = calculation(
          given(`${OPEN_RED} ${attacker}g12:3,${defender.toLowerCase()}g11:3`),
          'g12',
          'g11',
        );
        expect(column).toBe(base);
      }
  });

  test('MB-11.1 MB-11.3 T07 the light cavalry card', () => {
    const result = (letter: string): number[] => {
      const { column, attackerLosses, defenderLosses } = calculation(
        given(`${OPEN_RED} Cg12:5,${letter}g11:3`),
        'g12',
        'g11',
      );
      return [column, attackerLosses, defenderLosses];
    };
    expect(result('p')).toEqual([-1, 1, 0]);
    for (const letter of ['k', 'c', 'h']) expect(result(letter)).toEqual([0, 1, 1]);
    for (const letter of ['l', 'm']) expect(result(letter)).toEqual([1, 0, 1]);
    for (const letter of ['a', 'b']) expect(result(letter)).toEqual([2, 0, 2]);
  });

  test('MB-11.4 light infantry is at −1 against heavy cavalry and heavy infantry', () => {
    expect([TYPES.lightInfantry.melee!.heavyCavalry, TYPES.lightInfantry.melee!.heavyInfantry]).toEqual([
      -1, -1,
    ]);
  });

  test('MB-11.4 MB-11.5 MB-11.6 MB-11.7 MB-11.8 MB-11.9 MB-7.12 MB-9.1 T08 the worked example', () => {
    const position = `${OPEN_RED} Lj7:4,kj8:1`;
    expect(calculation(given(position), 'j7', 'j8')).toMatchObject({
      base: -1,
      factors: [
        { id: 'numbers', shift: 0 },
        { id: 'height', shift: 1 },
        { id: 'rough', shift: 1 },
      ],
      column: 1,
      attackerLosses: 0,
      defenderLosses: 1,
    });
    const state = turns(given(position), 'Lj7xj8=');
    expect(on(state, 'j7')).toBe('L:2');
    expect(on(state, 'j8')).toBe('k:1!');
    expect(options(play(given(`${OPEN_RED} Lj7:4,kj8:2`), 'Lj7', 'xj8'), '>')).toEqual(['i9', 'j9']);
  });

  test('MB-11.5 two knights against one shift one column', () => {
    const shift = (attacker: string, defender: string): number =>
      calculation(given(`${OPEN_RED} Hg12:3${attacker},hg11:3${defender}`), 'g12', 'g11').factors[0]!.shift;
    expect([shift('', ''), shift('', '!'), shift('!', ''), shift('!', '!')]).toEqual([0, 1, -1, 0]);
  });

  test('MB-11.6 the higher unit is favoured, whatever the difference', () => {
    const shift = (attacker: string, defender: string): number =>
      calculation(given(`${OPEN_RED} H${attacker}:3,h${defender}:3`), attacker, defender).factors[1]!.shift;
    // Mountain to plain, mountain to hill, plain to hill, plain to mountain, wood and plain.
    expect([
      shift('h9', 'g10'),
      shift('j7', 'j8'),
      shift('i9', 'j9'),
      shift('g10', 'h9'),
      shift('f11', 'f10'),
    ]).toEqual([1, 1, -1, -1, 0]);
  });

  test('MB-11.7 wood and rocky hill under the defender hinder cavalry', () => {
    const shift = (units: string, attacker: string, defender: string): number =>
      calculation(given(`${OPEN_RED} ${units}`), attacker, defender).factors[2]!.shift;
    expect(shift('Kf11:4,pf10:3', 'f11', 'f10')).toBe(-1);
    expect(shift('Pf11:3,kf10:4', 'f11', 'f10')).toBe(1);
    expect(shift('Ki9:4,pj9:3', 'i9', 'j9')).toBe(-1);
    expect(shift('Pf11:3,hf10:3', 'f11', 'f10')).toBe(0);
    // The attacker's own hex does not matter, nor does a plain or mountain under the defender.
    expect(shift('Kf10:4,pf11:3', 'f10', 'f11')).toBe(0);
    expect(shift('Pg10:3,ph9:3', 'g10', 'h9')).toBe(0);
  });

  test('MB-11.7 MB-11.10 T18 archers against heavy cavalry and heavy infantry on a hill', () => {
    const cavalry = calculation(given(`${OPEN_RED} Ai9:3,kj9:0`), 'i9', 'j9');
    expect(cavalry.factors.map(factor => factor.shift)).toEqual([0, -1, 1]);
    expect(cavalry).toMatchObject({ base: -2, column: -2, attackerLosses: 2, attackerDestroyed: true });
    expect(on(turns(given(`${OPEN_RED} Ai9:3,kj9:0`), 'Ai9xj9='), 'i9')).toBe('');
    const infantry = calculation(given(`${OPEN_RED} Ai9:3!,hj9:0`), 'i9', 'j9');
    expect(infantry.factors.map(factor => factor.shift)).toEqual([-1, -1, 0]);
    expect(infantry.column).toBe(-2);
  });

  test('MB-11.7 MB-11.8 T19 fights for the wood', () => {
    const result = (units: string): number[] => {
      const { column, attackerLosses, defenderLosses } = calculation(
        given(`${OPEN_RED} ${units}`),
        'f11',
        'f10',
      );
      return [column, attackerLosses, defenderLosses];
    };
    expect(result('Cf11:5,cf10:5')).toEqual([0, 1, 1]);
    expect(result('Cf11:5,pf10:3')).toEqual([-2, 2, 0]);
    expect(result('Pf11:3,kf10:4')).toEqual([0, 1, 1]);
  });

  test('MB-11.9 all factors add up', () => {
    // Full light infantry on the mountain against damaged heavy cavalry on the hill: −1 +1 +1 +1.
    expect(calculation(given(`${OPEN_RED} Lj7:4,kj8:1!`), 'j7', 'j8')).toMatchObject({
      column: 2,
      defenderLosses: 1,
      defenderDestroyed: true,
    });
  });

  test('MB-11.5 MB-11.6 MB-11.7 MB-11.8 MB-11.9 MB-11.10 MB-11.11 T20 everything against the attacker', () => {
    const position = `${OPEN_RED} Ki9:4!,hj9:0`;
    const { base, factors, column, attackerLosses } = calculation(given(position), 'i9', 'j9');
    expect([base, ...factors.map(factor => factor.shift)]).toEqual([1, -1, -1, -1]);
    expect([column, attackerLosses]).toEqual([-2, 1]);
    const state = turns(given(position), 'Ki9xj9=');
    expect(on(state, 'i9')).toBe('');
    expect(on(state, 'j9')).toBe('h:0');
  });

  test('MB-11.10 beyond an end column that column is read', () => {
    const best = calculation(given(`${OPEN_RED} Kh7:4,ag7:3!`), 'h7', 'g7');
    expect([best.base, best.column]).toEqual([2, 2]);
    const worst = calculation(given(`${OPEN_RED} Ag7:3!,kh7:4`), 'g7', 'h7');
    expect([worst.base, worst.column]).toEqual([-2, -2]);
  });

  test('MB-11.11 losses are simultaneous and never more than there are knights', () => {
    const even = turns(given(`${OPEN_RED} Hg10:3,hg11:0`), 'Hg10xg11=');
    expect([on(even, 'g10'), on(even, 'g11')]).toEqual(['H:2!', 'h:0!']);
    expect(calculation(given(`${OPEN_RED} Kg10:4,ag11:0!`), 'g10', 'g11').defenderLosses).toBe(1);
  });

  test('MB-11.11 MB-11.13 T17 two damaged units destroy each other', () => {
    const state = turns(given(`${OPEN_RED} Hg10:3!,hg11:0!`), 'Hg10xg11=');
    expect([on(state, 'g10'), on(state, 'g11')]).toEqual(['', '']);
    expect(state.units.map(unit => [unit.place, unit.knights])).toEqual([
      [-2, 0],
      [-2, 0],
    ]);
  });

  test('MB-11.12 MB-11.14 T21 a defender that survives keeps its hex, and the turn is over', () => {
    const state = turns(given(`${OPEN_RED} Kg10:4,hg11:0`), 'Kg10xg11=');
    expect([on(state, 'g10'), on(state, 'g11')]).toEqual(['K:3', 'h:0!']);
    expect(state.toMove).toBe(1);
  });

  test('MB-11.12 who destroys the defender and survives takes its hex and stops', () => {
    const state = given(`${OPEN_RED} Kg10:4,ag11:0`);
    const events = eventsOf(state, 'Kg10xg11=').map(event => event.type);
    expect(events).toEqual(['meleeDeclared', 'fought', 'advanced', 'turnBegan']);
    expect([on(state, 'g10'), on(state, 'g11')]).toEqual(['', 'K:3']);
  });

  test('MB-11.13 if both are destroyed the hex stays empty', () => {
    const state = turns(given(`${OPEN_RED} Cg10:5!,cg11:0!`), 'Cg10xg11=');
    expect([on(state, 'g10'), on(state, 'g11')]).toEqual(['', '']);
  });

  test('MB-11.14 a fought melee ends the turn whoever won', () => {
    for (const units of ['Kg10:4,ag11:0', 'Ag10:3,kg11:0', 'Hg10:3,hg11:0'])
      expect(turns(given(`${OPEN_RED} ${units}`), `${units.slice(0, 4)}xg11=`).toMove).toBe(1);
  });

  test('MB-11.15 nobody attacks a hex it may not occupy', () => {
    expect(legal(play(given(`${OPEN_RED} Kg10:4,ph9:3`), 'Kg10'))).not.toContain('xh9');
    expect(legal(play(given(`${OPEN_RED} Pg10:3,ph9:3`), 'Pg10'))).toContain('xh9');
  });

  test('MB-11.16 units with bows fight in melee by their melee card', () => {
    const state = play(given(`${OPEN_YELLOW} ag10:3,Ag11:0`), 'ag10');
    expect(legal(state)).toContain('xg11');
    expect(legal(state)).toContain('*g11');
    expect(calculation(state, 'g10', 'g11')).toMatchObject({
      ranged: false,
      base: 0,
      attackerLosses: 1,
      defenderLosses: 1,
    });
    expect(on(play(state, 'xg11'), 'g10')).toBe('a:2!');
  });
});
