import type { Brain } from '@palio/search';
import type { State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { evaluate } from './evaluate.ts';
import { plan } from './plan.ts';
import { preferences } from './preferences.ts';

export const brain: Brain<State, Action> = {
  evaluate,
  preferences,
  plan,
  exploration: 0.3,
  levels: {
    easy: { method: 'greedy', budget: { iterations: 3 }, carelessness: 0.4 },
    medium: { method: 'greedy', budget: { iterations: 60 }, carelessness: 0.05 },
    hard: { method: 'search', budget: { iterations: 6000, milliseconds: 1500 }, carelessness: 0 },
  },
};
