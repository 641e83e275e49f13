import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrive, expectAccessible, expectNoSideways, PHONE, useBrowser } from './support/browser.ts';
import { choose, decide, placeTokens, province, settled, sitDown } from './support/traders.ts';

useBrowser();

/** Plays on until the question is of this kind. */
async function playUntil(page: Page, question: RegExp): Promise<void> {
  for (let step = 0; step < 120; step++) {
    const situation = await settled(page);
    if (question.test(situation.question)) return;
    if (situation.isOver) break;
    await decide(page, situation);
    await page.waitForTimeout(20);
  }
  throw new Error(`nobody was asked ${question}`);
}

/** Food and products of both, in the order of their panels. */
const stocks = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stock')].map(stock =>
      [...stock.children].slice(0, 2).map(each => Number.parseInt(each.textContent, 10)),
    ),
  );

describe('Warriors & Traders', () => {
  it('is played to its end by pointer against a bot', async () => {
    const page = await arrive();
    await sitDown(page);
    const questions = new Set<string>();
    for (let step = 0; ; step++) {
      const situation = await settled(page);
      if (situation.isOver) break;
      questions.add(situation.question);
      expect(step, [...questions].join('\n')).toBeLessThan(300);
      await decide(page, situation);
      await page.waitForTimeout(20);
    }
    expect(await page.locator('dialog[open] tbody tr').count()).toBe(2);
    expect([...questions]).toEqual(
      expect.arrayContaining(['Your first action', 'Move your armies', 'Move your princesses']),
    );
    await expectAccessible(page);
  });

  it('shows what a battle brings, and which rule forbids what was tried', async () => {
    const page = await arrive();
    await sitDown(page);
    await playUntil(page, /^Move your armies/);
    expect(await page.locator('.order li').count()).toBe(2);
    const unification = page.locator('.nation-chip').first();
    expect(await unification.textContent()).toMatch(/^Unification \d\/5/);
    await unification.focus();
    await page.locator('.wash.lit').first().waitFor({ state: 'attached' });
    const { sources } = await settled(page);
    await choose(page, sources[0]!);
    const { provinces } = await settled(page);
    await province(page, provinces[0]!).focus();
    await page.locator('.card .verdict').waitFor();
    const far = await page.evaluate(
      near =>
        [...document.querySelectorAll<SVGElement>('.cell:not(.choosable)')]
          .map(cell => cell.dataset['province'] ?? '')
          .find(number => !near.includes(number)) ?? '',
      provinces,
    );
    await choose(page, far);
    expect(await page.locator('.why-not a').getAttribute('href')).toMatch(
      /^\/rules\/warriors-and-traders\/WT-/,
    );
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  it('lets two people deal: an offer, another one against it, and a yes', async () => {
    const page = await arrive();
    await sitDown(page, 'person');
    await playUntil(page, /trade/i);
    const deal = page.locator('.decision');
    const click = (name: string): Promise<void> =>
      deal.getByRole('button', { name, exact: true }).dispatchEvent('click');
    await click('Open a trade route');
    await click('Make an offer');
    await click('More: Food that you give');
    await click('More: Products that you get');
    await click('Send the offer');
    await settled(page);
    await expectAccessible(page);
    await click('Counter-offer');
    // It begins with what it answers, a product for a food: now two of them are wanted.
    await click('More: Food that you get');
    const before = await stocks(page);
    await click('Send the offer');
    await settled(page);
    await click('Accept');
    await settled(page);
    const after = await stocks(page);
    const changes = after.map((stock, i) => stock.map((count, j) => count - before[i]![j]!));
    expect(changes).toHaveLength(2);
    expect(changes).toEqual(
      expect.arrayContaining([
        [-2, 1],
        [2, -1],
      ]),
    );
  });

  it('fits a phone, by day and by night', async () => {
    const page = await arrive({ viewport: PHONE, hasTouch: true });
    await sitDown(page);
    await expectNoSideways(page);
    await expectAccessible(page);
    await placeTokens(page);
    await playUntil(page, /action$/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    for (const tab of ['Technology', 'Nations', 'Map']) {
      await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).click();
      await expectNoSideways(page);
      await expectAccessible(page);
    }
  });
});
