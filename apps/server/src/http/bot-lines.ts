import type { Writable } from 'node:stream';

/** Who reads so slowly is let go; he comes back and is told what is open then. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Lines of one person at a time; one more ends the oldest, which may be dead without anybody knowing. */
const MOST_LINES = 4;
const LAST_WORDS_MS = 1000;

/** The line to a bot. */
export class BotLine {
  readonly #stream: Writable;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  write(text: string): void {
    if (this.#stream.writableLength > MOST_UNREAD_BYTES) this.#stream.destroy();
    else if (!this.#stream.writableEnded) this.#stream.write(text);
  }

  /** Who has gone before anybody listened for that is gone all the same: nothing may be kept for him. */
  whenGone(work: () => void): void {
    if (this.#stream.destroyed) work();
    else this.#stream.once('close', work);
  }

  /** Whoever does not hear that it has ended is not waited for. */
  end(): void {
    this.#stream.end();
    setTimeout(() => this.#stream.destroy(), LAST_WORDS_MS).unref();
  }
}

/** The open lines of each person, the oldest first. */
export class BotLines {
  readonly #open = new Map<string, readonly BotLine[]>();

  add(person: string, line: BotLine): void {
    const own = [...(this.#open.get(person) ?? []), line];
    this.#open.set(person, own.slice(-MOST_LINES));
    for (const oldest of own.slice(0, -MOST_LINES)) oldest.end();
  }

  remove(person: string, line: BotLine): void {
    const own = (this.#open.get(person) ?? []).filter(other => other !== line);
    if (own.length === 0) this.#open.delete(person);
    else this.#open.set(person, own);
  }
}
