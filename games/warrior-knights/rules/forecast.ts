import type { Seat } from '@palio/kernel';
import type { Action } from './actions.ts';
import { forecastAttack, forecastDiscard, forecastParticipants } from './battle-forecast.ts';
import { fortifyCost, musterCost } from './defenses.ts';
import { SETUP } from './figures.ts';
import { hireSurcharge, roadToll } from './laws.ts';
import { CITIES, SPOTS } from './map.ts';
import { baronOf, type State } from './state.ts';
import { wageOf } from './troops.ts';
import { revoltPrice } from './upkeep.ts';
import type { Forecast } from './view-types.ts';

/** What an action costs or brings in crowns, where it is certain. */
function crownsOf(state: State, action: Action): number | undefined {
  const step = state.stack.at(-1);
  switch (action.type) {
    case 'spot':
      return step?.kind === 'draftSpot' && step.paid ? -SPOTS[action.spot]!.fee : undefined;
    case 'move':
      return action.way === 'road' && !action.defy && roadToll(state) > 0 ? -roadToll(state) : undefined;
    case 'raze':
      return step?.kind === 'captureCity' ? SETUP.razeIncomeFactor * CITIES[step.city]!.income : undefined;
    case 'repair':
      return -action.breaches * SETUP.repairCostPerBreach;
    case 'fortify':
      return -fortifyCost(state);
    case 'muster':
      return -action.tokens * musterCost(state);
    case 'hire': {
      const wages = action.troops.reduce((sum, troop) => sum + wageOf(troop), 0);
      return -wages - (action.defy ? 0 : hireSurcharge(state) * action.troops.length);
    }
    case 'payCrowns':
      return step?.kind === 'revoltPayment' ? -revoltPrice(step.city) : undefined;
    default:
      return undefined;
  }
}

const isDefiant = (action: Action): boolean => ('defy' in action && action.defy) || action.type === 'refuse';

/** What an action will bring, as far as the seat can know. */
export function forecast(state: State, seat: Seat, action: Action): Forecast | undefined {
  const step = state.stack.at(-1);
  if (step?.kind === 'discardFate') {
    if (action.type === 'discard') return forecastDiscard(state, seat, action.card);
    if (action.type === 'done') return forecastDiscard(state, seat, null);
  }
  if (step?.kind === 'battleTarget' && action.type === 'attack' && !action.defy)
    return forecastAttack(state, seat, step.region, action);
  if (step?.kind === 'battleParticipants') return forecastParticipants(state, step, action);
  if (isDefiant(action) && !baronOf(state, seat).banned) return { type: 'ban' };
  const change = crownsOf(state, action);
  return change === undefined
    ? undefined
    : { type: 'crowns', change, left: baronOf(state, seat).crowns + change };
}
