import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { seatsInPlay } from './barons.ts';
import { closeStack, planCard } from './choices.ts';
import type { Event } from './events.ts';
import { ACTION_FIGURES } from './figures.ts';
import { CARD_COUNT, CARDS, STACKS } from './names.ts';
import { baronOf, type State } from './state.ts';
import type { Steps } from './steps.ts';

/** WK-4.2, WK-4.5 Cards of one Baron, and Neutral cards, on one stack. */
export const CARDS_PER_STACK = 2;

const NO_CARDS: readonly number[] = CARDS.map(() => 0);
const NO_PLAN: readonly number[] = STACKS.flatMap(() => NO_CARDS);
const ALL_NEUTRALS: readonly number[] = ACTION_FIGURES.neutralActions.map(({ copies }) => copies);

interface Draft {
  /** The stack being filled; 3 when all are. */
  readonly stack: number;
  readonly left: readonly number[];
}

/** Where the picks have come to: stack after stack, each closed by the second card or by hand. */
function draftOf(hand: readonly number[], picks: readonly Actions['plan'][]): Draft {
  const left = hand.slice();
  let stack = 0;
  let filled = 0;
  for (const pick of picks) {
    if (pick.type === 'plan') {
      left[pick.card]!--;
      filled++;
    }
    if (pick.type === 'closeStack' || filled === CARDS_PER_STACK) {
      stack++;
      filled = 0;
    }
  }
  return { stack, left };
}

/** All stacks are filled or closed, or no card is left; asked after every pick, so it builds nothing. */
function isPlanned(hand: readonly number[], picks: readonly Actions['plan'][]): boolean {
  let closed = 0;
  let filled = 0;
  let cards = 0;
  for (const { type } of picks) {
    if (type === 'plan') {
      filled++;
      cards++;
    }
    if (type === 'closeStack' || filled === CARDS_PER_STACK) {
      closed++;
      filled = 0;
    }
  }
  if (closed === STACKS.length) return true;
  for (const count of hand) cards -= count;
  return cards === 0;
}

function planFrom(picks: readonly Actions['plan'][]): number[] {
  const planned = NO_PLAN.slice();
  for (const pick of picks) if (pick.type === 'plan') planned[pick.stack * CARD_COUNT + pick.card]!++;
  return planned;
}

/** Cards of a Baron that lie face down on a stack. */
export function plannedOn(planned: readonly number[], stack: number): number {
  let count = 0;
  for (let card = 0; card < CARD_COUNT; card++) count += planned[stack * CARD_COUNT + card]!;
  return count;
}

function layPlans(
  state: State,
  picks: Readonly<Record<Seat, readonly Actions['plan'][]>>,
  { tell }: Context<Event>,
): void {
  for (const seat of seatsInPlay(state)) {
    const baron = baronOf(state, seat);
    const planned = planFrom(picks[seat]!);
    baron.planned = planned;
    baron.hand = baron.hand.map((count, card) =>
      STACKS.reduce((left, stack) => left - planned[stack * CARD_COUNT + card]!, count),
    );
    baron.returned = NO_CARDS;
  }
  tell?.({
    type: 'planned',
    counts: state.barons.map(({ planned }) => STACKS.map(stack => plannedOn(planned, stack))),
  });
}

export const planningRules: RuleBook<
  State,
  Pick<Steps, 'startRound' | 'plan'>,
  Pick<Actions, 'plan'>,
  Event
> = {
  startRound(state, _step, { tell }) {
    state.round++;
    state.phase = 'planning';
    state.current = null;
    state.deals = [];
    state.promises = [];
    for (const baron of state.barons) baron.offersMade = 0;
    tell?.({ type: 'roundStarted', round: state.round });
    next(state, { kind: 'plan' });
  },

  /** WK-4.2 to 4.6 The Neutral cards are a bag of which only the number on each stack is known. */
  plan: {
    seats: seatsInPlay,
    choices(state, _step, seat, picks) {
      const { stack, left } = draftOf(baronOf(state, seat).hand, picks);
      const actions: Actions['plan'][] = [];
      for (let card = 0; card < CARD_COUNT; card++) if (left[card]! > 0) actions.push(planCard(stack, card));
      actions.push(closeStack(stack));
      return actions;
    },
    isDone: (state, _step, seat, picks) => isPlanned(baronOf(state, seat).hand, picks),
    reveal(state, _step, picks, context) {
      layPlans(state, picks, context);
      state.phase = 'actions';
      state.currentStack = 0;
      state.neutrals = ALL_NEUTRALS;
      state.neutralsIn = STACKS.map(() => CARDS_PER_STACK);
      context.tell?.({ type: 'stackOpened', stack: 0 });
      next(state, { kind: 'revealCard' });
    },
  },
};
