import { liveChance, type Seat } from '@palio/kernel';
import { Refusal } from '../../refusal.ts';
import { openSeat } from '../apply-seats.ts';
import type { SeatState } from '../entries.ts';
import { mustMakeATable } from '../new-table.ts';
import { isInvited, isKeptFor, seatOfPerson } from '../state.ts';
import type { Table } from '../table.ts';
import { mustBeOpen, mustBeRunning, seatOf, type Actor } from './actor.ts';
import { endIfDecided } from './ending.ts';
import { playOn } from './play.ts';
import { settle } from './voting.ts';

const isFilled = ({ kind }: SeatState): boolean => kind === 'person' || kind === 'bot';

/** Who sits where is drawn from the table's seed, apart from the draws of the game: everybody can check it later. */
function drawSeats(table: Table): void {
  const { setup, seats } = table.state;
  const order = [...seats.keys()];
  liveChance(`seats of ${setup.seed}`).shuffle(order);
  table.happen({ type: 'seats-drawn', order });
}

function begin(table: Table): void {
  if (table.isOnHold) throw new Refusal('rules-changed');
  if (table.state.setup.randomSeats) drawSeats(table);
  table.happen({ type: 'started', setupDrawn: [] });
  playOn(table);
}

/** A table that starts by itself does so once everybody is seated and ready. */
function maybeStart(table: Table): void {
  const { seats, setup } = table.state;
  if (setup.autoStart && seats.every(isFilled) && seats.every(seat => seat.kind === 'bot' || seat.ready))
    begin(table);
}

function seatFor(table: Table, { person }: Actor, wanted: Seat | undefined): Seat {
  const { seats, setup } = table.state;
  const isFree = (seat: SeatState): boolean =>
    seat.kind === 'open' || (seat.kind === 'invited' && seat.person?.id === person.id);
  if (wanted !== undefined) {
    const seat = seats[wanted];
    if (seat === undefined || !isFree(seat)) throw new Refusal('seat-taken');
  }
  if (setup.visibility === 'private' && !isInvited(table.state, person.id) && setup.owner !== person.id)
    throw new Refusal('forbidden');
  const invited = seats.findIndex(seat => seat.kind === 'invited' && seat.person?.id === person.id);
  const found = wanted ?? (invited >= 0 ? invited : seats.findIndex(isFree));
  if (found < 0) throw new Refusal('table-full');
  return found;
}

export function join(table: Table, actor: Actor, wanted: Seat | undefined): void {
  mustBeOpen(table);
  if (seatOfPerson(table.state, actor.person.id) !== undefined) throw new Refusal('already-seated');
  const seat = seatFor(table, actor, wanted);
  table.state.seats.forEach((other, i) => {
    if (i !== seat && other.kind === 'invited' && other.person?.id === actor.person.id)
      table.happen({ type: 'planned-seat', seat: i, to: openSeat() });
  });
  table.happen({ type: 'joined', seat, person: actor.person });
  if (table.state.setup.autoStart) table.happen({ type: 'readied', seat, ready: true });
  maybeStart(table);
}

/** Before the game: the seat is free again. In it: the seat is vacant, a bot plays on, anybody may take it over. */
export function leave(table: Table, actor: Actor): void {
  const { state } = table;
  if (isInvited(state, actor.person.id) && state.status === 'open') {
    const seat = state.seats.findIndex(
      place => place.kind === 'invited' && place.person?.id === actor.person.id,
    );
    table.happen({ type: 'planned-seat', seat, to: openSeat() });
    return;
  }
  if (state.status === 'open') return leaveOpen(table, actor);
  const seat = seatOf(table, actor);
  if (state.status !== 'running') throw new Refusal('not-running');
  table.happen({ type: 'left', seat, person: actor.person });
  if (state.setup.rated) table.happen({ type: 'resigned', seat });
  endIfDecided(table);
  settle(table);
}

/** With whoever made the table it goes too, whether he sat there himself or not. */
function leaveOpen(table: Table, actor: Actor): void {
  const { person } = actor;
  const isOwner = person.id === table.state.setup.owner;
  if (!isOwner || seatOfPerson(table.state, person.id) !== undefined)
    table.happen({ type: 'left', seat: seatOf(table, actor), person });
  if (isOwner) table.happen({ type: 'cancelled', reason: 'owner-left' });
}

export function changeSeat(table: Table, actor: Actor, seat: Seat, to: SeatState): void {
  const { setup, seats, status } = table.state;
  if (status === 'running' && seats[seat]?.vacant) return offer(table, actor, seat, to);
  mustBeOpen(table);
  if (setup.owner !== actor.person.id) throw new Refusal('not-owner');
  if (seats[seat] === undefined) throw new Refusal('bad-seats');
  mustMakeATable(actor.person, seats.with(seat, to), setup.rated);
  const { kind, person } = seats[seat];
  const removed = kind === 'person' && person?.id !== actor.person.id ? person : undefined;
  table.happen({ type: 'planned-seat', seat, to, ...(removed !== undefined && { removed }) });
  maybeStart(table);
}

/** Who made the table may invite somebody to a seat that was left. */
function offer(table: Table, { person: owner }: Actor, seat: Seat, { kind, person }: SeatState): void {
  mustBeRunning(table);
  const { setup, seats } = table.state;
  if (setup.owner !== owner.id) throw new Refusal('not-owner');
  if (kind !== 'invited' || person === undefined || seats[seat]!.resigned)
    throw new Refusal('already-started');
  if (seatOfPerson(table.state, person.id) !== undefined) throw new Refusal('already-seated');
  table.happen({ type: 'offered', seat, person });
}

export function setReady(table: Table, actor: Actor, ready: boolean): void {
  mustBeOpen(table);
  table.happen({ type: 'readied', seat: seatOf(table, actor), ready });
  maybeStart(table);
}

export function startTable(table: Table, actor: Actor): void {
  mustBeOpen(table);
  const { setup, seats } = table.state;
  if (setup.owner !== actor.person.id) throw new Refusal('not-owner');
  const isReady = (seat: SeatState): boolean =>
    seat.kind === 'bot' || (seat.kind === 'person' && (seat.ready || seat.person?.id === setup.owner));
  if (!seats.every(isReady)) throw new Refusal('not-ready');
  begin(table);
}

/** Somebody takes over a seat that was left, also the one who left it. */
export function replace(table: Table, actor: Actor, seat: Seat): void {
  mustBeRunning(table);
  const place = table.state.seats[seat];
  if (seatOfPerson(table.state, actor.person.id) !== undefined) throw new Refusal('already-seated');
  if (place === undefined || !place.vacant || place.resigned) throw new Refusal('seat-taken');
  const { visibility, owner } = table.state.setup;
  if (visibility === 'private' && owner !== actor.person.id && !isKeptFor(place, actor.person.id))
    throw new Refusal('forbidden');
  table.happen({ type: 'replaced', seat, person: actor.person });
}
