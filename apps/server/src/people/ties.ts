import type { Person } from '@palio/protocol';
import type { Database } from '../storage/database.ts';

/** A friend; somebody with whom one wishes no table; somebody whose words one does not wish to read. */
export type TieKind = 'friend' | 'block' | 'mute';

/** Nobody is both at once. */
const OPPOSITES = { friend: ['block'], block: ['friend'], mute: [] } as const;

export type TiedPerson = Person & { readonly seen_at: number };

/** Friends, blocks and mutes: who wishes to see and to hear whom. */
export class Ties {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Who is blocked is nobody's friend any more, on his side either: friends see when somebody was here. */
  async add(user: string, other: string, kind: TieKind): Promise<void> {
    const theirs = {
      sql: "DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = 'friend'",
      values: [other, user],
    };
    await this.#database.write([
      ...(kind === 'block' ? [theirs] : []),
      {
        sql: 'INSERT INTO ties (user_id, other_id, kind, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        values: [user, other, kind, this.#now()],
      },
      ...OPPOSITES[kind].map(opposite => ({
        sql: 'DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = $3',
        values: [user, other, opposite],
      })),
    ]);
  }

  async remove(user: string, other: string, kind: TieKind): Promise<void> {
    await this.#database.write([
      {
        sql: 'DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = $3',
        values: [user, other, kind],
      },
    ]);
  }

  list(user: string, kind: TieKind): Promise<TiedPerson[]> {
    return this.#database.read(
      `SELECT users.id, users.name, users.kind, users.seen_at FROM ties JOIN users ON users.id = ties.other_id
        WHERE ties.user_id = $1 AND ties.kind = $2 AND users.deleted = 0 ORDER BY users.name_key`,
      [user, kind],
    );
  }

  /** Those who hold this person for a friend, as long as he has neither answered nor blocked them. */
  requests(user: string): Promise<TiedPerson[]> {
    return this.#database.read(
      `SELECT users.id, users.name, users.kind, users.seen_at FROM ties JOIN users ON users.id = ties.user_id
        WHERE ties.other_id = $1 AND ties.kind = 'friend' AND users.deleted = 0
        AND NOT EXISTS (SELECT 1 FROM ties mine WHERE mine.user_id = $1 AND mine.other_id = ties.user_id
          AND mine.kind <> 'mute')
        ORDER BY ties.created_at DESC`,
      [user],
    );
  }

  /** Whose words somebody does not read. */
  async unheardBy(user: string): Promise<Set<string>> {
    const rows = await this.#database.read<{ other_id: string }>(
      "SELECT other_id FROM ties WHERE user_id = $1 AND kind IN ('block', 'mute')",
      [user],
    );
    return new Set(rows.map(row => row.other_id));
  }

  /** Whom somebody has blocked, and who has blocked him. */
  async apartFrom(user: string): Promise<Set<string>> {
    const rows = await this.#database.read<{ id: string }>(
      `SELECT other_id AS id FROM ties WHERE user_id = $1 AND kind = 'block'
        UNION SELECT user_id AS id FROM ties WHERE other_id = $1 AND kind = 'block'`,
      [user],
    );
    return new Set(rows.map(row => row.id));
  }

  async has(user: string, other: string, kind: TieKind): Promise<boolean> {
    const rows = await this.#database.read(
      'SELECT 1 AS tie FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = $3',
      [user, other, kind],
    );
    return rows.length > 0;
  }
}
