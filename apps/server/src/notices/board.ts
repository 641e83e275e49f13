import type { Notice } from '@palio/protocol';
import { newId } from '../ids.ts';
import type { Database } from '../storage/database.ts';
import { standingInvitations } from './invitations.ts';
import { noticeRows } from './rows.ts';

interface StoredNotice {
  readonly id: string;
  readonly kind: Notice['kind'];
  readonly table_id: string | null;
  readonly game: string | null;
  readonly from_name: string | null;
  readonly at: number;
  readonly read_at: number | null;
}

const KEPT_MS = 30 * 24 * 3600 * 1000;

const noticeOf = ({ id, kind, table_id, game, from_name, at, read_at }: StoredNotice): Notice => ({
  id,
  kind,
  table: table_id,
  game,
  from: from_name,
  at,
  read: read_at !== null,
});

/** What people are told in the page. */
export class NoticeBoard {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * The newest first. A turn that was seen is no news: the lists of tables name those that wait. Nor is an invitation
   * that nobody could follow any more, or a turn that does not wait now.
   */
  async latest(person: string): Promise<Notice[]> {
    const rows = await this.#database.read<StoredNotice>(
      `SELECT id, kind, table_id, game, from_name, at, read_at FROM notices
        WHERE user_id = $1 AND (kind <> 'your-turn' OR read_at IS NULL) ORDER BY at DESC LIMIT 100`,
      [person],
    );
    return this.#stillStanding(person, rows);
  }

  /** Of all that came since then the newest, in the order in which it came. */
  async since(person: string, moment: number): Promise<Notice[]> {
    const rows = await this.#database.read<StoredNotice>(
      `SELECT id, kind, table_id, game, from_name, at, read_at FROM notices
        WHERE user_id = $1 AND at >= $2 AND read_at IS NULL ORDER BY at DESC LIMIT 100`,
      [person, moment],
    );
    return this.#stillStanding(person, rows.toReversed());
  }

  async #stillStanding(person: string, rows: readonly StoredNotice[]): Promise<Notice[]> {
    const notices = rows.map(noticeOf);
    const invited = notices.flatMap(({ kind, table }) =>
      kind === 'invited' && table !== null ? [table] : [],
    );
    const standing = await standingInvitations(this.#database, person, invited);
    const awaited = await this.#awaitedAt(person);
    return notices.filter(({ kind, table }) => {
      if (table === null) return true;
      return kind === 'invited' ? standing.has(table) : kind !== 'your-turn' || awaited.has(table);
    });
  }

  /** Where somebody is waited for: a pause, a bot or somebody who took something back may have come in between. */
  async #awaitedAt(person: string): Promise<Set<string>> {
    const rows = await this.#database.read<{ table_id: string }>(
      "SELECT table_id FROM seats WHERE user_id = $1 AND status = 'running' AND waiting = 1",
      [person],
    );
    return new Set(rows.map(row => row.table_id));
  }

  async markRead(person: string): Promise<void> {
    const now = this.#now();
    await this.#database.write([
      {
        sql: 'UPDATE notices SET read_at = $1 WHERE user_id = $2 AND read_at IS NULL',
        values: [now, person],
      },
      { sql: 'DELETE FROM notices WHERE user_id = $1 AND at < $2', values: [person, now - KEPT_MS] },
    ]);
  }

  /** Somebody has these tables before his eyes. */
  async seenAt(person: string, tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const places = tables.map((_, i) => `$${i + 2}`).join(', ');
    const which = `user_id = $1 AND read_at IS NULL AND table_id IN (${places})`;
    const values = [person, ...tables];
    // Mostly there is nothing: reading is cheap, writing is not.
    const [found] = await this.#database.read(`SELECT id FROM notices WHERE ${which} LIMIT 1`, values);
    if (found === undefined) return;
    const sql = `UPDATE notices SET read_at = $${values.length + 1} WHERE ${which}`;
    await this.#database.write([{ sql, values: [...values, this.#now()] }]);
  }

  /** Tells one person something that has nothing to do with a table; `by` is the id of who brought it about. */
  async tell(person: string, kind: Notice['kind'], from: string, by?: string): Promise<void> {
    const now = this.#now();
    const notice: Notice = { id: newId(24), kind, table: null, game: null, from, at: now, read: false };
    await this.#database.write(await noticeRows(this.#database, [{ person, notice, by }], now));
    await this.#database.publish({ topic: 'person', id: person });
  }
}
