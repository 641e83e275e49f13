import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sendFile } from '../src/http/static-files.ts';
import { startServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'palio-files-'));
let server: Server | undefined;
afterAll(async () => {
  server?.closeAllConnections();
  await new Promise(resolve => server?.close(resolve));
  rmSync(folder, { recursive: true });
});

async function start(): Promise<string> {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), 'the page');
  writeFileSync(join(folder, 'site/assets/app-1.js'), 'code');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = createServer((request, response) => sendFile(join(folder, 'site'), request, response));
  await new Promise<void>(resolve => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('files are files, every other address is a page of the client, and nothing outside is reached', async () => {
  const base = await start();
  const page = await fetch(`${base}/rules/a-game/AG-8.5`);
  expect(await page.text()).toBe('the page');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = await fetch(`${base}/assets/app-1.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${base}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(base, { method: 'POST' })).status).toBe(405);
  expect((await fetch(base, { method: 'HEAD' })).status).toBe(200);
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%00',
    '/%ff',
  ])
    expect(await (await fetch(base + path)).text()).not.toContain('secret');
});

test('who goes away before his file is open ends nothing but his own request', async () => {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), 'the page');
  const busy = createServer((request, response) => {
    sendFile(site, request, response);
    if (request.headers['x-leaves'] === 'yes') response.destroy();
  });
  await new Promise<void>(resolve => busy.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
  for (let visit = 0; visit < 20; visit++)
    await expect(fetch(base, { headers: { 'x-leaves': 'yes' } })).rejects.toThrow('fetch failed');
  expect(await (await fetch(base)).text()).toBe('the page');
  busy.closeAllConnections();
  await new Promise(resolve => busy.close(resolve));
});

test('the server answers with pages what is no API, and with a code what would be', async () => {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), 'the page');
  const palio = await startServer({ client: join(folder, 'site') });
  const visitor = palio.stranger();
  expect(await visitor.get('/g/abcdefgh12345678/7')).toBe('the page');
  expect(await visitor.get('/')).toBe('the page');
  expect((await visitor.call<{ error: { code: string } }>('GET', '/api/v2/tables')).body.error.code).toBe(
    'not-found',
  );
  expect((await visitor.call('GET', '/assets/gone.js')).status).toBe(404);
  // A file of a game that is not there: programs get the code, whoever follows a link gets a page that says so.
  const missing = async (accept: string, id: string): Promise<[number, string]> => {
    const answer = await fetch(`http://127.0.0.1:${port}/g/${id}.json`, { headers: { accept } });
    return [answer.status, await answer.text()];
  };
  const port = await palio.listen(0, '127.0.0.1');
  for (const id of ['abcdefgh12345678', 'short']) {
    expect(await missing('text/html,application/xhtml+xml,*/*;q=0.8', id)).toEqual([404, 'the page']);
    for (const accept of ['*/*', 'application/json'])
      expect((await missing(accept, id))[1]).toMatch(/^\{"error":\{"code":/);
  }
  await palio.close();
});
