import { between, type Point, tenth } from './geometry.ts';

/** A hex in axial coordinates. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export type HexOrientation = 'pointy' | 'flat';

/** Edge i of `corners` (from corner i to corner i + 1) faces direction i, in both orientations. */
export const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const satisfies readonly Hex[];

export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

const ROOT_3 = Math.sqrt(3);

/** The middle of a hex whose side is `side` long; hex (0, 0) lies on the origin. */
export function toPixel(hex: Hex, side: number, orientation: HexOrientation = 'pointy'): Point {
  return orientation === 'pointy'
    ? { x: side * ROOT_3 * (hex.q + hex.r / 2), y: side * 1.5 * hex.r }
    : { x: side * 1.5 * hex.q, y: side * ROOT_3 * (hex.r + hex.q / 2) };
}

/** The hex that holds a point. */
export function fromPixel(point: Point, side: number, orientation: HexOrientation = 'pointy'): Hex {
  const x = point.x / side;
  const y = point.y / side;
  return orientation === 'pointy'
    ? nearestHex(x / ROOT_3 - y / 3, (2 / 3) * y)
    : nearestHex((2 / 3) * x, y / ROOT_3 - x / 3);
}

/** Rounding q and r alone may leave the hex; the coordinate that was rounded most is derived from the others. */
function nearestHex(q: number, r: number): Hex {
  const s = -q - r;
  let nearestQ = Math.round(q);
  let nearestR = Math.round(r);
  const nearestS = Math.round(s);
  const offQ = Math.abs(nearestQ - q);
  const offR = Math.abs(nearestR - r);
  const offS = Math.abs(nearestS - s);
  if (offQ > offR && offQ > offS) nearestQ = -nearestR - nearestS;
  else if (offR > offS) nearestR = -nearestQ - nearestS;
  return plain(nearestQ, nearestR);
}

/** Adding zero turns the -0 of a rounding or a rotation into 0, so that hexes compare equal. */
function plain(q: number, r: number): Hex {
  return { q: q + 0, r: r + 0 };
}

/** The six corners, clockwise; a pointy hex starts upper right, a flat one at the right. */
export function corners(centre: Point, side: number, orientation: HexOrientation = 'pointy'): Point[] {
  const first = orientation === 'pointy' ? -30 : 0;
  return DIRECTIONS.map((_, index) => {
    const angle = (Math.PI / 180) * (60 * index + first);
    return { x: centre.x + side * Math.cos(angle), y: centre.y + side * Math.sin(angle) };
  });
}

export interface HexPathOptions {
  readonly orientation?: HexOrientation;
  /** Length cut off each side at a rounded corner. */
  readonly rounding?: number;
}

/** The outline of a hex as SVG path text. */
export function hexPath(centre: Point, side: number, options: HexPathOptions = {}): string {
  const points = corners(centre, side, options.orientation);
  const share = (options.rounding ?? 0) / side;
  if (share === 0) return `M${points.map(pair).join('L')}Z`;
  const rounded = points.map((corner, index) => {
    const before = points[(index + 5) % 6] ?? corner;
    const after = points[(index + 1) % 6] ?? corner;
    return `${pair(between(corner, before, share))}Q${pair(corner)} ${pair(between(corner, after, share))}`;
  });
  return `M${rounded.join('L')}Z`;
}

function pair(point: Point): string {
  return `${tenth(point.x)} ${tenth(point.y)}`;
}

/** Steps from one hex to another. */
export function distance(from: Hex, to: Hex): number {
  const q = to.q - from.q;
  const r = to.r - from.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function neighbour(hex: Hex, direction: Direction): Hex {
  const step = DIRECTIONS[direction];
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** The six hexes around a hex, in the order of `DIRECTIONS`. */
export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map(step => ({ q: hex.q + step.q, r: hex.r + step.r }));
}

/** A hex turned clockwise by steps of 60 degrees around another; negative steps turn back. */
export function rotate(hex: Hex, steps: number, around: Hex = { q: 0, r: 0 }): Hex {
  let q = hex.q - around.q;
  let r = hex.r - around.r;
  const turns = ((steps % 6) + 6) % 6;
  for (let turn = 0; turn < turns; turn++) [q, r] = [-r, q + r];
  return plain(q + around.q, r + around.r);
}
