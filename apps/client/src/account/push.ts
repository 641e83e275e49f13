import type { Me } from '@palio/protocol';
import { account } from '../online/api.ts';

/** Whether notices can come to this browser when no page is open. Service workers exist only in the built client. */
export async function canPush(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

export type PushAnswer = 'granted' | 'denied';

/** Asks the browser for leave and tells the server where to send. `key` is the server's own, in base64url. */
export async function subscribe(key: string): Promise<PushAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((cause: unknown) => {
      // Private windows, and browsers without a service behind them, give leave and then refuse.
      if (cause instanceof DOMException) return undefined;
      throw cause;
    });
  if (subscription === undefined) return 'denied';
  const { endpoint, keys } = subscription.toJSON();
  await account.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  });
  return 'granted';
}

/** Notices end with a session: who wishes them and comes in anew, where the browser lets them in, gets them again. */
export async function resume({ notices, pushKey }: Me): Promise<void> {
  if (!notices.push || pushKey === null || !(await canPush())) return;
  if (Notification.permission === 'granted') await subscribe(pushKey);
}

async function subscriptionHere(): Promise<globalThis.PushSubscription | undefined> {
  if (!(await canPush())) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Whether this very browser gets notices: an account may wish them in others only. */
export const isSubscribed = async (): Promise<boolean> => (await subscriptionHere()) !== undefined;

export async function unsubscribe(): Promise<void> {
  const subscription = await subscriptionHere();
  await account.unsubscribe(subscription?.endpoint);
  await subscription?.unsubscribe();
}
