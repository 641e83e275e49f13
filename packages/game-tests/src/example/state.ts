import type { Position, Seat, StepOf } from '@palio/kernel';

/**
 * The Fair: a small game that uses every form of the kernel. In each round a good is drawn and everybody bids
 * for it in secret; somebody with a writ may annul the sale; then all haggle without order; at the end each
 * hides a coin or not. Goods count double for the one who secretly fancies them.
 */
export const GOODS = ['cloth', 'honey', 'iron'] as const;
export type Good = (typeof GOODS)[number];

export interface Steps {
  round: object;
  bid: { good: Good };
  annul: { seat: Seat; after: Seat[]; good: Good; winners: Seat[]; price: number };
  breakTie: { seat: Seat; good: Good; winners: Seat[]; price: number };
  award: { winner: Seat; good: Good; price: number };
  haggle: { passed: Seat[] };
  answerOffer: { seat: Seat; from: Seat; good: Good; price: number };
  hideCoin: { seat: Seat };
  roundEnd: object;
}

export type Action =
  | { readonly type: 'offer'; readonly coins: number }
  | { readonly type: 'annul' | 'allow' | 'accept' | 'decline' | 'pass' | 'hide' | 'keep' | 'donate' }
  | { readonly type: 'winner'; readonly seat: Seat }
  | { readonly type: 'sell'; readonly to: Seat; readonly good: Good; readonly price: number };

export interface Actions {
  bid: Action;
  annul: Action;
  breakTie: Action;
  haggle: Action;
  answerOffer: Action;
  hideCoin: Action;
}

export interface Trader {
  coins: number;
  hidden: number;
  goods: Good[];
  fancy: Good;
  hasWrit: boolean;
  donated: boolean;
  points: number;
}

export interface State extends Position<StepOf<Steps>> {
  rounds: number;
  round: number;
  traders: Trader[];
  /** Goods still in the sack, in no order; one is drawn each round. */
  sack: Good[];
  partners: boolean;
}

export type Event =
  | { readonly type: 'goodDrawn'; readonly good: Good }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly price: number }
  | { readonly type: 'annulled' | 'donated'; readonly seat: Seat }
  | {
      readonly type: 'traded';
      readonly from: Seat;
      readonly to: Seat;
      readonly good: Good;
      readonly price: number;
    }
  | { readonly type: 'coinHidden'; readonly seat: Seat };

export function traderOf(state: State, seat: Seat): Trader {
  const trader = state.traders[seat];
  if (trader === undefined) throw new Error(`no trader at seat ${seat}`);
  return trader;
}

export const seatsOf = (state: State): Seat[] => state.traders.map((_, seat) => seat);

export function clone(state: State): State {
  return {
    ...state,
    stack: state.stack.slice(),
    traders: state.traders.map(trader => ({ ...trader, goods: trader.goods.slice() })),
    sack: state.sack.slice(),
  };
}
