import type { SeatInfo } from '@palio/board-kit';
import type { AnyAction, AnyEvent, Reason, Seat, Viewer } from '@palio/kernel';
import type { Command, CommandAnswer, Recap } from '@palio/protocol';
import { tables } from '../online/api.ts';
import { isRefused } from '../online/ask.ts';
import type { Live } from '../online/line.svelte.ts';
import { live } from '../online/live.svelte.ts';
import { goTo, replaceRoute } from '../router/router.svelte.ts';
import { addressOf } from '../router/routes.ts';
import { BOT_PAUSE } from '../settings/settings.ts';
import { settings } from '../settings/settings.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { loadBoard, type TableBoard } from '../table/load-board.ts';
import { listOf, type PlayedTable } from '../table/played-table.ts';
import { sentenceFor } from '../text/fault.ts';
import { words } from '../text/language.svelte.ts';
import { refusalFrom } from '../worker/calls.ts';
import type { GameFacts, LoggedAction, Snapshot } from '../worker/protocol.ts';
import { startWorkers } from '../worker/workers.ts';
import { fetchRecord, positionAt } from './calls.ts';
import { TableFeed } from './feed.svelte.ts';
import { playersOf } from './players.ts';
import { pastSnapshotFrom, snapshotFrom } from './snapshot.ts';
import { onlineWords } from './words.ts';

const NO_EVENTS: readonly AnyEvent[] = [];

/** A table of the server on the screen. */
export class OnlineTable implements PlayedTable {
  readonly id: string;
  readonly feed: TableFeed;
  readonly line: Live = live();
  board: TableBoard | undefined = $state.raw();
  facts: GameFacts | undefined = $state.raw();
  past: Snapshot | undefined = $state.raw();
  pastEvents: readonly AnyEvent[] = $state.raw(NO_EVENTS);
  pending: readonly AnyAction[] | undefined = $state.raw();
  reason: Reason | null | undefined = $state.raw();
  /** What happened since my last decision, while nobody has looked at it. */
  recap: Recap | undefined = $state.raw();
  isWatching = $state(false);
  /** The decision that my action on its way answers. */
  #sent: number | undefined = $state();
  /** The moment that was asked for last; answers to older questions are dropped. */
  #wanted = -1;
  #wake: () => void = () => undefined;
  readonly nextPerson = undefined;
  readonly thinking = undefined;
  readonly skipping = false;
  readonly fault = undefined;

  readonly snapshot: Snapshot | undefined = $derived.by(() => {
    const { position, viewer, card } = this.feed;
    return position === undefined || card === undefined ? undefined : snapshotFrom(position, viewer, card);
  });
  readonly seats: readonly SeatInfo[] = $derived.by(() =>
    playersOf(this.feed.card?.seats ?? [], this.facts?.colours ?? [], words(), onlineWords()),
  );
  readonly busy: boolean = $derived.by(
    () => this.#sent !== undefined && this.#sent === this.feed.position?.decision,
  );
  /** My seat, unless I only look on. */
  readonly seat: Seat | undefined = $derived.by(() => {
    const { viewer, isShared } = this.feed;
    return viewer === 'spectator' || isShared ? undefined : viewer;
  });
  /** A bot plays for me. */
  readonly isAway: boolean = $derived.by(
    () => this.seat !== undefined && this.feed.card?.seats[this.seat]?.standIn !== undefined,
  );
  readonly mayAct: boolean = $derived.by(
    () =>
      !this.busy &&
      this.past === undefined &&
      this.seat !== undefined &&
      !this.isAway &&
      (this.feed.position?.legal.length ?? 0) + (this.feed.position?.asides.length ?? 0) > 0,
  );

  /** Nothing is asked of me now, but it will be. */
  readonly mayPlan: boolean = $derived.by(() => {
    const { card, position } = this.feed;
    if (this.seat === undefined || card === undefined || position === undefined) return false;
    const goesOn = card.status === 'running' && !card.onHold && !card.paused && !this.isAway;
    return goesOn && card.seats[this.seat]?.resigned !== true && position.legal.length === 0;
  });

  constructor(id: string, token?: string) {
    this.id = id;
    this.feed = new TableFeed(id, this.line, token);
  }

  open(): void {
    this.feed.open();
  }

  end(): void {
    this.feed.end();
    this.#wanted = -1;
    this.isWatching = false;
    this.#wake();
  }

  /** Board, colours and options of the game; needed once it is known which one. */
  async load(game: string): Promise<void> {
    const workers = startWorkers();
    try {
      [this.board, this.facts] = await Promise.all([
        loadBoard(game),
        workers.table.call('describe', { game }),
      ]);
    } finally {
      workers.end();
    }
  }

  get game(): string {
    return this.feed.card?.game ?? '';
  }

  get commitment(): string {
    return this.feed.card?.commitment ?? '';
  }

  get replayAddress(): string {
    return addressOf({ page: 'table', id: this.id, at: 0 });
  }

  get log(): readonly LoggedAction[] {
    return this.feed.log;
  }

  get lastEvents(): readonly AnyEvent[] {
    return this.feed.lastEvents;
  }

  get hasRecord(): boolean {
    return this.feed.card?.status === 'over';
  }

  get mayPlayAgain(): boolean {
    const status = this.feed.card?.status;
    return this.seat !== undefined && (status === 'over' || status === 'cancelled');
  }

  get #viewer(): Viewer {
    return this.feed.viewer;
  }

  /** Asks something of the table; a refusal is told in one sentence. */
  readonly ask = async (command: Command): Promise<CommandAnswer | undefined> => {
    try {
      return await this.feed.send(command);
    } catch (cause) {
      toast(sentenceFor(words(), refusalFrom(cause)));
      return undefined;
    }
  };

  readonly act = (given: AnyAction | readonly AnyAction[]): void => {
    const actions = listOf(given);
    if (!this.mayAct || actions.length === 0) return;
    const isYes = this.pending !== undefined && JSON.stringify(actions) === JSON.stringify(this.pending);
    if (!isYes && this.#asksAgain(actions)) this.pending = actions;
    else void this.#play(actions);
  };

  #asksAgain(actions: readonly AnyAction[]): boolean {
    const { confirm } = settings();
    if (confirm !== 'final') return confirm === 'always';
    return actions.some(action => this.board?.needsConfirmation(action, this.snapshot?.view) === true);
  }

  /** Sent once, whatever happens to the line: it goes out again with the same key until it is answered. */
  async #play(actions: readonly AnyAction[]): Promise<void> {
    const decision = this.feed.position?.decision;
    if (decision === undefined || this.seat === undefined) return;
    this.pending = undefined;
    this.reason = undefined;
    this.recap = undefined;
    this.#sent = decision;
    try {
      await this.feed.send({ type: 'act', decision, actions: [...actions] });
    } catch (cause) {
      if (this.#sent === decision) this.#sent = undefined;
      // Another tab of this seat was faster, or the table has gone on: what is shown now is what counts.
      if (!isRefused(cause, 'stale', 'illegal-action', 'not-waiting'))
        toast(sentenceFor(words(), refusalFrom(cause)));
    }
  }

  readonly propose = (given: AnyAction | readonly AnyAction[]): void => {
    const actions = listOf(given);
    if (this.mayAct) this.pending = actions.length === 0 ? undefined : actions;
  };

  readonly confirm = (): void => {
    if (this.pending !== undefined && this.mayAct) void this.#play(this.pending);
  };

  readonly cancel = (): void => {
    this.pending = undefined;
    this.reason = undefined;
  };

  /** A new question makes what was chosen for the old one void; who has decided knows what happened before. */
  forgetChoice(): void {
    this.cancel();
    if (this.log.at(-1)?.seat === this.seat || this.feed.card?.status !== 'running') this.recap = undefined;
  }

  readonly undo = (): void => {
    if (this.feed.position?.undo === 'free') void this.ask({ type: 'undo' });
  };

  readonly tryIllegal = (target: unknown): void => {
    if (this.seat === undefined || !this.mayAct) return;
    void tables.whyNot(this.id, target).then(
      ({ reason }) => (this.reason = (reason ?? null) as Reason | null),
      () => (this.reason = null),
    );
  };

  readonly skip = (): void => {
    this.isWatching = false;
    this.#wake();
  };

  readonly cover = (): void => undefined;

  readonly browse = async (count: number): Promise<void> => {
    this.isWatching = false;
    // A finished game is looked through with everything that a replay offers.
    if (this.hasRecord && count < (this.snapshot?.count ?? 0) && this.feed.token === undefined) {
      goTo({ page: 'table', id: this.id, at: Math.max(0, count) });
      return;
    }
    await this.#lookAt(count, false);
  };

  async #lookAt(count: number, isStep: boolean): Promise<void> {
    const now = this.snapshot?.count ?? 0;
    const wanted = Math.max(0, count);
    this.#wanted = wanted;
    if (count >= now) {
      this.past = undefined;
      this.pastEvents = NO_EVENTS;
      this.#writeAddress(undefined);
      return;
    }
    try {
      const position = await positionAt(this.id, wanted, this.feed.token);
      if (this.#wanted !== wanted) return;
      const isForward = isStep || this.past?.count === wanted - 1;
      this.past = pastSnapshotFrom(position, this.#viewer, this.log);
      this.pastEvents = isForward ? (this.log[wanted - 1]?.events ?? NO_EVENTS) : NO_EVENTS;
      this.#writeAddress(wanted);
    } catch (cause) {
      toast(sentenceFor(words(), refusalFrom(cause)));
    }
  }

  /** The address always names what is shown, so that it can be passed on. */
  #writeAddress(at: number | undefined): void {
    if (this.feed.token !== undefined) return;
    replaceRoute({ page: 'table', id: this.id, ...(at === undefined ? {} : { at }) });
  }

  /** Looks for what happened while I was away. */
  async findRecap(): Promise<void> {
    if (this.seat === undefined || this.feed.card?.status !== 'running') return;
    const found = await tables.recap(this.id).catch(() => undefined);
    const isNews = found?.entries.some(({ entry }) => entry.type === 'acted') === true;
    this.recap = isNews ? found : undefined;
  }

  /** Shows it step by step, from the position I decided on to now. */
  readonly watchRecap = async (): Promise<void> => {
    const { recap } = this;
    if (recap === undefined || this.snapshot === undefined) return;
    const actions = recap.entries.filter(({ entry }) => entry.type === 'acted').length;
    const from = recap.from?.count ?? Math.max(0, this.snapshot.count - actions);
    this.recap = undefined;
    this.isWatching = true;
    for (let count = from; this.isWatching && count < this.snapshot.count; count++) {
      await this.#lookAt(count, count > from);
      await this.#pause();
    }
    this.isWatching = false;
    await this.#lookAt(Infinity, false);
  };

  #pause(): Promise<void> {
    return new Promise(resolve => {
      this.#wake = resolve;
      setTimeout(resolve, BOT_PAUSE[settings().botSpeed] + 300);
    });
  }

  readonly record = (): Promise<string> => fetchRecord(this.id);

  readonly again = async (): Promise<void> => {
    const { id } = await tables.rematch(this.id);
    goTo({ page: 'table', id });
  };
}
