import { expect, test } from 'vitest';
import {
  corners,
  DIRECTIONS,
  distance,
  fromPixel,
  type Hex,
  type HexOrientation,
  hexPath,
  neighbour,
  neighbours,
  rotate,
  toPixel,
} from '../src/hex.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const ORIENTATIONS: readonly HexOrientation[] = ['pointy', 'flat'];

function disc(radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (distance(ORIGIN, { q, r }) <= radius) hexes.push({ q, r });
  return hexes;
}

test('a pointy hex one to the right lies a whole width away, a flat one half a height lower', () => {
  expect(toPixel({ q: 1, r: 0 }, 10)).toEqual({ x: 10 * Math.sqrt(3), y: 0 });
  expect(toPixel({ q: 0, r: 1 }, 10)).toEqual({ x: 5 * Math.sqrt(3), y: 15 });
  expect(toPixel({ q: 1, r: 0 }, 10, 'flat')).toEqual({ x: 15, y: 5 * Math.sqrt(3) });
});

test.each(ORIENTATIONS)('every point well inside of a %s hex belongs to it', orientation => {
  for (const hex of disc(4)) {
    const centre = toPixel(hex, 41.5, orientation);
    expect(fromPixel(centre, 41.5, orientation)).toEqual(hex);
    for (const corner of corners(centre, 41.5 * 0.99, orientation))
      expect(fromPixel(corner, 41.5, orientation)).toEqual(hex);
  }
});

test('a point beyond an edge belongs to the neighbour', () => {
  expect(fromPixel({ x: 8.7, y: 0 }, 10)).toEqual({ q: 1, r: 0 });
  expect(fromPixel({ x: 8.6, y: 0 }, 10)).toEqual(ORIGIN);
});

test.each(ORIENTATIONS)('edge i of a %s hex faces direction i', orientation => {
  const points = corners({ x: 0, y: 0 }, 10, orientation);
  for (const [index, step] of DIRECTIONS.entries()) {
    const from = points[index];
    const to = points[(index + 1) % 6];
    const towards = toPixel(step, 10, orientation);
    expect(((from?.x ?? 0) + (to?.x ?? 0)) / 2).toBeCloseTo(towards.x / 2);
    expect(((from?.y ?? 0) + (to?.y ?? 0)) / 2).toBeCloseTo(towards.y / 2);
  }
});

test('distance counts steps', () => {
  expect(distance(ORIGIN, ORIGIN)).toBe(0);
  expect(distance({ q: -5, r: 2 }, { q: 3, r: -5 })).toBe(8);
  expect(distance({ q: -1, r: 2 }, { q: 1, r: 1 })).toBe(2);
  expect(disc(5)).toHaveLength(91);
});

test('neighbours are the six hexes one step away, in the order of the directions', () => {
  const around = neighbours({ q: 2, r: -1 });
  expect(around).toHaveLength(6);
  expect(around.every(hex => distance(hex, { q: 2, r: -1 }) === 1)).toBe(true);
  expect(neighbour({ q: 2, r: -1 }, 2)).toEqual(around[2]);
});

test('a rotation by one step goes to the next direction, clockwise', () => {
  for (const [index, step] of DIRECTIONS.entries())
    expect(rotate(step, 1)).toEqual(DIRECTIONS[(index + 1) % 6]);
});

test('six steps, or some forth and back, change nothing', () => {
  for (const hex of disc(3)) {
    expect(rotate(hex, 6)).toEqual(hex);
    expect(rotate(rotate(hex, 2, { q: 1, r: 1 }), -2, { q: 1, r: 1 })).toEqual(hex);
    expect(distance(rotate(hex, 4), ORIGIN)).toBe(distance(hex, ORIGIN));
  }
});

test('an outline is closed and has six corners, sharp or round', () => {
  expect(hexPath({ x: 0, y: 0 }, 10, { orientation: 'flat' })).toBe(
    'M10 0L5 8.7L-5 8.7L-10 0L-5 -8.7L5 -8.7Z',
  );
  const round = hexPath({ x: 0, y: 0 }, 10, { rounding: 2 });
  expect(round.match(/Q/g)).toHaveLength(6);
  expect(round.startsWith('M')).toBe(true);
  expect(round.endsWith('Z')).toBe(true);
});
