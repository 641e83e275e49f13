/** What was shown last stays for a while, so that people can follow. */
export class Pause {
  #shownAt = 0;
  #wake: () => void = () => undefined;

  /** Something new is on the screen. */
  begin(): void {
    this.#shownAt = performance.now();
  }

  /** Waits until it has been there for so many milliseconds. */
  async rest(milliseconds: number): Promise<void> {
    const left = this.#shownAt + milliseconds - performance.now();
    if (left <= 0) return;
    await new Promise<void>(resolve => {
      this.#wake = resolve;
      setTimeout(resolve, left);
    });
  }

  /** Nobody needs to wait any longer. */
  end(): void {
    this.#wake();
  }
}
