import type { Viewer } from '@palio/kernel';
import type { NumberedEntry, ServerMessage } from '@palio/protocol';
import { cardOf, clocksOf } from './card.ts';
import type { Noted } from './entries.ts';
import { entriesFor, historyFor } from './history.ts';
import { aroundView, tableFor, type AroundView } from './project.ts';
import { mayLook, slotOf, viewerOf } from './state.ts';
import type { Table } from './table.ts';

/** Somebody who looks at a table right now. */
export interface Watcher {
  readonly person: string | undefined;
  /** The share through which he looks, if it is not with his own eyes. */
  readonly share?: string;
  /** Whose words he does not wish to read. */
  readonly muted: ReadonlySet<string>;
  send(message: string): void;
  /** He may not look any more. */
  dismiss(): void;
}

/** Those who look, by what they may see. */
export type Watchers = Map<Watcher, Viewer>;

/** With whose eyes somebody looks beside his own, and whose words are kept from him. */
export type Eyes = Pick<Watcher, 'share' | 'muted'>;

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
  'started',
  'unshared',
]);
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

const NOBODY: ReadonlySet<string> = new Set();
const OWN_EYES: Eyes = { muted: NOBODY };
const NOBODY_SHOWN: ReadonlySet<Watcher> = new Set();

/** The message of an update; the view of the position is added to what has been written of it. */
type Update = Omit<Extract<ServerMessage, { type: 'update' }>, 'position'> & { position?: AroundView };

/** The position comes last in an update, so that its view can be put before the two braces at the end. */
const withView = (written: string, view: string): string => `${written.slice(0, -2)},"view":${view}}}`;

const text = (message: ServerMessage): string => JSON.stringify(message);

export function wholeTable(table: Table, viewer: Viewer, since: number, eyes: Eyes): string {
  const entries = fitFor(eyes, historyFor(table, viewer, since));
  const state = tableFor(table, viewer, eyes.share !== undefined);
  return text({ type: 'table', table: table.id, state, entries });
}

/** Without the words of those who are muted; through a share without what is said or planned in private. */
export function fitFor({ share, muted }: Eyes, entries: NumberedEntry[]): NumberedEntry[] {
  if (muted.size === 0 && share === undefined) return entries;
  return entries.filter(({ entry }) => {
    if (entry.type === 'said')
      return !muted.has(entry.from.id) && (share === undefined || isPublic(entry.room));
    return share === undefined || (entry.type !== 'plans-changed' && entry.type !== 'time-low');
  });
}

const isPublic = (room: unknown): boolean => room === 'table';

/** Writes for several viewers: a view that the game gives to more than one of them is written once. */
class Writing {
  readonly #written = new Map<unknown, string>();

  view(view: unknown): string {
    let written = this.#written.get(view);
    if (written === undefined) {
      written = JSON.stringify(view);
      this.#written.set(view, written);
    }
    return written;
  }
}

function updateFor(
  table: Table,
  noted: readonly Noted[],
  viewer: Viewer,
  eyes: Eyes,
  writing: Writing,
): string | undefined {
  const { state } = table;
  const isShared = eyes.share !== undefined;
  const n = state.visible[slotOf(state, viewer)]!;
  const entries = fitFor(eyes, entriesFor(table, noted, viewer, n));
  if (entries.length === 0) return undefined;
  const isGame = entries.some(({ entry }) => CHANGES_GAME.has(entry.type));
  const isOnlyGame = entries.every(({ entry }) => ONLY_GAME.has(entry.type));
  const hasPlans = !isOnlyGame && viewer !== 'spectator' && !isShared;
  const plans =
    hasPlans && entries.some(({ entry }) => entry.type === 'plans-changed')
      ? (state.plans[viewer] ?? [])
      : undefined;
  const around = isGame ? aroundView(table, viewer, isShared) : null;
  const update: Update = { type: 'update', table: table.id, n, entries };
  if (!isOnlyGame) update.card = cardOf(table);
  if (isGame && state.pace.kind !== 'none') update.clocks = clocksOf(table);
  if (plans !== undefined) update.plans = plans;
  if (around === null) return JSON.stringify(update);
  update.position = around;
  const view = writing.view(table.game.view(table.position, viewer));
  return withView(JSON.stringify(update), view);
}

/** Who somebody is at the table now; nobody if he may not look any more. */
function eyesOf({ state }: Table, { share, person }: Watcher): Viewer | undefined {
  if (share !== undefined) return state.shares?.find(({ id }) => id === share)?.seat;
  return mayLook(state, person) ? viewerOf(state, person) : undefined;
}

/** Some have become somebody else at the table: they are shown everything anew. */
function lookAgain({ table, forSpectators }: Scene, watchers: Watchers): Set<Watcher> {
  const shown = new Set<Watcher>();
  for (const [watcher, before] of watchers) {
    const viewer = eyesOf(table, watcher);
    if (viewer === undefined) {
      watchers.delete(watcher);
      watcher.dismiss();
    } else if (viewer !== before) {
      watchers.set(watcher, viewer);
      watcher.send(wholeTable(viewer === 'spectator' ? forSpectators : table, viewer, 0, watcher));
      shown.add(watcher);
    }
  }
  return shown;
}

/** Tells some of those who look what has happened, each as far as he may know. */
function tell(
  table: Table,
  noted: readonly Noted[],
  watchers: Watchers,
  isMeant: (watcher: Watcher, viewer: Viewer) => boolean,
): void {
  const hasWords = noted.some(({ entry }) => entry.type === 'said');
  const writing = new Writing();
  const messages = new Map<Viewer, string | undefined>();
  for (const [watcher, viewer] of watchers) {
    if (!isMeant(watcher, viewer)) continue;
    if (watcher.share !== undefined || (hasWords && watcher.muted.size > 0)) {
      const own = updateFor(table, noted, viewer, watcher, writing);
      if (own !== undefined) watcher.send(own);
      continue;
    }
    if (!messages.has(viewer)) messages.set(viewer, updateFor(table, noted, viewer, OWN_EYES, writing));
    const message = messages.get(viewer);
    if (message !== undefined) watcher.send(message);
  }
}

/** Tells everybody who looks what has happened; those who see the table late are told when their time comes. */
export function announce(scene: Scene, noted: readonly Noted[], watchers: Watchers): void {
  if (watchers.size === 0) return;
  const { table, forSpectators } = scene;
  const moved = noted.some(({ entry }) => CHANGES_SEATS.has(entry.type));
  const shown = moved ? lookAgain(scene, watchers) : NOBODY_SHOWN;
  const isLate = table !== forSpectators;
  tell(
    table,
    noted,
    watchers,
    (watcher, viewer) => !shown.has(watcher) && !(isLate && viewer === 'spectator'),
  );
}

/** Tells those who see the table late what has become visible to them. */
export function announceLate(table: Table, noted: readonly Noted[], watchers: Watchers): void {
  if (noted.length > 0) tell(table, noted, watchers, (_, viewer) => viewer === 'spectator');
}
