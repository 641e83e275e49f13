import { fastChance, scriptedChance } from '@palio/kernel';
import { describe, expect, test } from 'vitest';
import {
  assemble,
  battlefieldOf,
  FIGHTING_TYPES,
  layoutOf,
  medievalBattle,
  PRESETS,
  randomAssembly,
  readMapCode,
  SIZES,
  TYPES,
  type Assembly,
  type BattleMap,
  type Layout,
} from '../rules/index.ts';
import { hexDistance, rotate } from '../rules/layout.ts';
import { MODULES } from '../rules/figures.ts';
import { given, legal, on, OPEN_RED, turns } from './given.ts';

function mapOf(code: string): BattleMap {
  const assembly = readMapCode(code);
  if (typeof assembly === 'string') throw new Error(assembly);
  return assemble(assembly);
}

function assemblyOf(code: string): Assembly {
  const assembly = readMapCode(code);
  if (typeof assembly === 'string') throw new Error(assembly);
  return assembly;
}

/** The picture of a layout: digits are outer slots, i and j inner ones, s supplementary, * and @ flags. */
function picture(layout: Layout): string {
  const rows = new Map<number, string[]>();
  layout.cells.forEach((cell, place) => {
    const flag = layout.flags.find(entry => entry.hex === place);
    const inner = cell.slot === 'inner1' ? 'i' : 'j';
    const plain = cell.kind === 'outer' ? cell.slot.slice(-1) : cell.kind === 'inner' ? inner : 's';
    const sign = flag === undefined ? plain : flag.points === 2 ? '@' : '*';
    rows.set(cell.r, [...(rows.get(cell.r) ?? []), sign]);
  });
  return [...rows.values()].map(row => row.join('')).join('\n');
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;
const budget = (face: string): number[] => ['P', 'W', 'R', 'M'].map(letter => count(face, letter));

describe('general', () => {
  test('MB-1.1 two players: seat 0 commands Red, seat 1 Yellow', () => {
    expect(medievalBattle.seatCounts).toEqual([2]);
    expect(medievalBattle.colours).toEqual(['red', 'yellow']);
    expect(() => medievalBattle.setup({}, 3, fastChance(1))).toThrow('is played by 2');
    const state = given(`${OPEN_RED} Kg12:4,kg4:4`);
    expect(state.units.map(unit => unit.side)).toEqual([0, 1]);
  });

  test('MB-1.2 nothing is drawn once the map is fixed', () => {
    const state = medievalBattle.setup({ map: 'std-open' }, 2, scriptedChance([]));
    const choose = fastChance(7);
    const draws = scriptedChance([]);
    for (let i = 0; i < 400 && medievalBattle.waitingFor(state).length > 0; i++) {
      const [seat = 0] = medievalBattle.waitingFor(state);
      medievalBattle.play(state, seat, choose.pick(medievalBattle.legalActions(state, seat)), draws);
    }
    expect(state.turn).toBeGreaterThan(0);
  });

  test('MB-1.3 a game runs through map, recruitment, deployment, battle and result', () => {
    const choose = fastChance(3);
    const state = medievalBattle.setup({}, 2, choose);
    const phases: string[] = [medievalBattle.view(state, 0).phase];
    while (medievalBattle.waitingFor(state).length > 0) {
      const [seat = 0] = medievalBattle.waitingFor(state);
      medievalBattle.playLegal(state, seat, choose.pick(medievalBattle.legalActions(state, seat)), choose);
      const { phase } = medievalBattle.view(state, 0);
      if (phases.at(-1) !== phase) phases.push(phase);
    }
    expect(phases).toEqual(['recruitment', 'deployment', 'battle', 'over']);
    expect(medievalBattle.outcome(state)).toBeDefined();
  });

  test('MB-1.4 distance is the number of hexes on the shortest way', () => {
    expect(hexDistance([0, 0], [1, 0])).toBe(1);
    expect(hexDistance([0, 0], [1, 1])).toBe(2);
    expect(hexDistance([0, 0], [2, -1])).toBe(2);
    expect(hexDistance([-5, 5], [0, 5])).toBe(5);
    const { distances, neighbours } = layoutOf('large');
    distances.forEach((row, from) =>
      expect(row.flatMap((distance, to) => (distance === 1 ? to : []))).toEqual(
        [...neighbours[from]!].sort((a, b) => a - b),
      ),
    );
  });

  test('MB-1.5 a hex holds one unit', () => {
    const state = given(`${OPEN_RED} Kg12:4,Lg11:4`);
    expect(legal(turns(state, 'Kg12-f12', '--'))).not.toContain('-g11');
    expect(on(state, 'f12')).toBe('K:3');
    expect(on(state, 'g11')).toBe('L:4');
    expect(() => given(`${OPEN_RED} Kg12:4,Lg12:4`)).toThrow('its hex is taken');
  });
});

describe('map', () => {
  test('MB-2.1 MB-2.8 the standard map is one inner, three outer and three supplementary modules', () => {
    const layout = layoutOf('standard');
    expect([layout.innerSlots.length, layout.outerSlots.length, layout.suppSlots.length]).toEqual([1, 3, 3]);
    expect(layout.cells).toHaveLength(127);
    expect(picture(layout)).toBe(
      `ss33331\ns*333311\nss3333111\n3333331111\n3333iii111s\n3333iiii11ss\n3333ii@ii11*s\n2222iiii111s\n2222iii1111\n2222222111\n222222211\ns*s22221\nsss2222`,
    );
  });

  test('MB-2.2 MB-2.9 the large map is two inner, five outer and four supplementary modules', () => {
    const layout = layoutOf('large');
    expect([layout.innerSlots.length, layout.outerSlots.length, layout.suppSlots.length]).toEqual([2, 5, 4]);
    expect(layout.cells).toHaveLength(212);
    expect(picture(layout)).toBe(
      `4444sss\nss333314444s*s\ns*3333114444444\nss33331114444444\n3333331111jjj4444\n3333iii111jjjj4444\n3333iiii11jj@jj5555\n3333ii@ii11jjjj5555\n2222iiii111jjj5555\n2222iii1111555555\n22222221115555ss\n2222222115555*s\ns*s222215555ss\nsss2222`,
    );
    // The outline is the union of two hexagons of radius 6.
    for (const { q, r } of layout.cells)
      expect(Math.min(hexDistance([q, r], [0, 0]), hexDistance([q, r], [7, -1]))).toBeLessThanOrEqual(6);
  });

  test('MB-2.3 one letter for all outer and supplementary modules of a map', () => {
    for (const side of ['A', 'B'] as const) {
      const map = mapOf(`S:${side}:I0:123:123`);
      const layout = layoutOf('standard');
      layout.cells.forEach((cell, place) => {
        if (cell.kind === 'inner') return;
        const tiles = cell.kind === 'outer' ? MODULES.outer : MODULES.supplementary;
        expect(map.terrain[place]).toBe(tiles[Number(cell.slot.slice(-1)) - 1]![side][cell.local]);
      });
    }
  });

  test('MB-2.4 any inner face goes with either letter; a large map takes one face of each inner tile', () => {
    for (const face of ['I', 'II', 'III', 'IV'])
      for (const side of ['A', 'B']) expect(readMapCode(`S:${side}:${face}0:123:123`)).toBeTypeOf('object');
    for (const pair of ['I0+III0', 'II0+IV3', 'III1+II2', 'IV0+I5'])
      expect(readMapCode(`L:A:${pair}:12345:1234`)).toBeTypeOf('object');
    expect(readMapCode('L:A:I0+II0:12345:1234')).toContain('same module');
    expect(readMapCode('L:A:III0+IV0:12345:1234')).toContain('same module');
  });

  test('MB-2.5 a supplementary module fills a notch with its flag towards the inside', () => {
    for (const size of SIZES) {
      const layout = layoutOf(size);
      for (const slot of layout.suppSlots) {
        const cells = layout.cells.flatMap((cell, place) => (cell.slot === slot ? place : []));
        expect(cells).toHaveLength(6);
        const flag = layout.flags.find(entry => cells.includes(entry.hex));
        expect(flag?.points).toBe(1);
        // The flag hex touches no edge of the board, and hexes of the notch do.
        expect(layout.offboard[flag!.hex]).toHaveLength(0);
        expect(cells.some(place => layout.offboard[place]!.length > 0)).toBe(true);
      }
    }
  });

  test('MB-2.6 the large map has the standard one in it, with inner2 in place of supp1', () => {
    const standard = layoutOf('standard');
    const large = layoutOf('large');
    for (const cell of standard.cells) {
      const same = large.cells[large.hexNamed.get(cell.label)!]!;
      expect(same.slot).toBe(cell.slot === 'supp1' ? 'inner2' : cell.slot);
    }
    expect(large.suppSlots).not.toContain('supp1');
  });

  test('MB-2.7 the three shapes have 19, 30 and 6 hexes and fit together without hole or overlap', () => {
    const shapes = medievalBattle.setup({ map: 'std-open' }, 2, fastChance(1)).map.terrain.length;
    expect(shapes).toBe(19 + 3 * 30 + 3 * 6);
    for (const size of SIZES) {
      const layout = layoutOf(size);
      const places = new Set(layout.cells.map(({ q, r }) => `${q},${r}`));
      expect(places.size).toBe(layout.cells.length);
      const outer1 = layout.cells.filter(cell => cell.slot === 'outer1');
      for (const { q, r } of outer1) {
        expect(q >= 1 && q <= 6 && q + r >= 0 && q + r <= 6).toBe(true);
        expect(q <= 2 && q + r <= 2).toBe(false);
        expect(q >= 5 && q + r >= 4).toBe(false);
      }
      expect(outer1).toHaveLength(30);
      expect(
        layout.cells
          .filter(({ q, r }) => hexDistance([q, r], [0, 0]) <= 2)
          .every(cell => cell.slot === 'inner1'),
      ).toBe(true);
      // No hole: every off-board neighbour is joined to the outside, so each has a further off-board hex beside it.
      for (const around of layout.offboard)
        for (const beside of around) expect(beside.length).toBeLessThanOrEqual(3);
    }
  });

  test('MB-2.10 an inner module may lie in six orientations, of which two differ', () => {
    for (const face of ['I', 'II', 'III', 'IV']) {
      const maps = [0, 1, 2, 3, 4, 5].map(rotation => mapOf(`S:A:${face}${rotation}:123:123`).terrain);
      expect(new Set(maps).size).toBe(2);
      expect(maps[0]).toBe(maps[2]);
      expect(maps[1]).toBe(maps[5]);
    }
  });

  test('MB-2.11 flags: 2 points in the middle of each inner module, 1 on each supplementary one', () => {
    const labels = (layout: Layout): string[] =>
      layout.flags.map(flag => `${layout.cells[flag.hex]!.label}:${flag.points}`);
    expect(labels(layoutOf('standard'))).toEqual(['g8:2', 'l8:1', 'b13:1', 'g3:1']);
    expect(labels(layoutOf('large'))).toEqual(['g8:2', 'n7:2', 'b13:1', 'g3:1', 's2:1', 'n12:1']);
    const sum = (layout: Layout): number => layout.flags.reduce((total, flag) => total + flag.points, 0);
    expect([sum(layoutOf('standard')), sum(layoutOf('large'))]).toEqual([5, 8]);
  });

  test('MB-2.12 equal terrain budgets, symmetric faces, no flag on a mountain', () => {
    for (const tile of MODULES.outer) {
      expect(budget(tile.A)).toEqual([20, 4, 4, 2]);
      expect(budget(tile.B)).toEqual([12, 8, 6, 4]);
    }
    for (const tile of MODULES.supplementary) {
      expect(budget(tile.A)).toEqual([3, 1, 1, 1]);
      expect(budget(tile.B)).toEqual([2, 2, 1, 1]);
    }
    const layout = layoutOf('standard');
    const outer = layout.cells.filter(cell => cell.slot === 'outer1');
    const inner = layout.cells.filter(cell => cell.slot === 'inner1');
    for (const { A, B } of MODULES.outer)
      for (const face of [A, B])
        for (const { q, r, local } of outer) {
          const opposite = outer.find(cell => cell.q === 7 - q && cell.r === -1 - r);
          expect(face[local]).toBe(face[opposite!.local]);
        }
    for (const { terrain } of MODULES.inner.flatMap(tile => tile.faces))
      for (const { q, r, local } of inner) {
        const [turnedQ, turnedR] = rotate([q, r], 2);
        expect(terrain[local]).toBe(
          terrain[inner.find(cell => cell.q === turnedQ && cell.r === turnedR)!.local],
        );
      }
    for (const { code } of PRESETS) {
      const map = mapOf(code);
      for (const flag of layoutOf(map.size).flags) expect(map.terrain[flag.hex]).not.toBe('M');
    }
  });

  test('MB-2.13 every hex belongs to an outer slot', () => {
    const slotOf = (layout: Layout, label: string): string =>
      layout.outerSlots[layout.cells[layout.hexNamed.get(label)!]!.outer]!;
    const standard = layoutOf('standard');
    const large = layoutOf('large');
    // Outer and supplementary hexes, thirds of the inner module, its centre.
    expect(['m5', 'm8', 'l8', 'h8', 'h9', 'g8'].map(label => slotOf(standard, label))).toEqual(
      Array(6).fill('outer1'),
    );
    expect(['b13', 'g11', 'g9', 'f10'].map(label => slotOf(standard, label))).toEqual(
      Array(4).fill('outer2'),
    );
    expect(['g3', 'a8', 'f8', 'g7', 'f7'].map(label => slotOf(standard, label))).toEqual(
      Array(5).fill('outer3'),
    );
    expect(['n7', 'm7', 'l8', 'm6', 'l7'].map(label => slotOf(large, label))).toEqual(
      Array(5).fill('outer1'),
    );
    expect(['s2', 'o6', 'n6'].map(label => slotOf(large, label))).toEqual(Array(3).fill('outer4'));
    expect(['n12', 'o7', 'n8'].map(label => slotOf(large, label))).toEqual(['outer5', 'outer5', 'outer5']);
    for (const layout of [standard, large])
      expect(
        layout.cells.every(
          cell => cell.outer >= 0 && (cell.kind !== 'outer' || layout.outerSlots[cell.outer] === cell.slot),
        ),
      ).toBe(true);
  });

  test('MB-2.14 which outer slots touch', () => {
    expect(layoutOf('standard').slotDistances).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(layoutOf('large').slotDistances).toEqual([
      [0, 1, 1, 1, 1],
      [1, 0, 1, 2, 2],
      [1, 1, 0, 2, 2],
      [1, 2, 2, 0, 1],
      [1, 2, 2, 1, 0],
    ]);
  });

  test('MB-2.15 the map is named or drawn before recruitment, and everybody sees it', () => {
    const named = medievalBattle.setup({ size: 'large', map: 'large-open' }, 2, scriptedChance([]));
    expect(named.map.code).toBe('L:A:I0+III0:12345:1234');
    const drawn = medievalBattle.setup(
      {},
      2,
      scriptedChance([1, 'keep', 1, 4, [5, 1, 3, 2, 4], [2, 4, 1, 3]]),
    );
    expect(drawn.map.code).toBe('S:B:II4:513:241');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(medievalBattle.view(drawn, viewer).map).toEqual(drawn.map);
    expect(() => medievalBattle.setup({ map: 'large-open' }, 2, fastChance(1))).toThrow(
      'this is a large map',
    );
    expect(() => medievalBattle.setup({ map: 'S:A:I0:113:123' }, 2, fastChance(1))).toThrow('used twice');
    expect(() => medievalBattle.setup({ map: 'S:A:I0:126:123' }, 2, fastChance(1))).toThrow(
      'no such outer module',
    );
    expect(() => medievalBattle.setup({ map: 'nowhere' }, 2, fastChance(1))).toThrow('map code');
  });

  test('MB-2.15 the worked presets are legal maps', () => {
    for (const { code, mode } of PRESETS) expect(assemblyOf(code).size).toBe(mode);
  });

  test('MB-2.7 MB-2.12 every assembly is connected, for cavalry too, and leaves room to deploy', () => {
    const chance = fastChance(2024);
    for (let i = 0; i < 300; i++) {
      const size = i % 3 === 0 ? 'large' : 'standard';
      const map = assemble(randomAssembly(size, chance));
      const field = battlefieldOf(map);
      for (const type of [TYPES.heavyCavalry, TYPES.pikemen]) {
        const free = field.layout.cells.flatMap((_, place) =>
          field.mayOccupy[type.index]![place] ? place : [],
        );
        const seen = new Set([free[0]!]);
        for (const place of seen) for (const next of field.around[type.index]![place]!) seen.add(next);
        expect(seen.size, map.code).toBe(free.length);
      }
      const plains = field.layout.deployable.filter(place => field.terrain[place] === 'plain');
      for (const slot of size === 'standard' ? [0, 1, 2] : []) {
        const area = plains.filter(place => field.layout.cells[place]!.outer === slot);
        expect(area.length, map.code).toBeGreaterThanOrEqual(5);
      }
      for (const type of FIGHTING_TYPES)
        expect(field.layout.deployable.some(place => field.mayOccupy[TYPES[type].index]![place])).toBe(true);
    }
  });
});
