import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { armyShown, expectArmy, expectResult, look, settled, write } from './support/battle.ts';
import { expectAccessible, playNow, tabTo, useBrowser, visit } from './support/browser.ts';

useBrowser();

/** Chooses a hex that glows, from the board itself. */
async function chooseHex(page: Page, steps: number): Promise<void> {
  await tabTo(page, '.cell');
  await page.keyboard.press('Home');
  for (let step = 0; step < steps; step++) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
}

const otherArmy = (page: Page, before: readonly string[]) =>
  page.waitForFunction(
    counts =>
      [...document.querySelectorAll('section.army output b')].map(count => count.textContent).join() !==
      counts,
    before.join(),
  );

it('plays a whole game by keyboard alone', async () => {
  const page = await visit('/');
  await tabTo(page, 'a[href="/new/medieval-battle"].btn');
  await page.keyboard.press('Enter');
  await page.locator('form select').first().waitFor();
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.locator('section.army').waitFor();

  for (const unit of ['K', 'K', 'C', 'H', 'H', 'L', 'P', 'A']) {
    const before = await armyShown(page);
    await write(page, unit);
    await otherArmy(page, before);
  }
  const before = await armyShown(page);
  await page.keyboard.press('u');
  await otherArmy(page, before);
  await write(page, 'ok');
  // An army with points to spare is sealed only after a second yes.
  await page.keyboard.press('Enter');

  for (let step = 0, turns = 0; ; step++) {
    const position = await settled(page);
    if (position.isOver) break;
    if (step > 600) throw new Error(`the game does not end: ${JSON.stringify(position)}`);
    const pass = position.buttons.findIndex(button => button.startsWith('Pass'));
    if (pass >= 0 && turns++ > 6) {
      await page.keyboard.press(String(pass + 1));
      await page.getByRole('button', { name: /^Confirm/ }).waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Enter');
    } else if (position.proposal) await page.keyboard.press('Enter');
    else if (position.hexes.length > 0) await chooseHex(page, step % Math.min(position.hexes.length, 12));
    else if (position.tray > 0) {
      await tabTo(page, '.tray button.legal');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('1');
    await page.waitForTimeout(20);
  }
  await expectResult(page);
  expect((await look(page)).isOver).toBe(true);
  await page.getByRole('link', { name: 'Analyse the game' }).press('Enter');
  await page.getByRole('slider', { name: 'Expected share of victory' }).waitFor();
});

it('an open menu has the keys for itself: a digit plays nothing beneath it, and Escape closes it', async () => {
  const page = await visit('/');
  await playNow(page, 'Medieval Battle');
  await page.locator('section.army').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('.menu:popover-open');
  await menu.waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect((await armyShown(page)).every(count => count === '0')).toBe(true);
  await page.keyboard.press('1');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('section.army output b')].some(count => count.textContent !== '0'),
  );
});

it('comes back to where a dialog was opened from', async () => {
  const page = await visit('/');
  await playNow(page, 'Medieval Battle');
  await page.locator('section.army').waitFor();
  const button = page.getByRole('button', { name: 'Settings' });
  await button.press('Enter');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate(opener => document.activeElement === opener)).toBe(true);
});

it('lets the shortcuts be switched off', async () => {
  const page = await visit('/', { settings: { shortcuts: false } });
  await playNow(page, 'Medieval Battle');
  await page.locator('section.army').waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('a');
  await page.waitForTimeout(200);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  // In a replay too.
  await page.getByRole('button', { name: 'One more pikemen' }).click();
  await expectArmy(page, '00000100');
  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByText('The beginning').waitFor();
  await page.keyboard.press(']');
  await page.waitForTimeout(200);
  await page.getByText('The beginning').waitFor();
});

it('tells the position in words to whoever does not see the board', async () => {
  const page = await visit('/');
  await playNow(page, 'Tadmor');
  await page.locator('.stage svg').first().waitFor();
  await page.keyboard.press('p');
  const sheet = page.getByRole('dialog', { name: 'The position in words' });
  await sheet.getByText(/Temple cards left/).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'The position in words' }).click();
  await sheet.waitFor();
});
