import { COMBAT } from '../rules/figures.ts';
import type { FightingType } from '../rules/state.ts';
import { typesInOrder } from '../rules/unit-types.ts';

/** Everything is counted in recruitment points. */
export const CARAVAN = typesInOrder.findIndex(({ type }) => type === 'caravan');

/** Share of the price that a unit with one knight is still worth. */
const DAMAGED = 0.55;

/** By type, then knights. */
export const WORTH: readonly (readonly number[])[] = typesInOrder.map(({ cost }) => [0, cost * DAMAGED, cost]);

const columns = [...COMBAT.columns].sort((a, b) => a.index - b.index);
const WORST = columns[0]!.index;
const BEST = columns.at(-1)!.index;

/** Shifts beyond numbers reach from -2 to +2: height and rough ground, or height and cover. */
const FARTHEST_SHIFT = 2;
const SHIFTS = 2 * FARTHEST_SHIFT + 1;

function gainFor(attacker: number, defender: number, attacking: number, defending: number, shift: number, ranged: boolean): number {
  const figures = typesInOrder[attacker]!;
  const card = ranged ? figures.ranged : figures.melee;
  if (card === undefined) return 0;
  const numbers = COMBAT.factors.numbers * Math.sign(attacking - defending);
  const sum = card[typesInOrder[defender]!.type as FightingType] + numbers + shift;
  const losses = columns[Math.min(BEST, Math.max(WORST, sum)) - WORST]!;
  const lossOf = (type: number, knights: number, lost: number): number =>
    WORTH[type]![knights]! - WORTH[type]![Math.max(0, knights - lost)]!;
  const taken = lossOf(defender, defending, losses.defenderLosses);
  return ranged ? taken : taken - lossOf(attacker, attacking, losses.attackerLosses);
}

const KNIGHTS = 2;

const placeOf = (attacker: number, defender: number, attacking: number, defending: number, shift: number): number =>
  (((attacker * CARAVAN + defender) * KNIGHTS + attacking - 1) * KNIGHTS + defending - 1) * SHIFTS + shift + FARTHEST_SHIFT;

function tableOf(ranged: boolean): Float64Array {
  const table = new Float64Array(CARAVAN * CARAVAN * KNIGHTS * KNIGHTS * SHIFTS);
  for (let attacker = 0; attacker < CARAVAN; attacker++)
    for (let defender = 0; defender < CARAVAN; defender++)
      for (let attacking = 1; attacking <= KNIGHTS; attacking++)
        for (let defending = 1; defending <= KNIGHTS; defending++)
          for (let shift = -FARTHEST_SHIFT; shift <= FARTHEST_SHIFT; shift++)
            table[placeOf(attacker, defender, attacking, defending, shift)] = gainFor(attacker, defender, attacking, defending, shift, ranged);
  return table;
}

const meleeGains = tableOf(false);
const rangedGains = tableOf(true);

/** What a fight brings the attacker, both losses counted. Neither is a caravan. */
export const meleeGain = (attacker: number, defender: number, attacking: number, defending: number, shift: number): number =>
  meleeGains[placeOf(attacker, defender, attacking, defending, shift)]!;

export const rangedGain = (attacker: number, defender: number, attacking: number, defending: number, shift: number): number =>
  rangedGains[placeOf(attacker, defender, attacking, defending, shift)]!;
