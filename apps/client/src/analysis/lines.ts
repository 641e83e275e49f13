import type { PlayerColour } from '@palio/board-kit';

/** Colour never speaks alone: every line has its own dashes, as every player has his own hatching. */
export const DASHES: Readonly<Record<PlayerColour, string>> = {
  blue: 'none',
  red: '10 5',
  yellow: '0.1 6',
  green: '12 5 0.1 5',
  purple: '5 6',
  black: '16 5 4 5 4 5',
};
