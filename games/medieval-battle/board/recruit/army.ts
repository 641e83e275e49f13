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

export const isSameArmy = (a: Army, b: Army): boolean => FIGHTING.every(type => a[type] === b[type]);

/**
 * What leads from the picks so far to another army. Only the last pick can be taken back, so everything after the
 * first one that is too many goes, and what is missing then is picked again.
 */
export function changeTo(
  picks: readonly FightingType[],
  wanted: Army,
): { readonly takenBack: number; readonly recruited: readonly FightingType[] } {
  const left: Record<FightingType, number> = { ...wanted };
  let kept = 0;
  for (const type of picks) {
    if (left[type] === 0) break;
    left[type] -= 1;
    kept += 1;
  }
  return {
    takenBack: picks.length - kept,
    recruited: FIGHTING.flatMap(type => Array.from({ length: left[type] }, () => type)),
  };
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
