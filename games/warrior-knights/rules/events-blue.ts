import { next, type Seat } from '@palio/kernel';
import { isOnLand } from './armies.ts';
import { chairmanOrder, changeCrowns, payUpTo, seatsInPlay, seatsWithMost } from './barons.ts';
import { becomeNeutral, citiesOf, countKingdomCities, razeCity } from './cities.ts';
import { eventAmount, eventExtra, loseHeir, strike, type Effect } from './event-figures.ts';
import { CITIES } from './map.ts';
import type { EventId } from './names.ts';
import { AT_SEA, baronOf, changeNoble, NOBODY, noblesOf, type State } from './state.ts';
import type { DrawnEvent } from './steps.ts';
import { setChairman, setHead } from './tokens.ts';

/** WK-23.25, WK-23.26 Strictly most, or the drawer decides between those with most. */
function byMost(
  state: State,
  { event, drawer }: DrawnEvent,
  candidates: readonly Seat[],
  value: (seat: Seat) => number,
  take: (seat: Seat) => void,
): void {
  if (candidates.length === 0) return;
  const seats = seatsWithMost(candidates, value);
  if (seats.length === 1) take(seats[0]!);
  else next(state, { kind: 'eventBaron', seat: drawer, event, seats });
}

/** WK-23.20 to 23.30 */
export const BLUE = {
  arson(state, { city }, context) {
    razeCity(state, city, NOBODY, context);
    const { region } = CITIES[city]!;
    for (const seat of chairmanOrder(state).reverse())
      for (const noble of noblesOf(seat))
        if (isOnLand(state, noble, region)) next(state, { kind: 'die', noble, deserted: false });
  },
  brokenLine: loseHeir,
  provincialRevolt: (state, { city }, context) => becomeNeutral(state, city, true, context),
  famine(state, _drawn, context) {
    for (const seat of chairmanOrder(state))
      payUpTo(state, seat, countKingdomCities(state, seat) * eventAmount('famine'), 'event', context);
  },
  stormsAtSea(state, _drawn, { tell }) {
    state.storms = true;
    state.nobles.forEach(({ place }, noble) => {
      if (place === AT_SEA) changeNoble(state, noble, { stormbound: true });
    });
    tell?.({ type: 'stormsBegan' });
  },
  papalConclave(state, drawn, context) {
    const faithful = seatsInPlay(state).filter(seat => !baronOf(state, seat).heretic);
    byMost(
      state,
      drawn,
      faithful,
      seat => baronOf(state, seat).faith,
      seat => setHead(state, seat, context),
    );
  },
  politicalUpheaval(state, drawn, context) {
    const unbanned = seatsInPlay(state).filter(seat => !baronOf(state, seat).banned);
    byMost(
      state,
      drawn,
      unbanned,
      seat => baronOf(state, seat).votes,
      seat => setChairman(state, seat, context),
    );
  },
  pestilence(state, { city }, context) {
    const { region } = CITIES[city]!;
    for (const seat of chairmanOrder(state))
      for (const noble of noblesOf(seat))
        if (isOnLand(state, noble, region)) strike(state, noble, eventAmount('pestilence'), context);
  },
  mercenaryUnrest(state) {
    state.wageSurcharge += eventAmount('mercenaryUnrest');
  },
  tradeFair(state, { drawer }, context) {
    for (const seat of chairmanOrder(state)) {
      const ports = citiesOf(state, seat).filter(city => CITIES[city]!.port).length;
      const bonus = seat === drawer ? eventExtra('tradeFair') : 0;
      changeCrowns(state, seat, ports * eventAmount('tradeFair') + bonus, 'event', context);
    }
  },
  floods(state, _drawn, { tell }) {
    state.floods = true;
    tell?.({ type: 'floodsBegan' });
  },
} satisfies Partial<Record<EventId, Effect>>;
