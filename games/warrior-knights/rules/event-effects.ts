import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, ChooseWalls } from './actions.ts';
import { cardsOf, hasNobleAt, isDestroyed, isOnLand, othersAt, setTokens, tokensOn } from './armies.ts';
import {
  chairmanOrder,
  changeCrowns,
  changeFaith,
  changeVotes,
  payUpTo,
  seatsInPlay,
  seatsWithMost,
} from './barons.ts';
import { chooseCity, chooseHolder, chooseSeat, DECLINE } from './choices.ts';
import {
  becomeNeutral,
  breachCity,
  breachStronghold,
  citiesOf,
  cityStrength,
  countCities,
  countKingdomCities,
  isUnrazed,
  razeCity,
  strongholdStrength,
  takeControl,
} from './cities.ts';
import { endLine, loseMercenary } from './death.ts';
import { discardEvent, drawMercenary } from './decks.ts';
import type { Event } from './events.ts';
import { eventIdOf } from './events-drawn.ts';
import { EVENT_FIGURES, SETUP } from './figures.ts';
import { CITIES, cityAt, NO_CITY } from './map.ts';
import { EVENTS, type EventId } from './names.ts';
import {
  AT_SEA,
  baronOf,
  changeNoble,
  cityOf,
  GARRISON,
  NEUTRAL,
  NO_HEIR,
  NOBODY,
  nobleOf,
  noblesOf,
  ON_LAND,
  ownerOf,
  type State,
} from './state.ts';
import type { Holder, Noble } from './terms.ts';
import type { DrawnEvent, Steps } from './steps.ts';
import { claimChairman, claimHead, dethroneHead, setChairman, setHead } from './tokens.ts';
import { nationalityOf } from './troops.ts';

export const eventAmount = (id: EventId): number => EVENT_FIGURES[EVENTS.indexOf(id)]!.amount ?? 0;
const eventExtra = (id: EventId): number => EVENT_FIGURES[EVENTS.indexOf(id)]!.extra ?? 0;

/** WK-1.14 Tokens outside a battle; whoever is destroyed dies at once. */
function strike(state: State, noble: Noble, tokens: number, { tell }: Context<Event>): void {
  setTokens(state, noble, tokensOn(state, noble) + tokens);
  tell?.({ type: 'tokenPut', seat: ownerOf(noble), holder: noble, tokens });
  if (isDestroyed(state, noble)) next(state, { kind: 'die', noble, deserted: false });
}

/** WK-16.14, WK-21.13 The heir is lost wherever he is held; the card stays with its victim (WK-7.12). */
export function loseHeir(state: State, { event, noble }: DrawnEvent, { tell }: Context<Event>): void {
  const seat = ownerOf(noble);
  const baron = baronOf(state, seat);
  const { awaitsHeir } = nobleOf(state, noble);
  changeNoble(state, noble, { heir: NO_HEIR });
  baron.lasting = [...baron.lasting, { event, noble }];
  tell?.({ type: 'heirLost', seat, noble });
  // WK-21.11 He was dead already and waited for the heir.
  if (awaitsHeir) endLine(state, noble);
}

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

type Effect = (state: State, drawn: DrawnEvent, context: Context<Event>) => void;

/** WK-23.1 to 23.11 */
const RED = {
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

/** WK-23.12 to 23.19 */
const GREEN = {
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

/** WK-23.20 to 23.30 */
const BLUE = {
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

const EFFECTS: Readonly<Record<EventId, Effect>> = { ...RED, ...GREEN, ...BLUE };

/** WK-7.12 Cards that stay with their victims. */
export const isPermanent = (id: EventId): boolean =>
  id === 'noHeir' || id === 'brokenLine' || id === 'heretic';

function heal(state: State, seat: Seat, holder: Holder, { tell }: Context<Event>): void {
  tell?.({ type: 'tokensRemoved', seat, holder, tokens: tokensOn(state, holder) });
  setTokens(state, holder, 0);
}

function crumble(state: State, seat: Seat, city: number, context: Context<Event>): void {
  const strength = city === NO_CITY ? strongholdStrength(state, seat) : cityStrength(state, city);
  const breaches = Math.min(eventAmount('crumblingWalls'), Math.floor(strength / SETUP.tokenStrength));
  if (city === NO_CITY) breachStronghold(state, seat, breaches, context);
  else breachCity(state, city, breaches, context);
}

type Kinds = 'eventEffect' | 'eventCity' | 'eventArmy' | 'eventBaron';

export const eventEffectRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'eventCity' | 'eventArmy' | 'eventBaron'>,
  Event
> = {
  eventEffect(state, { drawn }, context) {
    const id = eventIdOf(drawn.event);
    if (!isPermanent(id)) discardEvent(state, drawn.event);
    EFFECTS[id](state, drawn, context);
  },

  /** WK-23.9, WK-23.10, WK-23.18 */
  eventCity: {
    choices(state, { seat, event }) {
      const id = eventIdOf(event);
      if (id === 'crumblingWalls') return crumblingWalls(state, seat);
      if (id === 'uprising') return unguardedCities(state, seat).map(chooseCity);
      return [...openGates(state, seat).map(chooseCity), DECLINE];
    },
    choose(state, { seat, event }, action, context) {
      if (action.type === 'decline')
        return changeCrowns(state, seat, eventAmount('openGates'), 'event', context);
      if (action.type === 'walls') return crumble(state, seat, action.city, context);
      if (eventIdOf(event) === 'uprising') return becomeNeutral(state, action.city, true, context);
      takeControl(state, action.city, seat);
      context.tell?.({ type: 'cityCaptured', seat, city: action.city });
    },
  },

  eventArmy: {
    choices: (state, { seat }) => woundedArmies(state, seat).map(chooseHolder),
    choose: (state, { seat }, { holder }, context) => heal(state, seat, holder, context),
  },

  eventBaron: {
    choices: (_state, { seats }) => seats.map(chooseSeat),
    choose(state, { event }, { baron }, context) {
      if (eventIdOf(event) === 'papalConclave') setHead(state, baron, context);
      else setChairman(state, baron, context);
    },
  },
};
