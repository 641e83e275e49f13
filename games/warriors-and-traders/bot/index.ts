import type { Brain } from '@palio/search';
import type { Action, State } from '../rules/index.ts';
import { evaluate, utilities } from './evaluate.ts';
import { plan } from './plan.ts';
import { preferences } from './preferences.ts';

export const brain: Brain<State, Action> = {
  evaluate,
  utilities,
  preferences,
  plan,
  // To leave, and to say that the time is over, is for people: no plan takes these free actions, so no bot does.
  plansAsides: true,
  exploration: 0.3,
  levels: {
    easy: { method: 'greedy', budget: { iterations: 2 }, carelessness: 0.78 },
    medium: { method: 'greedy', budget: { iterations: 4 }, carelessness: 0.33 },
    hard: { method: 'greedy', budget: { iterations: 500, milliseconds: 1500 }, carelessness: 0 },
  },
};
