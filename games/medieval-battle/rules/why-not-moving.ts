import type { Reason } from '@palio/kernel';
import { listDeeds, type MovingStep } from './acting.ts';
import type { Battlefield } from './battlefield.ts';
import { controls, isControlled } from './control-zones.ts';
import { costToEnter, letsPass } from './crossing.ts';
import { footOf, freeTokens } from './dismount.ts';
import { BATTLE, RULINGS } from './figures.ts';
import { canMergeWith } from './merging.ts';
import { because, type ReasonId } from './reasons.ts';
import type { Hex, State, Unit } from './state.ts';
import { TYPES } from './unit-types.ts';
import { opponentOf, unitOn } from './units.ts';

/** MB-3.3, MB-3.4 Why a unit may not stand on this terrain, if so. */
export function barredBy(field: Battlefield, unit: Pick<Unit, 'type'>, hex: Hex): ReasonId | undefined {
  if (field.mayOccupy[TYPES[unit.type].index]![hex]) return undefined;
  return unit.type === 'caravan' ? 'caravanOffPlain' : 'cavalryOnMountain';
}

/** MB-12 Why a unit with bows cannot shoot at this enemy. */
function whyNotShoot(state: State, field: Battlefield, unit: Unit, enemy: Unit): Reason {
  const { range } = TYPES[unit.type];
  const { rangedAttackCost: needed } = BATTLE.movement;
  const distance = field.layout.distances[unit.place]![enemy.place]!;
  if (distance > range) return because('outOfRange', { range });
  if (enemy.type === 'caravan' && !RULINGS.rangedCanHitCaravan) return because('noShotAtCaravan');
  if (distance === 2 && !field.inSight[unit.place]!.includes(enemy.place)) return because('sightBlocked');
  return because('shotTooDear', { needed, left: unit.movement });
}

/** MB-8.6, MB-8.10, MB-8.11, MB-11.15, MB-7.12 Why this enemy cannot be attacked. */
function whyNotAttack(state: State, field: Battlefield, unit: Unit, step: MovingStep, enemy: Unit): Reason {
  const figures = TYPES[unit.type];
  if (figures.melee === undefined) return because('caravanNeverAttacks');
  if (step.crossing >= 0) return because('mustGoOn');
  const isAdjacent = field.layout.distances[unit.place]![enemy.place] === 1;
  if (!isAdjacent && figures.range > 0) return whyNotShoot(state, field, unit, enemy);
  if (!isAdjacent) return because('enemyTooFar');
  if (barredBy(field, unit, enemy.place) !== undefined) return because('attackOnBarredTerrain');
  const needed = field.entryCost[enemy.place]!;
  if (needed > unit.movement) return because('attackTooDear', { needed, left: unit.movement });
  if (step.halted && !controls(field, enemy, unit.place)) return because('onlyThoseInControl');
  return because(step.shifted ? 'noMeleeAfterShift' : 'noMeleeFirst');
}

/** MB-7.8 The least that a unit sharing this hex must have left to go on, or to merge; undefined if it is shut in. */
function costToGoOn(state: State, field: Battlefield, unit: Unit, hex: Hex): number | undefined {
  const open = field.around[TYPES[unit.type].index]![hex]!.filter(beside => {
    const standing = unitOn(state, beside);
    return standing === undefined || standing.id === unit.id || canMergeWith(unit, standing);
  });
  return open.length === 0 ? undefined : Math.min(...open.map(beside => field.entryCost[beside]!));
}

/** MB-7.6 to MB-7.8 Why a unit that lets others pass can still not be crossed. */
function whyNotPass(state: State, field: Battlefield, unit: Unit, hex: Hex): Reason {
  const entering = leastCost(state, field, unit, hex);
  if (entering === undefined) return because('noWay');
  const onward = costToGoOn(state, field, unit, hex);
  const needed = entering + (onward ?? 0);
  const values = { needed, left: unit.movement };
  if (entering > unit.movement) return because('crossingTooDear', values);
  if (needed > unit.movement) return because('cannotStopThere', values);
  return because(onward === undefined ? 'crossingLeadsNowhere' : 'zoneInTheWay');
}

/** MB-7.6, MB-7.7, MB-8.8, MB-13.1 Why this own unit can be neither crossed nor merged with. */
function whyNotCross(state: State, field: Battlefield, unit: Unit, step: MovingStep, standing: Unit): Reason {
  const hex = standing.place;
  const mergeable = canMergeWith(unit, standing);
  if (step.halted) return because(mergeable ? 'mergeWhenHalted' : 'haltedByZone');
  const barred = barredBy(field, unit, hex);
  if (barred !== undefined) return because(barred);
  if (field.layout.distances[unit.place]![hex] === 1) {
    // Beside a unit of its own type a damaged unit surely means to merge.
    if (mergeable) return because('tooFewMovement', { needed: field.entryCost[hex]!, left: unit.movement });
    if (unit.type === standing.type && unit.knights !== standing.knights) return because('mergeNeedsDamaged');
  }
  if (!letsPass(standing, unit.side)) return because('crossingWithoutMovement');
  if (isControlled(state, field, hex, opponentOf(unit.side))) return because('crossingInZone');
  return whyNotPass(state, field, unit, hex);
}

/** MB-7.3, MB-7.4, MB-8.5 Why an empty hex cannot be reached. */
function whyNotGo(state: State, field: Battlefield, unit: Unit, step: MovingStep, hex: Hex): Reason {
  if (step.halted) return because('haltedByZone');
  const barred = barredBy(field, unit, hex);
  if (barred !== undefined) return because(barred);
  const needed = leastCost(state, field, unit, hex);
  if (needed === undefined) return because('noWay');
  return needed > unit.movement
    ? because('tooFewMovement', { needed, left: unit.movement })
    : because('zoneInTheWay');
}

/** What the way would cost if no enemy controlled a hex of it; undefined if there is none at all. */
function leastCost(state: State, field: Battlefield, unit: Unit, to: Hex): number | undefined {
  const around = field.around[TYPES[unit.type].index]!;
  const costs = new Map<Hex, number>([[unit.place, 0]]);
  const waiting = [unit.place];
  for (const from of waiting)
    for (const hex of around[from]!) {
      const standing = unitOn(state, hex);
      if (standing !== undefined && standing.id !== unit.id && !letsPass(standing, unit.side)) continue;
      const cost = costs.get(from)! + costToEnter(state, field, unit, hex);
      if (cost >= (costs.get(hex) ?? Infinity)) continue;
      costs.set(hex, cost);
      waiting.push(hex);
    }
  return costs.get(to);
}

/** Why the acting unit can do nothing on this hex. */
export function whyNotMove(
  state: State,
  field: Battlefield,
  unit: Unit,
  step: MovingStep,
  hex: Hex,
): Reason | undefined {
  if (
    listDeeds(state, field, unit, step).some(
      deed => ('to' in deed ? deed.to : 'target' in deed ? deed.target : -1) === hex,
    )
  )
    return undefined;
  if (hex === unit.place) return because('alreadyThere');
  const standing = unitOn(state, hex);
  if (standing === undefined) return whyNotGo(state, field, unit, step, hex);
  return standing.side === unit.side
    ? whyNotCross(state, field, unit, step, standing)
    : whyNotAttack(state, field, unit, step, standing);
}

/** MB-18 Why the acting unit cannot dismount. */
export function whyNotDismount(state: State, unit: Unit, step: MovingStep): Reason | undefined {
  if (!state.dismount) return because('dismountOff');
  const foot = footOf(unit.type);
  if (foot === undefined) return because('notCavalry');
  if (step.crossing >= 0) return because('mustGoOn');
  if (step.attacked) return because('dismountAfterAttack');
  return RULINGS.dismountNeedsFreeToken && freeTokens(state, unit.side, foot) <= 0
    ? because('noFootToken')
    : undefined;
}

/** MB-6.4, MB-7.8 Why the acting unit cannot stop. */
export function whyNotStop(step: MovingStep): Reason | undefined {
  if (step.crossing >= 0) return because('mustGoOn');
  return step.moved || step.dismounted ? undefined : because('notMovedYet');
}
