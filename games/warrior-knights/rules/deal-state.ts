import type { Seat } from '@palio/kernel';
import type { PromiseId } from './names.ts';
import type { Noble } from './terms.ts';

/** Questions that a Baron can answer once and for all, so that nobody waits for him. */
export const STANDING = ['passage', 'attack', 'faith', 'laws', 'agendas', 'invest', 'deals'] as const;
export type StandingId = (typeof STANDING)[number];
export const ANSWERS = ['ask', 'yes', 'no'] as const;
export type Answer = (typeof ANSWERS)[number];
/** How everybody begins. */
export const ALWAYS_ASK: readonly Answer[] = STANDING.map(() => 'ask');

/** WK-19.4 What one Baron offers another. Only the crowns and heirs ever move. */
export interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly sent: boolean;
  /** Positive: `from` pays; negative: `to` pays. */
  readonly crowns: number;
  readonly promises: readonly PromiseId[];
  readonly wants: readonly PromiseId[];
  /** WK-21.8 Heirs (named by their Noble) given and asked for, or NOBODY. */
  readonly heirGiven: Noble;
  readonly heirAsked: Noble;
}

/** A promise of one Baron to another. */
export interface Promised {
  readonly from: Seat;
  readonly to: Seat;
  readonly promise: PromiseId;
}
