import { describe, expect, it } from 'vitest';
import {
  expectAlwaysAccessible,
  expectNoSideways,
  expectWordsInside,
  PHONE,
  TABLET,
  useBrowser,
  visit,
} from './support/browser.ts';

useBrowser();

const PAGES = [
  '/',
  '/new/medieval-battle',
  '/new/castles-of-burgundy',
  '/rules/medieval-battle/MB-7.6',
  '/rules/castles-of-burgundy/CB-7.6',
  '/learn/medieval-battle',
  '/learn/castles-of-burgundy',
  '/replay',
  '/settings',
  '/credits',
  '/nowhere/at-all',
  // Longer than a phone is wide.
  `/nowhere/${'x'.repeat(80)}`,
];

describe('every page', () => {
  it.each(PAGES)('%s is accessible by day and by night', async path => {
    const page = await visit(path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await expectAlwaysAccessible(page);
  });

  it.each(PAGES)('%s fits on a phone and a tablet, in Italian', async path => {
    const page = await visit(path, { viewport: PHONE, locale: 'it-IT' });
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    for (const viewport of [PHONE, TABLET, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      await expectNoSideways(page);
      await expectWordsInside(page);
    }
  });

  it('has its words inside their buttons on small phones, in English too', async () => {
    const page = await visit('/', { viewport: { width: 360, height: 740 } });
    for (const path of ['/', '/new/warrior-knights']) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expectWordsInside(page);
      }
    }
  });
});

it('keeps what is chosen apart where the system chooses all colours', async () => {
  const page = await visit('/new/castles-of-burgundy', { viewport: PHONE, forcedColors: 'active' });
  const group = page.getByRole('group', { name: 'Players', exact: true });
  await group.waitFor();
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  const grounds = await group
    .getByRole('button')
    .evaluateAll(parts => parts.map(part => getComputedStyle(part).backgroundColor));
  expect(grounds.map(ground => ground === highlight)).toEqual([false, true, false, false]);
});

describe('the way around', () => {
  it('moves the focus and the title with the page', async () => {
    const page = await visit('/');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('/settings');
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    expect(await page.title()).toBe('Settings – Palio');
    await page.goBack();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    expect(await page.title()).toBe('Play – Palio');
  });

  it('leads back to where a long page was left', async () => {
    const page = await visit('/', { viewport: PHONE });
    const last = page
      .getByRole('article')
      .last()
      .getByRole('link', { name: /^Rules/ });
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await last.click();
    await page.waitForURL(/\/rules\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it('lets the keyboard skip to the content', async () => {
    const page = await visit('/');
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('says so when there is no such page or game', async () => {
    const page = await visit('/play');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.goto('/new/chess');
    await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
    await page.goto('/play/0000');
    await page.getByText('There is no such game on this device.').waitFor();
    expect(await page.title()).toBe('Palio');
  });
});

describe('a copy without a server', () => {
  it('offers nothing online and says why', async () => {
    const page = await visit('/lobby');
    await page.getByText('This copy of Palio has no server').waitFor();
    expect(await page.getByRole('link', { name: 'Tables' }).count()).toBe(0);
    await page.getByRole('link', { name: 'To the start page', exact: true }).click();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    expect(await page.getByRole('link', { name: /online/ }).count()).toBe(0);
  });
});

describe('settings', () => {
  it('change language and theme at once and for ever', async () => {
    const page = await visit('/settings');
    await page.getByRole('radio', { name: 'Italiano' }).check();
    await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await page.getByLabel('Notte').check();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Impostazioni' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('switch the language from every page', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.getByRole('heading', { name: 'I giochi' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
  });
});

describe('the rules reference', () => {
  it('leads to the very rule', async () => {
    const page = await visit('/rules/medieval-battle/MB-7.6');
    const rule = page.locator('[id="MB-7.6"]');
    await page.waitForFunction(() => document.activeElement?.id === 'MB-7.6');
    expect(await rule.getAttribute('class')).toContain('target');
    const box = await rule.boundingBox();
    expect(box!.y).toBeGreaterThan(0);
    expect(box!.y).toBeLessThan(900);
  });

  it('finds rules by their words', async () => {
    const page = await visit('/rules/medieval-battle');
    await page.getByRole('searchbox').fill('longbow');
    await page.getByText(/\d+ rules found/).waitFor();
    const texts = await page.locator('.rule').allTextContents();
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text.toLowerCase()).toContain('longbow');
  });

  it('says when there is no such rule', async () => {
    const page = await visit('/rules/medieval-battle/MB-99.9');
    await page.getByText('There is no rule MB-99.9 here.').waitFor();
  });

  it('shows a rule where one stands, and those it names', async () => {
    const page = await visit('/new/tadmor');
    await page.getByRole('link', { name: 'Rule TA-2.17' }).click();
    const first = page.getByRole('dialog', { name: 'Rule TA-2.17' });
    await first.getByRole('link', { name: 'TA-2.12' }).click();
    const second = page.getByRole('dialog', { name: 'Rule TA-2.12' });
    await second.getByRole('button', { name: 'The rule before' }).click();
    await first.getByRole('link', { name: 'TA-2.12' }).waitFor();
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/new/tadmor');
  });

  it('is linked from the lessons', async () => {
    const page = await visit('/learn/medieval-battle');
    await page.getByRole('link', { name: 'MB-17.1' }).first().click();
    await page.waitForURL('/rules/medieval-battle/MB-17.1');
    await page.waitForFunction(() => document.activeElement?.id === 'MB-17.1');
  });
});
