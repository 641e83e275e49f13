import { describe, expect, test } from 'vitest';
import {
  eventsOf,
  given,
  legal,
  on,
  OPEN_RED,
  OPEN_YELLOW,
  options,
  play,
  turns,
  waiting,
  whyHex,
} from './given.ts';

describe('retreat', () => {
  test('MB-9.1 the owner of a unit under attack chooses at once: stand or retreat', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11');
    expect(waiting(state)).toBe(1);
    expect(legal(state)).toEqual(['=', '>h11', '>g10', '>h10']);
    expect(whyHex(state, 'g11')).toMatch(/^MB-9.3/);
    // Not for a caravan.
    expect(play(given(`${OPEN_RED} Kf12:4,wg11:1`), 'Kf12', 'xg11').toMove).toBe(1);
  });

  test('MB-9.2 MB-9.3 T06 a retreat is paid by the terrain left', () => {
    const poor = play(given(`${OPEN_RED} Kf11:4,pf10:1`), 'Kf11', 'xf10');
    // It had to stand, so the melee is over: −1 and −1 for rough ground destroy the attacker.
    expect(poor.toMove).toBe(1);
    expect(on(poor, 'f11')).toBe('');
    const able = play(given(`${OPEN_RED} Kf11:4,pf10:2`), 'Kf11', 'xf10');
    expect(options(able, '>')).toEqual(['e10', 'f9', 'g9']);
    expect(on(turns(given(`${OPEN_RED} Kf11:4,pf10:2`), 'Kf11xf10>f9'), 'f9')).toBe('p:0');
  });

  test('MB-9.3 one step to an empty hex it may occupy, outside every zone of the attacker', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,Ag9:3,kg11:4,lh11:4`), 'Kf12', 'xg11');
    // g10 and h10? Archers on g9 control g10; h11 is taken; f11 and g12 are next to the attacker.
    expect(options(state, '>')).toEqual(['h10']);
    expect(whyHex(state, 'g10')).toBe('MB-9.3 retreatIntoZone');
    expect(whyHex(state, 'h11')).toBe('MB-1.5 hexTaken');
    expect(whyHex(state, 'i9')).toBe('MB-9.3 retreatOneStep');
    // Cavalry does not retreat to a mountain.
    const cavalry = play(given(`${OPEN_RED} Kg11:4,kg10:4`), 'Kg11', 'xg10');
    expect(options(cavalry, '>')).toEqual(['f10', 'g9']);
    expect(whyHex(cavalry, 'h9')).toBe('MB-3.3 cavalryOnMountain');
  });

  test('MB-9.3 MB-8.2 MB-15.8 T23 a caravan of the attacker closes ways too', () => {
    expect(options(play(given(`${OPEN_RED} Kf12:4,Wh12:1,ag11:3`), 'Kf12', 'xg11'), '>')).toEqual([
      'g10',
      'h10',
    ]);
    expect(options(play(given(`${OPEN_RED} Kf12:4,Wi10:1,ag11:3`), 'Kf12', 'xg11'), '>')).toEqual(['g10']);
  });

  test('MB-9.4 the terrain of the destination does not matter', () => {
    // One point is enough to leave the plain g10 for the wood f10 or the mountain h9.
    for (const to of ['f10', 'h9', 'g9'])
      expect(on(turns(given(`${OPEN_RED} Hg11:3,lg10:1`), `Hg11xg10>${to}`), to)).toBe('l:0');
  });

  test('MB-9.3 MB-9.4 MB-9.5 MB-9.6 MB-9.7 MB-11.15 T13 a pursuit ends at the mountain', () => {
    const state = play(given(`${OPEN_RED} Cf12:5,ag11:3`), 'Cf12', 'xg11');
    expect(options(state, '>')).toEqual(['g10', 'h10', 'h11']);
    play(state, '>g10');
    expect(waiting(state)).toBe(0);
    expect(on(state, 'g11')).toBe('C:4');
    play(state, 'xg10');
    expect(options(state, '>')).toEqual(['f10', 'g9', 'h9']);
    play(state, '>h9');
    expect(on(state, 'g10')).toBe('C:3');
    expect(on(state, 'h9')).toBe('a:1');
    // C cannot attack the mountain and is in the archers' zone: nothing is left but to stop.
    expect(state.toMove).toBe(1);
  });

  test('MB-9.5 the attacker enters the vacated hex without a second payment', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11', '>h10');
    expect(on(state, 'g11')).toBe('K:3');
    expect(on(state, 'f12')).toBe('');
    expect(state.toMove).toBe(0);
    expect(waiting(state)).toBe(0);
  });

  test('MB-9.6 it may attack again, the unit that retreated or another, as long as it can pay', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3,lh11:0`), 'Kf12', 'xg11', '>g10');
    expect(options(state, 'x')).toEqual(['g10', 'h11']);
    play(state, 'xg10', '>g9', 'xg9');
    expect(legal(state)[0]).toBe('=');
    expect(on(state, 'g10')).toBe('K:1');
    const spent = play(given(`${OPEN_RED} Kf12:1,ag11:3`), 'Kf12', 'xg11', '>g10');
    expect(spent.toMove).toBe(1);
  });

  test('MB-9.7 in an enemy zone only fighting, shooting or stopping remain', () => {
    const contested = play(given(`${OPEN_RED} Mf12:5,ag11:3`), 'Mf12', 'xg11', '>g10');
    expect(legal(contested)).toEqual(['xg10', '*g10', '.']);
  });

  test('MB-9.7 T49 a vacated hex in no enemy zone leaves the attacker free to move on', () => {
    const state = play(given(`${OPEN_RED} Cl6:3,bm5:3`), 'Cl6', 'xm5', '>off');
    expect(on(state, 'm5')).toBe('C:2');
    expect(options(state, '-')).toContain('m4');
    expect(options(state, '-')).toContain('m3');
    expect(on(turns(given(`${OPEN_RED} Cl6:3,bm5:3`), 'Cl6xm5>off-m4-m3'), 'm3')).toBe('C:0');
  });

  test('MB-9.8 without retreat the melee is fought', () => {
    const chosen = turns(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12xg11=');
    expect(on(chosen, 'g11')).toBe('K:3');
    // No movement left: nobody is asked.
    const forced = play(given(`${OPEN_RED} Kf12:4,ag11:0`), 'Kf12', 'xg11');
    expect(forced.toMove).toBe(1);
    expect(on(forced, 'g11')).toBe('K:3');
    expect(whyHex(play(given(`${OPEN_YELLOW} kf11:4,Pf10:2`), 'kf11', 'xf10'), 'a8')).toBe(
      'MB-9.3 retreatOneStep',
    );
  });

  test('MB-9.9 T47 nobody retreats from a shot', () => {
    const state = given(`${OPEN_RED} Ag10:3,lg11:4`);
    const events = eventsOf(state, 'Ag10*g11');
    expect(events.map(event => event.type)).toEqual(['shot', 'turnBegan']);
    expect(on(state, 'g11')).toBe('l:4!');
    expect(waiting(state)).toBe(1);
  });
});
