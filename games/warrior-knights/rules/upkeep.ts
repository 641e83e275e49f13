import { finish, next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, PayRevolt } from './actions.ts';
import { hasNobleAt, hasOffice } from './armies.ts';
import {
  chairmanOrder,
  changeCrowns,
  changeFaith,
  gainPrestige,
  seatsInPlay,
  seatsWithMost,
} from './barons.ts';
import { becomeNeutral, citiesCounted, citiesOf, citiesToWin } from './cities.ts';
import type { Ending, Event } from './events.ts';
import { fateOf, NO_FATE, revealFate } from './fate.ts';
import { SETUP } from './figures.ts';
import { amountOf } from './laws.ts';
import { CITIES } from './map.ts';
import {
  AT_SEA,
  baronOf,
  changeNoble,
  cityOf,
  NOBODY,
  nobleOf,
  noblesOf,
  ON_LAND,
  ownerOf,
  type State,
} from './state.ts';
import type { Steps } from './steps.ts';

/** WK-18.1, WK-21.23 Who has the cities that win; only with five cities can both have them. */
const cityWinners = (state: State): Seat[] => {
  const needed = citiesToWin(state);
  const winners = seatsInPlay(state).filter(seat => citiesCounted(state, seat) >= needed);
  return winners.length < 2 ? winners : seatsWithMost(winners, seat => citiesCounted(state, seat));
};

/** WK-18.2, WK-18.3, WK-14.13 */
export function prestigeDue(state: State, seat: Seat): number {
  if (baronOf(state, seat).stronghold === NOBODY) return 0;
  const free = citiesOf(state, seat).filter(city => cityOf(state, city).besieger === NOBODY);
  return free.length * SETUP.prestigePerCity;
}

/** WK-24.32 */
function legateFaith(state: State, seat: Seat, context: Context<Event>): void {
  for (const noble of noblesOf(seat))
    if (hasOffice(state, noble, 'papalLegate') && nobleOf(state, noble).place === ON_LAND)
      changeFaith(state, seat, amountOf('papalLegate'), 'office', context);
}

export function endGame(state: State, ending: Ending, winner: number, { tell }: Context<Event>): void {
  state.ending = ending;
  state.winner = winner;
  tell?.({ type: 'gameEnded', ending });
  finish(state);
}

/** WK-17.4 Cities without an own Noble on land, in Chairman order. */
const unguarded = (state: State): number[] =>
  chairmanOrder(state).flatMap(seat =>
    citiesOf(state, seat).filter(city => !hasNobleAt(state, seat, CITIES[city]!.region)),
  );

/** WK-17.5 */
export function revoltPayments(state: State, seat: Seat, city: number): PayRevolt[] {
  const { faith, crowns } = baronOf(state, seat);
  const actions: PayRevolt[] = [];
  if (faith >= SETUP.revoltFaithCost) actions.push({ type: 'payFaith' });
  if (crowns >= revoltPrice(city)) actions.push({ type: 'payCrowns' });
  actions.push({ type: 'loseCity' });
  return actions;
}
export const revoltPrice = (city: number): number => SETUP.revoltCrownFactor * CITIES[city]!.income;

type Kinds = 'upkeep' | 'revolts' | 'revoltPayment' | 'landAndRefresh' | 'endRound';

export const upkeepRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, 'revoltPayment'>, Event> = {
  /** WK-18.1 to 18.6 */
  upkeep(state, _step, context) {
    state.phase = 'upkeep';
    context.tell?.({ type: 'upkeepStarted' });
    const [winner, other] = cityWinners(state);
    // WK-21.23 Between two with as many cities the final ranking decides.
    if (winner !== undefined) return endGame(state, 'cities', other === undefined ? winner : NOBODY, context);
    for (const seat of chairmanOrder(state)) {
      gainPrestige(state, seat, prestigeDue(state, seat), 'upkeep', context);
      legateFaith(state, seat, context);
    }
    if (state.reserve === 0 && !state.table.mightIsRight) {
      state.lastRound = true;
      context.tell?.({ type: 'lastRound' });
    }
    next(
      state,
      { kind: 'revolts', cities: unguarded(state) },
      { kind: 'landAndRefresh' },
      ...chairmanOrder(state).map(owner => ({ kind: 'settleBaron' as const, owner })),
      { kind: 'endRound' },
    );
  },

  /** WK-17.4 to 17.6 */
  revolts(state, { cities }, context) {
    const [city, ...later] = cities;
    if (city === undefined) return;
    next(state, { kind: 'revolts', cities: later });
    const { owner } = cityOf(state, city);
    if (owner < 0) return;
    const card = revealFate(state, 'revolt', context);
    if (card === NO_FATE || !fateOf(card).revolt) return;
    if (revoltPayments(state, owner, city).length > 1)
      next(state, { kind: 'revoltPayment', seat: owner, city });
    else becomeNeutral(state, city, true, context);
  },

  revoltPayment: {
    choices: (state, { seat, city }) => revoltPayments(state, seat, city),
    choose(state, { seat, city }, { type }, context) {
      if (type === 'loseCity') return becomeNeutral(state, city, true, context);
      if (type === 'payFaith') changeFaith(state, seat, -SETUP.revoltFaithCost, 'revolt', context);
      else changeCrowns(state, seat, -revoltPrice(city), 'revolt', context);
      context.tell?.({ type: 'cityKept', seat, city });
    },
  },

  /** WK-18.8, WK-18.9, WK-23.11, WK-23.24 */
  landAndRefresh(state, _step, { tell }) {
    for (const [noble, { place, region, stormbound }] of state.nobles.entries()) {
      if (place === AT_SEA && stormbound) changeNoble(state, noble, { stormbound: false });
      else if (place === AT_SEA) {
        changeNoble(state, noble, { place: ON_LAND });
        tell?.({ type: 'nobleLanded', seat: ownerOf(noble), noble, region });
      }
    }
    for (const [noble, { exhausted, fever }] of state.nobles.entries())
      if (fever) changeNoble(state, noble, { fever: false });
      else if (exhausted) changeNoble(state, noble, { exhausted: false });
  },

  /** WK-18.5, WK-21.21, WK-21.22 */
  endRound(state, _step, context) {
    state.storms = false;
    state.floods = false;
    state.laws = state.laws.filter(({ until }) => until === 0 || until > state.round);
    if (state.lastRound) return endGame(state, 'prestige', NOBODY, context);
    if (state.round >= state.table.roundCap) return endGame(state, 'roundLimit', NOBODY, context);
    next(state, { kind: 'startRound' });
  },
};
