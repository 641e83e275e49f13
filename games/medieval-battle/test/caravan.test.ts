import { describe, expect, test } from 'vitest';
import { isFortified, victoryPointsOf } from '../rules/index.ts';
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
  unitAt,
  whyHex,
  zone,
} from './given.ts';

describe('caravan', () => {
  test('MB-15.1 a caravan is fortified with one movement point, turned with none', () => {
    expect(isFortified(unitAt(given(`${OPEN_RED} Wg13:1`), 'g13'))).toBe(true);
    expect(isFortified(unitAt(given(`${OPEN_RED} Wg13:0`), 'g13'))).toBe(false);
  });

  test('MB-15.2 a fortified caravan moves one plain and is turned over', () => {
    const state = play(given(`${OPEN_RED} Wg13:1`), 'Wg13');
    expect(options(state, '-')).toEqual(['f13', 'f14', 'g12', 'g14', 'h12', 'h13']);
    play(state, '-g12');
    expect(on(state, 'g12')).toBe('W:0');
    expect(state.toMove).toBe(1);
  });

  test('MB-15.3 a turned caravan does not move until the next own regroup', () => {
    const state = given(`${OPEN_RED} Wg13:0,lg4:4`);
    expect(legal(state)).toEqual(['#', '--']);
    expect(whyHex(state, 'g13')).toBe('MB-15.3 caravanTurned');
    expect(legal(turns(state, '#', '--'))).toContain('Wg13');
  });

  test('MB-15.4 the caravan never attacks; an attack on it always succeeds and costs no knights', () => {
    expect(legal(play(given(`${OPEN_RED} Wg13:1,lg12:4!`), 'Wg13')).some(link => /^[x*]/.test(link))).toBe(
      false,
    );
    expect(whyHex(play(given(`${OPEN_RED} Wg13:1,lg12:4!`), 'Wg13'), 'g12')).toBe(
      'MB-15.4 caravanNeverAttacks',
    );
    const state = turns(given(`${OPEN_RED} Ag12:3!,wg11:1`), 'Ag12xg11');
    expect([on(state, 'g12'), on(state, 'g11')]).toEqual(['A:2!', 'w:0']);
  });

  test('MB-15.5 MB-15.6 T25 the second attack destroys it', () => {
    const state = turns(given(`${OPEN_RED} Kg12:4,wg11:1,lg4:4`), 'Kg12xg11');
    expect([on(state, 'g12'), on(state, 'g11')]).toEqual(['K:3', 'w:0']);
    expect(state.toMove).toBe(1);
    turns(state, 'lg4-h3', 'Kg12xg11');
    expect([on(state, 'g12'), on(state, 'g11')]).toEqual(['', 'K:2']);
    expect(victoryPointsOf(state, 0)).toBe(3);
    expect(state.caravanDestroyed).toEqual([false, true]);
  });

  test('MB-14.3 MB-15.5 T26 a regroup in between fortifies it again', () => {
    const state = turns(given(`${OPEN_RED} Kg12:4,wg11:1`), 'Kg12xg11', '#', 'Kg12xg11');
    expect([on(state, 'g12'), on(state, 'g11')]).toEqual(['K:2', 'w:0']);
    expect(victoryPointsOf(state, 0)).toBe(0);
  });

  test('MB-15.2 MB-15.6 T48 a caravan that has moved is destroyed by one attack', () => {
    const state = turns(given(`${OPEN_YELLOW} wg11:1,Kg13:4`), 'wg11-g12', 'Kg13xg12');
    expect(on(state, 'g12')).toBe('K:3');
    expect(victoryPointsOf(state, 0)).toBe(3);
  });

  test('MB-15.6 the three points stay for the rest of the game', () => {
    const state = turns(given(`${OPEN_RED} Kg12:4,wg11:0,lg4:4`), 'Kg12xg11', '#', '#', '--');
    expect(victoryPointsOf(state, 0)).toBe(3);
  });

  test('MB-12.13 MB-15.7 T46 archers turn a fortified caravan', () => {
    const state = turns(given(`${OPEN_RED} Ag12:1,wg11:1`), 'Ag12*g11');
    expect([on(state, 'g12'), on(state, 'g11')]).toEqual(['A:0', 'w:0']);
    expect(state.toMove).toBe(1);
  });

  test('MB-15.7 shots at a caravan follow range, sight and cost', () => {
    const state = given(`${OPEN_RED} Bg13:3,wg11:0`);
    expect(eventsOf(state, 'Bg13*g11')[0]).toMatchObject({
      type: 'caravanHit',
      hit: 'destroyed',
      ranged: true,
    });
    expect([on(state, 'g13'), on(state, 'g11')]).toEqual(['B:2', '']);
    expect(legal(play(given(`${OPEN_RED} Ag13:3,wg11:0`), 'Ag13'))).not.toContain('*g11');
    expect(legal(play(given(`${OPEN_RED} Bh8:3,wh10:0`), 'Bh8'))).not.toContain('*h10');
  });

  test('MB-15.8 its zone stops movement in both states', () => {
    for (const movement of [0, 1]) {
      const state = given(`${OPEN_RED} Cg12:5,wg10:${movement}`);
      expect(zone(state, 1)).toEqual(['f11', 'g11', 'g9', 'h10']);
      expect(options(play(state, 'Cg12', '-g11'), '-')).toEqual([]);
    }
  });

  test('MB-15.9 it neither retreats nor leaves the board', () => {
    const state = play(given(`${OPEN_RED} Km4:4,wm5:1`), 'Km4', 'xm5');
    expect(state.toMove).toBe(1);
    expect(on(state, 'm5')).toBe('w:0');
  });

  test('MB-15.10 enemy zones hold the caravan as any unit', () => {
    // It may step inside a zone and is stopped there, which its single point does anyway.
    const state = play(given(`${OPEN_RED} Wg13:1,lg11:4`), 'Wg13');
    expect(options(state, '-')).toContain('g12');
    expect(on(play(state, '-g12'), 'g12')).toBe('W:0');
    expect(state.toMove).toBe(1);
  });
});
