import type { Seat } from '@palio/kernel';
import type { ChatRoom } from '@palio/protocol';
import { Refusal } from '../../refusal.ts';
import type { Entry } from '../entries.ts';
import { mayLook, seatOfPerson } from '../state.ts';
import type { Table } from '../table.ts';
import type { Actor } from './actor.ts';

const MOST_MESSAGES = 2000;

export interface Words {
  readonly text?: string;
  readonly phrase?: string;
}

/** Whether two seats may talk alone. Before seats are drawn nobody knows who will sit there. */
function mayTalkAlone({ state }: Table, seat: Seat, other: Seat): boolean {
  const { setup, seats, status } = state;
  const isDrawn = !setup.randomSeats || status !== 'open';
  return setup.negotiation && isDrawn && other !== seat && seats[other]?.kind === 'person';
}

/** Says something to the table, to one other seat, or among those who watch. */
export function say(table: Table, { person }: Actor, room: ChatRoom, words: Words): void {
  const { setup, messages, watchersMessages = 0 } = table.state;
  const seat = seatOfPerson(table.state, person.id) ?? null;
  if (setup.chat === 'off' || (setup.chat === 'phrases' && words.phrase === undefined))
    throw new Refusal('chat-off');
  if ((room === 'spectators' ? watchersMessages : messages) >= MOST_MESSAGES) throw new Refusal('chat-full');
  const said = { type: 'said', from: person, seat, room, ...words } satisfies Entry;
  if (room === 'spectators') {
    if (seat !== null) throw new Refusal('chat-off');
    if (!mayLook(table.state, person.id)) throw new Refusal('no-such-table');
    table.happen({ ...said, only: ['spectator'] });
    return;
  }
  if (seat === null) throw new Refusal('not-seated');
  if (room === 'table') {
    table.happen(said);
    return;
  }
  if (!mayTalkAlone(table, seat, room.with)) throw new Refusal('chat-off');
  const to = table.state.seats[room.with]!.person!.id;
  table.happen({ ...said, to, only: [seat, room.with] });
}
