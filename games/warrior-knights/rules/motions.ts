import { next, topStep, type Context, type Seat } from '@palio/kernel';
import { cardsOf } from './armies.ts';
import { chairmanOrder, changeCrowns, changeVotes, gainPrestige, seatsInPlay } from './barons.ts';
import { becomeNeutral, citiesOf } from './cities.ts';
import { loseMercenary } from './death.ts';
import type { Event } from './events.ts';
import { amountOf } from './laws.ts';
import type { MotionId } from './names.ts';
import { baronOf, GARRISON, noblesOf, type State } from './state.ts';
import type { HeldTroop } from './steps.ts';
import { collectCityIncome } from './taxation.ts';
import { setChairman, setHead } from './tokens.ts';
import { isMercenary, strengthOf } from './troops.ts';

/** WK-24.7 His strongest Mercenaries, wherever they are. */
export function strongestMercenaries(state: State, seat: Seat): HeldTroop[] {
  const held = [...noblesOf(seat), GARRISON + seat].flatMap(holder =>
    [...new Set(cardsOf(state, holder))].filter(isMercenary).map(troop => ({ holder, troop })),
  );
  const most = Math.max(0, ...held.map(({ troop }) => strengthOf(troop)));
  return held.filter(({ troop }) => strengthOf(troop) === most);
}

type Effect = (state: State, seat: Seat, context: Context<Event>) => void;

/** WK-24.1 to 24.10 `seat` is the chosen Baron, or nobody for a yes or no Motion. */
export const MOTIONS: Readonly<Record<MotionId, Effect>> = {
  grantOfHonour: (state, seat, context) =>
    gainPrestige(state, seat, amountOf('grantOfHonour'), 'motion', context),
  royalGrant: (state, seat, context) => changeCrowns(state, seat, amountOf('royalGrant'), 'motion', context),
  motionOfCensure: (state, seat, context) =>
    changeVotes(state, seat, -baronOf(state, seat).votes, 'motion', context),
  confiscation: (state, seat, context) =>
    changeCrowns(state, seat, -Math.floor(baronOf(state, seat).crowns / 2), 'motion', context),
  electionOfChairman: setChairman,
  churchSynod: setHead,
  disarmament(state, seat, context) {
    const held = strongestMercenaries(state, seat);
    if (held.length > 1) next(state, { kind: 'returnMercenary', seat });
    else if (held.length === 1) loseMercenary(state, held[0]!.holder, held[0]!.troop, context);
  },
  freeCityCharter(state, seat, context) {
    const cities = citiesOf(state, seat);
    if (cities.length > 1) next(state, { kind: 'freeCity', seat });
    else if (cities.length === 1) becomeNeutral(state, cities[0]!, false, context);
  },
  generalAmnesty(state, _seat, context) {
    for (const seat of seatsInPlay(state)) liftBan(state, seat, context);
  },
  extraordinaryTaxation(state, _seat, context) {
    for (const seat of chairmanOrder(state)) collectCityIncome(state, seat, context);
  },
};

/** WK-21.11 The troops he was choosing from may have left the game with an heir killed meanwhile. */
export function askDisarmedAgain(state: State, context: Context<Event>): void {
  const step = topStep(state);
  if (step?.kind !== 'returnMercenary') return;
  state.stack.pop();
  MOTIONS.disarmament(state, step.seat, context);
}

/** WK-9.41 He attends from the next Assembly: this one keeps its list. */
export function liftBan(state: State, seat: Seat, { tell }: Context<Event>): void {
  const baron = baronOf(state, seat);
  if (!baron.banned) return;
  baron.banned = false;
  tell?.({ type: 'banLifted', seat });
}
