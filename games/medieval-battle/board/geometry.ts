import { between, type Box, DIRECTIONS, type Point, toPixel } from '@palio/board-kit';
import type { Hex, Size } from '../rules/state.ts';
import { cellOf, field, hexAt } from '../text/hexes.ts';

/** Side of a hex in units of the board. */
export const SIDE = 41.5;
/** Side of a counter. */
export const COUNTER = 53;
/** Counters beside the board are drawn at this scale. */
export const SMALL = 0.66;

/**
 * Room around the board for units that fled, and below it for the thickness of the plate. Screens are wider than
 * the standard map and higher than the large one.
 */
const MARGINS: Readonly<Record<Size, { readonly x: number; readonly top: number; readonly bottom: number }>> =
  {
    standard: { x: 58, top: 12, bottom: 22 },
    large: { x: 14, top: 44, bottom: 50 },
  };

export interface BattleGeometry {
  readonly size: Size;
  readonly width: number;
  readonly height: number;
  /** Middle of each hex. */
  readonly centres: readonly Point[];
  /** For each outer slot the places of units that left the board there, best first. */
  readonly refuges: readonly (readonly Point[])[];
}

function geometryOf(size: Size): BattleGeometry {
  const { cells, outerSlots } = field(size);
  const raw = cells.map(cell => toPixel(cell, SIDE));
  const margin = MARGINS[size];
  const left = Math.min(...raw.map(({ x }) => x)) - (SIDE * Math.sqrt(3)) / 2 - margin.x;
  const top = Math.min(...raw.map(({ y }) => y)) - SIDE - margin.top;
  const right = Math.max(...raw.map(({ x }) => x)) + (SIDE * Math.sqrt(3)) / 2 + margin.x;
  const bottom = Math.max(...raw.map(({ y }) => y)) + SIDE + margin.bottom;
  const shifted = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const centres = raw.map(shifted);
  return {
    size,
    width: right - left,
    height: bottom - top,
    centres,
    refuges: outerSlots.map((_, outer) => refugesOf(size, outer, centres, shifted)),
  };
}

/** Places just outside the border of a slot; those where the margin is narrow come last. */
function refugesOf(
  size: Size,
  outer: number,
  centres: readonly Point[],
  shifted: (point: Point) => Point,
): Point[] {
  const places = new Map<string, Point>();
  field(size).cells.forEach((cell, hex) => {
    const centre = centres[hex];
    if (cell.outer !== outer || centre === undefined) return;
    for (const { q, r } of DIRECTIONS) {
      const outside = { q: cell.q + q, r: cell.r + r };
      if (hexAt(size, outside.q, outside.r) !== undefined) continue;
      places.set(`${outside.q},${outside.r}`, between(shifted(toPixel(outside, SIDE)), centre, 0.14));
    }
  });
  const range = (values: readonly number[]): readonly [number, number] => [
    Math.min(...values),
    Math.max(...values),
  ];
  const [least, most] = range(centres.map(({ x, y }) => (size === 'standard' ? y : x)));
  const hasRoom = ({ x, y }: Point): boolean =>
    size === 'standard' ? y > least && y < most : x > least && x < most;
  const roomy = [...places.values()].filter(hasRoom);
  const middle = middleOf(roomy.length > 0 ? roomy : [...places.values()]);
  const rank = (place: Point): number =>
    Math.hypot(place.x - middle.x, place.y - middle.y) + (hasRoom(place) ? 0 : 10_000);
  return [...places.values()].sort((a, b) => rank(a) - rank(b));
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(points.length, 1), y: sum.y / Math.max(points.length, 1) };
}

const GEOMETRIES: Readonly<Record<Size, BattleGeometry>> = {
  standard: geometryOf('standard'),
  large: geometryOf('large'),
};

export const battleGeometry = (size: Size): BattleGeometry => GEOMETRIES[size];

const ORIGIN: Point = { x: 0, y: 0 };

export const centreOf = (size: Size, hex: Hex): Point => GEOMETRIES[size].centres[hex] ?? ORIGIN;

/** A part of the board around a place, as large as a phone shows well. */
export function boxAround({ x, y }: Point): Box {
  return { x: x - 200, y: y - 230, width: 400, height: 460 };
}

/** The places beyond the edge next to a border hex. */
export function outsideOf(size: Size, hex: Hex): Point[] {
  const cell = cellOf(size, hex);
  const centre = centreOf(size, hex);
  const zero = toPixel(cell, SIDE);
  return DIRECTIONS.filter(({ q, r }) => hexAt(size, cell.q + q, cell.r + r) === undefined).map(
    ({ q, r }) => {
      const outside = toPixel({ q: cell.q + q, r: cell.r + r }, SIDE);
      return { x: centre.x + outside.x - zero.x, y: centre.y + outside.y - zero.y };
    },
  );
}

/** The hex one step further in a direction of the arrow keys; up and down run in a zigzag. */
export function hexBeside(size: Size, hex: Hex, key: string): Hex | undefined {
  const { q, r } = cellOf(size, hex);
  const isOdd = r % 2 !== 0;
  const steps: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    ArrowLeft: [[-1, 0]],
    ArrowRight: [[1, 0]],
    ArrowUp: isOdd
      ? [
          [0, -1],
          [1, -1],
        ]
      : [
          [1, -1],
          [0, -1],
        ],
    ArrowDown: isOdd
      ? [
          [-1, 1],
          [0, 1],
        ]
      : [
          [0, 1],
          [-1, 1],
        ],
  };
  for (const [dq, dr] of steps[key] ?? []) {
    const beside = hexAt(size, q + dq, r + dr);
    if (beside !== undefined) return beside;
  }
  return undefined;
}
