import { LANGUAGES, type Language } from '@palio/kernel';
import type { Notice } from '@palio/protocol';
import type { Database } from '../storage/database.ts';
import { letterFor, type Letter } from './letters.ts';

const CLAIM_MS = 60_000;
const EVERY_MS = 2000;
const BATCH = 20;
const MOST_ATTEMPTS = 8;

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly mail: string | null;
  readonly language: Language;
}

/** A way out of the server. A carrier that fails is tried again later, less and less often. */
export interface Carrier {
  send(to: Recipient, letter: Letter, notices: readonly Notice[]): Promise<void>;
}

interface Waiting {
  readonly id: string;
  readonly user_id: string;
  readonly channel: 'push' | 'mail' | 'digest';
  readonly notice: string;
  readonly attempts: number;
}

export interface OutboxParts {
  readonly database: Database;
  readonly now: () => number;
  readonly mail: Carrier | undefined;
  readonly push: Carrier | undefined;
  readonly origin: string;
}

/** Minutes until the next try: 1, 2, 4, … up to two hours. */
const pauseAfter = (attempts: number): number => Math.min(120, 2 ** attempts) * 60_000;

/** Sends what waits. Several processes may do so: each claims a letter before it sends it. */
export class Outbox {
  readonly #parts: OutboxParts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      // The database is away: everything is still there when it is back.
      this.#running = this.#running.then(() => this.send()).catch(() => undefined);
    }, EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async waiting(): Promise<number> {
    const [row] = await this.#parts.database.read<{ count: number }>('SELECT COUNT(*) AS count FROM outbox');
    return row?.count ?? 0;
  }

  async send(): Promise<void> {
    const { database, now } = this.#parts;
    const [claimed] = await database.write([
      {
        sql: `UPDATE outbox SET claimed_until = $1 WHERE id IN
          (SELECT id FROM outbox WHERE due_at <= $2 AND claimed_until <= $2 ORDER BY due_at LIMIT ${BATCH})
          AND claimed_until <= $2 RETURNING id, user_id, channel, notice, attempts`,
        values: [now() + CLAIM_MS, now()],
      },
    ]);
    for (const bundle of bundles(claimed as unknown as Waiting[])) await this.#deliver(bundle);
  }

  async #deliver(bundle: readonly Waiting[]): Promise<void> {
    const { database, now, origin } = this.#parts;
    const { user_id, channel } = bundle[0]!;
    const carrier = channel === 'push' ? this.#parts.push : this.#parts.mail;
    const [to] = await database.read<Recipient>(
      'SELECT id, name, mail, language FROM users WHERE id = $1 AND deleted = 0',
      [user_id],
    );
    try {
      const notices = bundle.map(({ notice }) => JSON.parse(notice) as Notice);
      if (to !== undefined && carrier !== undefined) {
        const language = LANGUAGES.includes(to.language) ? to.language : 'en';
        await carrier.send(to, letterFor(notices, language, origin), notices);
      }
      await this.#remove(bundle);
    } catch {
      const lasting = bundle.filter(({ attempts }) => attempts + 1 < MOST_ATTEMPTS);
      await this.#remove(bundle.filter(waiting => !lasting.includes(waiting)));
      await database.write(
        lasting.map(({ id, attempts }) => ({
          sql: 'UPDATE outbox SET attempts = $1, due_at = $2, claimed_until = 0 WHERE id = $3',
          values: [attempts + 1, now() + pauseAfter(attempts), id],
        })),
      );
    }
  }

  async #remove(done: readonly Waiting[]): Promise<void> {
    if (done.length === 0) return;
    await this.#parts.database.write(
      done.map(({ id }) => ({ sql: 'DELETE FROM outbox WHERE id = $1', values: [id] })),
    );
  }
}

/** Digests of one person travel together, everything else alone. */
function bundles(waiting: readonly Waiting[]): Waiting[][] {
  const found = new Map<string, Waiting[]>();
  for (const each of waiting) {
    const name = each.channel === 'digest' ? `digest ${each.user_id}` : each.id;
    found.set(name, [...(found.get(name) ?? []), each]);
  }
  return [...found.values()];
}
