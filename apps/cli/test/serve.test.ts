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
    expect(JSON.parse(out)).toEqual({ open: 0, unreadable: [], migrations: [], affected: 0 });
  }));

test('what is wrong with a database is said in one sentence that names it, without its password', () =>
  inFolder(async folder => {
    const file = join(folder, 'palio.db');
    writeFileSync(file, 'these are not the rows you are looking for'.repeat(100));
    const broken = await palio(['serve', '--check', '--database', file]);
    expect(broken).toMatchObject({ code: 2, err: `palio: ${file}: file is not a database\n` });
    const env = { DATABASE_URL: 'postgres://palio:secret@127.0.0.1:1/palio' };
    const away = await palio(['serve', '--check'], { env });
    expect(away).toMatchObject({
      code: 2,
      err: 'palio: PostgreSQL at 127.0.0.1:1/palio: connect ECONNREFUSED 127.0.0.1:1\n',
    });
    // A file that the command names is meant, whatever the environment says.
    const other = await palio(['serve', '--check', '--database', join(folder, 'other.db')], { env });
    expect(other.code).toBe(0);
    expect(other.out).toContain(`there is no ${join(folder, 'other.db')} yet`);
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
