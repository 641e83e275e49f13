import type { Page, Response } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { newPage, newProfile, useBrowser } from './support/browser.ts';
import { sitDown } from './support/battle.ts';

useBrowser();

const START = 60_000;
const GAME = 150_000;

/** Adds up the scripts that a page loads, as they travel. */
function scripts(page: Page): () => Promise<number> {
  const answers: Response[] = [];
  page.on('response', response => {
    if (new URL(response.url()).pathname.endsWith('.js')) answers.push(response);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(answers.splice(0).map(response => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}

it('keeps the start page and a game small', async () => {
  // The service worker would load everything at once.
  const page = await newPage(await newProfile({ serviceWorkers: 'block' }));
  page.on('console', () => undefined);
  const loaded = scripts(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'The games' }).waitFor();
  const start = await loaded();
  await sitDown(page);
  const game = await loaded();
  console.log(`start page ${start} bytes, game ${game} bytes (gzip)`);
  expect(start).toBeLessThanOrEqual(START);
  expect(game).toBeLessThanOrEqual(GAME);
});
