import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, newProfile, useBrowser } from './support/browser.ts';
import { sitDown as sitDownToBattle } from './support/battle.ts';
import { sitDown as sitDownInBurgundy } from './support/burgundy.ts';
import { sitDown as sitDownWithKnights } from './support/knights.ts';
import { sitDown as sitDownToTrade } from './support/traders.ts';
import { DIST } from './support/server.ts';
import { sitDown as sitDownInTadmor } from './support/tadmor.ts';

useBrowser();

const START = 60_000;
const GAME = 150_000;

/** Adds up the scripts that a page loads beyond those it has already, as they travel. */
function scripts(page: Page): () => Promise<number> {
  const known = new Set<string>();
  let fresh: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js') || known.has(pathname)) return;
    known.add(pathname);
    fresh.push(pathname);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const loaded = fresh;
    fresh = [];
    return loaded.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
  };
}

it.each([
  { title: 'Medieval Battle', sitDown: sitDownToBattle },
  { title: 'The Castles of Burgundy', sitDown: sitDownInBurgundy },
  { title: 'Tadmor', sitDown: sitDownInTadmor },
  { title: 'Warriors & Traders', sitDown: sitDownToTrade },
  { title: 'Warrior Knights', sitDown: sitDownWithKnights },
])('keeps the start page and a game small: $title', async ({ title, sitDown }) => {
  const page = await newPage(await newProfile());
  const loaded = scripts(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'The games' }).waitFor();
  const start = await loaded();
  await sitDown(page);
  const game = await loaded();
  console.log(`start page ${start} bytes, ${title} ${game} bytes (gzip)`);
  expect(start).toBeLessThanOrEqual(START);
  expect(game).toBeLessThanOrEqual(GAME);
});
