import type { Chance, Seat } from '@palio/kernel';
import {
  CARDS,
  chargeIncome,
  cityIncome,
  noblesOf,
  ON_LAND,
  wagesOf,
  type Action,
  type CardId,
  type State,
} from '../rules/index.ts';

/** How much a card is wanted on a stack: war early, money before the pay, voices and prayers in between. */
function wish(state: State, seat: Seat, card: CardId, stack: number): number {
  const { crowns, faith, votes, banned, heretic } = state.barons[seat]!;
  const armies = noblesOf(seat).filter(noble => state.nobles[noble]!.place === ON_LAND).length;
  const short =
    wagesOf(state, seat) - crowns - cityIncome(state, seat, true) * 0.4 - chargeIncome(state, seat);
  const isLate = stack === 2;
  switch (card) {
    case 'mobilizeForces':
      return armies === 0 ? 0.5 : 6 - stack * 1.2;
    case 'versatileStrategy':
      return armies === 0 ? 3 : 5.4 - stack;
    case 'levyTaxes':
      return Math.min(4.5, 1.2 + armies * 0.5 + Math.max(0, short) * 0.3);
    case 'serveTheChurch':
      return heretic ? 0.4 : 3.2 - faith * 0.4 + (isLate ? 0.3 : 0);
    case 'rallySupport':
      return banned ? 0.6 : 2.6 - votes * 0.15;
    case 'draftSoldiers':
      return crowns > 8 ? 2.8 : 1.2;
  }
}

/** Picks the next card for the stack that is being filled; a little whim keeps rivals guessing. */
export function planStacks(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  chance: Chance,
): Action | undefined {
  let best: Action | undefined;
  let highest = -Infinity;
  for (const action of actions) {
    if (action.type !== 'plan') continue;
    const value = wish(state, seat, CARDS[action.card]!, action.stack) + chance.below(100) * 0.015;
    if (value > highest) {
      highest = value;
      best = action;
    }
  }
  return best ?? actions.find(action => action.type === 'closeStack');
}
