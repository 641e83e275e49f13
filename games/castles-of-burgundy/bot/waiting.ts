import type { BurgundyStep } from '../rules/steps.ts';
import { shieldWorth } from './shields.ts';
import type { Survey } from './surveyed.ts';

/** What a tile free of choice, a sale or a wild action is worth, counted in actions. */
const FREE_TAKE = 0.8;
const FREE_SALE = 0.7;
const FREE_BUILDING = 0.8;
const FREE_PLACE = 1;
const REWARD = 1.5;
const WILD = 1.25;
/** Goods a ship is about to load, each. */
const CARGO = 1;

function noteStep(survey: Survey, step: BurgundyStep): void {
  switch (step.kind) {
    case 'dieAction':
      survey.actions += step.value === 0 ? WILD : 1;
      return;
    case 'placeTile':
      survey.actions++;
      survey.stored.push(step.tile);
      return;
    case 'discardForRoom':
    case 'storeWhere':
    case 'payPurchase':
      survey.stored.push(step.tile);
      return;
    case 'effectTake':
      survey.actions += FREE_TAKE;
      return;
    case 'effectPlace':
      if (survey.stored.length > 0) survey.actions += FREE_PLACE;
      return;
    case 'effectSell':
      survey.actions += FREE_SALE;
      return;
    case 'useCrane':
      survey.actions += FREE_BUILDING;
      return;
    case 'phaseEndPlace':
    case 'colourReward':
      survey.actions += REWARD;
      return;
    case 'exchangeTile':
      survey.actions += FREE_TAKE;
      return;
    case 'shipDepot':
      survey.promised += CARGO * fullestDepot(survey);
      return;
    case 'putShield':
      survey.promised += shieldWorth(survey, step.shield);
      return;
    case 'resolveItems':
    case 'chooseItem':
      if (step.items.includes('area')) survey.promised += step.area;
      if (step.items.includes('phase')) survey.promised += step.phase;
      return;
    default:
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
