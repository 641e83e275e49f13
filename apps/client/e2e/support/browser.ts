import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../../../tools/chromium.ts';
import { startServer, type TestServer } from './server.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser | undefined;
let server: TestServer | undefined;
const contexts: BrowserContext[] = [];
/** Errors that the pages of the running test have met. */
let faults: string[] = [];

/** What a test provokes itself, such as a line that breaks. */
let expected: RegExp | undefined;

/** Faults of the running test that are part of it. */
export function expectFaults(like: RegExp): void {
  expected = like;
}

/** To be called once at the top of a test file: a browser and a server for its tests, and an end for both. */
export function useBrowser(start: () => Promise<TestServer> = startServer): void {
  beforeAll(async () => {
    server = await start();
    browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  });
  afterEach(async () => {
    const met = faults.filter(fault => expected?.test(fault) !== true);
    faults = [];
    expected = undefined;
    await Promise.all(contexts.splice(0).map(context => context.close()));
    expect(met).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
}

/** As if a newer version had been put on the server. */
export const renewServer = (): void => server!.renew();

export interface Visit extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A fresh browser profile. Only tests of playing offline let the service worker in: it fetches everything at once. */
export async function newProfile({ settings = {}, ...options }: Visit = {}): Promise<BrowserContext> {
  const context = await browser!.newContext({
    viewport: DESKTOP,
    locale: 'en-GB',
    baseURL: server!.address,
    serviceWorkers: 'block',
    ...options,
  });
  contexts.push(context);
  const stored = JSON.stringify({ motion: 'reduced', botSpeed: 'instant', ...settings });
  await context.addInitScript(value => {
    if (localStorage.getItem('palio.settings') === null) localStorage.setItem('palio.settings', value);
  }, stored);
  return context;
}

export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', error => faults.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return page;
}

/** Somebody with a browser of his own, who has opened nothing yet. */
export const arrive = async (options: Visit = {}): Promise<Page> => newPage(await newProfile(options));

export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const page = await arrive(options);
  await page.goto(path);
  return page;
}

/** Sits down at the game with this title, from the start page. */
export async function playNow(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: 'Play now vs bots' }).click();
}

/** Presses Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, wanted: string, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate(selector => document.activeElement?.matches(selector) === true, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${wanted}`);
}

/**
 * Nothing serious or critical, as axe sees it. Only what is wrong is described, and no second page is opened to put
 * together what frames of other sites say (there are none): that saves most of the time.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(node => `  ${node.html}`).join('\n')}`,
  );
  expect(told).toEqual([]);
}

/** The same by day and by night, where the theme follows the system: the night changes nothing but colours. */
export async function expectAlwaysAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
    await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
  }
}

/** Nothing may be wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

/** No word stands beyond the edge of its button: unlike a page, a button does not scroll. */
export async function expectWordsInside(page: Page, within = 'body'): Promise<void> {
  const all = page.locator(within).locator('button:visible:not(.icon), a.btn:visible:not(.icon)');
  expect(
    await all.evaluateAll(buttons =>
      buttons
        .filter(button => {
          const range = document.createRange();
          range.selectNodeContents(button);
          const words = range.getBoundingClientRect();
          const edge = button.getBoundingClientRect();
          return words.left < edge.left - 1 || words.right > edge.right + 1;
        })
        .map(button => button.textContent.trim()),
    ),
  ).toEqual([]);
}
