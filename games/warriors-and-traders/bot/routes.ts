import type { Seat } from '@palio/kernel';
import {
  incomeSlots,
  INDEX_OF,
  slotsToChoose,
  upkeepIncome,
  type ResourceId,
  type State,
} from '../rules/index.ts';
import { bestOffer, gainOf } from './deals.ts';
import { INCOME_WORTH } from './worth.ts';

/** WT-18.18 What a slot yields that leaves a choice: weapons are always wanting. */
export const choiceOf = (slot: readonly ResourceId[]): ResourceId =>
  slot.includes('weapons') ? 'weapons' : slot[0]!;

/** What every upkeep brings, with the choices made as they will be. */
export function incomeAhead(state: State, seat: Seat): number[] {
  const income = upkeepIncome(state, seat);
  for (const slot of slotsToChoose(state, seat)) income[INDEX_OF[choiceOf(slot)]]!++;
  return income;
}

/** WT-18.19 What the slot of the next route would have yielded each turn; nothing on a whole map. */
function slotWorth(state: State, seat: Seat): number {
  const [slot] = incomeSlots(state, seat);
  return slot === undefined ? 0 : INCOME_WORTH[INDEX_OF[choiceOf(slot)]]!;
}

/** WT-6.17 A route stays where it is: it goes to whom there is most to gain from, if that is more than it costs. */
export function routeTo(state: State, seat: Seat, partners: readonly Seat[]): Seat | undefined {
  let best: Seat | undefined;
  let highest = slotWorth(state, seat);
  for (const partner of partners) {
    const offer = bestOffer(state, seat, partner);
    const gain = offer === undefined ? 0 : gainOf(state, seat, offer.give, offer.want);
    if (gain <= highest) continue;
    highest = gain;
    best = partner;
  }
  return best;
}
