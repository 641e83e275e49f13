import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Statement } from '../storage/database.ts';
import type { User, Users } from './users.ts';

/** How long a known session or token is not looked up again. */
const TRUSTED_MS = 3000;
const MOST_KNOWN = 20_000;
const SEEN_EVERY_MS = 5 * 60_000;
const MOST_SESSIONS = 50;
/** A session that nobody has used for so long is over. */
const UNUSED_MS = 180 * 24 * 3600 * 1000;

/** A browser forgets its cookie a year after it was given; who comes again and again is given it anew. */
const RENEWED_EVERY_MS = 7 * 24 * 3600 * 1000;

/** A browser in which a session has ended gets no more notices: others may sit before it now. */
const endNotices = (user: string): Statement => ({
  sql: `DELETE FROM push_subscriptions WHERE user_id = $1 AND session_id IS NOT NULL
    AND session_id NOT IN (SELECT id FROM sessions WHERE user_id = $1)`,
  values: [user],
});

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
  /** When it was asked, counted in questions and changes. */
  readonly asked: number;
}

interface StoredSession {
  readonly id: string;
  readonly user_id: string;
  readonly owner_id?: string;
  readonly seen_at: number;
}

/** Sessions of browsers and tokens of programs. Only hashes of their secrets are kept. */
export class Sessions {
  readonly #database: Database;
  readonly #users: Users;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();
  #count = 0;
  /** When something about somebody changed last: what was asked before is not trusted. */
  readonly #changed = new Map<string, number>();
  #allChanged = 0;

  constructor(database: Database, users: Users, now: () => number) {
    this.#database = database;
    this.#users = users;
    this.#now = now;
    // Before everybody who looks up rights because of the same signal.
    database.subscribe(
      ({ topic, id }) => {
        if (topic === 'rights') this.forget(id);
      },
      () => this.forget(),
    );
  }

  async open(user: string, device: string): Promise<string> {
    const secret = newSecret();
    await this.#database.write([
      {
        sql: `INSERT INTO sessions (id, token_hash, user_id, created_at, seen_at, renewed_at, device)
          VALUES ($1, $2, $3, $4, $4, $4, $5)`,
        values: [newId(), hashOfSecret(secret), user, this.#now(), device.slice(0, 200)],
      },
      {
        sql: `DELETE FROM sessions WHERE user_id = $1 AND (seen_at < $2 OR id NOT IN
          (SELECT id FROM sessions WHERE user_id = $1 ORDER BY seen_at DESC LIMIT ${MOST_SESSIONS}))`,
        values: [user, this.#now() - UNUSED_MS],
      },
      endNotices(user),
    ]);
    return secret;
  }

  bySession(secret: string): Promise<Caller | undefined> {
    return this.#find(`session ${hashOfSecret(secret)}`, async hash => {
      const [found] = await this.#database.read<StoredSession>(
        'SELECT id, user_id, seen_at FROM sessions WHERE token_hash = $1 AND seen_at >= $2',
        [hash, this.#now() - UNUSED_MS],
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
        'SELECT id, user_id, owner_id, COALESCE(used_at, 0) AS seen_at FROM tokens WHERE token_hash = $1',
        [hash],
      );
      if (found === undefined) return undefined;
      if (this.#now() - found.seen_at > SEEN_EVERY_MS)
        await this.#seen('tokens', 'used_at', found.id, found.user_id);
      const user = await this.#acting(found);
      return user === undefined ? undefined : { user, token: found.id };
    });
  }

  /** Whom a token acts as. A bot may do nothing while its owner is suspended. */
  async #acting({ user_id, owner_id }: StoredSession): Promise<User | undefined> {
    const user = await this.#users.byId(user_id);
    if (user === undefined || owner_id === user_id || owner_id === undefined) return user;
    const owner = await this.#users.byId(owner_id);
    if (owner === undefined) return undefined;
    const { suspended_until, suspended_reason } = owner;
    return (suspended_until ?? 0) > this.#now() ? { ...user, suspended_until, suspended_reason } : user;
  }

  async #find(
    name: string,
    look: (hash: string) => Promise<Caller | undefined>,
  ): Promise<Caller | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined && known.until > this.#now() && this.#isFresh(known)) return known.caller;
    const asked = ++this.#count;
    const caller = await look(name.slice(name.indexOf(' ') + 1));
    if (caller === undefined) {
      this.#known.delete(name);
      return undefined;
    }
    if (this.#known.size > MOST_KNOWN) this.forget();
    this.#known.set(name, { caller, until: this.#now() + TRUSTED_MS, asked });
    return caller;
  }

  #isFresh({ caller, asked }: Known): boolean {
    return asked > this.#allChanged && asked > (this.#changed.get(caller.user.id) ?? 0);
  }

  async #seen(table: 'sessions' | 'tokens', column: string, id: string, user: string): Promise<void> {
    await this.#database.write([
      { sql: `UPDATE ${table} SET ${column} = $1 WHERE id = $2`, values: [this.#now(), id] },
      { sql: 'UPDATE users SET seen_at = $1 WHERE id = $2', values: [this.#now(), user] },
    ]);
  }

  /**
   * Whether the cookie of a session is to be given to its browser anew: once in a while is enough, and whoever signs in
   * at another page at the same moment is hardly ever in its way.
   */
  async isToBeRenewed(session: string): Promise<boolean> {
    const now = this.#now();
    const due = 'SELECT id FROM sessions WHERE id = $1 AND renewed_at <= $2';
    const [found] = await this.#database.read(due, [session, now - RENEWED_EVERY_MS]);
    if (found === undefined) return false;
    const sql = 'UPDATE sessions SET renewed_at = $1 WHERE id = $2';
    await this.#database.write([{ sql, values: [now, session] }]);
    return true;
  }

  /** Ends one session, or all; all processes forget them with the signal that follows. False if there was none. */
  async end(user: string, session?: string): Promise<boolean> {
    const [ended = []] = await this.#database.write([
      session === undefined
        ? { sql: 'DELETE FROM sessions WHERE user_id = $1 RETURNING id', values: [user] }
        : {
            sql: 'DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING id',
            values: [user, session],
          },
      endNotices(user),
    ]);
    await this.changed(user);
    return ended.length > 0;
  }

  /** After a change of the password nobody stays who came in with the old one. */
  async endOthers(user: string, session: string | undefined): Promise<void> {
    await this.#database.write([
      { sql: 'DELETE FROM sessions WHERE user_id = $1 AND id <> $2', values: [user, session ?? ''] },
      endNotices(user),
    ]);
    await this.changed(user);
  }

  /** Somebody’s rights have changed: what this process trusts is forgotten at once, and all are told. */
  async changed(user: string): Promise<void> {
    this.forget(user);
    await this.#database.publish({ topic: 'rights', id: user });
  }

  /** Something about somebody has changed, or perhaps about anybody. */
  forget(user?: string): void {
    const moment = ++this.#count;
    if (user !== undefined && this.#changed.size < MOST_KNOWN) {
      this.#changed.set(user, moment);
      return;
    }
    this.#allChanged = moment;
    this.#changed.clear();
    this.#known.clear();
  }
}

export function mustNotBeSuspended({ suspended_until: until, suspended_reason }: User, now: number): void {
  if (until === null || until <= now) return;
  const reason = suspended_reason === null || suspended_reason === '' ? {} : { reason: suspended_reason };
  throw new Refusal('suspended', undefined, undefined, { until, ...reason });
}
