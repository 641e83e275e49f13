/** Something that has to be asked for: what came, or why it did not. */
export class Asked<Answer> {
  answer: Answer | undefined = $state.raw();
  fault: unknown = $state.raw();
  readonly #ask: () => Promise<Answer>;
  #asked = 0;

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
    void this.renew();
  }

  async renew(): Promise<void> {
    const number = ++this.#asked;
    try {
      const answer = await this.#ask();
      // Answers may overtake each other; only the last question counts.
      if (number !== this.#asked) return;
      this.answer = answer;
      this.fault = undefined;
    } catch (cause) {
      if (number === this.#asked) this.fault = cause;
    }
  }
}
