import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from './support/battle.ts';
import { newPage, newProfile, useBrowser } from './support/browser.ts';

const MAIN = join(import.meta.dirname, '../../cli/src/main.ts');

useBrowser();

let folder = '';
let palio: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palio-figures-'));
  mkdirSync(join(folder, 'medieval-battle'));
  writeFileSync(
    join(folder, 'medieval-battle', 'units.json'),
    JSON.stringify({ unitTypes: { heavyCavalry: { recruitCost: 9 } } }),
  );
  const database = join(folder, 'palio.db');
  const args = ['serve', '--json', '--port', '0', '--host', '127.0.0.1', '--database', database];
  palio = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, PALIO_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    palio!.stdout!.once('data', (chunk: Buffer) =>
      resolve((JSON.parse(chunk.toString()) as { address: string }).address),
    );
    palio!.once('exit', code => reject(new Error(`palio serve ended with ${code}`)));
  });
});

afterAll(async () => {
  if (palio?.exitCode === null) {
    const ended = new Promise(resolve => palio!.once('exit', resolve));
    palio.kill();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test("the owner's figures are played and shown in the page, also when the server is away later", async () => {
  const context = await newProfile({ baseURL: address });
  const page = await newPage(context);
  await sitDown(page);
  const cost = (): Promise<string> =>
    page.locator('section.army li', { hasText: 'Heavy cavalry' }).locator('.cost').first().innerText();
  expect(await cost()).toBe('9');
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('section.army').waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.locator('section.army').waitFor();
  expect(await cost()).toBe('9');
});
