import { setImmediate } from 'node:timers/promises';
import type { Limits } from '../limits.ts';
import type { User } from '../people/users.ts';
import { Refusal, refusalFrom } from '../refusal.ts';
import type { Database } from '../storage/database.ts';

const RECHECK_MS = 60_000;

/** Something that stays open between a client and the server: a socket, a stream of turns. */
export interface OpenLine {
  readonly person: string | undefined;
  readonly address: string;
  /** Who is at the other end, looked up anew; refuses if he may not be there any more. */
  renew(): Promise<User | undefined>;
  /** He may stay, perhaps under another name. */
  stays?(user: User | undefined): void;
  ended(why: Refusal): void;
}

interface RightsParts {
  readonly database: Database;
  readonly limits: Limits;
}

/**
 * The lines that are open in this process, and the rights they are open by. A right that has been withdrawn, here or
 * at another process, ends its lines at once; if word of it is lost they end within a minute.
 */
export class Rights {
  readonly #limits: Limits;
  readonly #byPerson = new Map<string, Set<OpenLine>>();
  readonly #byAddress = new Map<string, number>();
  readonly #lines = new Set<OpenLine>();
  readonly #timer: NodeJS.Timeout;

  constructor({ database, limits }: RightsParts) {
    this.#limits = limits;
    database.subscribe(
      ({ topic, id }) => {
        if (topic === 'rights') for (const line of this.#byPerson.get(id) ?? []) void check(line);
      },
      () => void this.recheck(),
    );
    this.#timer = setInterval(() => void this.recheck(), RECHECK_MS);
    this.#timer.unref();
  }

  /** Refuses who has too much open already. */
  mustHaveRoom(person: string | undefined, address: string): void {
    this.#limits.mustBeFew('linesOfAddress', this.#byAddress.get(address) ?? 0);
    if (person !== undefined) this.#limits.mustBeFew('linesOfPerson', this.#byPerson.get(person)?.size ?? 0);
  }

  /** Keeps an eye on a line until the returned function is called. */
  hold(line: OpenLine): () => void {
    const { person, address } = line;
    this.#lines.add(line);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    if (person !== undefined) this.#byPerson.set(person, (this.#byPerson.get(person) ?? new Set()).add(line));
    return () => this.#release(line);
  }

  #release(line: OpenLine): void {
    if (!this.#lines.delete(line)) return;
    const { person, address } = line;
    const left = this.#byAddress.get(address)! - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
    const own = person === undefined ? undefined : this.#byPerson.get(person);
    own?.delete(line);
    if (own?.size === 0) this.#byPerson.delete(person!);
  }

  /** Looks at all rights again, one after the other; whatever else waits comes in between. */
  async recheck(): Promise<void> {
    for (const line of this.#lines) {
      if (line.person === undefined) continue;
      await check(line);
      await setImmediate();
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

async function check(line: OpenLine): Promise<void> {
  try {
    const user = await line.renew();
    if (user?.id === line.person) line.stays?.(user);
    else line.ended(new Refusal('not-signed-in'));
  } catch (cause) {
    const refusal = refusalFrom(cause);
    // Without the database nobody knows; the next look will tell.
    if (refusal.status < 500) line.ended(refusal);
  }
}
