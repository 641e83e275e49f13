import { describe, expect, test } from 'vitest';
import { FIGHTING_TYPES, TYPES } from '../rules/index.ts';
import { calculation, given, legal, on, OPEN_RED, options, play, turns, whyHex } from './given.ts';

const BOWS = ['A', 'M', 'B'];
const TARGETS = FIGHTING_TYPES.map(type => TYPES[type].letter.toLowerCase());

/** Whether longbowmen on one hex may shoot at a unit on another. */
function sees(from: string, to: string): boolean {
  return legal(play(given(`${OPEN_RED} B${from}:3,l${to}:4`), `B${from}`)).includes(`*${to}`);
}

describe('ranged attack', () => {
  test('MB-12.1 longbowmen shoot one or two hexes far, the other bows one', () => {
    expect(Object.fromEntries(FIGHTING_TYPES.map(type => [TYPES[type].letter, TYPES[type].range]))).toEqual({
      K: 0,
      C: 0,
      M: 1,
      H: 0,
      L: 0,
      P: 0,
      A: 1,
      B: 2,
    });
    const near = `g12:3,lg11:4,lg10:4`;
    expect(options(play(given(`${OPEN_RED} B${near}`), 'Bg12'), '*')).toEqual(['g10', 'g11']);
    expect(options(play(given(`${OPEN_RED} A${near}`), 'Ag12'), '*')).toEqual(['g11']);
    expect(options(play(given(`${OPEN_RED} M${near}`), 'Mg12'), '*')).toEqual(['g11']);
    expect(options(play(given(`${OPEN_RED} H${near}`), 'Hg12'), '*')).toEqual([]);
    expect(options(play(given(`${OPEN_RED} Bg12:3,lg9:4`), 'Bg12'), '*')).toEqual([]);
    expect(whyHex(play(given(`${OPEN_RED} Bg12:3,lg9:4`), 'Bg12'), 'g9')).toBe('MB-12.1 outOfRange');
  });

  test('MB-12.2 the two ranged cards', () => {
    const card = (type: 'archers' | 'horseArchers' | 'longbowmen'): number[] =>
      FIGHTING_TYPES.map(target => TYPES[type].ranged![target]);
    expect(card('archers')).toEqual([-2, -1, 0, -1, 0, 0, 0, 0]);
    expect(card('horseArchers')).toEqual(card('archers'));
    expect(card('longbowmen')).toEqual([-1, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('MB-12.3 only the target loses knights', () => {
    for (const shooter of BOWS)
      for (const target of TARGETS)
        expect(
          calculation(given(`${OPEN_RED} ${shooter}g12:3!,${target}g11:3`), 'g12', 'g11', true)
            .attackerLosses,
        ).toBe(0);
    const state = turns(given(`${OPEN_RED} Ag10:3,lg11:4`), 'Ag10*g11');
    expect([on(state, 'g10'), on(state, 'g11')]).toEqual(['A:2', 'l:4!']);
  });

  test('MB-12.2 MB-12.3 MB-12.4 MB-12.5 T28 shots on open ground', () => {
    const shot = (units: string, from: string, to: string): number[] => {
      const { column, defenderLosses } = calculation(given(`${OPEN_RED} ${units}`), from, to, true);
      return [column, defenderLosses];
    };
    expect(shot('Ag10:3,kg11:4!', 'g10', 'g11')).toEqual([-1, 0]);
    expect(shot('Bg9:3,kg11:4!', 'g9', 'g11')).toEqual([0, 1]);
    expect(on(turns(given(`${OPEN_RED} Bg9:3,kg11:4!`), 'Bg9*g11'), 'g11')).toBe('');
    expect(shot('Ag10:3!,lg11:4', 'g10', 'g11')).toEqual([-1, 0]);
    expect(shot('Ag10:3,lg11:4', 'g10', 'g11')).toEqual([0, 1]);
    // Two columns better, but only one knight is left to lose.
    expect(shot('Bh6:3,hi6:3!', 'h6', 'i6')).toEqual([2, 1]);
    expect(on(turns(given(`${OPEN_RED} Bh6:3,hi6:3!`), 'Bh6*i6'), 'i6')).toBe('');
  });

  test('MB-12.4 numbers count as in melee', () => {
    const shift = (shooter: string, target: string): number =>
      calculation(given(`${OPEN_RED} Ag12:3${shooter},lg11:3${target}`), 'g12', 'g11', true).factors[0]!
        .shift;
    expect([shift('', ''), shift('', '!'), shift('!', ''), shift('!', '!')]).toEqual([0, 1, -1, 0]);
  });

  test('MB-12.5 height counts between shooter and target', () => {
    const shift = (from: string, to: string): number =>
      calculation(given(`${OPEN_RED} B${from}:3,l${to}:3`), from, to, true).factors[1]!.shift;
    expect([shift('h9', 'g10'), shift('i9', 'j9'), shift('g10', 'g11'), shift('j7', 'j8')]).toEqual([
      1, -1, 0, 1,
    ]);
  });

  test('MB-12.6 a wood covers every target, whatever the terrain of the shooter', () => {
    for (const [from, units] of [
      ['f11', 'Af11:3,kf10:4'],
      ['e11', 'Ae11:3,lf10:4'],
      ['g9', 'Ag9:3,pf10:3'],
    ] as const)
      expect(calculation(given(`${OPEN_RED} ${units}`), from, 'f10', true).factors[2]).toEqual({
        id: 'cover',
        shift: -1,
      });
    expect(calculation(given(`${OPEN_RED} Af10:3,lf11:4`), 'f10', 'f11', true).factors[2]).toEqual({
      id: 'cover',
      shift: 0,
    });
  });

  test('MB-12.7 rough ground does not matter for a shot', () => {
    // Cavalry on a hill and in a wood: no factor in favour of the shooter.
    expect(calculation(given(`${OPEN_RED} Aj8:3,kj9:4`), 'j8', 'j9', true)).toMatchObject({
      base: -2,
      column: -2,
    });
    expect(
      calculation(given(`${OPEN_RED} Aj8:3,kj9:4`), 'j8', 'j9', true).factors.map(factor => factor.id),
    ).toEqual(['numbers', 'height', 'cover']);
  });

  test('MB-12.8 T09 a full target in a wood or higher up suffers nothing from a full shooter', () => {
    for (const shooter of BOWS)
      for (const target of TARGETS) {
        expect(
          calculation(given(`${OPEN_RED} ${shooter}f11:3,${target}f10:3`), 'f11', 'f10', true).defenderLosses,
        ).toBe(0);
        expect(
          calculation(given(`${OPEN_RED} ${shooter}i9:3,${target}j9:3`), 'i9', 'j9', true).defenderLosses,
        ).toBe(0);
      }
  });

  test('MB-12.9 MB-12.10 MB-12.11 MB-12.12 T27 what longbowmen see', () => {
    expect(sees('g2', 'i2')).toBe(false);
    expect(sees('h4', 'j4')).toBe(true);
    expect(sees('j7', 'h7')).toBe(true);
    expect(sees('h7', 'j7')).toBe(false);
    expect(sees('h5', 'h7')).toBe(false);
    expect(sees('g6', 'h7')).toBe(true);
    expect(sees('j6', 'i8')).toBe(false);
    expect(sees('g4', 'g6')).toBe(true);
  });

  test('MB-12.9 a mountain in between blocks, a wood too if the shooter is on the lowest level', () => {
    // h8 to h10 over the mountain h9; g9 to e11 over the wood f10; the same wood from the hill h4 over i4.
    expect(sees('h8', 'h10')).toBe(false);
    expect(sees('g9', 'e11')).toBe(false);
    expect(sees('h4', 'j4')).toBe(true);
    expect(whyHex(play(given(`${OPEN_RED} Bh8:3,lh10:4`), 'Bh8'), 'h10')).toBe('MB-12.9 sightBlocked');
    // At range 1 nothing blocks.
    expect(sees('f11', 'f10')).toBe(true);
  });

  test('MB-12.10 a mountain blocks even from a mountain; hills and units never block', () => {
    expect(sees('h5', 'h7')).toBe(false);
    expect(sees('g4', 'g6')).toBe(true);
    expect(legal(play(given(`${OPEN_RED} Bg12:3,hg11:3,lg10:4`), 'Bg12'))).toContain('*g10');
  });

  test('MB-12.11 only the level of the shooter counts', () => {
    // From the plain h7 the wood i7 hides the mountain j7; from j7 it does not hide h7.
    expect([sees('h7', 'j7'), sees('j7', 'h7')]).toEqual([false, true]);
    // A target in a wood or on a mountain is seen.
    expect(sees('f12', 'f10')).toBe(true);
    expect(sees('h11', 'h9')).toBe(true);
  });

  test('MB-12.12 of two hexes in between one clear one is enough; off the board is not clear', () => {
    expect(sees('g6', 'h7')).toBe(true);
    expect(sees('j6', 'i8')).toBe(false);
    // Only the large map has an inlet: between l2 and n1 lie m2 and a hex off the board.
    const across = (code: string): boolean => {
      const state = given(`${code} r 5-5 ------ - 0 - Bl2:3,pn1:3`);
      return legal(play(state, 'Bl2')).includes('*n1');
    };
    expect(across('L:A:I0+III0:12345:1234')).toBe(true);
    expect(across('L:B:II0+IV4:53214:2413')).toBe(false);
    expect(across('L:B:III5+I0:31452:2143')).toBe(false);
  });

  test('MB-12.13 the target does not retreat and the shooter does not advance', () => {
    const state = turns(given(`${OPEN_RED} Ag10:3,lg11:4!`), 'Ag10*g11');
    expect([on(state, 'g10'), on(state, 'g11')]).toEqual(['A:2', '']);
  });

  test('MB-12.14 a shot ends the turn', () => {
    expect(play(given(`${OPEN_RED} Ag10:3,lg11:4`), 'Ag10', '*g11').toMove).toBe(1);
  });
});
