import { finish, type Context, type RuleBook, type Seat } from '@palio/kernel';
import { setCards, setTokens, toMercenaryDeck } from './armies.ts';
import { seatsInPlay, seatsWithMost } from './barons.ts';
import { becomeNeutral, citiesOf } from './cities.ts';
import { loseOffice } from './death.ts';
import { discardAgenda, discardEvent } from './decks.ts';
import type { Event } from './events.ts';
import { seatByFate } from './fate.ts';
import { AREAS, CARDS, STACKS } from './names.ts';
import {
  baronOf,
  changeNoble,
  changeCity,
  GARRISON,
  NO_HEIR,
  NOBODY,
  nobleOf,
  noblesOf,
  OFF_MAP,
  withEntry,
  type State,
} from './state.ts';
import type { KnightsStep, Steps } from './steps.ts';
import { setChairman, setHead } from './tokens.ts';

/** WK-21.18 Everything he had goes where it came from. */
function clearPieces(state: State, loser: Seat, context: Context<Event>): void {
  for (const noble of noblesOf(loser)) {
    loseOffice(state, noble, context);
    toMercenaryDeck(state, nobleOf(state, noble).cards);
    changeNoble(state, noble, {
      place: OFF_MAP,
      region: NOBODY,
      exhausted: false,
      fever: false,
      stormbound: false,
      cards: [],
      tokens: 0,
      heir: NO_HEIR,
      awaitsHeir: false,
      gone: true,
    });
  }
  toMercenaryDeck(state, baronOf(state, loser).garrison);
  setCards(state, GARRISON + loser, []);
  setTokens(state, GARRISON + loser, 0);
  for (const city of citiesOf(state, loser)) becomeNeutral(state, city, false, context);
}

function clearHoldings(state: State, loser: Seat): void {
  const baron = baronOf(state, loser);
  for (const agenda of baron.charges) discardAgenda(state, agenda);
  for (const { event } of baron.lasting) discardEvent(state, event);
  baron.charges = [];
  baron.lasting = [];
  baron.crowns = 0;
  baron.faith = 0;
  baron.votes = 0;
  baron.hand = CARDS.map(() => 0);
  baron.returned = CARDS.map(() => 0);
  baron.planned = STACKS.flatMap(() => CARDS.map(() => 0));
  baron.allocated = AREAS.flatMap(() => CARDS.map(() => 0));
  state.spots = state.spots.map(seat => (seat === loser ? NOBODY : seat));
  state.expeditions = state.expeditions.map(expedition => {
    const invested = withEntry(expedition.invested, loser, 0);
    // An expedition nobody pays for any more is not under way.
    return invested.every(crowns => crowns === 0)
      ? { space: 0, blessed: false, invested }
      : { ...expedition, invested };
  });
  state.deals = state.deals.filter(({ from, to }) => from !== loser && to !== loser);
  state.promises = state.promises.filter(({ from, to }) => from !== loser && to !== loser);
}

/** Sieges he had laid are lifted with him; heirs he held go home. */
function clearTraces(state: State, loser: Seat): void {
  state.cities.forEach(({ besieger }, city) => {
    if (besieger === loser) changeCity(state, city, { besieger: NOBODY, siegeRound: 0 });
  });
  for (const baron of state.barons)
    if (baron.besieger === loser) {
      baron.besieger = NOBODY;
      baron.siegeRound = 0;
    }
  state.nobles.forEach(({ heir, gone }, noble) => {
    if (heir === loser && !gone) changeNoble(state, noble, { heir: noble >> 2 });
  });
  if (state.assembly !== null)
    state.assembly = {
      ...state.assembly,
      attending: state.assembly.attending.filter(seat => seat !== loser),
    };
}

/** WK-21.17 */
function passTokens(state: State, loser: Seat, context: Context<Event>): void {
  const left = seatsInPlay(state);
  if (state.chairman === loser) {
    const unbanned = left.filter(seat => !baronOf(state, seat).banned);
    const most = seatsWithMost(unbanned.length > 0 ? unbanned : left, seat => baronOf(state, seat).prestige);
    setChairman(state, seatByFate(state, most, context), context);
  }
  if (state.head !== loser) return;
  const faithful = left.filter(seat => !baronOf(state, seat).heretic);
  const most = seatsWithMost(faithful.length > 0 ? faithful : left, seat => baronOf(state, seat).faith);
  setHead(state, seatByFate(state, most, context), context);
}

/** Nothing that still waits may ask him. */
const concerns = (step: KnightsStep, loser: Seat): boolean =>
  ('seat' in step && step.seat === loser && step.kind !== 'finishCard') ||
  ('owner' in step && step.owner === loser) ||
  ((step.kind === 'die' || step.kind === 'retreat' || step.kind === 'fallBack') && step.noble >> 2 === loser);

export const eliminationRules: RuleBook<State, Pick<Steps, 'eliminate'>, Record<never, never>, Event> = {
  /** WK-21.15 to 21.20 */
  eliminate(state, { loser }, context) {
    clearPieces(state, loser, context);
    clearHoldings(state, loser);
    clearTraces(state, loser);
    baronOf(state, loser).eliminated = true;
    context.tell?.({ type: 'baronEliminated', seat: loser });
    state.stack = state.stack.filter(step => !concerns(step, loser));
    const left = seatsInPlay(state);
    if (left.length === 1) {
      state.winner = left[0]!;
      state.ending = 'lastBaron';
      context.tell?.({ type: 'gameEnded', ending: 'lastBaron' });
      return finish(state);
    }
    passTokens(state, loser, context);
  },
};
