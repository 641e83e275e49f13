import { next, type Context, type Seat } from '@palio/kernel';
import type { ChooseWalls } from './actions.ts';
import { cardsOf, hasNobleAt } from './armies.ts';
import { changeCrowns, changeVotes, payUpTo } from './barons.ts';
import {
  breachCity,
  breachStronghold,
  citiesOf,
  cityStrength,
  countCities,
  isUnrazed,
  strongholdStrength,
} from './cities.ts';
import { loseMercenary } from './death.ts';
import { eventAmount, loseHeir, strike, type Effect } from './event-figures.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { CITIES, cityAt, NO_CITY } from './map.ts';
import type { EventId } from './names.ts';
import {
  baronOf,
  changeNoble,
  GARRISON,
  NOBODY,
  nobleOf,
  noblesOf,
  ON_LAND,
  ownerOf,
  type State,
} from './state.ts';
import { dethroneHead } from './tokens.ts';
import { nationalityOf } from './troops.ts';

/** WK-23.9 Own walls that still stand. */
export function crumblingWalls(state: State, seat: Seat): ChooseWalls[] {
  const walls: ChooseWalls[] = citiesOf(state, seat)
    .filter(city => cityStrength(state, city) > 0)
    .map(city => ({ type: 'walls', city }));
  if (baronOf(state, seat).stronghold !== NOBODY && strongholdStrength(state, seat) > 0)
    walls.push({ type: 'walls', city: NO_CITY });
  return walls;
}

/** WK-23.10 */
export const unguardedCities = (state: State, seat: Seat): number[] =>
  citiesOf(state, seat).filter(city => !hasNobleAt(state, seat, CITIES[city]!.region));

/** WK-23.9 */
export function crumble(state: State, seat: Seat, city: number, context: Context<Event>): void {
  const strength = city === NO_CITY ? strongholdStrength(state, seat) : cityStrength(state, city);
  const breaches = Math.min(eventAmount('crumblingWalls'), Math.floor(strength / SETUP.tokenStrength));
  if (city === NO_CITY) breachStronghold(state, seat, breaches, context);
  else breachCity(state, city, breaches, context);
}

/** WK-23.1 to 23.11 */
export const RED = {
  noHeir: loseHeir,
  heretic(state, { event, drawer }, context) {
    const baron = baronOf(state, drawer);
    baron.heretic = true;
    baron.lasting = [...baron.lasting, { event, noble: NOBODY }];
    context.tell?.({ type: 'heretic', seat: drawer });
    dethroneHead(state, drawer, context);
  },
  assassin: (state, { noble }, context) => strike(state, noble, eventAmount('assassin'), context),
  plague(state, { drawer }, context) {
    for (const noble of noblesOf(drawer)) {
      const { place, region } = nobleOf(state, noble);
      if (place === ON_LAND && isUnrazed(state, cityAt(region)))
        strike(state, noble, eventAmount('plague'), context);
    }
  },
  mutiny(state, { drawer, nationality }, context) {
    for (const holder of [...noblesOf(drawer), GARRISON + drawer])
      for (const troop of cardsOf(state, holder))
        if (nationalityOf(troop) === nationality) loseMercenary(state, holder, troop, context);
  },
  badHarvest(state, { drawer }, context) {
    payUpTo(state, drawer, countCities(state, drawer) * eventAmount('badHarvest'), 'event', context);
  },
  treasuryRaid: (state, { drawer }, context) =>
    changeCrowns(state, drawer, -Math.floor(baronOf(state, drawer).crowns / 2), 'event', context),
  scandal: (state, { drawer }, context) =>
    changeVotes(state, drawer, -baronOf(state, drawer).votes, 'event', context),
  crumblingWalls(state, { event, drawer }) {
    if (crumblingWalls(state, drawer).length > 0) next(state, { kind: 'eventCity', seat: drawer, event });
  },
  uprising(state, { event, drawer }) {
    if (unguardedCities(state, drawer).length > 0) next(state, { kind: 'eventCity', seat: drawer, event });
  },
  campFever(state, { noble }, { tell }) {
    changeNoble(state, noble, { exhausted: true, fever: true });
    tell?.({ type: 'nobleExhausted', seat: ownerOf(noble), noble });
  },
} satisfies Partial<Record<EventId, Effect>>;
