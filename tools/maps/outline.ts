import type { Spot } from './geography.ts';
import { components } from './raster.ts';
import type { Grid } from './raster.ts';
import { LEAST_ISLAND } from './provinces.ts';

/** A line between two junctions with one label on each side. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  /** Half map units. */
  readonly line: readonly Spot[];
}

/** Coordinates are kept in half map units. */
export const HALF = 2;
const STRAY = 900;

/** Gives small pieces that are cut off from their province to a neighbour. */
export function tidy(grid: Grid, labels: Uint8Array): void {
  for (let pass = 0; pass < 2; pass++) {
    const { part, size } = components(
      grid,
      cell => labels[cell] !== 0,
      (cell, other) => labels[cell] === labels[other],
    );
    const largest = new Map<number, number>();
    part.forEach((number, cell) => {
      if (number === 0) return;
      const known = largest.get(labels[cell]!);
      if (known === undefined || size[known]! < size[number]!) largest.set(labels[cell]!, number);
    });
    const beside = new Map<number, Map<number, number>>();
    part.forEach((number, cell) => {
      if (number === 0 || largest.get(labels[cell]!) === number || size[number]! > STRAY * grid.scale ** 2)
        return;
      for (const next of [cell - 1, cell + 1, cell - grid.width, cell + grid.width]) {
        const label = labels[next] ?? 0;
        if (label === 0 || label === labels[cell]) continue;
        const counted = beside.get(number) ?? new Map<number, number>();
        beside.set(number, counted.set(label, (counted.get(label) ?? 0) + 1));
      }
    });
    part.forEach((number, cell) => {
      const counted = beside.get(number);
      if (counted !== undefined) labels[cell] = [...counted].sort((a, b) => b[1] - a[1])[0]![0];
    });
  }
}

/** Provinces that are no neighbours but meet for the width of a pen are parted: the cells go to a third label. */
export function separate(grid: Grid, labels: Uint8Array, mayTouch: (a: number, b: number) => boolean): void {
  const { width } = grid;
  for (let pass = 0; pass < 6; pass++) {
    let changed = 0;
    for (let cell = width + 1; cell < labels.length - width - 1; cell++) {
      const label = labels[cell]!;
      const beside = [labels[cell + 1]!, labels[cell + width]!];
      const foe = beside.find(
        other => label !== 0 && other !== 0 && other !== label && !mayTouch(label, other),
      );
      if (foe === undefined) continue;
      const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].map(
        step => labels[cell + step]!,
      );
      const third = around.find(other => other !== label && other !== foe);
      if (third === undefined) continue;
      labels[cell] = third;
      changed += 1;
    }
    if (changed === 0) return;
  }
}

interface Step {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** Walks along the edges of cells, from junction to junction. */
class Tracer {
  readonly #grid: Grid;
  readonly #labels: Uint8Array;
  readonly #walked = new Set<string>();

  constructor(grid: Grid, labels: Uint8Array) {
    this.#grid = grid;
    this.#labels = labels;
  }

  #at(x: number, y: number): number {
    const { width, height } = this.#grid;
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : this.#labels[y * width + x]!;
  }

  /** Edges that leave a corner between different labels. */
  #steps(x: number, y: number): Step[] {
    const [above, here] = [this.#at(x, y - 1), this.#at(x, y)];
    const [aboveLeft, hereLeft] = [this.#at(x - 1, y - 1), this.#at(x - 1, y)];
    const found: Step[] = [];
    if (x < this.#grid.width && above !== here) found.push({ x: x + 1, y, left: above, right: here });
    if (x > 0 && aboveLeft !== hereLeft) found.push({ x: x - 1, y, left: hereLeft, right: aboveLeft });
    if (y < this.#grid.height && hereLeft !== here) found.push({ x, y: y + 1, left: here, right: hereLeft });
    if (y > 0 && aboveLeft !== above) found.push({ x, y: y - 1, left: aboveLeft, right: above });
    return found;
  }

  #isWalked(x: number, y: number, step: Step): boolean {
    return this.#walked.has(edgeName(x, y, step));
  }

  #trace(x: number, y: number, first: Step): { left: number; right: number; spots: Spot[] } {
    const spots: Spot[] = [[x, y]];
    let at: Step | undefined = first;
    let [fromX, fromY] = [x, y];
    while (at !== undefined) {
      this.#walked.add(edgeName(fromX, fromY, at));
      [fromX, fromY] = [at.x, at.y];
      spots.push([fromX, fromY]);
      const isBack = fromX === x && fromY === y;
      const steps: Step[] = this.#steps(fromX, fromY);
      at =
        steps.length === 2 && !isBack ? steps.find(step => !this.#isWalked(fromX, fromY, step)) : undefined;
    }
    return { left: first.left, right: first.right, spots };
  }

  /** Lines between junctions first, then rings without one. */
  arcs(): { left: number; right: number; spots: Spot[] }[] {
    const found: { left: number; right: number; spots: Spot[] }[] = [];
    const across = this.#grid.width + 1;
    const corners = across * (this.#grid.height + 1);
    for (const fromJunction of [true, false])
      for (let corner = 0; corner < corners; corner++) {
        const [x, y] = [corner % across, Math.floor(corner / across)];
        const steps = this.#steps(x, y);
        if (steps.length === 0 || (steps.length !== 2) !== fromJunction) continue;
        for (const step of steps) if (!this.#isWalked(x, y, step)) found.push(this.#trace(x, y, step));
      }
    return found;
  }
}

function edgeName(x: number, y: number, { x: toX, y: toY }: Step): string {
  return x < toX || y < toY ? `${x},${y},${toX},${toY}` : `${toX},${toY},${x},${y}`;
}

const isSame = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];

function smooth(spots: readonly Spot[], rounds: number): readonly Spot[] {
  const isRing = spots.length > 3 && isSame(spots[0]!, spots.at(-1)!);
  let line = spots;
  for (let round = 0; round < rounds; round++) {
    const middle = (a: Spot, b: Spot, c: Spot): Spot => [
      (a[0] + 2 * b[0] + c[0]) / 4,
      (a[1] + 2 * b[1] + c[1]) / 4,
    ];
    const last = line.length - 1;
    const ends: readonly Spot[] = line;
    const next = ends.map((spot, index) =>
      index === 0 || index === last ? spot : middle(ends[index - 1]!, spot, ends[index + 1]!),
    );
    if (isRing) next[0] = next[last] = middle(ends[last - 1]!, ends[0]!, ends[1]!);
    line = next;
  }
  return line;
}

/** Visvalingam: drops the point with the smallest triangle until all are larger than the tolerance. */
function simplify(spots: readonly Spot[], tolerance: number): Spot[] {
  const line = [...spots];
  const least = isSame(line[0]!, line.at(-1)!) ? 5 : 2;
  const triangle = (index: number): number => {
    const [a, b, c] = [line[index - 1], line[index], line[index + 1]];
    if (a === undefined || b === undefined || c === undefined) return Infinity;
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const areas = line.map((_, index) => triangle(index));
  for (;;) {
    let [smallest, area] = [-1, tolerance];
    areas.forEach((value, index) => {
      if (value < area) [smallest, area] = [index, value];
    });
    if (smallest < 0 || line.length <= least) return line;
    line.splice(smallest, 1);
    areas.splice(smallest, 1);
    for (const index of [smallest - 1, smallest]) areas[index] = triangle(index);
  }
}

/** Coasts are drawn finely where one can play; land out of play is only background. */
function toleranceOf({ left, right }: Pick<Arc, 'left' | 'right'>, outside: number): number {
  if (left !== 0 && right !== 0) return 1.3;
  return left === outside || right === outside ? 4 : 1.1;
}

/** Every line once, so that neighbours share it exactly. */
export function arcsOf(grid: Grid, labels: Uint8Array, outside: number): Arc[] {
  const [right, bottom] = [grid.width / grid.scale, grid.height / grid.scale];
  return new Tracer(grid, labels).arcs().map(arc => {
    const isCoast = arc.left === 0 || arc.right === 0;
    const spots = arc.spots.map(([x, y]): Spot => [x / grid.scale, y / grid.scale]);
    const isEdge = spots.every(([x, y]) => x <= 0 || y <= 0 || x >= right || y >= bottom);
    const drawn = simplify(isEdge ? spots : smooth(spots, isCoast ? 3 : 9), toleranceOf(arc, outside));
    const line = drawn.map(([x, y]): Spot => [Math.round(x * HALF), Math.round(y * HALF)]);
    return {
      left: arc.left,
      right: arc.right,
      line: line.filter((spot, at) => at === 0 || !isSame(spot, line[at - 1]!)),
    };
  });
}

/** Rings too small to be drawn are left out with their arcs. */
export function isSpeck({ line }: Arc): boolean {
  if (!isSame(line[0]!, line.at(-1)!)) return false;
  let twice = 0;
  line.forEach(([x, y], index) => {
    const [a, b] = line[index === 0 ? line.length - 1 : index - 1]!;
    twice += a * y - x * b;
  });
  return Math.abs(twice) / 2 / HALF ** 2 <= LEAST_ISLAND * 0.7;
}
