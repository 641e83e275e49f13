import { next, type RuleBook } from '@palio/kernel';
import type { Event } from './events.ts';
import { SHIELD_FIGURES } from './figures.ts';
import { paySilver, spendWorkers } from './gains.ts';
import { loseShield } from './shields.ts';
import { duchyOf, hasShield, type State } from './state.ts';
import type { Actions, PayTribute, Steps } from './steps.ts';

type Kinds = 'demandTribute' | 'tribute';

function ways(state: State, seat: number): PayTribute[] {
  const duchy = duchyOf(state, seat);
  const actions: PayTribute[] = [];
  if (duchy.silver >= SHIELD_FIGURES.tribute) actions.push({ type: 'paySilver' });
  // CB-25.17 Shield 3 is asked for first, so it is still there exactly if it is kept.
  if (duchy.workers >= SHIELD_FIGURES.tribute && hasShield(duchy, 3)) actions.push({ type: 'payWorker' });
  actions.push({ type: 'giveUp' });
  return actions;
}

export const tributeRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'tribute'>, Event> = {
  /** CB-25.9 to 25.11, CB-30.26 Shield 3 first, then by number. */
  demandTribute(state, { seat }) {
    const shields = duchyOf(state, seat)
      .shields.map(({ shield }) => shield)
      .sort((a, b) => Number(b === 3) - Number(a === 3) || a - b);
    if (shields.length > 0) next(state, { kind: 'tribute', seat, shields });
  },

  /** CB-25.10 Paid with silver, with shield 3 also with a worker, or the shield is given up. */
  tribute: {
    choices: (state, { seat }) => ways(state, seat),
    choose(state, { seat, shields: [shield, ...others] }, { type }, context) {
      if (shield === undefined) return;
      if (others.length > 0) next(state, { kind: 'tribute', seat, shields: others });
      if (type === 'giveUp') return loseShield(state, seat, shield, context);
      if (type === 'paySilver') paySilver(state, seat, SHIELD_FIGURES.tribute, context);
      else spendWorkers(state, seat, SHIELD_FIGURES.tribute, context);
      context.tell?.({ type: 'tributePaid', seat, shield, with: type === 'paySilver' ? 'silver' : 'worker' });
    },
  },
};
