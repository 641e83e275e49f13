import type { Position, Seat, StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  floor: object;
}
export interface FairState extends Position<StepOf<Steps>> {
  coins: number[];
  left: number;
  gone: boolean[];
  jokes: number;
}
export interface FairAction {
  readonly type: 'take' | 'leave' | 'joke';
}

/** An open floor: take coins while there are any, or leave. A joke is an aside that leads nowhere, for ever. */
export const fair = smallGame<FairState, FairAction>(
  {
    seatCounts: [2, 3, 4],
    longestGame: 400,
    setup: (_options, seats) => ({
      stack: [{ kind: 'floor' }],
      coins: Array.from({ length: seats }, () => 0),
      left: 9,
      gone: Array.from({ length: seats }, () => false),
      jokes: 0,
    }),
    asides: {
      types: ['joke'],
      choices: (): FairAction[] => [{ type: 'joke' }],
      choose(state) {
        state.jokes++;
      },
    },
    outcome: state => outcomeByScore(state.coins),
    check: state =>
      state.coins.reduce((sum, coins) => sum + coins, state.left) === 9 ? [] : ['coins are lost'],
  },
  {
    floor: {
      seats: (state: FairState): Seat[] => state.gone.flatMap((gone, seat) => (gone ? [] : [seat])),
      choices: (state: FairState): FairAction[] =>
        state.left > 0 ? [{ type: 'leave' }, { type: 'take' }] : [{ type: 'leave' }],
      choose(state: FairState, step: StepOf<Steps>, { type }: FairAction, _context: unknown, seat: Seat) {
        if (type === 'leave') state.gone[seat] = true;
        else {
          state.coins[seat]!++;
          state.left--;
        }
        state.stack.push(step);
      },
    },
  },
);

export const fairBrain: Brain<FairState, FairAction> = {
  evaluate(state) {
    const all = state.coins.reduce((sum, coins) => sum + coins, 0);
    return state.coins.map(coins => (all === 0 ? 0.5 : coins / all));
  },
  levels: LEVEL_SPECS,
};
