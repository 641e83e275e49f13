import { SHIELD_FIGURES } from '../rules/figures.ts';
import { PHASES } from '../rules/names.ts';
import { hasShield } from '../rules/state.ts';
import type { Survey } from './surveyed.ts';

/** What the effect of each shield brings over a whole game, by number. */
const EFFECTS = [0, 5, 5, 2, 4, 5, 8, 8, 5, 6, 8, 10, 12, 0, 14, 14, 10, 14, 6];
/** A silver paid as tribute is missed for a purchase. */
const TRIBUTE = 1.2;
/** Whoever needs a silver for the tribute finds one with about eight actions; no more can be counted on. */
const ACTIONS_FOR_SILVER = 8;
/** How sure it is that a shield without its silver is lost. */
const SURELY_LOST = 0.9;

/** Points at the end, the effect until then, less the tribute. */
export function shieldWorth(survey: Survey, shield: number): number {
  const { duchy, left, phaseEnds } = survey;
  const points = SHIELD_FIGURES.list[shield - 1]!.points * (hasShield(duchy, 13) ? 2 : 1);
  const worth = points + EFFECTS[shield]! * left - TRIBUTE * SHIELD_FIGURES.tribute * phaseEnds;
  return worth > 0 ? worth : 0;
}

/** CB-25.9 Shields whose tribute falls due next; at the end of a phase those already paid for are none of them. */
function shieldsDue({ state, index, duchy }: Survey): number {
  for (const step of state.stack)
    if (step.kind === 'tribute' && state.table.duchyOf[step.seat] === index) return step.shields.length;
  return duchy.shields.length;
}

/** CB-25.10, CB-25.17 How many shields, some more than there are, will lack their silver at the end of the phase. */
export function shieldsUnpaid(survey: Survey, more = 0): number {
  const { state, duchy, actions, perPhase } = survey;
  // The income of mines comes after the tribute.
  const inPhase = Math.max(0, actions - (PHASES.length - 1 - state.phase) * perPhase);
  const found = Math.min(1, inPhase / ACTIONS_FOR_SILVER);
  const purse = duchy.silver + (hasShield(duchy, 3) ? duchy.workers : 0) + found;
  return Math.max(0, (shieldsDue(survey) + more) * SHIELD_FIGURES.tribute - purse);
}

/** All shields of a duchy; those that will lack their silver, the least ones, are as good as lost. */
export function shieldsWorth(survey: Survey): number {
  const { shields } = survey.duchy;
  if (shields.length === 0) return 0;
  const worths = shields.map(({ shield }) => shieldWorth(survey, shield));
  let worth = worths.reduce((sum, each) => sum + each, 0);
  let unpaid = shieldsUnpaid(survey);
  if (unpaid === 0) return worth;
  worths.sort((a, b) => a - b);
  for (let i = 0; i < worths.length && unpaid > 0; i++, unpaid--)
    worth -= Math.min(1, unpaid) * SURELY_LOST * worths[i]!;
  return worth;
}
