import type { Seat } from '@palio/kernel';
import type { Person } from '@palio/protocol';
import type { Level } from '@palio/search';
import { Refusal } from '../../refusal.ts';
import { seatOfPerson } from '../state.ts';
import type { Table } from '../table.ts';

/** Who plays a seat that its person has left, lost or given up. */
export const STAND_IN_LEVEL: Level = 'medium';

/** Who asks. */
export interface Actor {
  readonly person: Person;
  readonly isAdmin?: boolean;
}

export function seatOf(table: Table, { person }: Actor): Seat {
  const seat = seatOfPerson(table.state, person.id);
  if (seat === undefined) throw new Refusal('not-seated');
  return seat;
}

/** Who has given up has no say any more. */
export function seatWithSay(table: Table, actor: Actor): Seat {
  const seat = seatOf(table, actor);
  if (table.state.seats[seat]!.resigned) throw new Refusal('not-running');
  return seat;
}

export function mustBeOpen({ state }: Table): void {
  if (state.status !== 'open') throw new Refusal('already-started');
}

export function mustBeRunning(table: Table): void {
  if (table.state.status !== 'running') throw new Refusal('not-running');
  if (table.isOnHold) throw new Refusal('rules-changed');
}

export function mustGoOn(table: Table): void {
  mustBeRunning(table);
  if (table.state.paused) throw new Refusal('paused');
}

/**
 * So much can happen at one table beside the actions that stand. Nobody who plays comes near it; who does something
 * and takes it back all day would make a journal that takes seconds to be read and shown.
 */
export const MOST_BESIDE = 20_000;

export function mustHaveRoom({ history, log }: Table): void {
  if (history.length - log.length >= MOST_BESIDE)
    throw new Refusal('too-many', 'too much has happened at this table: play on, or leave it');
}
