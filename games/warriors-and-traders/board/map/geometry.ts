import type { Box, Point } from '@palio/board-kit';
import type { MapId, Province } from '../../rules/names.ts';
import eastFile from './generated/east.svg?url';
import italiaFile from './generated/italia.svg?url';
import westFile from './generated/west.svg?url';

export interface ProvinceShape {
  /** In map units. */
  readonly path: string;
  readonly box: Box;
  readonly label: Point & { readonly lines: readonly string[] };
  readonly slots: readonly Point[];
  /** Closer together, for a small province that is crowded. */
  readonly tight: readonly Point[];
}

export interface Border {
  readonly a: Province;
  readonly b: Province;
  readonly path: string;
}

/** A way between neighbours without a common border. */
export interface Lane extends Border {
  readonly isSea: boolean;
  readonly ports: readonly [Point, Point];
}

export interface SeaName extends Point {
  readonly name: string;
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
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
  /** Middle of the compass rose, where there is open sea for one. */
  readonly rose: Point | undefined;
}

/** Pictures that tools/maps.ts has drawn; the shapes for the board are read out of them. */
export const MAP_FILES: Readonly<Record<MapId, string>> = {
  west: westFile,
  east: eastFile,
  italia: italiaFile,
};

const ROSES: Readonly<Record<MapId, Point | undefined>> = {
  west: { x: 168, y: 170 },
  east: undefined,
  italia: { x: 785, y: 815 },
};

const numbersIn = (text: string | null | undefined): number[] => (text ?? '').split(' ').map(Number);

function points(text: string | undefined): Point[] {
  if (text === undefined || text === '') return [];
  const numbers = numbersIn(text);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []));
}

const pathIn = (element: Element): string => element.getAttribute('d') ?? '';

function shapeIn(element: SVGElement): ProvinceShape {
  const { box, label = '', slots, tight } = element.dataset;
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(box);
  const [labelX, labelY, ...words] = label.split(' ');
  return {
    path: pathIn(element),
    box: { x, y, width, height },
    label: { x: Number(labelX), y: Number(labelY), lines: words.join(' ').split('|') },
    slots: points(slots),
    tight: points(tight ?? slots),
  };
}

function borderIn(element: SVGElement): Border {
  const [a = 0, b = 0] = numbersIn(element.dataset['link']);
  return { a, b, path: pathIn(element) };
}

function laneIn(element: SVGElement): Lane {
  const border = borderIn(element);
  const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = border.path.split(/[MQ ]/).slice(1).map(Number);
  const ports = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ] as const;
  return { ...border, isSea: element.dataset['kind'] === 'sea', ports };
}

function seaIn(element: SVGElement): SeaName {
  const number = (name: string): number => Number(element.getAttribute(name));
  return {
    name: element.textContent,
    x: number('x'),
    y: number('y'),
    size: number('font-size'),
    turn: Number(element.dataset['turn']),
  };
}

function geometryIn(source: string, rose: Point | undefined): MapGeometry {
  const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
  const all = (selector: string): SVGElement[] => [...picture.querySelectorAll<SVGElement>(selector)];
  const [outland] = all('#outland');
  return {
    width: Number(picture.documentElement.getAttribute('width')),
    height: Number(picture.documentElement.getAttribute('height')),
    provinces: all('#provinces > path').map(shapeIn),
    outland: outland === undefined ? '' : pathIn(outland),
    borders: all('#borders > path').map(borderIn),
    lanes: all('#lanes > path').map(laneIn),
    seas: all('#seas > text').map(seaIn),
    rose,
  };
}

const known = new Map<MapId, Promise<MapGeometry>>();

async function load(map: MapId): Promise<MapGeometry> {
  const answer = await fetch(MAP_FILES[map]);
  if (!answer.ok) throw new Error(`the map ${map} could not be loaded: ${answer.status}`);
  return geometryIn(await answer.text(), ROSES[map]);
}

/** The shapes of a map; one that could not be loaded is tried again the next time. */
export function geometryOf(map: MapId): Promise<MapGeometry> {
  const found = known.get(map) ?? load(map);
  known.set(map, found);
  found.catch(() => known.delete(map));
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

const middleOf = ({ box }: ProvinceShape): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

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
