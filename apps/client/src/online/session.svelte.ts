import type { Me, Visit } from '@palio/protocol';

/** Whether these pages come from a server that can do more than hand out files. */
export type Presence = 'unknown' | 'absent' | 'here';

let presence: Presence = $state('unknown');
/** Nobody has answered at all: there may be a server, but no way to it just now. */
let isCutOff = $state(false);
let person: Me | undefined = $state.raw();
/** Grows whenever I become somebody else: what the server was asked before says who I was. */
let changes = 0;

export const serverPresence = (): Presence => presence;
export const cutOff = (): boolean => isCutOff;

/** Who I am at this server; undefined for a visitor. Nobody has to come in to play offline. */
export const me = (): Me | undefined => person;

/** After coming in, going out, or a change of my account. */
export function becomes(next: Me | undefined): void {
  presence = 'here';
  person = next;
  changes++;
}

/** What is said in place of a server: by the service worker of these pages, or by a proxy. */
const NOBODY: readonly number[] = [204, 502, 503, 504];

async function visit(): Promise<Visit | undefined> {
  // Without a network there is nothing to ask, and browsers would complain about it aloud.
  const answer = navigator.onLine ? await fetch('/api/v1/visit').catch(() => undefined) : undefined;
  isCutOff = answer === undefined || NOBODY.includes(answer.status);
  // A plain host of files answers with a page.
  const kind = answer?.headers.get('content-type') ?? '';
  if (answer?.ok !== true || !kind.startsWith('application/json')) return undefined;
  return (await answer.json()) as Visit;
}

let asking: Promise<Presence> | undefined;

/** Looks for the server and for who I am there. */
export function findServer(): Promise<Presence> {
  const before = changes;
  asking ??= visit().then(found => {
    asking = undefined;
    if (found === undefined) presence = 'absent';
    else if (changes === before) becomes(found.me ?? undefined);
    return presence;
  });
  return asking;
}

/** Other tabs come in and go out too: whoever looks at this one again asks anew. */
export function followServer(): void {
  void findServer();
  addEventListener('online', () => void findServer());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void findServer();
  });
}
