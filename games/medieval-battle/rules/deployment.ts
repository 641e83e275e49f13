import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { DEPLOY, PLACE, STOP_DEPLOYING } from './actions.ts';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { beginTurn } from './end.ts';
import type { Event } from './events.ts';
import { BATTLE, RULINGS } from './figures.ts';
import {
  FIGHTING_TYPES,
  YELLOW,
  type FightingType,
  type Hex,
  type State,
  type Unit,
  type UnitType,
} from './state.ts';
import type { Actions, Steps } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { caravanOf, isInReserve, opponentOf, putOn } from './units.ts';

const { minDistanceToEnemyCaravan } = BATTLE.deployment;

/** MB-5.4 */
export function isNearEnemyCaravan(state: State, field: Battlefield, seat: Seat, hex: Hex): boolean {
  const enemy = caravanOf(state, opponentOf(seat));
  return enemy !== undefined && field.layout.distances[enemy.place]![hex]! < minDistanceToEnemyCaravan;
}

/** MB-5.2 to MB-5.5, MB-5.9 Where a piece of the type may be placed now: all hexes, or no more than so many. */
export function deploymentHexes(state: State, seat: Seat, type: UnitType, most = Infinity): Hex[] {
  const { layout, mayOccupy } = battlefieldOf(state.map);
  const allowed = mayOccupy[TYPES[type].index]!;
  const enemy = caravanOf(state, opponentOf(seat));
  const fromEnemy = enemy === undefined ? undefined : layout.distances[enemy.place]!;
  const hexes: Hex[] = [];
  for (const hex of layout.deployable) {
    if (!allowed[hex]! || state.unitAt[hex]! >= 0) continue;
    if (fromEnemy !== undefined && fromEnemy[hex]! < minDistanceToEnemyCaravan) continue;
    if (hexes.push(hex) >= most) break;
  }
  return hexes;
}

const canDeploy = (state: State, seat: Seat, type: UnitType): boolean =>
  deploymentHexes(state, seat, type, 1).length > 0;

/** MB-5.6 Types of which a unit is left to place and can be placed. */
function deployableTypes(state: State, seat: Seat): FightingType[] {
  const waiting = state.units.filter(unit => unit.side === seat && isInReserve(unit));
  return FIGHTING_TYPES.filter(
    type => waiting.some(unit => unit.type === type) && canDeploy(state, seat, type),
  );
}

/** The units of a type are alike; the first in reserve is taken. */
function fromReserve(state: State, seat: Seat, type: UnitType): Unit {
  const unit = state.units.find(
    candidate => candidate.side === seat && candidate.type === type && isInReserve(candidate),
  );
  if (unit === undefined) throw new Error(`no ${type} is left to place`);
  return unit;
}

function place(state: State, seat: Seat, type: UnitType, hex: Hex, context: Context<Event>): void {
  const unit = fromReserve(state, seat, type);
  putOn(state, unit, hex);
  context.tell?.({ type: 'deployed', seat, unit: unit.id, kind: type, hex });
}

/** MB-5.7, MB-5.10 What is not placed now is the reserve. */
function stop(state: State, seat: Seat, context: Context<Event>): void {
  state.deployed[seat] = true;
  const reserve = state.units.filter(unit => unit.side === seat && isInReserve(unit)).length;
  context.tell?.({ type: 'deploymentStopped', seat, reserve });
}

/** MB-5.1, MB-5.7, MB-5.8 The other player if he still deploys, else the same again, else the battle begins. */
function passOn(state: State, seat: Seat, context: Context<Event>): void {
  for (const candidate of [opponentOf(seat), seat]) {
    if (state.deployed[candidate]) continue;
    if (deployableTypes(state, candidate).length > 0) {
      next(state, { kind: 'deployUnit', seat: candidate });
      return;
    }
    stop(state, candidate, context);
  }
  context.tell?.({ type: 'battleBegan' });
  // MB-6.1
  beginTurn(state, YELLOW, context);
}

type Kinds = 'deployCaravan' | 'deployUnit' | 'deployOnHex';

export const deploymentRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Kinds>, Event> = {
  /** MB-5.2 */
  deployCaravan: {
    choices: (state, { seat }) => deploymentHexes(state, seat, 'caravan').map(hex => PLACE[hex]!),
    choose(state, { seat }, { hex }, context) {
      place(state, seat, 'caravan', hex, context);
      // MB-5.8 An army may be empty; then nobody is asked to place a unit of it.
      if (seat === YELLOW) passOn(state, YELLOW, context);
    },
  },
  /** MB-5.6, MB-5.7 Which unit, or no more. */
  deployUnit: {
    choices: (state, { seat }) => [...deployableTypes(state, seat).map(type => DEPLOY[type]), STOP_DEPLOYING],
    choose(state, { seat }, action, context) {
      if (action.type === 'deploy') next(state, { kind: 'deployOnHex', seat, unit: action.unit });
      else {
        stop(state, seat, context);
        passOn(state, seat, context);
      }
    },
  },
  /** MB-5.5 Where it stands. */
  deployOnHex: {
    choices: (state, { seat, unit }) => deploymentHexes(state, seat, unit).map(hex => PLACE[hex]!),
    choose(state, { seat, unit }, { hex }, context) {
      place(state, seat, unit, hex, context);
      if (!RULINGS.deploymentStopIsFinal) state.deployed[opponentOf(seat)] = false;
      passOn(state, seat, context);
    },
  },
};
