import { drawingNoise, tenth } from '@palio/board-kit';
import type { RegionId } from '../../rules/names.ts';
import { REGION_FIGURES } from '../figures.ts';

/** The map lies inside a frame of fields; below it would be the tracks, which stand beside it here. */
export const MAP = { width: 1200, height: 800, left: 40, top: 40, right: 1160, bottom: 760 } as const;

export const SEAS: ReadonlySet<RegionId> = new Set<RegionId>(['northSea', 'southSea']);

type Corner = readonly [number, number];

const isSame = (a: Corner, b: Corner): boolean => a[0] === b[0] && a[1] === b[1];
const isAfter = (a: Corner, b: Corner): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/** A trembling line between two corners; the seed comes from the ends, so that both neighbours get the same line. */
function tremble(a: Corner, b: Corner, share: number): Corner[] {
  const turned = isAfter(a, b);
  const [from, to] = turned ? [b, a] : [a, b];
  const noise = drawingNoise(from[0] * 7 + from[1] * 131 + to[0] * 17 + to[1] * 29);
  for (let i = 0; i < 5; i++) noise();
  let line: Corner[] = [from, to];
  let most = Math.hypot(to[0] - from[0], to[1] - from[1]) * share;
  while (line.length < 34) {
    const finer: Corner[] = [from];
    for (let i = 1; i < line.length; i++) {
      const [ux, uy] = line[i - 1]!;
      const [vx, vy] = line[i]!;
      const shift = (noise() - 0.5) * 2 * most;
      const length = Math.hypot(vx - ux, vy - uy) || 1;
      finer.push(
        [(ux + vx) / 2 - ((vy - uy) / length) * shift, (uy + vy) / 2 + ((vx - ux) / length) * shift],
        line[i]!,
      );
    }
    line = finer;
    most *= 0.52;
  }
  return turned ? line.reverse() : line;
}

const onFrame = (a: Corner, b: Corner): boolean =>
  (a[0] === b[0] && (a[0] === MAP.left || a[0] === MAP.right)) ||
  (a[1] === b[1] && (a[1] === MAP.top || a[1] === MAP.bottom));

const corners = new Map(REGION_FIGURES.map(({ id, polygon }) => [id, polygon]));
const seaCorners: readonly Corner[] = [...SEAS].flatMap(sea => corners.get(sea) ?? []);
const atSea = (corner: Corner): boolean => seaCorners.some(known => isSame(known, corner));

function outline(id: RegionId): string {
  const polygon = corners.get(id) ?? [];
  const points = polygon.flatMap((a, i): readonly Corner[] => {
    const b = polygon[(i + 1) % polygon.length]!;
    const isOpenSea = SEAS.has(id) && a[1] === b[1];
    if (onFrame(a, b) || isOpenSea) return [a];
    // A coast is broken more than a border.
    const isCoast = atSea(a) && atSea(b);
    return tremble(a, b, isCoast ? 0.1 : 0.045).slice(0, -1);
  });
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

export interface Region {
  readonly id: RegionId;
  readonly path: string;
  readonly label: Corner;
}

export const REGIONS: readonly Region[] = REGION_FIGURES.map(({ id, label }) => ({
  id,
  label,
  path: outline(id),
}));
export const LAND: readonly Region[] = REGIONS.filter(({ id }) => !SEAS.has(id));

/** A smooth line through points. */
export function smooth(points: readonly Corner[]): string {
  const at = (i: number): Corner => points[Math.min(Math.max(i, 0), points.length - 1)]!;
  let path = `M${at(0).join(' ')}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...near, ...far, ...to].map(tenth).join(' ')}`;
  }
  return path;
}

/** The Euphrates: the bed, and the arm that joins it. */
export const RIVER: readonly string[] = [
  smooth([
    [880, 30],
    [890, 110],
    [896, 190],
    [906, 270],
    [916, 345],
    [958, 405],
    [992, 462],
    [962, 524],
    [920, 582],
    [922, 640],
    [978, 692],
    [1050, 720],
    [1100, 780],
  ]),
  smooth([
    [1116, 30],
    [1104, 110],
    [1070, 176],
    [1004, 232],
    [948, 290],
    [918, 345],
  ]),
];

/** Prestige track: 31 fields along, 21 up, clockwise from the lower left corner; 100 fields in all. */
const ALONG = 31;
const UP = 21;
export const FIELD = { width: MAP.width / ALONG, height: MAP.height / UP } as const;
export const FIELDS = 2 * (ALONG + UP) - 4;

export function fieldCentre(points: number): { x: number; y: number } {
  const n = ((points % FIELDS) + FIELDS) % FIELDS;
  const [column, row] =
    n < UP - 1
      ? [0, UP - 1 - n]
      : n < UP + ALONG - 2
        ? [n - (UP - 1), 0]
        : n < 2 * UP + ALONG - 3
          ? [ALONG - 1, n - (UP + ALONG - 2)]
          : [FIELDS - n, UP - 1];
  return { x: tenth((column + 0.5) * FIELD.width), y: tenth((row + 0.5) * FIELD.height) };
}
