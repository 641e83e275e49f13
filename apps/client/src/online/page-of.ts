import type { OnlineRoute, Route } from '../router/routes.ts';

/** The pages around the tables; the table itself is none of them. */
export type OnlinePageName = Exclude<OnlineRoute['page'], 'table' | 'watch'>;

const NAMES = [
  'lobby',
  'new-table',
  'person',
  'friends',
  'account',
  'mail',
  'sign-in',
  'admin',
] as const satisfies readonly OnlinePageName[];

export interface OnlinePage {
  readonly page: OnlinePageName;
  /** What the page is told: the rest of its address. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Another key is another page, even if it looks the same. */
  readonly key: string;
}

export function onlinePageOf(route: Route): OnlinePage | undefined {
  const { page, ...props } = route;
  const name = NAMES.find(each => each === page);
  if (name === undefined) return undefined;
  // The tabs of the lobby are one page.
  return { page: name, props, key: name === 'lobby' ? name : JSON.stringify(route) };
}
