import { topStep, type Seat } from '@palio/kernel';
import {
  attackerTotal,
  attackersAt,
  baronOf,
  cityAt,
  cityOf,
  consentsFor,
  defenderTotal,
  NO_CITY,
  NOBODY,
  permitters,
  sidesOf,
  standingAnswer,
  wagesOf,
  type Action,
  type Deal,
  type PromiseId,
  type State,
} from '../rules/index.ts';
import { giftWorth } from './gifts.ts';
import { crownsWorth, isWelcome } from './offers.ts';
import { moveWeight } from './preferences.ts';
import { attackChance, roundsLeft } from './worth.ts';

/** Answers what others have offered. */
export function answerOffers(state: State, seat: Seat, actions: readonly Action[]): Action | undefined {
  for (const deal of state.deals) {
    if (deal.to !== seat || !deal.sent) continue;
    const accept = actions.find(action => action.type === 'acceptOffer' && action.from === deal.from);
    const refuse = actions.find(action => action.type === 'refuseOffer' && action.from === deal.from);
    if (accept !== undefined && isWelcome(state, deal)) return accept;
    if (refuse !== undefined) return refuse;
  }
  return undefined;
}

/** Somebody whose favour is wanted, what it is worth, and what will be done with it. */
interface Wish {
  readonly to: Seat;
  readonly promise: PromiseId;
  readonly gain: number;
  /** The answer to the open question that needs the favour. */
  readonly then: Action | undefined;
}

type Attack = Extract<Action, { readonly type: 'attack' }>;

const only = (seats: readonly Seat[]): Seat | undefined => (seats.length === 1 ? seats[0] : undefined);

/** What taking a city, or the way to it, is worth. */
function attackGain(state: State, seat: Seat, region: number, attack: Attack): number {
  const city = cityAt(region);
  if (attack.target !== 'city' || city === NO_CITY) return 0;
  const rounds = roundsLeft(state);
  if (attack.kind === 'siege') return (cityOf(state, city).besieger === seat ? 0.8 : 0.35) * rounds;
  const own = attackerTotal(state, attackersAt(state, seat, region));
  return attackChance(own, defenderTotal(state, region, attack)) ** 2 * 0.8 * rounds;
}

/** WK-13.1 Leave to attack a city where one other Baron stands by. */
function wishToAttack(
  state: State,
  seat: Seat,
  region: number,
  answers: readonly Action[],
): Wish | undefined {
  let best: Wish | undefined;
  for (const action of answers) {
    if (action.type !== 'attack' || action.defy) continue;
    const to = only(permitters(state, seat, region, action));
    if (to === undefined || standingAnswer(state, to, 'attack') !== 'ask') continue;
    const gain = attackGain(state, seat, region, action);
    if (gain > (best?.gain ?? 0.3)) best = { to, promise: 'allowAttack', gain, then: action };
  }
  return best;
}

/** How much better a march must be than any other before its way is bought, and what that is worth. */
const BETTER = 1.4;
const PASSAGE = 0.15;

/** WK-11.5 Passage on the way to where a Noble is wanted most. */
function wishToPass(state: State, seat: Seat, answers: readonly Action[]): Wish | undefined {
  let best: Wish | undefined;
  let free = 1.5;
  let bought = 0;
  for (const action of answers) {
    if (action.type !== 'move' || action.defy) continue;
    const weight = moveWeight(state, seat, action);
    const consents = consentsFor(state, seat, action.regions);
    const to = only(consents);
    if (consents.length === 0) free = Math.max(free, weight);
    else if (weight > bought && to !== undefined && standingAnswer(state, to, 'passage') === 'ask') {
      bought = weight;
      best = { to, promise: 'letPass', gain: PASSAGE * weight, then: action };
    }
  }
  return bought > BETTER * free ? best : undefined;
}

/** WK-9.14 Votes for oneself, of the Baron who has some and takes least for them. */
function wishForVotes(state: State, seat: Seat): Wish | undefined {
  const subject = state.ballot?.subject;
  if (subject?.type !== 'agenda' || !sidesOf(state, subject).includes(seat)) return undefined;
  const gain = giftWorth(subject.agenda) * 0.6;
  if (gain === 0) return undefined;
  let best: Wish | undefined;
  let least = Infinity;
  for (const to of state.assembly?.attending ?? []) {
    if (to === seat || baronOf(state, to).votes < 2) continue;
    const wish: Wish = { to, promise: 'voteForMe', gain, then: undefined };
    const price = priceOf(state, seat, wish) ?? Infinity;
    if (price >= least) continue;
    least = price;
    best = wish;
  }
  return best;
}

function wishOf(state: State, seat: Seat, answers: readonly Action[]): Wish | undefined {
  const step = topStep(state);
  if (step?.kind === 'battleTarget') return wishToAttack(state, seat, step.region, answers);
  if (step?.kind === 'moveNoble') return wishToPass(state, seat, answers);
  return step?.kind === 'commitVotes' ? wishForVotes(state, seat) : undefined;
}

const MOST_CROWNS = 6;
const RESERVE = 4;

/** The least that the other is likely to take, if it is worth that much. */
function priceOf(state: State, seat: Seat, { to, promise, gain }: Wish): number | undefined {
  const spare = baronOf(state, seat).crowns - Math.max(RESERVE, wagesOf(state, seat));
  const deal: Deal = {
    from: seat,
    to,
    sent: true,
    crowns: 0,
    promises: [],
    wants: [promise],
    heirGiven: NOBODY,
    heirAsked: NOBODY,
  };
  for (let crowns = 1; crowns <= Math.min(MOST_CROWNS, spare); crowns++) {
    if (!isWelcome(state, { ...deal, crowns })) continue;
    return -crownsWorth(state, seat, -crowns) < gain ? crowns : undefined;
  }
  return undefined;
}

/** The next part of an offer that is being drawn up. */
function drawUp(
  state: State,
  seat: Seat,
  draft: Deal,
  wish: Wish | undefined,
  actions: readonly Action[],
): Action | undefined {
  const drop = actions.find(action => action.type === 'dropOffer' && action.to === draft.to);
  if (wish === undefined || wish.to !== draft.to) return drop;
  if (draft.crowns === 0) {
    const crowns = priceOf(state, seat, wish);
    return actions.find(action => action.type === 'offerCrowns' && action.crowns === crowns) ?? drop;
  }
  if (draft.wants.length === 0)
    return actions.find(action => action.type === 'wantPromise' && action.promise === wish.promise) ?? drop;
  return actions.find(action => action.type === 'sendOffer') ?? drop;
}

/**
 * Crowns for a favour that the next answer needs: drawn up in parts, sent, and then made use of. At most one for
 * each card, so that nobody waits long.
 */
export function makeOffer(
  state: State,
  seat: Seat,
  answers: readonly Action[],
  actions: readonly Action[],
): Action | undefined {
  const draft = state.deals.find(({ from, sent }) => from === seat && !sent);
  const wish = wishOf(state, seat, answers);
  if (draft !== undefined) return drawUp(state, seat, draft, wish, actions);
  if (wish === undefined) return undefined;
  const isPromised = state.promises.some(
    ({ from, to, promise }) => from === wish.to && to === seat && promise === wish.promise,
  );
  const isOffered = state.deals.some(({ from, to }) => from === seat && to === wish.to);
  if (isPromised || isOffered) return wish.then;
  if (baronOf(state, seat).offersMade > 0 || priceOf(state, seat, wish) === undefined) return undefined;
  return actions.find(action => action.type === 'openOffer' && action.to === wish.to);
}
