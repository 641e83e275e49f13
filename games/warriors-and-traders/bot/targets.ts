import type { Seat } from '@palio/kernel';
import {
  actionPointsLeft,
  defendersAt,
  isArmyKind,
  isHostileTo,
  neighboursOf,
  FREE,
  strengthOf,
  toKill,
  toRetreat,
  unitOf,
  worldOf,
  type Province,
  type State,
  type Unit,
} from '../rules/index.ts';

/** What stands in the way in a hostile province. */
export interface Resistance {
  readonly toClear: number;
  readonly toKill: number;
  readonly damage: number;
}

export function resistanceOf(state: State, province: Province): Resistance {
  let clear = 0;
  let kill = 0;
  let damage = 0;
  for (const unit of defendersAt(state, province)) {
    const dead = toKill(state, unit);
    clear += toRetreat(state, unit) || dead;
    kill += dead;
    if (!unit.retreated) damage += strengthOf(state, unit);
  }
  return { toClear: clear, toKill: kill, damage };
}

interface Force {
  readonly attack: number;
  readonly endurance: number;
}

/** Armies of the seat engaged there, with one more. */
function forceAt(state: State, seat: Seat, province: Province, joining: Unit): Force {
  let attack = strengthOf(state, joining);
  let endurance = toKill(state, joining);
  for (const unit of state.units)
    if (unit.at === province && unit.engaged && unit.owner === seat) {
      attack += strengthOf(state, unit);
      endurance += toKill(state, unit);
    }
  return { attack, endurance };
}

/** Strength of own armies beside the province that could still join. */
function reinforcements(state: State, seat: Seat, province: Province, but: Unit): number {
  const beside = neighboursOf(state, province);
  let strength = 0;
  for (const unit of state.units)
    if (
      unit !== but &&
      unit.owner === seat &&
      !unit.engaged &&
      isArmyKind(unit.kind) &&
      beside.includes(unit.at) &&
      actionPointsLeft(state, unit) >= 2
    )
      strength += strengthOf(state, unit);
  return strength;
}

const hasPrincessBeside = (state: State, seat: Seat, province: Province): boolean =>
  state.units.some(
    unit =>
      unit.owner === seat && unit.kind === 'princess' && neighboursOf(state, province).includes(unit.at),
  );

/** How good it looks to send an army into a hostile province. */
export function attackWeight(state: State, seat: Seat, id: number, to: Province): number {
  const unit = unitOf(state, id);
  const { attack, endurance } = forceAt(state, seat, to, unit);
  const { toClear, toKill: kill, damage } = resistanceOf(state, to);
  const prize = 1 + worldOf(state).provinces[to]!.vp;
  const already = attack - strengthOf(state, unit);
  if (already >= kill && already > 0) return 0.1;
  if (attack >= toClear) {
    const isKilling = attack >= kill ? 1.6 : 1;
    if (endurance > damage) return 4 * prize * isKilling;
    return (hasPrincessBeside(state, seat, to) ? 2 : 0.5) * prize * isKilling;
  }
  return attack + reinforcements(state, seat, to, unit) >= toClear ? 1.2 * prize : 0.02;
}

/** How many hostile provinces lie beside it. */
export function targetsBeside(state: State, seat: Seat, province: Province): number {
  let count = 0;
  for (const to of neighboursOf(state, province)) if (isHostileTo(state, seat, to)) count++;
  return count;
}

/** Whether somebody of the seat stays in the province when this unit goes. */
export const staysHeld = (state: State, seat: Seat, unit: Unit): boolean =>
  state.units.some(other => other !== unit && other.at === unit.at && other.owner === seat && !other.engaged);

/** How good it looks to walk to an open province. */
export function walkWeight(state: State, seat: Seat, id: number, to: Province): number {
  const unit = unitOf(state, id);
  const { provinces } = worldOf(state);
  const gains = state.holders[to] === FREE ? provinces[to]!.vp : 0;
  const loses = staysHeld(state, seat, unit) ? 0 : provinces[unit.at]!.vp;
  if (gains > loses) return 3 * (gains - loses);
  if (loses > gains) return 0.03;
  const better = targetsBeside(state, seat, to) - targetsBeside(state, seat, unit.at);
  return actionPointsLeft(state, unit) >= 2 && better > 0 ? 0.5 : 0.06;
}
