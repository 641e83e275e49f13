import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { sendFile } from '../src/http/static-files.ts';
import { startServer, type TestServer } from './support/server.ts';

/* What comes to the server before any route is found. */
const folder = mkdtempSync(join(tmpdir(), 'palio-edge-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), 'the page');
writeFileSync(join(folder, 'assets/large.js'), 'x'.repeat(8_000_000));
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestServer;
let port: number;
beforeEach(async () => {
  server = await startServer({ client: folder, unlimited: false });
  port = await server.listen(0, '127.0.0.1');
}, 60_000);
afterEach(() => server.close(), 60_000);

const HOST = 'Host: 127.0.0.1\r\nConnection: close\r\n';

/** All that comes back for these bytes until the line is closed. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise(resolve => {
    let heard = '';
    const line = connect(port, '127.0.0.1');
    line.on('data', chunk => (heard += chunk.toString('latin1')));
    line.on('error', () => undefined);
    line.on('close', () => resolve(heard));
    line.write(bytes);
  });

const post = (address: string, body: string, headers: string): string =>
  `POST ${address} HTTP/1.1\r\n${HOST}${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const OTHER_NAMES = ['/%61pi/v1', '/ap%69/v1', 'http://palio.example/api/v1'];

test('the API is the API however its address is written: another site is refused, answers are not kept', async () => {
  for (const prefix of OTHER_NAMES) {
    const answer = await answerTo(post(`${prefix}/guest`, '{}', 'Origin: https://evil.example\r\n'));
    expect(answer, prefix).toMatch(/^HTTP\/1.1 403 .*"wrong-origin"/s);
    expect(await answerTo(`GET ${prefix}/visit HTTP/1.1\r\n${HOST}\r\n`)).toMatch(/cache-control: no-store/i);
  }
});

test('nor do other ways of writing its address escape the limits, or forget who asks', async () => {
  const ada = await server.guest('Ada');
  expect(await ada.get('/%61pi/v1/me')).toMatchObject({ person: { name: 'Ada' } });
  const stranger = server.stranger();
  const statuses: number[] = [];
  for (let i = 0; i < 130; i++) statuses.push((await stranger.call('GET', '/%61pi/v1/visit')).status);
  expect(statuses.filter(status => status === 429).length).toBeGreaterThan(0);
});

test('a request that names no host is refused with a code', async () => {
  for (const address of ['/', '/api/v1/visit']) {
    const answer = await answerTo(`GET ${address} HTTP/1.1\r\nConnection: close\r\n\r\n`);
    expect(answer, address).toMatch(/^HTTP\/1.1 400 .*"code":"bad-request"/s);
  }
  expect(await answerTo('GET /api/v1/visit HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

/** Sends these bytes and is gone after so many milliseconds, whatever the server is about just then. */
const askAndLeave = (bytes: string, patience: number): Promise<void> =>
  new Promise(resolve => {
    const line = connect(port, '127.0.0.1');
    line.on('error', () => undefined);
    line.once('close', () => resolve());
    line.write(bytes, () => setTimeout(() => line.resetAndDestroy(), patience));
  });

test('who breaks off at whatever moment ends nothing but his own request', async () => {
  const ada = await server.guest('Ada');
  const table = await ada.post<{ id: string }>('tables', {
    game: 'fair',
    seats: [{ as: 'me' }, { as: 'open' }],
  });
  const get = (address: string): string => `GET ${address} HTTP/1.1\r\n${HOST}\r\n`;
  const requests = [
    get('/'),
    get('/g/nowhere'),
    get('/assets/large.js'),
    get('/assets/gone.js'),
    get(`/g/${table.id}.json`),
    get(`/api/v1/tables/${table.id}/stream`),
    get('/api/v1/openapi.json'),
    post('/api/v1/guest', '{}', 'Origin: http://127.0.0.1\r\n'),
    `GET /api/v1/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  ];
  for (let round = 0; round < 40; round++)
    await Promise.all(requests.map(bytes => askAndLeave(bytes, round % 5)));
  expect(await answerTo(get('/'))).toContain('the page');
  expect((await ada.look(table.id)).card.seats[0]!.person!.name).toBe('Ada');
});

test('what is no HTTP, or no upgrade, is refused with a code as well', async () => {
  const broken = ['GET / HTTP/1.1\r\nno header\r\n\r\n', `FOO /api/v1/me HTTP/1.1\r\n${HOST}\r\n`];
  for (const bytes of broken) expect(await answerTo(bytes)).toMatch(/^HTTP\/1.1 400 .*"code":"bad-request"/s);
  const large = `GET /api/v1/visit HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await answerTo(large)).toMatch(/^HTTP\/1.1 431 .*"code":"too-large"/s);
  const upgrade = 'Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  for (const method of ['GET', 'POST'])
    expect(await answerTo(`${method} /api/v1/live HTTP/1.1\r\n${upgrade}`)).toMatch(/"code":"bad-request"/);
});

test('names that no file can have lead to the page, what cannot be done with pages is refused with a code', async () => {
  const base = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${base}/${'a'.repeat(300)}`)).text()).toBe('the page');
  const gone = await fetch(`${base}/assets/${'a'.repeat(300)}.js`);
  expect([gone.status, await gone.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
  const posted = await fetch(base, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(posted.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await posted.json()).toMatchObject({ error: { code: 'bad-request' } });
});

test('a file that is gone before it is opened is told so, and the server goes on', async () => {
  const path = join(folder, 'going.txt');
  const files = createServer((request, response) => {
    writeFileSync(path, 'going');
    sendFile(folder, request, response);
    rmSync(path);
  });
  await new Promise<void>(resolve => files.listen(0, '127.0.0.1', resolve));
  const answer = await fetch(`http://127.0.0.1:${(files.address() as AddressInfo).port}/going.txt`);
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  files.closeAllConnections();
  await new Promise(resolve => files.close(resolve));
});

const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter(fd => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith('large.js');
    } catch {
      return false;
    }
  }).length;

test.runIf(process.platform === 'linux')(
  'who goes away in the middle of a file leaves none open',
  async () => {
    for (let i = 0; i < 5; i++)
      await new Promise<void>(resolve => {
        const line = connect(port, '127.0.0.1');
        line.write(`GET /assets/large.js HTTP/1.1\r\n${HOST}\r\n`);
        line.once('data', () => line.destroy());
        line.once('close', () => resolve());
      });
    await expect.poll(openFiles).toBe(0);
  },
);
