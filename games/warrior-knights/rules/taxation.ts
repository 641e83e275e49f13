import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { returnCards } from './actions-phase.ts';
import type { Actions } from './actions.ts';
import { hasOffice, isOnLand } from './armies.ts';
import { chairmanOrder, changeCrowns, payUpTo, standingAnswer } from './barons.ts';
import { COMPLY_REFUSE } from './choices.ts';
import { citiesOf, incomeOf } from './cities.ts';
import type { Event } from './events.ts';
import { AGENDA_FIGURES } from './figures.ts';
import { amountOf, defyLaw } from './laws.ts';
import { CITIES } from './map.ts';
import { AGENDAS, TAXATION, type AgendaId } from './names.ts';
import { baronOf, cityOf, NOBODY, noblesOf, type State } from './state.ts';
import type { KnightsStep, Steps } from './steps.ts';

/** WK-24.33 */
const governorBonus = (state: State, seat: Seat, city: number): number => {
  const { region } = CITIES[city]!;
  const isGoverned = noblesOf(seat).some(
    noble => hasOffice(state, noble, 'governor') && isOnLand(state, noble, region),
  );
  return isGoverned ? amountOf('governor') : 0;
};

/** WK-8.1, WK-8.2 Income of all cities that are not besieged; the Governor counts only at Taxation. */
export function cityIncome(state: State, seat: Seat, atTaxation: boolean): number {
  let sum = 0;
  for (const city of citiesOf(state, seat)) {
    if (cityOf(state, city).besieger !== NOBODY) continue;
    sum += incomeOf(state, city) + (atTaxation ? governorBonus(state, seat, city) : 0);
  }
  return sum;
}

const PAYS_AT_TAXATION: readonly AgendaId[] = [
  'saltConcession',
  'woolConcession',
  'wineConcession',
  'ironConcession',
  'silverConcession',
  'silkConcession',
  'ambassador',
];

/** WK-8.3, WK-24.21, WK-24.22 */
export function chargeIncome(state: State, seat: Seat): number {
  let sum = 0;
  for (const charge of baronOf(state, seat).charges)
    if (PAYS_AT_TAXATION.includes(AGENDAS[charge]!)) sum += AGENDA_FIGURES.agendas[charge]!.amount ?? 0;
  return sum;
}

/** WK-24.10 All city income at once; no charges, no Laws, no cards returned. */
export function collectCityIncome(state: State, seat: Seat, context: Context<Event>): void {
  changeCrowns(state, seat, cityIncome(state, seat, false), 'motion', context);
}

/** WK-24.11, WK-24.13 What a Law asks of a Baron at Taxation. */
function dueUnder(state: State, seat: Seat, law: string, collected: number): number {
  if (law === 'royalTithe') return Math.min(amountOf('royalTithe'), collected);
  return law === 'churchLevy' && baronOf(state, seat).faith === 0 ? amountOf('churchLevy') : 0;
}

function obey(state: State, seat: Seat, law: string, crowns: number, context: Context<Event>): void {
  context.tell?.({ type: 'lawObeyed', seat, law });
  payUpTo(state, seat, crowns, 'law', context);
}

type Kinds = 'taxation' | 'complyWithLaw' | 'endTaxation';

export const taxationRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'complyWithLaw'>, Event> = {
  /** WK-8.1 to 8.4 All income first, then the Laws, each Baron in Chairman order. */
  taxation(state, _step, context) {
    const order = chairmanOrder(state);
    const collected = new Map<Seat, number>();
    for (const seat of order) {
      const crowns = cityIncome(state, seat, true) + chargeIncome(state, seat);
      collected.set(seat, crowns);
      changeCrowns(state, seat, crowns, 'taxation', context);
    }
    const asked: KnightsStep[] = order.flatMap(seat =>
      state.laws.flatMap(({ id }, law) => {
        const crowns = dueUnder(state, seat, id, collected.get(seat)!);
        return crowns > 0 ? { kind: 'complyWithLaw' as const, seat, law, crowns } : [];
      }),
    );
    const isWilling = (step: KnightsStep): boolean =>
      step.kind === 'complyWithLaw' && standingAnswer(state, step.seat, 'laws') === 'yes';
    for (const step of asked)
      if (step.kind === 'complyWithLaw' && isWilling(step))
        obey(state, step.seat, state.laws[step.law]!.id, step.crowns, context);
    next(state, ...asked.filter(step => !isWilling(step)), { kind: 'endTaxation' });
  },

  /** WK-9.35 */
  complyWithLaw: {
    choices: () => [...COMPLY_REFUSE],
    choose(state, { seat, law, crowns }, { type }, context) {
      const { id } = state.laws[law]!;
      if (type === 'comply') obey(state, seat, id, crowns, context);
      else defyLaw(state, seat, id, context);
    },
  },

  /** WK-5.12 */
  endTaxation: state => returnCards(state, TAXATION),
};
