/** While a tab holds a game, no other one plays it. */
export interface Hold {
  release(): void;
}

export interface HoldWish {
  /** Waits until the other tab lets go; otherwise the answer comes at once. */
  readonly wait?: boolean;
  /** Takes it away from the other tab. */
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
  /** Another tab has taken it away. */
  readonly lost: () => void;
}

const isAbort = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

/** Nothing if another tab has the game. Without locks (plain HTTP) the saved revision still guards it. */
export function holdGame(
  id: string,
  { wait = false, steal = false, signal, lost }: HoldWish,
): Promise<Hold | undefined> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve, reject) => {
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
      if (!isAbort(cause)) reject(cause instanceof Error ? cause : new Error(String(cause)));
      else if (isHeld) lost();
      else resolve(undefined);
    });
  });
}
