import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configFrom } from '../src/config.ts';
import { pushCarrier } from '../src/notices/carriers.ts';
import { prepare } from '../src/storage/sqlite-tasks.ts';
import { startServer, type TestServer } from './support/server.ts';

/** How the post office of a browser receives a letter. */
const receive = vi.hoisted(() => vi.fn<(endpoint: string) => number>());
vi.mock('web-push', () => ({
  default: { generateRequestDetails: ({ endpoint }: { endpoint: string }) => ({ endpoint, headers: {} }) },
}));
vi.mock('node:https', async original => ({
  ...(await original<object>()),
  request: (endpoint: string) =>
    Object.assign(new EventEmitter(), {
      end(this: EventEmitter) {
        setImmediate(() => this.emit('response', { statusCode: receive(endpoint) }));
      },
      destroy: () => undefined,
    }),
}));

let server: TestServer;
afterEach(() => server.close(), 60_000);

describe('what an owner sets up', () => {
  beforeEach(async () => {
    server = await startServer({ metrics: true });
  }, 60_000);

  test('numbers are told as Prometheus reads them, if the owner wishes so', async () => {
    const ada = await server.guest('Ada');
    await ada.make({ seats: [{ as: 'me' }, { as: 'open' }] });
    const { status, body, headers } = await server.stranger().call<string>('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toMatch(
      /^# HELP palio_commits_total .+\n# TYPE palio_commits_total counter\npalio_commits_total 1$/m,
    );
    expect(body).toMatch(/^palio_commit_time_seconds\{quantile="0.99"\} [\d.]+$/m);
    for (const line of body.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) palio_\w+ .+|palio_\w+(\{quantile="[\d.]+"\})? [\d.e+-]+)$/);
    const silent = await startServer();
    expect((await silent.stranger().call('GET', '/metrics')).status).toBe(404);
    await silent.close();
  });

  test('letters and posts to webhooks need an address that leads back here', () => {
    const mail = { PALIO_SMTP: 'smtp://mail.example', PALIO_MAIL_FROM: 'palio@example.org' };
    expect(() => configFrom(mail, 'palio.db')).toThrow('PALIO_SMTP needs PALIO_ORIGIN');
    const { origin } = configFrom({ ...mail, PALIO_ORIGIN: 'https://palio.example' }, 'palio.db');
    expect(origin).toBe('https://palio.example');
    const hooks = { PALIO_WEBHOOKS: 'yes' };
    expect(() => configFrom(hooks, 'palio.db')).toThrow('PALIO_WEBHOOKS needs PALIO_ORIGIN');
    expect(configFrom({ ...hooks, PALIO_ORIGIN: origin! }, 'palio.db').hooks).toEqual({});
    expect(configFrom({ PALIO_METRICS: 'yes' }, 'palio.db').metrics).toBe(true);
  });

  test('addresses and keys by which nothing could ever leave are refused at the start', () => {
    const mail = { PALIO_MAIL_FROM: 'palio@example.org', PALIO_ORIGIN: 'https://palio.example' };
    for (const address of ['mail.example', 'http://mail.example', 'smtp://'])
      expect(() => configFrom({ ...mail, PALIO_SMTP: address }, 'palio.db')).toThrow('PALIO_SMTP must be');
    const keys = {
      PALIO_PUSH_PUBLIC: Buffer.alloc(65, 4).toString('base64url'),
      PALIO_PUSH_PRIVATE: Buffer.alloc(32, 7).toString('base64url'),
    };
    expect(configFrom(keys, 'palio.db').push?.publicKey).toBe(keys.PALIO_PUSH_PUBLIC);
    for (const wrong of [{ PALIO_PUSH_PRIVATE: '' }, { PALIO_PUSH_PUBLIC: 'x' }])
      expect(() => configFrom({ ...keys, ...wrong }, 'palio.db')).toThrow('a pair of VAPID keys');
  });

  test('what cannot be meant is told at the start, not found out when it is too late', () => {
    const address = 'https://palio.example';
    const keys = {
      PALIO_PUSH_PUBLIC: Buffer.alloc(65, 4).toString('base64url'),
      PALIO_PUSH_PRIVATE: Buffer.alloc(32, 7).toString('base64url'),
    };
    const mail = { PALIO_SMTP: 'smtp://mail.example', PALIO_ORIGIN: address };
    for (const [wrong, told] of [
      [{ PALIO_BEHIND_PROXY: 'true' }, 'PALIO_BEHIND_PROXY must be yes or no, not "true"'],
      [{ PALIO_METRICS: '1' }, 'PALIO_METRICS must be yes or no, not "1"'],
      [{ DATABASE_URL: 'mysql://db.example/palio' }, 'DATABASE_URL must be like postgres://'],
      [{ DATABASE_URL: 'palio' }, 'DATABASE_URL must be like postgres://'],
      [{ ...mail, PALIO_MAIL_FROM: 'Palio' }, 'PALIO_MAIL_FROM must be like'],
      [{ ...mail, PALIO_MAIL_FROM: 'Palio <palio>' }, 'PALIO_MAIL_FROM must be like'],
      [{ ...keys, PALIO_PUSH_SUBJECT: 'me@palio.example' }, 'PALIO_PUSH_SUBJECT must be like'],
      [{ ...keys, PALIO_PUSH_SUBJECT: 'mailto:me' }, 'PALIO_PUSH_SUBJECT must be like'],
    ] as const)
      expect(() => configFrom(wrong, 'palio.db')).toThrow(told);
    for (const from of ['palio@palio.example', 'Palio <palio@palio.example>'])
      expect(configFrom({ ...mail, PALIO_MAIL_FROM: from }, 'palio.db').mail?.from).toBe(from);
    for (const subject of ['mailto:me@palio.example', address])
      expect(configFrom({ ...keys, PALIO_PUSH_SUBJECT: subject }, 'palio.db').push?.subject).toBe(subject);
    const right = { PALIO_BEHIND_PROXY: 'no', PALIO_ADMINS: 'Root, Eve ,', PALIO_ADMIN_CODE: 'sesame' };
    expect(configFrom({ ...right, DATABASE_URL: 'postgresql://db.example/palio' }, 'palio.db')).toMatchObject(
      {
        behindProxy: false,
        admins: ['Root', 'Eve'],
        database: { url: 'postgresql://db.example/palio' },
      },
    );
  });

  test('a file that cannot be written serves nobody', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'palio-read-only-'));
    const database = { file: join(folder, 'palio.db') };
    await (await startServer({ database })).close();
    // To root everything may be written; this is how SQLite sees a file that may only be read.
    expect(() => prepare(`file:${database.file}?mode=ro`)).toThrow('attempt to write a readonly database');
    rmSync(folder, { recursive: true });
  }, 60_000);

  test('a file serves one server at a time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'palio-twice-'));
    const database = { file: join(folder, 'palio.db') };
    const first = await startServer({ database });
    await expect(startServer({ database })).rejects.toThrow(/palio\.db: another Palio is running/);
    await first.close();
    await (await startServer({ database })).close();
    rmSync(folder, { recursive: true });
  }, 60_000);

  test('a browser that has withdrawn its permission is forgotten, one that fails is not', async () => {
    const ada = await server.guest('Ada');
    const { database } = server.services;
    const keys = { p256dh: 'p', auth: 'a' };
    for (const name of ['gone', 'busy'])
      await ada.post('me/push', { endpoint: `https://push.example/${name}`, keys });
    receive.mockImplementation(endpoint => (endpoint.endsWith('gone') ? 410 : 503));
    const settings = { publicKey: 'x', privateKey: 'y', subject: 'mailto:x@example.org' };
    const carrier = await pushCarrier(settings, database);
    const send = (name: string): Promise<void> =>
      carrier.send(
        { id: ada.id, name: 'Ada', mail: null, language: 'en', target: `https://push.example/${name}` },
        { subject: 'hello', text: '' },
        [],
      );
    await send('gone');
    await expect(send('busy')).rejects.toThrow('503');
    expect(await database.read('SELECT endpoint FROM push_subscriptions')).toEqual([
      { endpoint: 'https://push.example/busy' },
    ]);
    receive.mockClear();
    await send('gone');
    expect(receive).not.toHaveBeenCalled();
    receive.mockReturnValue(201);
    await send('busy');
    expect(receive).toHaveBeenCalledTimes(1);
  });
});
