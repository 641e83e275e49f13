import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { chairmanOrder, changeFaith, seatsInPlay, standingAnswer } from './barons.ts';
import { chooseAmount, chooseSeat, NO_ANSWER, upTo, YES_NO } from './choices.ts';
import { discardEvent, drawTopEvent } from './decks.ts';
import { isUnrazed } from './cities.ts';
import type { Event } from './events.ts';
import { fateOf, NO_FATE, revealFate, revealUntil } from './fate.ts';
import { EVENT_FIGURES, SETUP } from './figures.ts';
import { EVENTS, type Colour, type EventId } from './names.ts';
import { baronOf, cityOf, NO_HEIR, NOBODY, nobleOf, OFF_MAP, type State } from './state.ts';
import type { EventCard, Noble } from './terms.ts';
import type { DrawnEvent, Steps } from './steps.ts';

export const colourOf = (event: EventCard): Colour => EVENT_FIGURES[event]!.colour;
export const faithCostOf = (event: EventCard): number => EVENT_FIGURES[event]!.faith;
export const eventIdOf = (event: EventCard): EventId => EVENTS[event]!;

/** WK-7.2 to 7.4 Faith the Head pays to have this Baron draw. */
export function redirectCost(state: State, drawer: Seat): number {
  const colour = colourOf(state.eventTop);
  if (colour === 'blue') return 0;
  const isFree = colour === 'red' ? drawer === state.head : drawer !== state.head;
  return isFree ? 0 : SETUP.headRedirectCost;
}

const nobleOn = ({ baron, symbol }: { baron: Seat; symbol: number }): Noble => baron * 4 + symbol;

/** WK-3.6, WK-3.7 A random Noble by one single card. */
function randomNoble(state: State, isValid: (noble: Noble) => boolean, context: Context<Event>): Noble {
  const inPlay = (baron: Seat): boolean => baron < state.table.seats;
  const card = revealUntil(state, 'noble', fate => inPlay(fate.baron) && isValid(nobleOn(fate)), context);
  return card === NO_FATE ? NOBODY : nobleOn(fateOf(card));
}

/** A Noble of one Baron: only the symbol of the card counts. */
function randomNobleOf(
  state: State,
  seat: Seat,
  isValid: (noble: Noble) => boolean,
  context: Context<Event>,
): Noble {
  const card = revealUntil(state, 'noble', ({ symbol }) => isValid(seat * 4 + symbol), context);
  return card === NO_FATE ? NOBODY : seat * 4 + fateOf(card).symbol;
}

function randomCity(state: State, isValid: (city: number) => boolean, context: Context<Event>): number {
  const card = revealUntil(state, 'city', ({ city }) => isValid(city), context);
  return card === NO_FATE ? NOBODY : fateOf(card).city;
}

const hasHeir = (state: State, noble: Noble): boolean => {
  const { heir, gone } = nobleOf(state, noble);
  return heir !== NO_HEIR && !gone;
};
const isOnMap = (state: State, noble: Noble): boolean => nobleOf(state, noble).place !== OFF_MAP;

type Targets = Pick<DrawnEvent, 'noble' | 'city' | 'nationality'>;
const NO_TARGETS: Targets = { noble: NOBODY, city: NOBODY, nationality: NOBODY };

type FindTargets = (state: State, drawer: Seat, context: Context<Event>) => Targets;
const nobleTarget =
  (isValid: (state: State, noble: Noble) => boolean): FindTargets =>
  (state, drawer, context) => ({
    ...NO_TARGETS,
    noble: randomNobleOf(state, drawer, noble => isValid(state, noble), context),
  });
const cityTarget =
  (isValid: (state: State, city: number) => boolean): FindTargets =>
  (state, _drawer, context) => ({
    ...NO_TARGETS,
    city: randomCity(state, city => isValid(state, city), context),
  });

/** WK-7.9 Events whose target the Fate deck decides. */
const RANDOM_TARGETS: Readonly<Partial<Record<EventId, FindTargets>>> = {
  noHeir: nobleTarget(hasHeir),
  assassin: nobleTarget(isOnMap),
  campFever: nobleTarget(isOnMap),
  mutiny(state, _drawer, context) {
    const card = revealFate(state, 'nationality', context);
    return { ...NO_TARGETS, nationality: card === NO_FATE ? NOBODY : fateOf(card).nationality };
  },
  arson: cityTarget(isUnrazed),
  pestilence: cityTarget(isUnrazed),
  provincialRevolt: cityTarget((state, city) => cityOf(state, city).owner >= 0),
  brokenLine: (state, _drawer, context) => ({
    ...NO_TARGETS,
    noble: randomNoble(state, noble => hasHeir(state, noble), context),
  }),
};

/** Whether the event struck nothing: its random target does not exist. */
export function isWithoutTarget({ event, noble, city, nationality }: DrawnEvent): boolean {
  return eventIdOf(event) in RANDOM_TARGETS && noble === NOBODY && city === NOBODY && nationality === NOBODY;
}

function cancel(state: State, { event }: DrawnEvent, { tell }: Context<Event>): void {
  discardEvent(state, event);
  tell?.({ type: 'eventCancelled', event });
}

/** WK-7.8, WK-7.10 One pass in Chairman order; exactly the cost is spent, by those who pledged first. */
function askPledge(
  state: State,
  drawn: DrawnEvent,
  asked: readonly Seat[],
  pledged: readonly number[],
  context: Context<Event>,
): void {
  const cost = faithCostOf(drawn.event);
  const sum = pledged.reduce((total, faith) => total + faith, 0);
  if (sum >= cost) {
    pledged.forEach((faith, seat) => changeFaith(state, seat, -faith, 'cancel', context));
    return cancel(state, drawn, context);
  }
  const [seat, ...after] = asked;
  if (seat === undefined) return next(state, { kind: 'eventEffect', drawn });
  if (baronOf(state, seat).faith === 0 || standingAnswer(state, seat, 'faith') !== 'ask')
    return askPledge(state, drawn, after, pledged, context);
  next(state, { kind: 'pledgeFaith', seat, after, drawn, pledged: pledged.slice() });
}

type Kinds = 'chooseDrawer' | 'drawEvent' | 'cancelEvent' | 'pledgeFaith';

export const eventsDrawnRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'chooseDrawer' | 'cancelEvent' | 'pledgeFaith'>,
  Event
> = {
  /** WK-7.1 to 7.4 */
  chooseDrawer: {
    choices(state, { seat }) {
      const { faith } = baronOf(state, seat);
      return seatsInPlay(state)
        .filter(drawer => redirectCost(state, drawer) <= faith)
        .map(chooseSeat);
    },
    choose(state, { seat }, { baron: drawer }, context) {
      changeFaith(state, seat, -redirectCost(state, drawer), 'redirect', context);
      context.tell?.({ type: 'drawerChosen', seat, drawer });
      next(state, { kind: 'drawEvent', drawer });
    },
  },

  /** WK-7.5 to 7.9 Targets come before the question who pays. */
  drawEvent(state, { drawer }, context) {
    const event = state.eventTop;
    drawTopEvent(state, context.chance);
    context.revealed();
    const targets = RANDOM_TARGETS[eventIdOf(event)]?.(state, drawer, context) ?? NO_TARGETS;
    const drawn: DrawnEvent = { event, drawer, ...targets };
    context.tell?.({ type: 'eventDrawn', seat: drawer, event, ...targets });
    if (isWithoutTarget(drawn)) {
      context.tell?.({ type: 'eventWithoutEffect', event });
      return discardEvent(state, event);
    }
    const cost = faithCostOf(event);
    if (cost === 0) return next(state, { kind: 'eventEffect', drawn });
    if (colourOf(event) === 'blue')
      return askPledge(
        state,
        drawn,
        chairmanOrder(state),
        state.barons.map(() => 0),
        context,
      );
    const mayPay = baronOf(state, drawer).faith >= cost && standingAnswer(state, drawer, 'faith') === 'ask';
    next(state, mayPay ? { kind: 'cancelEvent', seat: drawer, drawn } : { kind: 'eventEffect', drawn });
  },

  /** WK-7.7 */
  cancelEvent: {
    choices: (state, { seat, drawn }) =>
      baronOf(state, seat).faith >= faithCostOf(drawn.event) ? [...YES_NO] : [NO_ANSWER],
    choose(state, { seat, drawn }, { type }, context) {
      if (type === 'no') return next(state, { kind: 'eventEffect', drawn });
      changeFaith(state, seat, -faithCostOf(drawn.event), 'cancel', context);
      cancel(state, drawn, context);
    },
  },

  pledgeFaith: {
    choices(state, { seat, drawn, pledged }) {
      const missing = faithCostOf(drawn.event) - pledged.reduce((sum, faith) => sum + faith, 0);
      return upTo(Math.min(missing, baronOf(state, seat).faith), chooseAmount);
    },
    choose(state, { seat, after, drawn, pledged }, { amount }, context) {
      if (amount > 0) context.tell?.({ type: 'faithPledged', seat, faith: amount });
      askPledge(
        state,
        drawn,
        after,
        pledged.map((faith, owner) => (owner === seat ? amount : faith)),
        context,
      );
    },
  },
};
