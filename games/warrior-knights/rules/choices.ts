import type { Seat } from '@palio/kernel';
import type {
  Amount,
  ChooseAgenda,
  ChooseArea,
  ChooseCity,
  ChooseHolder,
  ChooseNoble,
  ChooseRegion,
  ChooseSeat,
  ChooseSpot,
  CloseStack,
  CommitVotes,
  Comply,
  Declare,
  Decline,
  DiscardFate,
  Done,
  PlanCard,
  PutCasualty,
  YesOrNo,
} from './actions.ts';
import { AGENDAS, CARDS, STACKS } from './names.ts';
import { GARRISON } from './state.ts';
import { CITY_COUNT, REGION_COUNT } from './map.ts';

/**
 * Actions are values: they are made once and shared by every list of choices, so that random play and search
 * allocate next to nothing.
 */
function made<Made>(count: number, make: (index: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export const DECLINE: Decline = { type: 'decline' };
export const DONE: Done = { type: 'done' };
export const NO_ANSWER: YesOrNo = { type: 'no' };
export const YES_NO: readonly YesOrNo[] = [{ type: 'yes' }, NO_ANSWER];
export const COMPLY_REFUSE: readonly Comply[] = [{ type: 'comply' }, { type: 'refuse' }];

const MOST = 200;
const HOLDERS = GARRISON + 6;

const regions = made<ChooseRegion>(REGION_COUNT, region => ({ type: 'region', region }));
const nobles = made<ChooseNoble>(GARRISON, noble => ({ type: 'noble', noble }));
const seats = made<ChooseSeat>(6, baron => ({ type: 'baron', baron }));
const cities = made<ChooseCity>(CITY_COUNT, city => ({ type: 'city', city }));
const holders = made<ChooseHolder>(HOLDERS, holder => ({ type: 'army', holder }));
const plans = STACKS.map(stack => made<PlanCard>(CARDS.length, card => ({ type: 'plan', stack, card })));
const closings = STACKS.map<CloseStack>(stack => ({ type: 'closeStack', stack }));
const spots = made<ChooseSpot>(7, spot => ({ type: 'spot', spot }));
const areas = made<ChooseArea>(3, area => ({ type: 'area', area }));
const fates = made<DiscardFate>(24, card => ({ type: 'discard', card }));
const casualties = made<PutCasualty>(100, on => ({ type: 'casualty', on }));
const agendas = made<ChooseAgenda>(AGENDAS.length, agenda => ({ type: 'agenda', agenda }));
const votes = made<CommitVotes>(MOST, count => ({ type: 'votes', votes: count }));
const amounts = made<Amount>(MOST, amount => ({ type: 'amount', amount }));
const sides = made<Declare>(6, side => ({ type: 'declare', side }));

export const chooseRegion = (region: number): ChooseRegion => regions[region]!;
export const chooseNoble = (noble: number): ChooseNoble => nobles[noble]!;
export const chooseSeat = (seat: Seat): ChooseSeat => seats[seat]!;
export const chooseCity = (city: number): ChooseCity => cities[city]!;
export const chooseHolder = (holder: number): ChooseHolder => holders[holder]!;
export const planCard = (stack: number, card: number): PlanCard => plans[stack]![card]!;
export const closeStack = (stack: number): CloseStack => closings[stack]!;
export const chooseSpot = (spot: number): ChooseSpot => spots[spot]!;
export const chooseArea = (area: number): ChooseArea => areas[area]!;
export const discardFate = (card: number): DiscardFate => fates[card]!;
export const putCasualty = (on: number): PutCasualty => casualties[on]!;
export const chooseAgenda = (agenda: number): ChooseAgenda => agendas[agenda]!;
export const commitVotes = (count: number): CommitVotes => votes[count] ?? { type: 'votes', votes: count };
export const chooseAmount = (amount: number): Amount => amounts[amount] ?? { type: 'amount', amount };
export const declareFor = (side: number): Declare => sides[side]!;

/** 0 to the highest. */
export const upTo = <Made>(highest: number, make: (amount: number) => Made): Made[] =>
  Array.from({ length: highest + 1 }, (_, amount) => make(amount));
