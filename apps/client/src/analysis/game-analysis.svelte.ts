import { type ReviewedDecision, turningPoints } from '@palio/search';
import { type Refusal, refusalFrom } from '../worker/calls.ts';
import type { ReviewStep } from '../worker/protocol.ts';

/** More would be no turning points any more. */
const MOST_POINTS = 5;

/** Thinking again about a finished game: it grows decision by decision and stays as long as the replay is open. */
export class GameAnalysis {
  status: 'waiting' | 'thinking' | 'stopped' | 'done' = $state('waiting');
  decisions: readonly ReviewedDecision[] = $state.raw([]);
  /** What the end was worth to each seat, once everything was thought about. */
  end: readonly number[] | undefined = $state.raw();
  fault: Refusal | undefined = $state.raw();
  readonly points: readonly ReviewedDecision[] = $derived(turningPoints(this.decisions, MOST_POINTS));
  readonly #byNumber = $derived(new Map(this.decisions.map(decision => [decision.number, decision])));
  readonly #next: () => Promise<ReviewStep>;
  #isAsking = false;

  constructor(next: () => Promise<ReviewStep>) {
    this.#next = next;
  }

  /** Up to which action the game has been thought about. */
  get reached(): number {
    return this.decisions.at(-1)?.number ?? 0;
  }

  /** The decision that follows on so many actions. */
  after(count: number): ReviewedDecision | undefined {
    return this.#byNumber.get(count + 1);
  }

  /** Begins, or goes on where it was stopped. */
  readonly begin = (): void => {
    if (this.status === 'thinking' || this.status === 'done') return;
    this.status = 'thinking';
    this.fault = undefined;
    // What was asked for before a stop still comes, is taken, and leads on.
    if (!this.#isAsking) void this.#think();
  };

  readonly stop = (): void => {
    if (this.status === 'thinking') this.status = 'stopped';
  };

  async #think(): Promise<void> {
    this.#isAsking = true;
    try {
      while (this.status === 'thinking') this.#take(await this.#next());
    } catch (cause) {
      // Who has left, or stopped, does not care what went wrong afterwards.
      if (this.status === 'thinking') this.fault = refusalFrom(cause);
      this.status = 'stopped';
    } finally {
      this.#isAsking = false;
    }
  }

  #take(step: ReviewStep): void {
    if (step.decision !== undefined) {
      this.decisions = [...this.decisions, step.decision];
      return;
    }
    this.end = step.values;
    this.status = 'done';
  }
}
