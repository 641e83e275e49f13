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

function rangesOf(state: State, units: readonly Unit[], damage: number): FateRange[] {
  const wall = fortWall(state, units);
  return units.map(unit => {
    const { id, owner, kind } = unit;
    const reach = kind === 'princess' ? damage - wall : damage;
    const retreat = toRetreat(state, unit);
    const kill = toKill(state, unit);
    return {
      unit: id,
      owner,
      kind,
      life: lifeOf(state, unit),
      toRetreat: retreat,
      toKill: kill,
      mayDie: reach >= kill,
      mayRetreat: retreat > 0 && reach >= retreat,
    };
  });
}

/** What barbarians do is certain (WT-14.4 to 14.6). */
function certainRanges(state: State, attackers: readonly Unit[], damage: number): FateRange[] {
  const hits = barbarianHits(state, attackers, damage);
  return rangesOf(state, attackers, damage).map((range, i) => {
    const fate = fateOf(state, attackers[i]!, hits.get(range.unit) ?? 0);
    return { ...range, mayDie: fate === 'dies', mayRetreat: fate === 'retreats' };
  });
}

/** Whether an attacker is left in the province, neither dead nor driven away. */
function holdsWith(
  state: State,
  attackers: readonly Unit[],
  damage: number,
  certain: boolean,
): BattleForecast['holds'] {
  if (certain) {
    const hits = barbarianHits(state, attackers, damage);
    return attackers.some(unit => fateOf(state, unit, hits.get(unit.id) ?? 0) === 'stands')
      ? 'always'
      : 'never';
  }
  const needed = pointsToClear(state, attackers);
  if (damage < needed) return 'always';
  // The defender may waste his points on one army as long as there is another.
  return attackers.length > 1 ? 'canHold' : 'never';
}

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
  const needed = pointsToClear(state, defenders);
  const clears = attack < needed ? 'never' : defenders.length <= 1 ? 'always' : 'canClear';
  const holds = clears === 'never' ? 'never' : holdsWith(state, attackers, defence, certain);
  return {
    province,
    attacker,
    defender,
    attack,
    defence,
    attackers: certain ? certainRanges(state, attackers, defence) : rangesOf(state, attackers, defence),
    defenders: rangesOf(state, defenders, attack),
    certain,
    attackerVp,
    defenderVp,
    clears,
    holds,
  };
}

/** The battle in a province as it stands, or with one more army. */
export function battleAt(state: State, attacker: Seat, province: Province, joining?: Unit): BattleForecast {
  const engaged = attackersAt(state, attacker, province);
  return forecastBattle(state, attacker, province, joining === undefined ? engaged : [...engaged, joining]);
}
