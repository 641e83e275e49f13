import { CATALOGUE } from '@palio/catalogue';

/** The addresses of the app. `parseRoute` reads what `addressOf` writes, and a few more that lead to the same pages. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'play'; readonly id: string }
  /** With `analysis` thinking about the game begins at once. */
  | { readonly page: 'replay'; readonly id?: string; readonly at?: number; readonly analysis?: true }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'settings' | 'credits' }
  | OnlineRoute
  | { readonly page: 'unknown'; readonly path: string };

/** Pages that need a server. */
export type OnlineRoute =
  | { readonly page: 'lobby'; readonly tab?: LobbyTab }
  /** A new table at the server; `invite` is somebody to be asked to it, `rated` whether it is to change ratings. */
  | { readonly page: 'new-table'; readonly game: string; readonly invite?: string; readonly rated?: true }
  | { readonly page: 'table'; readonly id: string; readonly at?: number; readonly analysis?: true }
  | { readonly page: 'watch'; readonly token: string }
  /** Where the link in a letter leads that asks whether an address is mine. */
  | { readonly page: 'mail'; readonly token: string }
  /** Where the link at the end of a letter leads: no more of these. */
  | { readonly page: 'letters'; readonly token: string }
  | { readonly page: 'person'; readonly name: string }
  /** Who plays a game best; without one, the first of the shelf. */
  | { readonly page: 'hall'; readonly game?: string }
  /** `then` is where to go afterwards. */
  | { readonly page: 'sign-in'; readonly then?: string }
  | { readonly page: 'friends' | 'account' | 'admin' };

export const LOBBY_TABS = ['watch', 'finished'] as const;
export type LobbyTab = (typeof LOBBY_TABS)[number];

/** Ids of games, local games, tables and rules, and names of people: nothing that could mean something else in an address. */
const WORD = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;
const PLAIN = ['settings', 'credits', 'lobby', 'friends', 'account', 'admin', 'hall'] as const;

function wordsOf(path: string): readonly string[] | undefined {
  const words: string[] = [];
  for (const part of path.split('/').filter(piece => piece !== '')) {
    let word: string;
    try {
      word = decodeURIComponent(part);
    } catch {
      return undefined;
    }
    if (!WORD.test(word)) return undefined;
    words.push(word);
  }
  return words;
}

const numberFrom = (text: string | null | undefined): number | undefined =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

const isGame = (word: string): boolean => CATALOGUE.some(({ id }) => id === word);

/** A field only where there is something to put in. */
const given = <Name extends string, Value>(name: Name, value: Value | undefined | null) =>
  (value === undefined || value === null ? {} : { [name]: value }) as { readonly [K in Name]?: Value };

function replayRoute(id: string | undefined, search: URLSearchParams): Route {
  return { page: 'replay', ...given('id', id), ...given('at', numberFrom(search.get('at'))) };
}

/** Addresses of one word. */
function plainRoute(first: string, search: URLSearchParams): Route | undefined {
  if (first === 'sign-in') {
    const then = search.get('then');
    // Only to a page of ours: whatever else was written into a link leads nowhere.
    const isOurs =
      then !== null && then.startsWith('/') && parseRoute(then.split('?')[0]!).page !== 'unknown';
    return { page: 'sign-in', ...given('then', isOurs ? then : undefined) };
  }
  const page = PLAIN.find(name => name === first);
  return page === undefined ? undefined : { page };
}

function routeTo(first: string, second: string, search: URLSearchParams): Route | undefined {
  switch (first) {
    case 'new':
    case 'learn':
      return { page: first, game: second };
    case 'play':
      // Named after a game it is where one begins to play it; ids of games on this device are none of these.
      return isGame(second) ? { page: 'new', game: second } : { page: 'play', id: second };
    case 'g':
      // With a dot it is a file of the server, such as the whole game.
      if (second.includes('.')) return undefined;
      return { page: 'table', id: second, ...given('at', numberFrom(search.get('at'))) };
    case 'u':
      return { page: 'person', name: second };
    case 'watch':
    case 'mail':
    case 'letters':
      return { page: first, token: second };
    case 'hall':
      return isGame(second) ? { page: 'hall', game: second } : undefined;
    case 'lobby': {
      const tab = LOBBY_TABS.find(name => name === second);
      return tab === undefined ? undefined : { page: 'lobby', tab };
    }
    default:
      return undefined;
  }
}

function routeInside(
  first: string,
  second: string,
  third: string,
  search: URLSearchParams,
): Route | undefined {
  if (first === 'rules') return { page: 'rules', game: second, rule: third };
  if (third === 'analysis' && first === 'g') return { page: 'table', id: second, at: 0, analysis: true };
  if (third === 'analysis' && first === 'replay') return { page: 'replay', id: second, analysis: true };
  const at = third === 'replay' ? 0 : numberFrom(third);
  if (first === 'g' && at !== undefined) return { page: 'table', id: second, at };
  if (first === 'new' && third === 'online')
    return {
      page: 'new-table',
      game: second,
      ...given('invite', search.get('invite')),
      ...(search.get('rated') === 'yes' && { rated: true }),
    };
  return undefined;
}

export function parseRoute(path: string, query = ''): Route {
  const [first, second, third, ...rest] = wordsOf(path) ?? ['?'];
  const search = new URLSearchParams(query);
  const found = (): Route | undefined => {
    if (rest.length > 0) return undefined;
    if (first === undefined) return { page: 'home' };
    if (first === 'replay' && third === undefined) return replayRoute(second, search);
    if (second === undefined) return plainRoute(first, search);
    if (first === 'rules' && third === undefined) return { page: 'rules', game: second };
    return third === undefined ? routeTo(first, second, search) : routeInside(first, second, third, search);
  };
  return found() ?? { page: 'unknown', path };
}

const part = (value: string | number | undefined): string =>
  value === undefined ? '' : `/${encodeURIComponent(value)}`;
const query = (fields: Readonly<Record<string, string | number | undefined>>): string => {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
    case 'learn':
      return `/${route.page}${part(route.game)}`;
    case 'new-table':
      return `/new${part(route.game)}/online${query({ invite: route.invite, rated: route.rated && 'yes' })}`;
    case 'play':
      return `/play${part(route.id)}`;
    case 'table':
      return `/g${part(route.id)}${route.analysis ? '/analysis' : part(route.at)}`;
    case 'watch':
    case 'mail':
    case 'letters':
      return `/${route.page}${part(route.token)}`;
    case 'person':
      return `/u${part(route.name)}`;
    case 'replay':
      return `/replay${part(route.id)}${route.analysis ? '/analysis' : query({ at: route.at })}`;
    case 'rules':
      return `/rules${part(route.game)}${part(route.rule)}`;
    case 'lobby':
      return `/lobby${part(route.tab)}`;
    case 'hall':
      return `/hall${part(route.game)}`;
    case 'sign-in':
      return `/sign-in${query({ then: route.then })}`;
    case 'unknown':
      return route.path;
    default:
      return `/${route.page}`;
  }
}

/** Two addresses show the same page when only the place in it differs. */
export function isSamePage(a: Route, b: Route): boolean {
  if (a.page === 'rules' && b.page === 'rules') return a.game === b.game;
  if (a.page === 'replay' && b.page === 'replay') return a.id === b.id;
  if (a.page === 'table' && b.page === 'table') return a.id === b.id;
  if (a.page === 'lobby' && b.page === 'lobby') return true;
  if (a.page === 'hall' && b.page === 'hall') return true;
  return addressOf(a) === addressOf(b);
}
