import type { Brain } from '@palio/search';
import type { State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { evaluate, utilities } from './evaluate.ts';
import { plan } from './plan.ts';
import { preferences } from './preferences.ts';

export const brain: Brain<State, Action> = {
  evaluate,
  utilities,
  preferences,
  plan,
  exploration: 0.3,
  levels: {
    easy: { method: 'greedy', budget: { iterations: 8 }, carelessness: 0.98 },
    medium: { method: 'greedy', budget: { iterations: 40 }, carelessness: 0.12 },
    hard: { method: 'search', budget: { iterations: 4000, milliseconds: 1500 }, carelessness: 0 },
  },
};
