import {
  defineGame,
  type AnyAction,
  type AnyEvent,
  type Chance,
  type Game,
  type GameDefinition,
  type MergedRules,
  type Options,
  type Outcome,
  type Position,
} from '@palio/kernel';
import type { LevelSpec } from '../../src/index.ts';

type Definition<State extends Position, Action extends AnyAction> = GameDefinition<
  State,
  Action,
  AnyEvent,
  unknown,
  never,
  never
>;

/** What a small game says of itself; the rest is the same for all of them. */
type SmallDefinition<State extends Position, Action extends AnyAction> = Pick<
  Definition<State, Action>,
  'seatCounts' | 'outcome'
> &
  Partial<Definition<State, Action>> & { setup(options: Options, seats: number, chance: Chance): State };

export function smallGame<State extends Position, Action extends AnyAction>(
  definition: SmallDefinition<State, Action>,
  rules: MergedRules,
): Game<State, Action, AnyEvent, unknown, never, never> {
  return defineGame<State, Action, AnyEvent, unknown, never>(
    {
      id: 'small',
      rulesVersion: 1,
      figures: '',
      colours: [],
      options: [],
      longestGame: 1000,
      clone: state => structuredClone(state),
      view: state => state,
      imagine: () => undefined,
      check: () => [],
      whyNot: () => undefined,
      write: (_state, _seat, action) => JSON.stringify(action),
      ...definition,
    },
    rules,
  );
}

/** Ranks by score, the highest first; equal scores share a rank. */
export function outcomeByScore(scores: readonly number[]): Outcome {
  const ranks = scores.map(score => 1 + scores.filter(other => other > score).length);
  return { ranks, scores, breakdown: scores.map(() => ({})), ending: 'score' };
}

const level = (iterations: number, carelessness = 0): LevelSpec => ({
  method: 'search',
  budget: { iterations },
  carelessness,
});

export const LEVEL_SPECS = { easy: level(30, 0.2), medium: level(150), hard: level(600) };

/** Tests that name iterations must never look at a clock. */
export const noClock = (): number => {
  throw new Error('the clock was read');
};
