import { type GameStorage, revisionOf, type StoredGame } from '../../src/saved/storage.ts';

/** Saved games in memory. What is stored is a copy, as in a real store. */
export class MemoryStorage implements GameStorage {
  readonly games = new Map<string, StoredGame>();
  /** Set to let every write fail. */
  isFull = false;

  cards(): Promise<readonly unknown[]> {
    return Promise.resolve([...this.games.values()].map(({ card }) => structuredClone(card)));
  }

  read(id: string): Promise<StoredGame | undefined> {
    return Promise.resolve(structuredClone(this.games.get(id)));
  }

  write(id: string, expectedRevision: number, stored: StoredGame): Promise<boolean> {
    if (this.isFull) return Promise.reject(new Error('no room left'));
    if (revisionOf(this.games.get(id)?.card) !== expectedRevision) return Promise.resolve(false);
    this.games.set(id, structuredClone(stored));
    return Promise.resolve(true);
  }

  remove(id: string): Promise<StoredGame | undefined> {
    const stored = this.games.get(id);
    this.games.delete(id);
    return Promise.resolve(stored);
  }
}
