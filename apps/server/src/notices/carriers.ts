import type { MailSettings, PushSettings } from '../config.ts';
import type { Database } from '../storage/database.ts';
import type { Carrier } from './outbox.ts';

// The libraries are loaded only by servers that send something.

export async function mailCarrier({ url, from }: MailSettings): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  return {
    async send(to, { subject, text }) {
      if (to.mail !== null) await transport.sendMail({ from, to: to.mail, subject, text });
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
  { publicKey, privateKey, subject }: PushSettings,
  database: Database,
): Promise<Carrier> {
  const { default: webpush } = await import('web-push');
  const vapidDetails = { subject, publicKey, privateKey };
  return {
    async send(to, { subject: title }, notices) {
      const subscriptions = await database.read<StoredSubscription>(
        'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE user_id = $1',
        [to.id],
      );
      const payload = JSON.stringify({ title, notices });
      for (const { endpoint, p256dh, auth } of subscriptions)
        try {
          await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
            vapidDetails,
            TTL: 24 * 3600,
          });
        } catch (cause) {
          if (!isGone(cause)) throw cause;
          await database.write([
            { sql: 'DELETE FROM push_subscriptions WHERE endpoint = $1', values: [endpoint] },
          ]);
        }
    },
  };
}
