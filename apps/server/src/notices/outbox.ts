import { LANGUAGES, type Language } from '@palio/kernel';
import type { Notice } from '@palio/protocol';
import { derivedId } from '../ids.ts';
import type { House } from '../tables/house.ts';
import { byMail, confirmationLetter, letterFor, type Letter } from './letters.ts';
import { MailStops } from './mail-stops.ts';
import { isStillNews } from './still.ts';

/** Longer than any carrier tries (carriers.ts): who has claimed a letter for so long has fallen. */
const CLAIM_MS = 120_000;
const EVERY_MS = 2000;
const BATCH = 20;
const MOST_ATTEMPTS = 8;

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly mail: string | null;
  readonly language: Language;
  /** The browser that it is for, the address, or the webhook. */
  readonly target: string;
}

/** A way out of the server. A carrier that fails is tried again later, less and less often. */
export interface Carrier {
  send(to: Recipient, letter: Letter, notices: readonly Notice[]): Promise<void>;
}

interface Waiting {
  readonly id: string;
  readonly user_id: string;
  /** `check` asks whether an address belongs to who has given it; its `notice` is the token. */
  readonly channel: 'push' | 'hook' | 'mail' | 'digest' | 'check';
  readonly notice: string;
  readonly attempts: number;
  readonly target: string | null;
}

type StoredReader = Omit<Recipient, 'target'> & {
  readonly mail_confirmed: number;
  readonly hook: string | null;
};

export interface OutboxParts {
  readonly house: House;
  readonly now: () => number;
  readonly mail: Carrier | undefined;
  readonly push: Carrier | undefined;
  readonly hooks?: Carrier | undefined;
  readonly origin: string;
}

/** Minutes until the next try: 1, 2, 4, … up to two hours. */
const pauseAfter = (attempts: number): number => Math.min(120, 2 ** attempts) * 60_000;

/** Of one person's digest the first line stands for all: who claims it takes the others along. */
const MAIL = `channel NOT IN ('push', 'hook') AND (channel <> 'digest' OR id =
  (SELECT MIN(other.id) FROM outbox other WHERE other.user_id = outbox.user_id AND other.channel = 'digest'
    AND other.due_at <= $2))`;

const nextOf = (which: string, count: number): string =>
  `id IN (SELECT id FROM outbox WHERE due_at <= $2 AND claimed_until <= $2 AND ${which} ORDER BY due_at LIMIT ${count})`;

const RETURNED = 'id, user_id, channel, notice, attempts, target';

/** Sends what waits. Several processes may do so: each claims a letter before it sends it. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #stops: MailStops;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#stops = new MailStops(parts.house.database);
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.send()
        // The database is away: everything is still there when it is back.
        .catch(() => undefined)
        .finally(() => {
          this.#running = undefined;
        });
    }, EVERY_MS);
    this.#timer.unref();
  }

  /** The letters at hand still leave; others are left to whoever comes next. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  async waiting(): Promise<number> {
    const [row] = await this.#parts.house.database.read<{ count: number }>(
      'SELECT COUNT(*) AS count FROM outbox',
    );
    return row?.count ?? 0;
  }

  /** What is due. One who is slow to take a letter holds up neither the other way nor the browsers of others. */
  async send(): Promise<void> {
    await Promise.all([this.#sendAtOnce('push'), this.#sendAtOnce('hook'), this.#sendMail()]);
  }

  /** Each goes to another machine. */
  async #sendAtOnce(channel: 'push' | 'hook'): Promise<void> {
    const claimed = await this.#claim(nextOf(`channel = '${channel}'`, BATCH), this.#parts.now());
    await Promise.all(claimed.map(each => this.#deliver([each])));
  }

  /** One after the other, as mail servers like it; each is claimed only when its turn comes, so that no claim ends. */
  async #sendMail(): Promise<void> {
    for (let i = 0; i < BATCH && !this.#isStopped; i++) {
      const now = this.#parts.now();
      const [first] = await this.#claim(nextOf(MAIL, 1), now);
      if (first === undefined) return;
      const rest =
        first.channel === 'digest'
          ? await this.#claim("user_id = $3 AND channel = 'digest' AND due_at <= $2", now, first.user_id)
          : [];
      await this.#deliver([first, ...rest]);
    }
  }

  async #claim(which: string, now: number, ...more: readonly string[]): Promise<Waiting[]> {
    const [claimed] = await this.#parts.house.database.write([
      {
        sql: `UPDATE outbox SET claimed_until = $1 WHERE ${which} AND claimed_until <= $2 RETURNING ${RETURNED}`,
        values: [now + CLAIM_MS, now, ...more],
      },
    ]);
    return claimed as unknown as Waiting[];
  }

  async #deliver(bundle: readonly Waiting[]): Promise<void> {
    const { now, house } = this.#parts;
    const { database } = house;
    try {
      const [to] = await database.read<StoredReader>(
        'SELECT id, name, mail, mail_confirmed, hook, language FROM users WHERE id = $1 AND deleted = 0',
        [bundle[0]!.user_id],
      );
      if (to !== undefined) await this.#write(bundle, to);
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

  /** Hands a letter to its carrier, if there is one and the letter still says something new. */
  async #write(bundle: readonly Waiting[], reader: StoredReader): Promise<void> {
    const { mail, push, hooks, origin } = this.#parts;
    const { channel, target } = bundle[0]!;
    const to = { ...reader, language: LANGUAGES.includes(reader.language) ? reader.language : 'en' } as const;
    if (channel === 'check') return this.#askAboutAddress(bundle[0]!, to);
    const isLetter = channel !== 'push' && channel !== 'hook';
    const carrier = isLetter ? mail : { push, hook: hooks }[channel];
    if (carrier === undefined || (isLetter && to.mail_confirmed !== 1)) return;
    const notices = await this.#stillNews(bundle, to.id);
    if (notices.length === 0) return;
    if (channel === 'push' && target === null) return this.#forEachBrowser(bundle[0]!);
    const said = letterFor(notices, to.language, origin);
    const letter = isLetter ? byMail(said, to.language, origin, await this.#stops.tokenFor(to.id)) : said;
    const place = target ?? (isLetter ? to.mail : to.hook);
    // Without an address by now there is nowhere to send it.
    if (place !== null) await carrier.send({ ...to, target: place }, letter, notices);
  }

  async #askAboutAddress({ notice: token, target }: Waiting, to: StoredReader): Promise<void> {
    const { mail, origin } = this.#parts;
    // Another address has been given meanwhile.
    if (to.mail !== target || target === null) return;
    await mail?.send(
      { ...to, target },
      confirmationLetter(to.name, to.language, `${origin}/mail/${token}`),
      [],
    );
  }

  async #stillNews(bundle: readonly Waiting[], person: string): Promise<Notice[]> {
    const found: Notice[] = [];
    for (const { channel, notice } of bundle) {
      const told = await this.#underNameOfToday(JSON.parse(notice) as Notice);
      if (await isStillNews(this.#parts.house, person, told, channel === 'digest')) found.push(told);
    }
    return found;
  }

  /** Whoever it is about may have another name by now, or none any more. */
  async #underNameOfToday(told: Notice): Promise<Notice> {
    const [known] = await this.#parts.house.database.read<{ from_name: string | null }>(
      'SELECT from_name FROM notices WHERE id = $1',
      [told.id],
    );
    return known === undefined ? told : { ...told, from: known.from_name };
  }

  /** One letter for each browser, so that one that fails is tried again without those that have it. */
  async #forEachBrowser({ id, user_id, notice }: Waiting): Promise<void> {
    const { now, house } = this.#parts;
    const { database } = house;
    const browsers = await database.read<{ endpoint: string }>(
      'SELECT endpoint FROM push_subscriptions WHERE user_id = $1',
      [user_id],
    );
    await database.write([
      ...browsers.map(({ endpoint }) => ({
        sql: `INSERT INTO outbox (id, user_id, channel, notice, due_at, attempts, claimed_until, target)
          VALUES ($1, $2, 'push', $3, $4, 0, 0, $5) ON CONFLICT (id) DO NOTHING`,
        values: [derivedId(id, endpoint), user_id, notice, now(), endpoint],
      })),
      { sql: 'DELETE FROM outbox WHERE id = $1', values: [id] },
    ]);
  }

  async #remove(done: readonly Waiting[]): Promise<void> {
    if (done.length === 0) return;
    await this.#parts.house.database.write(
      done.map(({ id }) => ({ sql: 'DELETE FROM outbox WHERE id = $1', values: [id] })),
    );
  }
}
