import type { Snapshot } from '../worker/protocol.ts';

interface EarlierParts {
  /** So many actions have been played. */
  now(): number;
  /** The position after so many of them. */
  at(count: number): Promise<Snapshot>;
  fail(cause: unknown): void;
}

/** Earlier positions of a game of this device. */
export class Earlier {
  readonly #parts: EarlierParts;
  /** The one that is looked at. */
  past: Snapshot | undefined = $state.raw();
  /** Changes whenever somebody looks elsewhere; an earlier position that comes later is not shown any more. */
  #looks = 0;
  /** The earlier moment that was asked for last. */
  #wanted: number | undefined;

  constructor(parts: EarlierParts) {
    this.#parts = parts;
  }

  /** Looks at the position after so many actions; the last one is the present. */
  async browse(count: number): Promise<void> {
    if (count >= this.#parts.now()) {
      this.leave();
      return;
    }
    const wanted = Math.max(0, count);
    this.#wanted = wanted;
    const look = ++this.#looks;
    try {
      const past = await this.#parts.at(wanted);
      if (look === this.#looks) this.past = past;
    } catch (cause) {
      this.#parts.fail(cause);
    }
  }

  browseBy(steps: number): Promise<void> {
    return this.browse((this.#wanted ?? this.#parts.now()) + steps);
  }

  /** Back to the present. */
  leave(): void {
    this.#looks++;
    this.#wanted = undefined;
    this.past = undefined;
  }
}
