import { SHIELD_FIGURES } from '../rules/figures.ts';
import { hasShield } from '../rules/state.ts';
import type { Survey } from './surveyed.ts';

/** What the effect of each shield brings over a whole game, by number. */
const EFFECTS = [0, 5, 5, 2, 4, 5, 8, 8, 5, 6, 8, 10, 12, 0, 14, 14, 10, 14, 6];
/** A silver paid as tribute is missed for a purchase. */
const TRIBUTE = 1.2;

/** Points at the end, the effect until then, less the tribute. */
export function shieldWorth(survey: Survey, shield: number): number {
  const { duchy, left, phaseEnds } = survey;
  const points = SHIELD_FIGURES.list[shield - 1]!.points * (hasShield(duchy, 13) ? 2 : 1);
  const worth = points + EFFECTS[shield]! * left - TRIBUTE * SHIELD_FIGURES.tribute * phaseEnds;
  return worth > 0 ? worth : 0;
}

/** All shields of a duchy; the tribute of those that silver can hardly pay is in doubt. */
export function shieldsWorth(survey: Survey): number {
  const { duchy } = survey;
  const { shields } = duchy;
  if (shields.length === 0) return 0;
  let worth = 0;
  for (const { shield } of shields) worth += shieldWorth(survey, shield);
  const purse = duchy.silver + (hasShield(duchy, 3) ? duchy.workers : 0) + 2 * survey.left;
  const unpaid = shields.length - purse;
  return unpaid > 0 && survey.phaseEnds > 0 ? worth * (1 - 0.4 * (unpaid / shields.length)) : worth;
}
