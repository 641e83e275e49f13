import type { Viewer } from '@palio/kernel';
import type { NumberedEntry, ServerMessage } from '@palio/protocol';
import type { Noted } from './entries.ts';
import { cardOf, clocksOf, entriesFor, historyFor, positionFor, tableFor } from './project.ts';
import { mayLook, slotOf, viewerOf } from './state.ts';
import type { Table } from './table.ts';

/** Somebody who looks at a table right now. */
export interface Watcher {
  readonly person: string | undefined;
  /** Whose words he does not wish to read. */
  readonly muted: ReadonlySet<string>;
  send(message: string): void;
  /** He may not look any more. */
  dismiss(): void;
}

/** Those who look, by what they may see. */
export type Watchers = Map<Watcher, Viewer>;

const CHANGES_SEATS = new Set(['joined', 'left', 'planned-seat', 'seats-drawn', 'replaced']);
const CHANGES_GAME = new Set([
  'acted',
  'undone',
  'started',
  'over',
  'cancelled',
  'settled',
  'returned',
  'stood-in',
  'resigned',
  'migrated',
]);
const ONLY_GAME = new Set(['acted', 'undone']);

const text = (message: ServerMessage): string => JSON.stringify(message);

export function wholeTable(table: Table, viewer: Viewer, since: number, muted: ReadonlySet<string>): string {
  const entries = withoutMuted(historyFor(table, viewer, since), muted);
  return text({ type: 'table', table: table.id, state: tableFor(table, viewer), entries });
}

export const withoutMuted = (entries: NumberedEntry[], muted: ReadonlySet<string>): NumberedEntry[] =>
  muted.size === 0
    ? entries
    : entries.filter(({ entry }) => entry.type !== 'said' || !muted.has(entry.from.id));

function updateFor(
  table: Table,
  noted: readonly Noted[],
  viewer: Viewer,
  muted: ReadonlySet<string>,
): string | undefined {
  const { state } = table;
  const n = state.visible[slotOf(state, viewer)]!;
  const entries = withoutMuted(entriesFor(table, noted, viewer, n), muted);
  if (entries.length === 0) return undefined;
  const types = entries.map(({ entry }) => entry.type);
  const isGame = types.some(type => CHANGES_GAME.has(type));
  const plans =
    viewer !== 'spectator' && types.includes('plans-changed') ? (state.plans[viewer] ?? []) : undefined;
  const position = isGame ? positionFor(table, viewer) : null;
  return text({
    type: 'update',
    table: table.id,
    n,
    entries,
    ...(!types.every(type => ONLY_GAME.has(type)) && { card: cardOf(table) }),
    ...(position !== null && { position }),
    ...(isGame && state.pace.kind !== 'none' && { clocks: clocksOf(table) }),
    ...(plans !== undefined && { plans }),
  });
}

/** Some have become somebody else at the table: they are shown everything anew. */
function lookAgain(table: Table, watchers: Watchers): Set<Watcher> {
  const shown = new Set<Watcher>();
  for (const [watcher, before] of watchers) {
    const viewer = viewerOf(table.state, watcher.person);
    if (!mayLook(table.state, watcher.person)) {
      watchers.delete(watcher);
      watcher.dismiss();
    } else if (viewer !== before) {
      watchers.set(watcher, viewer);
      watcher.send(wholeTable(table, viewer, 0, watcher.muted));
      shown.add(watcher);
    }
  }
  return shown;
}

const NOBODY: ReadonlySet<string> = new Set();
const NOBODY_SHOWN: ReadonlySet<Watcher> = new Set();

/** Tells everybody who looks what has happened, each as far as he may know. */
export function announce(table: Table, noted: readonly Noted[], watchers: Watchers): void {
  if (watchers.size === 0) return;
  const moved = noted.some(({ entry }) => CHANGES_SEATS.has(entry.type) || entry.type === 'started');
  const shown = moved ? lookAgain(table, watchers) : NOBODY_SHOWN;
  const hasWords = noted.some(({ entry }) => entry.type === 'said');
  const messages = new Map<Viewer, string | undefined>();
  for (const [watcher, viewer] of watchers) {
    if (shown.has(watcher)) continue;
    if (hasWords && watcher.muted.size > 0) {
      const own = updateFor(table, noted, viewer, watcher.muted);
      if (own !== undefined) watcher.send(own);
      continue;
    }
    if (!messages.has(viewer)) messages.set(viewer, updateFor(table, noted, viewer, NOBODY));
    const message = messages.get(viewer);
    if (message !== undefined) watcher.send(message);
  }
}
