import { Refusal } from './refusal.ts';

/** So many at once, and so many more each minute. */
const RATES = {
  /** All that comes from one address, whoever asks: several people may share it. */
  address: { burst: 1200, perMinute: 12_000 },
  request: { burst: 120, perMinute: 1200 },
  command: { burst: 60, perMinute: 600 },
  chat: { burst: 10, perMinute: 30 },
  create: { burst: 10, perMinute: 20 },
  /** From one address, and loosely to one name: no single address can shut out whose name it is. */
  signIn: { burst: 10, perMinute: 10 },
  signInTo: { burst: 60, perMinute: 30 },
  guest: { burst: 20, perMinute: 5 },
  report: { burst: 5, perMinute: 1 },
  /** Strangers' machines that we knock at. */
  hook: { burst: 5, perMinute: 1 },
  /** Earlier positions: a game is played again for them. */
  lookBack: { burst: 80, perMinute: 480 },
  /** Whole records: every tenth position of a game is hashed. */
  record: { burst: 10, perMinute: 20 },
  /** Everybody who has a rating is counted for it. */
  ranking: { burst: 60, perMinute: 240 },
  connect: { burst: 60, perMinute: 120 },
} as const;

/** So many at the same time. */
const MOST = { linesOfPerson: 40, linesOfAddress: 400 } as const;

export type LimitedKind = keyof typeof RATES;

interface Bucket {
  left: number;
  at: number;
}

const MOST_BUCKETS = 50_000;

/** Rate limits per account and per address, counted in each process. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #isOff: boolean;
  readonly #now: () => number;

  constructor(isOff: boolean, now: () => number) {
    this.#isOff = isOff;
    this.#now = now;
  }

  /** Refuses whoever asks too often. */
  take(kind: LimitedKind, who: string): void {
    if (this.#isOff) return;
    const { burst, perMinute } = RATES[kind];
    const name = `${kind} ${who}`;
    const now = this.#now();
    const bucket = this.#buckets.get(name) ?? { left: burst, at: now };
    const left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 60_000) * perMinute);
    if (this.#buckets.size >= MOST_BUCKETS) this.#clear();
    this.#buckets.set(name, { left: Math.max(0, left - 1), at: now });
    if (left < 1) throw new Refusal('too-many-requests');
  }

  /** Refuses whoever has so many already. */
  mustBeFew(kind: keyof typeof MOST, count: number): void {
    if (!this.#isOff && count >= MOST[kind]) throw new Refusal('too-many');
  }

  /** Forgets those who have not asked for a minute; if all have, everybody. */
  #clear(): void {
    const now = this.#now();
    for (const [name, { at }] of this.#buckets) if (now - at > 60_000) this.#buckets.delete(name);
    if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.clear();
  }
}
