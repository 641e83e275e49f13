import {
  defineGame,
  finish,
  hashOf,
  next,
  type AnyGame,
  type Position,
  type RuleBook,
  type Seat,
  type StepOf,
} from '@palio/kernel';
import type { Brain } from '@palio/search';
import type { Shelf } from '../../src/shelf.ts';

interface Steps {
  turn: { seat: Seat };
}
interface State extends Position<StepOf<Steps>> {
  points: number[];
  turn: number;
  /** What the last die has shown. */
  die: number;
}
interface Action {
  readonly type: 'add';
  readonly points: number;
}

const TURNS = 5000;

const rules: RuleBook<State, Steps, { turn: Action }, never> = {
  turn: {
    choices: () => [1, 2, 3].map(points => ({ type: 'add', points })),
    choose(state, { seat }, { points }, { chance }) {
      state.points[seat]! += points;
      state.die = chance.die(6);
      state.turn++;
      if (state.turn === TURNS) finish(state);
      else next(state, { kind: 'turn', seat: (seat + 1) % state.points.length });
    },
  },
};

/** A long game of small steps, each with a draw: made to be played by machines. */
const steady = defineGame<State, Action, never, State, never>(
  {
    id: 'steady',
    rulesVersion: 1,
    figures: hashOf('steady'),
    seatCounts: [2, 3],
    colours: ['red', 'blue', 'green'],
    options: [],
    longestGame: TURNS,
    setup: (_options, seats) => ({
      points: Array.from({ length: seats }, () => 0),
      turn: 0,
      die: 0,
      stack: [{ kind: 'turn', seat: 0 }],
    }),
    clone: state => ({ ...state, points: [...state.points], stack: [...state.stack] }),
    view: ({ points, turn, die }) => ({ points, turn, die, stack: [] }),
    imagine: () => undefined,
    outcome: ({ points }) => ({
      ranks: points.map(own => 1 + points.filter(other => other > own).length),
      scores: points,
      breakdown: points.map(own => ({ points: own })),
      ending: 'turns',
    }),
    check: () => [],
    whyNot: () => undefined,
    write: (_state, _seat, { points }) => `add ${points}`,
  },
  rules,
) as unknown as AnyGame;

const level = { method: 'greedy', budget: { iterations: 1 }, carelessness: 0 } as const;
const brain: Brain = { evaluate: () => [0.5, 0.5], levels: { easy: level, medium: level, hard: level } };

export const shelf: Shelf = { gameIds: ['steady'], load: () => Promise.resolve({ game: steady, brain }) };
