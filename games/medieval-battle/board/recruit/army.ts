import type { Army, FightingType, Size } from '../../rules/state.ts';
import { FIGHTING, meleeCard, MOST_LONGBOWMEN, NO_ARMY, unitFigures } from '../../text/figures.ts';

export const costOf = (army: Army): number =>
  FIGHTING.reduce((sum, type) => sum + army[type] * unitFigures(type).cost, 0);

/** MB-4.4, MB-4.5 */
export function mostOf(type: FightingType, size: Size): number {
  const { tokens } = unitFigures(type);
  return type === 'longbowmen' ? Math.min(tokens, MOST_LONGBOWMEN[size]) : tokens;
}

export const isAllowed = (army: Army, size: Size, points: number): boolean =>
  costOf(army) <= points && FIGHTING.every(type => army[type] <= mostOf(type, size));

export function armyOf(picks: readonly FightingType[]): Army {
  const army: Record<FightingType, number> = { ...NO_ARMY };
  for (const type of picks) army[type] += 1;
  return army;
}

/** Units still to be picked to come from one army to a larger one. */
export function missing(from: Army, to: Army): FightingType[] {
  return FIGHTING.flatMap(type => Array.from({ length: Math.max(to[type] - from[type], 0) }, () => type));
}

/** Whom a type beats, and whom it had better not attack, by its combat card alone. */
export function matchUps(type: FightingType): {
  readonly beats: readonly FightingType[];
  readonly losesTo: readonly FightingType[];
} {
  const card = meleeCard(type);
  return {
    beats: FIGHTING.filter(other => card[other] > 0),
    losesTo: FIGHTING.filter(other => card[other] < 0),
  };
}
