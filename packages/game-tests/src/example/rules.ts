import { finish, next, type Asides, type RuleBook, type Seat } from '@palio/kernel';
import {
  seatsOf,
  traderOf,
  type Action,
  type Actions,
  type Event,
  type Good,
  type State,
  type Steps,
} from './state.ts';

const yesOrNo = (yes: 'annul' | 'accept' | 'hide', no: 'allow' | 'decline' | 'keep'): Action[] => [
  { type: yes },
  { type: no },
];

/** FA-3 After a sale was annulled or allowed by everybody with a writ, the steward settles a tie. */
function settleSale(state: State, good: Good, winners: readonly Seat[], price: number): void {
  const steward = state.round % state.traders.length;
  if (winners.length > 1) next(state, { kind: 'breakTie', seat: steward, good, winners, price });
  else next(state, { kind: 'award', winner: winners[0]!, good, price });
}

export const rules: RuleBook<State, Steps, Actions, Event> = {
  /** FA-1 A round: draw a good, bid, haggle, hide coins. */
  round(state, _step, { chance, tell }) {
    const [good] = state.sack.splice(chance.below(state.sack.length), 1);
    tell?.({ type: 'goodDrawn', good: good! });
    const hiding = seatsOf(state).map(seat => ({ kind: 'hideCoin' as const, seat }));
    next(state, { kind: 'bid', good: good! }, { kind: 'haggle', passed: [] }, ...hiding, {
      kind: 'roundEnd',
    });
  },

  /** FA-2 Everybody bids in secret at the same time; the highest bid wins. */
  bid: {
    seats: seatsOf,
    choices: (state, _step, seat) =>
      Array.from({ length: traderOf(state, seat).coins + 1 }, (_, coins) => ({ type: 'offer', coins })),
    reveal(state, { good }, picks) {
      const bids = seatsOf(state).map(seat => {
        const pick = picks[seat]?.[0];
        return pick?.type === 'offer' ? pick.coins : 0;
      });
      const price = Math.max(...bids);
      const winners = seatsOf(state).filter(seat => bids[seat] === price);
      const [seat, ...after] = seatsOf(state).filter(owner => traderOf(state, owner).hasWrit);
      if (seat === undefined) settleSale(state, good, winners, price);
      else next(state, { kind: 'annul', seat, after, good, winners, price });
    },
  },

  /** FA-3 An interrupt: whoever holds a writ may annul the sale, in order of seats. */
  annul: {
    choices: () => yesOrNo('annul', 'allow'),
    choose(state, { seat, after, good, winners, price }, { type }, { tell }) {
      const [following, ...later] = after;
      if (type === 'annul') {
        traderOf(state, seat).hasWrit = false;
        state.sack.push(good);
        tell?.({ type: 'annulled', seat });
      } else if (following === undefined) settleSale(state, good, winners, price);
      else next(state, { kind: 'annul', seat: following, after: later, good, winners, price });
    },
  },

  /** FA-3 */
  breakTie: {
    choices: (_state, { winners }) => winners.map(seat => ({ type: 'winner', seat })),
    choose(state, { good, price }, action) {
      if (action.type === 'winner') next(state, { kind: 'award', winner: action.seat, good, price });
    },
  },

  award(state, { winner, good, price }, { tell }) {
    const trader = traderOf(state, winner);
    trader.coins -= price;
    trader.goods.push(good);
    tell?.({ type: 'sold', seat: winner, good, price });
  },

  /** FA-4 The open floor: sales among traders in no order, until all have passed. */
  haggle: {
    seats: (state, { passed }) => seatsOf(state).filter(seat => !passed.includes(seat)),
    choices(state, _step, seat) {
      const offers: Action[] = [{ type: 'pass' }];
      for (const good of new Set(traderOf(state, seat).goods))
        for (const to of seatsOf(state))
          // What the buyer has hidden is not for the seller to know: a hidden coin counts as if it were there.
          if (to !== seat && traderOf(state, to).coins + traderOf(state, to).hidden > 0)
            offers.push({ type: 'sell', to, good, price: 1 });
      return offers;
    },
    choose(state, { passed }, action, _context, seat) {
      // Whoever has made an offer is through too, so that the floor comes to an end.
      const again = { kind: 'haggle' as const, passed: [...passed, seat] };
      if (action.type !== 'sell') return next(state, again);
      const { to, good, price } = action;
      next(state, { kind: 'answerOffer', seat: to, from: seat, good, price }, again);
    },
  },
  answerOffer: {
    choices: (state, { seat, price }) =>
      traderOf(state, seat).coins >= price ? yesOrNo('accept', 'decline') : [{ type: 'decline' }],
    choose(state, { seat, from, good, price }, { type }, { tell }) {
      if (type !== 'accept') return;
      const seller = traderOf(state, from);
      const buyer = traderOf(state, seat);
      seller.goods.splice(seller.goods.indexOf(good), 1);
      buyer.goods.push(good);
      seller.coins += price;
      buyer.coins -= price;
      tell?.({ type: 'traded', from, to: seat, good, price });
    },
  },

  /** FA-5 Each may hide a coin; the others learn only that it is done, and count what is left at the end. */
  hideCoin: {
    secret: true,
    choices: (state, { seat }) =>
      traderOf(state, seat).coins > 0 ? yesOrNo('hide', 'keep') : [{ type: 'keep' }],
    choose(state, { seat }, { type }, { tell }) {
      if (type !== 'hide') return;
      const trader = traderOf(state, seat);
      trader.coins--;
      trader.hidden++;
      tell?.({ type: 'coinHidden', seat }, [seat]);
    },
  },

  roundEnd(state) {
    for (const trader of state.traders) trader.donated = false;
    state.round++;
    if (state.round === state.rounds) finish(state);
    else next(state, { kind: 'round' });
  },
};

/** FA-6 Beside any question, once a round, a coin may be given to the poor for a point. */
export const asides: Asides<State, Action, Event> = {
  types: ['donate'],
  choices(state, seat) {
    const trader = traderOf(state, seat);
    // Nobody may give away coins that a sealed bid or an offer counts on.
    const busy = ['bid', 'annul', 'breakTie', 'answerOffer'].includes(state.stack.at(-1)?.kind ?? '');
    return trader.coins > 0 && !trader.donated && !busy ? [{ type: 'donate' }] : [];
  },
  choose(state, seat, _action, { tell }) {
    const trader = traderOf(state, seat);
    trader.coins--;
    trader.donated = true;
    trader.points++;
    tell?.({ type: 'donated', seat });
  },
};
