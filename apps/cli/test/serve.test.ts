import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sendFile } from '../src/static-files.ts';
import { inFolder, palio } from './palio.ts';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(
  () => new Promise<void>(resolve => (server === undefined ? resolve() : server.close(() => resolve()))),
);

async function start(folder: string): Promise<string> {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), 'the page');
  writeFileSync(join(folder, 'site/assets/app-1.js'), 'code');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = createServer((request, response) => sendFile(join(folder, 'site'), request, response));
  await new Promise<void>(resolve => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('files are files, every other address is a page of the client, and nothing outside is reached', () =>
  inFolder(async folder => {
    const base = await start(folder);
    const page = await fetch(`${base}/rules/medieval-battle/MB-8.5`);
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
  }));

test('palio serve says in one sentence when the port is taken', () =>
  inFolder(async folder => {
    const base = await start(folder);
    const main = join(import.meta.dirname, '../src/main.ts');
    const child = spawn(process.execPath, [
      main,
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      new URL(base).port,
    ]);
    const said: string[] = [];
    child.stderr.on('data', chunk => said.push(String(chunk)));
    const code = await new Promise<number | null>(resolve => child.once('close', resolve));
    expect(code).toBe(2);
    expect(said.join('')).toMatch(/in use: choose another|not built yet/);
  }));

test('palio serve does not start with figures that are wrong, and names what and where', () =>
  inFolder(async folder => {
    mkdirSync(join(folder, 'medieval-battle'));
    writeFileSync(
      join(folder, 'medieval-battle', 'units.json'),
      JSON.stringify({ unitTypes: { pikemen: { recruitCost: 'dear' } } }),
    );
    const { code, err } = await palio(['serve', '--host', '127.0.0.1', '--port', '0'], {
      env: { PALIO_DATA: folder },
    });
    expect(code).toBe(2);
    expect(err).toMatch(/units\.json.*recruitCost/);
  }));
