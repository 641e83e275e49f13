import { describe, expect, test } from 'vitest';
import {
  given,
  legal,
  on,
  OPEN_RED,
  OPEN_YELLOW,
  options,
  play,
  refuses,
  turns,
  whyHex,
  zone,
} from './given.ts';

describe('control zones', () => {
  test('MB-8.1 a unit controls the adjacent hexes it may occupy', () => {
    expect(zone(given(`${OPEN_RED} Pg10:3`), 0)).toEqual(['f10', 'f11', 'g11', 'g9', 'h10', 'h9']);
    expect(zone(given(`${OPEN_RED} Pg10:3`), 1)).toEqual([]);
  });

  test('MB-8.1 MB-8.2 MB-11.15 T04 cavalry does not control a mountain nor attack onto it', () => {
    const state = given(`${OPEN_YELLOW} Bh6:3,kh7:4`);
    expect(zone(state, 1)).not.toContain('h6');
    expect(zone(state, 0)).toContain('h7');
    expect(legal(play(state, 'kh7'))).not.toContain('xh6');
    expect(whyHex(state, 'h6')).toBe('MB-11.15 attackOnBarredTerrain');
  });

  test('MB-8.2 T24 a caravan controls adjacent plains only', () => {
    const state = given(`${OPEN_RED} We10:1`);
    expect(zone(state, 0)).toEqual(['d10', 'f9']);
    // d11, e11 and f10 are woods, e9 and d9 mountains.
    expect(zone(state, 0)).not.toContain('f10');
  });

  test('MB-8.3 movement, losses and other units do not change a zone', () => {
    const full = zone(given(`${OPEN_RED} Kg10:4`), 0);
    expect(full).toEqual(['f10', 'f11', 'g11', 'g9', 'h10']);
    expect(zone(given(`${OPEN_RED} Kg10:0!,lg9:4,pf10:3`), 0)).toEqual(full);
    expect(zone(given(`${OPEN_RED} We10:0`), 0)).toEqual(zone(given(`${OPEN_RED} We10:1`), 0));
  });

  test('MB-8.4 zones go beyond the edge for every type', () => {
    for (const letter of ['K', 'C', 'M', 'H', 'L', 'P', 'A', 'B']) {
      // The unit on m6 and the attacker on m4 close both ways off the board for m5.
      const state = play(given(`${OPEN_RED} Lm4:4,${letter}m6:3,bm5:3`), 'Lm4', 'xm5');
      expect(legal(state)).not.toContain('>off');
    }
  });

  test('MB-8.5 T05 entering an enemy zone ends the movement', () => {
    expect(on(turns(given(`${OPEN_YELLOW} hj6:3`), 'hj6-i6-h7-g7'), 'g7')).toBe('h:0');
    refuses(`${OPEN_YELLOW} hj6:3,Bh6:3`, 'hj6-i6-h7-g7');
    refuses(`${OPEN_YELLOW} kj6:4,Bh6:3`, 'kj6-i6-h7-g7');
    const state = play(given(`${OPEN_YELLOW} hj6:3,Bh6:3`), 'hj6', '-i6');
    expect(on(state, 'i6')).toBe('h:2');
    expect(legal(state)).toEqual(['xh6', '.']);
    expect(whyHex(state, 'h7')).toBe('MB-8.5 haltedByZone');
    const cavalry = play(given(`${OPEN_YELLOW} kj6:4,Bh6:3`), 'kj6', '-i6');
    // Cavalry cannot even attack the mountain, so its turn is over.
    expect(cavalry.toMove).toBe(0);
    // No way leads through the zone: g7 could be paid for but not reached.
    expect(whyHex(play(given(`${OPEN_YELLOW} hj6:3,Bh6:3`), 'hj6'), 'g7')).toBe('MB-8.5 zoneInTheWay');
  });

  test('MB-8.5 MB-8.9 T29 leaving a zone by one step frees the unit; a step within holds it', () => {
    const position = `${OPEN_RED} Cg10:5,hg11:3,pe8:3`;
    const state = play(given(position), 'Cg10', '-g9', '-g8', '-f8');
    expect(on(state, 'f8')).toBe('C:2');
    expect(options(state, '-')).toEqual([]);
    refuses(position, 'Cg10-g9-g8-f8-f7');
    refuses(position, 'Cg10-f11-f12');
  });

  test('MB-8.6 T30 from a controlled hex only a unit that controls it may be attacked', () => {
    const state = play(given(`${OPEN_RED} Lg9:4,kg10:4,ph10:3`), 'Lg9', '-h9');
    expect(legal(state)).toEqual(['xh10', '.']);
    expect(whyHex(state, 'g10')).toBe('MB-8.6 onlyThoseInControl');
    // From a hex in no enemy zone any adjacent enemy may be attacked: cavalry does not control the mountain.
    expect(legal(play(given(`${OPEN_RED} Lg9:4,kg10:4`), 'Lg9', '-h9'))).toContain('xg10');
  });

  test('MB-8.7 from a controlled hex bows may shoot at any target and then move no further', () => {
    const state = play(given(`${OPEN_RED} Bg11:3,hf11:3,lh9:4`), 'Bg11', '-g10');
    expect(on(state, 'g10')).toBe('B:2');
    expect(options(state, '*')).toEqual(['f11', 'h9']);
    expect(options(state, '-')).toEqual([]);
    play(state, '*h9');
    expect(state.toMove).toBe(1);
  });

  test('MB-8.8 a unit halted by a zone cannot merge', () => {
    const state = play(given(`${OPEN_RED} Lf12:4!,Lg10:4!,hh11:3`), 'Lf12', '-g11');
    expect(legal(state)).toEqual(['xh11', '.']);
    expect(whyHex(state, 'g10')).toBe('MB-8.8 mergeWhenHalted');
    expect(legal(play(given(`${OPEN_RED} Lf12:4!,Lg10:4!`), 'Lf12', '-g11'))).toContain('+g10');
  });

  test('MB-8.9 a unit that starts in a zone may step out and go on', () => {
    const state = play(given(`${OPEN_RED} Cg10:5,hg11:3`), 'Cg10');
    expect(options(state, '-')).toContain('g8');
    expect(on(turns(state), 'g10')).toBe('C:5');
    expect(on(play(state, '-g9'), 'g9')).toBe('C:4');
    expect(options(state, '-')).toContain('g7');
  });

  test('MB-8.10 after a step inside enemy control a melee is still possible, and nothing after it', () => {
    const state = play(given(`${OPEN_RED} Cg10:5,hg11:0`), 'Cg10', '-f11');
    expect(legal(state)).toEqual(['xg11', '.']);
    play(state, 'xg11');
    expect(state.toMove).toBe(1);
  });

  test('MB-8.11 a melee may be the first act of a turn, also for a surrounded unit', () => {
    const surrounded = given(`${OPEN_RED} Hg11:3,hg10:0,hh10:0,lh11:0,lg12:0,pf12:0,pf11:0`);
    expect(legal(play(surrounded, 'Hg11'))).toEqual(['xh11', 'xg12', 'xf12', 'xf11', 'xg10', 'xh10']);
    // Not moved yet, so the mountain's defender may be attacked though cavalry there could not control it.
    expect(legal(play(given(`${OPEN_RED} Lh9:4,kg10:4,ph10:3`), 'Lh9'))).toContain('xg10');
    expect(legal(play(given(`${OPEN_RED} Kg10:4,ph9:3`), 'Kg10'))).not.toContain('xh9');
  });

  test('MB-8.12 own units do not cancel enemy zones', () => {
    const state = play(given(`${OPEN_RED} Lf12:4,Kg12:4,Pf11:3,hh11:3`), 'Lf12', '-g11');
    expect(options(state, '-')).toEqual([]);
    expect(zone(state, 1)).toContain('g12');
    refuses(`${OPEN_RED} Lf12:4,Lg11:4,hh11:3`, 'Lf12-g11-g10');
  });
});
