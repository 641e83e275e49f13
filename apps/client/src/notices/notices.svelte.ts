import type { Notice } from '@palio/protocol';
import { readMyTables } from '../lobby/mine.svelte.ts';
import { account } from '../online/api.ts';
import { live } from '../online/live.svelte.ts';
import { route, goTo } from '../router/router.svelte.ts';
import { announce } from '../shell/announcer.svelte.ts';
import { toast } from '../shell/toasts.svelte.ts';
import { online } from '../text/online/words.ts';
import { sentenceOf, targetOf } from './sentence.ts';

let list: readonly Notice[] = $state.raw([]);
/** Grows with every change of the list: what was asked for before one may be older than it. */
let changes = 0;

function change(changed: readonly Notice[]): void {
  list = changed;
  changes++;
}

/** What I have been told, the newest first. */
export const notices = (): readonly Notice[] => list;

export const unread = (): number => list.filter(({ read }) => !read).length;

export async function markRead(): Promise<void> {
  if (unread() === 0) return;
  await account.readNotices();
  change(list.map(notice => ({ ...notice, read: true })));
}

/** A table is before my eyes; the server knows that by itself. */
export function seeTable(id: string): void {
  if (list.some(({ table, read }) => table === id && !read))
    change(list.map(notice => (notice.table === id ? { ...notice, read: true } : notice)));
}

const isInView = ({ table }: Notice): boolean => {
  const current = route();
  return current.page === 'table' && current.id === table && document.visibilityState === 'visible';
};

function take(notice: Notice): void {
  change([notice, ...list.filter(({ id }) => id !== notice.id)]);
  void readMyTables().catch(() => undefined);
  if (isInView(notice)) return;
  const sentence = sentenceOf(notice);
  announce(sentence);
  toast(sentence, { label: online().notices.open, press: () => goTo(targetOf(notice)) });
}

let follower: string | undefined;

/** An answer that something new has overtaken is asked for again: nothing told or read meanwhile is lost. */
async function readFor(person: string): Promise<void> {
  const before = changes;
  const latest = await account.notices();
  if (follower !== person) return;
  if (changes === before) change(latest);
  else await readFor(person);
}

/** Reads the list again: what is told by the line may have been missed, and invitations may be none any more. */
export async function renewNotices(): Promise<void> {
  if (follower !== undefined) await readFor(follower);
}

/** Listens on behalf of somebody; what came before is read from the server. Nobody is told what others were told. */
export function followNotices(person: string | undefined): () => void {
  if (follower !== person) change([]);
  follower = person;
  // The lists stay as they were until the line is back.
  void readMyTables().catch(() => undefined);
  if (person === undefined) return () => undefined;
  const renew = (): void => {
    void readFor(person).catch(() => undefined);
    void readMyTables().catch(() => undefined);
  };
  void readFor(person).catch(() => undefined);
  const leave = [live().onNotice(take), live().onReturn(renew)];
  return () => leave.forEach(each => each());
}
