import type { SeatInfo } from '@palio/board-kit';
import type { Calculation, Event } from '../../rules/events.ts';
import type { Hex, TerrainCode, Unit, UnitType } from '../../rules/state.ts';
import type { Action } from '../../rules/steps.ts';
import type { AttackForecast, View } from '../../rules/view-types.ts';
import { unitOn } from '../../text/actions.ts';
import { terrainAt, unitFigures } from '../../text/figures.ts';
import type { Words } from '../../text/words.ts';
import { type Gesture, proposalOf, readGestures } from '../gestures.ts';
import type { Legal } from '../props.ts';
import { armyOf, costOf } from '../recruit/army.ts';
import { table } from '../table.svelte.ts';

export interface Fighter {
  readonly type: UnitType;
  readonly seat: SeatInfo;
  readonly knights: number;
  readonly movement: number;
  readonly terrain: TerrainCode;
}

/** An attack as the calculator shows it. */
export interface Fight {
  readonly title: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** Nothing to calculate against a caravan. */
  readonly calculation: Calculation | undefined;
  readonly attack: AttackForecast | undefined;
}

function fighter(
  view: View,
  seats: readonly SeatInfo[],
  unit: Readonly<Unit>,
  hex: Hex,
): Fighter | undefined {
  const seat = seats[unit.side];
  if (seat === undefined) return undefined;
  const { type, knights, movement } = unit;
  return { type, seat, knights, movement, terrain: terrainAt(view.map.terrain, hex) };
}

/** What a gesture would bring. */
export function fightOf(
  words: Words,
  view: View,
  seats: readonly SeatInfo[],
  gesture: Gesture | undefined,
): Fight | undefined {
  const attack = gesture?.attack;
  const unit = view.units[view.acting?.unit ?? -1];
  const enemy = attack === undefined ? undefined : unitOn(view, attack.target);
  if (gesture === undefined || attack === undefined || unit === undefined || enemy === undefined)
    return undefined;
  const attacker = fighter(view, seats, unit, gesture.path.at(-1) ?? unit.place);
  const defender = fighter(view, seats, enemy, enemy.place);
  if (attacker === undefined || defender === undefined) return undefined;
  const say = words.board.calculator;
  const title = attack.ranged
    ? say.ifShoot(enemy.type)
    : say.ifMelee(enemy.type, unitFigures(unit.type).cavalry);
  return { title, attacker, defender, calculation: attack.calculation ?? undefined, attack };
}

/** The melee that waits for an answer. */
export function pendingFight(words: Words, view: View, seats: readonly SeatInfo[]): Fight | undefined {
  const first = view.units[view.melee?.attacker ?? -1];
  const second = view.units[view.melee?.defender ?? -1];
  if (view.melee === null || first === undefined || second === undefined) return undefined;
  const attacker = fighter(view, seats, first, first.place);
  const defender = fighter(view, seats, second, second.place);
  if (attacker === undefined || defender === undefined) return undefined;
  return {
    title: words.board.calculator.ifStanding,
    attacker,
    defender,
    calculation: view.melee.ifStanding,
    attack: undefined,
  };
}

/** What was fought last, as the units were before it. */
export function lastFight(
  words: Words,
  view: View,
  seats: readonly SeatInfo[],
  events: readonly Event[],
): Fight | undefined {
  const event = events.findLast(({ type }) => type === 'fought' || type === 'shot');
  if (event?.type !== 'fought' && event?.type !== 'shot') return undefined;
  const { calculation, seat, from, target, unit, defender } = event;
  const own = seats[seat];
  const other = seats[1 - seat];
  if (own === undefined || other === undefined) return undefined;
  const before = (type: UnitType, id: number, side: SeatInfo, hex: Hex, losses: number): Fighter => ({
    type,
    seat: side,
    knights: (view.units[id]?.knights ?? 0) + losses,
    movement: view.units[id]?.movement ?? 0,
    terrain: terrainAt(view.map.terrain, hex),
  });
  return {
    title: words.board.calculator.lastFight,
    attacker: before(calculation.attacker, unit, own, from, calculation.attackerLosses),
    defender: before(calculation.defender, defender, other, target, calculation.defenderLosses),
    calculation,
    attack: undefined,
  };
}

/** What proposed actions bring, in one sentence. */
export function outlookOf(
  words: Words,
  view: View,
  legal: readonly Legal[],
  proposed: readonly Action[],
): string | undefined {
  if (proposed.at(-1)?.type === 'confirm') {
    const left = view.recruitmentPoints - costOf(armyOf(view.ownPicks));
    return left > 0 ? words.board.recruitment.unspent(left) : undefined;
  }
  if (proposed.at(-1)?.type === 'stand' && view.melee !== null)
    return words.outcomes.outcome(view.melee.ifStanding);
  const proposal = proposalOf(readGestures(words, view, legal, undefined), proposed, table.drawn);
  const attack = proposal?.gesture.attack;
  if (attack === undefined) return undefined;
  if (attack.calculation !== null) return words.outcomes.outcome(attack.calculation);
  return attack.caravan === null ? undefined : words.outcomes.caravan(attack.caravan);
}

/** The sentence with the outcome. */
export function outcomeOf(words: Words, { calculation, attack }: Fight): string {
  if (calculation !== undefined) return words.outcomes.outcome(calculation);
  return attack?.caravan ? words.outcomes.caravan(attack.caravan) : '';
}
