import { finish, type Picks, type Position, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  show: object;
}
export interface FistState extends Position<StepOf<Steps>> {
  points: number[];
  rounds: number;
}
export interface Fist {
  readonly type: 'stone' | 'paper' | 'scissors';
}
const FISTS: readonly Fist[] = [{ type: 'stone' }, { type: 'paper' }, { type: 'scissors' }];

/** Stone, paper, scissors: three rounds, both choose at once. */
export const fists = smallGame<FistState, Fist>(
  {
    seatCounts: [2],
    setup: () => ({ stack: [{ kind: 'show' }], points: [0, 0], rounds: 3 }),
    clone: state => ({ stack: state.stack.slice(), points: state.points.slice(), rounds: state.rounds }),
    outcome: state => outcomeByScore(state.points),
  },
  {
    show: {
      seats: () => [0, 1],
      choices: (): Fist[] => FISTS.slice(),
      reveal(state: FistState, _step: unknown, picks: Picks<Fist>) {
        const [first, second] = [0, 1].map(seat =>
          FISTS.findIndex(fist => fist.type === picks[seat]![0]!.type),
        );
        const ahead = (first! - second! + 3) % 3;
        if (ahead === 1) state.points[0]!++;
        if (ahead === 2) state.points[1]!++;
        state.rounds--;
        if (state.rounds === 0) finish(state);
        else state.stack.push({ kind: 'show' });
      },
    },
  },
);

const evaluate = (state: FistState): number[] => {
  const share = 0.5 + (state.points[0]! - state.points[1]!) / 8;
  return [share, 1 - share];
};

/** Believes that everybody is fond of one of the three. */
export const fistBrain = (favourite: Fist['type']): Brain<FistState, Fist> => ({
  evaluate,
  preferences: (_state, _seat, actions) => actions.map(action => (action.type === favourite ? 4 : 1)),
  levels: LEVEL_SPECS,
});
