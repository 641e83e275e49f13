import type { Point } from '@palio/board-kit';
import { duchiesJson, soloJson, teamJson } from '../../text/data.ts';
import type { FamilyId } from '../../rules/names.ts';

/** A duchy as it is drawn: the side of a hex is 1, the middle of the picture is the origin. */
export interface DuchyMap {
  readonly id: string;
  readonly families: readonly FamilyId[];
  readonly numbers: readonly number[];
  readonly centres: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** Sides between spaces of different kinds. */
  readonly borders: readonly (readonly [Point, Point])[];
  /** Between spaces joined by a river. */
  readonly rivers: readonly (readonly [Point, Point])[];
  /** Middles of the border posts, outside the rim. */
  readonly posts: readonly Point[];
  /** One hexagon of side 4, drawn on a single plate. */
  readonly isPlain: boolean;
}

const LETTERS: Readonly<Record<string, FamilyId>> = {
  B: 'building',
  G: 'livestock',
  K: 'monastery',
  C: 'castle',
  M: 'mine',
  S: 'ship',
};
const ROOT_3 = Math.sqrt(3);
/** Centres of the solo boards are measured, so that neighbours are a little nearer or farther than they should be. */
const NEAR = ROOT_3 * 1.08;

const codesIn = (rows: readonly string[]): string[] => rows.flatMap(row => row.split(' '));

function plainCentres(rows: readonly string[]): Point[] {
  return rows.flatMap((row, j) => {
    const count = row.split(' ').length;
    return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * ROOT_3, y: (j - 3) * 1.5 }));
  });
}

/** The side that two neighbours share. */
function sideBetween(a: Point, b: Point): [Point, Point] {
  const x = (a.x + b.x) / 2;
  const y = (a.y + b.y) / 2;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const across = { x: -(b.y - a.y) / length / 2, y: (b.x - a.x) / length / 2 };
  return [
    { x: x + across.x, y: y + across.y },
    { x: x - across.x, y: y - across.y },
  ];
}

interface More {
  readonly rivers?: readonly (readonly number[])[];
  readonly posts?: readonly (readonly number[])[];
  readonly isPlain?: boolean;
}

function mapFrom(id: string, codes: readonly string[], raw: readonly Point[], more: More): DuchyMap {
  const xs = raw.map(({ x }) => x);
  const ys = raw.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const centres = raw.map(({ x, y }) => ({ x: x - left - width / 2, y: y - top - height / 2 }));
  const families = codes.map(code => LETTERS[code.charAt(0)] ?? 'building');
  const borders: [Point, Point][] = [];
  centres.forEach((a, i) =>
    centres.slice(i + 1).forEach((b, j) => {
      if (families[i] !== families[i + 1 + j] && Math.hypot(b.x - a.x, b.y - a.y) < NEAR)
        borders.push(sideBetween(a, b));
    }),
  );
  const at = (space: number | undefined): Point => centres[space ?? 0] ?? { x: 0, y: 0 };
  const posts = (more.posts ?? []).map(([first, second]) => {
    const middle = { x: (at(first).x + at(second).x) / 2, y: (at(first).y + at(second).y) / 2 };
    const length = Math.hypot(middle.x, middle.y);
    return { x: (middle.x * (length + 1.1)) / length, y: (middle.y * (length + 1.1)) / length };
  });
  return {
    id,
    families,
    numbers: codes.map(code => Number(code.charAt(1))),
    centres,
    width: width + ROOT_3,
    height: height + 2,
    borders,
    rivers: (more.rivers ?? []).map(([a, b]) => [at(a), at(b)] as const),
    posts,
    isPlain: more.isPlain ?? false,
  };
}

const ofHexWidths = ([x = 0, y = 0]: readonly number[]): Point => ({ x: x * ROOT_3, y: y * ROOT_3 });
const ofAxial = ([q = 0, r = 0]: readonly number[]): Point => ({ x: ROOT_3 * (q + r / 2), y: 1.5 * r });

const maps: readonly DuchyMap[] = [
  ...duchiesJson.duchies.map(({ id, rows }) =>
    mapFrom(id, codesIn(rows), plainCentres(rows), {
      isPlain: true,
      posts: id.startsWith('11') ? duchiesJson.borderPosts.map(({ spaces }) => spaces) : [],
    }),
  ),
  ...teamJson.duchies.map(({ id, rows }) => mapFrom(id, codesIn(rows), teamJson.spaces.map(ofAxial), {})),
  ...soloJson.duchies.map(({ id, spaces, rivers }) =>
    mapFrom(
      id,
      spaces.map(({ space }) => space),
      spaces.map(({ at }) => ofHexWidths(at)),
      { rivers },
    ),
  ),
];
const byId: ReadonlyMap<string, DuchyMap> = new Map(maps.map(map => [map.id, map]));

/** Undefined until the duchy is chosen. */
export const duchyMap = (id: string): DuchyMap | undefined => byId.get(id);
