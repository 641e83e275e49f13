import { next, type Context, type RuleBook } from '@palio/kernel';
import { goOn, listDeeds, type MovingStep } from './acting.ts';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { isControlled } from './control-zones.ts';
import { dismount } from './dismount.ts';
import type { Event } from './events.ts';
import { RULINGS } from './figures.ts';
import { declareMelee } from './melee.ts';
import { merge } from './merging.ts';
import { follow } from './movement.ts';
import { shoot } from './ranged.ts';
import { pathTo } from './reach.ts';
import type { Hex, State, Unit } from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { opponentOf, unitOf, unitOn } from './units.ts';

function standingOn(state: State, hex: Hex): Unit {
  const unit = unitOn(state, hex);
  if (unit === undefined) throw new Error(`nobody stands on hex ${hex}`);
  return unit;
}

/** MB-7.3, MB-8.5, MB-8.9 Goes there by the best way; enemy control stops it, an own unit must be left again. */
function go(
  state: State,
  field: Battlefield,
  unit: Unit,
  step: MovingStep,
  to: Hex,
  context: Context<Event>,
): void {
  const path = pathTo(state, field, unit, to);
  if (path === undefined) throw new Error(`unit ${unit.id} cannot reach hex ${to}`);
  const enemy = opponentOf(unit.side);
  const from = unit.place;
  follow(state, field, unit, path, context);
  const occupant = state.unitAt[to]!;
  const crossing = occupant === unit.id ? -1 : occupant;
  const halted = crossing < 0 && isControlled(state, field, to, enemy);
  const shifted = halted && !step.moved && path.length === 1 && isControlled(state, field, from, enemy);
  goOn(state, field, unit, { ...step, moved: true, halted, crossing, shifted });
}

/** MB-18.3 to MB-18.5 Before the move the unit goes on as foot; after it the turn ends. */
function dismountNow(
  state: State,
  field: Battlefield,
  unit: Unit,
  step: MovingStep,
  context: Context<Event>,
): void {
  dismount(unit, context);
  if (!step.moved) goOn(state, field, unit, { ...step, dismounted: true });
  else if (RULINGS.dismountAfterMoveEndsTurn) next(state, { kind: 'endTurn' });
  else goOn(state, field, unit, { ...step, dismounted: true, halted: true });
}

export const movingRules: RuleBook<State, Pick<Steps, 'moving'>, Pick<Actions, 'moving'>, Event> = {
  /** MB-6.2, MB-7, MB-8 One thing after the other until the unit stops or the turn ends. */
  moving: {
    choices: (state, step) => listDeeds(state, battlefieldOf(state.map), unitOf(state, step.unit), step),
    choose(state, step, action, context) {
      const field = battlefieldOf(state.map);
      const unit = unitOf(state, step.unit);
      switch (action.type) {
        case 'go':
          go(state, field, unit, step, action.to, context);
          break;
        case 'melee':
          declareMelee(
            state,
            field,
            unit,
            standingOn(state, action.target),
            { dismounted: step.dismounted },
            context,
          );
          break;
        case 'shoot':
          shoot(state, field, unit, standingOn(state, action.target), context);
          break;
        case 'merge':
          merge(state, field, unit, standingOn(state, action.target), context);
          next(state, { kind: 'endTurn' });
          break;
        case 'dismount':
          dismountNow(state, field, unit, step, context);
          break;
        case 'stop':
          next(state, { kind: 'endTurn' });
          break;
      }
    },
  },
};
