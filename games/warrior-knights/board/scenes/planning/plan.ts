import type { Action, CloseStack, PlanCard } from '../../../rules/actions.ts';

export const STACKS = [0, 1, 2] as const;
export const CARDS_PER_STACK = 2;

/** Cards by stack, as they were laid. */
export type Plan = readonly (readonly number[])[];
export const NO_PLAN: Plan = STACKS.map(() => []);

/** The plan that the sealed picks make. */
export function planOf(picks: readonly Action[]): Plan {
  const plan: number[][] = STACKS.map(() => []);
  for (const pick of picks) if (pick.type === 'plan') plan[pick.stack]?.push(pick.card);
  return plan;
}

/** Cards of each kind that are still in hand. */
export function leftOf(hand: readonly number[], plan: Plan): number[] {
  const left = hand.slice();
  for (const card of plan.flat()) left[card]! -= 1;
  return left;
}

export const isFull = (plan: Plan, stack: number): boolean => (plan[stack]?.length ?? 0) >= CARDS_PER_STACK;

/** A copy with one card more on a stack. */
export const withCard = (plan: Plan, stack: number, card: number): Plan =>
  plan.map((cards, at) => (at === stack ? [...cards, card] : cards));

/** A copy without the card at this place of a stack. */
export const withoutCard = (plan: Plan, stack: number, place: number): Plan =>
  plan.map((cards, at) => (at === stack ? cards.filter((_, i) => i !== place) : cards));

/**
 * What the rules are told: stack after stack, each closed by its second card or by hand. They stop asking when the
 * hand is empty.
 */
export function gestureOf(plan: Plan, hand: readonly number[]): (PlanCard | CloseStack)[] {
  const actions: (PlanCard | CloseStack)[] = [];
  let inHand = hand.reduce((sum, count) => sum + count, 0);
  for (const stack of STACKS) {
    if (inHand === 0) break;
    for (const card of plan[stack] ?? []) actions.push({ type: 'plan', stack, card });
    inHand -= plan[stack]?.length ?? 0;
    if (!isFull(plan, stack) && inHand > 0) actions.push({ type: 'closeStack', stack });
  }
  return actions;
}
