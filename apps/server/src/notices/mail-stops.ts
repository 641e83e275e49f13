import { newSecret } from '../ids.ts';
import type { Database } from '../storage/database.ts';

/**
 * The link at the end of every letter, by which its reader gets no more of them without signing in. Whoever has it can
 * do nothing else with it, so it is kept as it is and stays the same.
 */
export class MailStops {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async tokenFor(person: string): Promise<string> {
    const known = 'SELECT stop_token FROM users WHERE id = $1 AND stop_token IS NOT NULL';
    const [before] = await this.#database.read<{ stop_token: string }>(known, [person]);
    if (before !== undefined) return before.stop_token;
    const sql = 'UPDATE users SET stop_token = $1 WHERE id = $2 AND stop_token IS NULL';
    await this.#database.write([{ sql, values: [newSecret(), person] }]);
    // Perhaps another process was faster.
    const [now] = await this.#database.read<{ stop_token: string }>(known, [person]);
    return now?.stop_token ?? '';
  }

  /** No more letters, in general or about single tables; what waits is not sent. False if nobody has this token. */
  async stop(token: string): Promise<boolean> {
    const [user] = await this.#database.read<{ id: string }>(
      'SELECT id FROM users WHERE stop_token = $1 AND deleted = 0',
      [token],
    );
    if (user === undefined) return false;
    const values = [user.id];
    await this.#database.write([
      { sql: "UPDATE users SET mail_notices = 'off' WHERE id = $1", values },
      {
        sql: "UPDATE table_wishes SET notices = 'page' WHERE user_id = $1 AND notices IN ('mail', 'digest')",
        values,
      },
      { sql: "DELETE FROM outbox WHERE user_id = $1 AND channel IN ('mail', 'digest')", values },
    ]);
    return true;
  }
}
