import { describe, expect, test } from 'vitest';
import { valueOnBoard } from '../rules/index.ts';
import { eventsOf, given, legal, on, OPEN_RED, options, play, turns, why } from './given.ts';

const ON = 'S:A:I0:123:123 r 5-5 ---- - 0 d';

describe('dismount', () => {
  test('MB-18.1 with the option on each cavalry type becomes its foot type', () => {
    for (const [from, to] of [
      ['K', 'H'],
      ['C', 'L'],
      ['M', 'B'],
    ])
      expect(on(turns(given(`${ON} ${from}g12:4`), `${from}g12d`), 'g12')).toBe(`${to}:2`);
    expect(legal(play(given(`${OPEN_RED} Kg12:4`), 'Kg12'))).not.toContain('d');
    expect(why(play(given(`${OPEN_RED} Kg12:4`), 'Kg12'), { type: 'dismount' })).toBe('MB-18.1 dismountOff');
    for (const letter of ['H', 'L', 'P', 'A', 'B']) {
      const state = play(given(`${ON} ${letter}g12:3`), `${letter}g12`);
      expect(legal(state)).not.toContain('d');
      expect(why(state, { type: 'dismount' })).toBe('MB-18.1 notCavalry');
    }
  });

  test('MB-18.2 movement after dismounting', () => {
    const after = (movement: number): string => on(turns(given(`${ON} Cg12:${movement}`), 'Cg12d'), 'g12');
    expect([0, 1, 2, 3, 4, 5].map(after)).toEqual(['L:0', 'L:0', 'L:1', 'L:1', 'L:2', 'L:2']);
  });

  test('MB-18.3 the whole move is made as cavalry or as foot', () => {
    const before = play(given(`${ON} Kg12:4`), 'Kg12', 'd', '-g11');
    expect(on(before, 'g11')).toBe('H:1');
    expect(legal(before)).not.toContain('d');
    const after = play(given(`${ON} Kg12:4`), 'Kg12', '-g11', 'd');
    expect(on(after, 'g11')).toBe('H:1');
    expect(after.toMove).toBe(1);
  });

  test('MB-18.1 MB-18.2 MB-18.3 MB-18.4 T44 dismount, then move; not without a free token', () => {
    const state = play(given(`${ON} Kg12:3`), 'Kg12', 'd');
    expect(on(state, 'g12')).toBe('H:1');
    expect(options(state, '-')).toEqual(['f12', 'f13', 'g11', 'g13', 'h11', 'h12']);
    expect(legal(state)).toContain('.');
    expect(legal(play(given(`${ON} Kg12:3,Hc11:3,Hb11:3,H@R`), 'Kg12'))).not.toContain('d');
  });

  test('MB-18.4 dismounted first, the unit acts as foot by all rules', () => {
    // As longbowmen it shoots two hexes far; as heavy infantry it attacks onto the mountain.
    const archers = turns(given(`${ON} Mg12:4,lg10:4`), 'Mg12d*g10');
    expect([on(archers, 'g12'), on(archers, 'g10')]).toEqual(['B:1', 'l:4!']);
    expect(legal(play(given(`${ON} Kg10:4,ph9:0`), 'Kg10', 'd'))).toContain('xh9');
    expect(on(turns(given(`${ON} Kg10:4,ph9:0`), 'Kg10d'), 'g10')).toBe('H:2');
  });

  test('MB-18.2 MB-18.5 T45 move first, then dismount: the turn is over without a shot', () => {
    const state = play(given(`${ON} Mg12:5,lg9:4`), 'Mg12', '-g11', '-g10', 'd');
    expect(on(state, 'g10')).toBe('B:1');
    expect(on(state, 'g9')).toBe('l:4');
    expect(state.toMove).toBe(1);
  });

  test('MB-18.5 not after a declared melee', () => {
    const state = play(given(`${ON} Kf12:4,ag11:3`), 'Kf12', 'xg11', '>g10');
    expect(legal(state)).not.toContain('d');
    expect(why(state, { type: 'dismount' })).toBe('MB-18.5 dismountAfterAttack');
  });

  test('MB-18.6 dismounting alone is a turn, also without movement', () => {
    const state = given(`${ON} Kg12:0`);
    expect(legal(state)).toContain('Kg12');
    expect(eventsOf(state, 'Kg12d')[0]).toMatchObject({
      type: 'dismounted',
      kind: 'heavyCavalry',
      to: 'heavyInfantry',
      movement: 0,
    });
    expect(state.toMove).toBe(1);
  });

  test('MB-18.7 losses and place stay, and there is no way back', () => {
    const state = turns(given(`${ON} Kg12:4!`), 'Kg12d', '--');
    expect(on(state, 'g12')).toBe('H:2!');
    expect(legal(play(state, 'Hg12'))).not.toContain('d');
  });

  test('MB-18.8 a free token of the foot type is needed; destroyed and merged ones are free again', () => {
    const full = `${ON} Kg12:3,Hc11:3!,Hb11:3!,H@outer2`;
    expect(why(play(given(full), 'Kg12'), { type: 'dismount' })).toBe('MB-18.8 noFootToken');
    const merged = turns(given(full), 'Hc11+b11', '--');
    expect(legal(play(merged, 'Kg12'))).toContain('d');
    // Tokens of the other side do not count.
    expect(legal(play(given(`${ON} Kg12:3,hc11:3,hb11:3,ha11:3`), 'Kg12'))).toContain('d');
  });

  test('MB-18.9 the limit of one longbowmen unit does not hold for dismounting', () => {
    const state = turns(given(`${ON} Mg12:4,Bc11:3`), 'Mg12d');
    expect([on(state, 'g12'), on(state, 'c11')]).toEqual(['B:2', 'B:3']);
  });

  test('MB-18.10 a dismounted unit counts with its new cost', () => {
    const state = given(`${ON} Kg12:4,Cc11:5`);
    expect(valueOnBoard(state, 0)).toBe(5);
    turns(state, 'Kg12d', '--', 'Cc11d');
    expect(valueOnBoard(state, 0)).toBe(3);
  });
});
