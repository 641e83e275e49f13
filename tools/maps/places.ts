import type { Grid } from './raster.ts';
import type { Measure, Ruling } from './provinces.ts';

/** Where names and pieces of a province go, in map units. */
export interface Place {
  readonly label: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
  readonly slots: readonly (readonly [number, number])[];
  /** Closer together, for a small province that is crowded. */
  readonly tight: readonly (readonly [number, number])[] | undefined;
}

export interface Named {
  readonly name: string;
  /** Room for the sign of its type before the name. */
  readonly hasSign: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Label extends Box {
  readonly lines: readonly string[];
  readonly cost: number;
}
/** x, y, and how bad the place is. */
type Slot = readonly [number, number, number];

const PIECE = 30;
const RADIUS = PIECE / 2;
const LETTER = 16;
/** Row of resource symbols below a name. */
const SYMBOLS = 6;
const MOST_SLOTS = 8;

const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, letter) => {
    if (/[ilIjt.\-' ]/.test(letter)) return sum + 0.29;
    if (/[mwMW]/.test(letter)) return sum + 0.8;
    return sum + (/[A-Z]/.test(letter) ? 0.6 : 0.49);
  }, 0) * LETTER;

/** Distance in cells to the nearest cell that is not of this province. */
function depthOf({ width, height }: Grid, labels: Uint8Array, province: number): Float32Array {
  const depth = new Float32Array(width * height);
  depth.forEach((_, cell) => (depth[cell] = labels[cell] === province ? 1e6 : 0));
  const relax = (cell: number, others: readonly (readonly [number, number])[]): void => {
    if (depth[cell] === 0) return;
    const column = cell % width;
    for (const [dx, dy] of others) {
      const isInside = column + dx >= 0 && column + dx < width;
      const from = isInside ? (depth[cell + dx + dy * width] ?? 0) : 0;
      depth[cell] = Math.min(depth[cell]!, from + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1));
    }
  };
  const before = [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
  ] as const;
  const after = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const;
  for (let cell = 0; cell < depth.length; cell++) relax(cell, before);
  for (let cell = depth.length - 1; cell >= 0; cell--) relax(cell, after);
  return depth;
}

/** A name in one line, and in two where it has a place to break. */
function variantsOf(name: string): readonly (readonly string[])[] {
  const parts = name.startsWith('Île-de-') ? ['Île-de-', name.slice(7)] : name.split(/ (?=[A-Z])/);
  return parts.length > 1 ? [[name], parts] : [[name]];
}

/** Puts names and pieces, the smallest province first. */
export class Placing {
  readonly #grid: Grid;
  readonly #labels: Uint8Array;
  readonly #ruling: Ruling;
  readonly #width: number;
  readonly #height: number;
  readonly #names: Box[] = [];
  readonly #taken: Slot[] = [];

  constructor(grid: Grid, labels: Uint8Array, ruling: Ruling) {
    this.#grid = grid;
    this.#labels = labels;
    this.#ruling = ruling;
    this.#width = grid.width / grid.scale;
    this.#height = grid.height / grid.scale;
  }

  places(named: readonly Named[], measured: Measure): Place[] {
    const found: Place[] = [];
    const order = named.map((_, index) => index + 1).sort((a, b) => measured.area[a]! - measured.area[b]!);
    for (const province of order) {
      const middle = { x: measured.x[province]!, y: measured.y[province]! };
      found[province - 1] = this.#place(province, named[province - 1]!, middle);
    }
    return found;
  }

  #cell(x: number, y: number): number {
    const { width, height, scale } = this.#grid;
    const inside = (value: number, end: number): number =>
      Math.min(end - 1, Math.max(0, Math.round(value * scale)));
    return inside(y, height) * width + inside(x, width);
  }

  #at(x: number, y: number): number {
    return this.#labels[this.#cell(x, y)]!;
  }

  #place(province: number, named: Named, middle: { x: number; y: number }): Place {
    const depth = depthOf(this.#grid, this.#labels, province);
    const bounds = this.#bounds(depth);
    const labels = this.#labelsFor(province, named, { depth, bounds, middle });
    const slotsFor = (label: Label, pitch: number): Slot[] =>
      this.#slotsFor(province, label, { depth, bounds, middle }, pitch);
    let best: { label: Label; slots: Slot[]; value: number } | undefined;
    const good = labels.filter(({ cost }) => cost < labels[0]!.cost + 34);
    const stride = Math.max(1, Math.floor(good.length / 46));
    for (let index = 0; index < good.length; index += stride) {
      const label = good[index]!;
      const slots = slotsFor(label, 0.93);
      const value = worthOf(slots) - label.cost * 1.1;
      if (best === undefined || value > best.value) best = { label, slots, value };
    }
    if (best === undefined) throw new Error(`${named.name} has no room for its name`);
    this.#names.push(best.label);
    let crowded = best.slots;
    for (const pitch of [0.82, 0.72, 0.62])
      if (crowded.length < 6) {
        const closer = slotsFor(best.label, pitch);
        if (closer.length > crowded.length) crowded = closer;
      }
    const tight = crowded === best.slots ? undefined : clustered(crowded);
    const slots = clustered(best.slots);
    this.#taken.push(...(tight ?? slots).slice(0, 6));
    const whole = (list: readonly Slot[]): [number, number][] =>
      list.map(([x, y]) => [Math.round(x), Math.round(y)]);
    return {
      label: { x: Math.round(best.label.x), y: Math.round(best.label.y), lines: best.label.lines },
      slots: whole(slots),
      tight: tight && whole(tight),
    };
  }

  #bounds(depth: Float32Array): { left: number; right: number; top: number; bottom: number } {
    const { width, scale } = this.#grid;
    const bounds = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
    depth.forEach((value, cell) => {
      if (value === 0) return;
      const [x, y] = [(cell % width) / scale, Math.floor(cell / width) / scale];
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    });
    return bounds;
  }

  /** Places for the name, the best first. */
  #labelsFor(province: number, { name, hasSign }: Named, { depth, bounds, middle }: Ground): Label[] {
    const found: Label[] = [];
    for (const lines of variantsOf(name)) {
      const width = Math.max(...lines.map(textWidth)) + (hasSign ? 19 : 4);
      const height = lines.length * LETTER * 0.98 + SYMBOLS;
      const startX = Math.max(width / 2 + 4, bounds.left - 60);
      const endX = Math.min(this.#width - width / 2 - 4, bounds.right + 60);
      const endY = Math.min(this.#height - height / 2 - 4, bounds.bottom + 16);
      for (let y = Math.max(height / 2 + 4, bounds.top - 16); y <= endY; y += 3)
        for (let x = startX; x <= endX; x += 4) {
          const box = { x, y, width, height };
          if (this.#names.some(other => overlap(other, box))) continue;
          const cost =
            this.#coverCost(province, box, depth) * 4 +
            Math.abs(x - middle.x) * 0.06 +
            Math.abs(y - middle.y) * 0.03 +
            (lines.length > 1 ? 5 : 0);
          found.push({ ...box, lines, cost });
        }
    }
    return found.sort((a, b) => a.cost - b.cost);
  }

  /** What the name would lie on. */
  #coverCost(province: number, box: Box, depth: Float32Array): number {
    let cost = 0;
    for (let i = 0; i <= 8; i++)
      for (let j = 0; j <= 2; j++) {
        const cell = this.#cell(box.x + (i / 8 - 0.5) * box.width, box.y + (j / 2 - 0.5) * box.height);
        const label = this.#labels[cell]!;
        if (label === province) cost += depth[cell]! / this.#grid.scale < 4 ? 0.45 : 0;
        else if (label === 0) cost += 0.45;
        else cost += label === this.#ruling.outside ? 0.7 : 1.6;
      }
    return cost;
  }

  /** 0 on open land, more towards borders and at sea before its own coast, 9 where no piece can stand. */
  #badness(province: number, x: number, y: number, depth: Float32Array): number {
    if (x < RADIUS || y < RADIUS || x > this.#width - RADIUS || y > this.#height - RADIUS) return 9;
    const cell = this.#cell(x, y);
    const label = this.#labels[cell]!;
    const around = (steps: number, reach: number): number[] =>
      Array.from({ length: steps }, (_, step) => {
        const angle = (step * 2 * Math.PI) / steps;
        return this.#at(x + RADIUS * reach * Math.cos(angle), y + RADIUS * reach * Math.sin(angle));
      });
    const foreign = (found: readonly number[]): number =>
      found.filter(one => one !== 0 && one !== province).length;
    if (label === province) {
      if (depth[cell]! / this.#grid.scale >= RADIUS - 5) return 0;
      const beside = foreign(around(12, 0.9));
      return beside > 3 ? 9 : 1 + beside * 0.6;
    }
    if (label !== 0 || foreign(around(16, 0.92)) > 0) return 9;
    const own = (reach: number): number => around(16, reach).filter(one => one === province).length;
    if (own(1.1) > 1) return 3;
    return own(1.7) > 1 ? 3.9 : 9;
  }

  /** The best of several lattices of pieces around a name. */
  #slotsFor(province: number, label: Label, { depth, bounds, middle }: Ground, pitch: number): Slot[] {
    let best: Slot[] = [];
    let worth = -Infinity;
    for (let shift = 0; shift < 16; shift++) {
      const found: Slot[] = [];
      for (let j = -9; j <= 9; j++)
        for (let i = -9; i <= 9; i++) {
          const x = middle.x + (shift % 4) * 7.8 + (i + (j & 1) / 2) * PIECE * pitch;
          const y = middle.y + Math.floor(shift / 4) * 6.8 + j * PIECE * pitch * 0.88;
          if (x < bounds.left - 30 || x > bounds.right + 30 || y < bounds.top - 30 || y > bounds.bottom + 30)
            continue;
          if (isUnder(label, x, y) || this.#names.some(other => isUnder(other, x, y))) continue;
          if (
            this.#taken.some(other => Math.hypot(other[0] - x, other[1] - y) < PIECE * Math.min(0.78, pitch))
          )
            continue;
          const bad = this.#badness(province, x, y, depth);
          if (bad >= 9) continue;
          const gap = Math.max(
            Math.abs(x - label.x) - label.width / 2,
            Math.abs(y - label.y) - label.height / 2,
          );
          found.push([x, y, bad + Math.max(0, RADIUS + 2 - gap) * 0.3]);
        }
      const away = (slot: Slot): number => Math.hypot(slot[0] - middle.x, slot[1] - middle.y);
      const slots = found.sort((a, b) => a[2] - b[2] || away(a) - away(b)).slice(0, MOST_SLOTS);
      const value = worthOf(slots);
      if (value > worth) [best, worth] = [slots, value];
    }
    return best;
  }
}

interface Ground {
  readonly depth: Float32Array;
  readonly bounds: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly middle: { readonly x: number; readonly y: number };
}

function worthOf(slots: readonly Slot[]): number {
  const first = slots[0];
  if (first === undefined) return 0;
  return slots.reduce(
    (sum, [x, y, bad], index) =>
      sum + (index < 6 ? 10 : 4) - 2.4 * bad - 0.045 * Math.hypot(x - first[0], y - first[1]),
    0,
  );
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + 1;

const isUnder = (box: Box, x: number, y: number): boolean =>
  Math.abs(x - box.x) < box.width / 2 + RADIUS - 6 && Math.abs(y - box.y) < box.height / 2 + RADIUS - 5;

/** The same slots as one cluster, grown from the best. */
function clustered(slots: readonly Slot[]): Slot[] {
  const rest = [...slots];
  const chain: Slot[] = [];
  while (rest.length > 0) {
    const basis = chain.length === 0 ? slots : chain;
    const x = basis.reduce((sum, slot) => sum + slot[0], 0) / basis.length;
    const y = basis.reduce((sum, slot) => sum + slot[1], 0) / basis.length;
    const cost = (slot: Slot): number => slot[2] + 0.055 * Math.hypot(slot[0] - x, slot[1] - y);
    rest.sort((a, b) => cost(a) - cost(b));
    chain.push(rest.shift()!);
  }
  return chain;
}
