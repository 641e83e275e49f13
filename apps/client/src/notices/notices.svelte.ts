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

/** What I have been told, the newest first. */
export const notices = (): readonly Notice[] => list;

export const unread = (): number => list.filter(({ read }) => !read).length;

export async function markRead(): Promise<void> {
  if (unread() === 0) return;
  await account.readNotices();
  list = list.map(notice => ({ ...notice, read: true }));
}

const isInView = ({ table }: Notice): boolean => {
  const current = route();
  return current.page === 'table' && current.id === table && document.visibilityState === 'visible';
};

function take(notice: Notice): void {
  list = [notice, ...list.filter(({ id }) => id !== notice.id)];
  void readMyTables().catch(() => undefined);
  if (isInView(notice)) return;
  const sentence = sentenceOf(notice);
  announce(sentence);
  toast(sentence, { label: online().notices.open, press: () => goTo(targetOf(notice)) });
}

/** Listens for as long as somebody is in; what came before is read from the server. */
export function followNotices(): () => void {
  let isOver = false;
  list = [];
  account.notices().then(
    latest => {
      if (!isOver) list = latest;
    },
    // The bell stays empty until the line is back.
    () => undefined,
  );
  void readMyTables().catch(() => undefined);
  const leave = live().onNotice(take);
  return () => {
    isOver = true;
    list = [];
    leave();
    void readMyTables();
  };
}
