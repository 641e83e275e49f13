import {
  defineGame,
  finish,
  next,
  type AnyGame,
  type Position,
  type RuleBook,
  type Seat,
  type StepOf,
} from '@palio/kernel';
import type { Brain } from '@palio/search';

/** The smallest game with everything a table has to cope with: a sealed choice, a secret, a die, an end. */
interface Steps {
  bid: object;
  turn: { seat: Seat };
}

type Action =
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'add'; readonly count: number }
  | { readonly type: 'roll' };

interface Actions {
  bid: Extract<Action, { type: 'bid' }>;
  turn: Exclude<Action, { type: 'bid' }>;
}

interface State extends Position<StepOf<Steps>> {
  total: number;
  /** What each seat bid; known to the seat alone. */
  bids: number[];
  last: Seat;
}

export interface TinyView {
  readonly total: number;
  readonly ownBid: number | undefined;
}

export type TinyEvent =
  | { readonly type: 'added'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'noted'; readonly coins: number };

const GOAL = 6;

const rules: RuleBook<State, Steps, Actions, TinyEvent> = {
  bid: {
    seats: () => [0, 1],
    choices: () => [1, 2].map(coins => ({ type: 'bid', coins })),
    reveal(state, _step, picks, { tell }) {
      state.bids = [0, 1].map(seat => picks[seat]?.[0]?.coins ?? 0);
      for (const seat of [0, 1]) tell?.({ type: 'noted', coins: state.bids[seat]! }, [seat]);
      next(state, { kind: 'turn', seat: 0 });
    },
  },
  turn: {
    choices: () => [{ type: 'add', count: 1 }, { type: 'add', count: 2 }, { type: 'roll' }],
    choose(state, { seat }, action, { chance, tell }) {
      const count = action.type === 'add' ? action.count : chance.die(2);
      state.total += count;
      state.last = seat;
      if (action.type === 'add') tell?.({ type: 'added', seat, count });
      else tell?.({ type: 'rolled', seat, value: count });
      if (state.total >= GOAL) finish(state);
      else next(state, { kind: 'turn', seat: 1 - seat });
    },
  },
};

export const tinyGame = defineGame<State, Action, TinyEvent, TinyView, { readonly count: number }>(
  {
    id: 'tiny',
    rulesVersion: 1,
    figures: 'none',
    seatCounts: [2],
    colours: ['red', 'yellow'],
    options: [
      {
        id: 'word',
        kind: 'text',
        default: 'hush',
        check: value => (value === 'shout' ? 'is too loud' : undefined),
      },
    ],
    longestGame: 100,
    setup: () => ({ stack: [{ kind: 'bid' }], total: 0, bids: [], last: 0 }),
    clone: state => ({ ...state, stack: state.stack.slice(), bids: state.bids.slice() }),
    view: (state, viewer) => ({
      total: state.total,
      ownBid: viewer === 'spectator' ? undefined : state.bids[viewer],
    }),
    imagine: () => undefined,
    outcome: state => ({
      ranks: [0, 1].map(seat => (seat === state.last ? 1 : 2)),
      scores: [0, 1].map(seat => (seat === state.last ? 1 : 0)),
      breakdown: [{ goal: 1 }, { goal: 0 }],
      ending: 'goal',
    }),
    check: state => (state.total > 20 ? ['too much'] : []),
    whyNot: (_state, _seat, { count }) => ({ rule: 'TT-1.1', sentence: 'tooMuch', values: { count } }),
    write: (_state, _seat, action) =>
      action.type === 'bid' ? `bid ${action.coins}` : action.type === 'add' ? `add ${action.count}` : 'roll',
  },
  rules,
) as unknown as AnyGame;

const LEVEL = { method: 'greedy', budget: { iterations: 10 }, carelessness: 0 } as const;
export const tinyBrain: Brain = {
  evaluate: () => [0.5, 0.5],
  levels: { easy: LEVEL, medium: LEVEL, hard: LEVEL },
};
