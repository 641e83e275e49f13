import { next, type Context, type Seat } from '@palio/kernel';
import type { Event } from './events.ts';
import { FROM, type Source } from './names.ts';
import { duchyOf, hasShield, playerOf, type Duchy, type State } from './state.ts';

/** CB-9.4, CB-30.18 Points go to the player who acts. In solo every gain counts by itself (CB-31.30). */
export function gainPoints(
  state: State,
  seat: Seat,
  source: Source,
  points: number,
  { tell }: Context<Event>,
): void {
  if (points === 0) return;
  playerOf(state, seat).points[FROM[source]]! += points;
  tell?.({ type: 'pointsGained', seat, points, source });
  if (state.solo !== null) next(state, { kind: 'countGain', seat, points });
}

export function gainSilver(state: State, seat: Seat, silver: number, { tell }: Context<Event>): void {
  if (silver === 0) return;
  duchyOf(state, seat).silver += silver;
  tell?.({ type: 'silverGained', seat, silver });
}

export function gainWorkers(state: State, seat: Seat, workers: number, context: Context<Event>): void {
  if (workers === 0) return;
  const duchy = duchyOf(state, seat);
  duchy.workers += workers;
  context.tell?.({ type: 'workersGained', seat, workers });
  if (state.table.shields) echoWorkers(state, duchy, context);
}

/** CB-25.15, CB-25.16, CB-30.26 Shield 2: whenever an opponent gains workers, its owner gains one. */
function echoWorkers(state: State, gainer: Duchy, { tell }: Context<Event>): void {
  state.duchies.forEach((duchy, index) => {
    if (duchy === gainer || !hasShield(duchy, 2)) return;
    duchy.workers++;
    tell?.({ type: 'workersGained', seat: state.table.duchyOf.indexOf(index), workers: 1 });
  });
}

/** CB-4.10 */
export function spendWorkers(state: State, seat: Seat, workers: number, { tell }: Context<Event>): void {
  if (workers === 0) return;
  duchyOf(state, seat).workers -= workers;
  tell?.({ type: 'workersSpent', seat, workers });
}

export function paySilver(state: State, seat: Seat, silver: number, { tell }: Context<Event>): void {
  if (silver === 0) return;
  duchyOf(state, seat).silver -= silver;
  tell?.({ type: 'silverPaid', seat, silver });
}
