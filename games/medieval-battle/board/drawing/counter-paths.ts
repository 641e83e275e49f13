import type { PlayerLook } from '@palio/board-kit';
import { COUNTER } from '../geometry.ts';

/** Parts of a counter that are the same for every unit, around its middle. */

const HALF = COUNTER / 2;
const LEFT = -HALF;

/** The band on the left that shows the owner once more by its hatching. */
export const bandPath = `M${LEFT + 9} ${-HALF}h2V${HALF}h-2a9 9 0 0 1-9-9V${-HALF + 9}a9 9 0 0 1 9-9z`;

const rows = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const dots = rows(-HALF + 5, HALF - 4, 6)
  .flatMap(y =>
    [LEFT + 3.2, LEFT + 8.2].map(x => `M${x - 1.1} ${y}a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z`),
  )
  .join('');
const uprights = `M${LEFT + 3.5} ${-HALF + 5}V${HALF - 5}M${LEFT + 8} ${-HALF + 2}V${HALF - 2}`;
const across = rows(-HALF + 6, HALF - 5, 6)
  .map(y => `M${LEFT + 1} ${y}h9`)
  .join('');
const falling = rows(-HALF + 4, HALF - 12, 6)
  .map(y => `M${LEFT + 1} ${y}l9 9`)
  .join('');

export const bandMarks: Readonly<Record<PlayerLook['figure'], string>> = {
  pale: uprights,
  roundels: dots,
  fess: across,
  bend: falling,
  chevron: falling,
  saltire: across + uprights,
};

/** A turned counter has lost one of its two knights. */
export const CRACK = `M${HALF - 1} 1l-8 4 4 6-8 5 3 4`;

const stakes = rows(-13, 19, 5.4);

/** Pointed stakes below the wagon: the caravan stands in its ring. */
export const PALISADE = stakes.map(x => `M${x} ${HALF - 4}v-9l2.3-3.5 2.3 3.5v9z`).join('');

/** The wagon is on its way, without stakes. */
export const WHEEL_TRACKS = `M-10 ${HALF - 6}h8M2 ${HALF - 6}h4M10 ${HALF - 6}h9M-6 ${HALF - 10.5}h5M6 ${HALF - 10.5}h7`;
