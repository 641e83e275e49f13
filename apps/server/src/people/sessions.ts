import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { User, Users } from './users.ts';

/** How long a known session or token is not looked up again. */
const TRUSTED_MS = 3000;
const MOST_KNOWN = 20_000;
const SEEN_EVERY_MS = 5 * 60_000;
const MOST_SESSIONS = 50;

/** Who makes a request, and by what right. */
export interface Caller {
  readonly user: User;
  /** Absent for tokens. */
  readonly session?: string;
  readonly token?: string;
}

interface Known {
  readonly caller: Caller;
  readonly until: number;
}

interface StoredSession {
  readonly id: string;
  readonly user_id: string;
  readonly seen_at: number;
}

/** Sessions of browsers and tokens of programs. Only hashes of their secrets are kept. */
export class Sessions {
  readonly #database: Database;
  readonly #users: Users;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(database: Database, users: Users, now: () => number) {
    this.#database = database;
    this.#users = users;
    this.#now = now;
  }

  async open(user: string, device: string): Promise<string> {
    const secret = newSecret();
    await this.#database.write([
      {
        sql: `INSERT INTO sessions (id, token_hash, user_id, created_at, seen_at, device) VALUES ($1, $2, $3, $4, $4, $5)`,
        values: [newId(), hashOfSecret(secret), user, this.#now(), device.slice(0, 200)],
      },
      {
        sql: `DELETE FROM sessions WHERE user_id = $1 AND id NOT IN
          (SELECT id FROM sessions WHERE user_id = $1 ORDER BY seen_at DESC LIMIT ${MOST_SESSIONS})`,
        values: [user],
      },
    ]);
    return secret;
  }

  bySession(secret: string): Promise<Caller | undefined> {
    return this.#find(`session ${hashOfSecret(secret)}`, async hash => {
      const [found] = await this.#database.read<StoredSession>(
        'SELECT id, user_id, seen_at FROM sessions WHERE token_hash = $1',
        [hash],
      );
      if (found === undefined) return undefined;
      if (this.#now() - found.seen_at > SEEN_EVERY_MS)
        await this.#seen('sessions', 'seen_at', found.id, found.user_id);
      const user = await this.#users.byId(found.user_id);
      return user === undefined ? undefined : { user, session: found.id };
    });
  }

  byToken(secret: string): Promise<Caller | undefined> {
    return this.#find(`token ${hashOfSecret(secret)}`, async hash => {
      const [found] = await this.#database.read<StoredSession>(
        'SELECT id, user_id, COALESCE(used_at, 0) AS seen_at FROM tokens WHERE token_hash = $1',
        [hash],
      );
      if (found === undefined) return undefined;
      if (this.#now() - found.seen_at > SEEN_EVERY_MS)
        await this.#seen('tokens', 'used_at', found.id, found.user_id);
      const user = await this.#users.byId(found.user_id);
      return user === undefined ? undefined : { user, token: found.id };
    });
  }

  async #find(
    name: string,
    look: (hash: string) => Promise<Caller | undefined>,
  ): Promise<Caller | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined && known.until > this.#now()) return known.caller;
    const caller = await look(name.slice(name.indexOf(' ') + 1));
    if (caller === undefined) {
      this.#known.delete(name);
      return undefined;
    }
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(name, { caller, until: this.#now() + TRUSTED_MS });
    return caller;
  }

  async #seen(table: 'sessions' | 'tokens', column: string, id: string, user: string): Promise<void> {
    await this.#database.write([
      { sql: `UPDATE ${table} SET ${column} = $1 WHERE id = $2`, values: [this.#now(), id] },
      { sql: 'UPDATE users SET seen_at = $1 WHERE id = $2', values: [this.#now(), user] },
    ]);
  }

  /** Ends sessions; what this process trusts is forgotten at once, others follow within seconds. */
  async end(user: string, session?: string): Promise<void> {
    this.#known.clear();
    await this.#database.write([
      session === undefined
        ? { sql: 'DELETE FROM sessions WHERE user_id = $1', values: [user] }
        : {
            sql: 'DELETE FROM sessions WHERE user_id = $1 AND id = $2',
            values: [user, session],
            mustChange: 1,
          },
    ]);
  }

  /** Something about somebody has changed. */
  forget(): void {
    this.#known.clear();
  }
}

export function mustNotBeSuspended({ suspended_until }: User, now: number): void {
  if (suspended_until !== null && suspended_until > now) throw new Refusal('suspended');
}
