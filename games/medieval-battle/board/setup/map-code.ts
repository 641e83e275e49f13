import { layoutsJson, modulesJson, presetsJson } from '../../text/data.ts';
import type { BattleMap, Size } from '../../rules/state.ts';
import { type Cell, field, turned } from '../../text/hexes.ts';

/** Maps as the player puts them together: MB-2 and the code of MB-19.3. */

export const RANDOM = 'random';

export type Side = 'A' | 'B';

export interface InnerModule {
  readonly face: string;
  readonly rotation: number;
}

export interface Assembly {
  readonly size: Size;
  readonly side: Side;
  readonly inner: readonly InnerModule[];
  /** Tile numbers in the order of the slots. */
  readonly outer: readonly number[];
  readonly supplementary: readonly number[];
}

/** Faces of each inner tile; one tile can show only one of them. */
export const INNER_FACES: readonly (readonly string[])[] = modulesJson.inner.map(({ faces }) =>
  faces.map(({ id }) => id),
);
export const OUTER_TILES: readonly number[] = modulesJson.outer.map(({ number }) => number);
export const SUPPLEMENTARY_TILES: readonly number[] = modulesJson.supplementary.map(({ number }) => number);

export const presetsOf = (size: Size): readonly { readonly id: string; readonly code: string }[] =>
  presetsJson.presets.filter(({ mode }) => mode === size);

const CODE = /^([SL]):([AB]):([IV]+)([0-5])(?:\+([IV]+)([0-5]))?:(\d+):(\d+)$/;
const tileOf = (face: string): number => INNER_FACES.findIndex(faces => faces.includes(face));
const digits = (text: string): number[] => Array.from(text, Number);
const isSet = (numbers: readonly number[], known: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length && numbers.every(number => known.includes(number));

function isPossible({ size, inner, outer, supplementary }: Assembly): boolean {
  const { innerSlots, outerSlots, supplementarySlots } = field(size);
  const tiles = inner.map(({ face }) => tileOf(face));
  const counts =
    inner.length === innerSlots.length &&
    outer.length === outerSlots.length &&
    supplementary.length === supplementarySlots.length;
  return (
    counts && isSet(tiles, [0, 1]) && isSet(outer, OUTER_TILES) && isSet(supplementary, SUPPLEMENTARY_TILES)
  );
}

/** The assembly of a code or of a ready map's name, or nothing. */
export function readMap(value: string): Assembly | undefined {
  const code = presetsJson.presets.find(({ id }) => id === value)?.code ?? value;
  const [, letter, side, face1 = '', turn1, face2, turn2, outer = '', supplementary = ''] =
    CODE.exec(code) ?? [];
  if (letter === undefined) return undefined;
  const assembly: Assembly = {
    size: letter === 'S' ? 'standard' : 'large',
    side: side === 'A' ? 'A' : 'B',
    inner: [
      { face: face1, rotation: Number(turn1) },
      ...(face2 === undefined ? [] : [{ face: face2, rotation: Number(turn2) }]),
    ],
    outer: digits(outer),
    supplementary: digits(supplementary),
  };
  return isPossible(assembly) ? assembly : undefined;
}

export function writeMap({ size, side, inner, outer, supplementary }: Assembly): string {
  const faces = inner.map(({ face, rotation }) => `${face}${rotation}`).join('+');
  return `${size === 'standard' ? 'S' : 'L'}:${side}:${faces}:${outer.join('')}:${supplementary.join('')}`;
}

const innerCells = layoutsJson.shapes.inner.cells;

/** MB-2.10 Where the terrain of a turned inner module comes from. */
function turnedCell(local: number, rotation: number): number {
  const [q = 0, r = 0] = innerCells[local] ?? [];
  const [fromQ, fromR] = turned([q, r], (6 - rotation) % 6);
  return innerCells.findIndex(cell => cell[0] === fromQ && cell[1] === fromR);
}

function terrainOf(assembly: Assembly, { kind, slot, local }: Cell): string {
  const { innerSlots, outerSlots, supplementarySlots } = field(assembly.size);
  if (kind === 'inner') {
    const module = assembly.inner[innerSlots.indexOf(slot)];
    const face = modulesJson.inner.flatMap(({ faces }) => faces).find(({ id }) => id === module?.face);
    return face?.terrain[turnedCell(local, module?.rotation ?? 0)] ?? 'P';
  }
  const isOuter = kind === 'outer';
  const number = isOuter
    ? assembly.outer[outerSlots.indexOf(slot)]
    : assembly.supplementary[supplementarySlots.indexOf(slot)];
  const tiles = isOuter ? modulesJson.outer : modulesJson.supplementary;
  return tiles.find(tile => tile.number === number)?.[assembly.side][local] ?? 'P';
}

/** The finished map: one letter of terrain for each hex. */
export function assemble(assembly: Assembly): BattleMap {
  const { size } = assembly;
  return {
    code: writeMap(assembly),
    size,
    terrain: field(size)
      .cells.map(cell => terrainOf(assembly, cell))
      .join(''),
  };
}

/** Puts a tile into a slot; if it lies elsewhere, the two change places. */
export function placed(tiles: readonly number[], slot: number, tile: number): number[] {
  const other = tiles.indexOf(tile);
  return tiles.map((present, index) =>
    index === slot ? tile : index === other ? (tiles[slot] ?? present) : present,
  );
}

/** Puts a face into an inner slot; the other slot keeps or takes a face of the other tile. */
export function withFace(inner: readonly InnerModule[], slot: number, face: string): InnerModule[] {
  return inner.map((module, index) => {
    if (index === slot) return { ...module, face };
    return tileOf(module.face) === tileOf(face)
      ? { ...module, face: inner[slot]?.face ?? module.face }
      : module;
  });
}

function shuffled(numbers: readonly number[], random: () => number): number[] {
  const rest = [...numbers];
  return numbers.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Any map of this size, for the player to start from. */
export function anyAssembly(size: Size, random: () => number): Assembly {
  const { innerSlots, outerSlots, supplementarySlots } = field(size);
  const tiles = shuffled([0, 1], random).slice(0, innerSlots.length);
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
  return {
    size,
    side: random() < 0.5 ? 'A' : 'B',
    inner: tiles.map(tile => ({
      face: pick(INNER_FACES[tile] ?? []) ?? 'I',
      rotation: Math.floor(random() * 6),
    })),
    outer: shuffled(OUTER_TILES, random).slice(0, outerSlots.length),
    supplementary: shuffled(SUPPLEMENTARY_TILES, random).slice(0, supplementarySlots.length),
  };
}
