import { noChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { labelOf, medievalBattle, type Forecast, type State } from '../rules/index.ts';
import { given, hex, OPEN_RED, play, unitAt, waiting } from './given.ts';

function foresee(state: State, link: string): Forecast | undefined {
  const seat = waiting(state);
  const action = medievalBattle
    .legalActions(state, seat)
    .find(legal => medievalBattle.write(state, seat, legal) === link);
  if (action === undefined) throw new Error(`${link} is not legal`);
  return medievalBattle.forecast?.(state, seat, action);
}

describe('forecast', () => {
  test('MB-7.3 MB-8.5 choosing a unit shows where it comes, with what is left', () => {
    const forecast = foresee(given(`${OPEN_RED} Kg13:4,lg10:4,Kf13:3!`), 'Kg13');
    if (forecast?.type !== 'unit') throw new Error('no forecast for the unit');
    const to = (label: string) => forecast.reach.find(entry => labelOf('standard', entry.to) === label);
    expect(to('g12')).toMatchObject({ movement: 3, halted: false, attacks: [] });
    expect(to('g11')).toMatchObject({
      movement: 2,
      halted: true,
      attacks: [{ ranged: false, calculation: { column: 2 } }],
    });
    expect(to('g11')!.path.map(place => labelOf('standard', place))).toEqual(['g12', 'g11']);
    expect(forecast.attacks).toEqual([]);
  });

  test('MB-11.2 MB-9.3 an attack shows the calculator and the ways out', () => {
    const state = play(given(`${OPEN_RED} Cl6:5,Lm6:4,bm5:3`), 'Cl6');
    expect(foresee(state, 'xm5')).toMatchObject({
      type: 'attack',
      calculation: { column: 2, defenderDestroyed: true },
      caravan: null,
      retreats: [hex(state, 'm4')],
      mayLeaveBoard: true,
    });
    expect(foresee(play(given(`${OPEN_RED} Bg12:3,lg10:4`), 'Bg12'), '*g10')).toMatchObject({
      ranged: true,
      retreats: [],
      calculation: { defenderLosses: 1 },
    });
    expect(foresee(play(given(`${OPEN_RED} Bg12:3,wg11:0`), 'Bg12'), 'xg11')).toMatchObject({
      caravan: 'destroyed',
      calculation: null,
    });
  });

  test('MB-13.3 MB-18.2 merging and dismounting show the movement left', () => {
    expect(foresee(play(given(`${OPEN_RED} Lg11:4!,Lg10:4!`), 'Lg11'), '+g10')).toEqual({
      type: 'merge',
      movement: 3,
    });
    expect(foresee(play(given('S:A:I0:123:123 r 5-5 ---- - 0 d Kg12:3'), 'Kg12'), 'd')).toEqual({
      type: 'dismount',
      to: 'heavyInfantry',
      movement: 1,
    });
  });

  test('MB-9.1 the defender sees what standing brings', () => {
    expect(foresee(play(given(`${OPEN_RED} Kf12:4,ag11:3`), 'Kf12', 'xg11'), '=')).toMatchObject({
      type: 'stand',
      calculation: { defenderDestroyed: true },
    });
  });

  test('MB-7.6 a forecast changes nothing', () => {
    const state = play(given(`${OPEN_RED} Hg12:3,Lg11:4`), 'Hg12');
    const before = JSON.stringify(state);
    expect(foresee(state, '-g10')).toMatchObject({ type: 'go', movement: 0 });
    expect(foresee(state, '-g11')).toMatchObject({ type: 'go', movement: 1, attacks: [] });
    expect(JSON.stringify(state)).toBe(before);
    expect(medievalBattle.forecast?.(state, 0, { type: 'stop' })).toBeUndefined();
    medievalBattle.play(state, 0, { type: 'go', to: hex(state, 'g10') }, noChance);
    expect(unitAt(state, 'g10').movement).toBe(0);
  });
});
