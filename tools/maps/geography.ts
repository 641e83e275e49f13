import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeoBox, Region } from './region.ts';

export type Spot = [number, number];

/** A piece of land: outline and holes on the sheet. */
export interface Land {
  readonly country: number;
  rings: Spot[][];
  /** Province that an island belongs to whole; 0 if none is named. */
  readonly owner: number;
}

interface Topology {
  readonly transform: { readonly scale: Spot; readonly translate: Spot };
  readonly arcs: readonly (readonly Spot[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
}
interface Geometry {
  readonly type: string;
  readonly id?: string;
  readonly properties: { readonly name: string };
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
}

/** The atlas gives Kosovo no number, nor some lands that are far from every map. */
const KOSOVO = 383;
const NO_COUNTRY = 9998;
const EUROPE: GeoBox = [-30, 25, 60, 72];
const MARGIN = 260;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const tangent = (latitude: number): number => Math.tan((Math.PI / 2 + latitude) / 2);

/** Conic conformal projection, turned and fitted into the sheet. */
export function projection(region: Region): (place: readonly [number, number]) => Spot {
  const [south, north] = [radians(region.parallels[0]), radians(region.parallels[1])];
  const n = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(tangent(north) / tangent(south));
  const f = (Math.cos(south) * tangent(south) ** n) / n;
  const [cos, sin] = [Math.cos(radians(region.angle)), Math.sin(radians(region.angle))];
  const raw = ([longitude, latitude]: readonly [number, number]): Spot => {
    const radius = f / tangent(radians(latitude)) ** n;
    const angle = n * radians(longitude - region.meridian);
    const [x, y] = [radius * Math.sin(angle), f - radius * Math.cos(angle)];
    return [cos * x - sin * y, -sin * x - cos * y];
  };
  const [[west, low], [east, high]] = region.frame;
  const corners = [raw([west, low]), raw([east, high]), raw([west, high]), raw([east, low])];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const edge = 14;
  const [width, height] = [region.canvas[0] - 2 * edge, region.canvas[1] - 2 * edge];
  const scale = Math.min(width / (x1 - x0), height / (y1 - y0));
  return place => {
    const [x, y] = raw(place);
    return [
      edge + (width - scale * (x1 + x0)) / 2 + scale * x,
      edge + (height - scale * (y1 + y0)) / 2 + scale * y,
    ];
  };
}

const isIn = ([x, y]: readonly [number, number], [west, south, east, north]: GeoBox): boolean =>
  x >= west && x <= east && y >= south && y <= north;

function middleOf(ring: readonly Spot[]): Spot {
  const sum = (axis: 0 | 1): number => ring.reduce((total, spot) => total + spot[axis], 0);
  return [sum(0) / ring.length, sum(1) / ring.length];
}

/** All land of the atlas that touches the sheet. */
export function landOf(region: Region, indexOf: ReadonlyMap<string, number>): Land[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const lines = atlas.arcs.map(arc => {
    const { scale, translate } = atlas.transform;
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Spot => [
      (x += dx) * scale[0] + translate[0],
      (y += dy) * scale[1] + translate[1],
    ]);
  });
  const ringOf = (arcs: readonly number[]): Spot[] =>
    arcs.flatMap((arc, index) => {
      const line = arc < 0 ? lines[~arc]!.toReversed() : lines[arc]!;
      return index === 0 ? line : line.slice(1);
    });
  const project = projection(region);
  const [width, height] = region.canvas;
  const isNear = ([x, y]: Spot): boolean =>
    x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN;
  const found: Land[] = [];
  for (const { type, id, properties, arcs } of atlas.objects.countries.geometries) {
    const country = id === undefined ? (properties.name === 'Kosovo' ? KOSOVO : NO_COUNTRY) : Number(id);
    const parts = (type === 'Polygon' ? [arcs] : arcs) as readonly (readonly (readonly number[])[])[];
    for (const part of parts) {
      const rings = part.map(ringOf);
      const middle = middleOf(rings[0]!);
      if (!isIn(middle, EUROPE) || region.drop.some(box => isIn(middle, box))) continue;
      const owner = Object.entries(region.islands).find(([, boxes]) =>
        boxes.some(box => isIn(middle, box)),
      )?.[0];
      const drawn = rings.map(ring => ring.map(project));
      if (!drawn[0]!.some(isNear)) continue;
      found.push({
        country: region.inPlay.some(box => isIn(middle, box)) ? region.play[0]! : country,
        rings: drawn,
        owner: owner === undefined ? 0 : (indexOf.get(owner) ?? 0),
      });
    }
  }
  return found;
}
