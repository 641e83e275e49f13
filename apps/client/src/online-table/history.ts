import type { AnyEvent } from '@palio/kernel';
import type { ChatRoom, EntryView, NumberedEntry } from '@palio/protocol';
import type { LoggedAction } from '../worker/protocol.ts';

export type SaidEntry = Extract<EntryView, { type: 'said' }>;
type ActedEntry = Extract<EntryView, { type: 'acted' }>;

const logged = ({ seat, notation, events }: ActedEntry, number: number): LoggedAction => ({
  number,
  seat,
  notation,
  events: events as readonly AnyEvent[],
});

/** The log after more entries: actions are added, what was taken back is gone. So many actions lie before the log. */
export function logAfter(
  log: readonly LoggedAction[],
  entries: readonly NumberedEntry[],
  before = 0,
): readonly LoggedAction[] {
  const next = [...log];
  for (const { entry } of entries) {
    if (entry.type === 'acted') next.push(logged(entry, next.length + 1));
    else if (entry.type === 'undone') {
      const left = entry.count === undefined ? next.length - 1 : entry.count - before;
      next.length = Math.max(0, Math.min(next.length, left));
    }
  }
  return next;
}

/** What the board should show as just happened: nothing if the game has gone back meanwhile. */
export function eventsOf(entries: readonly NumberedEntry[]): readonly AnyEvent[] {
  const acted = entries.flatMap(({ entry }) => (entry.type === 'acted' ? [entry] : []));
  const wentBack = entries.some(({ entry }) => entry.type === 'undone');
  return wentBack ? [] : acted.flatMap(({ events }) => events as readonly AnyEvent[]);
}

/** Entries that were not there before, in their order. */
export const newOnes = (n: number, entries: readonly NumberedEntry[]): readonly NumberedEntry[] =>
  entries.filter(entry => entry.n > n);

/** Whether somebody decided last, and himself: what a bot did for him, or he had planned, he has not seen happen. */
export function hasDecidedLast(entries: readonly NumberedEntry[], seat: number | undefined): boolean {
  const last = entries.findLast(({ entry }) => entry.type === 'acted')?.entry;
  return last?.type === 'acted' && last.seat === seat && last.byBot !== true && last.planned !== true;
}

/** The others have voted somebody out; that counts as a resignation, but he has not resigned. */
export const wasDropped = (entries: readonly NumberedEntry[], seat: number): boolean =>
  entries.some(({ entry }) => entry.type === 'decided' && entry.about === seat && entry.choice === 'drop');

/** Names a room for lists and tabs. */
export const roomName = (room: ChatRoom, viewer: number | 'spectator', from: number | null): string =>
  typeof room === 'string' ? room : `seat-${from === viewer ? room.with : from}`;

/** What was said in one room, as its members read it. */
export const saidIn = (
  entries: readonly NumberedEntry[],
  room: string,
  viewer: number | 'spectator',
): readonly (NumberedEntry & { readonly entry: SaidEntry })[] =>
  entries.filter(
    (numbered): numbered is NumberedEntry & { readonly entry: SaidEntry } =>
      numbered.entry.type === 'said' && roomName(numbered.entry.room, viewer, numbered.entry.seat) === room,
  );
