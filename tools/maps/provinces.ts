import type { Grid } from './raster.ts';
import { pairKey, type Region } from './region.ts';

/** A point that draws land to its province. Provinces are counted from 1; 0 is sea. */
export interface Seed {
  readonly province: number;
  x: number;
  y: number;
  /** Pushes its border outward, in map units. */
  weight: number;
  /** Where it was before the solver moved it. */
  homeX: number;
  homeY: number;
}

/** What does not change while seeds move. */
export interface Ruling {
  readonly region: Region;
  readonly count: number;
  /** Label of land out of play. */
  readonly outside: number;
  readonly play: ReadonlySet<number>;
  /** Provinces that may take land of a country that is only partly in play. */
  readonly limits: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Smaller land, in square map units, vanishes. */
export const LEAST_ISLAND = 26;
const NEAR_COAST = 9;

export function rulingOf(region: Region, indexOf: ReadonlyMap<string, number>): Ruling {
  const limits = Object.entries(region.partial).map(
    ([country, provinces]) => [Number(country), new Set(provinces.map(id => indexOf.get(id) ?? 0))] as const,
  );
  return {
    region,
    count: indexOf.size,
    outside: indexOf.size + 1,
    play: new Set(region.play),
    limits: new Map(limits),
  };
}

/** The landmass that a seed stands on, or the nearest within a few units. */
function massUnder({ width, height, scale, mass, massSize }: Grid, seed: Seed): number {
  const [column, row] = [Math.round(seed.x * scale), Math.round(seed.y * scale)];
  const reach = Math.ceil(NEAR_COAST * scale);
  let [best, least] = [0, Infinity];
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) {
      const found = mass[y * width + x]!;
      if (found === 0 || massSize[found]! <= LEAST_ISLAND * scale * scale) continue;
      const distance = (x - column) ** 2 + (y - row) ** 2;
      if (distance < least) [best, least] = [found, distance];
    }
  return best;
}

/** The seed with least distance less weight, among those allowed in this country. */
function nearest(
  grid: Grid,
  cell: number,
  seeds: readonly Seed[],
  allowed: ReadonlySet<number> | undefined,
): { readonly province: number; readonly distance: number } {
  const [x, y] = [grid.x[cell]!, grid.y[cell]!];
  let [province, distance] = [0, Infinity];
  for (const seed of seeds) {
    if (allowed !== undefined && !allowed.has(seed.province)) continue;
    const away = Math.sqrt((x - seed.x) ** 2 + (y - seed.y) ** 2) - seed.weight;
    if (away < distance) [province, distance] = [seed.province, away];
  }
  return { province, distance };
}

/** Counts which province would get how many cells of an island. */
class Votes {
  readonly #counted = new Map<number, Map<number, number>>();

  add(mass: number, label: number): void {
    const counted = this.#counted.get(mass) ?? new Map<number, number>();
    this.#counted.set(mass, counted.set(label, (counted.get(label) ?? 0) + 1));
  }

  winners(): Map<number, number> {
    const winner = (counted: Map<number, number>): number => [...counted].sort((a, b) => b[1] - a[1])[0]![0];
    return new Map([...this.#counted].map(([mass, counted]) => [mass, winner(counted)]));
  }
}

/** The province of every cell: 0 for sea, `outside` for land out of play. */
export function labelsOf(grid: Grid, seeds: readonly Seed[], ruling: Ruling): Uint8Array {
  const { owner, mass } = grid;
  const seedsOn = new Map<number, Seed[]>();
  for (const seed of seeds) {
    const under = massUnder(grid, seed);
    if (under !== 0) seedsOn.set(under, [...(seedsOn.get(under) ?? []), seed]);
  }
  const labels = new Uint8Array(mass.length);
  const votes = new Votes();
  for (let cell = 0; cell < labels.length; cell++)
    if (grid.country[cell] !== 0) labels[cell] = labelOf(grid, cell, seeds, { ruling, seedsOn, votes });
  const whole = votes.winners();
  for (let cell = 0; cell < labels.length; cell++) {
    const label = labels[cell]!;
    const given = whole.get(mass[cell]!);
    const isFixed = label === 0 || label === ruling.outside || owner[cell] !== 0;
    if (given !== undefined && !isFixed) labels[cell] = given;
  }
  return labels;
}

function labelOf(
  grid: Grid,
  cell: number,
  seeds: readonly Seed[],
  { ruling, seedsOn, votes }: { ruling: Ruling; seedsOn: ReadonlyMap<number, Seed[]>; votes: Votes },
): number {
  const { region, play, limits, outside } = ruling;
  const under = grid.mass[cell]!;
  const size = grid.massSize[under]! / grid.scale ** 2;
  const named = grid.owner[cell]!;
  if (size < LEAST_ISLAND && named === 0) return 0;
  const isWhole = size < region.wholeIsland;
  if (named !== 0 && isWhole) return named;
  const land = grid.country[cell]!;
  const allowed = limits.get(land);
  if (!play.has(land) && allowed === undefined) return outside;
  const own = seedsOn.get(under);
  const { province, distance } = nearest(grid, cell, own ?? seeds, allowed);
  const label = allowed !== undefined && distance > region.reach ? outside : province;
  if (own === undefined || isWhole) votes.add(under, label);
  return label;
}

export interface Measure {
  /** By province, in square map units; middles in map units. */
  readonly area: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Length of the common border of two provinces, by pairKey. */
  readonly touch: ReadonlyMap<number, number>;
  /** A penalty for provinces in several pieces on one landmass. */
  readonly stray: number;
}

/** Finds connected cells of one label while they are read row by row. */
class Pieces {
  readonly #up: Int32Array;

  constructor(cells: number) {
    this.#up = new Int32Array(cells);
  }

  root(cell: number): number {
    let at = cell;
    while (this.#up[at] !== at) {
      this.#up[at] = this.#up[this.#up[at]!]!;
      at = this.#up[at]!;
    }
    return at;
  }

  add(cell: number): void {
    this.#up[cell] = cell;
  }

  join(cell: number, to: number): void {
    this.#up[this.root(cell)] = this.root(to);
  }
}

export function measure(grid: Grid, labels: Uint8Array, { count, outside }: Ruling): Measure {
  const { width, height, scale } = grid;
  const area = new Float64Array(count + 2);
  const x = new Float64Array(count + 2);
  const y = new Float64Array(count + 2);
  const touch = new Map<number, number>();
  const pieces = new Pieces(labels.length);
  const meet = (cell: number, label: number, other: number): void => {
    const neighbour = labels[other]!;
    if (neighbour === label) pieces.join(cell, other);
    else if (neighbour !== 0 && neighbour !== outside) {
      const key = pairKey(label, neighbour);
      touch.set(key, (touch.get(key) ?? 0) + 1 / scale);
    }
  };
  for (let row = 0, cell = 0; row < height; row++)
    for (let column = 0; column < width; column++, cell++) {
      const label = labels[cell]!;
      if (label === 0) continue;
      area[label]! += 1;
      x[label]! += column;
      y[label]! += row;
      pieces.add(cell);
      if (label === outside) continue;
      if (column > 0) meet(cell, label, cell - 1);
      if (row > 0) meet(cell, label, cell - width);
    }
  for (let province = 1; province <= count; province++) {
    const cells = area[province]! || 1;
    x[province] = (x[province]! / cells + 0.5) / scale;
    y[province] = (y[province]! / cells + 0.5) / scale;
    area[province]! /= scale * scale;
  }
  return { area, x, y, touch, stray: strayOf(grid, labels, pieces, outside) };
}

function strayOf(grid: Grid, labels: Uint8Array, pieces: Pieces, outside: number): number {
  const cells = new Map<number, number>();
  for (let cell = 0; cell < labels.length; cell++) {
    if (labels[cell] === 0 || labels[cell] === outside) continue;
    const root = pieces.root(cell);
    cells.set(root, (cells.get(root) ?? 0) + 1);
  }
  const largest = new Map<number, number>();
  const home = (root: number): number => labels[root]! * 100_000 + grid.mass[root]!;
  for (const [root, size] of cells) {
    const known = largest.get(home(root));
    if (known === undefined || cells.get(known)! < size) largest.set(home(root), root);
  }
  let stray = 0;
  for (const [root, size] of cells)
    if (largest.get(home(root)) !== root) stray += 25 + (size / grid.scale ** 2) * 0.12;
  return stray;
}
