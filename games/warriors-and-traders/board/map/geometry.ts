import type { Box, Point } from '@palio/board-kit';
import type { MapId, Province } from '../../rules/names.ts';
import type { Drawn, DrawnPlace, SeaName } from './drawn.ts';
import { bordersOf, DRAWN, endsOf, type Line, readLine, ringsOf, type Spot } from './lines.ts';

export interface ProvinceShape {
  /** In map units. */
  readonly path: string;
  readonly box: Box;
  readonly label: Point & { readonly lines: readonly string[] };
  readonly slots: readonly Point[];
  readonly tight: readonly Point[];
}

export interface Border {
  readonly a: Province;
  readonly b: Province;
  readonly path: string;
}

export interface Lane {
  readonly a: Province;
  readonly b: Province;
  readonly isSea: boolean;
  readonly path: string;
  readonly ports: readonly [Point, Point];
}

export interface MapGeometry {
  readonly width: number;
  readonly height: number;
  readonly provinces: readonly ProvinceShape[];
  /** Land out of play. */
  readonly outland: string;
  readonly borders: readonly Border[];
  readonly lanes: readonly Lane[];
  readonly seas: readonly SeaName[];
  /** Middle of the compass rose. */
  readonly rose: Point;
}

/** Land at the edge of the sheet runs on, for screens of another shape. */
const BEYOND = 1200;

const pathOf = (spots: readonly Spot[]): string => `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`;
const closed = (rings: readonly (readonly Spot[])[]): string =>
  rings.map(ring => `${pathOf(ring)}z`).join('');

function boxOf(rings: readonly (readonly Spot[])[]): Box {
  const xs = rings.flatMap(ring => ring.map(([x]) => x));
  const ys = rings.flatMap(ring => ring.map(([, y]) => y));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function points(numbers: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    found.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  return found;
}

function shapeOf(
  lines: readonly Line[],
  label: number,
  { label: name, slots, tight }: DrawnPlace,
): ProvinceShape {
  const rings = ringsOf(lines, label);
  const [x, y, ...words] = name;
  return {
    path: closed(rings),
    box: boxOf(rings),
    label: { x: Number(x), y: Number(y), lines: words.map(String) },
    slots: points(slots),
    tight: points(tight ?? slots),
  };
}

function laneOf(text: string): Lane {
  const [, , kind, x1, y1, bendX, bendY, x2, y2] = text.split(' ');
  const [a, b] = endsOf(text);
  return {
    a,
    b,
    isSea: kind === 'sea',
    path: `M${x1} ${y1}Q${bendX} ${bendY} ${x2} ${y2}`,
    ports: [
      { x: Number(x1), y: Number(y1) },
      { x: Number(x2), y: Number(y2) },
    ],
  };
}

function geometryFrom({ width, height, arcs, places, lanes, seas }: Drawn, rose: Point): MapGeometry {
  const lines = arcs.map(readLine);
  const outside = places.length + 1;
  const push = (value: number, end: number): number =>
    value <= 0 ? -BEYOND : value >= end ? end + BEYOND : value;
  const outland = ringsOf(lines, outside).map(ring =>
    ring.map(([x, y]): Spot => [push(x, width), push(y, height)]),
  );
  return {
    width,
    height,
    provinces: places.map((place, index) => shapeOf(lines, index + 1, place)),
    outland: closed(outland),
    borders: bordersOf(lines, places.length).map(({ a, b, spots }) => ({ a, b, path: pathOf(spots) })),
    lanes: lanes.map(laneOf),
    seas,
    rose,
  };
}

const ROSES: Readonly<Record<MapId, Point>> = {
  west: { x: 168, y: 170 },
  east: { x: 1085, y: 905 },
  italia: { x: 785, y: 815 },
};
const known = new Map<MapId, MapGeometry>();

export function geometryOf(map: MapId): MapGeometry {
  const found = known.get(map) ?? geometryFrom(DRAWN[map], ROSES[map]);
  known.set(map, found);
  return found;
}

/** The box that holds these provinces and so much around them. */
export function boxAround(
  geometry: MapGeometry,
  provinces: readonly Province[],
  margin: number,
): Box | undefined {
  const boxes = provinces.flatMap(province => geometry.provinces[province]?.box ?? []);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const middleOf = ({ box }: ProvinceShape): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest province in the direction of an arrow key. */
export function provinceBeside(
  { provinces }: MapGeometry,
  from: Province,
  key: string,
  isAllowed: (province: Province) => boolean,
): Province | undefined {
  const start = provinces[from];
  const direction = DIRECTIONS[key];
  if (start === undefined || direction === undefined) return undefined;
  const { x, y } = middleOf(start);
  let [best, least]: [Province | undefined, number] = [undefined, Infinity];
  provinces.forEach((shape, province) => {
    const there = middleOf(shape);
    const ahead = (there.x - x) * direction.x + (there.y - y) * direction.y;
    const aside = Math.abs((there.x - x) * direction.y) + Math.abs((there.y - y) * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 4 && aside < ahead * 1.6 && cost < least && isAllowed(province))
      [best, least] = [province, cost];
  });
  return best;
}
