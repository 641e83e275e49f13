import type { Viewer } from '@palio/kernel';
import type { ServerMessage } from '@palio/protocol';
import type { Noted } from './entries.ts';
import { historyFor } from './history.ts';
import { tableFor } from './project.ts';
import { mayLook, slotOf, viewerOf } from './state.ts';
import type { Table } from './table.ts';
import { fitFor, updateFor, Writing, type Eyes } from './update.ts';

/** Somebody who looks at a table right now. */
export interface Watcher extends Eyes {
  readonly person: string | undefined;
  /** His page is in view, not hidden behind others. */
  readonly isInView: boolean;
  /** Runs the server and watches where he has been called to. */
  readonly oversees?: boolean;
  send(message: string): void;
  /** He may not look any more. */
  dismiss(): void;
}

/** What goes wrong for one of those who look is told here: neither the table nor the others may suffer from it. */
export type Trouble = (cause: unknown) => void;

/** Those who look, by what they may see. */
export type Watchers = Map<Watcher, Viewer>;

/** A table, and what those who watch see of it: the same, or how it was some minutes ago. */
export interface Scene {
  readonly table: Table;
  readonly forSpectators: Table;
}

const CHANGES_SEATS = new Set([
  'joined',
  'left',
  'planned-seat',
  'seats-drawn',
  'replaced',
  'decided',
  'offered',
  'started',
  'unshared',
]);
const NOBODY: ReadonlySet<string> = new Set();
const OWN_EYES: Eyes = { muted: NOBODY };
const NOBODY_SHOWN: ReadonlySet<Watcher> = new Set();

const text = (message: ServerMessage): string => JSON.stringify(message);

export function wholeTable(table: Table, viewer: Viewer, since: number, eyes: Eyes): string {
  const entries = fitFor(eyes, historyFor(table, viewer, since));
  const state = tableFor(table, viewer, eyes.share !== undefined);
  return text({ type: 'table', table: table.id, state, entries });
}

/** Who somebody is at the table now; nobody if he may not look any more. */
function eyesOf({ state }: Table, { share, person, oversees }: Watcher): Viewer | undefined {
  if (oversees) return 'spectator';
  if (share !== undefined) return state.shares?.find(({ id }) => id === share)?.seat;
  return mayLook(state, person) ? viewerOf(state, person) : undefined;
}

/** Some have become somebody else at the table: they are shown everything anew. */
function lookAgain({ table, forSpectators }: Scene, watchers: Watchers, trouble: Trouble): Set<Watcher> {
  const shown = new Set<Watcher>();
  for (const [watcher, before] of watchers)
    try {
      const viewer = eyesOf(table, watcher);
      if (viewer === undefined) {
        watchers.delete(watcher);
        watcher.dismiss();
      } else if (viewer !== before) {
        watchers.set(watcher, viewer);
        shown.add(watcher);
        watcher.send(wholeTable(viewer === 'spectator' ? forSpectators : table, viewer, 0, watcher));
      }
    } catch (cause) {
      trouble(cause);
    }
  return shown;
}

/** Tells some of those who look what has happened, each as far as he may know. */
function tell(
  table: Table,
  noted: readonly Noted[],
  watchers: Watchers,
  isMeant: (watcher: Watcher, viewer: Viewer) => boolean,
  trouble: Trouble,
): void {
  const hasWords = noted.some(({ entry }) => entry.type === 'said');
  const writing = new Writing(table, noted);
  const messages: (string | undefined)[] = [];
  const messageFor = (watcher: Watcher, viewer: Viewer): string | undefined => {
    if (watcher.share !== undefined || (hasWords && watcher.muted.size > 0))
      return updateFor(table, viewer, watcher, writing);
    const slot = slotOf(table.state, viewer);
    if (!(slot in messages)) messages[slot] = updateFor(table, viewer, OWN_EYES, writing);
    return messages[slot];
  };
  for (const [watcher, viewer] of watchers) {
    if (!isMeant(watcher, viewer)) continue;
    try {
      const message = messageFor(watcher, viewer);
      if (message !== undefined) watcher.send(message);
    } catch (cause) {
      trouble(cause);
    }
  }
}

/** Tells everybody who looks what has happened; those who see the table late are told when their time comes. */
export function announce(scene: Scene, noted: readonly Noted[], watchers: Watchers, trouble: Trouble): void {
  if (watchers.size === 0) return;
  const { table, forSpectators } = scene;
  const moved = noted.some(({ entry }) => CHANGES_SEATS.has(entry.type));
  const shown = moved ? lookAgain(scene, watchers, trouble) : NOBODY_SHOWN;
  const isLate = table !== forSpectators;
  tell(
    table,
    noted,
    watchers,
    (watcher, viewer) => !shown.has(watcher) && !(isLate && viewer === 'spectator'),
    trouble,
  );
}

/** Shows the table again, without what has happened so far. */
export function showCards({ table, forSpectators }: Scene, watchers: Watchers): void {
  for (const [watcher, viewer] of watchers)
    watcher.send(wholeTable(viewer === 'spectator' ? forSpectators : table, viewer, Infinity, watcher));
}

/** Tells those who see the table late what has become visible to them. */
export function announceLate(
  table: Table,
  noted: readonly Noted[],
  watchers: Watchers,
  trouble: Trouble,
): void {
  if (noted.length > 0) tell(table, noted, watchers, (_, viewer) => viewer === 'spectator', trouble);
}
