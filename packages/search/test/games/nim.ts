import { finish, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  take: { seat: Seat };
}
export interface NimState extends Position<StepOf<Steps>> {
  heaps: number[];
  winner: Seat;
}
export interface Take {
  readonly type: 'take';
  readonly heap: number;
  readonly count: number;
}

/** Who takes the last stone wins. */
export const nim = smallGame<NimState, Take>(
  {
    seatCounts: [2],
    setup: () => nimWith([3, 4, 5]),
    clone: state => ({ stack: state.stack.slice(), heaps: state.heaps.slice(), winner: state.winner }),
    outcome: state => outcomeByScore([0, 1].map(seat => (seat === state.winner ? 1 : 0))),
  },
  {
    take: {
      choices: (state: NimState): Take[] =>
        state.heaps.flatMap((size, heap) =>
          Array.from({ length: size }, (_, less) => ({ type: 'take' as const, heap, count: less + 1 })),
        ),
      choose(state: NimState, { seat }: { seat: Seat }, { heap, count }: Take) {
        state.heaps[heap]! -= count;
        if (state.heaps.some(size => size > 0)) state.stack.push({ kind: 'take', seat: 1 - seat });
        else {
          state.winner = seat;
          finish(state);
        }
      },
    },
  },
);

export function nimWith(heaps: number[]): NimState {
  return { stack: [{ kind: 'take', seat: 0 }], heaps, winner: -1 };
}

/** Knows nothing, so that it has to play on to the end: whatever is found is found by search. */
export const nimBrain: Brain<NimState, Take> = {
  evaluate: () => [0.5, 0.5],
  playoutLength: 12,
  levels: LEVEL_SPECS,
};
