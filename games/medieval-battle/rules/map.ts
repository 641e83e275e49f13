import type { Chance } from '@palio/kernel';
import { LAYOUT_FIGURES, MODULES, PRESETS } from './figures.ts';
import { layoutOf, rotate, type Cell, type Layout } from './layout.ts';
import type { BattleMap, Size } from './state.ts';

export type Side = 'A' | 'B';

/** MB-2.1 to MB-2.6 Which modules lie in which slots. */
export interface Assembly {
  readonly size: Size;
  readonly side: Side;
  /** Face and orientation of each inner slot. */
  readonly inner: readonly { readonly face: string; readonly rotation: number }[];
  /** Tile numbers in slot order. */
  readonly outer: readonly number[];
  readonly supplementary: readonly number[];
}

const CODE = /^([SL]):([AB]):([IV]+)([0-5])(?:\+([IV]+)([0-5]))?:(\d+):(\d+)$/;

const innerTileOf = (face: string): number =>
  MODULES.inner.findIndex(tile => tile.faces.some(({ id }) => id === face));

const digits = (text: string): number[] => Array.from(text, Number);

/** MB-2.1, MB-2.2, MB-2.4 What is wrong with a choice of modules, if anything. */
function problemWith({ size, inner, outer, supplementary }: Assembly): string | undefined {
  const layout = layoutOf(size);
  const tiles = inner.map(({ face }) => innerTileOf(face));
  if (inner.length !== layout.innerSlots.length)
    return `a ${size} map has ${layout.innerSlots.length} inner module(s)`;
  if (tiles.includes(-1))
    return `inner faces are ${MODULES.inner.flatMap(tile => tile.faces.map(({ id }) => id)).join(', ')}`;
  if (new Set(tiles).size !== tiles.length) return 'both inner faces are printed on the same module';
  if (outer.length !== layout.outerSlots.length)
    return `a ${size} map has ${layout.outerSlots.length} outer modules`;
  if (supplementary.length !== layout.suppSlots.length)
    return `a ${size} map has ${layout.suppSlots.length} supplementary modules`;
  if (new Set(outer).size !== outer.length || new Set(supplementary).size !== supplementary.length)
    return 'a module is used twice';
  const exists = (tile: { readonly number: number }, number: number): boolean => tile.number === number;
  if (!outer.every(number => MODULES.outer.some(tile => exists(tile, number))))
    return 'there is no such outer module';
  if (!supplementary.every(number => MODULES.supplementary.some(tile => exists(tile, number))))
    return 'there is no such supplementary module';
  return undefined;
}

/** MB-19.3 The assembly a code stands for, or what is wrong with the code. */
export function readMapCode(code: string): Assembly | string {
  const match = CODE.exec(code);
  if (match === null) return 'is neither "random" nor a named map nor a map code such as S:A:I0:123:123';
  const [, letter, side, face1 = '', rotation1, face2, rotation2, outer = '', supplementary = ''] = match;
  const inner = [{ face: face1, rotation: Number(rotation1) }];
  if (face2 !== undefined) inner.push({ face: face2, rotation: Number(rotation2) });
  const assembly: Assembly = {
    size: letter === 'S' ? 'standard' : 'large',
    side: side === 'A' ? 'A' : 'B',
    inner,
    outer: digits(outer),
    supplementary: digits(supplementary),
  };
  return problemWith(assembly) ?? assembly;
}

/** MB-19.3 */
export function writeMapCode({ size, side, inner, outer, supplementary }: Assembly): string {
  const faces = inner.map(({ face, rotation }) => `${face}${rotation}`).join('+');
  return `${size === 'standard' ? 'S' : 'L'}:${side}:${faces}:${outer.join('')}:${supplementary.join('')}`;
}

/** MB-2.15 Any map of this size, all assemblies equally likely. */
export function randomAssembly(size: Size, chance: Chance): Assembly {
  const layout = layoutOf(size);
  const side = chance.below(2) === 0 ? 'A' : 'B';
  const tiles = [...MODULES.inner];
  chance.shuffle(tiles);
  const inner = tiles
    .slice(0, layout.innerSlots.length)
    .map(tile => ({ face: chance.pick(tile.faces).id, rotation: chance.below(6) }));
  const outer = MODULES.outer.map(tile => tile.number);
  chance.shuffle(outer);
  const supplementary = MODULES.supplementary.map(tile => tile.number);
  chance.shuffle(supplementary);
  return {
    size,
    side,
    inner,
    outer: outer.slice(0, layout.outerSlots.length),
    supplementary: supplementary.slice(0, layout.suppSlots.length),
  };
}

const ORIGIN: readonly [number, number] = [0, 0];

/** MB-2.10 Which cell of the inner shape lies where the given cell would lie without turning. */
function turnedInner(local: number, rotation: number): number {
  const { cells } = LAYOUT_FIGURES.shapes.inner;
  const [q = 0, r = 0] = cells[local] ?? ORIGIN;
  const [fromQ, fromR] = rotate([q, r], (6 - rotation) % 6);
  return cells.findIndex(cell => cell[0] === fromQ && cell[1] === fromR);
}

function terrainAt(assembly: Assembly, layout: Layout, cell: Cell): string {
  if (cell.kind === 'inner') {
    const slot = assembly.inner[layout.innerSlots.indexOf(cell.slot)];
    const face = MODULES.inner.flatMap(tile => tile.faces).find(({ id }) => id === slot?.face);
    return face?.terrain[turnedInner(cell.local, slot?.rotation ?? 0)] ?? '';
  }
  const [tiles, numbers, slots] =
    cell.kind === 'outer'
      ? [MODULES.outer, assembly.outer, layout.outerSlots]
      : [MODULES.supplementary, assembly.supplementary, layout.suppSlots];
  const number = numbers[slots.indexOf(cell.slot)];
  return tiles.find(tile => tile.number === number)?.[assembly.side][cell.local] ?? '';
}

/** The finished map: one letter of terrain for each hex. */
export function assemble(assembly: Assembly): BattleMap {
  const layout = layoutOf(assembly.size);
  const terrain = layout.cells.map(cell => terrainAt(assembly, layout, cell)).join('');
  if (terrain.length !== layout.cells.length)
    throw new Error('modules.json: a face has fewer letters than its shape has cells');
  return { code: writeMapCode(assembly), size: assembly.size, terrain };
}

export const RANDOM_MAP = 'random';

/** The assembly that a value of the map option names; undefined for a random map. */
export function assemblyFor(option: string): Assembly | string | undefined {
  if (option === RANDOM_MAP) return undefined;
  return readMapCode(PRESETS.find(preset => preset.id === option)?.code ?? option);
}
