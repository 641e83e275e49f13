import { Agent } from 'node:https';
import type { MailSettings, PushSettings } from '../config.ts';
import type { Database } from '../storage/database.ts';
import type { Carrier } from './outbox.ts';
import { isPublicHost, publicLookup } from './public-hosts.ts';

// The libraries are loaded only by servers that send something.

/** A server of mail or push that says nothing for so long is tried again later. */
const SILENCE_MS = 20_000;

export async function mailCarrier({ url, from }: MailSettings): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send({ target }, { subject, text }) {
      if (target !== '') await transport.sendMail({ from, to: target, subject, text });
    },
  };
}

interface StoredSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The browser has withdrawn the permission. */
const isGone = (cause: unknown): boolean =>
  [404, 410].includes((cause as { statusCode?: number } | null)?.statusCode ?? 0);

export async function pushCarrier(
  { publicKey, privateKey, subject, anywhere = false }: PushSettings,
  database: Database,
): Promise<Carrier> {
  const { default: webpush } = await import('web-push');
  const vapidDetails = { subject, publicKey, privateKey };
  // The name of a host may lead somewhere else by now than when the browser told us of it.
  const options = {
    vapidDetails,
    TTL: 24 * 3600,
    timeout: SILENCE_MS,
    ...(!anywhere && { agent: new Agent({ lookup: publicLookup }) }),
  };
  return {
    async send({ id, target }, { subject: title }, notices) {
      const [found] = await database.read<StoredSubscription>(
        'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2',
        [id, target],
      );
      if (found === undefined) return;
      const { endpoint, p256dh, auth } = found;
      if (!anywhere && !isPublicHost(new URL(endpoint).hostname)) return;
      try {
        const payload = JSON.stringify({ title, notices });
        await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, options);
      } catch (cause) {
        if (!isGone(cause)) throw cause;
        await database.write([
          { sql: 'DELETE FROM push_subscriptions WHERE endpoint = $1', values: [endpoint] },
        ]);
      }
    },
  };
}
