import { Refusal } from '../worker/calls.ts';
import { type GameStorage, revisionOf, type StoredGame } from './storage.ts';

const DATABASE = 'palio';
const VERSION = 1;
const CARDS = 'cards';
const SAVES = 'saves';

const failed = (cause: DOMException | null): Refusal =>
  new Refusal('storage-failed', cause?.message ?? 'no reason given');

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(failed(request.error)));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(failed(transaction.error)));
  });
}

const refused = (cause: unknown): Refusal =>
  new Refusal('no-storage', cause instanceof Error ? cause.message : 'no reason given');

/** Some browsers refuse it in a private window or where the user has forbidden it: at once, or in the answer. */
function askForDatabase(): IDBOpenDBRequest {
  try {
    return indexedDB.open(DATABASE, VERSION);
  } catch (cause) {
    throw refused(cause);
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = askForDatabase();
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(CARDS);
      request.result.createObjectStore(SAVES);
    });
    request.addEventListener('success', () => {
      // A later version of the app in another tab must not have to wait for this one.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(refused(request.error)));
  });
}

/** Saved games in the browser. */
export class IndexedDbStorage implements GameStorage {
  #database: Promise<IDBDatabase> | undefined;

  async #begin(
    mode: IDBTransactionMode,
  ): Promise<{ cards: IDBObjectStore; saves: IDBObjectStore; done: Promise<void> }> {
    this.#database ??= openDatabase();
    const begin = async (): Promise<IDBTransaction> =>
      (await this.#database!).transaction([CARDS, SAVES], mode, { durability: 'strict' });
    let transaction: IDBTransaction;
    try {
      transaction = await begin();
    } catch {
      // The connection may have been closed since.
      this.#database = openDatabase();
      transaction = await begin();
    }
    return {
      cards: transaction.objectStore(CARDS),
      saves: transaction.objectStore(SAVES),
      done: finished(transaction),
    };
  }

  async cards(): Promise<readonly unknown[]> {
    const { cards } = await this.#begin('readonly');
    return result(cards.getAll());
  }

  async read(id: string): Promise<StoredGame | undefined> {
    const { cards, saves } = await this.#begin('readonly');
    const [card, save] = await Promise.all([result<unknown>(cards.get(id)), result<unknown>(saves.get(id))]);
    return card === undefined && save === undefined ? undefined : { card, save };
  }

  async write(id: string, expectedRevision: number, stored: StoredGame): Promise<boolean> {
    const { cards, saves, done } = await this.#begin('readwrite');
    const present = await result<unknown>(cards.get(id));
    const fits = revisionOf(present) === expectedRevision;
    if (fits) {
      cards.put(stored.card, id);
      saves.put(stored.save, id);
    }
    await done;
    return fits;
  }

  async remove(id: string): Promise<StoredGame | undefined> {
    const { cards, saves, done } = await this.#begin('readwrite');
    const [card, save] = await Promise.all([result<unknown>(cards.get(id)), result<unknown>(saves.get(id))]);
    cards.delete(id);
    saves.delete(id);
    await done;
    return card === undefined && save === undefined ? undefined : { card, save };
  }
}
