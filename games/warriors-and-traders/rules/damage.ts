import type { Seat } from '@palio/kernel';
import type { Province } from './names.ts';
import type { State, Unit } from './state.ts';
import type { Hit } from './steps.ts';
import { actionPointsLeft, canRetreat, isArmyKind, isFort, lifeOf, strengthOf } from './units.ts';

/** WT-11.4 The attacker's armies in a battle. */
export const attackersAt = (state: State, seat: Seat, province: Province): Unit[] =>
  state.units.filter(unit => unit.at === province && unit.engaged && unit.owner === seat);

/** All units that defend the province, retreated ones too. */
export const defendersAt = (state: State, province: Province): Unit[] =>
  state.units.filter(unit => unit.at === province && !unit.engaged);

/** WT-11.4 to 11.6 Full strength however damaged; nothing from the retreated. */
export function damageBy(state: State, units: readonly Unit[]): number {
  let damage = 0;
  for (const unit of units) if (!unit.retreated) damage += strengthOf(state, unit);
  return damage;
}

/** WT-11.12 to 11.14 Points that kill the unit. */
export function toKill(state: State, unit: Unit): number {
  if (unit.retreated) return 1;
  return lifeOf(state, unit) + (canRetreat(state, unit) ? 1 : 0);
}

/** WT-11.13 Points that make it retreat; 0 if it cannot. */
export const toRetreat = (state: State, unit: Unit): number =>
  !unit.retreated && canRetreat(state, unit) ? lifeOf(state, unit) : 0;

export type Fate = 'stands' | 'retreats' | 'dies';

export function fateOf(state: State, unit: Unit, points: number): Fate {
  if (points >= toKill(state, unit)) return 'dies';
  return points > 0 && points === toRetreat(state, unit) ? 'retreats' : 'stands';
}

/** Points by unit id. */
export type Hits = ReadonlyMap<number, number>;

export function hitsFrom(picks: readonly Hit[]): Map<number, number> {
  const hits = new Map<number, number>();
  for (const { unit, points } of picks) hits.set(unit, (hits.get(unit) ?? 0) + points);
  return hits;
}

/** WT-11.10 Princesses can be hit only when every fort has taken as much as it can bear. */
const fortsFall = (state: State, targets: readonly Unit[], hits: Hits): boolean =>
  targets.every(unit => !isFort(unit) || (hits.get(unit.id) ?? 0) >= toKill(state, unit));

/** WT-11.8, WT-10.15 Of attackers it matters who could strike again: a choice is left between fresh and tired ones. */
const isAsFresh = (state: State, one: Unit, other: Unit): boolean =>
  !one.engaged || actionPointsLeft(state, one) === actionPointsLeft(state, other);

function isSameTarget(state: State, one: Unit, other: Unit, hits: Hits): boolean {
  return (
    one.kind === other.kind &&
    one.owner === other.owner &&
    one.damage === other.damage &&
    one.retreated === other.retreated &&
    isAsFresh(state, one, other) &&
    (hits.get(one.id) ?? 0) === (hits.get(other.id) ?? 0)
  );
}

/** Targets that still live, one of each sort. */
export function openTargets(state: State, targets: readonly Unit[], hits: Hits): Unit[] {
  const mayHitPrincesses = fortsFall(state, targets, hits);
  const open: Unit[] = [];
  for (const unit of targets) {
    if (unit.kind === 'princess' && !mayHitPrincesses) continue;
    if ((hits.get(unit.id) ?? 0) >= toKill(state, unit)) continue;
    if (!open.some(other => isSameTarget(state, unit, other, hits))) open.push(unit);
  }
  return open;
}

/** WT-11.8 One point, just enough to make it retreat, just enough to kill, or everything that is left. */
export function hitChoices(state: State, targets: readonly Unit[], hits: Hits, left: number): Hit[] {
  return openTargets(state, targets, hits).flatMap(unit => {
    const taken = hits.get(unit.id) ?? 0;
    const amounts = [1, toRetreat(state, unit) - taken, toKill(state, unit) - taken, left];
    const fitting = [...new Set(amounts)].filter(points => points >= 1 && points <= left);
    return fitting.sort((a, b) => a - b).map((points): Hit => ({ type: 'hit', unit: unit.id, points }));
  });
}

const NO_HITS: Hits = new Map();

/** The only unit that all of the damage can fall on: no other is open, and none of its like would make a difference. */
function onlyTarget(state: State, targets: readonly Unit[], damage: number): Unit | undefined {
  const [target, other] = openTargets(state, targets, NO_HITS);
  if (target === undefined || other !== undefined) return undefined;
  const likes = targets.filter(unit => isSameTarget(state, unit, target, NO_HITS)).length;
  return damage === 1 || (likes === 1 && damage <= toKill(state, target)) ? target : undefined;
}

/** Where there is nothing to decide: one target, or enough to kill everything; undefined otherwise. */
export function forcedHits(
  state: State,
  targets: readonly Unit[],
  damage: number,
): Map<number, number> | undefined {
  if (damage === 0 || targets.length === 0) return new Map();
  if (targets.length === 1) return new Map([[targets[0]!.id, damage]]);
  let needed = 0;
  for (const unit of targets) needed += toKill(state, unit);
  if (damage >= needed) return new Map(targets.map(unit => [unit.id, toKill(state, unit)]));
  const target = onlyTarget(state, targets, damage);
  return target === undefined ? undefined : new Map([[target.id, damage]]);
}

const SIZE: Readonly<Record<string, number>> = { infantry: 1, archer: 2, cavalry: 3 };

/** WT-14.4, WT-14.7 The largest army first, of equal ones that with less life, then the lower number. */
function bySize(state: State, armies: readonly Unit[]): Unit[] {
  return armies
    .filter(unit => isArmyKind(unit.kind))
    .sort(
      (one, other) =>
        SIZE[other.kind]! - SIZE[one.kind]! || lifeOf(state, one) - lifeOf(state, other) || one.id - other.id,
    );
}

/** WT-14.4 to 14.6 How barbarians deal their damage; nobody has a choice. */
export function barbarianHits(state: State, attackers: readonly Unit[], damage: number): Map<number, number> {
  const hits = new Map<number, number>();
  let left = damage;
  let standing = bySize(state, attackers);
  for (;;) {
    const victim = standing.find(unit => toKill(state, unit) <= left);
    if (victim === undefined) break;
    hits.set(victim.id, toKill(state, victim));
    left -= toKill(state, victim);
    standing = standing.filter(unit => unit !== victim);
  }
  if (left === 0 || standing.length === 0) return hits;
  const routed = standing.find(unit => toRetreat(state, unit) === left);
  hits.set((routed ?? standing[0]!).id, left);
  return hits;
}
