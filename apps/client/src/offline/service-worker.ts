/** Keeps the built files, so that everything but other people's tables works without a network. */

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchRequest extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushMessage extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface NotificationClick extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchRequest) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
}

const scope = globalThis as unknown as WorkerScope;

// Both are filled in by offline.config.ts when the client is built.
const FILES = '__PRECACHED_FILES__' as unknown as readonly string[];
const CACHE = 'palio-__PRECACHE_VERSION__';
const LATER = 'palio-later';
/** Figures corrected by the owner of the server. */
const CHANGING = '/corrections.json';
const PATIENCE = 3000;
/** A whole game, which only the server knows. */
const FILE_OF_GAME = /^\/g\/[^/]+\.json$/;
/** Asked by every page: without a network nobody answers, and that is no fault. */
const VISIT = '/api/v1/visit';

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: a list of this version must never hold files of another one.
  await cache.addAll(FILES.map(path => new Request(path, { cache: 'reload' })));
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(name => name.startsWith('palio-') && name !== CACHE && name !== LATER);
  await Promise.all(old.map(name => caches.delete(name)));
  await scope.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request: Request, address: URL): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(address.pathname);
  if (kept !== undefined) return kept;
  const later = await caches.open(LATER);
  const found = await later.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  // Names of built files carry their content: what was loaded once stays right.
  if (answer.ok && address.pathname.startsWith('/assets/')) await later.put(request, answer.clone());
  return answer;
}

/** What the server may say otherwise tomorrow: asked anew, and as it was last when nobody answers in time. */
async function latest(request: Request): Promise<Response> {
  const later = await caches.open(LATER);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) await later.put(request, answer.clone());
    return answer;
  } catch (cause) {
    const kept = await later.match(request);
    if (kept === undefined) throw cause;
    return kept;
  }
}

const nobody = (): Response => new Response(null, { status: 204 });

scope.addEventListener('install', event => event.waitUntil(keepFiles()));
scope.addEventListener('activate', event => event.waitUntil(dropOldFiles()));
scope.addEventListener('message', event => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
scope.addEventListener('fetch', event => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin === location.origin && address.pathname === VISIT) {
    event.respondWith(fetch(request).catch(nobody));
    return;
  }
  const isOurs =
    request.method === 'GET' && address.origin === location.origin && !address.pathname.startsWith('/api/');
  if (!isOurs) return;
  if (FILE_OF_GAME.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(address.pathname === CHANGING ? latest(request) : file(request, address));
});

/** What the server sends when no page need be open: a sentence in the reader's language, and what it is about. */
interface Pushed {
  readonly title: string;
  readonly notices: readonly { readonly id: string; readonly kind: string; readonly table: string | null }[];
}

function addressFor({ notices }: Pushed): string {
  const [first] = notices;
  if (first === undefined) return '/lobby';
  const isOneTable = first.table !== null && notices.every(({ table }) => table === first.table);
  if (isOneTable) return `/g/${first.table}`;
  return first.kind === 'friend' ? '/friends' : '/lobby';
}

async function tell(pushed: Pushed): Promise<void> {
  const address = addressFor(pushed);
  await scope.registration.showNotification(pushed.title, {
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    // One notice a table: a later one takes the place of an earlier one.
    tag: address,
    renotify: true,
    data: address,
  });
}

/** Shows the place in a page that is open already, or in a new one. */
async function goTo(address: string): Promise<void> {
  const [shown] = await scope.clients.matchAll({ type: 'window' });
  if (shown === undefined) {
    await scope.clients.openWindow(address);
    return;
  }
  await shown.focus();
  if (new URL(shown.url).pathname !== address) await shown.navigate(address);
}

scope.addEventListener('push', event => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed !== undefined) event.waitUntil(tell(pushed));
});
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  if (typeof event.notification.data === 'string') event.waitUntil(goTo(event.notification.data));
});
