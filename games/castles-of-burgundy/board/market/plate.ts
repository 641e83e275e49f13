interface Point {
  readonly x: number;
  readonly y: number;
}

/** The plate of the main board: a track of 21 by 31 cells around a rose window. */
export const CELL = 23.3;
const ACROSS = 21;
const DOWN = 31;
export const WIDTH = ACROSS * CELL;
export const HEIGHT = DOWN * CELL;

/** The cells of the track, 0 in the upper left corner, clockwise. */
export const TRACK: readonly Point[] = [
  ...Array.from({ length: ACROSS }, (_, x) => ({ x, y: 0 })),
  ...Array.from({ length: DOWN - 1 }, (_, y) => ({ x: ACROSS - 1, y: y + 1 })),
  ...Array.from({ length: ACROSS - 1 }, (_, x) => ({ x: ACROSS - 2 - x, y: DOWN - 1 })),
  ...Array.from({ length: DOWN - 2 }, (_, y) => ({ x: 0, y: DOWN - 2 - y })),
];

/** The middle of the cell of a score; shields in one cell lie a little apart. */
export function cellMiddle(score: number, below: number): Point {
  const { x, y } = TRACK[((score % TRACK.length) + TRACK.length) % TRACK.length] ?? { x: 0, y: 0 };
  return {
    x: (x + 0.5) * CELL + below * (x < ACROSS / 2 ? 4 : -4),
    y: (y + 0.5) * CELL + below * (y < DOWN / 2 ? 4 : -4),
  };
}

/** Half of the sign for the hundreds of a score. */
export const HUNDREDS = { x: 12, y: 7 };

/** Where that sign lies beside the middle of a shield: lower right, or towards the board where the plate ends. */
export function hundredsBeside({ x, y }: Point): Point {
  const [dx, dy] = [9, 10];
  return { x: x + dx + HUNDREDS.x < WIDTH ? dx : -dx, y: y + dy + HUNDREDS.y < HEIGHT ? dy : -dy };
}
