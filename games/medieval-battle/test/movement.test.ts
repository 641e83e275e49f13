import { describe, expect, test } from 'vitest';
import { labelOf, medievalBattle, TYPES, UNIT_TYPES } from '../rules/index.ts';
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
  refuses,
  turns,
  unitAt,
  whyHex,
} from './given.ts';

describe('movement', () => {
  test('MB-7.1 movement points of the types', () => {
    expect(Object.fromEntries(UNIT_TYPES.map(type => [TYPES[type].letter, TYPES[type].maxMovement]))).toEqual(
      {
        K: 4,
        C: 5,
        M: 5,
        H: 3,
        L: 4,
        P: 3,
        A: 3,
        B: 3,
        W: 1,
      },
    );
  });

  test('MB-7.2 movement points last until the next regroup', () => {
    const state = turns(given(`${OPEN_RED} Kf12:4,lg4:4`), 'Kf12-f13', '--');
    expect(on(state, 'f13')).toBe('K:3');
    turns(state, 'Kf13-f12', '--');
    expect(on(state, 'f12')).toBe('K:2');
    turns(state, '#');
    expect(on(state, 'f12')).toBe('K:4');
    expect(on(state, 'g4')).toBe('l:4');
  });

  test('MB-7.3 a move uses all or part of the movement, over any number of hexes', () => {
    const state = play(given(`${OPEN_RED} Hh12:3`), 'Hh12');
    // Every hex within three plains, two points for anything else.
    expect(options(state, '-')).toContain('h13');
    expect(options(state, '-')).toContain('h10');
    expect(options(state, '-')).not.toContain('h9');
    expect(options(state, '-')).toContain('i10');
    expect(options(state, '-')).not.toContain('j9');
    expect(on(play(state, '-h11', '-h12', '-g12'), 'g12')).toBe('H:0');
  });

  test('MB-7.3 the way is the cheapest, then the one with fewest crossings, then with the smallest labels', () => {
    const path = (position: string, unit: string, to: string): string[] => {
      const state = given(position);
      const [moved] = eventsOf(state, `${unit}-${to}`).filter(event => event.type === 'moved');
      return moved?.type === 'moved' ? moved.path.map(place => labelOf('standard', place)) : [];
    };
    // From g12 to h10 over g11 or h11: both cost 2.
    expect(path(`${OPEN_RED} Kg12:4`, 'Kg12', 'h10')).toEqual(['g11', 'h10']);
    // With an own unit on g11 the way over h11 is cheaper.
    expect(path(`${OPEN_RED} Kg12:4,Lg11:4`, 'Kg12', 'h10')).toEqual(['h11', 'h10']);
    // From f12 to g10: f11 or g11. Crossing a unit on the wood-free way would cost 3, like no other way.
    expect(path(`${OPEN_RED} Cf12:5`, 'Cf12', 'g10')).toEqual(['f11', 'g10']);
    // e12 to f10w: over f11 (1+2) or e11w (2+2).
    expect(path(`${OPEN_RED} Ce12:5`, 'Ce12', 'f10')).toEqual(['f11', 'f10']);
    // Equal cost: across the unit on f11 (2+1) or round it by f12 and g11 (1+1+1): no unit is crossed.
    expect(path(`${OPEN_RED} Ce12:5,Lf11:4`, 'Ce12', 'g10')).toEqual(['f12', 'g11', 'g10']);
    expect(on(turns(given(`${OPEN_RED} Ce12:5,Lf11:4`), 'Ce12-g10'), 'f11')).toBe('L:4');
    // The explicit way remains possible.
    expect(on(turns(given(`${OPEN_RED} Ce12:5,Lf11:4`), 'Ce12-f11-g10'), 'f11')).toBe('L:3');
  });

  test('MB-7.4 with too few movement points a hex cannot be entered', () => {
    const state = play(given(`${OPEN_RED} Kf11:1`), 'Kf11');
    expect(options(state, '-')).toEqual(['e12', 'f12', 'g10', 'g11']);
    expect(whyHex(state, 'f10')).toBe('MB-7.4 tooFewMovement');
    expect(medievalBattle.whyNot(state, 0, { type: 'hex', hex: hex(state, 'f10') })?.values).toEqual({
      needed: 2,
      left: 1,
    });
    expect(whyHex(given(`${OPEN_RED} Kf11:0`), 'f11')).toBe('MB-7.2 noMovement');
  });

  test('MB-7.5 a hex with an enemy is entered by attack only', () => {
    const state = play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12');
    expect(options(state, '-')).not.toContain('g11');
    expect(legal(state)).toContain('xg11');
    expect(whyHex(play(given(`${OPEN_RED} Kf13:4,ag11:3`), 'Kf13'), 'g11')).toBe('MB-7.5 enemyTooFar');
  });

  test('MB-7.6 T14 crossing an own unit costs the mover one more and the standing unit one', () => {
    const state = turns(given(`${OPEN_RED} Hg12:3,Lg11:4`), 'Hg12-g11-g10');
    expect(on(state, 'g10')).toBe('H:0');
    expect(on(state, 'g11')).toBe('L:3');
  });

  test('MB-7.7 MB-7.8 T15 no crossing in an enemy zone, nor over a unit without movement, nor stopping there', () => {
    refuses(`${OPEN_RED} Hg12:3,Lg11:4,ph10:3`, 'Hg12-g11-g10');
    refuses(`${OPEN_RED} Hg12:3,Lg11:0`, 'Hg12-g11-g10');
    refuses(`${OPEN_RED} Hg12:3,Lg11:4`, 'Hg12-g11');
    const zone = play(given(`${OPEN_RED} Hg12:3,Lg11:4,ph10:3`), 'Hg12');
    expect(whyHex(zone, 'g11')).toBe('MB-7.7 crossingInZone');
    const tired = play(given(`${OPEN_RED} Hg12:3,Lg11:0`), 'Hg12');
    expect(whyHex(tired, 'g11')).toBe('MB-7.7 crossingWithoutMovement');
    const poor = play(given(`${OPEN_RED} Hg12:1,Lg11:4`), 'Hg12');
    expect(whyHex(poor, 'g11')).toBe('MB-7.6 crossingTooDear');
    const stuck = play(given(`${OPEN_RED} Hg12:2,Lg11:4`), 'Hg12');
    expect(whyHex(stuck, 'g11')).toBe('MB-7.8 cannotStopThere');
  });

  test('MB-7.8 from a shared hex a unit only goes on or merges', () => {
    const state = play(given(`${OPEN_RED} Ag12:3!,Lg11:4,Ah10:2!,lg9:4`), 'Ag12', '-g11');
    const links = legal(state);
    expect(links).toContain('+h10');
    expect(links.every(link => link.startsWith('-') || link.startsWith('+'))).toBe(true);
    expect(medievalBattle.whyNot(state, 0, { type: 'stop' })?.sentence).toBe('mustGoOn');
    play(state, '+h10');
    expect(on(state, 'h10')).toBe('A:0');
    expect(on(state, 'g11')).toBe('L:3');
    expect(state.toMove).toBe(1);
  });

  test('MB-7.9 several own units may be crossed, each paid for', () => {
    const state = turns(given(`${OPEN_RED} Cg13:5,Lg12:4,Pg11:1`), 'Cg13-g12-g11-g10');
    expect(['g10', 'g11', 'g12'].map(label => on(state, label))).toEqual(['C:0', 'P:0', 'L:3']);
    const twice = play(given(`${OPEN_RED} Cg13:5,Lg12:1`), 'Cg13', '-g12', '-g11');
    expect(options(twice, '-')).not.toContain('g12');
  });

  test('MB-7.10 a fortified caravan may be crossed and is turned over; a turned one may not', () => {
    const state = turns(given(`${OPEN_RED} Cg13:5,Wg12:1`), 'Cg13-g12-g11');
    expect(on(state, 'g12')).toBe('W:0');
    expect(on(state, 'g11')).toBe('C:2');
    refuses(`${OPEN_RED} Cg13:5,Wg12:0`, 'Cg13-g12-g11');
  });

  test('MB-7.11 a shot costs one point, with or without a move', () => {
    expect(on(turns(given(`${OPEN_RED} Ag10:3,lg9:4`), 'Ag10*g9'), 'g10')).toBe('A:2');
    expect(on(turns(given(`${OPEN_RED} Ag11:3,lg9:4`), 'Ag11-g10*g9'), 'g10')).toBe('A:1');
    const state = play(given(`${OPEN_RED} Ag11:1,lg9:4`), 'Ag11', '-g10');
    expect(state.toMove).toBe(1);
  });

  test('MB-7.12 a declared melee costs the entry of the hex attacked, once', () => {
    expect(on(turns(given(`${OPEN_RED} Hf11:3,pf10:0`), 'Hf11xf10='), 'f11')).toBe('H:1');
    const retreat = turns(given(`${OPEN_RED} Kf11:4,pf10:3`), 'Kf11xf10>f9');
    expect(on(retreat, 'f10')).toBe('K:2');
    const plain = turns(given(`${OPEN_RED} Kf12:4,lg11:4`), 'Kf12xg11=');
    expect(on(plain, 'g11')).toBe('K:3');
  });

  test('MB-7.12 T16 cavalry with one point cannot attack into a wood', () => {
    const state = play(given(`${OPEN_RED} Kf11:1,pf10:3`), 'Kf11');
    expect(legal(state)).not.toContain('xf10');
    expect(whyHex(state, 'f10')).toBe('MB-7.12 attackTooDear');
    expect(legal(play(given(`${OPEN_RED} Kf11:2,pf10:3`), 'Kf11'))).toContain('xf10');
  });

  test('MB-7.13 standing costs the defender nothing', () => {
    const state = turns(given(`${OPEN_RED} Kf12:4,hg11:3`), 'Kf12xg11=');
    expect(on(state, 'g11')).toBe('h:3!');
  });

  test('MB-7.14 no own move leads off the board', () => {
    const state = play(given(`${OPEN_YELLOW} bm5:3`), 'bm5');
    expect(legal(state)).not.toContain('>off');
    for (const action of medievalBattle.legalActions(state, 1))
      if (action.type === 'go') expect(action.to).toBeGreaterThanOrEqual(0);
    expect(unitAt(state, 'm5').place).toBe(hex(state, 'm5'));
  });
});
