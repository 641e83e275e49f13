import { next, type RuleBook } from '@palio/kernel';
import { gatherEarly, settleGains } from './anytime.ts';
import type { Event } from './events.ts';
import { SPACE_IDS } from './names.ts';
import { ACQUIRE_SPACES } from './spaces.ts';
import { turnOrder, type State } from './state.ts';
import type { Steps, TadmorStep } from './steps.ts';

export const resolutionRules: RuleBook<State, Pick<Steps, 'startResolution'>, Record<never, never>, Event> = {
  /** TA-3.2, TA-6.5 The stage from its beginning to its end. */
  startResolution(state, _step, context) {
    const order = turnOrder(state);
    for (const seat of order) {
      gatherEarly(state, seat, context);
      settleGains(state, seat, context);
    }
    const spaces: TadmorStep[] = ACQUIRE_SPACES.map(place => ({
      kind: 'acquireSpace',
      space: SPACE_IDS[place]!,
    }));
    const windows: TadmorStep[] = order.map(seat => ({ kind: 'improvementWindow', seat }));
    next(
      state,
      ...spaces,
      ...windows,
      { kind: 'constructionPhase' },
      { kind: 'kingdomPhase' },
      { kind: 'turnEnd' },
    );
  },
};
