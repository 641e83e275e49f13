import { finish, next, type Picks, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  ask: { seat: Seat };
  seal: { seat: Seat };
  answer: { seat: Seat };
}
export interface LetterState extends Position<StepOf<Steps>> {
  points: number[];
}
export type LetterAction =
  | { readonly type: 'ask'; readonly bonus: number }
  | { readonly type: 'letter' }
  | { readonly type: 'answer'; readonly points: number };

/** The first seat asks, the second seals the only letter he has, the first reads it and answers. */
export const letters = smallGame<LetterState, LetterAction>(
  {
    seatCounts: [2],
    setup: () => ({ stack: [{ kind: 'ask', seat: 0 }], points: [0, 5] }),
    outcome: state => outcomeByScore(state.points),
  },
  {
    ask: {
      choices: (): LetterAction[] => [0, 1].map(bonus => ({ type: 'ask', bonus })),
      choose(state: LetterState, _step: unknown, action: LetterAction) {
        if (action.type === 'ask') state.points[0] = action.bonus;
        next(state, { kind: 'seal', seat: 1 }, { kind: 'answer', seat: 0 });
      },
    },
    seal: {
      seats: (_state: LetterState, { seat }: { seat: Seat }) => [seat],
      choices: (): LetterAction[] => [{ type: 'letter' }],
      reveal(state: LetterState, _step: unknown, picks: Picks<LetterAction>) {
        state.points[0]! += 4 * picks[1]!.length;
      },
    },
    answer: {
      choices: (): LetterAction[] => [0, 1].map(points => ({ type: 'answer', points })),
      choose(state: LetterState, _step: unknown, action: LetterAction) {
        if (action.type === 'answer') state.points[0]! += action.points;
        finish(state);
      },
    },
  },
);

export const letterBrain: Brain<LetterState, LetterAction> = {
  evaluate: () => [0.5, 0.5],
  levels: LEVEL_SPECS,
};
