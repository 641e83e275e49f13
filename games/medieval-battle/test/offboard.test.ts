import { describe, expect, test } from 'vitest';
import { layoutOf, medievalBattle, offboardSlot, writePosition, type State } from '../rules/index.ts';
import { given, legal, on, OPEN_RED, OPEN_YELLOW, options, play, turns, waiting, why } from './given.ts';

const LARGE = 'L:A:I0+III0:12345:1234 y 5-5 ------ - 0 -';
const slotOf = (state: State, unit: number): string =>
  layoutOf(state.map.size).outerSlots[offboardSlot(state.units[unit]!)]!;

describe('leaving the board and coming back', () => {
  test('MB-10.1 a unit may leave over any uncontrolled hex beyond the edge, which is one option', () => {
    const state = play(given(`${OPEN_RED} Cl6:5,bm5:3`), 'Cl6', 'xm5');
    expect(options(state, '>')).toEqual(['m4', 'off']);
    // On a corner with three hexes beyond the edge it is still one option.
    const corner = play(given(`${OPEN_RED} Cl3:5,bm2:3`), 'Cl3', 'xm2');
    expect(options(corner, '>').filter(label => label === 'off')).toEqual(['off']);
    // Inland nobody leaves.
    expect(legal(play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11'))).not.toContain('>off');
  });

  test('MB-8.4 MB-9.3 MB-10.1 T22 both ways off the board can be controlled', () => {
    const open = play(given(`${OPEN_RED} Cl6:5,Lm6:4,bm5:3`), 'Cl6', 'xm5');
    expect(options(open, '>')).toEqual(['m4', 'off']);
    const closed = play(given(`${OPEN_RED} Cl6:5,Lm6:4,Pm4:3,bm5:3`), 'Cl6', 'xm5');
    // It must stand, so the melee is already fought.
    expect(closed.toMove).toBe(1);
    expect(on(closed, 'm5')).toBe('C:4');
  });

  test('MB-10.2 leaving is paid like a retreat; only a unit under melee attack may, the caravan never', () => {
    // m7 is a rocky hill: two points.
    expect(play(given(`${OPEN_RED} Hl8:3,bm7:1`), 'Hl8', 'xm7').toMove).toBe(1);
    expect(legal(play(given(`${OPEN_RED} Hl8:3,bm7:2`), 'Hl8', 'xm7'))).toContain('>off');
    expect(legal(play(given(`${OPEN_YELLOW} bm5:3`), 'bm5'))).not.toContain('>off');
    expect(play(given(`${OPEN_RED} Hl6:3,wm5:1`), 'Hl6', 'xm5').toMove).toBe(1);
  });

  test('MB-10.3 the unit waits beside the slot it left, with its losses', () => {
    const state = turns(given(`${OPEN_RED} Cl6:5,bm5:3!,wc8:1`), 'Cl6xm5>off');
    expect(writePosition(state)).toContain('b@outer1!');
    expect(state.units[1]).toMatchObject({ knights: 1 });
    // A hex of the notch counts as the slot whose notch it fills.
    expect(writePosition(turns(given(`${OPEN_RED} Hb13:3,ba14:3,wc8:1`), 'Hb13xa14>off'))).toContain(
      'b@outer2',
    );
  });

  test('MB-10.4 each regroup brings it one slot nearer to the caravan', () => {
    const state = turns(given(`${OPEN_YELLOW} b@outer1,wc8:1`), '#');
    expect(slotOf(state, 0)).toBe('outer3');
    const nearer = turns(given(`${LARGE} b@outer2,wn1:1`), '#');
    expect(slotOf(nearer, 0)).toBe('outer1');
  });

  test('MB-10.5 a unit at the slot of the caravan may enter beside it', () => {
    const state = play(given(`${OPEN_YELLOW} b@outer3,wc8:1`), '#');
    expect(options(state, 'b@')).toEqual(['b8', 'b9', 'c7', 'c9', 'd7', 'd8']);
    expect(on(play(state, 'b@d8'), 'd8')).toBe('b:3');
    // Cavalry does not enter on a mountain, nobody on a taken hex.
    const cavalry = play(given(`${OPEN_YELLOW} k@outer3,wd8:1,pe8:3`), '#');
    expect(options(cavalry, 'k@')).toEqual(['c8', 'c9', 'd7', 'e7']);
    // One slot away it may not.
    expect(play(given(`${OPEN_YELLOW} b@outer1,wc8:1`), '#').toMove).toBe(0);
  });

  test('MB-10.1 MB-10.2 MB-10.3 MB-10.4 MB-10.5 MB-10.6 T10 the worked example: out, nearer, in', () => {
    const state = given(`${OPEN_RED} Cl6:5,bm5:3,wc8:1`);
    expect(layoutOf('standard').cells[state.units[1]!.place]!.outer).toBe(0);
    turns(state, 'Cl6xm5>off');
    expect(slotOf(state, 1)).toBe('outer1');
    expect(medievalBattle.view(state, 1).regroupsToReturn).toEqual({ 1: 2 });
    turns(state, '#');
    expect(slotOf(state, 1)).toBe('outer3');
    expect(state.units[1]!.place).toBeLessThan(0);
    turns(state, '--');
    play(state, '#');
    expect(waiting(state)).toBe(1);
    expect(options(state, 'b@')).toContain('d8');
    play(state, 'b@d8');
    expect(on(state, 'd8')).toBe('b:3');
  });

  test('MB-10.6 a unit that left d slots away returns at the regroup d + 1', () => {
    for (const [slot, regroups] of [
      ['outer3', 1],
      ['outer1', 2],
      ['outer2', 2],
    ] as const)
      expect(medievalBattle.view(given(`${OPEN_YELLOW} b@${slot},wc8:1`), 1).regroupsToReturn).toEqual({
        0: regroups,
      });
    for (const [slot, regroups] of [
      ['outer4', 1],
      ['outer1', 2],
      ['outer5', 2],
      ['outer2', 3],
      ['outer3', 3],
    ] as const)
      expect(medievalBattle.view(given(`${LARGE} b@${slot},wn1:1`), 1).regroupsToReturn).toEqual({
        0: regroups,
      });
  });

  test('MB-10.7 the caravan counts where it is at each regroup', () => {
    // f11 belongs to outer2, g10 to outer1. The unit fled at outer1 while the caravan was at outer2.
    const outer = (label: string): string => {
      const { cells, hexNamed, outerSlots } = layoutOf('standard');
      return outerSlots[cells[hexNamed.get(label)!]!.outer]!;
    };
    expect([outer('g11'), outer('h11'), outer('h10')]).toEqual(['outer2', 'outer1', 'outer1']);
    const moved = turns(given(`${OPEN_YELLOW} b@outer1,wg11:1`), 'wg11-h11', '--');
    // The caravan has come to the unit's slot: it enters in the first regroup, not in the second.
    expect(options(play(moved, '#'), 'b@')).toContain('h10');
    const stayed = given(`${OPEN_YELLOW} b@outer1,wg11:1`);
    expect(play(stayed, '#').toMove).toBe(0);
    expect(slotOf(stayed, 0)).toBe('outer2');
  });

  test('MB-10.4 MB-10.5 MB-10.6 MB-10.7 MB-10.8 T40 two slots away on the large map', () => {
    const state = given(`${LARGE} b@outer2,wn1:1`);
    turns(state, '#', '--');
    expect(slotOf(state, 0)).toBe('outer1');
    turns(state, '#', '--');
    expect(slotOf(state, 0)).toBe('outer4');
    play(state, '#');
    expect(options(state, 'b@').length).toBeGreaterThan(0);
  });

  test('MB-10.8 on the large map every way of two slots goes through outer1', () => {
    const { slotDistances, slotTowards } = layoutOf('large');
    slotDistances.forEach((row, from) =>
      row.forEach((distance, to) => {
        const between = row.flatMap((near, slot) =>
          near === 1 && slotDistances[slot]![to] === distance - 1 ? slot : [],
        );
        if (distance > 0) expect(between).toEqual([distance === 1 ? to : 0]);
        if (distance > 0) expect(slotTowards[from]![to]).toBe(between[0]);
      }),
    );
  });

  test('MB-10.9 it comes back with all its movement; flags and enemies beside the hex do not matter', () => {
    // l9 is next to the flag l8; a red unit on m8 controls it.
    const state = turns(given(`${OPEN_YELLOW} b@outer1!,wk9:1,Hl8:3`), '#b@l9!');
    expect(on(state, 'l9')).toBe('b:3!');
  });

  test('MB-10.10 T39 entering is optional, and a unit without a free hex stays', () => {
    const full = given(`${OPEN_YELLOW} k@outer3,wa8:1,pb7:3,pb8:3,pa9:3`);
    expect(play(full, '#').toMove).toBe(0);
    expect(slotOf(full, 0)).toBe('outer3');
    turns(full, '--', 'pb8-c8', '--');
    expect(legal(play(full, '#'))).toEqual(['k@b8', '.']);
    play(full, '.');
    expect(slotOf(full, 0)).toBe('outer3');
    const other = play(given(`${OPEN_YELLOW} k@outer3,b@outer3,wb8:1,pb7:3,pa8:3,pa9:3,lb9:4,lc8:4`), '#');
    // Only the wood c7 is free.
    expect(legal(other)).toEqual(['k@c7', 'b@c7', '.']);
    expect(why(other, { type: 'unit', unit: 0 })).toBe('allowed');
  });

  test('MB-10.11 without a caravan nobody enters or comes nearer', () => {
    const state = given('S:A:I0:123:123 y 5-5 ---- y 0 - b@outer1,l@R,pf12:0,pb9:1');
    expect(medievalBattle.view(state, 1).regroupsToReturn).toEqual({ 0: -1 });
    turns(state, '#');
    expect(slotOf(state, 0)).toBe('outer1');
    expect(state.toMove).toBe(0);
    expect(on(state, 'f12')).toBe('p:3');
  });
});
