import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fastChance } from '@palio/kernel';
import { ClientMessage, REFUSALS, type Command } from '@palio/protocol';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerConfig } from '../src/config.ts';
import { anyAttack, anyMessage, broken, type Targets } from './support/attacks.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { playToEnd, startServer, type Client, type TestServer } from './support/server.ts';

const OVER_THE_SOCKET = 92_000;
const OVER_HTTP = 12_000;
/** Against PostgreSQL, which minds other things than SQLite does. */
const FEWER = 2500;
const CODES = new Set(Object.keys(REFUSALS));

interface World extends Targets {
  readonly server: TestServer;
  readonly ada: Client;
  readonly eve: Client;
  readonly nobody: Client;
}

async function newWorld(config: Partial<ServerConfig> = {}): Promise<World> {
  const server = await startServer(config);
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const nobody = server.stranger();
  const seats = [{ as: 'me' } as const, { as: 'open' } as const];
  const table = await ada.make({ seats, chat: 'off', pace: { kind: 'live', reserve: 600, increment: 5 } });
  const bob = await server.guest('Bob');
  await bob.command(table, { type: 'join' });
  const other = await bob.make({ seats, visibility: 'private' });
  for (const client of [ada, eve, nobody]) await client.connect();
  return { server, ada, eve, nobody, table, other };
}

let world: World;
let server: TestServer;
beforeAll(async () => {
  world = await newWorld();
  ({ server } = world);
}, 60_000);
afterAll(() => server.close(), 60_000);

/** Rows that must be as many as before. */
const KEPT = ['journal', 'users', 'tokens', 'ties', 'notes', 'reports', 'table_wishes', 'passkeys'];

async function everything({ server: { services }, ada, eve, table }: World): Promise<string> {
  const views = [await ada.look(table), await eve.look(table), await eve.get('people/Eve')];
  const counts = KEPT.map(name => services.database.read(`SELECT COUNT(*) AS rows FROM ${name}`));
  const admins = services.database.read('SELECT SUM(admin) AS admins FROM users');
  return JSON.stringify([views, await Promise.all([...counts, admins])]);
}

/** Messages that change nothing even where they are understood. */
const isHarmless = (message: unknown): boolean =>
  Value.Check(ClientMessage, message) && message.type !== 'command';

async function attackOverTheSocket(at: World, times: number): Promise<Map<string, number>> {
  const luck = fastChance(1);
  const before = await everything(at);
  const codes = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const message = anyMessage(at, luck, i);
    // Who sits at the table sends nonsense or what is out of date, who does not sends anything.
    const isSeated = luck.below(3) === 0;
    const given = isSeated || luck.below(2) === 0 ? broken(message, luck) : message;
    if (isSeated && Value.Check(ClientMessage, given)) continue;
    const text =
      luck.below(40) === 0 ? JSON.stringify(given).slice(0, luck.below(60)) : JSON.stringify(given);
    const client = isSeated ? at.ada : luck.below(4) === 0 ? at.nobody : at.eve;
    client.forget();
    await client.connection.receive(text ?? 'undefined');
    const answer = client.heard.at(-1);
    if (answer?.type !== 'refusal') {
      expect(isHarmless(JSON.parse(text)), text).toBe(true);
      codes.set('harmless', (codes.get('harmless') ?? 0) + 1);
      continue;
    }
    expect(CODES.has(answer.error.code), answer.error.code).toBe(true);
    expect(['internal', 'unavailable'], text).not.toContain(answer.error.code);
    codes.set(answer.error.code, (codes.get(answer.error.code) ?? 0) + 1);
  }
  expect(await everything(at)).toBe(before);
  return codes;
}

const COMMON_CODES = ['bad-request', 'no-such-table', 'not-seated', 'not-signed-in'];

test(`${OVER_THE_SOCKET} hostile messages over the socket: each is answered with a code, nothing changes`, async () => {
  const codes = await attackOverTheSocket(world, OVER_THE_SOCKET);
  expect([...codes.keys()]).toEqual(expect.arrayContaining(COMMON_CODES));
}, 300_000);

/** Understood even with nonsense, and nothing comes of it. */
const HARMLESS_PATHS = ['me', 'me/push', 'me/notices/read', 'me/mutes/abcdefgh'];

async function attackOverHttp(at: World, times: number): Promise<Map<number, number>> {
  const luck = fastChance(2);
  const before = await everything(at);
  const statuses = new Map<number, number>();
  for (let i = 0; i < times; i++) {
    const { method, path, text, headers, body: withNul } = anyAttack(at, luck, i);
    // A stream that is granted does not end.
    const client = path === 'bot/stream' ? at.nobody : luck.pick([at.eve, at.nobody]);
    const { cookie } = client;
    const answer = await client.call<{ error?: { code: string } }>(method, path, text, headers);
    const { status, body } = answer;
    expect(client.cookie).toBe(cookie);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isRefused = CODES.has(body.error?.code ?? '') && status >= 400 && status < 500;
    const isHarmlessAnswer = status === 200 && (method === 'GET' || HARMLESS_PATHS.includes(path));
    expect(isRefused || (isHarmlessAnswer && withNul === undefined), `${method} ${path} ${status}`).toBe(
      true,
    );
  }
  expect(await everything(at)).toBe(before);
  return statuses;
}

test(`${OVER_HTTP} hostile requests over HTTP: each is answered with a code, nothing changes`, async () => {
  const statuses = await attackOverHttp(world, OVER_HTTP);
  for (const status of [400, 401, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(100);
}, 300_000);

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  let at: World;
  beforeAll(async () => {
    postgres = await startPostgres();
    at = await newWorld({ database: { url: await postgres.newDatabase() } });
  }, 90_000);
  afterAll(async () => {
    await at.server.close();
    await postgres.stop();
  }, 60_000);

  test(`${FEWER} hostile messages and ${FEWER} requests are answered like on SQLite`, async () => {
    const codes = await attackOverTheSocket(at, FEWER);
    expect([...codes.keys()]).toEqual(expect.arrayContaining(COMMON_CODES));
    const statuses = await attackOverHttp(at, FEWER);
    for (const status of [400, 401, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(10);
  }, 300_000);
});

test('what is nested deeper than anything can be gone through is refused, and costs nobody his table', async () => {
  const { ada, table } = world;
  const { position } = await ada.look(table);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const act = `"decision":${position!.decision},"actions":[{"type":"bid","coins":${deep}}]`;
  const headers = { 'content-type': 'application/json' };
  const { body } = await ada.call<{ error: { code: string } }>(
    'POST',
    `tables/${table}/actions`,
    `{${act}}`,
    headers,
  );
  expect(body.error.code).toBe('bad-request');
  ada.forget();
  await ada.connection.receive(
    `{"type":"command","id":1,"table":"${table}","command":{"type":"act",${act}}}`,
  );
  expect(ada.last('refusal')).toMatchObject({ id: 1, error: { code: 'bad-request' } });
});

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

  /** A socket without anything that would keep to the protocol. */
  async function openRaw(): Promise<{ raw: Socket; heard: Buffer[] }> {
    const raw = connect(port, '127.0.0.1');
    raw.write(
      'GET /api/v1/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    const heard: Buffer[] = [];
    raw.on('data', chunk => heard.push(chunk));
    await expect.poll(() => Buffer.concat(heard).includes('welcome')).toBe(true);
    return { raw, heard };
  }

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
    const { raw, heard } = await openRaw();
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    // A closing frame that says: protocol error.
    await expect.poll(() => Buffer.concat(heard).includes(Buffer.from([0x88, 0x02, 0x03, 0xea]))).toBe(true);
    raw.destroy();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test('who asks for a sign of life again and again and reads none of the answers is let go', async () => {
    const { raw } = await openRaw();
    raw.on('error', () => undefined).pause();
    // A ping with the longest body there is, masked with zeros; a thousand of them at a time, 64 MB at most.
    const pings = Buffer.alloc(131_000);
    for (let i = 0; i < pings.length; i += 131) pings.set([0x89, 0x80 | 125], i);
    for (let sent = 0; !raw.closed && sent < 500; sent++)
      await new Promise(resolve => {
        raw.write(pings, () => setImmediate(resolve));
      });
    await expect.poll(() => raw.closed).toBe(true);
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

test('what counts everybody who has a rating is held back sooner', async () => {
  const limited = await startServer({ unlimited: false });
  const eve = await limited.guest();
  const answers = Array.from({ length: 70 }, () => eve.call('GET', 'games/fair/ranking'));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter(status => status === 429)).toHaveLength(10);
  await limited.close();
});

test('a flood of tokens that nobody knows is held back, and the others do not notice', async () => {
  const limited = await startServer({ unlimited: false, behindProxy: true });
  const good = await limited.guest();
  const mallory = limited.stranger();
  const guess = (i: number) =>
    mallory.call('GET', 'me', undefined, {
      'x-forwarded-for': '10.9.9.9',
      authorization: `Bearer ${String(i).padStart(43, 'g')}`,
    });
  const flood = Promise.all(Array.from({ length: 5000 }, (_, i) => guess(i)));
  expect((await good.call('GET', 'me')).status).toBe(200);
  const statuses = (await flood).map(({ status }) => status);
  expect(statuses.filter(status => status === 401)).toHaveLength(120);
  expect(statuses.filter(status => status === 429)).toHaveLength(4880);
  await limited.close();
});
