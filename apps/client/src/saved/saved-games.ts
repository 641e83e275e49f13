import { refusalFrom, Refusal } from '../worker/calls.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';
import { type GameStorage, idOf, type StoredGame } from './storage.ts';

/** A game on the shelf that cannot be understood; it stays there until its owner throws it away. */
export interface BrokenGame {
  readonly id: string;
  readonly problem: Refusal;
}

export interface Shelf {
  /** Last played first. */
  readonly games: readonly SavedGame[];
  readonly broken: readonly BrokenGame[];
}

/** A removed game, to be put back. */
export interface RemovedGame {
  readonly id: string;
  readonly stored: StoredGame;
}

/** The shelf of saved games, over any storage. */
export class SavedGames {
  readonly #storage: GameStorage;

  constructor(storage: GameStorage) {
    this.#storage = storage;
  }

  async shelf(): Promise<Shelf> {
    const games: SavedGame[] = [];
    const broken: BrokenGame[] = [];
    for (const card of await this.#storage.cards()) {
      try {
        games.push(readSavedGame(card));
      } catch (cause) {
        broken.push({ id: idOf(card) ?? '', problem: refusalFrom(cause) });
      }
    }
    return {
      games: games.sort((a, b) => b.updatedAt - a.updatedAt),
      broken: broken.filter(({ id }) => id !== ''),
    };
  }

  /** The card and the text of a game. A card that cannot be read is a refusal that leaves everything as it is. */
  async open(id: string): Promise<{ readonly card: SavedGame; readonly save: string }> {
    const stored = await this.#storage.read(id);
    if (stored === undefined) throw new Refusal('no-such-saved-game', `there is no saved game ${id}`);
    const card = readSavedGame(stored.card);
    if (typeof stored.save !== 'string') throw new Refusal('bad-save', 'its moves are missing', 'saved game');
    return { card, save: stored.save };
  }

  /** Saves over the revision that was read. Somebody else's newer one is never overwritten. */
  async save(card: SavedGame, save: string): Promise<SavedGame> {
    const next = { ...card, revision: card.revision + 1 };
    if (!(await this.#storage.write(card.id, card.revision, { card: next, save })))
      throw new Refusal('changed-elsewhere', `the saved game ${card.id} was changed elsewhere`);
    return next;
  }

  /** Whatever is stored, as text, to be taken home even if nothing can read it. */
  async raw(id: string): Promise<string> {
    const stored = await this.#storage.read(id);
    if (stored === undefined) throw new Refusal('no-such-saved-game', `there is no saved game ${id}`);
    return typeof stored.save === 'string' ? stored.save : JSON.stringify(stored, undefined, 1);
  }

  async remove(id: string): Promise<RemovedGame | undefined> {
    const stored = await this.#storage.remove(id);
    return stored === undefined ? undefined : { id, stored };
  }

  async putBack({ id, stored }: RemovedGame): Promise<void> {
    if (!(await this.#storage.write(id, 0, stored)))
      throw new Refusal('changed-elsewhere', `there is another saved game ${id} now`);
  }
}
