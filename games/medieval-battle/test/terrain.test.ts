import { describe, expect, test } from 'vitest';
import { battlefieldOf, TYPES } from '../rules/index.ts';
import {
  eventsOf,
  given,
  hex,
  legal,
  on,
  OPEN_RED,
  OPEN_YELLOW,
  options,
  play,
  turns,
  whyHex,
} from './given.ts';

describe('terrain', () => {
  test('MB-3.1 four terrains on three levels', () => {
    const state = given(`${OPEN_RED} -`);
    const field = battlefieldOf(state.map);
    const at = (label: string): unknown => [field.terrain[hex(state, label)], field.level[hex(state, label)]];
    expect(at('g8')).toEqual(['plain', 0]);
    expect(at('f10')).toEqual(['wood', 0]);
    expect(at('j8')).toEqual(['rockyHill', 1]);
    expect(at('h9')).toEqual(['mountain', 2]);
  });

  test('MB-3.2 MB-7.3 T02 two plains and a rocky hill cost 1, 1 and 2', () => {
    const state = play(given(`${OPEN_RED} Kh12:4`), 'Kh12', '-i11');
    expect(on(state, 'i11')).toBe('K:3');
    expect(on(play(state, '-i10'), 'i10')).toBe('K:2');
    expect(on(play(state, '-j9'), 'j9')).toBe('K:0');
  });

  test('MB-3.2 MB-7.11 MB-12.2 MB-12.5 T03 longbowmen climb a mountain and shoot with the last point', () => {
    const state = play(given(`${OPEN_RED} Bh7:3,lj6:4`), 'Bh7', '-h6');
    expect(on(state, 'h6')).toBe('B:1');
    const [shot] = eventsOf(given(`${OPEN_RED} Bh7:3,lj6:4`), 'Bh7-h6*j6').filter(
      event => event.type === 'shot',
    );
    expect(shot).toMatchObject({ calculation: { base: 0, column: 1, defenderLosses: 1 } });
    play(state, '*j6');
    expect(on(state, 'h6')).toBe('B:0');
    expect(on(state, 'j6')).toBe('l:4!');
  });

  test('MB-3.3 cavalry never enters a mountain', () => {
    for (const letter of ['K', 'C', 'M']) {
      const state = play(given(`${OPEN_RED} ${letter}g9:4`), `${letter}g9`);
      expect(options(state, '-')).toContain('g10');
      expect(options(state, '-')).not.toContain('h9');
      expect(whyHex(state, 'h9')).toBe('MB-3.3 cavalryOnMountain');
    }
  });

  test('MB-3.4 the caravan enters plains only', () => {
    // f11 has the woods f10 and e11 beside it, g10 the mountain h9.
    expect(options(play(given(`${OPEN_RED} Wf11:1`), 'Wf11'), '-')).toEqual(['e12', 'f12', 'g10', 'g11']);
    expect(options(play(given(`${OPEN_RED} Wi9:1`), 'Wi9'), '-')).toEqual(['h10', 'i10', 'i8']);
    expect(whyHex(play(given(`${OPEN_RED} Wf11:1`), 'Wf11'), 'f10')).toBe('MB-3.4 caravanOffPlain');
  });

  test('MB-3.5 foot units enter every terrain', () => {
    for (const letter of ['H', 'L', 'P', 'A', 'B'])
      for (const [from, to] of [
        ['g9', 'h9'],
        ['g9', 'f10'],
        ['i9', 'j9'],
        ['g9', 'g10'],
      ])
        expect(options(play(given(`${OPEN_RED} ${letter}${from}:3`), `${letter}${from}`), '-')).toContain(to);
    expect(TYPES.pikemen.mayOccupy).toEqual([true, true, true, true]);
  });

  test('MB-3.6 beyond the edge everything counts as plain, so even a caravan controls it', () => {
    // b on m5 has two hexes beyond the edge; the attacker on m4 controls one, the caravan on m6 the other.
    const state = play(given(`${OPEN_RED} Cm4:5,Wm6:1,bm5:3,wa9:1`), 'Cm4', 'xm5');
    expect(legal(state)).not.toContain('>off');
    const alone = play(given(`${OPEN_RED} Cm4:5,Wa10:1,bm5:3,wa8:1`), 'Cm4', 'xm5');
    expect(legal(alone)).toContain('>off');
    expect(on(turns(given(`${OPEN_YELLOW} wg13:1`), 'wg13-f13'), 'f13')).toBe('w:0');
  });
});
