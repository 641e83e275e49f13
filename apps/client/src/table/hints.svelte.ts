import type { Seat } from '@palio/kernel';
import type { Advice } from '@palio/search';

interface Asking {
  /** The person at this screen who is to decide, if there is one. */
  readonly seat: () => Seat | undefined;
  /** Comes with nothing if the match has gone on meanwhile. */
  readonly think: (seat: Seat) => Promise<readonly Advice[] | undefined>;
  readonly fail: (cause: unknown) => void;
}

/** Advice for whoever is to decide at this screen, and for this moment alone. */
export class Hints {
  thinking = $state(false);
  advice: readonly Advice[] | undefined = $state.raw();
  readonly #asking: Asking;
  /** Changes whenever the position does: a hint for an earlier one is not shown any more. */
  #moment = 0;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  get may(): boolean {
    return this.#asking.seat() !== undefined;
  }

  /** Asks for a hint; once more puts it away. */
  readonly ask = async (): Promise<void> => {
    const seat = this.#asking.seat();
    if (this.thinking || seat === undefined) return;
    if (this.advice !== undefined) {
      this.drop();
      return;
    }
    const moment = ++this.#moment;
    this.thinking = true;
    try {
      const advice = await this.#asking.think(seat);
      if (moment === this.#moment) this.advice = advice;
    } catch (cause) {
      if (moment === this.#moment) this.#asking.fail(cause);
    } finally {
      if (moment === this.#moment) this.thinking = false;
    }
  };

  readonly drop = (): void => {
    this.#moment++;
    this.thinking = false;
    this.advice = undefined;
  };
}
