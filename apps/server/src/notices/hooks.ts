import { Agent } from 'node:https';
import type { Language } from '@palio/kernel';
import type { Notice } from '@palio/protocol';
import type { HookSettings } from '../config.ts';
import type { Database } from '../storage/database.ts';
import { GONE, hand, isTaken, LONGEST_MS } from './hand.ts';
import { greetingFor, type Letter } from './letters.ts';
import type { Carrier, Recipient } from './outbox.ts';
import { isPublicHost, publicLookup } from './public-hosts.ts';

/**
 * What chat rooms read: `text` (Slack, Mattermost, Rocket.Chat and others) or `content` (Discord), where nobody is
 * called by a name that looks like a call. Programs find the notices themselves beside it.
 */
const bodyOf = ({ text }: Letter, notices: readonly Notice[]): Buffer => {
  const said = `Palio: ${text.trim()}`;
  return Buffer.from(JSON.stringify({ text: said, content: said, allowed_mentions: { parse: [] }, notices }));
};

/** Notices to addresses that people name: a room of a chat, a program of their own. */
export class Hooks implements Carrier {
  readonly #anywhere: boolean;
  readonly #patience: number;
  readonly #database: Database;
  readonly #agent: Agent;

  constructor({ anywhere = false, patience = LONGEST_MS }: HookSettings, database: Database) {
    this.#anywhere = anywhere;
    this.#patience = patience;
    this.#database = database;
    // The name of a host may lead somewhere else by now than when it was given to us.
    this.#agent = new Agent(anywhere ? {} : { lookup: publicLookup });
  }

  /** Whether notices may be posted there: to nobody whom only this server can reach, and without a password. */
  mayBe(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, username, password, hostname } = new URL(address);
    return (
      protocol === 'https:' &&
      username === '' &&
      password === '' &&
      (this.#anywhere || isPublicHost(hostname))
    );
  }

  /** Says a word, so that its owner sees whether it comes. False if nobody takes it. */
  async greet(address: string, language: Language, origin: string): Promise<boolean> {
    try {
      return isTaken(await this.#post(address, greetingFor(language, origin), []));
    } catch {
      return false;
    }
  }

  async send({ id, target }: Recipient, letter: Letter, notices: readonly Notice[]): Promise<void> {
    const status = await this.#post(target, letter, notices);
    if (GONE.includes(status)) await this.#forget(id, target);
    else if (!isTaken(status)) throw new Error(`the webhook answers ${status}`);
  }

  async #post(address: string, letter: Letter, notices: readonly Notice[]): Promise<number> {
    if (!this.mayBe(address)) return GONE[0]!;
    const body = bodyOf(letter, notices);
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'user-agent': 'Palio',
    };
    return hand({ endpoint: address, method: 'POST', headers, body }, this.#agent, this.#patience);
  }

  async #forget(person: string, address: string): Promise<void> {
    await this.#database.write([
      { sql: 'UPDATE users SET hook = NULL WHERE id = $1 AND hook = $2', values: [person, address] },
    ]);
  }
}
