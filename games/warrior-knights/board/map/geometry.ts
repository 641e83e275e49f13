import { between, type Box, corners, drawingNoise, type Point, tenth } from '@palio/board-kit';
import { mapJson } from '../../text/data.ts';
import { regionIndex, REGIONS } from '../figures.ts';

/** Side of a hexagon; the overseas cities stand in a row above the Kingdom. */
export const SIDE = 60;
export const MAP = { width: 924, height: 690 } as const;
const ORIGIN = { x: 72, y: 160 } as const;
export const PLATE = { width: 136, height: 76, first: 80, pitch: 145, y: 48 } as const;

const overseas = REGIONS.flatMap(({ isKingdom }, region) => (isKingdom ? [] : region));

/** The middle of every region. */
export const CENTRES: readonly Point[] = mapJson.regions.map(({ at, kind }, region) =>
  kind === 'kingdom'
    ? { x: ORIGIN.x + at[0]! * SIDE, y: ORIGIN.y + at[1]! * SIDE }
    : { x: PLATE.first + overseas.indexOf(region) * PLATE.pitch, y: PLATE.y },
);
export const centreOf = (region: number): Point => CENTRES[region] ?? { x: MAP.width / 2, y: MAP.height / 2 };

/** Corners of neighbours meet but for rounding: they count as one when they are this near. */
const GRID = 6;
const keyOf = ({ x, y }: Point): string => `${Math.round(x / GRID)}_${Math.round(y / GRID)}`;

const shaken = new Map<string, Point>();

/** A corner, moved by a shaking hand; the same for all regions that share it. */
function shake(corner: Point): Point {
  const key = keyOf(corner);
  const known = shaken.get(key);
  if (known !== undefined) return known;
  const noise = drawingNoise(
    Math.round((corner.x - ORIGIN.x) * 3.1 + 977) * 31 + Math.round((corner.y - ORIGIN.y) * 7.7 + 613) * 17,
  );
  for (let i = 0; i < 4; i++) noise();
  const moved = {
    x: corner.x + (noise() - 0.5) * SIDE * 0.2,
    y: corner.y + (noise() - 0.5) * SIDE * 0.2,
  };
  shaken.set(key, moved);
  return moved;
}

const trembled = new Map<string, readonly Point[]>();

/** The line between two corners in eight pieces, drawn once for both neighbours. */
function edge(a: Point, b: Point): readonly Point[] {
  const [first, second] = [keyOf(a), keyOf(b)];
  const isTurned = first > second;
  const key = isTurned ? `${second}|${first}` : `${first}|${second}`;
  let line = trembled.get(key);
  if (line === undefined) {
    line = tremble(isTurned ? [shake(b), shake(a)] : [shake(a), shake(b)], key);
    trembled.set(key, line);
  }
  return isTurned ? line.toReversed() : line;
}

function tremble(ends: readonly Point[], key: string): readonly Point[] {
  let seed = 7;
  for (let i = 0; i < key.length; i++) seed = (seed * 33 + key.charCodeAt(i)) >>> 0;
  const noise = drawingNoise(seed);
  for (let i = 0; i < 4; i++) noise();
  let line = ends;
  for (let most = SIDE * 0.1; line.length < 9; most *= 0.5) {
    line = line.flatMap((to, i) => {
      const from = line[i - 1];
      if (from === undefined) return [to];
      const shift = (noise() - 0.5) * 2 * most;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const middle = between(from, to, 0.5);
      return [
        {
          x: middle.x - ((to.y - from.y) / length) * shift,
          y: middle.y + ((to.x - from.x) / length) * shift,
        },
        to,
      ];
    });
  }
  return line;
}

const pointText = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;
export const lineText = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}`;

function plate({ x, y }: Point): string {
  const [left, top] = [x - PLATE.width / 2, y - PLATE.height / 2];
  const corner = 12;
  const turn = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [PLATE.width - 2 * corner, PLATE.height - 2 * corner];
  return (
    `M${tenth(left + corner)} ${tenth(top)}h${across}${turn(corner, corner)}v${down}${turn(-corner, corner)}` +
    `h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}Z`
  );
}

function outline(region: number): string {
  const around = corners(centreOf(region), SIDE);
  const points = around.flatMap((a, i) => edge(a, around[(i + 1) % around.length]!).slice(0, -1));
  return `${lineText(points)}Z`;
}

/** Outline of every region: also what is tapped. */
export const SHAPES: readonly string[] = REGIONS.map(({ isKingdom }, region) =>
  isKingdom ? outline(region) : plate(centreOf(region)),
);
export const shapeOf = (region: number): string => SHAPES[region] ?? '';

export const KINGDOM: readonly number[] = REGIONS.flatMap(({ isKingdom }, region) =>
  isKingdom ? region : [],
);
export const OVERSEAS: readonly number[] = overseas;

export interface Border {
  readonly a: number;
  readonly b: number;
  readonly type: string;
  readonly bridge: string;
  readonly line: readonly Point[];
}

/** The line that two neighbouring hexagons share: across the middle between them, as long as a side. */
function sharedEdge(a: number, b: number): readonly Point[] {
  const [upper, lower] = [centreOf(a), centreOf(b)].sort((one, other) => one.y - other.y) as [Point, Point];
  const middle = between(upper, lower, 0.5);
  const width = Math.hypot(lower.x - upper.x, lower.y - upper.y);
  const along = {
    x: ((lower.y - upper.y) / width) * (SIDE / 2),
    y: ((upper.x - lower.x) / width) * (SIDE / 2),
  };
  return edge(
    { x: middle.x + along.x, y: middle.y + along.y },
    { x: middle.x - along.x, y: middle.y - along.y },
  );
}

export const BORDERS: readonly Border[] = mapJson.borders.map(({ between: pair, type, bridge }) => {
  const [a, b] = [regionIndex(pair[0]!), regionIndex(pair[1]!)];
  return { a, b, type, bridge, line: sharedEdge(a, b) };
});

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  let path = `M${pointText(at(0))}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const near = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const far = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${[near, far, to].map(pointText).join(' ')}`;
  }
  return path;
}

export const ROADS: readonly string[] = mapJson.roads.map(({ path }) =>
  smooth(path.map(id => centreOf(regionIndex(id)))),
);

/** Where the anchor of a port lies, at the seaward edge. */
export function portOf(region: number): Point {
  const { x, y } = centreOf(region);
  const { id, isKingdom } = REGIONS[region]!;
  if (!isKingdom) return { x: x - 57, y: y + 25 };
  if (id.startsWith('H')) return { x: x + 50, y: y + 24 };
  if (id === 'A5') return { x: x - 46, y: y + 30 };
  return id === 'E6' ? { x: x + 43, y: y + 27 } : { x, y: y + 50 };
}

/** The part of the map around some regions. */
export function boxAround(regions: readonly number[], margin: number): Box {
  const points = regions.map(centreOf);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}
