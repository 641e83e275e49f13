import { layoutsJson } from './data.ts';
import type { Hex, Size } from '../rules/state.ts';

export type ModuleKind = 'inner' | 'outer' | 'supplementary';

/** One hex of the board, as far as it is drawn or named. */
export interface Cell {
  readonly q: number;
  readonly r: number;
  readonly kind: ModuleKind;
  /** Name of the module's place on the map. */
  readonly slot: string;
  /** Which cell of the module's shape lies here when the module is not turned. */
  readonly local: number;
  /** MB-2.13 Number of the outer slot (0 = outer1) the hex belongs to; the inner modules count as none here. */
  readonly outer: number;
}

export interface Flag {
  readonly hex: Hex;
  readonly points: number;
}

interface Field {
  readonly cells: readonly Cell[];
  readonly hexAt: ReadonlyMap<string, Hex>;
  readonly flags: readonly Flag[];
  readonly innerSlots: readonly string[];
  readonly outerSlots: readonly string[];
  readonly supplementarySlots: readonly string[];
}

type Pair = readonly [q: number, r: number];

const { shapes, flags: flagCells, layouts } = layoutsJson;
type Layout = (typeof layouts)[number];

const pair = (numbers: readonly number[]): Pair => [numbers[0] ?? 0, numbers[1] ?? 0];

/** Turns a place about the origin by sixths clockwise. */
export function turned([q, r]: Pair, sixths: number): Pair {
  let place: Pair = [q, r];
  for (let i = 0; i < sixths; i++) place = [-place[1], place[0] + place[1]];
  return place;
}

const key = (q: number, r: number): string => `${q},${r}`;

/** MB-2.8, MB-2.9 Rows from the top, each from the left: the order in which the rules number the hexes. */
function cellsIn(layout: Layout): Cell[] {
  const cells: Cell[] = [];
  const lay = (kind: ModuleKind, slot: string, at: Pair, rotation: number, outer: number): void =>
    shapes[kind].cells.forEach((shape, local) => {
      const [q, r] = turned(pair(shape), rotation);
      cells.push({ q: at[0] + q, r: at[1] + r, kind, slot, local, outer });
    });
  for (const inner of layout.inner) lay('inner', inner.id, pair(inner.at), 0, -1);
  layout.outer.forEach(({ id, at, rotation, notch }, outer) => {
    lay('outer', id, pair(at), rotation, outer);
    if (notch !== null) lay('supplementary', notch, pair(at), rotation, outer);
  });
  return cells.sort((a, b) => a.r - b.r || a.q - b.q);
}

function flagsIn(layout: Layout, hexAt: ReadonlyMap<string, Hex>): Flag[] {
  const flag = (at: Pair, cell: readonly number[], rotation: number, points: number): Flag => {
    const [q, r] = turned(pair(cell), rotation);
    return { hex: hexAt.get(key(at[0] + q, at[1] + r)) ?? -1, points };
  };
  const { inner, supplementary } = flagCells;
  return [
    ...layout.inner.map(({ at }) => flag(pair(at), inner.cell, 0, inner.points)),
    ...layout.outer
      .filter(({ notch }) => notch !== null)
      .map(({ at, rotation }) => flag(pair(at), supplementary.cell, rotation, supplementary.points)),
  ];
}

function fieldOf(size: Size): Field {
  const layout = layouts.find(({ id }) => id === size);
  if (layout === undefined) throw new Error(`layouts.json has no ${size} map`);
  const cells = cellsIn(layout);
  const hexAt = new Map(cells.map(({ q, r }, hex) => [key(q, r), hex]));
  return {
    cells,
    hexAt,
    flags: flagsIn(layout, hexAt),
    innerSlots: layout.inner.map(({ id }) => id),
    outerSlots: layout.outer.map(({ id }) => id),
    supplementarySlots: layout.outer.flatMap(({ notch }) => notch ?? []),
  };
}

const FIELDS: Readonly<Record<Size, Field>> = { standard: fieldOf('standard'), large: fieldOf('large') };

export const field = (size: Size): Field => FIELDS[size];

export function cellOf(size: Size, hex: Hex): Cell {
  const cell = FIELDS[size].cells[hex];
  if (cell === undefined) throw new Error(`the ${size} map has no hex ${hex}`);
  return cell;
}

/** The hex at these coordinates, if it lies on the board. */
export const hexAt = (size: Size, q: number, r: number): Hex | undefined => FIELDS[size].hexAt.get(key(q, r));

/** MB-19.1 Letter of the column, number of the row. */
export function hexLabel(size: Size, hex: Hex): string {
  const { q, r } = cellOf(size, hex);
  return `${String.fromCharCode(97 + q + 6)}${r + 8}`;
}

/** MB-1.4 */
export function hexDistance(size: Size, from: Hex, to: Hex): number {
  const a = cellOf(size, from);
  const b = cellOf(size, to);
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
