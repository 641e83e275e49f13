import type { BurgundyStep } from '../rules/steps.ts';
import { shieldWorth } from './shields.ts';
import type { Survey } from './surveyed.ts';

/** What effects that wait for a choice are worth, counted in actions. */
const FREE_ACTIONS: Partial<Record<BurgundyStep['kind'], number>> = {
  effectTake: 0.8,
  exchangeTile: 0.8,
  effectSell: 0.7,
  useCrane: 0.8,
  phaseEndPlace: 1.5,
  colourReward: 1.5,
};
const FREE_PLACE = 1;
const WILD = 1.25;
/** Goods a ship is about to load, each. */
const CARGO = 1;

/** Actions that are granted but not taken yet. */
function grantedBy(survey: Survey, step: BurgundyStep): number {
  if (step.kind === 'dieAction') return step.value === 0 ? WILD : 1;
  if (step.kind === 'placeTile') return 1;
  if (step.kind === 'effectPlace') return survey.stored.length > 0 ? FREE_PLACE : 0;
  return FREE_ACTIONS[step.kind] ?? 0;
}

/** Points that are as good as won. */
function promisedBy(survey: Survey, step: BurgundyStep): number {
  if (step.kind === 'shipDepot') return CARGO * fullestDepot(survey);
  if (step.kind === 'putShield') return shieldWorth(survey, step.shield);
  if (step.kind !== 'resolveItems' && step.kind !== 'chooseItem') return 0;
  return (step.items.includes('area') ? step.area : 0) + (step.items.includes('phase') ? step.phase : 0);
}

function fullestDepot({ state }: Survey): number {
  let most = 0;
  for (const { goods } of state.depots) {
    let count = 0;
    for (const pieces of goods) count += pieces;
    if (count > most) most = count;
  }
  return most;
}

type InHand = BurgundyStep & { kind: 'placeTile' | 'discardForRoom' | 'storeWhere' | 'payPurchase' };
const HAND: readonly BurgundyStep['kind'][] = ['placeTile', 'discardForRoom', 'storeWhere', 'payPurchase'];

/** Whether a tile is on its way to a key space or to the duchy. */
const inHand = (step: BurgundyStep): step is InHand => HAND.includes(step.kind);

/** Effects that wait to be resolved are worth something too, or the middle of a turn would look poor. */
export function noteWaiting(survey: Survey): void {
  const { stack, table } = survey.state;
  for (let i = 0; i < stack.length; i++) {
    const step = stack[i]!;
    if (!('seat' in step) || table.duchyOf[step.seat] !== survey.index) continue;
    survey.actions += grantedBy(survey, step);
    survey.promised += promisedBy(survey, step);
    if (inHand(step)) survey.stored.push(step.tile);
  }
}
