import { next, type RuleBook } from '@palio/kernel';
import { canAct, NOTHING_DONE } from './acting.ts';
import { PASS, REGROUP, UNIT } from './actions.ts';
import { battlefieldOf } from './battlefield.ts';
import type { Event } from './events.ts';
import { canRegroup, regroup } from './regrouping.ts';
import type { State } from './state.ts';
import type { Actions, Steps, TurnAction } from './steps.ts';

export const turnRules: RuleBook<State, Pick<Steps, 'turn'>, Pick<Actions, 'turn'>, Event> = {
  /** MB-6.2, MB-6.5, MB-6.7 One unit that can do something, or a regroup, or a pass, which is always allowed. */
  turn: {
    choices(state, { seat }) {
      const field = battlefieldOf(state.map);
      const actions: TurnAction[] = [];
      for (const unit of state.units)
        if (unit.side === seat && unit.place >= 0 && canAct(state, field, unit, NOTHING_DONE))
          actions.push(UNIT[unit.id]!);
      if (canRegroup(state, seat)) actions.push(REGROUP);
      actions.push(PASS);
      return actions;
    },
    choose(state, { seat }, action, context) {
      if (action.type === 'pass') {
        state.passes++;
        context.tell?.({ type: 'passed', seat });
        next(state, { kind: 'endTurn' });
        return;
      }
      state.passes = 0;
      if (action.type === 'regroup') regroup(state, seat, context);
      else next(state, { kind: 'moving', seat, unit: action.unit, ...NOTHING_DONE });
    },
  },
};
