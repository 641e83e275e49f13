import { once } from 'node:events';
import { connect } from 'node:net';
import { fastChance, type Chance } from '@palio/kernel';
import { ClientMessage, REFUSALS, type Command } from '@palio/protocol';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

const OVER_THE_SOCKET = 92_000;
const OVER_HTTP = 12_000;
const CODES = new Set(Object.keys(REFUSALS));

let server: TestServer;
let ada: Client;
let eve: Client;
let nobody: Client;
let table: string;
let other: string;

beforeAll(async () => {
  server = await startServer();
  [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  nobody = server.stranger();
  const seats = [{ as: 'me' } as const, { as: 'open' } as const];
  table = await ada.make({ seats, chat: 'off', pace: { kind: 'live', reserve: 600, increment: 5 } });
  const bob = await server.guest('Bob');
  await bob.command(table, { type: 'join' });
  other = await bob.make({ seats, visibility: 'private' });
  for (const client of [ada, eve, nobody]) await client.connect();
}, 60_000);
afterAll(() => server.close(), 60_000);

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
function anyCommand(luck: Chance): Record<string, unknown> {
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
function broken(value: unknown, luck: Chance): unknown {
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

async function everything(): Promise<string> {
  const views = [await ada.look(table), await eve.look(table)];
  const rows = await server.services.database.read('SELECT COUNT(*) AS rows FROM journal');
  const users = await server.services.database.read(
    'SELECT COUNT(*) AS users, SUM(admin) AS admins FROM users',
  );
  return JSON.stringify([views, rows, users]);
}

/** Messages that change nothing even where they are understood. */
const isHarmless = (message: unknown): boolean =>
  Value.Check(ClientMessage, message) && message.type !== 'command';

test(`${OVER_THE_SOCKET} hostile messages over the socket: each is answered with a code, nothing changes`, async () => {
  const luck = fastChance(1);
  const before = await everything();
  const codes = new Map<string, number>();
  for (let i = 0; i < OVER_THE_SOCKET; i++) {
    const message = {
      type: luck.pick(['command', 'command', 'command', 'watch', 'unwatch', 'lobby', 'ping']),
      id: i,
      table: luck.pick([table, table, other, 'aaaaaaaaaaaaaaaa']),
      key: `h${luck.below(50)}`,
      command: anyCommand(luck),
    };
    // Who sits at the table sends nonsense or what is out of date, who does not sends anything.
    const isSeated = luck.below(3) === 0;
    const given = isSeated || luck.below(2) === 0 ? broken(message, luck) : message;
    if (isSeated && Value.Check(ClientMessage, given)) continue;
    const text =
      luck.below(40) === 0 ? JSON.stringify(given).slice(0, luck.below(60)) : JSON.stringify(given);
    const client = isSeated ? ada : luck.below(4) === 0 ? nobody : eve;
    client.forget();
    await client.connection.receive(text ?? 'undefined');
    const answer = client.heard.at(-1);
    if (answer?.type !== 'refusal') {
      expect(isHarmless(JSON.parse(text)), text).toBe(true);
      codes.set('harmless', (codes.get('harmless') ?? 0) + 1);
      continue;
    }
    expect(CODES.has(answer.error.code), answer.error.code).toBe(true);
    expect(answer.error.code).not.toBe('internal');
    codes.set(answer.error.code, (codes.get(answer.error.code) ?? 0) + 1);
  }
  expect(await everything()).toBe(before);
  expect([...codes.keys()]).toEqual(
    expect.arrayContaining(['bad-request', 'no-such-table', 'not-seated', 'not-signed-in']),
  );
}, 300_000);

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
  'reports',
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
];
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
];

interface Attack {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly text: string | undefined;
  readonly headers: Record<string, string>;
}

function anyPath(luck: Chance): string {
  const kind = luck.below(10);
  if (kind < 5)
    return `tables/${luck.pick([table, other, 'zzzzzzzzzzzz', '__proto__', '%00'])}${luck.pick(TABLE_PATHS)}`;
  return luck.pick(kind < 7 ? PATHS : kind < 9 ? ADMIN_PATHS : STRANGE_PATHS);
}

function anyAttack(luck: Chance, number: number): Attack {
  const path = anyPath(luck);
  const wished = luck.pick(['GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'] as const);
  // The one request without a body that would change something.
  const method = wished === 'DELETE' && path === 'me' ? 'GET' : wished;
  const authorization = luck.pick(['Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic eDp5', '']);
  const headers = luck.below(8) === 0 ? { authorization } : {};
  if (method === 'GET' || method === 'DELETE') return { method, path, text: undefined, headers };
  // Always broken somewhere, so that no request is a good one by accident.
  const body = { ...(broken({ command: anyCommand(luck), game: 'fair' }, luck) as object), nonsense: number };
  const text = luck.below(20) === 0 ? JSON.stringify(body).slice(0, -2) : JSON.stringify(body);
  const type = luck.below(15) === 0 ? 'text/html' : 'application/json';
  return { method, path, text, headers: { 'content-type': type, ...headers } };
}

const HARMLESS_PATHS = ['me', 'me/push'];

test(`${OVER_HTTP} hostile requests over HTTP: each is answered with a code, nothing changes`, async () => {
  const luck = fastChance(2);
  const before = await everything();
  const statuses = new Map<number, number>();
  for (let i = 0; i < OVER_HTTP; i++) {
    const { method, path, text, headers } = anyAttack(luck, i);
    const client = luck.pick([eve, nobody]);
    const { cookie } = client;
    const answer = await client.call<{ error?: { code: string } }>(method, path, text, headers);
    const { status, body } = answer;
    expect(client.cookie).toBe(cookie);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isRefused = CODES.has(body.error?.code ?? '') && status >= 400 && status < 500;
    const isHarmlessAnswer = status === 200 && (method === 'GET' || HARMLESS_PATHS.includes(path));
    expect(isRefused || isHarmlessAnswer, `${method} ${path} ${status}`).toBe(true);
  }
  expect(await everything()).toBe(before);
  for (const status of [400, 401, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(100);
}, 300_000);

test('commands that were carried out are not carried out again, in whatever order they come', async () => {
  const bob = await server.guest();
  const cyd = await server.guest();
  const fresh = await bob.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  await cyd.command(fresh, { type: 'join' });
  const sent: { readonly client: Client; readonly command: Command; readonly key: string }[] = [];
  for (let i = 0; i < 30; i++) {
    const client = i % 2 === 0 ? bob : cyd;
    const { position } = await client.look(fresh);
    if (position!.legal.length === 0) continue;
    const command: Command = {
      type: 'act',
      decision: position!.decision,
      actions: [position!.legal[0]!.notation],
    };
    await client.command(fresh, command, `r${i}`);
    sent.push({ client, command, key: `r${i}` });
  }
  const before = JSON.stringify(await bob.look(fresh));
  const luck = fastChance(3);
  for (let i = 0; i < 400; i++) {
    const { client, command, key } = luck.pick(sent);
    const answer = await client.command(fresh, command, key);
    expect(answer.repeated).toBe(true);
    expect(await client.refused(fresh, command)).toMatch(/stale|not-waiting|illegal-action|not-running/);
  }
  expect(JSON.stringify(await bob.look(fresh))).toBe(before);
});

describe('over a real line', () => {
  let port: number;
  beforeAll(async () => {
    port = await server.listen(0, '127.0.0.1');
  }, 60_000);
  const open = async (
    headers: Record<string, string>,
    path = '/api/v1/live',
  ): Promise<number | WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    return new Promise(resolve => {
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
  };

  test('another site, another path, a false token: no socket', async () => {
    expect(await open({ origin: 'https://evil.example' })).toBe(403);
    expect(await open({}, '/api/v1/other')).toBe(404);
    expect(await open({ authorization: 'Bearer nonsense-nonsense-nonsense' })).toBe(401);
    expect(await open({ authorization: 'Bearer x' })).toBe(401);
  });

  test('oversized messages and broken frames close the socket, binary ones are answered; the server goes on', async () => {
    const big = (await open({ origin: `http://127.0.0.1:${port}` })) as WebSocket;
    big.send('x'.repeat(70_000));
    const [code] = (await once(big, 'close')) as [number];
    expect(code).toBe(1009);
    const binary = (await open({})) as WebSocket;
    const answers: string[] = [];
    binary.on('message', data => answers.push((data as Buffer).toString()));
    binary.send(Buffer.from([0, 255, 1, 2]));
    await expect.poll(() => answers.at(-1)).toMatch(/"refusal".*"bad-request"/);
    binary.terminate();
    const raw = connect(port, '127.0.0.1');
    raw.write(
      'GET /api/v1/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    const heard: Buffer[] = [];
    raw.on('data', chunk => heard.push(chunk));
    await expect.poll(() => Buffer.concat(heard).includes('welcome')).toBe(true);
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    // A closing frame that says: protocol error.
    await expect.poll(() => Buffer.concat(heard).includes(Buffer.from([0x88, 0x02, 0x03, 0xea]))).toBe(true);
    raw.destroy();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test('large bodies and half requests are refused', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(100_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'too-large' } });
  });
});

test('a flood is held back, and the others do not notice', async () => {
  const limited = await startServer({ unlimited: false });
  const [mallory, good] = [await (await limited.guest()).connect(), await (await limited.guest()).connect()];
  const made = await good.make({ seats: [{ as: 'me' }, { as: 'open' }] });
  const flood = Promise.all(Array.from({ length: 5000 }, () => mallory.send({ type: 'watch', table: made })));
  await good.watch(made);
  expect(good.last('table').state.card.id).toBe(made);
  await flood;
  const refused = mallory.heard.filter(
    message => message.type === 'refusal' && message.error.code === 'too-many-requests',
  );
  expect(refused.length).toBeGreaterThan(4800);
  await limited.close();
});

test('what makes the server play a whole game again is held back sooner', async () => {
  const limited = await startServer({ unlimited: false });
  const [cyd, dan] = [await limited.guest(), await limited.guest()];
  const made = await cyd.make({ options: { rounds: 1 }, seats: [{ as: 'me' }, { as: 'open' }] });
  await dan.command(made, { type: 'join' });
  await playToEnd(made, [cyd, dan]);
  const stranger = limited.stranger();
  const first = await stranger.get<string>(`tables/${made}/record`);
  expect(first).toContain('palio-record');
  const flood = async (part: string, times: number): Promise<number[]> => {
    const answers = Array.from({ length: times }, () => stranger.call('GET', `tables/${made}/${part}`));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect((await flood('record', 12)).filter(status => status === 429)).toHaveLength(3);
  expect((await flood('positions/1', 90)).filter(status => status === 429)).toHaveLength(10);
  expect((await dan.call('GET', `tables/${made}/record`)).body).toBe(first);
  await limited.close();
});
