/** Something that has to be asked for: what came, or why it did not. */
export class Asked<Answer> {
  answer: Answer | undefined = $state.raw();
  fault: unknown = $state.raw();
  readonly #ask: () => Promise<Answer>;

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
    void this.renew();
  }

  async renew(): Promise<void> {
    try {
      this.answer = await this.#ask();
      this.fault = undefined;
    } catch (cause) {
      this.fault = cause;
    }
  }
}
