import { topStep, type Chance, type Seat } from '@palio/kernel';
import type { Brain } from '@palio/search';
import type { Action, State } from '../rules/index.ts';
import { answerOffers, makeOffer } from './bargains.ts';
import { discard } from './discards.ts';
import { evaluate } from './evaluate.ts';
import { killHeir, miracle, returnHeir } from './heirs.ts';
import { assignTroops, placeInRegion } from './opening.ts';
import { planStacks } from './planning.ts';
import { isAside, preferences } from './preferences.ts';
import { keepPromise } from './promises.ts';

/** Set-up, Planning, discards, deals, heirs and miracles follow a plan; everything else is searched. */
function plan(state: State, seat: Seat, actions: readonly Action[], chance: Chance): Action | undefined {
  const answers = actions.filter(action => !isAside(action));
  const bargain =
    answerOffers(state, seat, actions) ??
    returnHeir(state, seat, actions) ??
    killHeir(state, seat, actions) ??
    miracle(state, seat, actions) ??
    keepPromise(state, seat, answers) ??
    makeOffer(state, seat, answers, actions);
  if (bargain !== undefined) return bargain;
  if (answers.length === 1) return answers[0];
  switch (topStep(state)?.kind) {
    case 'assignStartingTroops':
      return assignTroops(state, seat, answers);
    case 'placeStronghold':
    case 'placeNobleAt':
      return placeInRegion(state, seat, answers, chance);
    case 'pickNobleToPlace':
      return answers[0];
    case 'plan':
      return planStacks(state, seat, answers, chance);
    case 'discardFate':
      return discard(state, seat, answers);
    default:
      return undefined;
  }
}

export const brain: Brain<State, Action> = {
  evaluate,
  preferences,
  plan,
  plansAsides: true,
  exploration: 0.3,
  /**
   * Measured by `palio arena`, games won at four and at six seats: easy against random 60 of 60 (four seats, seed 61);
   * medium against easy 185 of 200 (seed 3) and 188 of 200 (seed 4); hard against medium 14 of 16 (seed 51) and 13
   * of 16 (seeds 52 and 53).
   */
  levels: {
    easy: { method: 'greedy', budget: { iterations: 2 }, carelessness: 0.72 },
    medium: { method: 'greedy', budget: { iterations: 10 }, carelessness: 0.28 },
    hard: { method: 'search', budget: { iterations: 1500, milliseconds: 800 }, carelessness: 0 },
  },
};
