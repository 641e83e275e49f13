import type { Database } from '@palio/server';

interface Match {
  initialState: object;
  metadata: object;
  state: object;
  log: object[];
}

const ASYNCHRONOUS = 1;

/**
 * Storage for boardgame.io that is as durable as ours, because the one of its own that writes files waits a second
 * after each move: every state is in a journal of the same kind, synced, before anybody is told. It reads from
 * memory, which is the fastest that an adapter can do.
 */
export class DurableStorage {
  readonly #matches = new Map<string, Match>();
  readonly #lastWrites = new Map<string, Promise<void>>();
  readonly #journal: Pick<Database, 'append'>;
  #rows = 0;

  constructor(journal: Pick<Database, 'append'>) {
    this.#journal = journal;
  }

  type(): number {
    return ASYNCHRONOUS;
  }

  connect(): Promise<void> {
    return Promise.resolve();
  }

  createMatch(id: string, given: Pick<Match, 'initialState' | 'metadata'>): Promise<void> {
    this.#matches.set(id, { ...given, state: given.initialState, log: [] });
    return this.#write(id, given);
  }

  setState(id: string, state: object, log: readonly object[] = []): Promise<void> {
    const match = this.#matches.get(id)!;
    match.state = state;
    match.log.push(...log);
    return this.#write(id, { state, log });
  }

  setMetadata(id: string, metadata: object): Promise<void> {
    this.#matches.get(id)!.metadata = metadata;
    return this.#write(id, { metadata });
  }

  /** More than what was asked for does no harm. */
  fetch(id: string): Promise<Partial<Match>> {
    return Promise.resolve({ ...this.#matches.get(id) });
  }

  wipe(id: string): Promise<void> {
    this.#matches.delete(id);
    this.#lastWrites.delete(id);
    return Promise.resolve();
  }

  listMatches(): Promise<string[]> {
    return Promise.resolve([...this.#matches.keys()]);
  }

  /** Resolves once everything that has been handed over for a match is stored. */
  settled(id: string): Promise<void> {
    return this.#lastWrites.get(id) ?? Promise.resolve();
  }

  #write(table: string, what: object): Promise<void> {
    const n = ++this.#rows;
    const row = { table, n, key: `k${n}`, at: Date.now(), body: JSON.stringify(what) };
    const written = this.#journal.append(row).then(() => undefined);
    this.#lastWrites.set(table, written);
    return written;
  }
}

type Told = (payload: unknown) => void;

/**
 * Hands on to those who watch only what has been stored. boardgame.io itself tells them first and stores
 * afterwards, so that a move which everybody has seen may be lost.
 */
export class StoredFirst {
  readonly #channels = new Map<string, Told[]>();
  readonly #storage: DurableStorage;

  constructor(storage: DurableStorage) {
    this.#storage = storage;
  }

  publish(channel: string, payload: { readonly args: readonly unknown[] }): void {
    const match = String(payload.args[0]);
    // It is handed to the storage right after it was published.
    queueMicrotask(() => void this.#tell(match, channel, payload));
  }

  async #tell(match: string, channel: string, payload: unknown): Promise<void> {
    await this.#storage.settled(match);
    for (const told of this.#channels.get(channel) ?? []) told(payload);
  }

  subscribe(channel: string, told: Told): void {
    this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), told]);
  }

  unsubscribeAll(channel: string): void {
    this.#channels.delete(channel);
  }
}
