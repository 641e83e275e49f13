import type { Component } from 'svelte';
import { onlineWordsReady } from '../text/online/words.ts';
import type { OnlinePage, OnlinePageName } from './page-of.ts';

const LOADERS: Readonly<Record<OnlinePageName, () => Promise<{ readonly default: unknown }>>> = {
  lobby: () => import('../lobby/LobbyPage.svelte'),
  'new-table': () => import('../new-table/NewTablePage.svelte'),
  person: () => import('../people/PersonPage.svelte'),
  hall: () => import('../hall/HallPage.svelte'),
  friends: () => import('../people/FriendsPage.svelte'),
  account: () => import('../account/AccountPage.svelte'),
  mail: () => import('../account/MailPage.svelte'),
  letters: () => import('../account/LettersPage.svelte'),
  'sign-in': () => import('../people/SignInPage.svelte'),
  admin: () => import('../admin/AdminPage.svelte'),
};

/** A page that needs a server, with the words that all of them share. */
export async function loadOnlinePage(page: OnlinePageName): Promise<Component<OnlinePage['props']>> {
  const [loaded] = await Promise.all([LOADERS[page](), onlineWordsReady()]);
  return loaded.default as Component<OnlinePage['props']>;
}
