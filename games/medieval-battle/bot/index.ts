import { topStep, type Chance, type Seat } from '@palio/kernel';
import type { Brain } from '@palio/search';
import type { State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';
import { recruit } from './armies.ts';
import { deploy } from './deployment.ts';
import { evaluate } from './evaluate.ts';
import { preferences } from './preferences.ts';

/** Armies and their places follow a plan; the battle itself is searched. */
function plan(state: State, seat: Seat, actions: readonly Action[], chance: Chance): Action | undefined {
  const step = topStep(state);
  switch (step?.kind) {
    case 'recruit':
      return recruit(state, seat, actions, chance);
    case 'deployCaravan':
    case 'deployUnit':
    case 'deployOnHex':
      return deploy(state, seat, actions, chance);
    default:
      return undefined;
  }
}

export const brain: Brain<State, Action> = {
  evaluate,
  preferences,
  plan,
  exploration: 0.15,
  levels: {
    easy: { method: 'greedy', budget: { iterations: 60 }, carelessness: 0.15 },
    medium: { method: 'search', budget: { iterations: 400, milliseconds: 300 }, carelessness: 0 },
    hard: { method: 'search', budget: { iterations: 25_000, milliseconds: 1500 }, carelessness: 0 },
  },
};
