/** While a tab holds a game, no other one plays it. */
interface Hold {
  release(): void;
}

interface HoldWish {
  /** Waits until the other tab lets go; otherwise the answer comes at once. */
  readonly wait?: boolean;
  /** Takes it away from the other tab. */
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
  /** Another tab has taken it away. */
  readonly lost: () => void;
}

const isAbort = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

/** The saved revision guards the game even then. */
const WITHOUT_LOCKS: Hold = { release: () => undefined };

/** Nothing if another tab has the game. There are no locks on plain HTTP, nor where the user forbids to store things. */
function holdGame(
  id: string,
  { wait = false, steal = false, signal, lost }: HoldWish,
): Promise<Hold | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(WITHOUT_LOCKS);
  return new Promise(resolve => {
    let isHeld = false;
    const options: LockOptions = steal
      ? { steal }
      : wait
        ? signal === undefined
          ? {}
          : { signal }
        : { ifAvailable: true };
    const request = navigator.locks.request(`palio-game-${id}`, options, lock => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      isHeld = true;
      return new Promise<void>(release => resolve({ release }));
    });
    request.catch((cause: unknown) => {
      if (!isAbort(cause)) resolve(WITHOUT_LOCKS);
      else if (isHeld) lost();
      else resolve(undefined);
    });
  });
}

/** The claim of this tab to a game, as long as its page is open. */
export class Claim {
  readonly #id: string;
  readonly #lost: () => void;
  readonly #leaving = new AbortController();
  #hold: Hold | undefined;

  constructor(id: string, lost: () => void) {
    this.#id = id;
    this.#lost = lost;
  }

  /** Whether this tab may play now. While another one does, `waits` is told, and the answer comes when that one ends. */
  async make(waits: () => void): Promise<boolean> {
    const lost = this.#lost;
    this.#hold = await holdGame(this.#id, { lost });
    if (this.#hold === undefined) {
      waits();
      this.#hold = await holdGame(this.#id, { wait: true, signal: this.#leaving.signal, lost });
    }
    return this.#isHeld();
  }

  /** Takes the game away from the other tab. */
  async take(): Promise<boolean> {
    this.#hold = await holdGame(this.#id, { steal: true, lost: this.#lost });
    return this.#isHeld();
  }

  /** Who has left meanwhile holds nothing. */
  #isHeld(): boolean {
    if (this.#leaving.signal.aborted) this.#hold?.release();
    return this.#hold !== undefined && !this.#leaving.signal.aborted;
  }

  end(): void {
    this.#leaving.abort();
    this.#hold?.release();
  }
}
