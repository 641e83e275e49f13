import type { Seat } from '@palio/kernel';
import type { Notice } from '@palio/protocol';
import { derivedId } from '../ids.ts';
import { maySeeEntry, type Noted } from '../tables/entries.ts';
import { stopsOrGoesOn } from '../tables/place.ts';
import { peopleAt } from '../tables/state.ts';
import { isAwaited, isByTurns } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import { isSettledByLooking } from './patience.ts';

export interface NoticeFor {
  readonly person: string;
  readonly notice: Notice;
  /** Who brought it about, where somebody could do so again and again. */
  readonly by?: string | undefined;
  /** Before his eyes at this moment. */
  readonly isSeen?: boolean;
}

type Tell = (
  person: string | undefined,
  kind: Notice['kind'],
  from: string | null,
  part: string | number,
  by?: string,
) => void;

interface Scene {
  readonly table: Table;
  readonly tell: Tell;
  /** As `tell`, for everybody at the table but a seat. */
  toOthers(than: Seat | undefined, kind: Notice['kind'], from: string | null, at: number, by?: string): void;
}

function tellOf({ at, entry }: Noted, { table, tell, toOthers }: Scene): void {
  const { seats, setup } = table.state;
  const personAt = (seat: Seat): string | undefined => seats[seat]?.person?.id;
  const nameAt = (seat: Seat): string | null => seats[seat]?.person?.name ?? null;
  const owner = seats.find(seat => seat.person?.id === setup.owner)?.person?.name ?? null;
  switch (entry.type) {
    case 'created':
      for (const seat of entry.seats)
        if (seat.kind === 'invited') tell(seat.person?.id, 'invited', owner, at, setup.owner);
      break;
    case 'planned-seat':
      if (entry.to.kind === 'invited') tell(entry.to.person?.id, 'invited', owner, at, setup.owner);
      tell(entry.removed?.id, 'removed', owner, at, setup.owner);
      break;
    case 'offered':
      tell(entry.person.id, 'invited', owner, at, setup.owner);
      break;
    case 'started':
      toOthers(undefined, 'started', null, at);
      break;
    case 'proposed':
      toOthers(entry.seat, 'proposal', nameAt(entry.seat), at, personAt(entry.seat));
      break;
    case 'time-low':
      tell(personAt(entry.seat), 'time-low', null, at);
      break;
    case 'time-out': {
      const kind = entry.idle ? 'absent' : 'time-out';
      toOthers(entry.seat, kind, nameAt(entry.seat), at);
      // Without a name it is his own.
      tell(personAt(entry.seat), kind, null, at);
      break;
    }
    case 'decided':
      // He was not there when the others decided, and may be told of nothing else at this table any more.
      if (entry.choice === 'drop' || entry.choice === 'substitute')
        tell(entry.person ?? personAt(entry.about), 'dropped', null, at);
      break;
    case 'over':
    case 'cancelled':
      toOthers(undefined, 'over', null, at);
      break;
    case 'rematched':
      toOthers(undefined, 'rematch', null, at);
      break;
    default:
      break;
  }
}

/** A decision that somebody is waited for; after a pause he is waited for anew. */
function turnOf({ state }: Table, seat: Seat): string | number {
  const decision = state.decisions[seat]!;
  return state.resumedAt === undefined ? decision : `${decision} after ${state.resumedAt}`;
}

/** The notice that somebody is waited for: another one for each decision. */
export const turnNotice = (table: Table, person: string, seat: Seat): string =>
  derivedId(table.id, person, 'your-turn', turnOf(table, seat));

/** Games by turns tell whoever is waited for. */
function tellTurns(noted: readonly Noted[], { table, tell }: Scene): void {
  const { state } = table;
  const isMove = (each: Noted, seat: Seat): boolean =>
    (['acted', 'started', 'undone'].includes(each.entry.type) && maySeeEntry(each.entry, seat)) ||
    stopsOrGoesOn(each);
  if (!isByTurns(state)) return;
  for (const seat of table.waiting) {
    // What he may not know of is no reason to tell him anything.
    if (!noted.some(each => isMove(each, seat))) continue;
    const person = state.seats[seat]?.person;
    // Programs follow their turns by themselves.
    if (person !== undefined && person.kind !== 'bot' && isAwaited(table, seat))
      tell(person.id, 'your-turn', null, turnOf(table, seat));
  }
}

/**
 * Who is to be told what, as it follows from what happened: the same happenings give the same notices, in whichever
 * process. `isHere` knows those who look at the table from this one; others may do so elsewhere, and what they are
 * told counts as read there.
 */
export function noticesFrom(
  table: Table,
  noted: readonly Noted[],
  now: number,
  isHere: (person: string) => boolean,
): NoticeFor[] {
  const { state } = table;
  const found = new Map<string, NoticeFor>();
  const tell: Tell = (person, kind, from, part, by) => {
    if (person === undefined) return;
    const id = derivedId(table.id, person, kind, part);
    const notice = { id, kind, table: table.id, game: state.setup.game, from, at: now, read: false };
    found.set(id, { person, notice, by, isSeen: isSettledByLooking(kind) && isHere(person) });
  };
  const toOthers: Scene['toOthers'] = (than, kind, from, at, by) => {
    for (const seat of peopleAt(state)) {
      const person = state.seats[seat]?.person?.id;
      if (seat !== than) tell(person, kind, from, at, by);
    }
  };
  const scene: Scene = { table, tell, toOthers };
  for (const each of noted) tellOf(each, scene);
  tellTurns(noted, scene);
  return [...found.values()];
}
