import type { OnlineRoute, Route } from '../router/routes.ts';

/** The pages around the tables; the table itself is none of them. */
export type OnlinePageName = Exclude<OnlineRoute['page'], 'table' | 'watch'>;

/** One that is missing does not compile. */
const PAGES: Readonly<Record<OnlinePageName, true>> = {
  lobby: true,
  'new-table': true,
  person: true,
  hall: true,
  friends: true,
  account: true,
  mail: true,
  letters: true,
  'sign-in': true,
  admin: true,
};
const isOnlinePage = (page: string): page is OnlinePageName => Object.hasOwn(PAGES, page);

export interface OnlinePage {
  readonly page: OnlinePageName;
  /** What the page is told: the rest of its address. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Another key is another page, even if it looks the same. */
  readonly key: string;
}

export function onlinePageOf(route: Route): OnlinePage | undefined {
  const { page, ...props } = route;
  if (!isOnlinePage(page)) return undefined;
  // The tabs of the lobby are one page, and so are the games of the hall of fame.
  return { page, props, key: page === 'lobby' || page === 'hall' ? page : JSON.stringify(route) };
}
