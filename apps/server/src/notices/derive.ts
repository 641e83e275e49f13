import type { Seat } from '@palio/kernel';
import type { Notice } from '@palio/protocol';
import { derivedId } from '../ids.ts';
import type { Noted } from '../tables/entries.ts';
import { peopleAt } from '../tables/state.ts';
import { isAwaited, isByTurns } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';

export interface NoticeFor {
  readonly person: string;
  readonly notice: Notice;
}

/** Who is to be told what, as it follows from what happened: the same happenings give the same notices. */
export function noticesFrom(
  table: Table,
  noted: readonly Noted[],
  now: number,
  isHere: (person: string) => boolean,
): NoticeFor[] {
  const { state } = table;
  const found = new Map<string, NoticeFor>();
  const tell = (
    person: string | undefined,
    kind: Notice['kind'],
    from: string | null,
    part: string | number,
  ): void => {
    if (person === undefined) return;
    const id = derivedId(table.id, person, kind, part);
    const notice = { id, kind, table: table.id, game: state.setup.game, from, at: now, read: false };
    found.set(id, { person, notice });
  };
  const personAt = (seat: Seat) => state.seats[seat]?.person;
  const others = (seat: Seat | undefined): string[] =>
    peopleAt(state).flatMap(other => (other === seat ? [] : (personAt(other)?.id ?? [])));
  const nameAt = (seat: Seat): string | null => personAt(seat)?.name ?? null;
  const owner = state.seats.find(seat => seat.person?.id === state.setup.owner)?.person?.name ?? null;

  for (const { at, entry } of noted)
    switch (entry.type) {
      case 'created':
        for (const seat of entry.seats)
          if (seat.kind === 'invited') tell(seat.person?.id, 'invited', owner, at);
        break;
      case 'planned-seat':
        if (entry.to.kind === 'invited') tell(entry.to.person?.id, 'invited', owner, at);
        break;
      case 'started':
        for (const person of others(undefined)) if (!isHere(person)) tell(person, 'started', null, at);
        break;
      case 'proposed':
        for (const person of others(entry.seat))
          if (!isHere(person)) tell(person, 'proposal', nameAt(entry.seat), at);
        break;
      case 'time-low':
        tell(personAt(entry.seat)?.id, 'time-low', null, at);
        break;
      case 'time-out':
        for (const person of others(undefined)) tell(person, 'time-out', nameAt(entry.seat), at);
        break;
      case 'over':
      case 'cancelled':
        for (const person of others(undefined)) if (!isHere(person)) tell(person, 'over', null, at);
        break;
      case 'rematched':
        for (const person of others(undefined)) if (!isHere(person)) tell(person, 'rematch', null, at);
        break;
      default:
        break;
    }
  const hasMoved = noted.some(
    ({ entry }) => entry.type === 'acted' || entry.type === 'started' || entry.type === 'undone',
  );
  if (hasMoved && isByTurns(state))
    for (const seat of table.waiting) {
      const person = personAt(seat)?.id;
      if (person !== undefined && isAwaited(table, seat) && !isHere(person))
        tell(person, 'your-turn', null, state.decisions[seat]!);
    }
  return [...found.values()];
}
