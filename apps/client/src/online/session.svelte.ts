import type { Me, Visit } from '@palio/protocol';

/** Whether these pages come from a server that can do more than hand out files. */
export type Presence = 'unknown' | 'absent' | 'here';

let presence: Presence = $state('unknown');
let person: Me | undefined = $state.raw();
/** Grows whenever I become somebody else: what the server was asked before says who I was. */
let changes = 0;

export const serverPresence = (): Presence => presence;

/** Who I am at this server; undefined for a visitor. Nobody has to come in to play offline. */
export const me = (): Me | undefined => person;

/** After coming in, going out, or a change of my account. */
export function becomes(next: Me | undefined): void {
  presence = 'here';
  person = next;
  changes++;
}

async function visit(): Promise<Visit | undefined> {
  // Without a network there is nothing to ask, and browsers would complain about it aloud.
  if (!navigator.onLine) return undefined;
  const answer = await fetch('/api/v1/visit').catch(() => undefined);
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
