import { finish, type Context, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

const GOAL = 40;

interface Steps {
  risk: { seat: Seat; atStake: number };
}
export interface PigState extends Position<StepOf<Steps>> {
  points: number[];
}
export interface PigAction {
  readonly type: 'roll' | 'hold';
}

/** Pig: roll as often as you like, but a one loses all of this turn. */
export const pig = smallGame<PigState, PigAction>(
  {
    seatCounts: [2, 3],
    longestGame: 5000,
    setup: (_options, seats) => ({
      stack: [{ kind: 'risk', seat: 0, atStake: 0 }],
      points: Array.from({ length: seats }, () => 0),
    }),
    clone: state => ({ stack: state.stack.slice(), points: state.points.slice() }),
    outcome: state => outcomeByScore(state.points),
  },
  {
    risk: {
      choices: (_state: PigState, { atStake }: { atStake: number }): PigAction[] =>
        atStake === 0 ? [{ type: 'roll' }] : [{ type: 'roll' }, { type: 'hold' }],
      choose(
        state: PigState,
        { seat, atStake }: { seat: Seat; atStake: number },
        { type }: PigAction,
        { chance }: Context<never>,
      ) {
        const following = (seat + 1) % state.points.length;
        if (type === 'hold') {
          state.points[seat]! += atStake;
          if (state.points[seat]! >= GOAL) finish(state);
          else state.stack.push({ kind: 'risk', seat: following, atStake: 0 });
          return;
        }
        const die = chance.die(6);
        if (die === 1) state.stack.push({ kind: 'risk', seat: following, atStake: 0 });
        else state.stack.push({ kind: 'risk', seat, atStake: atStake + die });
      },
    },
  },
);

export function pigWith(points: number[], seat: Seat, atStake: number): PigState {
  return { stack: [{ kind: 'risk', seat, atStake }], points };
}

export const pigBrain: Brain<PigState, PigAction> = {
  evaluate(state) {
    const points = state.points.slice();
    const { seat, atStake } = state.stack[state.stack.length - 1]!;
    points[seat]! += atStake * 0.8;
    const mean = points.reduce((sum, count) => sum + count, 0) / points.length;
    return points.map(count => 1 / (1 + Math.exp((mean - count) / 8)));
  },
  preferences: (state, _seat, actions) => {
    const { atStake } = state.stack[state.stack.length - 1]!;
    return actions.map(({ type }) => (type === 'roll' ? (atStake < 20 ? 4 : 1) : 2));
  },
  levels: LEVEL_SPECS,
};
