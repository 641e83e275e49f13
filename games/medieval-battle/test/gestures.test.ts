import { describe, expect, test } from 'vitest';
import { drawTo, gestureOf, NO_WAY, type DrawnPath } from '../board/draw-path.ts';
import { enteringGroups, returnSign, unitToEnter } from '../board/field/entering.ts';
import { readGestures, type Legal } from '../board/gestures.ts';
import { labelOf, medievalBattle, type State } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { given, hex, OPEN_RED, play, turns, unitAt, waiting } from './given.ts';

/** What the board is given. */
function table(state: State) {
  const seat = waiting(state);
  const view = medievalBattle.view(state, seat);
  const legal: Legal[] = medievalBattle.legalActions(state, seat).map(action => ({
    action,
    text: en.action(view, seat, action),
    forecast: medievalBattle.forecast?.(state, seat, action),
  }));
  return { view, legal };
}

describe('drawing a way', () => {
  const ground = (state: State) => {
    const { view, legal } = table(state);
    return { view, gestures: readGestures(en.words, view, legal, undefined) };
  };
  const draw = (state: State, ...labels: string[]): DrawnPath =>
    labels.reduce((drawn, label) => drawTo(ground(state), drawn, hex(state, label)), NO_WAY);
  const written = (state: State, drawn: DrawnPath): string => {
    const actions = gestureOf(en.words, ground(state), drawn)?.actions ?? [];
    return actions.map(action => medievalBattle.write(state, 0, action)).join('');
  };

  test('MB-7.12 a way that leaves nothing for the attack gives way to the best one to its end', () => {
    const rich = play(given(`${OPEN_RED} Kg13:4,lg10:0`), 'Kg13');
    expect(written(rich, draw(rich, 'f13', 'f12', 'g11', 'g10'))).toBe('-f13-f12-g11xg10');
    const poor = play(given(`${OPEN_RED} Kg13:3,lg10:0`), 'Kg13');
    expect(written(poor, draw(poor, 'f13', 'f12', 'g11', 'g10'))).toBe('-g11xg10');
    expect(written(poor, draw(poor, 'f13', 'f12', 'g11'))).toBe('-f13-f12-g11');
  });

  test('MB-7.6 a way across an own unit costs what crossing costs', () => {
    // Own men without movement on both sides: the way out leads through g12, which costs 2 of the 4.
    const state = play(given(`${OPEN_RED} Lg13:4,Pg12:3,Pf13:0,Ph12:0`), 'Lg13');
    const drawn = draw(state, 'g11', 'f11');
    expect(drawn.path.map(place => labelOf('standard', place))).toEqual(['g12', 'g11', 'f11']);
    // Nothing is left for f12; the best way there stands in.
    expect(written(state, drawTo(ground(state), drawn, hex(state, 'f12')))).toBe('-f12');
  });
});

describe('entering in a regroup', () => {
  test('MB-14.8 units alike wait as one, and whichever is picked the first of them enters', () => {
    const state = play(given(`${OPEN_RED} Wg10:1,L@R,L@R,L@outer2!,K@R`), '#');
    const { view, legal } = table(state);
    expect(enteringGroups(view, legal).map(({ unit, count }) => [unit.id, count])).toEqual([
      [1, 2],
      [3, 1],
      [4, 1],
    ]);
    expect(unitToEnter(view, legal, 2)).toBe(1);
    expect(unitToEnter(view, legal, 3)).toBe(3);
    for (const picked of view.entering)
      expect(readGestures(en.words, view, legal, unitToEnter(view, legal, picked)).size).toBeGreaterThan(0);
  });

  test('MB-14.7 who finds no hex is not proposed first', () => {
    // Only the mountain h9 is free beside the caravan: no place for cavalry.
    const state = play(given(`${OPEN_RED} Wg10:1,K@R,P@R,Lf10:4,Lf11:4,Lg9:4,Hg11:3,Hh10:3`), '#');
    const { view, legal } = table(state);
    expect(enteringGroups(view, legal).map(({ isLegal }) => isLegal)).toEqual([false, true]);
    expect(unitToEnter(view, legal, undefined)).toBe(2);
  });

  test('MB-10.6 MB-10.11 the number beside a unit that has fled is a dash once its caravan is destroyed', () => {
    const state = given(`${OPEN_RED} Kg12:4,wg11:0,b@outer1`);
    const sign = (): string => returnSign(medievalBattle.view(state, 1), state.units[2]!);
    expect(sign()).toBe('2');
    turns(state, 'Kg12xg11');
    expect(unitAt(state, 'g11').type).toBe('heavyCavalry');
    expect(sign()).toBe('–');
  });
});
