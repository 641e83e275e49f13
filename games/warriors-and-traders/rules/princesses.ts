import { next, type RuleBook, type Seat } from '@palio/kernel';
import { DONE, princessTo } from './actions.ts';
import { isOpenTo, neighboursOf, settleControl } from './control.ts';
import type { Event } from './events.ts';
import type { State, Unit } from './state.ts';
import type { Actions, MovePrincess, Steps } from './steps.ts';
import { unitOf } from './units.ts';

/** Princesses that have not moved; those in one province are alike. */
export function princessesToMove(state: State, seat: Seat, moved: readonly number[]): Unit[] {
  const kept: Unit[] = [];
  for (const unit of state.units) {
    if (unit.owner !== seat || unit.kind !== 'princess' || moved.includes(unit.id)) continue;
    if (!kept.some(other => other.at === unit.at)) kept.push(unit);
  }
  return kept;
}

function movesOf(state: State, seat: Seat, moved: readonly number[]): MovePrincess[] {
  const list: MovePrincess[] = [];
  for (const { id, at } of princessesToMove(state, seat, moved))
    for (const to of neighboursOf(state, at)) if (isOpenTo(state, seat, to)) list.push(princessTo(id, to));
  return list;
}

export const princessRules: RuleBook<
  State,
  Pick<Steps, 'startPrincesses' | 'movePrincesses'>,
  Pick<Actions, 'movePrincesses'>,
  Event
> = {
  startPrincesses(state, { seat }) {
    if (movesOf(state, seat, []).length === 0) return;
    next(state, { kind: 'movePrincesses', seat, moved: [] }, { kind: 'maybeUnify', seat });
  },

  /** WT-13.1 to 13.3 Each once, to a province that is free or one's own (or an ally's, WT-20.2). */
  movePrincesses: {
    choices: (state, { seat, moved }) => [...movesOf(state, seat, moved), DONE],
    choose(state, { seat, moved }, action, { tell }) {
      if (action.type === 'done') return;
      const unit = unitOf(state, action.unit);
      const from = unit.at;
      unit.at = action.to;
      tell?.({ type: 'princessMoved', seat, unit: unit.id, from, to: action.to });
      settleControl(state, from, tell);
      settleControl(state, action.to, tell);
      const after = [...moved, unit.id];
      if (movesOf(state, seat, after).length > 0) next(state, { kind: 'movePrincesses', seat, moved: after });
    },
  },
};
