import type { Seat } from '@palio/kernel';
import type { Notice } from '@palio/protocol';
import { derivedId } from '../ids.ts';
import { maySeeEntry, type Noted } from '../tables/entries.ts';
import { peopleAt } from '../tables/state.ts';
import { isAwaited, isByTurns } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';

export interface NoticeFor {
  readonly person: string;
  readonly notice: Notice;
}

type Tell = (
  person: string | undefined,
  kind: Notice['kind'],
  from: string | null,
  part: string | number,
) => void;

interface Scene {
  readonly table: Table;
  readonly tell: Tell;
  /** As `tell`, for everybody at the table but a seat. */
  toOthers(
    than: Seat | undefined,
    kind: Notice['kind'],
    from: string | null,
    at: number,
    unless: IsHere,
  ): void;
}

type IsHere = (person: string) => boolean;
const NOBODY_IS: IsHere = () => false;

function tellOf({ at, entry }: Noted, { table, tell, toOthers }: Scene, isHere: IsHere): void {
  const { seats, setup } = table.state;
  const nameAt = (seat: Seat): string | null => seats[seat]?.person?.name ?? null;
  const owner = seats.find(seat => seat.person?.id === setup.owner)?.person?.name ?? null;
  switch (entry.type) {
    case 'created':
      for (const seat of entry.seats)
        if (seat.kind === 'invited') tell(seat.person?.id, 'invited', owner, at);
      break;
    case 'planned-seat':
      if (entry.to.kind === 'invited') tell(entry.to.person?.id, 'invited', owner, at);
      tell(entry.removed?.id, 'removed', owner, at);
      break;
    case 'offered':
      tell(entry.person.id, 'invited', owner, at);
      break;
    case 'started':
      toOthers(undefined, 'started', null, at, isHere);
      break;
    case 'proposed':
      toOthers(entry.seat, 'proposal', nameAt(entry.seat), at, isHere);
      break;
    case 'time-low':
      tell(seats[entry.seat]?.person?.id, 'time-low', null, at);
      break;
    case 'time-out':
      toOthers(undefined, 'time-out', nameAt(entry.seat), at, NOBODY_IS);
      break;
    case 'over':
    case 'cancelled':
      toOthers(undefined, 'over', null, at, isHere);
      break;
    case 'rematched':
      toOthers(undefined, 'rematch', null, at, isHere);
      break;
    default:
      break;
  }
}

/** Games by turns tell whoever is waited for and is not here. */
function tellTurns(noted: readonly Noted[], { table, tell }: Scene, isHere: IsHere): void {
  const { state } = table;
  const isMove = ({ entry }: Noted, seat: Seat): boolean =>
    ['acted', 'started', 'undone'].includes(entry.type) && maySeeEntry(entry, seat);
  if (!isByTurns(state)) return;
  for (const seat of table.waiting) {
    // What he may not know of is no reason to tell him anything.
    if (!noted.some(each => isMove(each, seat))) continue;
    const person = state.seats[seat]?.person?.id;
    if (person !== undefined && isAwaited(table, seat) && !isHere(person))
      tell(person, 'your-turn', null, state.decisions[seat]!);
  }
}

/** Who is to be told what, as it follows from what happened: the same happenings give the same notices. */
export function noticesFrom(table: Table, noted: readonly Noted[], now: number, isHere: IsHere): NoticeFor[] {
  const { state } = table;
  const found = new Map<string, NoticeFor>();
  const tell: Tell = (person, kind, from, part) => {
    if (person === undefined) return;
    const id = derivedId(table.id, person, kind, part);
    const notice = { id, kind, table: table.id, game: state.setup.game, from, at: now, read: false };
    found.set(id, { person, notice });
  };
  const toOthers: Scene['toOthers'] = (than, kind, from, at, unless) => {
    for (const seat of peopleAt(state)) {
      const person = state.seats[seat]?.person?.id;
      if (seat !== than && person !== undefined && !unless(person)) tell(person, kind, from, at);
    }
  };
  const scene: Scene = { table, tell, toOthers };
  for (const each of noted) tellOf(each, scene, isHere);
  tellTurns(noted, scene, isHere);
  return [...found.values()];
}
