import { GOLD, MARBLE, STONE, WOOD } from '../rules/names.ts';
import type { Player } from '../rules/state.ts';
import { exchangeBit, type Exchanges } from '../rules/trading.ts';

/** What a player can spend in this turn; trades are counted as they are needed. */
export interface Purse {
  /** All resources, and those of them that may be traded. */
  readonly held: number[];
  readonly open: Exchanges;
  /** Cards of the hand that could be laid down for any resource. */
  cards: number;
}

export const newPurse = ({ warehouse, tradedGoods }: Player, open: Exchanges, cards: number): Purse => ({
  held: [
    warehouse[0]! + tradedGoods[0]!,
    warehouse[1]! + tradedGoods[1]!,
    warehouse[2]! + tradedGoods[2]!,
    warehouse[3]! + tradedGoods[3]!,
  ],
  open,
  cards,
});

const UP: readonly (readonly [give: number, get: number])[] = [
  [WOOD, MARBLE],
  [STONE, MARBLE],
  [WOOD, GOLD],
  [STONE, GOLD],
];

const left = [0, 0, 0, 0];

/**
 * Pays a cost if that is possible, with trades and cards where something is missing; `waived` resources are
 * free. Says how many cards it took, or -1 if it cannot be paid, and then changes nothing.
 */
export function payFrom(purse: Purse, cost: readonly number[], waived: number): number {
  let missing = 0;
  for (let kind = 0; kind < 4; kind++) {
    left[kind] = purse.held[kind]! - cost[kind]!;
    if (left[kind]! < 0) missing -= left[kind]!;
  }
  let free = waived;
  for (let kind = 3; kind >= 0; kind--)
    while (free > 0 && left[kind]! < 0) {
      left[kind]!++;
      missing--;
      free--;
    }
  if (missing > 0) missing = trade(purse.open, missing);
  const cards = missing;
  if (cards > purse.cards) return -1;
  for (let kind = 0; kind < 4; kind++) purse.held[kind] = Math.max(0, left[kind]!);
  // What need not be paid of a cost that could be paid stays in the purse, as the dearest kind.
  if (free > 0)
    for (let kind = 3; kind >= 0 && free > 0; kind--) {
      const saved = Math.min(free, cost[kind]!);
      purse.held[kind]! += saved;
      free -= saved;
    }
  purse.cards -= cards;
  return cards;
}

/** Trades until nothing is missing or nothing helps; says what is still missing. */
function trade(open: Exchanges, lacking: number): number {
  let missing = lacking;
  for (const [give, get] of UP)
    while (left[get]! < 0 && left[give]! > 0 && (open & exchangeBit(give, get)) !== 0) {
      left[give]!--;
      left[get]!++;
      missing--;
    }
  for (const give of [GOLD, MARBLE])
    while (
      (left[WOOD]! < 0 || left[STONE]! < 0) &&
      left[give]! > 0 &&
      (open & exchangeBit(give, WOOD)) !== 0
    ) {
      left[give]!--;
      for (let two = 0; two < 2; two++) {
        const get = left[WOOD]! < 0 ? WOOD : STONE;
        if (left[get]! < 0) missing--;
        left[get]!++;
      }
    }
  return missing;
}
