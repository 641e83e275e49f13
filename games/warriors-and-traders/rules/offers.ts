import { next, type RuleBook, type Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { FIGURES } from './figures.ts';
import { INDEX_OF, RESOURCES, type Stock } from './names.ts';
import { mayExchange } from './routes.ts';
import { playerOf, type Offer, type State } from './state.ts';
import type { Actions, Amount, ComposeAction, OfferAnswer, Steps } from './steps.ts';

/** Resource tokens are worth 1 and 5 (WT-2.7): offers grow by these. */
export const OFFER_STEPS = [1, 5] as const;

const pairOf = (state: State, seat: Seat, partner: Seat): number => seat * state.players.length + partner;

/** WT-6.36 */
export const offersLeft = (state: State, seat: Seat, partner: Seat): number =>
  FIGURES.trading.offersPerPartner - (state.floor.offers[pairOf(state, seat, partner)] ?? 0);

function hasAnything(stock: Stock): boolean {
  for (const count of stock) if (count > 0) return true;
  return false;
}

/** WT-6.12, WT-6.20, WT-6.36 Whether an offer can be made at all. */
export function mayOffer(state: State, seat: Seat, partner: Seat): boolean {
  return (
    partner !== seat &&
    state.routes.length > 0 &&
    offersLeft(state, seat, partner) > 0 &&
    mayExchange(state, seat, partner) &&
    (hasAnything(playerOf(state, seat).stock) || hasAnything(playerOf(state, partner).stock))
  );
}

const owns = (stock: Stock, wanted: Stock): boolean => {
  for (let i = 0; i < wanted.length; i++) if (stock[i]! < wanted[i]!) return false;
  return true;
};

const sameStock = (one: Stock, other: Stock): boolean => one.every((count, i) => count === other[i]);

/** WT-6.36 */
export function wasDeclined(state: State, offer: Offer): boolean {
  return state.floor.declined.some(
    old =>
      old.by === offer.by &&
      old.to === offer.to &&
      sameStock(old.give, offer.give) &&
      sameStock(old.want, offer.want),
  );
}

function amounts<Type extends 'give' | 'want'>(type: Type): readonly (readonly Amount<Type>[])[] {
  return RESOURCES.map(resource =>
    OFFER_STEPS.map(count => Object.freeze({ type, resource, count }) as Amount<Type>),
  );
}
const GIVE = amounts('give');
const WANT = amounts('want');
const SEND: ComposeAction = Object.freeze({ type: 'send' });
const DROP: ComposeAction = Object.freeze({ type: 'drop' });
const ACCEPT: OfferAnswer = Object.freeze({ type: 'accept' });
const DECLINE: OfferAnswer = Object.freeze({ type: 'decline' });
const COUNTER: OfferAnswer = Object.freeze({ type: 'counter' });

function more(
  stock: Stock,
  { resource, count }: { readonly resource: (typeof RESOURCES)[number]; readonly count: number },
): number[] {
  const copy = stock.slice();
  copy[INDEX_OF[resource]]! += count;
  return copy;
}

/** WT-6.35 */
function exchange(state: State, { by, to, give, want }: Offer): void {
  const giver = playerOf(state, by).stock;
  const taker = playerOf(state, to).stock;
  for (let i = 0; i < RESOURCES.length; i++) {
    giver[i]! += want[i]! - give[i]!;
    taker[i]! += give[i]! - want[i]!;
  }
}

type OfferSteps = Pick<Steps, 'composeOffer' | 'answerOffer'>;

export const offerRules: RuleBook<State, OfferSteps, Pick<Actions, 'composeOffer' | 'answerOffer'>, Event> = {
  /** WT-6.33 Built up bit by bit; nobody gives and wants the same, and nobody asks for what is not there. */
  composeOffer: {
    choices(state, { seat, to, give, want }) {
      const own = playerOf(state, seat).stock;
      const theirs = playerOf(state, to).stock;
      const list: ComposeAction[] = [];
      for (let i = 0; i < RESOURCES.length; i++) {
        if (want[i] === 0)
          for (const action of GIVE[i]!) if (give[i]! + action.count <= own[i]!) list.push(action);
        if (give[i] === 0)
          for (const action of WANT[i]!) if (want[i]! + action.count <= theirs[i]!) list.push(action);
      }
      const isSomething = hasAnything(give) || hasAnything(want);
      if (isSomething && !wasDeclined(state, { by: seat, to, give, want })) list.push(SEND);
      list.push(DROP);
      return list;
    },
    choose(state, step, action, { tell }) {
      const { seat, to, give, want, counter } = step;
      switch (action.type) {
        case 'give':
          next(state, { ...step, give: more(give, action) });
          break;
        case 'want':
          next(state, { ...step, want: more(want, action) });
          break;
        case 'send':
          state.floor.offers[pairOf(state, seat, to)]!++;
          tell?.({ type: 'offerMade', from: seat, to, give, want, counter });
          next(state, { kind: 'answerOffer', seat: to, from: seat, give, want, counter });
          break;
        case 'drop':
          break;
      }
    },
  },

  /** WT-6.34 Accept, decline, or decline and make an offer in return. */
  answerOffer: {
    choices(state, { seat, from, give, want, counter }) {
      const list: OfferAnswer[] = [];
      if (owns(playerOf(state, from).stock, give) && owns(playerOf(state, seat).stock, want))
        list.push(ACCEPT);
      list.push(DECLINE);
      if (!counter && mayOffer(state, seat, from)) list.push(COUNTER);
      return list;
    },
    choose(state, { seat, from, give, want }, action, { tell }) {
      const offer: Offer = { by: from, to: seat, give, want };
      if (action.type === 'accept') {
        exchange(state, offer);
        state.floor.passed.fill(false);
        tell?.({ type: 'exchanged', from, to: seat, give, want });
        return;
      }
      state.floor.declined.push(offer);
      tell?.({ type: 'offerDeclined', from, to: seat });
      if (action.type === 'counter')
        next(state, {
          kind: 'composeOffer',
          seat,
          to: from,
          give: RESOURCES.map(() => 0),
          want: RESOURCES.map(() => 0),
          counter: true,
        });
    },
  },
};
