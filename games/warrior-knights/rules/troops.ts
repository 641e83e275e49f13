import { TROOP_FIGURES } from './figures.ts';
import { NATIONALITIES } from './names.ts';

/** Kind of Troop card: index in TROOPS. Cards of a kind are alike, so that no two need to be told apart. */
export type Troop = number;

export interface TroopFigure {
  readonly id: string;
  readonly strength: number;
  /** WK-8.6 Also the price of a Mercenary (WK-10.1). */
  readonly wage: number;
  /** Index in NATIONALITIES; REGULAR for the own troops of a Baron. */
  readonly nationality: number;
  /** Regulars: for each Baron. */
  readonly copies: number;
}

export const REGULAR = -1;

export const TROOPS: readonly TroopFigure[] = [
  ...TROOP_FIGURES.regulars.map(({ strength, wage, copies }) => ({
    id: `regular${strength}`,
    strength,
    wage,
    nationality: REGULAR,
    copies,
  })),
  ...NATIONALITIES.flatMap((nation, nationality) =>
    TROOP_FIGURES.mercenaries.map(({ strength, wage, copies }) => ({
      id: `${nation}${strength}`,
      strength,
      wage,
      nationality,
      copies,
    })),
  ),
];

export const FIRST_MERCENARY: Troop = TROOP_FIGURES.regulars.length;
export const isMercenary = (troop: Troop): boolean => troop >= FIRST_MERCENARY;

export const strengthOf = (troop: Troop): number => TROOPS[troop]!.strength;
export const wageOf = (troop: Troop): number => TROOPS[troop]!.wage;
export const nationalityOf = (troop: Troop): number => TROOPS[troop]!.nationality;

export function troopNamed(id: string): Troop {
  const troop = TROOPS.findIndex(entry => entry.id === id);
  if (troop < 0) throw new Error(`no troops ${id}`);
  return troop;
}

export function totalStrength(cards: readonly Troop[]): number {
  let sum = 0;
  for (const troop of cards) sum += TROOPS[troop]!.strength;
  return sum;
}

/** A copy of a sorted list with one card more. */
export function withTroop(cards: readonly Troop[], troop: Troop): Troop[] {
  const copy = cards.slice();
  let at = copy.length;
  while (at > 0 && copy[at - 1]! > troop) at--;
  copy.splice(at, 0, troop);
  return copy;
}

/** A copy of a list with one card fewer. */
export function withoutTroop(cards: readonly Troop[], troop: Troop): Troop[] {
  const copy = cards.slice();
  copy.splice(copy.indexOf(troop), 1);
  return copy;
}

/** The kinds in a sorted list, each once. */
export const kindsIn = (cards: readonly Troop[]): Troop[] =>
  cards.filter((troop, i) => i === 0 || cards[i - 1] !== troop);
