import { maySee, type Viewer } from '@palio/kernel';
import type { EntryView, NumberedEntry } from '@palio/protocol';
import { maySeeEntry, type Entry, type Noted } from './entries.ts';
import { slotOf } from './state.ts';
import type { Table } from './table.ts';

type ActedView = Extract<EntryView, { type: 'acted' }>;

/** One entry for one viewer. What was secret stays so until the game is over. */
function entryView(entry: Entry, at: number, viewer: Viewer, isOver: boolean): EntryView {
  switch (entry.type) {
    case 'acted': {
      const { seat, notation, told, secret, planned, byBot } = entry;
      const events = told.filter(({ only }) => maySee(viewer, only)).map(({ event }) => event);
      const mayRead = !secret || seat === viewer || isOver;
      const view: ActedView = mayRead
        ? { type: 'acted', at, seat, notation, events }
        : { type: 'acted', at, seat, events };
      if (planned && seat === viewer) view.planned = planned;
      if (byBot) view.byBot = byBot;
      return view;
    }
    case 'said': {
      const { only: _only, to: _to, ...known } = entry;
      return { ...known, at };
    }
    case 'created':
    case 'started':
      return { type: entry.type, at };
    case 'shared':
    case 'unshared':
      throw new Error('with whom somebody shares his view is told to nobody');
    case 'planned-seat':
      return { type: entry.type, at, seat: entry.seat };
    case 'undone': {
      const { type, seat, remaining } = entry;
      const count = viewer === 'spectator' ? remaining?.at(-1) : remaining?.[viewer];
      return { type, at, seat, ...(count !== undefined && { count }) };
    }
    case 'plans-changed':
      return { type: entry.type, at, seat: entry.seat, plans: entry.plans.length, dropped: entry.dropped };
    case 'decided':
      return { type: entry.type, at, about: entry.about, choice: entry.choice };
    case 'migrated':
      return { type: entry.type, at, rulesVersion: entry.rulesVersion };
    default: {
      const { only: _only, ...known } = entry;
      return { ...known, at };
    }
  }
}

/** Entries as one viewer may know them; `n` numbers the last of them. */
export function entriesFor(
  table: Table,
  noted: readonly Noted[],
  viewer: Viewer,
  n: number,
): NumberedEntry[] {
  const isOver = table.state.status === 'over';
  const known = noted.filter(({ entry }) => maySeeEntry(entry, viewer));
  return known.flatMap((each, i) =>
    isBetweenOthers(table, each, viewer)
      ? []
      : [{ n: n - known.length + 1 + i, entry: entryView(each.entry, each.at, viewer, isOver) }],
  );
}

/** Said in private to or by somebody who sat there before: who takes over a seat takes over the game, not that. */
function isBetweenOthers(table: Table, { entry }: Noted, viewer: Viewer): boolean {
  if (viewer === 'spectator' || entry.type !== 'said' || typeof entry.room === 'string') return false;
  const person = table.state.seats[viewer]?.person?.id;
  return entry.seat === viewer ? entry.from.id !== person : entry.to !== undefined && entry.to !== person;
}

/** What this viewer may know of the history after entry `since`, as he counts. */
export function historyFor(table: Table, viewer: Viewer, since: number): NumberedEntry[] {
  const n = table.state.visible[slotOf(table.state, viewer)]!;
  if (since >= n) return [];
  let missing = n - since;
  let from = table.history.length;
  while (from > 0 && missing > 0) if (maySeeEntry(table.history[--from]!.entry, viewer)) missing--;
  return entriesFor(table, table.history.slice(from), viewer, n);
}

/** Messages among those who watched; seats may read them once the game is over. */
export function spectatorsTalk(table: Table): EntryView[] {
  const isTalk = ({ entry }: Noted): boolean => entry.type === 'said' && entry.room === 'spectators';
  return table.history.filter(isTalk).map(({ at, entry }) => entryView(entry, at, 'spectator', true));
}

/** Everything that was said, for those who look into a report. */
export const talkAt = (table: Table): EntryView[] =>
  table.history
    .filter(({ entry }) => entry.type === 'said')
    .map(({ at, entry }) => entryView(entry, at, 'spectator', true));
