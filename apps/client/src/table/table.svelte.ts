import type { SeatInfo } from '@palio/board-kit';
import type { AnyAction, AnyEvent, Seat, Viewer } from '@palio/kernel';
import { createGame } from '../new-game/create.ts';
import { goTo } from '../router/router.svelte.ts';
import { addressOf } from '../router/routes.ts';
import { isStored } from '../saved/saved-game.ts';
import { BOT_PAUSE } from '../settings/settings.ts';
import { settings } from '../settings/settings.svelte.ts';
import { words } from '../text/language.svelte.ts';
import { type Refusal, refusalFrom } from '../worker/calls.ts';
import type { LoggedAction, OpenTable, Snapshot } from '../worker/protocol.ts';
import { handOver, type Workers, workersFor } from '../worker/workers.ts';
import { Chooser } from './chooser.svelte.ts';
import { Earlier } from './earlier.svelte.ts';
import { Hints } from './hints.svelte.ts';
import { Claim } from './hold.ts';
import { loadBoard, type TableBoard } from './load-board.ts';
import { Pause } from './pause.ts';
import type { PlayedTable } from './played-table.ts';
import { seatInfos } from './scene.ts';
import { firstViewer, type Turn, turnOf } from './turn.ts';

const OVER: Turn = { kind: 'over' };
const NO_EVENTS: readonly AnyEvent[] = [];

/** A game of this device: shows what the worker answers, and lets people, bots and the past take their turns. */
export class Table extends Chooser implements PlayedTable {
  readonly id: string;
  status: 'loading' | 'open' | 'elsewhere' | 'lost' | 'failed' = $state('loading');
  opened: OpenTable | undefined = $state.raw();
  board: TableBoard | undefined = $state.raw();
  snapshot: Snapshot | undefined = $state.raw();
  log: readonly LoggedAction[] = $state.raw([]);
  /** What led to this snapshot, for the board's animations. */
  lastEvents: readonly AnyEvent[] = $state.raw([]);
  /** The next person, while the one before still looks. */
  nextPerson: Seat | undefined = $state();
  /** The person to whom the covered screen is handed. */
  curtain: Seat | undefined = $state();
  thinking: Seat | undefined = $state();
  skipping = $state(false);
  fault: Refusal | undefined = $state.raw();
  #playing = $state(false);
  /** Asked for while an action was on its way: done as soon as that is there. */
  #takeBackNext: (() => void) | undefined;
  readonly pastEvents = NO_EVENTS;
  readonly hasRecord = true;
  readonly mayPlayAgain = true;

  readonly seats: readonly SeatInfo[] = $derived.by(() =>
    this.opened === undefined ? [] : seatInfos(this.opened.card.seats, this.opened.facts.colours, words()),
  );
  readonly turn: Turn = $derived(
    this.snapshot === undefined || this.opened === undefined
      ? OVER
      : turnOf(this.snapshot, this.opened.card.seats),
  );
  readonly busy: boolean = $derived(this.#playing || this.thinking !== undefined);
  readonly mayAct: boolean = $derived(
    !this.busy &&
      this.past === undefined &&
      this.curtain === undefined &&
      (this.turn.kind === 'choose' || (this.snapshot?.asides.length ?? 0) > 0),
  );

  /** Nobody else at this table can be cheated by them, and they know no more than who asks. */
  readonly hints = new Hints({
    seat: () => (this.mayAct && this.turn.kind === 'choose' ? this.turn.seat : undefined),
    think: async seat => {
      const workers = this.#workers!;
      await workers.thinkForBots();
      return workers.table.call('hint', { seat });
    },
    fail: cause => this.#fail(cause),
  });

  readonly #earlier = new Earlier({
    now: () => this.snapshot?.count ?? 0,
    at: count => this.#workers!.table.call('at', { count, viewer: this.#viewer }),
    fail: cause => this.#fail(cause),
  });
  readonly #claim: Claim;
  readonly #pause = new Pause();
  #workers: Workers | undefined;
  /** Changes whenever the match goes another way; whoever waited for the old one gives up. */
  #run = 0;

  constructor(id: string) {
    super();
    this.id = id;
    this.#claim = new Claim(id, () => this.#lose());
  }

  get game(): string {
    return this.opened?.card.game ?? '';
  }

  get commitment(): string {
    return this.opened?.commitment ?? '';
  }

  get replayAddress(): string {
    return addressOf({ page: 'replay', id: this.id });
  }

  get analysisAddress(): string | undefined {
    const isOver = this.snapshot?.outcome !== undefined;
    return isOver ? addressOf({ page: 'replay', id: this.id, analysis: true }) : undefined;
  }

  async open(): Promise<void> {
    if (await this.#claim.make(() => (this.status = 'elsewhere'))) await this.#begin();
  }

  async takeOver(): Promise<void> {
    if (await this.#claim.take()) await this.#begin();
  }

  async #begin(): Promise<void> {
    this.status = 'loading';
    this.#forget();
    this.#workers?.end();
    this.#workers = workersFor(this.id);
    try {
      const opened = await this.#workers.table.call('open', { id: this.id });
      this.board = await loadBoard(opened.card.game);
      const snapshot = await this.#workers.table.call('look', {
        viewer: firstViewer(opened.card.seats),
        since: 0,
      });
      this.opened = opened;
      this.#show(snapshot);
      this.status = 'open';
      await this.#follow();
    } catch (cause) {
      this.#fail(cause);
      // Not opened, or not opened again after another tab had it.
      if (this.status === 'loading') this.status = 'failed';
    }
  }

  /** What this tab was about to do or to show before another one had the game. */
  #forget(): void {
    this.thinking = undefined;
    this.nextPerson = undefined;
    this.curtain = undefined;
    this.fault = undefined;
    this.hints.drop();
    this.#earlier.leave();
  }

  end(): void {
    this.#run++;
    this.#pause.end();
    this.#claim.end();
    // Whoever goes to another page of the app and comes back finds the game as it was.
    if (this.isOnlyHere && this.#workers !== undefined) handOver(this.id, this.#workers);
    else this.#workers?.end();
  }

  /** The browser stores nothing: the game ends with the worker that has it. */
  get isOnlyHere(): boolean {
    return this.snapshot?.unsaved !== undefined && this.opened !== undefined && !isStored(this.opened.card);
  }

  #lose(): void {
    this.status = 'lost';
    this.#run++;
    this.#workers?.end();
  }

  /** What goes wrong after the page was left, or after another tab has taken the game, is nobody's concern. */
  #fail(cause: unknown): void {
    if (this.status === 'open' || this.status === 'loading') this.fault = refusalFrom(cause);
  }

  get #viewer(): Viewer {
    return this.snapshot?.viewer ?? 'spectator';
  }

  get #look(): { viewer: Viewer; since: number } {
    return { viewer: this.#viewer, since: this.log.length };
  }

  #show(next: Snapshot): void {
    const isForward = this.snapshot?.viewer === next.viewer && next.count > this.snapshot.count;
    // Somebody else who sees the same looks at the same moment: its news are still news.
    const isHandedOver =
      this.snapshot?.count === next.count &&
      this.curtain === undefined &&
      this.snapshot.sharedWith.includes(next.viewer as Seat);
    this.log = [...this.log.slice(0, next.since), ...next.log];
    if (!isHandedOver) this.lastEvents = isForward ? next.log.flatMap(entry => entry.events) : [];
    this.snapshot = next;
    this.hints.drop();
    this.cancel();
    this.#pause.begin();
    if (next.unsaved?.code === 'changed-elsewhere') this.#lose();
  }

  /** Goes on until somebody at this screen is asked. */
  async #follow(): Promise<void> {
    const run = ++this.#run;
    while (run === this.#run) {
      const { turn } = this;
      if (turn.kind === 'bot') await this.#letBotPlay(turn.seat, run);
      else if (turn.kind === 'handOver' && !turn.hidden) await this.#lookAs(turn.to);
      else break;
    }
    if (run !== this.#run) return;
    this.skipping = false;
    if (this.turn.kind !== 'handOver') return;
    this.nextPerson = this.turn.to;
    // Nobody has looked at anything secret yet: there is nothing to finish first.
    if (this.#viewer === 'spectator') this.cover();
  }

  async #letBotPlay(seat: Seat, run: number): Promise<void> {
    this.thinking = seat;
    try {
      await this.#workers!.thinkForBots();
      const next = await this.#workers!.table.call('botMove', { seat, ...this.#look });
      if (next === undefined || run !== this.#run) return;
      if (this.lastEvents.length > 0 && !this.skipping)
        await this.#pause.rest(BOT_PAUSE[settings().botSpeed]);
      if (run === this.#run) this.#show(next);
    } finally {
      if (run === this.#run) this.thinking = undefined;
    }
  }

  async #lookAs(viewer: Viewer): Promise<void> {
    this.#show(await this.#workers!.table.call('look', { viewer, since: 0 }));
  }

  /** Runs a change of the match, then lets the others play. */
  async #change(work: () => Promise<Snapshot>): Promise<void> {
    this.#run++;
    this.thinking = undefined;
    this.nextPerson = undefined;
    this.pending = undefined;
    this.fault = undefined;
    this.hints.drop();
    this.#earlier.leave();
    this.#playing = true;
    try {
      this.#show(await work());
      this.#playing = false;
      const takeBack = this.#takeBackNext;
      this.#takeBackNext = undefined;
      takeBack?.();
      if (!this.#playing) await this.#follow();
    } catch (cause) {
      const refusal = refusalFrom(cause);
      // A second tap before the first was answered: nothing to tell.
      if (refusal.code !== 'illegal-action' && refusal.code !== 'not-waiting' && this.status === 'open')
        this.fault = refusal;
      this.#takeBackNext = undefined;
      this.#playing = false;
    }
  }

  protected override play(actions: readonly AnyAction[]): void {
    const viewer = this.#viewer;
    if (viewer === 'spectator') return;
    void this.#change(() => this.#workers!.table.call('act', { seat: viewer, actions, ...this.#look }));
  }

  readonly undo = (): void => {
    if (this.#playing) this.#takeBackNext = this.undo;
    else if (this.snapshot?.undoTo !== undefined) this.#takeBack(false);
  };

  readonly undoTurn = (): void => {
    if (this.#playing) this.#takeBackNext = this.undoTurn;
    else if (this.snapshot?.mayUndoTurn === true) this.#takeBack(true);
  };

  #takeBack(whole: boolean): void {
    if (this.curtain !== undefined) return;
    void this.#change(() => this.#workers!.table.call('undo', { whole, ...this.#look }));
  }

  /** Asks the rules why something cannot be done. */
  readonly tryIllegal = (target: unknown): void => {
    const viewer = this.#viewer;
    if (viewer === 'spectator' || !this.mayAct) return;
    void this.explain(this.#workers!.table.call('whyNot', { seat: viewer, target })).catch((cause: unknown) =>
      this.#fail(cause),
    );
  };

  readonly skip = (): void => {
    this.skipping = true;
    this.#pause.end();
  };

  /** Covers the screen for the next person. */
  readonly cover = (): void => {
    this.curtain = this.nextPerson;
    this.nextPerson = undefined;
  };

  /** The next person has the device and may look. */
  readonly uncover = async (): Promise<void> => {
    if (this.curtain === undefined) return;
    try {
      await this.#lookAs(this.curtain);
      this.curtain = undefined;
      await this.#follow();
    } catch (cause) {
      this.#fail(cause);
      // Behind the curtain nobody would read it.
      if (this.curtain !== undefined) this.status = 'failed';
    }
  };

  /** An earlier position that is looked at. */
  get past(): Snapshot | undefined {
    return this.#earlier.past;
  }

  readonly browse = (count: number): Promise<void> => this.#lookBack(() => this.#earlier.browse(count));

  readonly browseBy = (steps: number): Promise<void> => this.#lookBack(() => this.#earlier.browseBy(steps));

  /** Nobody looks at anything behind the curtain. */
  async #lookBack(look: () => Promise<void>): Promise<void> {
    this.reason = undefined;
    if (this.curtain === undefined) await look();
    else this.#earlier.leave();
  }

  readonly record = (): Promise<string> => this.#workers!.table.call('record', { id: this.id });

  readonly again = async (): Promise<void> => {
    const { game, options, seats } = this.opened!.card;
    const { id } = await createGame({ game, options, seats, seed: '' });
    goTo({ page: 'play', id });
  };
}
