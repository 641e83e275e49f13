import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions, Capture } from './actions.ts';
import { changeCrowns } from './barons.ts';
import { chooseCity } from './choices.ts';
import { citiesOf, razeCity, takeControl } from './cities.ts';
import type { Event } from './events.ts';
import { SETUP } from './figures.ts';
import { defyLaw, lawAgainst } from './laws.ts';
import { CITIES, type City } from './map.ts';
import { baronOf, NOBODY, type State } from './state.ts';
import type { Steps } from './steps.ts';

const CONTROL: Capture = { type: 'control', defy: false };
const RAZE: Capture = { type: 'raze', defy: false };
const RAZE_AGAINST_LAW: Capture = { type: 'raze', defy: true };

/** WK-15.6 A city goes from the loser of a stronghold to the victor. */
function cede(state: State, seat: Seat, victor: Seat, city: City, { tell }: Context<Event>): void {
  takeControl(state, city, victor);
  tell?.({ type: 'cityCeded', seat, to: victor, city });
}

/** WK-15.6 Half of the crowns, and a city of the loser's choice. */
function loot(state: State, loser: Seat, victor: Seat, context: Context<Event>): void {
  const crowns = Math.floor(baronOf(state, loser).crowns / SETUP.strongholdLootCrownsDivisor);
  changeCrowns(state, loser, -crowns, 'stronghold', context);
  changeCrowns(state, victor, crowns, 'stronghold', context);
  const cities = citiesOf(state, loser);
  if (cities.length > 1) next(state, { kind: 'cedeCity', seat: loser, victor });
  else if (cities.length === 1) cede(state, loser, victor, cities[0]!, context);
}

type Kinds = 'captureCity' | 'strongholdFalls' | 'cedeCity';

export const captureRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'captureCity' | 'cedeCity'>,
  Event
> = {
  /** WK-13.17, WK-17.9 Control or raze. */
  captureCity: {
    choices: state => [CONTROL, lawAgainst(state, 'raze') === undefined ? RAZE : RAZE_AGAINST_LAW],
    choose(state, { seat, city }, { type, defy }, context) {
      if (type === 'control') {
        takeControl(state, city, seat);
        context.tell?.({ type: 'cityCaptured', seat, city });
        return;
      }
      razeCity(state, city, seat, context);
      changeCrowns(state, seat, SETUP.razeIncomeFactor * CITIES[city]!.income, 'raze', context);
      if (defy) defyLaw(state, seat, lawAgainst(state, 'raze') ?? 'sanctityOfCities', context);
    },
  },

  /** WK-15.5 to 15.9, WK-21.15 */
  strongholdFalls(state, { loser, victor }, context) {
    const baron = baronOf(state, loser);
    baron.stronghold = NOBODY;
    baron.breaches = 0;
    baron.besieger = NOBODY;
    baron.siegeRound = 0;
    context.tell?.({ type: 'strongholdFell', seat: loser, victor });
    if (state.table.playerElimination) return next(state, { kind: 'eliminate', loser });
    if (baron.garrison.length > 0) next(state, { kind: 'garrisonDestroyed', owner: loser });
    if (victor !== NOBODY) loot(state, loser, victor, context);
  },

  cedeCity: {
    choices: (state, { seat }) => citiesOf(state, seat).map(chooseCity),
    choose: (state, { seat, victor }, { city }, context) => cede(state, seat, victor, city, context),
  },
};
