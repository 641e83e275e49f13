import type { Viewer } from '@palio/kernel';
import type { NumberedEntry } from '@palio/protocol';
import { cardOf, clocksOf } from './card.ts';
import type { Noted } from './entries.ts';
import { entriesFor } from './history.ts';
import { commonPart, hasPosition, ownPart } from './project.ts';
import { slotOf } from './state.ts';
import type { Table } from './table.ts';

/** With whose eyes somebody looks beside his own, and whose words are kept from him. */
export interface Eyes {
  /** The share through which he looks, if it is not with his own eyes. */
  readonly share?: string;
  /** Whose words he does not wish to read. */
  readonly muted: ReadonlySet<string>;
}

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
  // Whether somebody is left who would have to agree to an undo.
  'left',
  'replaced',
  'decided',
]);
const ONLY_GAME = new Set(['acted', 'undone']);
/** After these somebody's plans may be others, or none. */
const CHANGES_PLANS = new Set([
  'plans-changed',
  'left',
  'replaced',
  'resigned',
  'decided',
  'over',
  'cancelled',
]);

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

/** What has happened, for one viewer: the text, and what it is about. */
interface News {
  readonly text: string;
  readonly isGame: boolean;
  readonly isOnlyGame: boolean;
  readonly hasPlans: boolean;
}

function newsFrom(entries: readonly NumberedEntry[]): News {
  return {
    text: JSON.stringify(entries),
    isGame: entries.some(({ entry }) => CHANGES_GAME.has(entry.type)),
    isOnlyGame: entries.every(({ entry }) => ONLY_GAME.has(entry.type)),
    hasPlans: entries.some(({ entry }) => CHANGES_PLANS.has(entry.type)),
  };
}

/** Whether everybody reads the same of it. */
const isForAll = ({ entry }: Noted): boolean =>
  entry.type === 'acted' &&
  entry.only === undefined &&
  !entry.secret &&
  !entry.planned &&
  entry.told.every(({ only }) => only === undefined);

const listText = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : JSON.stringify(list));

/** Writes the same happenings for several viewers: what is alike for more than one of them is written once. */
export class Writing {
  readonly #table: Table;
  readonly #noted: readonly Noted[];
  readonly #isForAll: boolean;
  #common: string | undefined;
  #card: string | undefined;
  #clocks: string | undefined;
  /** What was written last, for the next viewer: he mostly reads the same, if not all do. */
  #lastNews: { readonly n: number; readonly news: News } | undefined;
  #lastView: { readonly view: unknown; readonly text: string } | undefined;

  constructor(table: Table, noted: readonly Noted[]) {
    this.#table = table;
    this.#noted = noted;
    this.#isForAll = noted.every(isForAll);
  }

  /** Nothing if this viewer may know nothing of it; `n` numbers the last that he may. */
  news(viewer: Viewer, eyes: Eyes, n: number): News | undefined {
    if (this.#isForAll && this.#lastNews?.n === n) return this.#lastNews.news;
    const entries = fitFor(eyes, entriesFor(this.#table, this.#noted, viewer, n));
    if (entries.length === 0) return undefined;
    const news = newsFrom(entries);
    this.#lastNews = { n, news };
    return news;
  }

  #view(viewer: Viewer): string {
    const view = this.#table.game.view(this.#table.position, viewer);
    if (this.#lastView !== undefined && this.#lastView.view === view) return this.#lastView.text;
    const text = JSON.stringify(view);
    this.#lastView = { view, text };
    return text;
  }

  get card(): string {
    this.#card ??= JSON.stringify(cardOf(this.#table));
    return this.#card;
  }

  get clocks(): string {
    this.#clocks ??= JSON.stringify(clocksOf(this.#table));
    return this.#clocks;
  }

  /** What everybody gets alike, from its first member to its last. */
  get #commonText(): string {
    if (this.#common === undefined) {
      const { question, outcome } = commonPart(this.#table);
      this.#common = `"question":${JSON.stringify(question)},"outcome":${JSON.stringify(outcome)}`;
    }
    return this.#common;
  }

  /** A `PositionView`, put together by hand because under load this is most of what the server does. */
  position(viewer: Viewer, isShared: boolean): string {
    const { count, decision, legal, asides, mayTakeBack, undo } = ownPart(this.#table, viewer, isShared);
    return (
      `{"count":${count},"decision":${decision},"legal":${listText(legal)},"asides":${listText(asides)},` +
      `"mayTakeBack":${mayTakeBack},"undo":"${undo}",${this.#commonText},"view":${this.#view(viewer)}}`
    );
  }
}

/** What is sent to one viewer; nothing if he may know nothing of it. */
export function updateFor(table: Table, viewer: Viewer, eyes: Eyes, writing: Writing): string | undefined {
  const { state } = table;
  const isShared = eyes.share !== undefined;
  const n = state.visible[slotOf(state, viewer)]!;
  const news = writing.news(viewer, eyes, n);
  if (news === undefined) return undefined;
  let message = `{"type":"update","table":"${table.id}","n":${n},"entries":${news.text}`;
  if (!news.isOnlyGame) message += `,"card":${writing.card}`;
  if (news.isGame && state.pace.kind !== 'none') message += `,"clocks":${writing.clocks}`;
  if (news.hasPlans && viewer !== 'spectator' && !isShared)
    message += `,"plans":${JSON.stringify(state.plans[viewer] ?? [])}`;
  if (news.isGame && hasPosition(table)) message += `,"position":${writing.position(viewer, isShared)}`;
  return `${message}}`;
}
