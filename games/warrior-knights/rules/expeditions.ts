import { next, type Context, type RuleBook, type Seat } from '@palio/kernel';
import type { Actions } from './actions.ts';
import { chairmanOrder, changeCrowns, changeFaith, standingAnswer } from './barons.ts';
import { chooseAmount, DECLINE, NO_ANSWER, upTo, YES_NO } from './choices.ts';
import type { Event } from './events.ts';
import { fateOf, NO_FATE, revealFate } from './fate.ts';
import { SETUP } from './figures.ts';
import { RESULTS } from './names.ts';
import { baronOf, NOBODY, withEntry, type Expedition, type State } from './state.ts';
import type { Steps } from './steps.ts';

/** WK-7.20 Index in RESULTS of the first result that brings nothing. */
const NO_NEWS: number = RESULTS.indexOf('noNews');
const LAST_SPACE = 3;

function change(state: State, track: number, to: Partial<Expedition>): void {
  state.expeditions = withEntry(state.expeditions, track, { ...state.expeditions[track]!, ...to });
}

const clear = (state: State, track: number): void =>
  change(state, track, { space: 0, blessed: false, invested: state.barons.map(() => 0) });

/** WK-7.14 Asks the next Baron who may invest; WK-7.15, WK-7.16 when all have been asked. */
function askInvestor(state: State, track: number, asked: readonly Seat[], context: Context<Event>): void {
  const [seat, ...after] = asked;
  if (seat !== undefined) {
    const mayInvest = baronOf(state, seat).crowns > 0 && standingAnswer(state, seat, 'invest') === 'ask';
    if (!mayInvest) return askInvestor(state, track, after, context);
    return next(state, { kind: 'invest', seat, after, track });
  }
  const { invested } = state.expeditions[track]!;
  if (invested.every(crowns => crowns === 0)) {
    context.tell?.({ type: 'expeditionDropped', track });
    return next(state, { kind: 'advanceExpeditions', started: NOBODY });
  }
  change(state, track, { space: 1 });
  next(state, { kind: 'advanceExpeditions', started: track });
  if (baronOf(state, state.head).faith >= SETUP.blessCost)
    next(state, { kind: 'bless', seat: state.head, track });
}

/** WK-7.19 The better of two cards for a blessed expedition; the index is lower for the better. */
function drawResult(state: State, track: number, blessed: boolean, context: Context<Event>): number {
  let best: number = RESULTS.length;
  for (let i = 0; i < (blessed ? 2 : 1); i++) {
    const card = revealFate(state, 'expedition', context);
    if (card !== NO_FATE) best = Math.min(best, fateOf(card).expeditions[track]!);
  }
  return best === RESULTS.length ? NO_NEWS : best;
}

/** WK-7.21 to 7.23 */
function resolve(state: State, track: number, context: Context<Event>): void {
  const { blessed, invested } = state.expeditions[track]!;
  const result = drawResult(state, track, blessed, context);
  if (result === NO_NEWS) return context.tell?.({ type: 'expeditionWaits', track });
  clear(state, track);
  if (result > NO_NEWS) return context.tell?.({ type: 'fleetLost', track });
  const factor = NO_NEWS - result;
  context.tell?.({ type: 'expeditionReturned', track, factor });
  invested.forEach((crowns, seat) => changeCrowns(state, seat, crowns * factor, 'expedition', context));
}

type Kinds = 'startExpedition' | 'invest' | 'bless' | 'advanceExpeditions';

export const expeditionRules: RuleBook<
  State,
  Pick<Steps, Kinds>,
  Pick<Actions, 'startExpedition' | 'invest' | 'bless'>,
  Event
> = {
  /** WK-7.13 */
  startExpedition: {
    choices: state => [
      ...state.expeditions.flatMap(({ space }, track) =>
        space === 0 ? { type: 'expedition' as const, track } : [],
      ),
      DECLINE,
    ],
    choose(state, { seat }, action, context) {
      if (action.type === 'decline') {
        context.tell?.({ type: 'declined', seat });
        return next(state, { kind: 'advanceExpeditions', started: NOBODY });
      }
      const { track } = action;
      context.tell?.({ type: 'expeditionStarted', seat, track });
      askInvestor(state, track, chairmanOrder(state), context);
    },
  },

  /** WK-7.14 */
  invest: {
    choices: (state, { seat }) =>
      upTo(Math.min(SETUP.maxExpeditionInvestment, baronOf(state, seat).crowns), chooseAmount),
    choose(state, { seat, after, track }, { amount }, context) {
      if (amount > 0) {
        changeCrowns(state, seat, -amount, 'investment', context);
        change(state, track, { invested: withEntry(state.expeditions[track]!.invested, seat, amount) });
        context.tell?.({ type: 'invested', seat, track, crowns: amount });
      }
      askInvestor(state, track, after, context);
    },
  },

  /** WK-7.16, WK-7.17 */
  bless: {
    choices: (state, { seat }) => (baronOf(state, seat).faith >= SETUP.blessCost ? [...YES_NO] : [NO_ANSWER]),
    choose(state, { seat, track }, { type }, context) {
      if (type === 'no') return;
      changeFaith(state, seat, -SETUP.blessCost, 'blessing', context);
      change(state, track, { blessed: true });
      context.tell?.({ type: 'expeditionBlessed', track });
    },
  },

  /** WK-7.18, WK-7.19 The others sail on, then whatever has reached the end is resolved. */
  advanceExpeditions(state, { started }, context) {
    state.expeditions.forEach(({ space }, track) => {
      if (track === started || space === 0 || space === LAST_SPACE) return;
      change(state, track, { space: space + 1 });
      context.tell?.({ type: 'expeditionAdvanced', track });
    });
    for (const track of state.expeditions.keys())
      if (state.expeditions[track]!.space === LAST_SPACE) resolve(state, track, context);
  },
};
