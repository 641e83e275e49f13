import { Agent } from 'node:https';
import type { MailSettings, PushSettings } from '../config.ts';
import type { Database } from '../storage/database.ts';
import { GONE, hand, isTaken, LONGEST_MS } from './hand.ts';
import type { Carrier } from './outbox.ts';
import { isPublicHost, publicLookup } from './public-hosts.ts';

// The libraries are loaded only by servers that send something.

/** Milliseconds; less than a letter is claimed for, so that no other process sends it meanwhile. */
const MAIL_PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Mail programs show a button by these (RFC 2369, RFC 8058). */
const stopHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export async function mailCarrier({ url, from }: MailSettings): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...MAIL_PATIENCE });
  return {
    async send({ target: address }, { subject, text, stop }) {
      if (address === '') return;
      const list = stop === undefined ? {} : { headers: stopHeaders(stop) };
      // As one address, whatever stands in it: it is not read as a list of them.
      await transport.sendMail({ from, to: { name: '', address }, subject, text, ...list });
    },
  };
}

interface StoredSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function pushCarrier(
  { publicKey, privateKey, subject, anywhere = false, patience = LONGEST_MS }: PushSettings,
  database: Database,
): Promise<Carrier> {
  const { default: webpush } = await import('web-push');
  const options = { vapidDetails: { subject, publicKey, privateKey }, TTL: 24 * 3600 };
  // The name of a host may lead somewhere else by now than when the browser told us of it.
  const agent = new Agent(anywhere ? {} : { lookup: publicLookup });
  return {
    async send({ id, target }, { subject: title }, notices) {
      const [found] = await database.read<StoredSubscription>(
        'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2',
        [id, target],
      );
      if (found === undefined) return;
      const { endpoint, p256dh, auth } = found;
      if (!anywhere && !isPublicHost(new URL(endpoint).hostname)) return;
      const payload = JSON.stringify({ title, notices });
      const post = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options);
      const status = await hand(post, agent, patience);
      // The browser has withdrawn the permission.
      if (GONE.includes(status))
        await database.write([
          { sql: 'DELETE FROM push_subscriptions WHERE endpoint = $1', values: [endpoint] },
        ]);
      else if (!isTaken(status)) throw new Error(`the browser's post office answers ${status}`);
    },
  };
}
