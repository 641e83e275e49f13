import { topStep, type Reason, type Seat, type StepNamed } from '@palio/kernel';
import { canAct, NOTHING_DONE, type MovingStep } from './acting.ts';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { isControlled } from './control-zones.ts';
import { deploymentHexes, isNearEnemyCaravan } from './deployment.ts';
import { BATTLE, MODES } from './figures.ts';
import { regroupsToReturn } from './offboard.ts';
import { because } from './reasons.ts';
import { armyFrom, costOf, mostOf, recruitsIn } from './recruitment.ts';
import { canRegroup, entryHexes, firstOfItsKind } from './regrouping.ts';
import { canPayRetreat, retreatsOf } from './retreat.ts';
import { REMOVED, type FightingType, type Hex, type State, type Unit, type UnitType } from './state.ts';
import type { BattleStep, RecruitAction, Steps, Target } from './steps.ts';
import { TYPES } from './unit-types.ts';
import { caravanOf, isInReserve, isOffboard, opponentOf, unitOf, unitOn } from './units.ts';
import { barredBy, whyNotDismount, whyNotMove, whyNotStop } from './why-not-moving.ts';

/** MB-4.2 to MB-4.5 */
function whyNotRecruit(
  state: State,
  picks: readonly RecruitAction[],
  type: FightingType,
): Reason | undefined {
  if (picks.at(-1)?.type === 'confirm') return because('alreadyConfirmed');
  const army = armyFrom(recruitsIn(picks));
  const most = mostOf(type, state.map.size);
  const left = MODES[state.map.size].recruitmentPoints - costOf(army);
  if (army[type] >= most)
    return because(most < TYPES[type].tokens ? 'longbowLimit' : 'noTokenLeft', { most });
  return TYPES[type].cost > left ? because('tooExpensive', { cost: TYPES[type].cost, left }) : undefined;
}

/** MB-5.2 to MB-5.5 */
function whyNotDeployOn(
  state: State,
  field: Battlefield,
  seat: Seat,
  type: UnitType,
  hex: Hex,
): Reason | undefined {
  if (unitOn(state, hex) !== undefined) return because('hexTaken');
  const barred = barredBy(field, { type }, hex);
  if (barred !== undefined) return because(barred);
  const { minDistanceToFlags, minDistanceToEnemyCaravan } = BATTLE.deployment;
  const distances = field.layout.distances[hex]!;
  const toFlag = Math.min(...field.layout.flags.map(flag => distances[flag.hex]!));
  if (toFlag < minDistanceToFlags)
    return because('nearFlag', { distance: toFlag, needed: minDistanceToFlags });
  if (!isNearEnemyCaravan(state, field, seat, hex)) return undefined;
  const enemy = caravanOf(state, opponentOf(seat));
  const distance = enemy === undefined ? 0 : distances[enemy.place]!;
  return because('nearEnemyCaravan', { distance, needed: minDistanceToEnemyCaravan });
}

/** MB-5.6, MB-5.8 Which unit to place: a type, or a unit in reserve. */
function whyNotDeploy(state: State, seat: Seat, target: Target): Reason | undefined {
  const unit = target.type === 'unit' ? unitOf(state, target.unit) : undefined;
  if (unit !== undefined && unit.side !== seat) return because('notYourUnit');
  if (unit !== undefined && !isInReserve(unit)) return because('hexTaken');
  const type = unit?.type ?? (target.type === 'recruit' ? target.unit : undefined);
  if (type === undefined) return because(target.type === 'hex' ? 'chooseUnitToDeploy' : 'deployFirst');
  const isLeft = state.units.some(other => other.side === seat && other.type === type && isInReserve(other));
  if (!isLeft) return because('noneLeftToDeploy');
  return deploymentHexes(state, seat, type).length === 0 ? because('noHexToDeploy') : undefined;
}

/** MB-6.5 Why this unit cannot be chosen to act. */
function whyNotUnit(state: State, field: Battlefield, seat: Seat, unit: Unit): Reason | undefined {
  if (unit.side !== seat) return because('notYourUnit');
  if (unit.place === REMOVED) return because('unitRemoved');
  if (unit.place < 0 && state.caravanDestroyed[seat]) return because('noCaravan');
  if (isInReserve(unit)) return because('inReserve');
  if (isOffboard(unit)) return because('offBoard', { regroups: regroupsToReturn(state, field, unit) });
  if (canAct(state, field, unit, NOTHING_DONE)) return undefined;
  if (unit.movement > 0) return because('nothingToDo');
  return because(unit.type === 'caravan' ? 'caravanTurned' : 'noMovement');
}

function whyNotInTurn(state: State, field: Battlefield, seat: Seat, target: Target): Reason | undefined {
  switch (target.type) {
    case 'unit':
      return whyNotUnit(state, field, seat, unitOf(state, target.unit));
    case 'hex': {
      const unit = unitOn(state, target.hex);
      return unit === undefined ? because('chooseUnitFirst') : whyNotUnit(state, field, seat, unit);
    }
    case 'regroup':
      return canRegroup(state, seat) ? undefined : because('noTimeToken');
    case 'recruit':
    case 'dismount':
    case 'stop':
      return because('chooseUnitFirst');
  }
}

function whyNotWhileMoving(
  state: State,
  field: Battlefield,
  step: MovingStep,
  target: Target,
): Reason | undefined {
  const acting = unitOf(state, step.unit);
  switch (target.type) {
    case 'hex':
      return whyNotMove(state, field, acting, step, target.hex);
    case 'unit': {
      const unit = unitOf(state, target.unit);
      return unit.place < 0 ? because('oneUnitPerTurn') : whyNotMove(state, field, acting, step, unit.place);
    }
    case 'dismount':
      return whyNotDismount(state, acting, step);
    case 'stop':
      return whyNotStop(step);
    case 'regroup':
    case 'recruit':
      return because('unitIsActing');
  }
}

/** MB-9.2, MB-9.3 */
function whyNotRetreat(state: State, field: Battlefield, defender: Unit, target: Target): Reason | undefined {
  if (target.type !== 'hex' && target.type !== 'unit') return because('answerFirst');
  const hex = target.type === 'hex' ? target.hex : unitOf(state, target.unit).place;
  if (retreatsOf(state, field, defender).some(answer => answer.type === 'retreat' && answer.to === hex))
    return undefined;
  if (hex < 0) return because('answerFirst');
  if (!canPayRetreat(field, defender))
    return because('retreatTooDear', { needed: field.retreatCost[defender.place]!, left: defender.movement });
  if (field.layout.distances[defender.place]![hex] !== 1) return because('retreatOneStep');
  if (unitOn(state, hex) !== undefined) return because('hexTaken');
  const barred = barredBy(field, defender, hex);
  if (barred !== undefined) return because(barred);
  return isControlled(state, field, hex, opponentOf(defender.side)) ? because('retreatIntoZone') : undefined;
}

type EntryStep = StepNamed<Steps, 'regroupEntry'>;

/** MB-14.5 to MB-14.8 */
function whyNotEnter(state: State, field: Battlefield, step: EntryStep, target: Target): Reason | undefined {
  if (target.type === 'unit') {
    const unit = unitOf(state, target.unit);
    if (unit.side !== step.seat) return because('notYourUnit');
    if (unit.place === REMOVED) return because('unitRemoved');
    if (unit.place >= 0) return because('alreadyOnBoard');
    if (!step.units.includes(unit.id)) return because('notBackYet');
    if (!firstOfItsKind(state, step.units, unit)) return because('sameAsOther');
    return entryHexes(state, field, unit).length === 0 ? because('noEntryHex') : undefined;
  }
  if (target.type !== 'hex') return because('finishRegroup');
  const caravan = caravanOf(state, step.seat);
  if (caravan === undefined || field.layout.distances[caravan.place]![target.hex] !== 1)
    return because('notBesideCaravan');
  if (unitOn(state, target.hex) !== undefined) return because('hexTaken');
  const barred = step.units.map(id => barredBy(field, unitOf(state, id), target.hex));
  const first = barred[0];
  return first !== undefined && !barred.includes(undefined) ? because(first) : because('chooseUnitToEnter');
}

function whyNotForSeat(
  state: State,
  field: Battlefield,
  seat: Seat,
  step: BattleStep,
  target: Target,
): Reason | undefined {
  switch (step.kind) {
    case 'recruit': {
      const { picks } = step as { readonly picks?: Readonly<Record<number, readonly RecruitAction[]>> };
      return target.type === 'recruit'
        ? whyNotRecruit(state, picks?.[seat] ?? [], target.unit)
        : because('recruitFirst');
    }
    case 'deployCaravan':
    case 'deployOnHex': {
      // Whoever points at a unit on the board means the hex it stands on.
      const hex =
        target.type === 'hex' ? target.hex : target.type === 'unit' ? unitOf(state, target.unit).place : -1;
      if (hex < 0) return because('deployFirst');
      const type = step.kind === 'deployCaravan' ? 'caravan' : step.unit;
      return whyNotDeployOn(state, field, seat, type, hex);
    }
    case 'deployUnit':
      return whyNotDeploy(state, seat, target);
    case 'turn':
      return whyNotInTurn(state, field, seat, target);
    case 'moving':
      return whyNotWhileMoving(state, field, step, target);
    case 'answerMelee':
      return whyNotRetreat(state, field, unitOf(state, step.defender), target);
    case 'regroupEntry':
      return whyNotEnter(state, field, step, target);
    case 'endTurn':
      return undefined;
  }
}

/** MB-5.1, MB-6.1, MB-9.1 Which order makes a player wait for the other. */
function whyWait({ kind }: BattleStep): Reason {
  if (kind === 'answerMelee') return because('waitForAnswer');
  const isDeployment = kind === 'deployCaravan' || kind === 'deployUnit' || kind === 'deployOnHex';
  return because(isDeployment ? 'waitToDeploy' : 'waitForOther');
}

/** Which rule forbids what a player pointed at; undefined if nothing does. */
export function whyNot(state: State, seat: Seat, target: Target): Reason | undefined {
  const step = topStep(state);
  if (step === undefined) return because('battleOver');
  if ('seat' in step && step.seat !== seat) return whyWait(step);
  return whyNotForSeat(state, battlefieldOf(state.map), seat, step, target);
}
