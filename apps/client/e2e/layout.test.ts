import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deploy, recruit, sitDown as sitDownToBattle } from './support/battle.ts';
import {
  expectNoSideways,
  expectWordsInside,
  newPage,
  newProfile,
  PHONE,
  useBrowser,
} from './support/browser.ts';
import { playSome, sitDown as sitDownInBurgundy } from './support/burgundy.ts';
import { playUntil, sitDown as sitDownWithKnights } from './support/knights.ts';
import { sitDown as sitDownInTadmor } from './support/tadmor.ts';
import { sitDown as sitDownToTrade } from './support/traders.ts';

useBrowser();

const UPRIGHT_TABLET = { width: 768, height: 1024 };
const SMALL_PHONE = { width: 320, height: 640 };

/** A game that was begun in English is read in Italian from now on. */
async function speakItalian(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('palio.settings') ?? '{}') as object;
    localStorage.setItem('palio.settings', JSON.stringify({ ...stored, language: 'it' }));
  });
  await page.reload();
  await page.locator('.prompt .what b').waitFor();
}

/** So much of it is beyond an edge of the screen. */
const beyondScreen = (locator: Locator): Promise<number> =>
  locator.evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return Math.round(Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight));
  });

/** Whether a press in its middle reaches it. */
const isReached = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element === found || element.contains(found));
  });

describe.each([
  { title: 'Medieval Battle', sitDown: sitDownToBattle },
  { title: 'The Castles of Burgundy', sitDown: sitDownInBurgundy },
  { title: 'Tadmor', sitDown: sitDownInTadmor },
  { title: 'Warriors & Traders', sitDown: sitDownToTrade },
  { title: 'Warrior Knights', sitDown: sitDownWithKnights },
])('$title', ({ sitDown }) => {
  it('has its bar whole on every screen', async () => {
    const page = await newPage(await newProfile());
    await sitDown(page);
    for (const size of [UPRIGHT_TABLET, { width: 844, height: 390 }, SMALL_PHONE]) {
      await page.setViewportSize(size);
      const menu = page.locator('.bar [popovertarget]');
      await menu.waitFor();
      expect(await beyondScreen(menu)).toBe(0);
      expect(await isReached(page.locator('.bar .where .chip'))).toBe(true);
      await expectNoSideways(page);
    }
  });
});

it('has the bar of a replay whole on every screen', async () => {
  const file = fileURLToPath(
    new URL('../../../games/warriors-and-traders/test/replays/01-two.record', import.meta.url),
  );
  const page = await newPage(await newProfile({ locale: 'it-IT' }));
  await page.goto('/replay');
  const buffer = await readFile(file);
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await page.locator('.prompt.controls').waitFor();
  for (const size of [
    { width: 1024, height: 768 },
    UPRIGHT_TABLET,
    { width: 844, height: 390 },
    SMALL_PHONE,
  ]) {
    await page.setViewportSize(size);
    await expectNoSideways(page);
    for (const button of await page.locator('.bar > :is(a, button):visible').all()) {
      expect(await beyondScreen(button)).toBe(0);
      expect(await isReached(button), await button.innerText()).toBe(true);
    }
    expect(await isReached(page.locator('.bar .verdict'))).toBe(true);
    await expectWordsInside(page);
  }
});

it('shows a result on a phone that lies on its side: what stands above the buttons is not pushed away', async () => {
  const page = await newPage(await newProfile({ viewport: { width: 844, height: 390 } }));
  await page.goto('/new/medieval-battle');
  for (const seat of [0, 1]) await page.locator('form select').nth(seat).selectOption('easy');
  await page.locator('button[type="submit"]').click();
  const winner = page.locator('dialog[open] tbody tr').first();
  await winner.waitFor({ timeout: 200_000 });
  const body = page.locator('dialog[open] .body');
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await isReached(winner.locator('.total'))).toBe(true);
});

it('shows the whole mat of Burgundy on screens of every size', async () => {
  const page = await newPage(await newProfile());
  await sitDownInBurgundy(page, { seed: 'mat' });
  await playSome(page, 30);
  await speakItalian(page);
  const mat = page.locator('.burgundy .mat');
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(100);
    expect(await mat.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  }
});

it('leaves the duchy of Burgundy its room beside a row of answers', async () => {
  const page = await newPage(await newProfile());
  await sitDownInBurgundy(page, { seed: 'tray', options: { 'Trade routes': true } });
  const tray = page.locator('.burgundy .tray');
  for (let step = 0; step < 150 && (await tray.count()) === 0; step++) await playSome(page, 1);
  await speakItalian(page);
  for (const size of [{ width: 1024, height: 768 }, PHONE]) {
    await page.setViewportSize(size);
    await tray.waitFor();
    expect((await tray.boundingBox())!.height).toBeLessThanOrEqual(64);
    expect(await isReached(tray.locator('button').first())).toBe(true);
  }
});

it('recruits on the smallest phone without a button over a word', async () => {
  const page = await newPage(await newProfile({ viewport: SMALL_PHONE }));
  await page.goto('/new/medieval-battle');
  await page.locator('.seat-row select').nth(1).selectOption('easy');
  await page.locator('button[type="submit"]').click();
  const rows = page.locator('li:has(.amount)');
  await rows.first().waitFor();
  for (const language of ['en', 'it']) {
    if (language === 'it') await speakItalian(page);
    expect(
      await rows.evaluateAll(list =>
        list.flatMap(row => {
          const amount = row.querySelector('.amount')!.getBoundingClientRect();
          return [...row.querySelectorAll('.about b, .about svg, .figures > span, .about small')]
            .filter(part => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return right > amount.left && left < amount.right && bottom > amount.top && top < amount.bottom;
            })
            .map(part => part.textContent);
        }),
      ),
    ).toEqual([]);
  }
});

it('keeps the reserves of Medieval Battle off the map', async () => {
  const page = await newPage(await newProfile());
  await page.goto('/new/medieval-battle');
  await page.getByLabel('Battlefield', { exact: true }).selectOption('large');
  await page.locator('.seat-row select').nth(1).selectOption('easy');
  await page.locator('#seed').fill('reserves');
  await page.locator('button[type="submit"]').click();
  await page.locator('section.army').waitFor();
  await recruit(page);
  await deploy(page, 3);
  const reserves = page.locator('.reserves section').first();
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await reserves.waitFor();
    expect(
      await reserves.evaluate(({ parentElement }) => {
        const { right, top } = parentElement!.getBoundingClientRect();
        return [...document.querySelectorAll('.cell')].filter(cell => {
          const box = cell.getBoundingClientRect();
          return box.left + box.width / 2 < right && box.top + box.height / 2 > top;
        }).length;
      }),
    ).toBe(0);
  }
});

it('has stacks, hand and seal of a plan in sight together', async () => {
  const page = await newPage(await newProfile());
  await sitDownWithKnights(page);
  await playUntil(page, /^Plan/);
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seal = page.locator('.scene .btn.primary');
    await seal.waitFor();
    expect(await isReached(seal)).toBe(true);
    if (width > 760) expect(await isReached(page.locator('.scene .hand button').last())).toBe(true);
  }
});
