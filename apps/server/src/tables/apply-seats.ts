import type { Seat } from '@palio/kernel';
import { extraTime, reserveOf, settleClocks } from './clocks.ts';
import type { Entry, SeatState } from './entries.ts';
import type { TableState } from './state.ts';

export const openSeat = (): SeatState => ({ kind: 'open', ready: false, clock: { left: 0 } });

/** Who takes a seat again has at least so much time. */
function refresh({ clock }: SeatState, least: number): void {
  clock.left = Math.max(clock.left, least);
  delete clock.ranOut;
  delete clock.warned;
}

/** Whoever comes after somebody has not agreed to be looked at. */
function dropShares(state: TableState, seat: Seat): void {
  if (state.shares !== undefined) state.shares = state.shares.filter(share => share.seat !== seat);
}

/** What happens around the game: who sits where, who plays for whom. */
export function applyToSeat(state: TableState, entry: Entry & { readonly seat: Seat }, at: number): void {
  const seat = state.seats[entry.seat]!;
  switch (entry.type) {
    case 'joined':
      Object.assign(seat, { kind: 'person', person: entry.person, ready: false });
      break;
    case 'shared':
      (state.shares ??= []).push({
        id: entry.share,
        seat: entry.seat,
        hash: entry.hash,
        name: entry.name,
        at,
      });
      break;
    case 'unshared':
      state.shares = state.shares?.filter(({ id }) => id !== entry.share) ?? [];
      break;
    case 'left':
      dropShares(state, entry.seat);
      if (state.status === 'open') state.seats[entry.seat] = openSeat();
      else seat.vacant = true;
      break;
    case 'planned-seat':
      state.seats[entry.seat] = structuredClone(entry.to);
      break;
    case 'readied':
      seat.ready = entry.ready;
      break;
    case 'time-low':
      seat.clock.warned = true;
      break;
    case 'time-out':
      seat.clock = { left: 0, ranOut: true };
      state.votes[entry.seat] = {};
      break;
    case 'resigned':
      seat.resigned = true;
      delete state.votes[entry.seat];
      delete state.plans[entry.seat];
      break;
    case 'stood-in':
      seat.standIn = entry.level;
      delete state.votes[entry.seat];
      break;
    case 'returned':
      delete seat.standIn;
      refresh(seat, extraTime(state.pace));
      break;
    case 'replaced':
      dropShares(state, entry.seat);
      Object.assign(seat, { kind: 'person', person: entry.person });
      delete seat.standIn;
      delete seat.vacant;
      refresh(seat, reserveOf(state.pace));
      break;
    case 'on-vacation':
      settleClocks(state, at);
      if (entry.until === null) delete seat.vacation;
      else seat.vacation = entry.until;
      break;
    default:
      break;
  }
}
