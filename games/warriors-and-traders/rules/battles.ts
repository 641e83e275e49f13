import { next, type RuleBook, type Seat } from '@palio/kernel';
import { holderOf, settleControl, type Tell } from './control.ts';
import {
  attackersAt,
  barbarianHits,
  damageBy,
  defendersAt,
  fateOf,
  forcedHits,
  hitChoices,
  hitsFrom,
  openTargets,
  type Hits,
} from './damage.ts';
import type { Event, Wound } from './events.ts';
import type { Province } from './names.ts';
import { BARBARIAN, playerOf, type State, type Unit } from './state.ts';
import type { Actions, Hit, Steps } from './steps.ts';
import { killVpOf, removeUnit } from './units.ts';
import { noteDamage } from './war.ts';
import type { StepNamed } from '@palio/kernel';

/** WT-11.1 Provinces where the seat's armies have to fight. */
export function pendingBattles(state: State, seat: Seat): Province[] {
  const pending: Province[] = [];
  for (const unit of state.units)
    if (unit.engaged && unit.owner === seat && !pending.includes(unit.at)) pending.push(unit.at);
  return pending.sort((a, b) => a - b);
}

type Assign = StepNamed<Steps, 'assignDamage'>;

/** The units that a seat of this battle may hit, and its damage. */
function aimOf(state: State, { attacker, province, attack, defence }: Assign, seat: Seat) {
  return seat === attacker
    ? { targets: defendersAt(state, province), damage: attack }
    : { targets: attackersAt(state, attacker, province), damage: defence };
}

/** Damage that a seat did not have to decide on. */
function settled(state: State, step: Assign, seat: Seat): Map<number, number> | undefined {
  const { targets, damage } = aimOf(state, step, seat);
  return forcedHits(state, targets, damage);
}

function seatsToAsk(state: State, step: Assign): Seat[] {
  const { attacker, defender } = step;
  const sides = defender === BARBARIAN ? [attacker] : [attacker, defender];
  return sides.filter(seat => settled(state, step, seat) === undefined);
}

const spentIn = (picks: readonly Hit[]): number => picks.reduce((sum, { points }) => sum + points, 0);

interface Victims {
  readonly wounds: Wound[];
  readonly dead: Unit[];
  readonly routed: Unit[];
  readonly vp: number;
}

/** WT-11.11 to 11.14 What the hits do; nobody is removed before both sides have dealt their damage (WT-11.7). */
function suffer(state: State, units: readonly Unit[], hits: Hits): Victims {
  const wounds: Wound[] = [];
  const dead: Unit[] = [];
  const routed: Unit[] = [];
  let vp = 0;
  for (const unit of units) {
    const damage = hits.get(unit.id) ?? 0;
    if (damage === 0) continue;
    const fate = fateOf(state, unit, damage);
    wounds.push({ unit: unit.id, owner: unit.owner, kind: unit.kind, damage, fate });
    if (fate === 'dies') {
      dead.push(unit);
      vp += killVpOf(unit);
    } else if (fate === 'retreats') routed.push(unit);
  }
  for (const unit of units) unit.damage += hits.get(unit.id) ?? 0;
  return { wounds, dead, routed, vp };
}

/** WT-11.16, WT-17.8 */
function score(state: State, seat: Seat, vp: number, tell: Tell): void {
  if (vp === 0) return;
  playerOf(state, seat).kills += vp;
  tell?.({ type: 'vpForKills', seat, vp });
}

/** WT-11.17, WT-12.4, WT-20.18 The attacker retreats first, then each owner among the defenders. */
function followUp(
  state: State,
  { attacker, province }: Assign,
  attackers: Victims,
  defenders: Victims,
): void {
  const owners = [...new Set(defenders.routed.map(unit => unit.owner))];
  const ids = (units: readonly Unit[]): number[] => units.map(unit => unit.id);
  if (attackers.routed.length > 0 || owners.length > 0)
    next(
      state,
      { kind: 'retreat', owner: attacker, province, units: ids(attackers.routed) },
      ...owners.map(owner => {
        const units = ids(defenders.routed.filter(unit => unit.owner === owner));
        return owner === BARBARIAN
          ? { kind: 'barbarianRetreat' as const, attacker, province, units }
          : { kind: 'retreat' as const, owner, province, units };
      }),
    );
}

type BattleKind = 'battles' | 'chooseBattle' | 'battle' | 'assignDamage' | 'endBattle';

export const battleRules: RuleBook<
  State,
  Pick<Steps, BattleKind>,
  Pick<Actions, 'chooseBattle' | 'assignDamage'>,
  Event
> = {
  battles(state, { seat }) {
    const pending = pendingBattles(state, seat);
    if (pending.length === 0) return;
    next(state, { kind: 'battles', seat });
    if (pending.length === 1) next(state, { kind: 'battle', seat, province: pending[0]! });
    else next(state, { kind: 'chooseBattle', seat });
  },

  /** WT-11.1 The active player chooses the order. */
  chooseBattle: {
    choices: (state, { seat }) => pendingBattles(state, seat).map(province => ({ type: 'fight', province })),
    choose(state, { seat }, { province }) {
      next(state, { kind: 'battle', seat, province });
    },
  },

  /** WT-11.2, WT-11.4 */
  battle(state, { seat, province }, { tell }) {
    const attackers = attackersAt(state, seat, province);
    const defenders = defendersAt(state, province);
    for (const unit of attackers) unit.spent++;
    const attack = damageBy(state, attackers);
    const defence = damageBy(state, defenders);
    const holder = holderOf(state, province);
    const defender = holder >= 0 ? holder : BARBARIAN;
    tell?.({ type: 'battleStarted', attacker: seat, defender, province, attack, defence });
    next(
      state,
      { kind: 'assignDamage', attacker: seat, defender, province, attack, defence },
      { kind: 'withdraw', attacker: seat, province },
      { kind: 'endBattle', attacker: seat, province },
    );
  },

  /** WT-11.8 to 11.10 Both sides at once and in secret; barbarians follow their rule (WT-14.4). */
  assignDamage: {
    seats: (state, step) => seatsToAsk(state, step),
    choices(state, step, seat, picks) {
      const { targets, damage } = aimOf(state, step, seat);
      return hitChoices(state, targets, hitsFrom(picks), damage - spentIn(picks));
    },
    isDone(state, step, seat, picks) {
      const { targets, damage } = aimOf(state, step, seat);
      return spentIn(picks) >= damage || openTargets(state, targets, hitsFrom(picks)).length === 0;
    },
    reveal(state, step, picks, { tell }) {
      const { attacker, defender, province, attack, defence } = step;
      const hitsOf = (seat: Seat): Hits => settled(state, step, seat) ?? hitsFrom(picks[seat] ?? []);
      const attackers = attackersAt(state, attacker, province);
      const defenders = defendersAt(state, province);
      const attackHits = hitsOf(attacker);
      const defenceHits =
        defender === BARBARIAN ? barbarianHits(state, attackers, defence) : hitsOf(defender);
      const lost = suffer(state, attackers, defenceHits);
      const won = suffer(state, defenders, attackHits);
      const wounds = [...won.wounds, ...lost.wounds];
      tell?.({ type: 'battleFought', attacker, defender, province, wounds });
      for (const unit of [...won.dead, ...lost.dead]) removeUnit(state, unit);
      score(state, attacker, won.vp, tell);
      if (defender !== BARBARIAN) {
        score(state, defender, lost.vp, tell);
        if (attack + defence > 0) noteDamage(state, attacker, defender);
      }
      followUp(state, step, lost, won);
    },
  },

  /** WT-11.21 */
  endBattle(state, { attacker, province }, { tell }) {
    for (const unit of attackersAt(state, attacker, province)) unit.engaged = false;
    settleControl(state, province, tell);
  },
};
