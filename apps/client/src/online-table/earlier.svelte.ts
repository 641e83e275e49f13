import type { AnyEvent } from '@palio/kernel';
import type { Recap } from '@palio/protocol';
import { tables } from '../online/api.ts';
import { goTo, replaceRoute } from '../router/router.svelte.ts';
import { BOT_PAUSE } from '../settings/settings.ts';
import { settings } from '../settings/settings.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { Pause } from '../table/pause.ts';
import { sentenceFor } from '../text/fault.ts';
import { words } from '../text/language.svelte.ts';
import { refusalFrom } from '../worker/calls.ts';
import type { Snapshot } from '../worker/protocol.ts';
import { positionAt } from './calls.ts';
import type { TableFeed } from './feed.svelte.ts';
import { pastSnapshotFrom } from './snapshot.ts';

const NO_EVENTS: readonly AnyEvent[] = [];
/** Even who wishes bots to be instant wants to follow what he missed. */
const LEAST_PAUSE = 300;

/** Earlier positions of a table: looked at one by one, or shown in a row to who was away. */
export class Earlier {
  readonly #feed: TableFeed;
  past: Snapshot | undefined = $state.raw();
  pastEvents: readonly AnyEvent[] = $state.raw(NO_EVENTS);
  /** What happened since my last decision, while nobody has looked at it. */
  recap: Recap | undefined = $state.raw();
  isWatching = $state(false);
  /** The moment that was asked for last; answers to older questions are dropped. */
  #wanted = Infinity;
  readonly #pause = new Pause();

  constructor(feed: TableFeed) {
    this.#feed = feed;
  }

  get #now(): number {
    return this.#feed.position?.count ?? 0;
  }

  get #isMine(): boolean {
    return this.#feed.viewer !== 'spectator' && !this.#feed.isShared;
  }

  async browse(count: number): Promise<void> {
    this.#stop();
    // A finished game is looked through with everything that a replay offers.
    const isOver = this.#feed.card?.status === 'over' && this.#feed.token === undefined;
    if (isOver && count < this.#now) goTo({ page: 'table', id: this.#feed.id, at: Math.max(0, count) });
    else await this.#lookAt(count, false);
  }

  browseBy(steps: number): Promise<void> {
    return this.browse(Math.min(this.#wanted, this.#now) + steps);
  }

  async #lookAt(count: number, isStep: boolean): Promise<void> {
    const wanted = Math.max(0, count);
    // Whoever has come back to the present stays in it: the next step back begins there, not where it was then.
    this.#wanted = wanted >= this.#now ? Infinity : wanted;
    if (wanted >= this.#now) {
      this.past = undefined;
      this.pastEvents = NO_EVENTS;
      this.#writeAddress(undefined);
      return;
    }
    const { id, token, viewer, log } = this.#feed;
    try {
      const position = await positionAt(id, wanted, token);
      if (this.#wanted !== wanted) return;
      const isForward = isStep || this.past?.count === wanted - 1;
      this.past = pastSnapshotFrom(position, viewer, log);
      this.pastEvents = isForward ? (log[wanted - 1]?.events ?? NO_EVENTS) : NO_EVENTS;
      this.#writeAddress(wanted);
    } catch (cause) {
      if (this.#wanted === wanted) this.#wanted = this.past?.count ?? Infinity;
      toast(sentenceFor(words(), refusalFrom(cause)));
    }
  }

  /** The address always names what is shown, so that it can be passed on. */
  #writeAddress(at: number | undefined): void {
    if (this.#feed.token !== undefined) return;
    replaceRoute({ page: 'table', id: this.#feed.id, ...(at === undefined ? {} : { at }) });
  }

  /** Looks for what happened while I was away. */
  async findRecap(): Promise<void> {
    if (!this.#isMine || this.#feed.card?.status !== 'running') return;
    const found = await tables.recap(this.#feed.id).catch(() => undefined);
    const isNews = found?.entries.some(({ entry }) => entry.type === 'acted') === true;
    this.recap = isNews ? found : undefined;
  }

  /** Shows it step by step, from the position I decided on to now. */
  async watchRecap(): Promise<void> {
    const { recap } = this;
    if (recap === undefined) return;
    const actions = recap.entries.filter(({ entry }) => entry.type === 'acted').length;
    const from = recap.from?.count ?? Math.max(0, this.#now - actions);
    this.recap = undefined;
    this.isWatching = true;
    for (let count = from; this.isWatching && count < this.#now; count++) {
      await this.#lookAt(count, count > from);
      this.#pause.begin();
      await this.#pause.rest(LEAST_PAUSE + BOT_PAUSE[settings().botSpeed]);
    }
    // Whoever has begun to look through the moments himself stays where he is.
    if (this.isWatching) this.skip();
  }

  /** Back to now. */
  skip(): void {
    this.#stop();
    void this.#lookAt(Infinity, false);
  }

  /** Nobody is left at a position that was taken back meanwhile. */
  leaveUndone(): void {
    if (this.past !== undefined && this.past.count >= this.#now) this.skip();
  }

  end(): void {
    this.#wanted = -1;
    this.#stop();
  }

  #stop(): void {
    this.isWatching = false;
    this.#pause.end();
  }
}
