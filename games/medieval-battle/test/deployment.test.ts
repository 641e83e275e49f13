import { listen, noChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import { battlefieldOf, medievalBattle, playLink, RESERVE, type Event, type State } from '../rules/index.ts';
import { hex, legal, on, play, recruited, waiting, why, whyHex } from './given.ts';

/** Both caravans placed, Red to deploy. */
const placed = (red = 'P2', yellow = 'P2'): State => play(recruited(red, yellow), 'g13', 'a10');

describe('deployment', () => {
  test('MB-5.1 Red caravan, Yellow caravan, then one unit at a time by turns', () => {
    const state = recruited('P2', 'P2');
    const order: number[] = [];
    for (const link of ['g13', 'a10', 'P', 'f12', 'p', 'a9', 'P', 'g12', 'p', 'b9']) {
      order.push(waiting(state));
      playLink(state, link);
    }
    expect(order).toEqual([0, 1, 0, 0, 1, 1, 0, 0, 1, 1]);
    expect([on(state, 'g13'), on(state, 'a10'), on(state, 'f12'), on(state, 'b9')]).toEqual([
      'W:1',
      'w:1',
      'P:3',
      'p:3',
    ]);
  });

  test('MB-5.2 a caravan starts fortified on an empty plain', () => {
    const state = recruited('-', '-');
    const field = battlefieldOf(state.map);
    for (const action of medievalBattle.legalActions(state, 0))
      if (action.type === 'place') expect(field.terrain[action.hex]).toBe('plain');
    expect(whyHex(state, 'e13')).toBe('MB-3.4 caravanOffPlain');
    expect(on(play(state, 'g13'), 'g13')).toBe('W:1');
    expect(legal(state)).not.toContain('g13');
  });

  test('MB-5.3 every piece is placed 3 or more from every flag', () => {
    const state = recruited('P1', 'P1');
    const { layout } = battlefieldOf(state.map);
    const isFar = (place: number): boolean =>
      layout.flags.every(flag => layout.distances[place]![flag.hex]! >= 3);
    expect(layout.deployable).toHaveLength(66);
    for (const links of [[], ['g13'], ['a10', 'P']]) {
      play(state, ...links);
      for (const action of medievalBattle.legalActions(state, waiting(state)))
        if (action.type === 'place') expect(isFar(action.hex)).toBe(true);
    }
    expect(whyHex(state, 'g10')).toBe('MB-5.3 nearFlag');
  });

  test('MB-5.4 the first caravan is limited by flags only, the second also by the first', () => {
    const state = recruited('-', '-');
    expect(legal(state)).toContain('f12');
    play(state, 'g13');
    expect(legal(state)).not.toContain('f12');
    expect(whyHex(state, 'f12')).toBe('MB-5.4 nearEnemyCaravan');
    expect(legal(state)).toContain('a10');
  });

  test('MB-5.3 MB-5.4 T31 where pieces may stand with the red caravan on g13', () => {
    const state = recruited('P1', 'P1');
    expect(legal(play(state, 'g13'))).toContain('a10');
    play(state, 'a10', 'P');
    expect(legal(state)).toContain('g11');
    expect(legal(state)).not.toContain('d12');
    play(state, 'g11', 'p');
    expect(legal(state)).not.toContain('g10');
    expect(legal(state)).not.toContain('g11');
    expect(whyHex(state, 'g12')).toBe('MB-5.4 nearEnemyCaravan');
    expect(legal(state)).not.toContain('d12');
    expect(legal(state)).toContain('e12');
    // Without the red pikemen on it, g11 is still too near the red caravan.
    const empty = play(recruited('P1', 'P1'), 'g13', 'a10', 'P', 'j2', 'p');
    expect(whyHex(empty, 'g11')).toBe('MB-5.4 nearEnemyCaravan');
  });

  test('MB-5.5 a unit is placed full, with all its movement, on an empty hex it may occupy', () => {
    const state = play(placed('K1 P1', 'P1'), 'K');
    expect(legal(state)).not.toContain('j7');
    expect(legal(state)).not.toContain('g13');
    expect(whyHex(state, 'j7')).toBe('MB-3.3 cavalryOnMountain');
    play(state, 'f12', 'p', 'a9', 'P');
    expect(legal(state)).toContain('j7');
    expect(whyHex(state, 'f12')).toBe('MB-1.5 hexTaken');
    expect(on(state, 'f12')).toBe('K:4');
  });

  test('MB-5.6 a player chooses which unit to place and where', () => {
    const state = placed('K1 A2 B1', '-');
    expect(legal(state)).toEqual(['K', 'A', 'B', '.']);
    expect(whyHex(state, 'f12')).toBe('MB-5.6 chooseUnitToDeploy');
    expect(why(state, { type: 'recruit', unit: 'pikemen' })).toBe('MB-5.6 noneLeftToDeploy');
    play(state, 'B');
    expect(legal(state).length).toBeGreaterThan(40);
  });

  test('MB-5.7 stopping is final and leaves the rest in reserve; the other goes on alone', () => {
    const state = play(placed('P2', 'P3'), '.');
    expect(state.units.filter(unit => unit.side === 0 && unit.place === RESERVE)).toHaveLength(2);
    for (const label of ['a9', 'b9', 'c8']) {
      expect(waiting(state)).toBe(1);
      play(state, 'p', label);
    }
    expect(state.turn).toBe(1);
  });

  test('MB-5.8 without a unit left a player stops by himself', () => {
    const state = placed('P1', 'P2');
    play(state, 'P', 'f12', 'p', 'a9');
    expect(state.deployed).toEqual([true, false]);
    expect(waiting(state)).toBe(1);
    expect(placed('-', '-').turn).toBe(1);
  });

  test('MB-5.8 without a legal hex a player stops by himself', () => {
    const state = placed('K1', 'K1');
    const { layout } = battlefieldOf(state.map);
    // Fill every hex that is left with copies of one unit, as if armies were huge.
    for (const place of layout.deployable)
      if (state.unitAt[place]! < 0 && place !== hex(state, 'f12')) {
        state.unitAt[place] = state.units.length;
        state.units.push({ ...state.units[1]!, id: state.units.length, place });
      }
    const listener = listen<Event>();
    medievalBattle.play(state, 0, { type: 'deploy', unit: 'heavyCavalry' }, noChance, listener);
    medievalBattle.play(state, 0, { type: 'place', hex: hex(state, 'f12') }, noChance, listener);
    expect(listener.told.map(({ event }) => event)).toContainEqual({
      type: 'deploymentStopped',
      seat: 1,
      reserve: 1,
    });
    expect(state.turn).toBe(1);
  });

  test('MB-5.9 enemy units and their zones do not matter', () => {
    const state = play(placed('P1', 'P1'), 'P', 'd10', 'p');
    expect(legal(state)).toContain('c10');
    expect(legal(state)).toContain('d9');
  });

  test('MB-5.10 the reserve enters only by regrouping', () => {
    const state = play(placed('P1', 'P1'), '.', '.');
    expect(legal(state)).toEqual(['wa10', '#', '--']);
    expect(why(state, { type: 'unit', unit: 3 })).toBe('MB-5.10 inReserve');
    play(state, '#');
    expect(legal(state)).toContain('p@a9');
    expect(on(play(state, 'p@a9'), 'a9')).toBe('p:3');
  });
});
