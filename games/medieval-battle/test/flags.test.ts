import { describe, expect, test } from 'vitest';
import { victoryPointsOf } from '../rules/index.ts';
import { eventsOf, given, on, OPEN_RED, OPEN_YELLOW, turns } from './given.ts';

/** Owners of g8, l8, b13 and g3. */
const owners = (position: string, ...lines: string[]): string =>
  turns(given(position), ...lines)
    .flagOwners.map(owner => '-ry'[owner + 1])
    .join('');

describe('flags and victory points', () => {
  test('MB-16.1 whoever stands on a flag at the end of a turn takes it', () => {
    const state = given(`${OPEN_RED} Kk9:4`);
    expect(eventsOf(state, 'Kk9-l8')).toContainEqual({
      type: 'flagTaken',
      seat: 0,
      flag: 1,
      hex: expect.any(Number),
      points: 1,
    });
    expect(state.flagOwners).toEqual([-1, 0, -1, -1]);
  });

  test('MB-16.1 T34 also a unit that retreats onto it in the turn of the other', () => {
    expect(owners(`${OPEN_RED} Kg5:4,lg4:4`, 'Kg5xg4>g3')).toBe('---y');
  });

  test('MB-16.2 T35 control lasts while nobody of the other side ends a turn there', () => {
    const state = given('S:A:I0:123:123 r 5-5 --r- - 0 - Kb13:4,lb12:4');
    turns(state, 'Kb13-c13', '--', 'Kc13-d13');
    expect(state.flagOwners).toEqual([-1, -1, 0, -1]);
    turns(state, 'lb12-b13');
    expect(state.flagOwners).toEqual([-1, -1, 1, -1]);
  });

  test('MB-16.3 MB-16.4 T33 crossing takes nothing, stopping and shooting takes the flag', () => {
    expect(owners(`${OPEN_RED} Al9:3,pl7:3`, 'Al9-l8*l7')).toBe('-r--');
    expect(owners(`${OPEN_RED} Cl9:5`, 'Cl9-l8-k9')).toBe('----');
  });

  test('MB-16.3 a flag left again in the same turn is not taken', () => {
    expect(owners(`${OPEN_RED} Kf8:4`, 'Kf8-g8-h8')).toBe('----');
    expect(owners(`${OPEN_RED} Kf8:4`, 'Kf8-g8')).toBe('r---');
  });

  test('MB-16.4 T50 a unit destroyed in its attack from the flag does not take it', () => {
    const state = turns(given(`${OPEN_RED} Af8:3!,kg7:4`), 'Af8-g8xg7=');
    expect(on(state, 'g8')).toBe('');
    expect(state.flagOwners).toEqual([-1, -1, -1, -1]);
    // It takes the flag if it survives there.
    expect(owners(`${OPEN_RED} Hf8:3,kg7:4`, 'Hf8-g8xg7=')).toBe('r---');
  });

  test('MB-16.5 an attacker that advances off the flag does not take it', () => {
    expect(owners(`${OPEN_RED} Kf8:4,ag7:0`, 'Kf8-g8xg7=')).toBe('----');
    expect(owners('S:A:I0:123:123 r 5-5 r--- - 0 - Kg8:4,ag7:0', 'Kg8xg7=')).toBe('r---');
  });

  test('MB-16.6 the caravan takes flags too', () => {
    expect(owners(`${OPEN_YELLOW} wh8:1`, 'wh8-g8')).toBe('y---');
  });

  test('MB-16.7 victory points are flags plus three for the enemy caravan', () => {
    const state = given('S:A:I0:123:123 r 5-5 ryyr y 0 - Kg12:4');
    expect([victoryPointsOf(state, 0), victoryPointsOf(state, 1)]).toEqual([2 + 1 + 3, 1 + 1]);
  });
});
