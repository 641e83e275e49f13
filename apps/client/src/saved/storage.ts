/** What is stored for one game: its card for the shelf, and the game as text. Both come from outside, so both are unchecked. */
export interface StoredGame {
  readonly card: unknown;
  readonly save: unknown;
}

/** Where saved games lie. The browser's is indexed-db.ts; tests bring their own. */
export interface GameStorage {
  cards(): Promise<readonly unknown[]>;
  read(id: string): Promise<StoredGame | undefined>;
  /** Writes card and save together, but only if the stored revision is the expected one (0: nothing is stored); says whether it did. */
  write(id: string, expectedRevision: number, stored: StoredGame): Promise<boolean>;
  /** Takes the game away and gives it back, for somebody who changes his mind. */
  remove(id: string): Promise<StoredGame | undefined>;
}

export const idOf = (card: unknown): string | undefined => {
  const id: unknown = (Object(card) as { id?: unknown }).id;
  return typeof id === 'string' ? id : undefined;
};

export const revisionOf = (card: unknown): number => {
  const revision: unknown = (Object(card) as { revision?: unknown }).revision;
  return typeof revision === 'number' ? revision : 0;
};
