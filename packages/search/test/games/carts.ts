import { finish, next, type Position, type Seat, type StepOf } from '@palio/kernel';
import type { Brain } from '../../src/index.ts';
import { LEVEL_SPECS, outcomeByScore, smallGame } from './small-game.ts';

interface Steps {
  pickCart: { seat: Seat };
  pickMarket: { seat: Seat; cart: number };
  confirm: { seat: Seat };
  endTurn: { seat: Seat };
}
export interface CartState extends Position<StepOf<Steps>> {
  /** What each cart of each seat sells for at each market. */
  prices: number[][];
  points: number[];
  turnsLeft: number;
}
export type CartAction =
  | { readonly type: 'cart'; readonly cart: number }
  | { readonly type: 'market'; readonly market: number }
  | { readonly type: 'confirm' };

/** A turn of three decisions: a cart, its market, and a confirmation without a choice. Points come at the end. */
export const carts = smallGame<CartState, CartAction>(
  {
    seatCounts: [2],
    setup: (_options, _seats, chance) => ({
      stack: [{ kind: 'pickCart', seat: 0 }],
      prices: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => chance.below(50))),
      points: [0, 0],
      turnsLeft: 6,
    }),
    outcome: state => outcomeByScore(state.points),
  },
  {
    pickCart: {
      choices: (state: CartState): CartAction[] => state.prices.map((_, cart) => ({ type: 'cart', cart })),
      choose(state: CartState, { seat }: { seat: Seat }, { cart }: { cart: number }) {
        next(state, { kind: 'pickMarket', seat, cart }, { kind: 'confirm', seat }, { kind: 'endTurn', seat });
      },
    },
    pickMarket: {
      choices: (state: CartState): CartAction[] =>
        state.prices.map((_, market) => ({ type: 'market', market })),
      choose(state: CartState, { seat, cart }: { seat: Seat; cart: number }, { market }: { market: number }) {
        state.points[seat]! += state.prices[cart]![market]!;
        state.prices[cart]![market] = 0;
      },
    },
    confirm: { choices: (): CartAction[] => [{ type: 'confirm' }], choose: () => undefined },
    endTurn(state: CartState, { seat }: { seat: Seat }) {
      state.turnsLeft--;
      if (state.turnsLeft === 0) finish(state);
      else next(state, { kind: 'pickCart', seat: 1 - seat });
    },
  },
);

export const cartBrain: Brain<CartState, CartAction> = {
  evaluate(state) {
    const share = 1 / (1 + Math.exp((state.points[1]! - state.points[0]!) / 40));
    return [share, 1 - share];
  },
  levels: LEVEL_SPECS,
};
