import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { waiveOne } from './actions.ts';
import type { Event } from './events.ts';
import { RESOURCES } from './names.ts';
import { playerOf, type State } from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { heldOf, missingOf, NOTHING, pay, sumOf, type Cost } from './stores.ts';

/** TA-14.19 A cost of which some resources need not be paid; asks which only where that is a choice. */
export function payWaived(
  state: State,
  seat: Seat,
  cost: Cost,
  waived: number,
  reason: 'temple' | 'mission',
  context: Context<Event>,
): void {
  const player = playerOf(state, seat);
  const left = Math.min(waived, sumOf(cost));
  if (left === sumOf(cost)) return pay(state, seat, NOTHING, reason, context);
  if (left === 0) return pay(state, seat, cost, reason, context);
  if (missingOf(player, cost) === left) {
    const rest = cost.map((due, resource) => Math.min(due, heldOf(player, resource)));
    return pay(state, seat, rest, reason, context);
  }
  const kinds = cost.filter(due => due > 0).length;
  if (kinds === 1)
    return pay(
      state,
      seat,
      cost.map(due => Math.max(0, due - left)),
      reason,
      context,
    );
  next(state, { kind: 'waive', seat, cost: [...cost], left, for: reason });
}

export const waivingRules: RuleBook<State, Pick<Steps, 'waive'>, Pick<Actions, 'waive'>, Event> = {
  waive: {
    /** What is missing must be waived; beyond that the choice is free. */
    choices(state, { seat, cost, left }) {
      const player = playerOf(state, seat);
      const isTight = missingOf(player, cost) === left;
      const kinds: Actions['waive'][] = [];
      cost.forEach((due, resource) => {
        if (due > (isTight ? heldOf(player, resource) : 0)) kinds.push(waiveOne(resource));
      });
      return kinds;
    },
    choose(state, { seat, cost, left, for: reason }, { resource }, context) {
      const waived = RESOURCES.indexOf(resource);
      const rest = cost.map((due, other) => (other === waived ? due - 1 : due));
      payWaived(state, seat, rest, left - 1, reason, context);
    },
  },
};
