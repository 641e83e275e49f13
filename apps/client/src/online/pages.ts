import type { Component } from 'svelte';
import type { OnlineRoute, Route } from '../router/routes.ts';
import { onlineWordsReady } from '../text/online/words.ts';

type PageName = Exclude<OnlineRoute['page'], 'table' | 'watch'>;
type Props = Readonly<Record<string, unknown>>;

/** The pages around the tables, each with the words they share; the table itself is none of them. */
const LOADERS: Readonly<Record<PageName, () => Promise<{ readonly default: unknown }>>> = {
  lobby: () => import('../lobby/LobbyPage.svelte'),
  'new-table': () => import('../new-table/NewTablePage.svelte'),
  person: () => import('../people/PersonPage.svelte'),
  friends: () => import('../people/FriendsPage.svelte'),
  account: () => import('../account/AccountPage.svelte'),
  'sign-in': () => import('../people/SignInPage.svelte'),
  admin: () => import('../admin/AdminPage.svelte'),
};

interface OnlinePage {
  readonly page: PageName;
  /** What the page is told: the rest of its address. */
  readonly props: Props;
  /** Another key is another page, even if it looks the same. */
  readonly key: string;
}

const isPageName = (page: string): page is PageName => Object.hasOwn(LOADERS, page);

export function onlinePageOf(route: Route): OnlinePage | undefined {
  const { page, ...props } = route;
  if (!isPageName(page)) return undefined;
  // The tabs of the lobby are one page.
  return { page, props, key: page === 'lobby' ? page : JSON.stringify(route) };
}

export async function loadOnlinePage(page: PageName): Promise<Component<Props>> {
  const [loaded] = await Promise.all([LOADERS[page](), onlineWordsReady()]);
  return loaded.default as Component<Props>;
}
