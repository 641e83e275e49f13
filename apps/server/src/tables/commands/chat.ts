import type { Seat } from '@palio/kernel';
import type { ChatRoom } from '@palio/protocol';
import { Refusal } from '../../refusal.ts';
import type { Entry } from '../entries.ts';
import { mayLook, seatOfPerson } from '../state.ts';
import type { Table } from '../table.ts';
import type { Actor } from './actor.ts';

const MOST_MESSAGES = 2000;
const MINUTE = 60_000;

export interface Words {
  readonly text?: string;
  readonly phrase?: string;
}

/** Whether two seats may talk alone. Before seats are drawn, or once somebody has left, nobody would know with whom. */
function mayTalkAlone({ state }: Table, seat: Seat, other: Seat): boolean {
  const { setup, seats, status } = state;
  const isDrawn = !setup.randomSeats || status !== 'open';
  const listener = seats[other];
  const isThere = listener?.kind === 'person' && !listener.vacant;
  return setup.negotiation && isDrawn && other !== seat && isThere;
}

/** There is a chat of this kind, there is room in it, and nobody has taken the word from him. */
function mustBeHeard({ state, now }: Table, { person }: Actor, room: ChatRoom, words: Words): void {
  const { setup, messages, watchersMessages = 0, silenced = {} } = state;
  if (setup.chat === 'off' || (setup.chat === 'phrases' && words.phrase === undefined))
    throw new Refusal('chat-off');
  if ((silenced[person.id] ?? 0) > now) throw new Refusal('silenced');
  if ((room === 'spectators' ? watchersMessages : messages) >= MOST_MESSAGES) throw new Refusal('chat-full');
}

/** Says something to the table, to one other seat, or among those who watch. */
export function say(table: Table, actor: Actor, room: ChatRoom, words: Words): void {
  mustBeHeard(table, actor, room, words);
  const { person } = actor;
  const seat = seatOfPerson(table.state, person.id) ?? null;
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

/** Who made the table takes the word from somebody who has spoken there, for everybody to know. */
export function silence(table: Table, { person: owner }: Actor, id: string, minutes: number): void {
  const { setup } = table.state;
  if (setup.owner !== owner.id) throw new Refusal('not-owner');
  const isHis = (entry: Entry): boolean => entry.type === 'said' && entry.from.id === id;
  const last = table.history.findLast(({ entry }) => isHis(entry))?.entry;
  if (last?.type !== 'said' || id === owner.id) throw new Refusal('no-such-user');
  table.happen({ type: 'silenced', person: last.from, until: table.now + minutes * MINUTE });
}
