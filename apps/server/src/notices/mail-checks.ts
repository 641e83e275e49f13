import { hashOfSecret, newId, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const VALID_MS = 3 * DAY;
const MOST_A_DAY = 5;

/** Finds out whether an address belongs to who has given it: a letter with a link goes there, and nothing else. */
export class MailChecks {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #canMail: boolean;

  constructor(database: Database, now: () => number, canMail: boolean) {
    this.#database = database;
    this.#now = now;
    this.#canMail = canMail;
  }

  /** Strangers must not be flooded: one such letter an hour to one address, five a day from one person. */
  async ask(person: string, mail: string): Promise<void> {
    if (!this.#canMail) return;
    const now = this.#now();
    const [recent] = await this.#database.read<{ here: number; own: number }>(
      `SELECT COALESCE(SUM(CASE WHEN LOWER(mail) = LOWER($1) AND sent_at > $2 THEN 1 ELSE 0 END), 0) AS here,
        COALESCE(SUM(CASE WHEN user_id = $3 AND sent_at > $4 THEN 1 ELSE 0 END), 0) AS own
        FROM mail_checks`,
      [mail, now - HOUR, person, now - DAY],
    );
    if (Number(recent?.here) > 0 || Number(recent?.own) >= MOST_A_DAY)
      throw new Refusal(
        'too-many-requests',
        'a letter is on its way: wait an hour before you ask for another',
      );
    const token = newSecret();
    await this.#database.write([
      { sql: 'DELETE FROM mail_checks WHERE sent_at < $1', values: [now - VALID_MS] },
      {
        sql: 'INSERT INTO mail_checks (token_hash, user_id, mail, sent_at) VALUES ($1, $2, $3, $4)',
        values: [hashOfSecret(token), person, mail, now],
      },
      {
        sql: `INSERT INTO outbox (id, user_id, channel, notice, due_at, attempts, claimed_until, target)
          VALUES ($1, $2, 'check', $3, $4, 0, 0, $5)`,
        values: [newId(24), person, token, now, mail],
      },
    ]);
  }

  /** Somebody has followed the link. False if it is too old, or if the address is another one by now. */
  async confirm(token: string): Promise<boolean> {
    const hash = hashOfSecret(token);
    const known =
      'SELECT user_id FROM mail_checks WHERE token_hash = $1 AND sent_at >= $2 AND mail = users.mail';
    const [confirmed = []] = await this.#database.write([
      {
        sql: `UPDATE users SET mail_confirmed = 1 WHERE deleted = 0 AND id IN (${known}) RETURNING id`,
        values: [hash, this.#now() - VALID_MS],
      },
    ]);
    return confirmed.length > 0;
  }
}
