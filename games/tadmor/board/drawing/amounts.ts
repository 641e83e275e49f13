import type { Amounts } from '../../rules/events.ts';

/** Wood, stone, marble, gold in this order, as the figures have them. */
export const amountsOf = ([wood = 0, stone = 0, marble = 0, gold = 0]: readonly number[]): Amounts => ({
  wood,
  stone,
  marble,
  gold,
});

export const sumOf = ({ wood, stone, marble, gold }: Amounts): number => wood + stone + marble + gold;
