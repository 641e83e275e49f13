import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDown } from './support/battle.ts';
import { newPage, newProfile, useBrowser } from './support/browser.ts';
import { type OnlineServer, startOnlineServer } from './support/online-server.ts';

useBrowser();

let folder = '';
let palio: OnlineServer | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palio-figures-'));
  mkdirSync(join(folder, 'medieval-battle'));
  writeFileSync(
    join(folder, 'medieval-battle', 'units.json'),
    JSON.stringify({ unitTypes: { heavyCavalry: { recruitCost: 9 } } }),
  );
  palio = await startOnlineServer({ PALIO_DATA: folder });
});

afterAll(async () => {
  await palio?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the owner's figures are played and shown in the page, also when the server is away later", async () => {
  const context = await newProfile({ baseURL: palio!.address, serviceWorkers: 'allow' });
  const page = await newPage(context);
  await sitDown(page);
  const cost = (): Promise<string> =>
    page.locator('section.army li', { hasText: 'Heavy cavalry' }).locator('.cost').first().innerText();
  expect(await cost()).toBe('9');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
    .toBeGreaterThan(0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.locator('section.army').waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.locator('section.army').waitFor();
  expect(await cost()).toBe('9');
});
