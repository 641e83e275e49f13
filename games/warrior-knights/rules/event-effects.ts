import type { RuleBook } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { changeCrowns } from './barons.ts';
import { chooseCity, chooseHolder, chooseSeat, DECLINE } from './choices.ts';
import { becomeNeutral, takeControl } from './cities.ts';
import { discardEvent } from './decks.ts';
import { eventAmount, type Effect } from './event-figures.ts';
import { BLUE } from './events-blue.ts';
import { eventIdOf } from './events-drawn.ts';
import { GREEN, heal, openGates, woundedArmies } from './events-green.ts';
import { crumble, crumblingWalls, RED, unguardedCities } from './events-red.ts';
import type { Event } from './events.ts';
import type { EventId } from './names.ts';
import type { State } from './state.ts';
import type { Steps } from './steps.ts';
import { setChairman, setHead } from './tokens.ts';

const EFFECTS: Readonly<Record<EventId, Effect>> = { ...RED, ...GREEN, ...BLUE };

/** WK-7.12 Cards that stay with their victims. */
export const isPermanent = (id: EventId): boolean =>
  id === 'noHeir' || id === 'brokenLine' || id === 'heretic';

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
