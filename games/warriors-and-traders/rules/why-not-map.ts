import type { Reason, Seat } from '@palio/kernel';
import { holderOf, isHostileTo, isOpenTo, neighboursOf } from './control.ts';
import { hitsFrom, toKill } from './damage.ts';
import type { Province } from './names.ts';
import { because } from './reasons.ts';
import { OUT_OF_PLAY, RESTING, type State, type Unit } from './state.ts';
import type { Hit, TradersStep } from './steps.ts';
import { actionPointsLeft, isArmyKind, isFort, unitOf, unitsAt } from './units.ts';

type Answer = Reason | undefined;

/** WT-10, an army on its way. */
function whyNotArmyMove(state: State, unit: Unit, to: Province): Answer {
  if (unit.engaged) return because('engaged');
  if (unit.spent >= RESTING) return because(unit.spent === RESTING ? 'restsAfterUnification' : 'exhausted');
  const left = actionPointsLeft(state, unit);
  if (left < 1) return because('noActionPoints');
  if (isOpenTo(state, unit.owner, to)) return undefined;
  if (!isHostileTo(state, unit.owner, to)) return because('noWar');
  return left < 2 ? because('needsBattlePoint') : undefined;
}

function whyNotPrincessMove(state: State, unit: Unit, step: TradersStep, to: Province): Answer {
  if (step.kind !== 'movePrincesses') return because('princessesLater');
  if (step.moved.includes(unit.id)) return because('princessMoved');
  return isOpenTo(state, unit.owner, to) ? undefined : because('princessNeverAttacks');
}

export function whyNotMove(
  state: State,
  seat: Seat,
  step: TradersStep,
  { unit: id, to }: { readonly unit: number; readonly to: Province },
): Answer {
  if (state.phase !== 'manoeuvre') return because('wrongPhase', { phase: 'manoeuvre' });
  const unit = unitOf(state, id);
  if (unit.owner !== seat) return because('notYourUnit');
  if (isFort(unit)) return because('fortsNeverMove');
  if (holderOf(state, to) === OUT_OF_PLAY) return because('outOfPlay');
  if (!neighboursOf(state, unit.at).includes(to)) return because('notAdjacent');
  if (unit.kind === 'princess') return whyNotPrincessMove(state, unit, step, to);
  return step.kind === 'moveArmies' ? whyNotArmyMove(state, unit, to) : because('armiesNotNow');
}

/** WT-11.8, WT-11.10 A target of damage. */
function whyNotHit(
  state: State,
  seat: Seat,
  step: Extract<TradersStep, { readonly kind: 'assignDamage' }>,
  unit: Unit,
): Answer {
  const isEnemy = unit.at === step.province && unit.engaged === (seat !== step.attacker);
  if (!isEnemy) return because('notInBattle');
  const { picks } = step as { readonly picks?: Readonly<Record<Seat, readonly Hit[]>> };
  const hits = hitsFrom(picks?.[seat] ?? []);
  const forts = unitsAt(state, unit.at).filter(one => isFort(one) && !one.engaged);
  if (unit.kind === 'princess' && forts.some(fort => (hits.get(fort.id) ?? 0) < toKill(state, fort)))
    return because('fortsShieldPrincesses');
  return (hits.get(unit.id) ?? 0) >= toKill(state, unit) ? because('alreadyDead') : undefined;
}

export function whyNotUnit(
  state: State,
  seat: Seat,
  step: TradersStep,
  { unit: id }: { readonly unit: number },
): Answer {
  const unit = unitOf(state, id);
  if (step.kind === 'assignDamage') return whyNotHit(state, seat, step, unit);
  if (unit.owner !== seat) return because('notYourUnit');
  if (isFort(unit)) return because('fortsNeverMove');
  if (step.kind === 'movePrincesses' && isArmyKind(unit.kind)) return because('armiesNotNow');
  if (step.kind === 'moveArmies') {
    if (unit.kind === 'princess') return because('princessesLater');
    const [first] = neighboursOf(state, unit.at);
    return whyNotArmyMove(state, unit, first ?? unit.at) ?? because('noActionPoints');
  }
  return because('answerFirst');
}
