import type { Ranking, RankingLine } from '@palio/protocol';
import { ranking } from '../online/api.ts';

type Found = Omit<Ranking, 'lines' | 'next'>;

/** The ranking of one game, as far as it has been read. */
export class Hall {
  readonly game: string;
  lines: readonly RankingLine[] = $state.raw([]);
  /** Figures of the game and my own place; nothing until the first answer has come. */
  found: Found | undefined = $state.raw();
  fault: unknown = $state.raw();
  isAmongFriends = $state(false);
  /** Not so when it was opened somewhere in its middle. */
  isFromTop = $state(true);
  #next: string | null = $state.raw(null);
  #asked = 0;

  constructor(game: string) {
    this.game = game;
    void this.#read();
  }

  get hasMore(): boolean {
    return this.#next !== null;
  }

  /** Everybody, or my friends and I. */
  among(friends: boolean): Promise<void> {
    this.isAmongFriends = friends;
    return this.#read();
  }

  fromTop(): Promise<void> {
    return this.#read();
  }

  /** Reads on where my own line is, unless it has been read already. */
  async untilMine(): Promise<void> {
    const { line = null, from = null } = this.found?.mine ?? {};
    const isHere = this.lines.some(({ person }) => person.id === line?.person.id);
    if (from !== null && !isHere) await this.#read(from);
  }

  async more(): Promise<void> {
    if (this.#next === null) return;
    const number = ++this.#asked;
    const { lines, next } = await this.#ask(this.#next);
    if (number !== this.#asked) return;
    // Who has risen or fallen meanwhile stands where he was read first.
    const known = new Set(this.lines.map(({ person }) => person.id));
    this.lines = [...this.lines, ...lines.filter(({ person }) => !known.has(person.id))];
    this.#next = next;
  }

  async #read(from?: string): Promise<void> {
    const number = ++this.#asked;
    try {
      const { lines, next, ...found } = await this.#ask(from);
      // Answers may overtake each other; only the last question counts.
      if (number !== this.#asked) return;
      this.lines = lines;
      this.#next = next;
      this.found = found;
      this.isFromTop = lines[0] === undefined || lines[0].place === 1;
      this.fault = undefined;
    } catch (cause) {
      if (number === this.#asked) this.fault = cause;
    }
  }

  #ask(from: string | undefined): Promise<Ranking> {
    return ranking(this.game, {
      ...(this.isAmongFriends && { among: 'friends' }),
      ...(from !== undefined && { from }),
    });
  }
}
