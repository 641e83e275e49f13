import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sitDown } from './support/battle.ts';
import { arrive, expectAccessible, PHONE, useBrowser, visit, type Visit } from './support/browser.ts';

useBrowser();

const recordOf = (name: string): Promise<string> =>
  readFile(
    fileURLToPath(new URL(`../../../games/medieval-battle/test/replays/${name}.record`, import.meta.url)),
    'utf8',
  );

/** Opens a recorded battle; the short one has five turning points in 50 actions, the long one 325 actions. */
async function openBattle(name: 'short' | 'long', options?: Visit): Promise<Page> {
  const file = { short: '09-standard-greedy-random', long: '08-standard-dismount-easy' }[name];
  return openRecord(await recordOf(file), options);
}

async function openRecord(content: string, options?: Visit): Promise<Page> {
  const page = await visit('/replay', options);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'battle.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
  await page.locator('.prompt.controls').waitFor();
  return page;
}

const graph = (page: Page): Locator => page.getByRole('slider', { name: 'Expected share of victory' });
const shown = async (page: Page): Promise<number> => Number(await graph(page).getAttribute('aria-valuenow'));
const isShown = (page: Page, count: number): Promise<void> =>
  page.locator(`.graph[aria-valuenow="${count}"]`).waitFor();
const finished = (page: Page): Promise<void> =>
  page.getByText('49 decisions were thought about').waitFor({ timeout: 60_000 });

describe('the analysis of a finished game', () => {
  it('leads to every moment by pointer and keyboard, and to the turning points', async () => {
    const page = await openBattle('short');
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await finished(page);
    await expectAccessible(page);
    const points = page.getByRole('region', { name: 'Analysis' }).getByRole('listitem').getByRole('button');
    expect(await points.count()).toBe(5);
    const first = points.first();
    const number = Number(/Action (\d+)/.exec((await first.textContent())!)![1]);
    expect(await first.textContent()).toMatch(/Played: .+ Better: .+/);
    await first.click();
    await isShown(page, number - 1);
    await page.getByText(/goes on with “.+”\. “.+” would have been better \(\+\d+%\)/).waitFor();
    const { x, y, width, height } = (await graph(page).boundingBox())!;
    await page.mouse.click(x + 42, y + height / 2);
    await page.waitForFunction(() => Number(document.querySelector('.graph')!.ariaValueNow) < 5);
    await page.mouse.move(x + 60, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - 4, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await isShown(page, 50);
    await page.getByText('The game is over.').waitFor();
    await graph(page).press('Home');
    await isShown(page, 0);
    await graph(page).press('PageUp');
    await graph(page).press('ArrowLeft');
    await isShown(page, 9);
    expect(await graph(page).getAttribute('aria-valuetext')).toMatch(/^Action 9 of 50: .+ \d+%, .+ \d+%$/);
    await first.press('Enter');
    await isShown(page, number - 1);
    // The address names the moment and not the analysis, which stays while one looks elsewhere.
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await finished(page);
    expect(await shown(page)).toBe(number - 1);
  });

  it('grows while it is thought about, stops and goes on, and never holds up the replay', async () => {
    const page = await openBattle('long');
    await page.getByRole('button', { name: 'Analyse the game' }).click();
    await page.getByText(/Thinking: action \d+ of 325/).waitFor();
    await page.getByRole('button', { name: 'One action forward' }).click();
    await isShown(page, 1);
    await page.waitForFunction(() =>
      (document.querySelector('.graph .line')?.getAttribute('d') ?? '').includes('L'),
    );
    await page.getByRole('button', { name: 'Stop' }).click();
    const reached = page.getByText(/Stopped at action \d+ of 325/);
    await reached.waitFor();
    const stoppedAt = Number(/\d+/.exec((await reached.textContent())!)![0]);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForFunction(
      before => document.querySelector<HTMLProgressElement>('.analysis progress')!.value > before + 1,
      stoppedAt,
    );
    // Whoever leaves hears nothing of it any more.
    await page.getByRole('link', { name: 'Another record' }).click();
    await page.getByRole('heading', { name: 'Replay' }).waitFor();
  });

  it('has a tab of its own on the phone, in the language of the reader', async () => {
    const page = await openBattle('short', { viewport: PHONE, locale: 'it-IT' });
    await page.getByRole('button', { name: 'Analisi' }).click();
    await page.getByRole('button', { name: 'Analizza la partita' }).click();
    await page.getByText('49 decisioni esaminate').waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: /^1 .*Azione \d+.*Giocato:.*Meglio:/ }).click();
    // On the board.
    await page.locator('.stage [data-hex]').first().waitFor();
    await page.getByText(/continua con «.+»\. «.+» sarebbe stato meglio/).waitFor();
    expect(await page.locator('.graph').count()).toBe(0);
  });

  it('is not offered while the game goes on', async () => {
    const page = await arrive();
    await sitDown(page);
    const [, id] = /\/play\/(\w+)/.exec(page.url())!;
    await page.goto(`/replay/${id}`);
    await page.getByText('The beginning').waitFor();
    expect(await page.getByRole('button', { name: /^Analy/ }).count()).toBe(0);
  });
});

describe('a hint', () => {
  it('is asked for by key, says what is best, and can be taken or put away', async () => {
    const page = await arrive();
    await sitDown(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    const take = page.getByRole('button', { name: /^Do it: Recruit/ });
    await take.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('h');
    await take.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await take.waitFor();
    await page.keyboard.press('Escape');
    await take.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    const before = await page.locator('section.army output b').allTextContents();
    await take.click();
    await take.waitFor({ state: 'detached' });
    await page.waitForFunction(
      earlier =>
        [...document.querySelectorAll('section.army output b')].map(count => count.textContent).join() !==
        earlier,
      before.join(),
    );
    await page.keyboard.press('?');
    await page.getByText('ask for a hint, or put it away').waitFor();
  });

  it('stands in the menu of the phone', async () => {
    const page = await visit('/', { viewport: PHONE, locale: 'it-IT' });
    await sitDown(page);
    expect(await page.getByRole('button', { name: 'Suggerimento' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Suggerimento' }).click();
    await page.getByRole('button', { name: /^Segui: / }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Segui: / }).click();
    await page.getByRole('button', { name: /^Segui: / }).waitFor({ state: 'detached' });
  });
});
