import type { Seat } from '@palio/kernel';
import type { Pace } from '@palio/protocol';
import { extraTime, reserveOf, settleClocks } from './clocks.ts';
import type { Entry, SeatState } from './entries.ts';
import type { TableState } from './state.ts';

export const openSeat = (): SeatState => ({ kind: 'open', ready: false, clock: { left: 0 } });

/** Whoever takes a seat has at least so much time. */
function refresh({ clock }: SeatState, least: number): void {
  clock.left = Math.max(clock.left, least);
  delete clock.ranOut;
  delete clock.warned;
}

/** Who went of his own will comes back to the time he had: nobody gains any by going and coming. */
const leastFor = ({ clock }: SeatState, pace: Pace): number => (clock.ranOut ? extraTime(pace) : 0);

/** Whoever comes after somebody has not agreed to be looked at. */
function dropShares(state: TableState, seat: Seat): void {
  if (state.shares !== undefined) state.shares = state.shares.filter(share => share.seat !== seat);
}

/** The word of who sat there does not count any more, neither as a vote nor as consent. */
function dropWord(state: TableState, seat: Seat): void {
  for (const votes of Object.values(state.votes)) delete votes[seat];
  const { proposal } = state;
  if (proposal === undefined) return;
  proposal.agreed = proposal.agreed.filter(other => other !== seat);
  if (proposal.refused !== undefined) proposal.refused = proposal.refused.filter(other => other !== seat);
}

/** Nobody sits there any more: nothing of who did is left to whoever comes after him. */
function clear(state: TableState, seat: Seat): void {
  dropShares(state, seat);
  dropWord(state, seat);
  delete state.votes[seat];
  delete state.plans[seat];
  delete state.seats[seat]!.vacation;
}

/** In the game a seat that nobody sits at is played by a bot until somebody takes it over. */
export function vacate(state: TableState, seat: Seat): void {
  clear(state, seat);
  state.seats[seat]!.vacant = true;
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
      if (state.status === 'open') state.seats[entry.seat] = openSeat();
      else vacate(state, entry.seat);
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
      state.movedAt = at;
      break;
    case 'resigned':
      seat.resigned = true;
      dropWord(state, entry.seat);
      delete state.votes[entry.seat];
      delete state.plans[entry.seat];
      break;
    case 'stood-in':
      seat.standIn = entry.level;
      delete state.votes[entry.seat];
      break;
    case 'returned':
      delete seat.standIn;
      refresh(seat, leastFor(seat, state.pace));
      state.movedAt = at;
      break;
    case 'offered':
      seat.offered = entry.person;
      break;
    case 'replaced': {
      const isBack = seat.person?.id === entry.person.id;
      clear(state, entry.seat);
      Object.assign(seat, { kind: 'person', person: entry.person });
      delete seat.standIn;
      delete seat.vacant;
      delete seat.offered;
      refresh(seat, isBack ? leastFor(seat, state.pace) : reserveOf(state.pace));
      state.movedAt = at;
      break;
    }
    case 'on-vacation':
      settleClocks(state, at);
      if (entry.until === null) delete seat.vacation;
      else seat.vacation = entry.until;
      break;
    default:
      break;
  }
}
