import type { Seat } from '@palio/kernel';
import { holderOf } from './control.ts';
import {
  attackersAt,
  barbarianHits,
  damageBy,
  defendersAt,
  fateOf,
  forcedHits,
  toKill,
  toRetreat,
  type Hits,
} from './damage.ts';
import type { Province } from './names.ts';
import { BARBARIAN, type State, type Unit } from './state.ts';
import { isFort, killVpOf, lifeOf } from './units.ts';
import type { BattleForecast, FateRange } from './view-types.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Points that must fall before the first princess can be hit (WT-11.10). */
function fortWall(state: State, targets: readonly Unit[]): number {
  let wall = 0;
  for (const unit of targets) if (isFort(unit)) wall += toKill(state, unit);
  return wall;
}

/** The most victory points that so much damage can bring. A small knapsack over the targets. */
function mostVp(state: State, targets: readonly Unit[], damage: number): number {
  const best = (units: readonly Unit[], points: number): number => {
    const worth = Array.from({ length: points + 1 }, () => 0);
    for (const unit of units) {
      const cost = toKill(state, unit);
      for (let left = points; left >= cost; left--)
        worth[left] = Math.max(worth[left]!, worth[left - cost]! + killVpOf(unit));
    }
    return worth[points]!;
  };
  const wall = fortWall(state, targets);
  const open = best(
    targets.filter(unit => unit.kind !== 'princess'),
    damage,
  );
  if (damage < wall) return open;
  const forts = targets.filter(isFort).reduce((sum, unit) => sum + killVpOf(unit), 0);
  return Math.max(
    open,
    forts +
      best(
        targets.filter(unit => !isFort(unit)),
        damage - wall,
      ),
  );
}

/** All points have to be dealt: the fewest victory points are those of the cheapest way to waste them (WT-11.8). */
function leastVp(state: State, targets: readonly Unit[], damage: number): number {
  if (forcedHits(state, targets, damage) !== undefined) return mostVp(state, targets, damage);
  const open = targets.filter(unit => unit.kind !== 'princess' || fortWall(state, targets) === 0);
  let harmless = 0;
  for (const unit of open) harmless += toKill(state, unit) - 1;
  if (damage <= harmless || open.length === 0) return 0;
  return Math.min(...open.map(killVpOf));
}

/** The fewest points that leave no defender standing: killed or driven away. */
function pointsToClear(state: State, defenders: readonly Unit[]): number {
  let needed = 0;
  for (const unit of defenders) needed += toRetreat(state, unit) || toKill(state, unit);
  return needed;
}

type Left = 'always' | 'maybe' | 'never';

/** Whether somebody is left standing after so much damage, neither dead nor driven away. */
function standingAfter(state: State, units: readonly Unit[], damage: number): Left {
  if (damage < pointsToClear(state, units)) return 'always';
  // Who has a choice may waste his points on one of several.
  return forcedHits(state, units, damage) === undefined ? 'maybe' : 'never';
}

/** What these hits do to each unit, for certain. */
function certainRanges(state: State, units: readonly Unit[], hits: Hits): FateRange[] {
  return units.map(unit => {
    const fate = fateOf(state, unit, hits.get(unit.id) ?? 0);
    return {
      ...rangeBase(state, unit),
      mayDie: fate === 'dies',
      mayRetreat: fate === 'retreats',
      certain: true,
    };
  });
}

function rangeBase(state: State, unit: Unit): Omit<FateRange, 'mayDie' | 'mayRetreat' | 'certain'> {
  const { id, owner, kind } = unit;
  return {
    unit: id,
    owner,
    kind,
    life: lifeOf(state, unit),
    toRetreat: toRetreat(state, unit),
    toKill: toKill(state, unit),
  };
}

/** What the enemy's choice can do to each unit; where he has none it is certain (WT-11.8). */
function rangesOf(state: State, units: readonly Unit[], damage: number): FateRange[] {
  const forced = forcedHits(state, units, damage);
  if (forced !== undefined) return certainRanges(state, units, forced);
  const wall = fortWall(state, units);
  return units.map(unit => {
    const base = rangeBase(state, unit);
    const reach = unit.kind === 'princess' ? damage - wall : damage;
    const mayDie = reach >= base.toKill;
    const mayRetreat = base.toRetreat > 0 && reach >= base.toRetreat;
    // WT-11.10 The only fort among princesses has to fall before anybody else can be hit.
    const isWall = isFort(unit) && units.every(other => other === unit || other.kind === 'princess');
    return { ...base, mayDie, mayRetreat, certain: (!mayDie && !mayRetreat) || (mayDie && isWall) };
  });
}

const standing = (ranges: readonly FateRange[]): Left =>
  ranges.some(({ mayDie, mayRetreat }) => !mayDie && !mayRetreat) ? 'always' : 'never';

const CLEARS = { always: 'never', maybe: 'canClear', never: 'always' } as const;
const HOLDS = { always: 'always', maybe: 'canHold', never: 'never' } as const;

/** WT-11 The exact range of what can come out if these armies attack. */
export function forecastBattle(
  state: State,
  attacker: Seat,
  province: Province,
  attackers: readonly Unit[],
): BattleForecast {
  const defenders = defendersAt(state, province);
  const holder = holderOf(state, province);
  const defender = holder >= 0 ? holder : BARBARIAN;
  const certain = defender === BARBARIAN;
  const attack = damageBy(state, attackers);
  const defence = damageBy(state, defenders);
  const attackerVp: Range = {
    least: leastVp(state, defenders, attack),
    most: mostVp(state, defenders, attack),
  };
  const defenderVp: Range = certain
    ? { least: 0, most: 0 }
    : { least: leastVp(state, attackers, defence), most: mostVp(state, attackers, defence) };
  // What barbarians do is certain (WT-14.4 to 14.6).
  const suffered = certain
    ? certainRanges(state, attackers, barbarianHits(state, attackers, defence))
    : rangesOf(state, attackers, defence);
  const clears = CLEARS[standingAfter(state, defenders, attack)];
  const left = certain ? standing(suffered) : standingAfter(state, attackers, defence);
  return {
    province,
    attacker,
    defender,
    attack,
    defence,
    attackers: suffered,
    defenders: rangesOf(state, defenders, attack),
    certain,
    attackerVp,
    defenderVp,
    clears,
    holds: clears === 'never' ? 'never' : HOLDS[left],
  };
}

/** The battle in a province as it stands, or with more armies. */
export function battleAt(
  state: State,
  attacker: Seat,
  province: Province,
  joining: readonly Unit[] = [],
): BattleForecast {
  return forecastBattle(state, attacker, province, [...attackersAt(state, attacker, province), ...joining]);
}
