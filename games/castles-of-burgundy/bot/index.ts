import type { Brain } from '@palio/search';
import type { State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { evaluate, utilities } from './evaluate.ts';
import { plan } from './opening.ts';
import { preferences } from './preferences.ts';

export const brain: Brain<State, Action> = {
  evaluate,
  utilities,
  preferences,
  plan,
  exploration: 0.3,
  levels: {
    easy: { method: 'greedy', budget: { iterations: 6 }, carelessness: 0.25 },
    medium: { method: 'greedy', budget: { iterations: 300, milliseconds: 500 }, carelessness: 0.05 },
    hard: { method: 'search', budget: { iterations: 20_000, milliseconds: 1500 }, carelessness: 0 },
  },
};
