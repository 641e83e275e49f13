import { tenth } from '@palio/board-kit';
import type { SymbolId } from '../../rules/names.ts';

const hundredth = (value: number): number => tenth(value * 10) / 10;

const STAR = Array.from({ length: 10 }, (_, i) => {
  const angle = -Math.PI / 2 + (i * Math.PI) / 5;
  const far = i % 2 === 1 ? 0.56 : 1.14;
  return `${hundredth(far * Math.cos(angle))} ${hundredth(far * Math.sin(angle))}`;
}).join('L');

/** The shape of a Noble tells his ability; in units of its radius. */
export const SYMBOL_PATHS: Readonly<Record<SymbolId, string>> = {
  star: `M${STAR}z`,
  square: 'M-.86-.86H.86V.86H-.86z',
  triangle: 'M0-1.08 1.08.84H-1.08z',
  circle: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z',
};

export const KEEP_PATH = 'M-22 18V-8h4.5v4h4v-4h4v4H-7V-22h4v4h3v-4h3v4h4v14h3v-4h4v4h4v-4H22V18z';
export const WALL_PATH = 'M-24 12V-4h3v2.5h2.5V-4h3v2.5h2.5V-4h3V3h18v-7h3v2.5h2.5V-4h3v2.5h2.5V-4h3v16z';
/** Crenellated plate with the strength of walls. */
export const PLATE_PATH = 'M-14 9V-10h5v3.5h4.5V-10h9v3.5H9V-10h5V9z';
