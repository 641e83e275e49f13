import type { Spot } from './geography.ts';
import { type Arc, HALF } from './outline.ts';
import type { Place } from './places.ts';
import type { Ruling } from './provinces.ts';
import type { Grid } from './raster.ts';

/** A way between neighbours without a common border. */
export interface Lane {
  readonly a: number;
  readonly b: number;
  readonly kind: 'land' | 'sea';
  readonly from: Spot;
  readonly bend: Spot;
  readonly to: Spot;
}

const BENDS = [0.12, -0.12, 0.24, -0.24, 0.38, -0.38, 0.55, -0.55];
const EDGE = 4;
const TOO_CLOSE = 13;

type Curve = Pick<Lane, 'from' | 'bend' | 'to'>;

const along = ({ from, bend, to }: Curve, share: number): Spot => [
  (1 - share) ** 2 * from[0] + 2 * share * (1 - share) * bend[0] + share ** 2 * to[0],
  (1 - share) ** 2 * from[1] + 2 * share * (1 - share) * bend[1] + share ** 2 * to[1],
];

/** Points on the coast of each province. */
function coasts(arcs: readonly Arc[], { outside }: Ruling): Map<number, Spot[]> {
  const found = new Map<number, Spot[]>();
  for (const { left, right, line } of arcs)
    for (const [label, other] of [
      [left, right],
      [right, left],
    ] as const) {
      if (label === 0 || label === outside || other !== 0) continue;
      const spots = line.filter((_, index) => index % 3 === 0).map(([x, y]): Spot => [x / HALF, y / HALF]);
      found.set(label, [...(found.get(label) ?? []), ...spots]);
    }
  return found;
}

export function lanesOf(
  wanted: readonly Pick<Lane, 'a' | 'b' | 'kind'>[],
  {
    grid,
    labels,
    arcs,
    places,
    ruling,
  }: { grid: Grid; labels: Uint8Array; arcs: readonly Arc[]; places: readonly Place[]; ruling: Ruling },
): Lane[] {
  const coastOf = coasts(arcs, ruling);
  const [width, height] = [grid.width / grid.scale, grid.height / grid.scale];
  const taken: Spot[] = [];
  const labelAt = ([x, y]: Spot): number => {
    const [column, row] = [Math.round(x * grid.scale), Math.round(y * grid.scale)];
    return column < 0 || row < 0 || column >= grid.width || row >= grid.height
      ? 0
      : labels[row * grid.width + column]!;
  };
  const costAt = (spot: Spot, lane: Pick<Lane, 'a' | 'b' | 'kind'>): number => {
    let cost =
      3 * taken.filter(other => Math.hypot(other[0] - spot[0], other[1] - spot[1]) < TOO_CLOSE).length;
    const label = labelAt(spot);
    if (spot[0] < EDGE || spot[1] < EDGE || spot[0] > width - EDGE || spot[1] > height - EDGE) cost += 60;
    else if (label !== 0 && lane.kind === 'sea') cost += label === lane.a || label === lane.b ? 5 : 26;
    return cost;
  };
  return wanted.map(lane => {
    const ends = (province: number): readonly Spot[] => {
      const [x, y] = places[province - 1]!.slots[0]!;
      return lane.kind === 'land' ? [[x, y]] : (coastOf.get(province) ?? [[x, y]]);
    };
    const pairs = ends(lane.a).flatMap(from =>
      ends(lane.b).map(to => ({ from, to, length: Math.hypot(from[0] - to[0], from[1] - to[1]) })),
    );
    pairs.sort((one, other) => one.length - other.length);
    const stride = Math.max(1, Math.floor(pairs.length / 400));
    const tried = pairs.filter(
      (_, index) => index < 40 || (index % stride === 0 && index < pairs.length * 0.5),
    );
    let [best, least]: [Curve | undefined, number] = [undefined, Infinity];
    for (const { from, to, length } of tried)
      for (const bow of BENDS) {
        const bend: Spot = [
          (from[0] + to[0]) / 2 - (to[1] - from[1]) * bow,
          (from[1] + to[1]) / 2 + (to[0] - from[0]) * bow,
        ];
        const curve = { from, bend, to };
        let cost = length * (1 + Math.abs(bow) * 0.5);
        for (let step = 0; step < 23 && cost < least; step++)
          cost += costAt(along(curve, 0.06 + step * 0.04), lane);
        if (cost < least) [best, least] = [curve, cost];
      }
    const { from, bend, to } = best!;
    for (let step = 1; step < 10; step++) taken.push(along({ from, bend, to }, step / 10));
    const round = ([x, y]: Spot): Spot => [Math.round(x), Math.round(y)];
    return { ...lane, from: round(from), bend: round(bend), to: round(to) };
  });
}
