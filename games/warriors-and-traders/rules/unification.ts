import { next, type RuleBook, type Seat } from '@palio/kernel';
import { worldOf } from './control.ts';
import type { Event } from './events.ts';
import { actionsForUnification } from './figures.ts';
import { playerOf, type State } from './state.ts';
import type { Actions, Steps, UnifyAction } from './steps.ts';
import type { NationFigures } from './world.ts';

export const nationOf = (state: State, seat: Seat): NationFigures => {
  const nation = worldOf(state).nations[playerOf(state, seat).nation];
  if (nation === undefined) throw new Error(`seat ${seat} has no nation yet`);
  return nation;
};

/** WT-9.10, WT-20.12 Every province of the core under one's own control. */
export const holdsCore = (state: State, seat: Seat): boolean =>
  nationOf(state, seat).core.every(province => state.holders[province] === seat);

/** WT-9.13 Provinces of the nation that the player controls. */
export function nationSize(state: State, seat: Seat): number {
  const { core, optional } = nationOf(state, seat);
  return [...core, ...optional].filter(province => state.holders[province] === seat).length;
}

const ANSWERS: readonly UnifyAction[] = [{ type: 'unify' }, { type: 'notNow' }];

type UnificationKind = 'maybeUnify' | 'unify' | 'unificationActions';

export const unificationRules: RuleBook<
  State,
  Pick<Steps, UnificationKind>,
  Pick<Actions, 'unify'>,
  Event
> = {
  /** WT-9.10 to 9.12 */
  maybeUnify(state, { seat }) {
    if (!playerOf(state, seat).unified && holdsCore(state, seat)) next(state, { kind: 'unify', seat });
  },

  /** WT-9.18 Never compulsory. */
  unify: {
    choices: () => [...ANSWERS],
    choose(state, { seat }, { type }, { tell }) {
      if (type === 'notNow') return;
      const size = nationSize(state, seat);
      const actions = actionsForUnification(size);
      playerOf(state, seat).unified = true;
      tell?.({ type: 'unified', seat, nation: nationOf(state, seat).id, size, actions });
      next(state, { kind: 'unificationActions', seat, left: actions });
    },
  },

  /** WT-9.14 One after the other, before anything else. */
  unificationActions(state, { seat, left }) {
    if (left === 0) return;
    next(
      state,
      { kind: 'takeAction', seat, by: 'unification' },
      { kind: 'unificationActions', seat, left: left - 1 },
    );
  },
};
