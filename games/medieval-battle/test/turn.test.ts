import { describe, expect, test } from 'vitest';
import { medievalBattle, writePosition } from '../rules/index.ts';
import {
  given,
  legal,
  on,
  OPEN_RED,
  OPEN_YELLOW,
  play,
  recruited,
  refuses,
  turns,
  unitAt,
  waiting,
  why,
  whyHex,
} from './given.ts';

describe('turn', () => {
  test('MB-6.1 Yellow takes the first turn, then the players alternate', () => {
    const state = play(recruited('-', '-'), 'g13', 'a10');
    const order: number[] = [];
    for (const line of ['wa10-a9', 'Wg13-g12', '#', '#']) {
      order.push(waiting(state));
      turns(state, line);
    }
    expect(order).toEqual([1, 0, 1, 0]);
    expect(state.turn).toBe(5);
  });

  test('MB-6.2 a turn is a move, a shot, a regroup or a pass', () => {
    const position = `${OPEN_RED} Ag10:3,Kf12:4,Lc11:2!,Lc12:2!,lg9:4,kf11:4`;
    const state = given(position);
    expect(legal(state)).toEqual(['Ag10', 'Kf12', 'Lc11', 'Lc12', '#', '--']);
    // A move alone, a move with melee, with a shot, with a merge; a shot alone; regroup; pass.
    for (const line of ['Kf12-f13', 'Kf12-g11xf11=', 'Ag10-h9*g9', 'Lc11+c12', 'Ag10*g9', '#', '--'])
      expect(turns(given(position), line).toMove, line).toBe(1);
    const dismounting = given(`S:A:I0:123:123 r 5-5 ---- - 0 d Kf12:0`);
    expect(legal(play(dismounting, 'Kf12'))).toEqual(['d']);
  });

  test('MB-6.3 retreating is an answer in the turn of the opponent', () => {
    const state = given(`${OPEN_RED} Kf12:4,ag11:3`);
    expect(legal(play(state, 'Kf12')).some(link => link.startsWith('>'))).toBe(false);
    play(state, 'xg11');
    expect(waiting(state)).toBe(1);
    expect(state.toMove).toBe(0);
    expect(legal(state)).toContain('>g10');
  });

  test('MB-6.4 a move enters at least one hex or declares a melee', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12');
    expect(legal(state)).not.toContain('.');
    expect(legal(state)).toContain('xg11');
    expect(why(state, { type: 'stop' })).toBe('MB-6.4 notMovedYet');
    expect(legal(play(state, '-f13'))).toContain('.');
    // A unit that can do nothing is not offered.
    expect(legal(given(`${OPEN_RED} Kf12:0,Lg13:1`))).toEqual(['Lg13', '#', '--']);
  });

  test('MB-6.5 one unit acts per turn', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,Lc11:4,lg4:4`), 'Kf12', '-f13');
    expect(legal(state).some(link => link.startsWith('L'))).toBe(false);
    expect(whyHex(state, 'c11')).toMatch(/^MB-/);
    play(state, '.');
    expect(on(state, 'c11')).toBe('L:4');
    expect(on(state, 'g4')).toBe('l:4');
    expect(whyHex(state, 'f13')).toBe('MB-6.2 notYourUnit');
    expect(whyHex(state, 'g8')).toBe('MB-6.5 chooseUnitFirst');
  });

  test('MB-6.6 what ends a turn', () => {
    const ended = (position: string, line: string): boolean => {
      const state = given(position);
      play(state, ...line.split(' '));
      return state.toMove === 1 && waiting(state) === 1 && medievalBattle.question(state)?.kind === 'turn';
    };
    expect(ended(`${OPEN_RED} Kf12:4,kg11:0`, 'Kf12 xg11')).toBe(true);
    expect(ended(`${OPEN_RED} Af12:3,kg11:0`, 'Af12 *g11')).toBe(true);
    expect(ended(`${OPEN_RED} Lc11:2!,Lc12:2!`, 'Lc11 +c12')).toBe(true);
    expect(ended(`${OPEN_RED} Lc11:2`, '#')).toBe(true);
    expect(ended(`${OPEN_RED} Lc11:2`, '--')).toBe(true);
    expect(ended(`${OPEN_RED} Lc11:2`, 'Lc11 -b11 .')).toBe(true);
    // Out of movement points it stops by itself.
    expect(ended(`${OPEN_RED} Lc11:1`, 'Lc11 -b11')).toBe(true);
  });

  test('MB-6.7 passing changes nothing and is always allowed, and is all that is left without another action', () => {
    const state = given('S:A:I0:123:123 r 0-5 ---- - 0 - Kf12:0,Wg13:0,lg4:4');
    expect(legal(state)).toEqual(['--']);
    const before = writePosition(state);
    expect(writePosition(turns(state, '--'))).toBe(
      before.replace(' r 0-5', ' y 0-5').replace(' 0 - K', ' 1 - K'),
    );
    for (const position of [`${OPEN_RED} Kf12:4`, `${OPEN_YELLOW} Kf12:4`])
      expect(legal(given(position))).toContain('--');
    refuses(`${OPEN_RED} Kf12:4`, '.');
    expect(unitAt(state, 'f12').movement).toBe(0);
  });
});
