import { topStep, type Seat } from '@palio/kernel';
import { listDeeds, NOTHING_DONE, type MovingStep, type Progress } from './acting.ts';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { calculate } from './calculator.ts';
import { hitOn } from './caravan.ts';
import { isControlled } from './control-zones.ts';
import { footOf, movementOnFoot } from './dismount.ts';
import { movementAfterMerge } from './merging.ts';
import { follow } from './movement.ts';
import { pathTo } from './reach.ts';
import { retreatsOf } from './retreat.ts';
import { clone, type Hex, type State, type Unit } from './state.ts';
import type { Action, MovingAction } from './steps.ts';
import { opponentOf, unitOf, unitOn } from './units.ts';
import type { AttackForecast, Forecast, ReachForecast } from './view-types.ts';

const UNHEARD = { tell: undefined };

/** What happens if this enemy is attacked from where the unit stands. */
function forecastAttack(
  state: State,
  field: Battlefield,
  unit: Unit,
  target: Hex,
  ranged: boolean,
): AttackForecast {
  const defender = unitOn(state, target);
  if (defender === undefined)
    return { target, ranged, calculation: null, caravan: null, retreats: [], mayLeaveBoard: false };
  if (defender.type === 'caravan')
    return {
      target,
      ranged,
      calculation: null,
      caravan: hitOn(defender),
      retreats: [],
      mayLeaveBoard: false,
    };
  const answers = ranged ? [] : retreatsOf(state, field, defender);
  return {
    target,
    ranged,
    calculation: calculate(field, unit, defender, ranged),
    caravan: null,
    retreats: answers.flatMap(answer => (answer.type === 'retreat' ? answer.to : [])),
    mayLeaveBoard: answers.some(answer => answer.type === 'leaveBoard'),
  };
}

function attacksAmong(
  state: State,
  field: Battlefield,
  unit: Unit,
  deeds: readonly MovingAction[],
): AttackForecast[] {
  return deeds.flatMap(deed =>
    deed.type === 'melee' || deed.type === 'shoot'
      ? forecastAttack(state, field, unit, deed.target, deed.type === 'shoot')
      : [],
  );
}

/** Goes there on a copy and looks at what is possible then. */
function forecastGo(state: State, field: Battlefield, id: number, done: Progress, to: Hex): ReachForecast {
  const copy = clone(state);
  const unit = unitOf(copy, id);
  const path = pathTo(copy, field, unit, to) ?? [];
  const enemy = opponentOf(unit.side);
  const wasControlled = isControlled(copy, field, unit.place, enemy);
  follow(copy, field, unit, path, UNHEARD);
  const occupant = copy.unitAt[to]!;
  const crossing = occupant === unit.id ? -1 : occupant;
  const halted = crossing < 0 && isControlled(copy, field, to, enemy);
  const shifted = halted && !done.moved && path.length === 1 && wasControlled;
  const deeds = listDeeds(copy, field, unit, { ...done, moved: true, halted, crossing, shifted });
  return {
    to,
    path,
    movement: unit.movement,
    halted,
    attacks: attacksAmong(copy, field, unit, deeds),
    merges: deeds.flatMap(deed => (deed.type === 'merge' ? deed.target : [])),
  };
}

function forecastUnit(state: State, field: Battlefield, unit: Unit): Forecast {
  const deeds = listDeeds(state, field, unit, NOTHING_DONE);
  return {
    type: 'unit',
    reach: deeds.flatMap(deed =>
      deed.type === 'go' ? forecastGo(state, field, unit.id, NOTHING_DONE, deed.to) : [],
    ),
    attacks: attacksAmong(state, field, unit, deeds),
  };
}

function forecastDeed(
  state: State,
  field: Battlefield,
  step: MovingStep,
  action: MovingAction,
): Forecast | undefined {
  const unit = unitOf(state, step.unit);
  switch (action.type) {
    case 'go':
      return { type: 'go', ...forecastGo(state, field, unit.id, step, action.to) };
    case 'melee':
    case 'shoot':
      return {
        type: 'attack',
        ...forecastAttack(state, field, unit, action.target, action.type === 'shoot'),
      };
    case 'merge': {
      const other = unitOn(state, action.target);
      return other === undefined
        ? undefined
        : { type: 'merge', movement: movementAfterMerge(field, unit, other) };
    }
    case 'dismount': {
      const to = footOf(unit.type);
      return to === undefined ? undefined : { type: 'dismount', to, movement: movementOnFoot(unit.movement) };
    }
    case 'stop':
      return undefined;
  }
}

/** What an action will bring. Nothing is random and nothing hidden, so this is exact but for the defender's answer. */
export function forecast(state: State, _seat: Seat, action: Action): Forecast | undefined {
  const field = battlefieldOf(state.map);
  const step = topStep(state);
  if (step?.kind === 'turn' && action.type === 'unit')
    return forecastUnit(state, field, unitOf(state, action.unit));
  // While a unit moves, only its actions are legal.
  if (step?.kind === 'moving') return forecastDeed(state, field, step, action as MovingAction);
  if (step?.kind === 'answerMelee' && action.type === 'stand') {
    const calculation = calculate(field, unitOf(state, step.attacker), unitOf(state, step.defender), false);
    return { type: 'stand', calculation };
  }
  return undefined;
}
