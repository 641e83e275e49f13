import type { SeatInfo } from '@palio/board-kit';
import {
  TAKE_BACK,
  type AnyAction,
  type AnyEvent,
  type GameText,
  type Reason,
  type Seat,
} from '@palio/kernel';
import type { ForeseenAction, Foresight } from '@palio/protocol';
import { toast } from '../shell/toasts.svelte.ts';
import { Chooser } from '../table/chooser.svelte.ts';
import type { TableBoard } from '../table/load-board.ts';
import type { PlayedTable } from '../table/played-table.ts';
import { sentenceFor } from '../text/fault.ts';
import { words } from '../text/language.svelte.ts';
import { refusalFrom } from '../worker/calls.ts';
import type { LegalMove, LoggedAction, Snapshot } from '../worker/protocol.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import {
  foreseenAs,
  MOST_STEPS,
  notationsOf,
  type Offered,
  offeredIn,
  type Planned,
  sameSteps,
  withAction,
  withWords,
} from './planned.ts';

const NO_EVENTS: readonly AnyEvent[] = [];

/** Why nothing can be added to a plan any more. */
export type PlanEnd = 'over' | 'halted';

/** What is asked of the server, always with what is planned so far. */
export interface Oracle {
  readonly foresee: (planned: readonly string[]) => Promise<Foresight>;
  readonly whyNot: (target: unknown, planned: readonly string[]) => Promise<Reason | undefined>;
}

const movesOf = (actions: readonly ForeseenAction[]): readonly LegalMove[] =>
  actions
    .filter(({ shown }) => shown)
    .map(({ action, notation, forecast }) => ({ action: action as AnyAction, notation, forecast }));

/**
 * A scratch board: the position as it may be after what is planned, with what could be chosen then. Whatever is chosen
 * on it joins the plan; nothing is played from here.
 */
export class PlannedTable extends Chooser implements PlayedTable {
  readonly #live: OnlineTable;
  readonly #text: () => GameText;
  readonly #oracle: Oracle;
  readonly #seat: Seat;
  steps: readonly Planned[] = $state.raw([]);
  foresight: Foresight | undefined = $state.raw();
  /** Works that wait for each other: a step, a step back, a look from where the game stands now. */
  #waiting = $state(0);
  #last: Promise<void> = Promise.resolve();
  /** What the game and the kept plan were when they were looked at last. */
  #position: unknown;
  #kept: readonly string[];
  #hasToLook = false;

  /** Boards keep nothing in the browser for what is only imagined. */
  readonly id = '';
  readonly lastEvents = NO_EVENTS;
  readonly past = undefined;
  readonly pastEvents = NO_EVENTS;
  readonly nextPerson = undefined;
  readonly thinking = undefined;
  readonly skipping = false;
  readonly fault = undefined;
  readonly hasRecord = false;
  readonly mayPlayAgain = false;
  readonly analysisAddress = undefined;

  /** The game waits for me: what is planned could be played at once. */
  readonly isMyTurn: boolean = $derived.by(
    () => !this.#live.isAway && (this.#live.feed.position?.legal.length ?? 0) > 0,
  );
  readonly end: PlanEnd | undefined = $derived.by(() => {
    const { card } = this.#live.feed;
    if (card?.status === 'over' || card?.status === 'cancelled') return 'over';
    return this.#live.mayPlan || this.isMyTurn ? undefined : 'halted';
  });
  readonly busy: boolean = $derived.by(() => this.#waiting > 0);
  /** Something may come after what is planned so far. */
  readonly isForeseen: boolean = $derived.by(() => (this.foresight?.futures ?? 0) > 0);
  /** How many of the steps can be played, as far as can be foreseen. */
  readonly fits: number = $derived.by(() => this.foresight?.fits ?? this.steps.length);
  readonly isFull: boolean = $derived.by(() => this.steps.length >= MOST_STEPS);
  readonly mayAct: boolean = $derived.by(
    () => !this.busy && this.end === undefined && this.isForeseen && !this.isFull,
  );
  readonly offered: readonly Offered[] = $derived.by(() =>
    this.foresight === undefined ? [] : offeredIn(this.foresight, this.#text(), this.#seat),
  );
  /** In notation, what is legal only in some of the futures. */
  readonly #doubtful: ReadonlySet<string> = $derived.by(() => {
    const { choices = [], asides = [], futures = 0 } = this.foresight ?? {};
    const doubtful = [...choices, ...asides].filter(({ times }) => times < futures);
    return new Set(doubtful.map(({ action }) => JSON.stringify(action)));
  });
  /** Kept as it is shown here. */
  readonly isKept: boolean = $derived.by(() => sameSteps(notationsOf(this.steps), this.#live.feed.plans));

  readonly snapshot: Snapshot = $derived.by(() => {
    const { foresight } = this;
    const position = this.#live.feed.position!;
    return {
      count: position.count,
      viewer: this.#seat,
      view: foresight?.view ?? position.view,
      question: foresight?.question ?? undefined,
      legal: movesOf(foresight?.choices ?? []),
      asides: movesOf(foresight?.asides ?? []),
      mayTakeBack: foresight?.mayTakeBack === true && this.steps.length > 0,
      since: 0,
      log: [],
      undoTo: this.steps.length === 0 ? undefined : position.count,
      mayUndoTurn: this.steps.length > 1,
      sharedWith: [],
      outcome: undefined,
      unsaved: undefined,
    };
  });

  constructor(live: OnlineTable, seat: Seat, text: () => GameText, oracle: Oracle) {
    super();
    this.#live = live;
    this.#seat = seat;
    this.#text = text;
    this.#oracle = oracle;
    this.#kept = live.feed.plans;
    this.#position = live.feed.position;
  }

  /** Goes on with the plan that is kept. */
  async begin(): Promise<void> {
    this.steps = this.#kept.map(notation => ({ notation }));
    await this.#work(() => this.#learnWords());
  }

  get board(): TableBoard | undefined {
    return this.#live.board;
  }
  get game(): string {
    return this.#live.game;
  }
  get seats(): readonly SeatInfo[] {
    return this.#live.seats;
  }
  get commitment(): string {
    return this.#live.commitment;
  }
  get replayAddress(): string {
    return this.#live.replayAddress;
  }
  /** What has really happened. */
  get log(): readonly LoggedAction[] {
    return this.#live.log;
  }

  /** Whether an action is legal only in some of the futures that were imagined. */
  isDoubtful(action: AnyAction): boolean {
    return this.#doubtful.size > 0 && this.#doubtful.has(JSON.stringify(action));
  }

  /** To be called whenever the game or the kept plan may have changed: what follows is looked at anew. */
  follow(): void {
    const { position, plans } = this.#live.feed;
    if (!sameSteps(plans, this.#kept)) this.#takeOver(plans);
    // What stands still or is over is not looked at; if it goes on, it is.
    if (position === this.#position || this.end !== undefined) return;
    this.#position = position;
    this.cancel();
    this.#lookAgain();
  }

  /** Adds an action in notation, also one that nobody foresees. */
  add(notation: string): void {
    void this.#work(() =>
      this.isFull ? Promise.resolve() : this.#plan(withAction(this.steps, notation, this.offered)),
    );
  }

  remove(index: number): void {
    void this.#work(() => this.#plan(this.steps.toSpliced(index, 1)));
  }

  protected override play(actions: readonly AnyAction[]): void {
    this.cancel();
    void this.#work(() => this.#addAll(actions));
  }

  /** A plan can be changed as often as one likes: nobody is asked twice. */
  protected override asksAgain(): boolean {
    return false;
  }

  readonly undo = (): void => {
    if (this.steps.length > 0) this.remove(this.steps.length - 1);
  };
  readonly undoTurn = (): void => void this.#work(() => this.#plan([]));

  /** Leaves out the first step that does not fit, and all that was to follow on it. */
  cut(): void {
    void this.#work(() => this.#plan(this.steps.slice(0, this.fits)));
  }

  readonly tryIllegal = (target: unknown): void => {
    if (!this.mayAct) return;
    const planned = notationsOf(this.steps);
    void this.explain(this.#oracle.whyNot(target, planned).catch(() => undefined));
  };

  readonly browse = (count: number): Promise<void> => this.#live.browse(count);
  readonly browseBy = (steps: number): Promise<void> => this.#live.browseBy(steps);
  readonly skip = (): void => undefined;
  readonly cover = (): void => undefined;
  readonly record = (): Promise<string> => this.#live.record();
  readonly again = (): Promise<void> => Promise.resolve();

  /** One work after the other; what goes wrong is told, and the plan stays as it was. */
  #work(work: () => Promise<void>): Promise<void> {
    this.#waiting++;
    this.#last = this.#last
      .then(work)
      .catch((cause: unknown) => toast(sentenceFor(words(), refusalFrom(cause))))
      .finally(() => this.#waiting--);
    return this.#last;
  }

  /** The steps are shown only together with what comes after them. */
  async #plan(steps: readonly Planned[]): Promise<void> {
    this.foresight = await this.#oracle.foresee(notationsOf(steps));
    this.steps = steps;
  }

  /** The parts of one gesture, each as it is offered after the one before; what is not possible ends it. */
  async #addAll(actions: readonly AnyAction[]): Promise<void> {
    for (const action of actions) {
      const { foresight } = this;
      const isTakenBack = action.type === TAKE_BACK.type;
      if (isTakenBack && this.snapshot.mayTakeBack) {
        await this.#plan(this.steps.slice(0, -1));
        continue;
      }
      const found = isTakenBack || foresight === undefined ? undefined : foreseenAs(foresight, action);
      if (found === undefined || this.isFull) {
        void this.explain(Promise.resolve(undefined));
        return;
      }
      await this.#plan(withAction(this.steps, found.notation, this.offered));
    }
  }

  async #learnWords(): Promise<void> {
    const notations = notationsOf(this.steps);
    for (const [i, notation] of notations.entries()) {
      const foresight = await this.#oracle.foresee(notations.slice(0, i));
      const offered = offeredIn(foresight, this.#text(), this.#seat);
      this.steps = withWords(this.steps, i, notation, offered);
    }
    await this.#plan(this.steps);
  }

  /** However much happens meanwhile, one look is enough. */
  #lookAgain(): void {
    if (this.#hasToLook) return;
    this.#hasToLook = true;
    void this.#work(() => {
      this.#hasToLook = false;
      return this.#plan(this.steps);
    });
  }

  /**
   * The kept plan has changed: its first steps were played, it was dropped, or changed elsewhere. Who had not begun to
   * change it sees it as it is now; otherwise what was played is gone from here as well.
   */
  #takeOver(plans: readonly string[]): void {
    const before = this.#kept;
    const played = before.length - plans.length;
    const isPlayed = played > 0 && sameSteps(before.slice(played), plans);
    this.#kept = plans;
    void this.#work(() => {
      const steps = notationsOf(this.steps);
      const isSame = sameSteps(steps, before);
      const hasPlayed = isPlayed && sameSteps(steps.slice(0, played), before.slice(0, played));
      if (hasPlayed) return this.#plan(this.steps.slice(played));
      return isSame && plans.length > 0
        ? this.#plan(plans.map(notation => ({ notation })))
        : Promise.resolve();
    });
  }
}
