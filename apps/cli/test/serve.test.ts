import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder, palio } from './palio.ts';

test('palio serve says in one sentence when the port is taken', () =>
  inFolder(async folder => {
    const taken = createServer();
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
    const port = String((taken.address() as AddressInfo).port);
    const main = join(import.meta.dirname, '../src/main.ts');
    const words = ['serve', '--host', '127.0.0.1', '--port', port, '--database', join(folder, 'palio.db')];
    const child = spawn(process.execPath, [main, ...words]);
    const said: string[] = [];
    child.stderr.on('data', chunk => said.push(String(chunk)));
    const code = await new Promise<number | null>(resolve => child.once('close', resolve));
    taken.close();
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

test('palio serve --check says what an upgrade means for open games', () =>
  inFolder(async folder => {
    const { code, out } = await palio(['serve', '--check', '--json', '--database', join(folder, 'palio.db')]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ migrations: [], affected: 0 });
  }));

test('what was read without its types once is not stripped of them again, in no thread', () =>
  inFolder(async folder => {
    const check = ['serve', '--check', '--database', join(folder, 'palio.db')];
    const env = { NODE_COMPILE_CACHE: join(folder, 'code'), NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
    // Threads write at the same time, so that one line may hold what two of them say.
    const said = async (): Promise<string> => (await palio(check, { env })).err;
    const STRIPPED = /(?:saving transpilation|no transpile) cache for StrippedTypeScript/g;
    expect((await said()).match(STRIPPED)?.length).toBeGreaterThan(100);
    const again = await said();
    expect(again.match(STRIPPED) ?? []).toEqual([]);
    expect(again).toMatch(/StrippedTypeScript \S*sqlite-writer\.worker\.ts/);
  }));
