import { COMBAT } from '../rules/figures.ts';
import type { FightingType } from '../rules/state.ts';
import { typesInOrder } from '../rules/unit-types.ts';

/** Number of the type that does not fight; the others come before it. */
export const CARAVAN = typesInOrder.findIndex(({ type }) => type === 'caravan');

/** Share of the price that a unit with one knight is still worth. */
const DAMAGED = 0.55;

/** In recruitment points, by type, then knights. */
export const WORTH: readonly (readonly number[])[] = typesInOrder.map(({ cost }) => [
  0,
  cost * DAMAGED,
  cost,
]);

const columns = [...COMBAT.columns].sort((a, b) => a.index - b.index);
const WORST = columns[0]!.index;
const BEST = columns.at(-1)!.index;

const KNIGHTS = 2;
/** Two factors beside numbers, each one column to either side: height, and rough ground or cover. */
const FARTHEST_SHIFT = 2;
const SHIFTS = 2 * FARTHEST_SHIFT + 1;

/** Who fights whom, with how many knights, and the shift of the columns that the ground makes. */
interface Fight {
  readonly attacker: number;
  readonly defender: number;
  readonly attacking: number;
  readonly defending: number;
  readonly shift: number;
}

const lossOf = (type: number, knights: number, lost: number): number =>
  WORTH[type]![knights]! - WORTH[type]![Math.max(0, knights - lost)]!;

function gainFrom({ attacker, defender, attacking, defending, shift }: Fight, ranged: boolean): number {
  const figures = typesInOrder[attacker]!;
  const card = ranged ? figures.ranged : figures.melee;
  if (card === undefined) return 0;
  const numbers = COMBAT.factors.numbers * Math.sign(attacking - defending);
  const column = card[typesInOrder[defender]!.type as FightingType] + numbers + shift;
  const losses = columns[Math.min(BEST, Math.max(WORST, column)) - WORST]!;
  const taken = lossOf(defender, defending, losses.defenderLosses);
  return ranged ? taken : taken - lossOf(attacker, attacking, losses.attackerLosses);
}

/** The fight at a place of the table; `placeOf` is the other way round. */
function fightAt(place: number): Fight {
  const shift = (place % SHIFTS) - FARTHEST_SHIFT;
  const knights = Math.floor(place / SHIFTS) % (KNIGHTS * KNIGHTS);
  const pair = Math.floor(place / SHIFTS / (KNIGHTS * KNIGHTS));
  return {
    attacker: Math.floor(pair / CARAVAN),
    defender: pair % CARAVAN,
    attacking: Math.floor(knights / KNIGHTS) + 1,
    defending: (knights % KNIGHTS) + 1,
    shift,
  };
}

function placeOf(
  attacker: number,
  defender: number,
  attacking: number,
  defending: number,
  shift: number,
): number {
  const pair = attacker * CARAVAN + defender;
  const knights = (attacking - 1) * KNIGHTS + defending - 1;
  return (pair * KNIGHTS * KNIGHTS + knights) * SHIFTS + shift + FARTHEST_SHIFT;
}

const tableOf = (ranged: boolean): Float64Array =>
  Float64Array.from({ length: CARAVAN * CARAVAN * KNIGHTS * KNIGHTS * SHIFTS }, (_, place) =>
    gainFrom(fightAt(place), ranged),
  );

const meleeGains = tableOf(false);
const rangedGains = tableOf(true);

/** What a fight brings the attacker in recruitment points, both losses counted. Neither is a caravan. */
export function meleeGain(
  attacker: number,
  defender: number,
  attacking: number,
  defending: number,
  shift: number,
): number {
  return meleeGains[placeOf(attacker, defender, attacking, defending, shift)]!;
}

export function rangedGain(
  attacker: number,
  defender: number,
  attacking: number,
  defending: number,
  shift: number,
): number {
  return rangedGains[placeOf(attacker, defender, attacking, defending, shift)]!;
}
