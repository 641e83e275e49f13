import type { Context, RuleBook, Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { MAIN_BOARD } from './figures.ts';
import { among } from './monasteries.ts';
import { duchyOf, withEntry, without, type State } from './state.ts';
import type { Steps } from './steps.ts';

const LAST_SPACE = MAIN_BOARD.bridge.length - 1;

/** CB-20.2, CB-25.21, CB-30.24 Monastery 27 works for its own duchy only. */
const staysOnTop = (state: State, seat: Seat): boolean => among(duchyOf(state, seat).monasteries, 27);

/** CB-7.7, CB-20.2 to 20.4 Puts the pawn on top of the stack of its space, but under those that monastery 27 keeps on top. */
function putPawn(state: State, seat: Seat): void {
  const { bridge } = state;
  const order = without(state.order, state.order.indexOf(seat));
  const space = bridge[seat]!;
  const isTop = staysOnTop(state, seat);
  const isBehind = (other: Seat): boolean =>
    bridge[other]! < space || (bridge[other] === space && (isTop || !staysOnTop(state, other)));
  const behind = order.findIndex(isBehind);
  order.splice(behind < 0 ? order.length : behind, 0, seat);
  state.order = order;
}

/** CB-20.3 From the moment it is placed, monastery 27 lifts the pawns of its owner. */
export function liftPawns(state: State, seat: Seat): void {
  const own = state.order.filter(other => state.table.duchyOf[other] === state.table.duchyOf[seat]);
  for (const pawn of own.reverse()) putPawn(state, pawn);
}

export const bridgeRules: RuleBook<State, Pick<Steps, 'movePawn'>, object, Event> = {
  /** CB-7.7, CB-7.8, CB-30.20 One space forward; from the last space to the top of its stack. */
  movePawn(state, { seat }, { tell }: Context<Event>) {
    const space = Math.min(state.bridge[seat]! + 1, LAST_SPACE);
    state.bridge = withEntry(state.bridge, seat, space);
    putPawn(state, seat);
    tell?.({ type: 'pawnMoved', seat, space, order: state.order });
  },
};
