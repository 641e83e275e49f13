import { next, type Context, type Seat } from '@palio/kernel';
import { hasStrictlyMost, seatsInPlay, seatsWithMost } from './barons.ts';
import type { Event } from './events.ts';
import { seatByFate } from './fate.ts';
import { baronOf, type State } from './state.ts';

export function setChairman(state: State, seat: Seat, { tell }: Context<Event>): void {
  if (state.chairman === seat) return;
  state.chairman = seat;
  tell?.({ type: 'chairmanChanged', seat });
  // WK-9.43 Who presides may change with it.
  if (state.assembly !== null) next(state, { kind: 'preside' });
}

export function setHead(state: State, seat: Seat, { tell }: Context<Event>): void {
  if (state.head === seat) return;
  state.head = seat;
  tell?.({ type: 'headChanged', seat });
}

/** WK-6.4 With strictly most Votes, unless he is banned. */
export function claimChairman(state: State, seat: Seat, context: Context<Event>): void {
  if (baronOf(state, seat).banned) return;
  if (hasStrictlyMost(state, seat, other => baronOf(state, other).votes)) setChairman(state, seat, context);
}

/** WK-6.5, WK-23.2 With strictly most Faith, unless he is a heretic. */
export function claimHead(state: State, seat: Seat, context: Context<Event>): void {
  if (baronOf(state, seat).heretic) return;
  if (hasStrictlyMost(state, seat, other => baronOf(state, other).faith)) setHead(state, seat, context);
}

/** WK-9.40, WK-9.42, WK-9.43 He leaves the Assembly at once; a Chairman loses the token. */
export function ban(state: State, seat: Seat, context: Context<Event>): void {
  const baron = baronOf(state, seat);
  if (baron.banned) return;
  baron.banned = true;
  context.tell?.({ type: 'banned', seat });
  if (state.assembly !== null) {
    const attending = state.assembly.attending.filter(other => other !== seat);
    state.assembly = { ...state.assembly, attending };
    if (state.assembly.presiding === seat) next(state, { kind: 'preside' });
  }
  if (state.chairman !== seat) return;
  const unbanned = seatsInPlay(state).filter(other => !baronOf(state, other).banned);
  if (unbanned.length === 0) return;
  const most = seatsWithMost(unbanned, other => baronOf(state, other).votes);
  setChairman(state, seatByFate(state, most, context), context);
}

/** WK-23.2 A heretic cannot be Head: the other Baron with most Faith follows. */
export function dethroneHead(state: State, seat: Seat, context: Context<Event>): void {
  if (state.head !== seat) return;
  const others = seatsInPlay(state).filter(other => other !== seat && !baronOf(state, other).heretic);
  if (others.length === 0) return;
  const most = seatsWithMost(others, other => baronOf(state, other).faith);
  setHead(state, seatByFate(state, most, context), context);
}
