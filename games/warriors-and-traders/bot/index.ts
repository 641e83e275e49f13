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
  exploration: 0.3,
  levels: {
    easy: { method: 'greedy', budget: { iterations: 3 }, carelessness: 0.4 },
    medium: { method: 'greedy', budget: { iterations: 40 }, carelessness: 0.03 },
    hard: { method: 'search', budget: { iterations: 4000, milliseconds: 1200 }, carelessness: 0 },
  },
};
