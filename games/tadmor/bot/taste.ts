import type { Seat } from '@palio/kernel';

/** Lines of play: what a bot may be fond of. */
export const LINES = ['tower', 'temples', 'missions', 'rareGoods'] as const;
export type Line = (typeof LINES)[number];

/** How much a seat counts what each line brings, compared with all else. */
export type Taste = Readonly<Record<Line, number>>;

let tastes: readonly Taste[] = [];

/**
 * Gives each seat a taste of its own, for all games in this thread: tables of bots that each favour another
 * line show which line the figures favour. Bots without a taste count all points alike.
 */
export const giveTastes = (given: readonly Taste[]): void => {
  tastes = given;
};

export const fondness = (seat: Seat, line: Line): number => tastes[seat]?.[line] ?? 1;
