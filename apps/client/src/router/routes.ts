/** The addresses of the app. `parseRoute` and `addressOf` are each other's inverse. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'replay'; readonly id?: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'unknown'; readonly path: string };

/** Ids of games, local games and rules: nothing that could mean something else in an address. */
const WORD = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

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

function momentOf(search: string): number | undefined {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined;
}

function replayRoute(id: string | undefined, search: string): Route {
  const at = momentOf(search);
  return { page: 'replay', ...(id === undefined ? {} : { id }), ...(at === undefined ? {} : { at }) };
}

export function parseRoute(path: string, search = ''): Route {
  const [first, second, third, ...rest] = wordsOf(path) ?? ['?'];
  const unknown: Route = { page: 'unknown', path };
  if (rest.length > 0) return unknown;
  if (first === undefined) return { page: 'home' };
  if (first === 'rules' && second !== undefined)
    return { page: 'rules', game: second, ...(third === undefined ? {} : { rule: third }) };
  if (third !== undefined) return unknown;
  if (first === 'replay') return replayRoute(second, search);
  if (second === undefined) return first === 'settings' || first === 'credits' ? { page: first } : unknown;
  switch (first) {
    case 'new':
      return { page: 'new', game: second };
    case 'play':
      return { page: 'play', id: second };
    case 'learn':
      return { page: 'learn', game: second };
    default:
      return unknown;
  }
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
    case 'learn':
      return `/${route.page}/${route.game}`;
    case 'play':
      return `/play/${route.id}`;
    case 'replay':
      return `/replay${route.id === undefined ? '' : `/${route.id}`}${route.at === undefined ? '' : `?at=${route.at}`}`;
    case 'rules':
      return `/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`;
    case 'settings':
    case 'credits':
      return `/${route.page}`;
    case 'unknown':
      return route.path;
  }
}

/** Two addresses show the same page when only the place in it differs. */
export function isSamePage(a: Route, b: Route): boolean {
  if (a.page === 'rules' && b.page === 'rules') return a.game === b.game;
  if (a.page === 'replay' && b.page === 'replay') return a.id === b.id;
  return addressOf(a) === addressOf(b);
}
