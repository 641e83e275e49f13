import type { BurgundyStep } from '../rules/steps.ts';
import { shieldWorth } from './shields.ts';
import type { Survey } from './survey.ts';

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

function noteStep(survey: Survey, step: BurgundyStep): void {
  const { kind } = step;
  survey.actions += FREE_ACTIONS[kind] ?? 0;
  if (kind === 'dieAction') survey.actions += step.value === 0 ? WILD : 1;
  else if (kind === 'placeTile') {
    survey.actions++;
    survey.stored.push(step.tile);
  } else if (kind === 'discardForRoom' || kind === 'storeWhere' || kind === 'payPurchase')
    survey.stored.push(step.tile);
  else if (kind === 'effectPlace') survey.actions += survey.stored.length > 0 ? FREE_PLACE : 0;
  else if (kind === 'shipDepot') survey.promised += CARGO * fullestDepot(survey);
  else if (kind === 'putShield') survey.promised += shieldWorth(survey, step.shield);
  else if (kind === 'resolveItems' || kind === 'chooseItem') {
    if (step.items.includes('area')) survey.promised += step.area;
    if (step.items.includes('phase')) survey.promised += step.phase;
  }
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

/** Effects that wait to be resolved are worth something too, or the middle of a turn would look poor. */
export function noteWaiting(survey: Survey): void {
  const { stack, table } = survey.state;
  for (let i = 0; i < stack.length; i++) {
    const step = stack[i]!;
    if ('seat' in step && table.duchyOf[step.seat] === survey.index) noteStep(survey, step);
  }
}
