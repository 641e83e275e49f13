import type { SeatInfo } from '@palio/board-kit';
import type { AnyAction, AnyEvent, Reason, Seat } from '@palio/kernel';
import type { Command, CommandAnswer } from '@palio/protocol';
import { tables } from '../online/api.ts';
import type { Live } from '../online/line.svelte.ts';
import { live } from '../online/live.svelte.ts';
import { goTo } from '../router/router.svelte.ts';
import { addressOf } from '../router/routes.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { Chooser } from '../table/chooser.svelte.ts';
import { loadBoard, type TableBoard } from '../table/load-board.ts';
import type { PlayedTable } from '../table/played-table.ts';
import { sentenceFor } from '../text/fault.ts';
import { words } from '../text/language.svelte.ts';
import { refusalFrom } from '../worker/calls.ts';
import type { GameFacts, LoggedAction, Snapshot } from '../worker/protocol.ts';
import { startWorkers } from '../worker/workers.ts';
import { fetchRecord } from './calls.ts';
import { Earlier } from './earlier.svelte.ts';
import { TableFeed } from './feed.svelte.ts';
import { hasDecidedLast } from './history.ts';
import { playAt } from './play-at.ts';
import { playersOf } from './players.ts';
import { snapshotFrom } from './snapshot.ts';
import { onlineWords } from './words.ts';

/** A table of the server on the screen. */
export class OnlineTable extends Chooser implements PlayedTable {
  readonly id: string;
  readonly feed: TableFeed;
  readonly earlier: Earlier;
  readonly line: Live = live();
  board: TableBoard | undefined = $state.raw();
  facts: GameFacts | undefined = $state.raw();
  /** The decision that my action on its way answers. */
  #sent: number | undefined = $state();
  readonly nextPerson = undefined;
  readonly thinking = undefined;
  readonly skipping = false;
  readonly fault = undefined;

  readonly snapshot: Snapshot | undefined = $derived.by(() => {
    const { position, viewer, card, log } = this.feed;
    return position === undefined || card === undefined
      ? undefined
      : snapshotFrom(position, viewer, card, log);
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

  /** Also while a bot does it for me. */
  readonly isPlaying: boolean = $derived.by(() => {
    const { card } = this.feed;
    return this.seat !== undefined && card?.status === 'running' && card.seats[this.seat]?.resigned !== true;
  });

  /** Nothing is asked of me now, but it will be. */
  readonly mayPlan: boolean = $derived.by(() => {
    const { card, position } = this.feed;
    if (this.seat === undefined || card === undefined || position === undefined) return false;
    const goesOn = this.isPlaying && !card.onHold && !card.paused && !this.isAway;
    return goesOn && position.legal.length === 0;
  });

  constructor(id: string, token?: string) {
    super();
    this.id = id;
    this.feed = new TableFeed(id, this.line, token);
    this.earlier = new Earlier(this.feed);
  }

  open(): void {
    this.feed.open();
  }

  end(): void {
    this.feed.end();
    this.earlier.end();
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

  get analysisAddress(): string | undefined {
    // Who has resigned has ended the game for its people, not for its rules.
    const isPlayedOut = (this.feed.position?.outcome ?? undefined) !== undefined;
    return this.hasRecord && isPlayedOut
      ? addressOf({ page: 'table', id: this.id, at: 0, analysis: true })
      : undefined;
  }

  get past(): Snapshot | undefined {
    return this.earlier.past;
  }

  get pastEvents(): readonly AnyEvent[] {
    return this.earlier.pastEvents;
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

  /** Asks something of the table; a refusal is told in one sentence. */
  readonly ask = async (command: Command): Promise<CommandAnswer | undefined> => {
    try {
      return await this.feed.send(command);
    } catch (cause) {
      toast(sentenceFor(words(), refusalFrom(cause)));
      return undefined;
    }
  };

  protected override play(actions: readonly AnyAction[]): void {
    void this.#send(actions);
  }

  /** Sent once, whatever happens to the line: it goes out again with the same key until it is answered. */
  async #send(actions: readonly AnyAction[]): Promise<void> {
    this.cancel();
    this.earlier.recap = undefined;
    if (this.seat === undefined) return;
    try {
      await playAt(this.feed, this.seat, actions, decision => (this.#sent = decision));
    } catch (cause) {
      this.#sent = undefined;
      toast(sentenceFor(words(), refusalFrom(cause)));
    }
  }

  /** A new question makes what was chosen for the old one void; who has decided knows what happened before. */
  forgetChoice(): void {
    this.cancel();
    this.earlier.leaveUndone();
    const hasDecided = hasDecidedLast(this.feed.entries, this.seat) && !this.isAway;
    if (hasDecided || this.feed.card?.status !== 'running') this.earlier.recap = undefined;
  }

  /** Who looks at an earlier position does not see what he would take back: he is led to now first. */
  readonly undo = (): void => {
    if (this.past !== undefined) this.skip();
    else if (this.feed.position?.undo === 'free') void this.ask({ type: 'undo' });
  };

  readonly undoTurn = (): void => {
    if (this.past !== undefined) this.skip();
    else if (this.snapshot?.mayUndoTurn === true) void this.ask({ type: 'undo', whole: true });
  };

  readonly tryIllegal = (target: unknown): void => {
    if (this.seat === undefined || !this.mayAct) return;
    void this.explain(
      tables.whyNot(this.id, target).then(
        ({ reason }) => (reason ?? undefined) as Reason | undefined,
        () => undefined,
      ),
    );
  };

  readonly cover = (): void => undefined;

  readonly browse = (count: number): Promise<void> => this.earlier.browse(count);
  readonly browseBy = (steps: number): Promise<void> => this.earlier.browseBy(steps);
  readonly skip = (): void => this.earlier.skip();

  readonly record = (): Promise<string> => fetchRecord(this.id);

  readonly again = async (): Promise<void> => {
    const { id } = await tables.rematch(this.id);
    goTo({ page: 'table', id });
  };
}
