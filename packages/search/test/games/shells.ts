import { finish, next, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  dare: { seat: Seat };
  hide: { seat: Seat };
  guess: { seat: Seat };
}
export interface ShellState extends Position<StepOf<Steps>> {
  shell: '' | 'left' | 'right';
  points: number[];
}
export interface ShellAction {
  readonly type: 'dare' | 'decline' | 'left' | 'right';
}

const SHELLS: readonly ShellAction[] = [{ type: 'left' }, { type: 'right' }];

/** The second seat hides a pea in secret, the first guesses; or the first declines, and it is a draw. */
export const shells = smallGame<ShellState, ShellAction>(
  {
    seatCounts: [2],
    setup: () => ({ stack: [{ kind: 'dare', seat: 0 }], shell: '', points: [0, 0] }),
    imagine(state, viewer, chance) {
      if (state.shell !== '' && viewer !== 1) state.shell = chance.pick(['left', 'right'] as const);
    },
    outcome: state => outcomeByScore(state.points),
  },
  {
    dare: {
      choices: (): ShellAction[] => [{ type: 'dare' }, { type: 'decline' }],
      choose(state: ShellState, _step: unknown, { type }: ShellAction) {
        if (type === 'dare') next(state, { kind: 'hide', seat: 1 }, { kind: 'guess', seat: 0 });
        else finish(state);
      },
    },
    hide: {
      secret: true,
      choices: (): ShellAction[] => SHELLS.slice(),
      choose(state: ShellState, _step: unknown, { type }: ShellAction) {
        state.shell = type === 'left' ? 'left' : 'right';
      },
    },
    guess: {
      choices: (): ShellAction[] => SHELLS.slice(),
      choose(state: ShellState, _step: unknown, { type }: ShellAction) {
        state.points[type === state.shell ? 0 : 1]!++;
        finish(state);
      },
    },
  },
);

/** People put the pea under the left shell three times out of four. */
export const shellBrain: Brain<ShellState, ShellAction> = {
  evaluate: () => [0.5, 0.5],
  preferences: (state, _seat, actions) =>
    actions.map(({ type }) => (state.stack.at(-1)!.kind === 'hide' && type === 'left' ? 3 : 1)),
  levels: LEVEL_SPECS,
};
