import type { Context, RuleBook, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { MAIN_BOARD } from './figures.ts';
import { among } from './monasteries.ts';
import { duchyOf, type State } from './state.ts';
import type { Steps } from './steps.ts';

const LAST_SPACE = MAIN_BOARD.bridge.length - 1;

/** CB-20.2, CB-25.21, CB-30.24 Monastery 27 works for its own duchy only. */
const staysOnTop = (state: State, seat: Seat): boolean => among(duchyOf(state, seat).monasteries, 27);

/** CB-7.7, CB-20.2 to 20.4 Puts the pawn on top of the stack of its space, but under those that monastery 27 keeps on top. */
function putPawn(state: State, seat: Seat): void {
  const { order, bridge } = state;
  order.splice(order.indexOf(seat), 1);
  const space = bridge[seat]!;
  const isTop = staysOnTop(state, seat);
  let place = 0;
  while (
    place < order.length &&
    (bridge[order[place]!]! > space || (bridge[order[place]!] === space && !isTop && staysOnTop(state, order[place]!)))
  )
    place++;
  order.splice(place, 0, seat);
}

/** CB-20.3 From the moment it is placed, monastery 27 lifts the pawns of its owner. */
export function liftPawns(state: State, seat: Seat): void {
  const own = state.order.filter(other => state.table.duchyOf[other] === state.table.duchyOf[seat]);
  for (const pawn of own.reverse()) putPawn(state, pawn);
}

export const bridgeRules: RuleBook<State, Pick<Steps, 'movePawn'>, object, Event> = {
  /** CB-7.7, CB-7.8, CB-30.20 One space forward; from the last space to the top of its stack. */
  movePawn(state, { seat }, { tell }: Context<Event>) {
    state.bridge[seat] = Math.min(state.bridge[seat]! + 1, LAST_SPACE);
    putPawn(state, seat);
    tell?.({ type: 'pawnMoved', seat, space: state.bridge[seat], order: state.order.slice() });
  },
};
