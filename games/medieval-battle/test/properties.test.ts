import { fastChance, type Chance } from '@palio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assemble,
  battlefieldOf,
  FIGHTING_TYPES,
  layoutOf,
  medievalBattle,
  randomAssembly,
  readPosition,
  TYPES,
  victoryPointsOf,
  writePosition,
  type Action,
  type State,
  type Unit,
} from '../rules/index.ts';
import { emptyState } from '../rules/setup.ts';
import { pathTo } from '../rules/reach.ts';

/** Plays a random game to its end; armies are full and nobody passes without need, so that battles are long. */
function playThrough(
  chance: Chance,
  options: Record<string, string | boolean>,
  each: (state: State, action: Action, before: State) => void,
): State {
  const state = medievalBattle.setup(options, 2, chance);
  for (let decisions = 0; medievalBattle.waitingFor(state).length > 0; decisions++) {
    expect(decisions).toBeLessThan(medievalBattle.longestGame);
    const [seat = 0] = medievalBattle.waitingFor(state);
    const legal = medievalBattle.legalActions(state, seat);
    expect(legal.length).toBeGreaterThan(0);
    const eager = legal.filter(
      action => !['confirm', 'stopDeploying', 'pass', 'regroup'].includes(action.type),
    );
    const action = chance.pick(eager.length > 0 && chance.below(30) > 0 ? eager : legal);
    const before = medievalBattle.clone(state);
    medievalBattle.playLegal(state, seat, action, chance);
    each(state, action, before);
  }
  return state;
}

/** MB-3.3 to MB-3.5 in the words of the book. */
function mayStand(state: State, type: Unit['type'], place: number): boolean {
  const ground = battlefieldOf(state.map).terrain[place];
  if (type === 'caravan') return ground === 'plain';
  const isCavalry = type === 'heavyCavalry' || type === 'lightCavalry' || type === 'horseArchers';
  return ground !== 'mountain' || !isCavalry;
}

/** MB-8.1, MB-8.5 in the words of the book. */
function isInEnemyZone(state: State, unit: Unit, place: number): boolean {
  const { distances } = layoutOf(state.map.size);
  return state.units.some(
    enemy =>
      enemy.side !== unit.side &&
      enemy.place >= 0 &&
      distances[enemy.place]![place] === 1 &&
      mayStand(state, enemy.type, place),
  );
}

/** MB-3.2, MB-7.3 to MB-7.7 What one step costs; undefined if it is not allowed at all. */
function stepCost(state: State, unit: Unit, to: number): number | undefined {
  if (!mayStand(state, unit.type, to)) return undefined;
  const cost = battlefieldOf(state.map).terrain[to] === 'plain' ? 1 : 2;
  const standing = state.units.find(other => other.place === to && other.id !== unit.id);
  if (standing === undefined) return cost;
  if (standing.side !== unit.side || standing.movement === 0 || isInEnemyZone(state, unit, to))
    return undefined;
  return cost + 1;
}

/** The least cost of every hex the unit could enter, by trying all steps until nothing gets cheaper. */
function plainReach(state: State, unit: Unit): Map<number, number> {
  const costs = new Map([[unit.place, 0]]);
  const waiting = [unit.place];
  for (const from of waiting) {
    if (from !== unit.place && isInEnemyZone(state, unit, from)) continue;
    for (const to of layoutOf(state.map.size).neighbours[from]!) {
      const cost = costs.get(from)! + (stepCost(state, unit, to) ?? Infinity);
      if (cost > unit.movement || cost >= (costs.get(to) ?? Infinity)) continue;
      costs.set(to, cost);
      waiting.push(to);
    }
  }
  return costs;
}

const games = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom('standard', 'large'),
  dismount: fc.boolean(),
});

describe('properties', () => {
  test('MB-17.9 every game is finite, and all its invariants hold', () => {
    fc.assert(
      fc.property(games, ({ seed, size, dismount }) => {
        const end = playThrough(fastChance(seed), { size, dismount }, state => {
          expect(medievalBattle.check(state)).toEqual([]);
          for (const unit of state.units) expect(unit.movement).toBeGreaterThanOrEqual(0);
        });
        expect(end.ending).not.toBe('');
      }),
      { numRuns: 12 },
    );
  });

  test('MB-17.9 every turn spends movement or a token, dismounts, or is a pass', () => {
    const left = (state: State): number =>
      state.units.reduce((sum, unit) => sum + (unit.place >= 0 ? unit.movement : 0), 0);
    const cavalry = (state: State): number =>
      state.units.filter(unit => TYPES[unit.type].cavalry && unit.place >= 0).length;
    fc.assert(
      fc.property(games, ({ seed, size, dismount }) => {
        let begun: State | undefined;
        playThrough(fastChance(seed), { size, dismount }, state => {
          if (begun !== undefined && state.turn !== begun.turn) {
            const tokens = (at: State): number => at.timeTokens[0]! + at.timeTokens[1]!;
            const spent =
              tokens(state) < tokens(begun) ||
              left(state) < left(begun) ||
              cavalry(state) < cavalry(begun) ||
              state.passes > begun.passes;
            expect(spent).toBe(true);
          }
          if (state.turn > 0 && (begun === undefined || state.turn !== begun.turn))
            begun = medievalBattle.clone(state);
        });
      }),
      { numRuns: 8 },
    );
  });

  test('MB-16.7 MB-2.11 victory points never exceed what the map and the caravans give', () => {
    fc.assert(
      fc.property(games, ({ seed, size, dismount }) => {
        const total = layoutOf(size).flags.reduce((sum, flag) => sum + flag.points, 0);
        playThrough(fastChance(seed), { size, dismount }, state => {
          const flags = layoutOf(size).flags.reduce(
            (sum, flag, i) => sum + (state.flagOwners[i]! >= 0 ? flag.points : 0),
            0,
          );
          const caravans = state.caravanDestroyed.filter(Boolean).length * 3;
          expect(victoryPointsOf(state, 0) + victoryPointsOf(state, 1)).toBe(flags + caravans);
          expect(flags).toBeLessThanOrEqual(total);
        });
      }),
      { numRuns: 6 },
    );
  });

  test('MB-19.5 a position at the start of a turn is written and read without loss', () => {
    fc.assert(
      fc.property(games, ({ seed, size, dismount }) => {
        playThrough(fastChance(seed), { size, dismount }, state => {
          if (state.stack.at(-1)?.kind !== 'turn') return;
          const text = writePosition(state);
          const again = readPosition(text);
          expect(writePosition(again)).toBe(text);
          const written = (of: State): string[] =>
            medievalBattle
              .legalActions(of, of.toMove)
              .map(action => medievalBattle.write(of, of.toMove, action));
          expect(written(again)).toEqual(written(state));
        });
      }),
      { numRuns: 6 },
    );
  });

  test('MB-7.3 MB-7.8 the way to every hex offered is legal step by step and costs what it should', () => {
    fc.assert(
      fc.property(games, ({ seed, size, dismount }) => {
        playThrough(fastChance(seed), { size, dismount }, (_state, action, before) => {
          const step = before.stack.at(-1);
          if (step?.kind !== 'moving' || action.type !== 'go') return;
          const field = battlefieldOf(before.map);
          const unit = before.units[step.unit]!;
          const path = pathTo(before, field, unit, action.to)!;
          let at = unit.place;
          let cost = 0;
          for (const [i, place] of path.entries()) {
            expect(field.layout.distances[at]![place]).toBe(1);
            expect(field.mayOccupy[TYPES[unit.type].index]![place]).toBe(true);
            const occupant = before.unitAt[place]!;
            const crosses = occupant >= 0 && occupant !== unit.id;
            if (crosses) expect(before.units[occupant]).toMatchObject({ side: unit.side });
            const isControlled = before.units.some(
              enemy =>
                enemy.side !== unit.side &&
                enemy.place >= 0 &&
                field.layout.distances[enemy.place]![place] === 1 &&
                field.mayOccupy[TYPES[enemy.type].index]![place],
            );
            if (isControlled) expect(i).toBe(path.length - 1);
            if (isControlled) expect(crosses).toBe(false);
            cost += field.entryCost[place]! + (crosses ? 1 : 0);
            at = place;
          }
          expect(_state.units[step.unit]!.movement).toBe(unit.movement - cost);
        });
      }),
      { numRuns: 8 },
    );
  });

  test('MB-7.3 MB-7.6 MB-7.7 MB-8.5 MB-8.9 every hex that can be reached is offered, at the least cost', () => {
    fc.assert(
      fc.property(games, ({ seed, size, dismount }) => {
        playThrough(fastChance(seed), { size, dismount }, (_state, _action, before) => {
          const step = before.stack.at(-1);
          if (step?.kind !== 'moving' || step.halted) return;
          const unit = before.units[step.unit]!;
          const costs = plainReach(before, unit);
          const legal = medievalBattle
            .legalActions(before, step.seat)
            .flatMap(action => (action.type === 'go' ? action.to : []));
          const empty = [...costs.keys()].filter(place => before.unitAt[place]! < 0 && place !== unit.place);
          expect(legal.filter(place => before.unitAt[place]! < 0).sort((a, b) => a - b)).toEqual(
            empty.sort((a, b) => a - b),
          );
          for (const place of legal) {
            const copy = medievalBattle.clone(before);
            medievalBattle.playLegal(copy, step.seat, { type: 'go', to: place }, fastChance(1));
            expect(copy.units[unit.id]!.movement).toBe(unit.movement - costs.get(place)!);
          }
        });
      }),
      { numRuns: 4 },
    );
  });

  test('MB-7.3 MB-7.4 alone on the board, what a unit reaches over plains is symmetric', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...FIGHTING_TYPES),
        fc.nat(126),
        (seed, type, from) => {
          const map = assemble(randomAssembly('standard', fastChance(seed)));
          const field = battlefieldOf(map);
          const { index, maxMovement } = TYPES[type];
          const reach = (place: number): State => {
            const state = emptyState(map, false, []);
            state.units.push({ id: 0, side: 0, type, place, knights: 2, movement: maxMovement });
            state.unitAt[place] = 0;
            return state;
          };
          if (!field.mayOccupy[index]![from]) return;
          const start = reach(from);
          for (const [to, terrain] of field.terrain.entries()) {
            if (to === from || terrain !== field.terrain[from] || !field.mayOccupy[index]![to]) continue;
            // Both ends cost the same to enter, so the way there and the way back cost the same.
            const there = pathTo(start, field, start.units[0]!, to);
            const back = reach(to);
            expect(pathTo(back, field, back.units[0]!, from) === undefined).toBe(there === undefined);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
