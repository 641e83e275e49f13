import type { Ties } from '../people/ties.ts';
import type { Database } from '../storage/database.ts';

/** Whose words are kept from somebody, as it stands at any moment while a line of his is open. */
export interface Ear {
  readonly muted: ReadonlySet<string>;
  close(): void;
}

interface OpenEar {
  muted: ReadonlySet<string>;
}

/** A mute counts at once wherever its owner listens, also through a program whose line has been open for days. */
export class Ears {
  readonly #ties: Ties;
  readonly #open = new Map<string, Set<OpenEar>>();

  constructor(database: Database, ties: Ties) {
    this.#ties = ties;
    // If the database is away now, what is muted stays so until the next word of it.
    const renew = (person: string): void => void this.#renew(person).catch(() => undefined);
    database.subscribe(
      ({ topic, id }) => {
        if (topic === 'person') renew(id);
      },
      () => [...this.#open.keys()].forEach(renew),
    );
  }

  async open(person: string | undefined): Promise<Ear> {
    const ear: OpenEar = { muted: new Set() };
    if (person === undefined) return { muted: ear.muted, close: () => undefined };
    this.#open.set(person, (this.#open.get(person) ?? new Set()).add(ear));
    const close = (): void => this.#close(person, ear);
    try {
      await this.#renew(person);
    } catch (cause) {
      close();
      throw cause;
    }
    return {
      get muted() {
        return ear.muted;
      },
      close,
    };
  }

  async #renew(person: string): Promise<void> {
    if (!this.#open.has(person)) return;
    const muted = await this.#ties.unheardBy(person);
    for (const ear of this.#open.get(person) ?? []) ear.muted = muted;
  }

  #close(person: string, ear: OpenEar): void {
    const own = this.#open.get(person);
    own?.delete(ear);
    if (own?.size === 0) this.#open.delete(person);
  }
}
