import { describe, expect, it } from 'vitest';
import {
  arrive,
  expectAccessible,
  expectNoSideways,
  PHONE,
  tabTo,
  useBrowser,
  visit,
} from './support/browser.ts';
import {
  expectResult,
  look,
  playOn,
  playSome,
  playToTheEnd,
  scores,
  settled,
  sitDown,
} from './support/burgundy.ts';

useBrowser();

const EXPANSIONS = {
  'Extra tiles': true,
  'White castles': true,
  Inns: true,
  'Trade routes': true,
  Shields: true,
} as const;

describe('The Castles of Burgundy', () => {
  it('is played to the end by pointer against a bot, with a score sheet, and replayed', async () => {
    const page = await arrive();
    await sitDown(page, { seed: 'whole' });
    await playToTheEnd(page, 40);
    await expectResult(page, 2);
    const [own = ''] = await page.locator('dialog[open] tbody .total').allTextContents();
    expect(Number(own)).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText('Final scores').waitFor();
    expect(await page.locator('.talk tfoot td').allTextContents()).toContain(own);
    await page.getByRole('button', { name: 'Result', exact: true }).click();
    await page.locator('dialog[open]').getByRole('link', { name: 'Replay this game' }).click();
    await page.waitForURL(/\/replay\//);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText(/Action (\d+) of \1/).waitFor();
    await page.locator('.burgundy .market').waitFor();
  });

  it('shows the rewards of the border posts and the spaces of the trade route', async () => {
    const page = await arrive();
    await sitDown(page, { options: { 'Border posts': true, 'Trade routes': true }, seed: 'posts' });
    const reward = page.locator('.market title', { hasText: 'All three border posts linked: +5' });
    await reward.waitFor({ state: 'attached' });
    expect(await page.locator('.burgundy ol li[title]').count()).toBe(15);
    await page.setViewportSize(PHONE);
    expect(await page.locator('.burgundy ol li[title]').count()).toBe(15);
    await page.getByRole('button', { name: 'Market', exact: true }).click();
    await reward.waitFor({ state: 'attached' });
  });

  it('shows what a die can do, for workers paler and with the price, and takes a move back', async () => {
    const page = await arrive();
    await sitDown(page, { seed: 'dice' });
    const before = await settled(page);
    await page.locator('.dice button.legal').first().click();
    expect(await page.locator('.market .spot.dear, .market .spot.beyond').count()).toBeGreaterThan(0);
    expect(await page.locator('.market .badges .price').count()).toBeGreaterThan(0);
    await page.locator('.market .spot.legal, .market .spot.dear').first().dispatchEvent('click');
    await page.locator('[data-place^="keys"] .piece').waitFor();
    await settled(page);
    await page.keyboard.press('u');
    await page.locator('[data-place^="keys"] .piece').waitFor({ state: 'detached' });
    expect((await settled(page)).question).toBe(before.question);
  });

  it('says which rule forbids what was tried', async () => {
    const page = await arrive();
    await sitDown(page, { seed: 'why' });
    await settled(page);
    await page.locator('.duchy .spot.idle, .duchy .spot.dim').first().dispatchEvent('click');
    const why = page.locator('.why-not');
    await why.waitFor();
    expect(await why.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/castles-of-burgundy\/CB-/);
  });

  it('is played by keyboard on the board itself', async () => {
    const page = await arrive();
    await sitDown(page, { seed: 'keys' });
    await settled(page);
    await tabTo(page, '.dice button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.market [data-spot]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, '.market .spot.legal, .market .spot.dear');
    await page.keyboard.press('Enter');
    await page.locator('[data-place^="keys"] .piece').waitFor();
    await settled(page);
    await tabTo(page, '.duchy [data-spot]');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.closest('.duchy') !== null)).toBe(true);
  });

  it('enlarges the duchy of another player', async () => {
    const page = await arrive();
    await sitDown(page);
    await settled(page);
    await page.getByRole('button', { name: 'Duchy of Matilde' }).click();
    await page.getByRole('heading', { name: 'Duchy of Matilde' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Your duchy' }).waitFor();
  });

  it('lets everybody have a duchy of their own', async () => {
    const page = await visit('/new/castles-of-burgundy');
    await page.getByLabel('Duchies', { exact: true }).selectOption('fixed');
    await page.getByRole('button', { name: 'Duchy 7' }).click();
    await page.getByRole('button', { name: 'Duchy 9' }).click();
    expect(await page.getByRole('button', { name: /^Seat/ }).allTextContents()).toEqual([
      expect.stringContaining('Duchy 7'),
      expect.stringContaining('Duchy 9'),
    ]);
    await expectAccessible(page);
    await page.locator('button[type="submit"]').click();
    await page.locator('.prompt').getByText('Choose the space of your starting castle').waitFor();
    await playOn(page, 0);
    await settled(page);
  });
});

describe('other ways to play', () => {
  it('alone against the clock', async () => {
    const page = await arrive();
    await sitDown(page, { seats: 1, seed: 'solo' });
    await playSome(page, 14);
    await settled(page);
    expect(await page.getByText(/\d+ of \d+ VP/).count()).toBeGreaterThan(0);
    expect(await page.getByRole('img', { name: /^Score track/ }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('two against two, with one duchy and one column for each team', async () => {
    const page = await arrive();
    await sitDown(page, { seats: 4, seed: 'team', options: { Game: 'team', ...EXPANSIONS } });
    await playSome(page, 14);
    await settled(page);
    expect(await page.getByText(/\d+ of 73/).count()).toBe(1);
    expect(await scores(page)).toHaveLength(4);
    expect(await page.locator('.talk thead th').count()).toBe(2);
    await page.getByText('Common', { exact: true }).waitFor();
  });

  it('with all expansions, by day and by night', async () => {
    const page = await arrive();
    await sitDown(page, {
      seats: 3,
      seed: 'everything',
      options: { 'Border posts': true, ...EXPANSIONS },
    });
    await playSome(page, 14);
    await settled(page);
    await page.getByText('What each tile does').click();
    await page.getByRole('heading', { name: 'Shields' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
      await expectAccessible(page);
    }
  });
});

describe('on a phone', () => {
  it('market, mat and question fit on the screen, and everything can be touched', async () => {
    const page = await arrive({ viewport: PHONE, hasTouch: true, isMobile: true });
    await sitDown(page, { seed: 'phone' });
    await settled(page);
    await expectNoSideways(page);
    for (const part of ['.market', '.mat', '.prompt']) {
      const box = await page.locator(part).boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.mat button, .choices button, .burgundy > .turn button')]
        .filter(element => element.offsetWidth < 44 || element.offsetHeight < 44)
        .map(element => element.outerHTML),
    );
    expect(small).toEqual([]);
    await page.locator('.choices button').first().tap();
    await page
      .locator('.prompt')
      .getByText(/What do you do with/)
      .waitFor();
    for (const tab of ['Rivals', 'Points', 'Log', 'Table']) {
      await page.locator('.tabs').getByRole('button', { name: tab }).click();
      await expectNoSideways(page);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Duchy', exact: true }).tap();
    await page.locator('.duchy').waitFor();
    await page.locator('.choices button').first().tap();
    expect((await look(page)).isOver).toBe(false);
  });
});
