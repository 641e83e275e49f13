import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deploy, expectResult, hex, press, recruit, sealArmy, settled, sitDown } from './support/battle.ts';
import {
  expectAccessible,
  expectNoSideways,
  newPage,
  newProfile,
  PHONE,
  useBrowser,
  visit,
} from './support/browser.ts';

useBrowser();

/** Acts by pointer for so many turns, then only passes, so that the game comes to an end. */
async function playByPointer(page: Page, turns: number): Promise<void> {
  for (let step = 0, turn = 0; ; step++) {
    const position = await settled(page);
    if (position.isOver) return;
    const isTurn = position.buttons.some(button => button.startsWith('Pass'));
    if (isTurn && turn++ >= turns) await press(page, /^Pass/);
    else if (position.proposal) await page.locator('.talk .btn.primary').click();
    else if (position.hexes.length > 0)
      await hex(page, position.hexes[(step * 7) % position.hexes.length]!).click({ force: true });
    else await page.locator('.prompt .acts button:not(.icon)').first().click();
    await page.waitForTimeout(20);
  }
}

describe('a whole game', () => {
  it('is played by pointer against a bot, and replayed', async () => {
    const page = await visit('/');
    await sitDown(page);
    await recruit(page);
    await deploy(page, 20);
    await playByPointer(page, 12);
    await expectResult(page);
    await expectAccessible(page);
    await page.locator('dialog[open]').getByRole('link', { name: 'Replay this game' }).click();
    await page.waitForURL(/\/replay\//);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText(/Action (\d+) of \1/).waitFor();
    expect(page.url()).toMatch(/\?at=\d+$/);
    await page.getByRole('button', { name: 'Checked' }).click();
    await page.getByText('The draws come from the seed that was fixed before the game').waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
});

describe('bots alone', () => {
  it('play to the end while somebody watches', async () => {
    const page = await visit('/new/medieval-battle');
    for (const seat of [0, 1]) await page.locator('form select').nth(seat).selectOption('easy');
    await page.locator('button[type="submit"]').click();
    await expectResult(page, 200_000);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction(() => document.querySelector('.log li') !== null);
  });
});

describe('the table', () => {
  it('goes on after a reload where it was', async () => {
    const page = await visit('/');
    await sitDown(page);
    await recruit(page);
    await deploy(page, 3);
    const before = await settled(page);
    await page.reload();
    const after = await settled(page);
    expect(after).toEqual(before);
    await page.goto('/');
    await page.getByText('Your move').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    expect(await settled(page)).toEqual(before);
  });

  it('takes back whole decisions against a bot', async () => {
    const page = await visit('/');
    await sitDown(page);
    await recruit(page);
    const before = await settled(page);
    await hex(page, before.hexes[0]!).click({ force: true });
    await page.waitForFunction(
      question => document.querySelector('.prompt .what b')?.textContent !== question,
      before.question,
    );
    await settled(page);
    await page.keyboard.press('u');
    await page.getByText(before.question).first().waitFor();
    expect((await settled(page)).hexes).toEqual(before.hexes);
  });

  it('says which rule forbids what was tried', async () => {
    const page = await visit('/');
    await sitDown(page);
    await recruit(page);
    const { hexes } = await settled(page);
    const forbidden = [...Array(127).keys()].map(String).find(name => !hexes.includes(name))!;
    await hex(page, forbidden).click({ force: true });
    const why = page.locator('.why-not');
    await why.waitFor();
    expect(await why.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/medieval-battle\/MB-/);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  it('speaks the language of the settings', async () => {
    const page = await visit('/');
    await sitDown(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Italiano' }).check();
    await page.getByLabel('Notte').check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tutte le azioni' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expectAccessible(page);
  });

  it('asks before what cannot be taken back, and not at all if the player wants', async () => {
    for (const confirm of ['final', 'never']) {
      const page = await visit('/', { settings: { confirm } });
      await sitDown(page);
      await recruit(page);
      const { hexes } = await settled(page);
      await hex(page, hexes[0]!).click({ force: true });
      const stop = page.locator('.prompt .acts button', { hasText: 'reserve' });
      await stop.click();
      if (confirm === 'final') await page.getByRole('button', { name: 'Cancel' }).click();
      await stop.waitFor({ state: confirm === 'final' ? 'visible' : 'detached' });
    }
  });

  it('tells a screen reader what happened and what is asked', async () => {
    const page = await visit('/');
    await sitDown(page);
    await recruit(page);
    const { question } = await settled(page);
    const told = page.locator('[aria-live="polite"]', { hasText: question });
    await told.waitFor({ state: 'attached' });
    expect(await told.textContent()).toMatch(/^The armies are shown/);
  });

  it('shows the past without changing the present', async () => {
    const page = await visit('/');
    await sitDown(page);
    await recruit(page);
    const before = await settled(page);
    await page.keyboard.press('[');
    await page.getByText(/The position after \d+ of \d+ actions/).waitFor();
    await page.keyboard.press(']');
    expect(await settled(page)).toEqual(before);
  });

  it('opens in one tab only', async () => {
    const context = await newProfile();
    const first = await newPage(context);
    await sitDown(first);
    const second = await newPage(context);
    await second.goto(first.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await expectAccessible(second);
    await second.getByRole('button', { name: 'Play here instead' }).click();
    await second.locator('section.army').waitFor();
    await first.getByRole('heading', { name: 'This game went on in another tab' }).waitFor();
    await first.close();
  });

  it('waits for the other tab to close', async () => {
    const context = await newProfile();
    const first = await newPage(context);
    await sitDown(first);
    const second = await newPage(context);
    await second.goto(first.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await first.close();
    await second.locator('section.army').waitFor();
  });
});

describe('two people at one screen', () => {
  it('see only their own side, with a curtain between', async () => {
    const page = await visit('/new/medieval-battle');
    await page.locator('select').nth(1).selectOption('person');
    await page.getByLabel(/Seat Red: Name/).fill('Ada');
    await page.getByLabel(/Seat Yellow: Name/).fill('Bianca');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { name: 'Hand the device to Ada' }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('.stage').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Ada: show my side' }).click();
    await sealArmy(page);
    await page.getByText('Bianca is next').waitFor();
    await page.getByRole('button', { name: 'Cover and hand over' }).click();
    await page.getByRole('heading', { name: 'Hand the device to Bianca' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'I am Bianca: show my side' }).click();
    await page.locator('section.army').waitFor();
    expect(await page.locator('section.army output b').allTextContents()).toEqual(Array(8).fill('0'));
    await sealArmy(page);
    // Nothing is hidden any more: no curtain.
    expect((await settled(page)).hexes.length).toBeGreaterThan(0);
  });
});

describe('on a phone', () => {
  it('everything can be reached and touched', async () => {
    const page = await visit('/', { viewport: PHONE, hasTouch: true, isMobile: true });
    await sitDown(page);
    await expectNoSideways(page);
    await expectAccessible(page);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.bar button, .bar a, .tabs button, .choices button, .prompt button',
        ),
      ]
        .filter(element => element.offsetParent !== null)
        .filter(element => element.offsetWidth < 44 || element.offsetHeight < 44)
        .map(element => element.outerHTML),
    );
    expect(small).toEqual([]);
    for (const tab of ['Armies', 'Odds', 'Log', 'Field']) {
      await page.locator('.tabs').getByRole('button', { name: tab }).click();
      await expectNoSideways(page);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'All actions' }).click();
    await page.getByRole('button', { name: /Recruit pikemen/ }).click();
    await page.locator('.tabs').getByRole('button', { name: 'Armies' }).click();
    await page.locator('.stage .seat').first().waitFor();
  });
});
