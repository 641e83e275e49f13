import type { AnyEvent, Viewer } from '@palio/kernel';
import type { ReviewedDecision } from '@palio/search';
import { GameAnalysis } from '../analysis/game-analysis.svelte.ts';
import { loadBoard, type TableBoard } from '../table/load-board.ts';
import { type Refusal, refusalFrom } from '../worker/calls.ts';
import type { LoggedAction, OpenReplay, Seen, Snapshot } from '../worker/protocol.ts';
import { startWorkers } from '../worker/workers.ts';
import type { DroppedRecord } from './dropped.svelte.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSE: Readonly<Record<Speed, number>> = { slow: 2000, normal: 1000, fast: 300 };

/** A game that is watched again. */
export class Replay {
  opened: OpenReplay | undefined = $state.raw();
  board: TableBoard | undefined = $state.raw();
  snapshot: Snapshot | undefined = $state.raw();
  /** Of the whole game, as this viewer may read it. */
  log: readonly LoggedAction[] = $state.raw([]);
  lastEvents: readonly AnyEvent[] = $state.raw([]);
  fault: Refusal | undefined = $state.raw();
  playing = $state(false);
  speed: Speed = $state('normal');
  readonly #workers = startWorkers();
  readonly analysis = new GameAnalysis(async () => {
    await this.#workers.thinkForBots();
    return this.#workers.table.call('review', undefined);
  });
  /** What whoever decided saw then, by the number of the action. */
  readonly #seen = new Map<number, Promise<Seen>>();
  /** Changes with every press of the button: whoever still waits for the next step of an older run gives up. */
  #run = 0;
  /** The moment that was asked for last; answers to older questions are dropped. */
  #wanted = 0;
  #viewer: Viewer = 'spectator';

  async openSaved(id: string, at: number | undefined): Promise<void> {
    await this.#open(() => this.#workers.table.call('openSavedReplay', { id }), at);
  }

  async openRecord({ name, content }: DroppedRecord, at?: number): Promise<void> {
    await this.#open(() => this.#workers.table.call('openRecord', { content, source: name }), at);
  }

  async #open(open: () => Promise<OpenReplay>, at: number | undefined): Promise<void> {
    try {
      const opened = await open();
      this.board = await loadBoard(opened.facts.id);
      this.opened = opened;
      this.#wanted = at ?? 0;
      await this.#lookAs(opened.viewpoints[0] ?? 'spectator');
    } catch (cause) {
      this.fault = refusalFrom(cause);
    }
  }

  get count(): number {
    return this.snapshot?.count ?? 0;
  }

  get all(): number {
    return this.opened?.actions ?? 0;
  }

  async go(count: number): Promise<void> {
    const wanted = Math.max(0, Math.min(count, this.all));
    const viewer = this.#viewer;
    this.#wanted = wanted;
    try {
      const next = await this.#workers.table.call('at', { count: wanted, viewer });
      if (this.#wanted !== wanted || this.#viewer !== viewer) return;
      const isStep = this.snapshot?.viewer === next.viewer && next.count === this.snapshot.count + 1;
      this.lastEvents = isStep ? (next.log.at(-1)?.events ?? []) : [];
      this.snapshot = next;
    } catch (cause) {
      this.playing = false;
      this.fault = refusalFrom(cause);
    }
  }

  /** Whoever is quicker than the answers goes on from the moment he asked for, not from the one still shown. */
  step(by: number): Promise<void> {
    return this.go(this.#wanted + by);
  }

  async lookAs(viewer: Viewer): Promise<void> {
    try {
      await this.#lookAs(viewer);
    } catch (cause) {
      this.fault = refusalFrom(cause);
    }
  }

  async #lookAs(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    const { log } = await this.#workers.table.call('at', { count: this.all, viewer });
    if (this.#viewer !== viewer) return;
    this.log = log;
    // To the moment that is wanted by now: whoever has stepped on meanwhile is not led back.
    await this.go(this.#wanted);
  }

  /** The game as its player saw it before a decision, without which there are no words for it. */
  seenBefore({ number, seat }: ReviewedDecision): Promise<Seen> {
    const known = this.#seen.get(number);
    if (known !== undefined) return known;
    const seen = this.#workers.table
      .call('seenAt', { count: number - 1, viewer: seat })
      .catch((cause: unknown) => {
        this.fault = refusalFrom(cause);
        // The page shows that instead; nobody waits for words any more.
        return new Promise<never>(() => undefined);
      });
    this.#seen.set(number, seen);
    return seen;
  }

  async play(): Promise<void> {
    const run = ++this.#run;
    if (this.playing) {
      this.playing = false;
      return;
    }
    this.playing = true;
    if (this.count === this.all) await this.go(0);
    const goesOn = (): boolean => this.playing && run === this.#run;
    while (goesOn() && this.count < this.all) {
      await new Promise(resolve => setTimeout(resolve, PAUSE[this.speed]));
      if (goesOn()) await this.step(1);
    }
    if (run === this.#run) this.playing = false;
  }

  end(): void {
    this.playing = false;
    this.analysis.stop();
    this.#workers.end();
  }
}
