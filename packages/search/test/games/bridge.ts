import { finish, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  cross: { seat: Seat };
  toll: { seat: Seat };
}
export interface BridgeState extends Position<StepOf<Steps>> {
  points: number[];
}
export interface BridgeAction {
  readonly type: 'cross' | 'wait' | 'friendly' | 'spiteful';
}

const POINTS: Readonly<Record<Exclude<BridgeAction['type'], 'cross'>, number[]>> = {
  wait: [1, 0, 2],
  friendly: [2, 1, 0],
  spiteful: [0, 0, 2],
};

/**
 * Three seats. If the first crosses the bridge the second sets the toll: friendly is best for both of them,
 * spiteful worst for both. Who takes everybody for an enemy waits.
 */
export const bridge = smallGame<BridgeState, BridgeAction>(
  {
    seatCounts: [3],
    setup: () => ({ stack: [{ kind: 'cross', seat: 0 }], points: [0, 0, 0] }),
    outcome: state => outcomeByScore(state.points),
  },
  {
    cross: {
      choices: (): BridgeAction[] => [{ type: 'cross' }, { type: 'wait' }],
      choose(state: BridgeState, _step: unknown, { type }: BridgeAction) {
        if (type === 'cross') state.stack.push({ kind: 'toll', seat: 1 });
        else end(state, 'wait');
      },
    },
    toll: {
      choices: (): BridgeAction[] => [{ type: 'friendly' }, { type: 'spiteful' }],
      choose(state: BridgeState, _step: unknown, { type }: BridgeAction) {
        end(state, type === 'friendly' ? 'friendly' : 'spiteful');
      },
    },
  },
);

function end(state: BridgeState, how: keyof typeof POINTS): void {
  state.points = POINTS[how].slice();
  finish(state);
}

export const bridgeBrain: Brain<BridgeState, BridgeAction> = {
  evaluate: () => [0.5, 0.5, 0.5],
  levels: LEVEL_SPECS,
};
