import { describe, expect, test } from 'vitest';
import { REMOVED } from '../rules/index.ts';
import { eventsOf, given, legal, on, OPEN_RED, options, play, turns, whyHex } from './given.ts';

describe('merging', () => {
  test('MB-13.1 two damaged units of the same type and owner may merge', () => {
    const merges = (units: string): string[] => options(play(given(`${OPEN_RED} ${units}`), 'Lc11'), '+');
    expect(merges('Lc11:2!,Lc12:2!')).toEqual(['c12']);
    expect(merges('Lc11:2!,Lc12:2')).toEqual([]);
    expect(merges('Lc11:2,Lc12:2!')).toEqual([]);
    expect(merges('Lc11:2!,Pc12:2!')).toEqual([]);
    expect(merges('Lc11:2!,lc12:2!')).toEqual([]);
    // c12 is a wood: two points are needed.
    expect(merges('Lc11:1!,Lc12:2!')).toEqual([]);
    expect(whyHex(play(given(`${OPEN_RED} Lc11:2!,Lc12:2`), 'Lc11'), 'c12')).toBe(
      'MB-13.1 mergeNeedsDamaged',
    );
  });

  test('MB-13.1 MB-13.2 MB-13.3 T36 a move and a merge', () => {
    const state = turns(given(`${OPEN_RED} Lg12:3!,Lg10:1!`), 'Lg12-g11+g10');
    expect(on(state, 'g10')).toBe('L:1');
    expect(on(state, 'g12')).toBe('');
    expect(state.toMove).toBe(1);
  });

  test('MB-13.2 one token goes, the other is full and stays in the hex entered', () => {
    const state = given(`${OPEN_RED} Lg11:3!,Lg10:4!`);
    expect(eventsOf(state, 'Lg11+g10')[0]).toMatchObject({ type: 'merged', unit: 0, into: 1 });
    expect(state.units.map(unit => unit.place === REMOVED)).toEqual([true, false]);
    expect(on(state, 'g10')).toBe('L:2');
  });

  test('MB-13.3 movement is the smaller of both after the mover has paid', () => {
    expect(on(turns(given(`${OPEN_RED} Lg11:4!,Lg10:4!`), 'Lg11+g10'), 'g10')).toBe('L:3');
    expect(on(turns(given(`${OPEN_RED} Lg11:4!,Lg10:0!`), 'Lg11+g10'), 'g10')).toBe('L:0');
    expect(on(turns(given(`${OPEN_RED} Lg11:1!,Lg10:4!`), 'Lg11+g10'), 'g10')).toBe('L:0');
  });

  test('MB-13.4 no extra cost, enemy control of the hex does not matter, and the turn ends', () => {
    // g10 is controlled by h on h10, and the unit there has no movement left: crossing would be forbidden.
    const state = play(given(`${OPEN_RED} Lf12:4!,Lf11:0!,he11:3`), 'Lf12');
    expect(legal(state)).toContain('+f11');
    play(state, '+f11');
    expect(on(state, 'f11')).toBe('L:0');
    expect(state.toMove).toBe(1);
  });
});
