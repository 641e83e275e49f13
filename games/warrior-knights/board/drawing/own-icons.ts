import type { Icon } from '@palio/board-kit';

/** Signs of our own, where the drawing of an icon set is more than a sign of this size can show. */

const SIZE = 64;
const sign = (body: string): Icon => ({ size: SIZE, body: `<g fill="currentColor">${body}</g>` });

const LEAVES = [14, 42, 70, 98, 126, 152];
const leaf = (turn: number): string =>
  `<ellipse cx="32" cy="55" rx="9.5" ry="4.3" transform="rotate(${turn} 32 32)rotate(${turn > 0 ? -28 : 28} 32 55)"/>`;

/** Prestige and Offices: two branches of laurel, open at the top. */
export const laurels = sign([...LEAVES, ...LEAVES.map(turn => -turn)].map(leaf).join(''));

/** Charges, and whatever is sealed: wax with a cross pressed into it. */
export const waxSeal = sign(
  '<circle cx="32" cy="32" r="25" fill="none" stroke="currentColor" stroke-width="11" stroke-dasharray="8.1 5" stroke-linecap="round"/>' +
    '<path fill-rule="evenodd" d="M32 6a26 26 0 1 0 .1 0zm-4.5 13h9v8.5h8.5v9h-8.5v8.5h-9v-8.5H19v-9h8.5z"/>',
);
