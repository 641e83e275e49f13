import type { Person } from '@palio/protocol';
import { Refusal } from '../refusal.ts';
import type { TableState } from './state.ts';

/** Whom somebody has blocked, or who has blocked him. */
export type Apart = ReadonlySet<string>;

/** Who sits down or is invited must get along with those who sit there. It is not said with whom he does not. */
export function mustGetAlong({ seats }: TableState, apart: Apart): void {
  const isInTheWay = seats.some(
    ({ kind, person, vacant }) =>
      kind === 'person' && !vacant && person !== undefined && apart.has(person.id),
  );
  if (isInTheWay) throw new Refusal('not-here');
}

/** Whether somebody may take a seat. Who comes back to his own may, whatever has happened between them since. */
export function mustBeWelcome(state: TableState, person: Person, apart: Apart): void {
  const { owner, rated } = state.setup;
  if (apart.has(owner)) throw new Refusal('blocked');
  if (rated && person.kind !== 'member') throw new Refusal('members-only');
  const comesBack = state.seats.some(seat => seat.vacant && seat.person?.id === person.id);
  if (!comesBack) mustGetAlong(state, apart);
}
