import type { Point } from './geometry.ts';

export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;
export type DieValue = (typeof DIE_VALUES)[number];

const MIDDLE: Point = { x: 0, y: 0 };
const FALLING: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: 1 },
];
const RISING: readonly Point[] = [
  { x: 1, y: -1 },
  { x: -1, y: 1 },
];
const SIDES: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

/** Places of the pips of a face, in steps from its middle. */
export const PIPS: Readonly<Record<DieValue, readonly Point[]>> = {
  1: [MIDDLE],
  2: FALLING,
  3: [...FALLING, MIDDLE],
  4: [...FALLING, ...RISING],
  5: [...FALLING, ...RISING, MIDDLE],
  6: [...FALLING, ...RISING, ...SIDES],
};
