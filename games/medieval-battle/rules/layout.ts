import { BATTLE, LAYOUT_FIGURES } from './figures.ts';
import type { Hex, Size } from './state.ts';

export type ModuleKind = 'inner' | 'outer' | 'supplementary';

/** One hex of the board, in pointy-top axial coordinates. */
export interface Cell {
  readonly q: number;
  readonly r: number;
  /** MB-19.1 */
  readonly label: string;
  readonly kind: ModuleKind;
  readonly slot: string;
  /** Which cell of the module's shape lies here when the module is not turned in its slot. */
  readonly local: number;
  /** MB-2.13 Number of the outer slot (0 = outer1) the hex belongs to. */
  readonly outer: number;
}

export interface Flag {
  readonly hex: Hex;
  readonly points: number;
}

/** A hex at distance 2 with the hexes in between; -1 is one off the board. */
export interface FarHex {
  readonly hex: Hex;
  readonly middles: readonly number[];
}

/** The geometry of one size of map; the same whatever modules lie in the slots. */
export interface Layout {
  readonly size: Size;
  readonly cells: readonly Cell[];
  readonly hexNamed: ReadonlyMap<string, Hex>;
  readonly neighbours: readonly (readonly Hex[])[];
  readonly distances: readonly (readonly number[])[];
  readonly farHexes: readonly (readonly FarHex[])[];
  /** For each hex its off-board neighbours, each as the board hexes beside it (MB-8.4). */
  readonly offboard: readonly (readonly (readonly Hex[])[])[];
  readonly flags: readonly Flag[];
  readonly innerSlots: readonly string[];
  readonly outerSlots: readonly string[];
  readonly suppSlots: readonly string[];
  readonly slotDistances: readonly (readonly number[])[];
  /** MB-10.8 The next slot on the way from one slot to another. */
  readonly slotTowards: readonly (readonly number[])[];
  /** MB-5.3 Hexes far enough from every flag. */
  readonly deployable: readonly Hex[];
  /** Place of each hex when labels are sorted by letter, then number. */
  readonly labelOrder: readonly number[];
}

type Point = readonly [q: number, r: number];

const DIRECTIONS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const keyOf = (q: number, r: number): string => `${q},${r}`;

const point = (pair: readonly number[]): Point => [pair[0] ?? 0, pair[1] ?? 0];

/** MB-2.8 Turns a place about the origin by sixths clockwise. */
export function rotate([q, r]: Point, sixths: number): Point {
  let turned: Point = [q, r];
  for (let i = 0; i < sixths; i++) turned = [-turned[1], turned[0] + turned[1]];
  return turned;
}

/** MB-1.4 */
export function hexDistance(a: Point, b: Point): number {
  const dq = a[0] - b[0];
  const dr = a[1] - b[1];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** MB-19.1 Letter of the column, number of the row. */
export function labelAt(q: number, r: number): string {
  return `${String.fromCharCode(97 + q + 6)}${r + 8}`;
}

type LayoutFigures = (typeof LAYOUT_FIGURES.layouts)[number];

/** MB-2.7 to MB-2.9 Puts the shapes into the slots. Rows from the top, each from the left. */
function cellsOf(figures: LayoutFigures): Cell[] {
  const { shapes } = LAYOUT_FIGURES;
  const cells: Cell[] = [];
  const add = (
    kind: ModuleKind,
    slot: string,
    at: Point,
    rotation: number,
    outerOf: (place: Point) => number,
  ): void => {
    shapes[kind].cells.forEach((pair, local) => {
      const [dq, dr] = rotate(point(pair), rotation);
      const q = at[0] + dq;
      const r = at[1] + dr;
      cells.push({ q, r, label: labelAt(q, r), kind, slot, local, outer: outerOf([dq, dr]) });
    });
  };
  const slotNumber = (slot: string): number => figures.outer.findIndex(outer => outer.id === slot);
  for (const inner of figures.inner)
    add('inner', inner.id, point(inner.at), 0, place => {
      // MB-2.13 The third of the inner module that an outer module wraps; the centre counts as outer1.
      const third = inner.thirds.find(({ rotation }) => {
        const [q, r] = rotate(place, (6 - rotation) % 6);
        return q >= 1 && q + r >= 0;
      });
      return third === undefined ? 0 : slotNumber(third.outer);
    });
  for (const outer of figures.outer) {
    const own = (): number => slotNumber(outer.id);
    add('outer', outer.id, point(outer.at), outer.rotation, own);
    if (outer.notch !== null) add('supplementary', outer.notch, point(outer.at), outer.rotation, own);
  }
  return cells.sort((a, b) => a.r - b.r || a.q - b.q);
}

/** MB-2.11 Flags of the inner modules first, then of the supplementary ones, in slot order. */
function flagsOf(figures: LayoutFigures, at: ReadonlyMap<string, Hex>): Flag[] {
  const { inner, supplementary } = LAYOUT_FIGURES.flags;
  const flagAt = (place: Point, cell: readonly number[], rotation: number, points: number): Flag => {
    const [dq, dr] = rotate(point(cell), rotation);
    return { hex: at.get(keyOf(place[0] + dq, place[1] + dr)) ?? -1, points };
  };
  return [
    ...figures.inner.map(slot => flagAt(point(slot.at), inner.cell, 0, inner.points)),
    ...figures.outer
      .filter(slot => slot.notch !== null)
      .map(slot => flagAt(point(slot.at), supplementary.cell, slot.rotation, supplementary.points)),
  ];
}

/** MB-2.14 Slots touch where outer or supplementary hexes of theirs do. */
function slotDistancesOf(
  count: number,
  cells: readonly Cell[],
  neighbours: readonly (readonly Hex[])[],
): number[][] {
  const distances = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_entry, b) => (a === b ? 0 : count)),
  );
  cells.forEach((cell, hex) => {
    for (const other of neighbours[hex]!) {
      const beside = cells[other]!;
      if (cell.kind !== 'inner' && beside.kind !== 'inner' && cell.outer !== beside.outer)
        distances[cell.outer]![beside.outer] = 1;
    }
  });
  for (let via = 0; via < count; via++)
    for (const row of distances)
      for (let b = 0; b < count; b++) row[b] = Math.min(row[b]!, row[via]! + distances[via]![b]!);
  return distances;
}

function farHexesOf(
  cells: readonly Cell[],
  distances: readonly (readonly number[])[],
  at: ReadonlyMap<string, Hex>,
  hex: Hex,
): FarHex[] {
  const { q, r } = cells[hex]!;
  const far: FarHex[] = [];
  cells.forEach((cell, other) => {
    if (distances[hex]![other] !== 2) return;
    const middles = DIRECTIONS.map(([dq, dr]): Point => [q + dq, r + dr])
      .filter(place => hexDistance(place, [cell.q, cell.r]) === 1)
      .map(place => at.get(keyOf(...place)) ?? -1);
    far.push({ hex: other, middles });
  });
  return far;
}

function buildLayout(figures: LayoutFigures): Layout {
  const cells = cellsOf(figures);
  const at = new Map(cells.map((cell, hex) => [keyOf(cell.q, cell.r), hex]));
  if (at.size !== cells.length) throw new Error(`layouts.json: modules of the ${figures.id} map overlap`);
  const around = (q: number, r: number): Point[] => DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr]);
  const onBoard = (places: readonly Point[]): Hex[] => places.flatMap(([q, r]) => at.get(keyOf(q, r)) ?? []);
  const neighbours = cells.map(({ q, r }) => onBoard(around(q, r)));
  const offboard = cells.map(({ q, r }) =>
    around(q, r)
      .filter(place => !at.has(keyOf(...place)))
      .map(place => onBoard(around(...place))),
  );
  const distances = cells.map(a => cells.map(b => hexDistance([a.q, a.r], [b.q, b.r])));
  const flags = flagsOf(figures, at);
  const slotDistances = slotDistancesOf(figures.outer.length, cells, neighbours);
  const far = BATTLE.deployment.minDistanceToFlags;
  const byLabel = cells
    .map((_, hex) => hex)
    .sort((a, b) => cells[a]!.q - cells[b]!.q || cells[a]!.r - cells[b]!.r);
  const labelOrder: number[] = Array.from({ length: cells.length }, () => 0);
  byLabel.forEach((hex, place) => (labelOrder[hex] = place));
  return {
    size: figures.id,
    cells,
    hexNamed: new Map(cells.map((cell, hex) => [cell.label, hex])),
    neighbours,
    distances,
    farHexes: cells.map((_, hex) => farHexesOf(cells, distances, at, hex)),
    offboard,
    flags,
    innerSlots: figures.inner.map(slot => slot.id),
    outerSlots: figures.outer.map(slot => slot.id),
    suppSlots: figures.outer.flatMap(slot => slot.notch ?? []),
    slotDistances,
    slotTowards: slotDistances.map((row, from) =>
      row.map((_, to) =>
        slotDistances.findIndex(
          (next, slot) => row[to] === row[slot]! + next[to]! && (from === to || row[slot] === 1),
        ),
      ),
    ),
    deployable: cells.flatMap((_, hex) =>
      flags.every(flag => distances[hex]![flag.hex]! >= far) ? hex : [],
    ),
    labelOrder,
  };
}

function layoutNamed(size: Size): Layout {
  const figures = LAYOUT_FIGURES.layouts.find(entry => entry.id === size);
  if (figures === undefined) throw new Error(`layouts.json has no ${size} layout`);
  return buildLayout(figures);
}

const LAYOUTS: Readonly<Record<Size, Layout>> = {
  standard: layoutNamed('standard'),
  large: layoutNamed('large'),
};

export const layoutOf = (size: Size): Layout => LAYOUTS[size];

/** No map has more hexes; scratch tables are that long. */
export const MOST_HEXES = Math.max(LAYOUTS.standard.cells.length, LAYOUTS.large.cells.length);
