import type { CardId, NeutralId } from '../../../rules/names.ts';
import type { StepKind } from '../../../rules/steps.ts';
import type { View } from '../../../rules/view-types.ts';
import type { Revealed } from '../chronicle.svelte.ts';
import { CARD_IDS, NEUTRAL_IDS } from '../facts.ts';

/** The Neutral card that must lie open while such a step waits. */
const NEUTRAL_STEPS: Partial<Record<StepKind, NeutralId>> = {
  chooseDrawer: 'importantEvent',
  cancelEvent: 'importantEvent',
  pledgeFaith: 'importantEvent',
  eventCity: 'importantEvent',
  eventArmy: 'importantEvent',
  eventBaron: 'importantEvent',
  startExpedition: 'fundExpeditions',
  invest: 'fundExpeditions',
  bless: 'fundExpeditions',
  advanceExpeditions: 'fundExpeditions',
  upgradeDefenses: 'upgradeDefenses',
  upgrade: 'upgradeDefenses',
  musterTroops: 'musterTroops',
  muster: 'musterTroops',
};

export interface OpenCard {
  readonly id: CardId | NeutralId;
  /** Its owner; nobody for a Neutral card. */
  readonly seat: number | undefined;
}

/** The card that lies open: what the position says, else what was revealed last. */
export function openCard(
  { phase, current, waiting }: View,
  told: Revealed | undefined,
): OpenCard | undefined {
  if (phase !== 'actions') return undefined;
  const neutral = waiting.map(kind => NEUTRAL_STEPS[kind]).find(id => id !== undefined);
  if (neutral !== undefined) return { id: neutral, seat: undefined };
  if (current !== null && (told?.seat !== undefined || told === undefined)) {
    const id = CARD_IDS[current.card];
    return id === undefined ? undefined : { id, seat: current.seat };
  }
  if (told === undefined) return undefined;
  const id = told.seat === undefined ? NEUTRAL_IDS[told.card] : CARD_IDS[told.card];
  return id === undefined ? undefined : { id, seat: told.seat };
}

/** Cards still face down on a stack, by owner, and Neutral ones. */
export function faceDown(
  view: View,
  stack: number,
): { readonly owned: readonly number[]; readonly neutral: number } {
  const owned = view.barons.map(({ plannedCounts }) => plannedCounts[stack] ?? 0);
  const all = view.stackCounts[stack] ?? 0;
  return { owned, neutral: all - owned.reduce((sum, count) => sum + count, 0) };
}
