import type { NoticeSettings, Person } from '@palio/protocol';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { ConflictError, type Database, type Statement } from '../storage/database.ts';

export interface User {
  readonly id: string;
  readonly kind: Person['kind'];
  readonly name: string;
  readonly password: string | null;
  readonly language: 'en' | 'it';
  readonly mail: string | null;
  /** Whoever has the address has said so: only then letters are sent there. */
  readonly mail_confirmed: number;
  readonly about: string;
  readonly push: number;
  readonly mail_notices: NoticeSettings['mail'];
  /** The webhook that notices are posted to. */
  readonly hook: string | null;
  readonly owner_id: string | null;
  readonly admin: number;
  readonly created_at: number;
  readonly seen_at: number;
  readonly suspended_until: number | null;
  readonly suspended_reason: string | null;
  readonly vacation_until: number | null;
  readonly vacation_year: number;
  readonly vacation_days: number;
}

const COLUMNS = `id, kind, name, password, language, mail, mail_confirmed, about, push, mail_notices, hook, owner_id, admin, created_at, seen_at,
  suspended_until, suspended_reason, vacation_until, vacation_year, vacation_days`;

/** Names that differ only in case or in how letters are written are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

export const personOf = ({ id, name, kind }: Pick<User, 'id' | 'name' | 'kind'>): Person => ({
  id,
  name,
  kind,
});

/** Two guests get the same one out of two thousand millions. */
const randomGuestName = (): string => `Guest-${newId(6)}`;
const MOST_TRIES = 5;

/** What others were told of somebody is under his name of today, and under none of his once he is gone. */
const toldAs = (name: string, id: string): Statement => ({
  sql: 'UPDATE notices SET from_name = $1 WHERE by_id = $2 OR from_name = (SELECT name FROM users WHERE id = $2)',
  values: [name, id],
});

interface NewUser {
  readonly kind: Person['kind'];
  readonly name: string;
  readonly language: 'en' | 'it';
  readonly password?: string;
  readonly owner?: string;
  readonly admin?: boolean;
}

export class Users {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async byId(id: string): Promise<User | undefined> {
    const [user] = await this.#database.read<User>(
      `SELECT ${COLUMNS} FROM users WHERE id = $1 AND deleted = 0`,
      [id],
    );
    return user;
  }

  async byName(name: string): Promise<User | undefined> {
    const [user] = await this.#database.read<User>(
      `SELECT ${COLUMNS} FROM users WHERE name_key = $1 AND deleted = 0`,
      [nameKey(name)],
    );
    return user;
  }

  /** The bots that somebody has made. */
  botsOf(owner: string): Promise<User[]> {
    return this.#database.read<User>(`SELECT ${COLUMNS} FROM users WHERE owner_id = $1 AND deleted = 0`, [
      owner,
    ]);
  }

  async mustFind(name: string): Promise<User> {
    const user = await this.byName(name);
    if (user === undefined) throw new Refusal('no-such-user');
    return user;
  }

  async create({ kind, name, language, password, owner, admin }: NewUser): Promise<User> {
    const id = newId();
    const now = this.#now();
    await this.#taking({
      sql: `INSERT INTO users (id, kind, name, name_key, password, language, owner_id, admin, created_at, seen_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
      values: [id, kind, name, nameKey(name), password ?? null, language, owner ?? null, admin ? 1 : 0, now],
    });
    return (await this.byId(id))!;
  }

  /** A guest who has said no name gets one that is free: it is not his fault if the first one is not. */
  async createGuest(language: 'en' | 'it', nameFor: () => string = randomGuestName): Promise<User> {
    for (let tries = 1; ; tries++)
      try {
        return await this.create({ kind: 'guest', name: nameFor(), language });
      } catch (cause) {
        const isTaken = cause instanceof Refusal && cause.code === 'name-taken';
        if (!isTaken || tries === MOST_TRIES) throw cause;
      }
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#taking(toldAs(name, id), {
      sql: 'UPDATE users SET name = $1, name_key = $2 WHERE id = $3',
      values: [name, nameKey(name), id],
    });
  }

  /** A guest becomes a member and keeps everything he has. */
  async promote(id: string, name: string, password: string, admin: boolean): Promise<void> {
    await this.#taking(toldAs(name, id), {
      sql: `UPDATE users SET kind = 'member', name = $1, name_key = $2, password = $3, admin = $4
        WHERE id = $5 AND kind = 'guest'`,
      values: [name, nameKey(name), password, admin ? 1 : 0, id],
      mustChange: 1,
    });
  }

  async change(id: string, columns: Readonly<Record<string, string | number | null>>): Promise<void> {
    const names = Object.keys(columns);
    if (names.length === 0) return;
    const sets = names.map((name, i) => `${name} = $${i + 2}`).join(', ');
    await this.#database.write([
      { sql: `UPDATE users SET ${sets} WHERE id = $1`, values: [id, ...Object.values(columns)] },
    ]);
  }

  /** Nothing personal remains; finished games keep a name that says nothing. */
  async delete(id: string): Promise<void> {
    const gone = `deleted-${newId(8)}`;
    const clear = (table: string): Statement => ({
      sql: `DELETE FROM ${table} WHERE user_id = $1`,
      values: [id],
    });
    await this.#database.write([
      toldAs(gone, id),
      {
        sql: `UPDATE users SET deleted = 1, kind = 'guest', name = $2, name_key = $2, password = NULL, mail = NULL,
          mail_confirmed = 0, about = '', push = 0, mail_notices = 'off', hook = NULL, admin = 0, suspended_reason = NULL,
          vacation_until = NULL, stop_token = NULL WHERE id = $1`,
        values: [id, gone],
      },
      ...[
        'sessions',
        'passkeys',
        'notes',
        'notices',
        'outbox',
        'push_subscriptions',
        'mail_checks',
        'ratings',
        'table_wishes',
        'speakers',
      ].map(clear),
      { sql: 'DELETE FROM tokens WHERE owner_id = $1 OR user_id = $1', values: [id] },
      { sql: 'DELETE FROM ties WHERE user_id = $1 OR other_id = $1', values: [id] },
      { sql: 'UPDATE users SET deleted = 1 WHERE owner_id = $1', values: [id] },
    ]);
  }

  async #taking(...statements: readonly Statement[]): Promise<void> {
    try {
      await this.#database.write(statements);
    } catch (cause) {
      throw cause instanceof ConflictError ? new Refusal('name-taken') : cause;
    }
  }
}
