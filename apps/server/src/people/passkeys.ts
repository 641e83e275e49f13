import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { User } from './users.ts';

const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

interface StoredPasskey {
  readonly id: string;
  readonly user_id: string;
  readonly public_key: string;
  readonly counter: number;
}

/** The site as browsers know it: passkeys belong to its name. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Loaded when the first passkey is used: it is large, and many servers never need it. */
const library = () => import('@simplewebauthn/server');

type Descriptor = { readonly id: string };

/** Passkeys: made on a device, never leave it, nothing to remember. */
export class Passkeys {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async beginRegistration(user: User, site: Site): Promise<{ id: string; options: unknown }> {
    const existing = await this.#database.read<Descriptor>('SELECT id FROM passkeys WHERE user_id = $1', [
      user.id,
    ]);
    if (existing.length >= MOST_PASSKEYS) throw new Refusal('too-many');
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Palio',
      rpID: site.host,
      userName: user.name,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: existing.map(({ id }) => ({ id })),
    });
    return { id: await this.#keepChallenge(options.challenge, user.id), options };
  }

  async finishRegistration(
    user: User,
    site: Site,
    id: string,
    response: unknown,
    name: string,
  ): Promise<void> {
    const expectedChallenge = await this.#takeChallenge(id, user.id);
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined) throw new Refusal('passkey-failed');
    const { credential } = registrationInfo;
    await this.#database.write([
      {
        sql: `INSERT INTO passkeys (id, user_id, public_key, counter, transports, name, created_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [
          credential.id,
          user.id,
          Buffer.from(credential.publicKey).toString('base64url'),
          credential.counter,
          JSON.stringify(credential.transports ?? []),
          name,
          this.#now(),
        ],
      },
    ]);
  }

  /** The last one stays as long as nothing else opens the account. */
  async remove(user: User, id: string): Promise<void> {
    const own = await this.#database.read<Descriptor>('SELECT id FROM passkeys WHERE user_id = $1', [
      user.id,
    ]);
    if (!own.some(key => key.id === id)) throw new Refusal('not-found');
    if (own.length === 1 && user.password === null) throw new Refusal('last-key');
    await this.#database.write([
      // Holds off others who remove one at the same moment: two at once must not remove the last two.
      { sql: 'UPDATE users SET seen_at = $2 WHERE id = $1', values: [user.id, this.#now()] },
      {
        sql: `DELETE FROM passkeys WHERE user_id = $1 AND id = $2 AND (
          EXISTS (SELECT 1 FROM passkeys other WHERE other.user_id = $1 AND other.id <> $2)
          OR EXISTS (SELECT 1 FROM users WHERE users.id = $1 AND password IS NOT NULL))`,
        values: [user.id, id],
        mustChange: 1,
      },
    ]);
  }

  async beginSignIn(site: Site): Promise<{ id: string; options: unknown }> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    return { id: await this.#keepChallenge(options.challenge, null), options };
  }

  /** Whose passkey has signed. */
  async finishSignIn(site: Site, id: string, response: unknown): Promise<string> {
    const expectedChallenge = await this.#takeChallenge(id, null);
    const given = response as AuthenticationResponseJSON;
    const [stored] = await this.#database.read<StoredPasskey>(
      'SELECT id, user_id, public_key, counter FROM passkeys WHERE id = $1',
      [given.id],
    );
    if (stored === undefined) throw new Refusal('passkey-failed');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      credential: {
        id: stored.id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || authenticationInfo === undefined) throw new Refusal('passkey-failed');
    await this.#database.write([
      {
        sql: 'UPDATE passkeys SET counter = $1 WHERE id = $2',
        values: [authenticationInfo.newCounter, stored.id],
      },
    ]);
    return stored.user_id;
  }

  async #keepChallenge(challenge: string, user: string | null): Promise<string> {
    const id = newId();
    await this.#database.write([
      { sql: 'DELETE FROM challenges WHERE expires_at < $1', values: [this.#now()] },
      {
        sql: 'INSERT INTO challenges (id, user_id, challenge, expires_at) VALUES ($1, $2, $3, $4)',
        values: [id, user, challenge, this.#now() + CHALLENGE_MS],
      },
    ]);
    return id;
  }

  /** A challenge is answered once. */
  async #takeChallenge(id: string, user: string | null): Promise<string> {
    const [rows] = await this.#database.write([
      { sql: 'DELETE FROM challenges WHERE id = $1 RETURNING user_id, challenge, expires_at', values: [id] },
    ]);
    const [found] = rows as unknown as { user_id: string | null; challenge: string; expires_at: number }[];
    if (found === undefined || found.user_id !== user || found.expires_at < this.#now())
      throw new Refusal('passkey-failed');
    return found.challenge;
  }
}
