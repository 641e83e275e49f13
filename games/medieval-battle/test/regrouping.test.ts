import { describe, expect, test } from 'vitest';
import { BATTLE } from '../rules/figures.ts';
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
  why,
  whyHex,
} from './given.ts';

describe('regrouping', () => {
  test('MB-14.1 a regroup is a whole turn and costs one of five time tokens', () => {
    expect(BATTLE.time.tokensPerPlayer).toBe(5);
    const state = turns(given(`${OPEN_RED} Lg12:0`), '#');
    expect(state.timeTokens).toEqual([4, 5]);
    expect(state.toMove).toBe(1);
  });

  test('MB-14.1 T37 without a token there is no regroup', () => {
    const state = given('S:A:I0:123:123 r 0-5 ---- - 0 - Lg12:4');
    expect(legal(state)).not.toContain('#');
    expect(why(state, { type: 'regroup' })).toBe('MB-14.1 noTimeToken');
  });

  test('MB-14.2 first the caravan and movement, then off-board units, then those that enter', () => {
    const state = given(`${OPEN_YELLOW} wc8:0,lg4:0,b@outer3,k@outer1,h@R`);
    const events = eventsOf(state, '#b@d8,h@b8');
    expect(events.map(event => event.type)).toEqual([
      'regrouped',
      'drewNear',
      'entered',
      'entered',
      'turnBegan',
    ]);
    expect([on(state, 'c8'), on(state, 'g4'), on(state, 'd8'), on(state, 'b8')]).toEqual([
      'w:1',
      'l:4',
      'b:3',
      'h:3',
    ]);
  });

  test('MB-14.3 the caravan is fortified again', () => {
    expect(on(turns(given(`${OPEN_RED} Wg13:0`), '#'), 'g13')).toBe('W:1');
  });

  test('MB-14.4 all own units on the board get their maximum, wherever they stand', () => {
    const state = turns(given(`${OPEN_RED} Kg12:0,Hf10:1!,Bh9:2,lg10:0`), '#');
    expect(['g12', 'f10', 'h9', 'g10'].map(label => on(state, label))).toEqual(['K:4', 'H:3!', 'B:3', 'l:0']);
  });

  test('MB-14.5 units that were at the slot of the caravan may enter', () => {
    expect(options(play(given(`${OPEN_YELLOW} wc8:1,b@outer3`), '#'), 'b@')).toContain('d8');
  });

  test('MB-14.6 units that come nearer in this regroup do not enter in it', () => {
    const state = play(given(`${OPEN_YELLOW} wc8:1,k@outer1,h@R`), '#');
    expect(options(state, 'k@')).toEqual([]);
    expect(options(state, 'h@')).toContain('d8');
    expect(why(state, { type: 'unit', unit: 1 })).toBe('MB-14.6 notBackYet');
  });

  test('MB-14.7 T38 reserve enters beside the caravan, however near a flag', () => {
    // i9 is two hexes from the flag g8.
    const state = play(given(`${OPEN_RED} Wi9:0,H@R,K@R`), '#');
    expect(options(state, 'H@')).toEqual(['h10', 'h9', 'i10', 'i8', 'j8', 'j9']);
    expect(options(state, 'K@')).toEqual(['h10', 'i10', 'i8', 'j8', 'j9']);
    expect(on(play(state, 'H@i8'), 'i8')).toBe('H:3');
    expect(whyHex(state, 'g13')).toBe('MB-14.7 notBesideCaravan');
  });

  test('MB-14.8 units enter one by one, in any order, until done', () => {
    const state = play(given(`${OPEN_RED} Wg13:0,H@R,K@R,K@R`), '#', 'K@g12');
    expect(legal(state)).toContain('.');
    expect(options(state, 'H@')).not.toContain('g12');
    play(state, 'H@f13', 'K@h12');
    expect(state.toMove).toBe(1);
    const early = play(given(`${OPEN_RED} Wg13:0,H@R,K@R,K@R`), '#', '.');
    expect(early.toMove).toBe(1);
    // Two units alike are one choice.
    const twins = play(given(`${OPEN_RED} Wg13:0,K@R,K@R`), '#');
    expect(options(twins, 'K@')).toHaveLength(6);
    expect(why(twins, { type: 'unit', unit: 2 })).toBe('MB-14.8 sameAsOther');
  });

  test('MB-14.9 losses stay', () => {
    expect(on(turns(given(`${OPEN_RED} Kg12:0!`), '#'), 'g12')).toBe('K:4!');
  });

  test('MB-14.10 a regroup is allowed even if nothing would change', () => {
    const state = given(`${OPEN_RED} Kg12:4,Wg13:1`);
    expect(legal(state)).toContain('#');
    expect(turns(state, '#').timeTokens).toEqual([4, 5]);
  });
});
