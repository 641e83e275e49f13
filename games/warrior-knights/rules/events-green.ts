import { next, type Context, type Seat } from '@palio/kernel';
import { hasNobleAt, othersAt, setTokens, tokensOn } from './armies.ts';
import { changeCrowns, changeFaith, changeVotes } from './barons.ts';
import { countCities } from './cities.ts';
import { drawMercenary } from './decks.ts';
import { eventAmount, eventExtra, type Effect } from './event-figures.ts';
import type { Event } from './events.ts';
import { CITIES } from './map.ts';
import type { EventId } from './names.ts';
import { changeNoble, cityOf, GARRISON, NEUTRAL, NOBODY, nobleOf, noblesOf, type State } from './state.ts';
import type { Holder } from './terms.ts';
import { claimChairman, claimHead } from './tokens.ts';

/** WK-23.18 Neutral cities with an own Noble and no army of another Baron. */
export const openGates = (state: State, seat: Seat): number[] =>
  CITIES.flatMap(({ region }, city) =>
    cityOf(state, city).owner === NEUTRAL &&
    hasNobleAt(state, seat, region) &&
    othersAt(state, seat, region).length === 0
      ? city
      : [],
  );

/** WK-23.15 Armies with casualty tokens. */
export const woundedArmies = (state: State, seat: Seat): Holder[] =>
  [...noblesOf(seat), GARRISON + seat].filter(holder => tokensOn(state, holder) > 0);

/** WK-23.15 */
export function heal(state: State, seat: Seat, holder: Holder, { tell }: Context<Event>): void {
  tell?.({ type: 'tokensRemoved', seat, holder, tokens: tokensOn(state, holder) });
  setTokens(state, holder, 0);
}

/** WK-23.12 to 23.19 */
export const GREEN = {
  richHarvest: (state, { drawer }, context) =>
    changeCrowns(
      state,
      drawer,
      eventExtra('richHarvest') + countCities(state, drawer) * eventAmount('richHarvest'),
      'event',
      context,
    ),
  papalFavour(state, { drawer }, context) {
    changeFaith(state, drawer, eventAmount('papalFavour'), 'event', context);
    claimHead(state, drawer, context);
  },
  popularAcclaim(state, { drawer }, context) {
    changeVotes(state, drawer, eventAmount('popularAcclaim'), 'event', context);
    claimChairman(state, drawer, context);
  },
  fieldHospital(state, { drawer }, context) {
    const wounded = woundedArmies(state, drawer);
    if (wounded.length > 1) next(state, { kind: 'eventArmy', seat: drawer });
    else if (wounded.length === 1) heal(state, drawer, wounded[0]!, context);
  },
  volunteers(state, { drawer }, { chance, tell }) {
    const troop = drawMercenary(state, chance);
    if (troop === NOBODY) return;
    tell?.({ type: 'volunteer', seat: drawer, troop });
    next(state, { kind: 'assignTroops', seat: drawer, troops: [troop] });
  },
  inheritance: (state, { drawer }, context) =>
    changeCrowns(state, drawer, eventAmount('inheritance'), 'event', context),
  openGates(state, { event, drawer }, context) {
    if (openGates(state, drawer).length > 0) next(state, { kind: 'eventCity', seat: drawer, event });
    else changeCrowns(state, drawer, eventAmount('openGates'), 'event', context);
  },
  secondWind(state, { drawer }, { tell }) {
    for (const noble of noblesOf(drawer))
      if (nobleOf(state, noble).exhausted) {
        changeNoble(state, noble, { exhausted: false });
        tell?.({ type: 'nobleRefreshed', seat: drawer, noble });
      }
  },
} satisfies Partial<Record<EventId, Effect>>;
