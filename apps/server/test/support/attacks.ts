import type { Chance } from '@palio/kernel';

/* What somebody might send who means no good. */
const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE users; --",
  '\u0000',
  '\u202e\ud800',
  '<script>alert(1)</script>',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null, toString: 1, length: -1 },
  { type: 'act' },
  Array.from({ length: 200 }, (_, i) => i),
];

const KINDS = [
  'join',
  'leave',
  'seat',
  'ready',
  'start',
  'act',
  'undo',
  'plan',
  'unplan',
  'propose',
  'answer',
  'vote',
];
const MORE_KINDS = ['resign', 'standIn', 'return', 'replace', 'say', 'dance', '', 'toString', 'ACT'];

/** A command that is right in form more often than not. */
export function anyCommand(luck: Chance): Record<string, unknown> {
  const parts: Record<string, unknown> = {
    seat: luck.below(4),
    plan: luck.pick([{ as: 'open' }, { as: 'bot', level: 'easy' }, { as: 'invited', name: 'Ada' }]),
    ready: true,
    decision: luck.below(6),
    actions: luck.pick<unknown[]>([
      ['bid 1'],
      [{ type: 'offer', coins: 99 }],
      ['pass', 'pass'],
      [{ type: 'takeBack' }],
    ]),
    whole: true,
    proposal: luck.pick([{ what: 'undo' }, { what: 'cancel' }, { what: 'pace', pace: { kind: 'none' } }]),
    agree: true,
    about: luck.below(3),
    choice: luck.pick(['wait', 'drop', 'end']),
    level: 'hard',
    room: luck.pick<unknown>(['table', 'spectators', { with: 0 }]),
    text: 'hello',
  };
  const needed: Record<string, readonly string[]> = {
    join: ['seat'],
    seat: ['seat', 'plan'],
    ready: ['ready'],
    act: ['decision', 'actions'],
    undo: ['whole'],
    plan: ['actions'],
    propose: ['proposal'],
    answer: ['agree'],
    vote: ['about', 'choice'],
    standIn: ['level'],
    replace: ['seat'],
    say: ['room', 'text'],
  };
  const type = luck.pick([...KINDS, ...MORE_KINDS]);
  return {
    type,
    ...Object.fromEntries(
      (Object.hasOwn(needed, type) ? needed[type]! : []).map(name => [name, parts[name]]),
    ),
  };
}

/** Breaks something somewhere. */
export function broken(value: unknown, luck: Chance): unknown {
  if (value === null || typeof value !== 'object' || luck.below(5) === 0) return luck.pick(NASTY);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...(value as unknown[])];
    const at = luck.below(copy.length + 1);
    copy[at] = broken(copy[at], luck);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const keys = Object.keys(copy);
  const key = luck.pick([...keys, 'extra', '__proto__']);
  if (luck.below(4) === 0) Reflect.deleteProperty(copy, key);
  else if (key === '__proto__')
    return JSON.parse(JSON.stringify(copy).replace('{', '{"__proto__":{"admin":1},')) as unknown;
  else copy[key] = broken(copy[key], luck);
  return copy;
}

const PATHS = [
  'tables',
  'me',
  'guest',
  'register',
  'sign-in',
  'passkey',
  'me/password',
  'me/passkeys',
  'me/tokens',
  'me/push',
  'me/vacation',
  'me/notices',
  'me/notices/read',
  'me/mutes/abcdefgh',
  'me/blocks/%00',
  'me/passkeys/%00',
  'bot/stream',
  'reports',
  'games/fair/ranking',
  'games/%00/ranking',
  'games/fair/ranking?from=0.0.aaaaaaaa&limit=50',
  'games/fair/ranking?from=999999999.999999999.zzzzzzzz&among=friends',
  'games/fair/ranking?from=9999999999.-1.%00&limit=51',
];
const TABLE_PATHS = [
  '',
  '/commands',
  '/actions',
  '/entries',
  '/positions/1',
  '/recap',
  '/record',
  '/note',
  '/rematch',
  '/why-not',
  '/talk',
  '/foresight',
  '/shares',
  '/shares/abcdefgh',
  '/notices',
];
const WATCH_PATHS = ['', '/entries', '/entries?since=-1', '/positions/1', '/positions/%00'];
/** What would be good but for one character, which not every database can store. */
const WITH_NUL: readonly Pick<Attack, 'method' | 'path' | 'body'>[] = [
  { method: 'PATCH', path: 'me', body: { about: 'a\u0000b' } },
  { method: 'POST', path: 'reports', body: { reason: 'other', text: '\u0000' } },
  { method: 'POST', path: 'me/tokens', body: { name: 'a\u0000', as: 'me' } },
  { method: 'POST', path: 'sign-in', body: { name: '\u0000', password: 'x' } },
  { method: 'POST', path: 'me/passkeys', body: { id: '\u0000', name: 'x', response: { id: 'x' } } },
  {
    method: 'POST',
    path: 'me/push',
    body: { endpoint: 'https://x/\u0000', keys: { p256dh: 'x', auth: 'x' } },
  },
];
const HOSTS = ['a:b:c', '[', 'x:99999', 'evil.example', '%00', '::1'];
const ADMIN_PATHS = [
  'admin/users',
  'admin/health',
  'admin/reports',
  'admin/tables/x/cancel',
  'admin/users/abcdefgh/suspend',
];
const STRANGE_PATHS = [
  '%00',
  '..%2f..%2fetc',
  '%ff%fe',
  'tables/%2e%2e',
  'people/%F0%9F%91%91',
  'a'.repeat(300),
  'tables?limit=-1',
  'tables?game[]=x',
  'tables?before=1e300',
  'people/Eve/history?before=-1e300',
];

export interface Attack {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly text: string | undefined;
  readonly headers: Record<string, string>;
}

/** The tables that are aimed at. */
export interface Targets {
  readonly table: string;
  readonly other: string;
}

function anyPath({ table, other }: Targets, luck: Chance): string {
  const kind = luck.below(11);
  if (kind < 5)
    return `tables/${luck.pick([table, other, 'zzzzzzzzzzzz', '__proto__', '%00'])}${luck.pick(TABLE_PATHS)}`;
  if (kind === 5)
    return `watch/${luck.pick([table, other, '%00'])}.${'x'.repeat(luck.pick([1, 43]))}${luck.pick(WATCH_PATHS)}`;
  return luck.pick(kind < 8 ? PATHS : kind < 10 ? ADMIN_PATHS : STRANGE_PATHS);
}

/** A body that would be right in form at this address. */
function fittingBody(path: string, luck: Chance): object {
  if (path.endsWith('/foresight')) return { actions: ['bid 1', 'pass'] };
  if (path.endsWith('/shares')) return { name: 'uncle' };
  if (path.endsWith('/notices')) return { how: 'none' };
  if (path.endsWith('/note')) return { text: 'mine' };
  if (path === 'me/vacation') return { until: null };
  return { command: anyCommand(luck), game: 'fair' };
}

export function anyAttack(targets: Targets, luck: Chance, number: number): Attack {
  const authorization = luck.pick(['Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic eDp5', '']);
  const headers = {
    ...(luck.below(8) === 0 && { authorization }),
    ...(luck.below(12) === 0 && { host: luck.pick(HOSTS) }),
  };
  const json = { 'content-type': 'application/json', ...headers };
  if (luck.below(20) === 0) {
    const nul = luck.pick(WITH_NUL);
    return { ...nul, text: JSON.stringify(nul.body), headers: json };
  }
  const path = anyPath(targets, luck);
  const wished = luck.pick(['GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'] as const);
  // The one request without a body that would change something.
  const method = wished === 'DELETE' && path === 'me' ? 'GET' : wished;
  if (method === 'GET' || method === 'DELETE') return { method, path, text: undefined, headers };
  // Always broken somewhere, so that no request is a good one by accident.
  const body = { ...(broken(fittingBody(path, luck), luck) as object), nonsense: number };
  const text = luck.below(20) === 0 ? JSON.stringify(body).slice(0, -2) : JSON.stringify(body);
  return luck.below(15) === 0
    ? { method, path, text, headers: { ...json, 'content-type': 'text/html' } }
    : { method, path, text, headers: json };
}

/** A message over the socket; of those about tables some come with a token that opens nothing. */
export function anyMessage({ table, other }: Targets, luck: Chance, id: number): object {
  const aimed = luck.pick([table, table, other, 'aaaaaaaaaaaaaaaa']);
  if (luck.below(12) === 0) return { type: 'watch', id, table: aimed, token: `${aimed}.${'x'.repeat(43)}` };
  return {
    type: luck.pick(['command', 'command', 'command', 'watch', 'unwatch', 'lobby', 'ping']),
    id,
    table: aimed,
    key: `h${luck.below(50)}`,
    command: anyCommand(luck),
  };
}
