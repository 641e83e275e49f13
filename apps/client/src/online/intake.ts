/**
 * What comes in, in its order. The first is taken in at once. While the page is busy with showing it, all that comes
 * is kept and then taken in together: a slow device thus shows every moment that it can, and is never left further
 * and further behind by those it cannot.
 */
export class Intake<Message> {
  readonly #take: (message: Message) => void;
  readonly #soon: (work: () => void) => void;
  #waiting: Message[] = [];
  #isBusy = false;

  /** `soon` does something after whatever the page has to do already. */
  constructor(take: (message: Message) => void, soon: (work: () => void) => void) {
    this.#take = take;
    this.#soon = soon;
  }

  add(message: Message): void {
    this.#waiting.push(message);
    if (!this.#isBusy) this.#begin();
  }

  /** Nothing more comes. */
  end(): void {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) this.#take(next);
  }

  #begin(): void {
    this.#isBusy = true;
    try {
      this.end();
    } finally {
      // First the page is shown; what came in that time stands before the second of these.
      this.#soon(() => this.#soon(() => this.#goOn()));
    }
  }

  #goOn(): void {
    this.#isBusy = false;
    if (this.#waiting.length > 0) this.#begin();
  }
}
