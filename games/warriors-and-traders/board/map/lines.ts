import type { MapId } from '../../rules/names.ts';
import type { Drawn } from './drawn.ts';
import { east } from './generated/east.ts';
import { italia } from './generated/italia.ts';
import { west } from './generated/west.ts';

export const DRAWN: Readonly<Record<MapId, Drawn>> = { west, east, italia };

export type Spot = readonly [number, number];

export interface Line {
  readonly left: number;
  readonly right: number;
  readonly spots: readonly Spot[];
}

const HALF = 2;

export function readLine(text: string): Line {
  const [left = 0, right = 0, ...steps] = text.split(' ').map(Number);
  const spots: Spot[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    spots.push([x / HALF, y / HALF]);
  }
  return { left, right, spots };
}

const keyOf = (spot: Spot | undefined): string => (spot === undefined ? '' : `${spot[0]},${spot[1]}`);

/** Joins the lines around a label to closed rings, land to the right. */
export function ringsOf(lines: readonly Line[], label: number): Spot[][] {
  const open = lines.flatMap(({ left, right, spots }) => {
    if (right === label) return [spots];
    return left === label ? [spots.toReversed()] : [];
  });
  const starts = new Map<string, (readonly Spot[])[]>();
  for (const spots of open) starts.set(keyOf(spots[0]), [...(starts.get(keyOf(spots[0])) ?? []), spots]);
  const joined = new Set<readonly Spot[]>();
  const rings: Spot[][] = [];
  for (const first of open) {
    if (joined.has(first)) continue;
    const ring = [...first];
    joined.add(first);
    while (keyOf(ring[0]) !== keyOf(ring.at(-1))) {
      const next = starts.get(keyOf(ring.at(-1)))?.find(spots => !joined.has(spots));
      if (next === undefined) break;
      joined.add(next);
      ring.push(...next.slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

/** A line that parts two provinces; they are counted from 0 as in the rules. */
export interface Part {
  readonly a: number;
  readonly b: number;
  readonly spots: readonly Spot[];
}

/** Where two provinces have a common border. */
export function bordersOf(lines: readonly Line[], provinces: number): Part[] {
  const isProvince = (label: number): boolean => label > 0 && label <= provinces;
  return lines
    .filter(({ left, right }) => isProvince(left) && isProvince(right))
    .map(({ left, right, spots }) => ({ a: left - 1, b: right - 1, spots }));
}

/** Both ends of a lane. */
export function endsOf(lane: string): readonly [number, number] {
  const [a, b] = lane.split(' ');
  return [Number(a) - 1, Number(b) - 1];
}
