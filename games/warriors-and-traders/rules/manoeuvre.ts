import { next, type RuleBook, type Seat } from '@palio/kernel';
import { DONE, moveTo } from './actions.ts';
import { isHostileTo, isOpenTo, neighboursOf, settleControl } from './control.ts';
import type { Event } from './events.ts';
import { ascending } from './order.ts';
import { playerOf, type State, type Unit } from './state.ts';
import type { Actions, Move, Steps } from './steps.ts';
import { HAS } from './technology.ts';
import { actionPointsLeft, distinct, isArmyKind, unitOf } from './units.ts';

/** WT-10.4, WT-11.2 */
const MOVE_COST = 1;
const BATTLE_COST = 1;
const SECOND_ROUND = 2;

/** Armies that could still move: not engaged, and with action points left. */
export function movable(state: State, seat: Seat): Unit[] {
  const armies: Unit[] = [];
  for (const unit of state.units)
    if (
      unit.owner === seat &&
      !unit.engaged &&
      isArmyKind(unit.kind) &&
      actionPointsLeft(state, unit) >= MOVE_COST
    )
      armies.push(unit);
  return armies;
}

/** WT-10.5 to 10.8, WT-10.10 */
export function mayEnter(state: State, unit: Unit, to: number): boolean {
  const left = actionPointsLeft(state, unit);
  if (isOpenTo(state, unit.owner, to)) return left >= MOVE_COST;
  return left >= MOVE_COST + BATTLE_COST && isHostileTo(state, unit.owner, to);
}

function movesOf(state: State, seat: Seat): Move[] {
  const list: Move[] = [];
  for (const unit of distinct(movable(state, seat)))
    for (const to of neighboursOf(state, unit.at))
      if (mayEnter(state, unit, to)) list.push(moveTo(unit.id, to));
  return list;
}

type ManoeuvreKind = 'manoeuvre' | 'manoeuvreTurn' | 'startMovement' | 'moveArmies';

export const manoeuvreRules: RuleBook<
  State,
  Pick<Steps, ManoeuvreKind>,
  Pick<Actions, 'moveArmies'>,
  Event
> = {
  /** WT-10.1 One complete manoeuvre turn after the other. */
  manoeuvre(state, _step, { tell }) {
    state.phase = 'manoeuvre';
    state.peaceAsked = [];
    tell?.({ type: 'phaseStarted', phase: 'manoeuvre' });
    next(state, ...ascending(state).map(seat => ({ kind: 'manoeuvreTurn' as const, seat })));
  },

  /** WT-9.12 Unification may come before moving, after the battles of a round, and after the princesses. */
  manoeuvreTurn(state, { seat }) {
    next(
      state,
      { kind: 'maybeUnify', seat },
      { kind: 'startMovement', seat, round: 1 },
      { kind: 'startMovement', seat, round: SECOND_ROUND },
      { kind: 'startPrincesses', seat },
    );
  },

  /** WT-10.15 The second round comes only with Double Strike. */
  startMovement(state, { seat, round }, { tell }) {
    if (round === SECOND_ROUND && !HAS.doubleStrike(playerOf(state, seat))) return;
    if (movesOf(state, seat).length === 0) return;
    tell?.({ type: 'manoeuvreStarted', seat, round });
    next(state, { kind: 'moveArmies', seat, round }, { kind: 'battles', seat }, { kind: 'maybeUnify', seat });
  },

  /** WT-10.12 One step at a time, in any sequence; battles only when movement is finished. */
  moveArmies: {
    choices: (state, { seat }) => [...movesOf(state, seat), DONE],
    choose(state, step, action, { tell }) {
      if (action.type === 'done') return;
      const unit = unitOf(state, action.unit);
      const { kind, at: from } = unit;
      const engaged = !isOpenTo(state, step.seat, action.to);
      unit.at = action.to;
      unit.spent += MOVE_COST;
      unit.engaged = engaged;
      tell?.({ type: 'armyMoved', seat: step.seat, unit: unit.id, kind, from, to: action.to, engaged });
      settleControl(state, from, tell);
      if (!engaged) settleControl(state, action.to, tell);
      if (movesOf(state, step.seat).length > 0) next(state, step);
    },
  },
};
