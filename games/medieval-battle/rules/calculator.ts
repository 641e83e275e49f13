import type { Battlefield } from './battlefield.ts';
import type { Calculation, Factor } from './events.ts';
import { COMBAT, RULINGS } from './figures.ts';
import type { FightingType, Unit } from './state.ts';
import { TYPES } from './unit-types.ts';

const { factors: SHIFTS } = COMBAT;
const COLUMNS = [...COMBAT.columns].sort((a, b) => a.index - b.index);
const WORST = COLUMNS[0]!.index;
const BEST = COLUMNS.at(-1)!.index;

/** MB-11.5, MB-12.4 Two knights against one. */
function numbers(attacker: Unit, defender: Unit): number {
  return SHIFTS.numbers * Math.sign(attacker.knights - defender.knights);
}

/** MB-11.6, MB-12.5 The higher of the two, by whatever difference. */
function height(field: Battlefield, attacker: Unit, defender: Unit): number {
  return SHIFTS.height * Math.sign(field.level[attacker.place]! - field.level[defender.place]!);
}

/** MB-11.7, MB-11.8 Wood and rocky hill under the defender hinder each cavalry unit in the fight. */
function rough(field: Battlefield, attacker: Unit, defender: Unit): number {
  if (!field.hindersCavalry[defender.place]!) return 0;
  const attackerHindered = TYPES[attacker.type].cavalry;
  const defenderHindered =
    TYPES[defender.type].cavalry && (RULINGS.bothCavalryInRoughCancel || !attackerHindered);
  return SHIFTS.rough * (Number(defenderHindered) - Number(attackerHindered));
}

/** MB-12.6 A wood covers whoever stands in it. */
function cover(field: Battlefield, defender: Unit): number {
  return field.cover[defender.place]! ? -SHIFTS.cover : 0;
}

/**
 * MB-11, MB-12 Slides the attacker's card and reads the losses. Nothing is random, so this is also the
 * forecast. The defender is no caravan.
 */
export function calculate(field: Battlefield, attacker: Unit, defender: Unit, ranged: boolean): Calculation {
  const figures = TYPES[attacker.type];
  const card = ranged ? figures.ranged : figures.melee;
  if (card === undefined) throw new Error(`${attacker.type} has no card for this attack`);
  const base = card[defender.type as FightingType];
  const factors: Factor[] = [
    { id: 'numbers', shift: numbers(attacker, defender) },
    { id: 'height', shift: height(field, attacker, defender) },
    ranged
      ? { id: 'cover', shift: cover(field, defender) }
      : { id: 'rough', shift: rough(field, attacker, defender) },
  ];
  // MB-11.9 All shifts add up. MB-11.10 Beyond an end column that column is read.
  const sum = factors.reduce((total, factor) => total + factor.shift, base);
  const column = Math.min(BEST, Math.max(WORST, sum));
  const losses = COLUMNS[column - WORST]!;
  // MB-12.3 A shooter never loses knights.
  const attackerLosses = ranged ? 0 : Math.min(attacker.knights, losses.attackerLosses);
  const defenderLosses = Math.min(defender.knights, losses.defenderLosses);
  return {
    ranged,
    attacker: attacker.type as FightingType,
    defender: defender.type,
    base,
    factors,
    column,
    attackerLosses,
    defenderLosses,
    attackerDestroyed: attackerLosses === attacker.knights,
    defenderDestroyed: defenderLosses === defender.knights,
  };
}
