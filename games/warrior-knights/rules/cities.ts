import type { Context, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { incomeChange } from './laws.ts';
import { CITIES, CITY_COUNT, NO_CITY, type City } from './map.ts';
import { baronOf, changeCity, cityOf, NEUTRAL, NOBODY, RAZED, type State } from './state.ts';

/** WK-13.3 */
export function cityStrength(state: State, city: City): number {
  const { fortified, breaches } = cityOf(state, city);
  const full = CITIES[city]!.strength + (fortified ? SETUP.fortifyStrength : 0);
  return Math.max(0, full - SETUP.tokenStrength * breaches);
}

/** WK-15.1 */
export const strongholdStrength = (state: State, seat: Seat): number =>
  Math.max(0, SETUP.strongholdStrength - SETUP.tokenStrength * baronOf(state, seat).breaches);

export function citiesOf(state: State, seat: Seat): City[] {
  const found: City[] = [];
  for (let city = 0; city < CITY_COUNT; city++) if (state.cities[city]!.owner === seat) found.push(city);
  return found;
}

export function countCities(state: State, seat: Seat): number {
  let count = 0;
  for (const { owner } of state.cities) if (owner === seat) count++;
  return count;
}

export function countKingdomCities(state: State, seat: Seat): number {
  let count = 0;
  for (let city = 0; city < CITY_COUNT; city++)
    if (state.cities[city]!.owner === seat && CITIES[city]!.isKingdom) count++;
  return count;
}

export const isUnrazed = (state: State, city: City): boolean =>
  city !== NO_CITY && cityOf(state, city).owner !== RAZED;

/** WK-21.23 Cities that win a game of two with that option. */
const FIVE_CITIES = 5;

/** WK-18.1, WK-20.1 More than half of the Kingdom cities that are unrazed now. */
export function citiesToWin(state: State): number {
  if (state.table.twoPlayerFiveCities) return FIVE_CITIES;
  let unrazed = 0;
  for (let city = 0; city < CITY_COUNT; city++)
    if (CITIES[city]!.isKingdom && state.cities[city]!.owner !== RAZED) unrazed++;
  return Math.floor(unrazed / 2) + 1;
}

/** WK-18.1, WK-21.23 Cities of a Baron that count for the city victory. */
export const citiesCounted = (state: State, seat: Seat): number =>
  state.table.twoPlayerFiveCities ? countCities(state, seat) : countKingdomCities(state, seat);

/** WK-17.1, WK-21.4 What a city yields at Taxation, sieges aside. */
export function incomeOf(state: State, city: City): number {
  const bonus = cityOf(state, city).fortified ? SETUP.fortifyIncome : 0;
  return Math.max(0, CITIES[city]!.income + incomeChange(state)) + bonus;
}

/** WK-13.9, WK-17.3 A fortified city brought to nothing loses its fortification and one of the breaches. */
export function breachCity(state: State, city: City, breaches: number, { tell }: Context<Event>): void {
  const before = cityOf(state, city);
  changeCity(state, city, { breaches: before.breaches + breaches });
  tell?.({ type: 'wallsBreached', region: CITIES[city]!.region, breaches, city });
  if (before.fortified && cityStrength(state, city) === 0) {
    changeCity(state, city, { fortified: false, breaches: before.breaches + breaches - 1 });
    tell?.({ type: 'fortificationLost', city });
  }
}

export function breachStronghold(state: State, seat: Seat, breaches: number, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  baron.breaches += breaches;
  tell?.({ type: 'wallsBreached', region: baron.stronghold, breaches, city: NO_CITY });
}

/** WK-17.2, WK-17.7 Breaches stay, fortification goes; a revolt does not drive a besieger away (WK-13.18). */
export function becomeNeutral(state: State, city: City, byRevolt: boolean, { tell }: Context<Event>): void {
  const { owner } = cityOf(state, city);
  changeCity(state, city, { owner: NEUTRAL, fortified: false });
  if (!byRevolt) changeCity(state, city, { besieger: NOBODY, siegeRound: 0 });
  if (owner >= 0) tell?.({ type: 'cityNeutral', seat: owner, city });
}

/** WK-13.17, WK-13.18 */
export function takeControl(state: State, city: City, seat: Seat): void {
  changeCity(state, city, { owner: seat, besieger: NOBODY, siegeRound: 0 });
}

/** WK-17.8, WK-17.9 */
export function razeCity(state: State, city: City, seat: number, { tell }: Context<Event>): void {
  changeCity(state, city, {
    owner: RAZED,
    fortified: false,
    breaches: 0,
    besieger: NOBODY,
    siegeRound: 0,
  });
  tell?.({ type: 'cityRazed', seat, city });
}
