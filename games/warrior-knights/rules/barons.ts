import type { Context, Seat } from '@palio/kernel';
import type { Cause, Event } from './events.ts';
import { baronOf, STANDING, type Answer, type StandingId, type State } from './state.ts';

/** WK-21.18 An eliminated Baron counts no more. */
export function seatsInPlay(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.table.seats; seat++) if (!state.barons[seat]!.eliminated) seats.push(seat);
  return seats;
}

export function playersLeft(state: State): number {
  let count = 0;
  for (const baron of state.barons) if (!baron.eliminated) count++;
  return count;
}

/** WK-1.2 The Chairman first, then clockwise. */
export function chairmanOrder(state: State): Seat[] {
  const { seats } = state.table;
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (state.chairman + i) % seats;
    if (!state.barons[seat]!.eliminated) order.push(seat);
  }
  return order;
}

/** Bot and human alike may have said once what they answer to such a question. */
export const standingAnswer = (state: State, seat: Seat, question: StandingId): Answer =>
  baronOf(state, seat).standing[STANDING.indexOf(question)]!;

/** WK-1.12 The Treasury has no end; nobody can owe it anything. */
export function changeCrowns(
  state: State,
  seat: Seat,
  change: number,
  cause: Cause,
  { tell }: Context<Event>,
): void {
  if (change === 0) return;
  baronOf(state, seat).crowns += change;
  tell?.({ type: 'crowns', seat, change, cause });
}

/** Pays as far as he can; says how much it was. */
export function payUpTo(
  state: State,
  seat: Seat,
  crowns: number,
  cause: Cause,
  context: Context<Event>,
): number {
  const paid = Math.min(crowns, baronOf(state, seat).crowns);
  changeCrowns(state, seat, -paid, cause, context);
  return paid;
}

/** WK-23.2 A heretic gains no Faith. */
export function changeFaith(
  state: State,
  seat: Seat,
  change: number,
  cause: Cause,
  { tell }: Context<Event>,
): void {
  const baron = baronOf(state, seat);
  if (change === 0 || (change > 0 && baron.heretic)) return;
  baron.faith += change;
  tell?.({ type: 'faith', seat, change, cause });
}

export function changeVotes(
  state: State,
  seat: Seat,
  change: number,
  cause: Cause,
  { tell }: Context<Event>,
): void {
  if (change === 0) return;
  baronOf(state, seat).votes += change;
  tell?.({ type: 'votes', seat, change, cause });
}

/** WK-18.4, WK-18.6 From the Reserve while it lasts, then from the Treasury. */
export function gainPrestige(
  state: State,
  seat: Seat,
  prestige: number,
  cause: Cause,
  { tell }: Context<Event>,
): void {
  if (prestige === 0) return;
  baronOf(state, seat).prestige += prestige;
  state.reserve = Math.max(0, state.reserve - prestige);
  tell?.({ type: 'prestige', seat, change: prestige, cause });
}

/** Those of the seats for whom the value is highest. */
export function seatsWithMost(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter(seat => value(seat) === most);
}

/** Whether this Baron has strictly more than every other. */
export const hasStrictlyMost = (state: State, seat: Seat, value: (seat: Seat) => number): boolean =>
  seatsInPlay(state).every(other => other === seat || value(other) < value(seat));
