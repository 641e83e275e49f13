import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  arrive,
  expectAccessible,
  expectNoSideways,
  newPage,
  newProfile,
  PHONE,
  TABLET,
  useBrowser,
} from './support/browser.ts';
import { sitDown } from './support/tadmor.ts';

useBrowser();

/** What can be tapped now, as a player would see it. */
interface Position {
  readonly isOver: boolean;
  readonly question: string;
  /** Spaces, tiles, regions and piles that glow, and things to do, as selectors. */
  readonly targets: readonly string[];
  readonly buttons: readonly string[];
  readonly isProposed: boolean;
}

const look = (page: Page): Promise<Position> =>
  page.evaluate(() => {
    const named = (kind: string, within = ''): string[] =>
      [...document.querySelectorAll<HTMLElement>(`${within} [data-${kind}][data-glow="legal"]`)].map(
        element => `${within} [data-${kind}="${element.dataset[kind] ?? ''}"]`,
      );
    const ways = [...document.querySelectorAll('[data-way].answer')].map(
      (_, i) => `[data-way].answer >> nth=${i}`,
    );
    const isChoosing = document.querySelector('.chooser') !== null;
    return {
      isOver: document.querySelector('dialog[open] table') !== null,
      question: document.querySelector('.prompt .what b')?.textContent ?? '',
      targets: isChoosing
        ? ['.chooser [data-way] >> nth=0']
        : [...ways, ...named('tile', '.tiles'), ...named('space'), ...named('pile'), ...named('region')],
      buttons: [...document.querySelectorAll('.prompt .acts button:not(.icon)')].map(button =>
        button.textContent.trim(),
      ),
      isProposed: document.querySelector('.prompt .acts .btn.primary') !== null,
    };
  });

/** Waits until something can be done, or the game is over. */
async function settled(page: Page): Promise<Position> {
  for (const start = Date.now(); Date.now() - start < 60_000; await page.waitForTimeout(20)) {
    const position = await look(page);
    const choices = position.buttons.filter(button => !button.startsWith('Skip'));
    if (position.isOver || position.targets.length + choices.length > 0) return position;
  }
  throw new Error(`nothing can be done: ${JSON.stringify(await look(page))}`);
}

const MOST_STEPS = 600;
/** A target that vanishes before the pointer is there belonged to a question that was just answered. */
const gone = (): void => undefined;

type Press = (target: Locator) => Promise<void>;
const click: Press = target => target.click({ force: true, timeout: 3000 });

/** One decision by pointer: what glows is tapped, what was proposed is confirmed. */
async function decide(
  page: Page,
  { targets, isProposed }: Position,
  step: number,
  press: Press,
): Promise<void> {
  const target = targets[(step * 7) % targets.length];
  const buttons = page.locator('.prompt .acts button:not(.icon)').filter({ hasNotText: /more$/ });
  const wanted = isProposed
    ? page.locator('.prompt .acts .btn.primary')
    : target === undefined
      ? buttons.last()
      : page.locator(target).first();
  await press(wanted).catch(gone);
}

/** Decides until the question begins so; `undefined` if the game ends before. */
async function playUntil(page: Page, question: RegExp, press: Press = click): Promise<Position | undefined> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const position = await settled(page);
    if (position.isOver) return undefined;
    if (question.test(position.question)) return position;
    await decide(page, position, step, press);
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}

describe('Tadmor', () => {
  it('is played to the end by pointer against a bot', async () => {
    const page = await arrive();
    await sitDown(page);
    expect(await playUntil(page, /^no question begins so$/)).toBeUndefined();
    expect(await page.locator('dialog[open] tbody tr').count()).toBe(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const sheet = page.locator('.talk table tfoot td');
    expect(await sheet.allTextContents()).toEqual(await page.locator('.seat .vp').allTextContents());
  });

  it('shows what a purchase costs, and lets the payment be changed', async () => {
    const page = await arrive();
    await sitDown(page);
    // A piece on a space for improvements, the others anywhere; nothing is attacked in the first turn.
    await playUntil(page, /^Place a camel/);
    await page.locator('[data-space^="pa-improve"][data-glow="legal"]').first().click();
    await playUntil(page, /^Acquire one Improvement/);
    await page.locator('.shelf [data-tile][data-glow="legal"]').first().click();
    const pick = page.locator('.plan .pick').first();
    const before = await pick.getAttribute('aria-label');
    await pick.click();
    expect(await pick.getAttribute('aria-label')).not.toBe(before);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    const owned = page.locator('.city .own');
    const count = await owned.count();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect.poll(() => owned.count()).toBe(count + 1);
  });

  it('is reached by arrow keys, and says which rule forbids what was tried', async () => {
    const page = await arrive();
    await sitDown(page);
    await playUntil(page, /^Place a camel/);
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['space'] ?? '');
    await page.locator('[data-space][tabindex="0"]').focus();
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    const second = await focused();
    await page.keyboard.press('ArrowDown');
    expect(new Set(['', first, second, await focused()]).size).toBe(4);
    const pieces = await page.locator('.prompt .pieces svg').count();
    await page.locator('[data-space][data-glow="legal"]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.prompt .pieces svg').count()).toBe(pieces - 1);
    await settled(page);
    await page.locator('.shelf [data-tile]').first().click({ force: true });
    const why = page.locator('.why-not');
    await why.waitFor();
    expect(await why.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/tadmor\/TA-/);
  });

  it('ends a turn with one tap, and shows nothing twice on a phone', async () => {
    const context = await newProfile({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await newPage(context);
    await sitDown(page);
    // Most of the map lies outside the screen: there nothing can be hit, only meant.
    expect(
      await playUntil(page, /^Your construction/, target => target.dispatchEvent('click')),
    ).toBeDefined();
    const tray = page.locator('.choices button > span');
    expect(await tray.allTextContents()).toEqual(['End my turn', 'End my construction']);
    await tray.first().tap();
    const question = async (): Promise<string> => (await look(page)).question;
    await expect.poll(question).not.toMatch(/^Your construction/);
    // What could be bought now is named before it is lost.
    if ((await question()) === 'End my turn') await page.locator('.prompt .acts .btn.primary').tap();
    await expect.poll(question).not.toBe('End my turn');
    expect((await settled(page)).question).not.toMatch(/^Trade for the next turn/);
    // A line of the log leads to its place, which lies in the middle of what is seen then.
    await page.locator('.tabs button', { hasText: 'Log' }).tap();
    await page.locator('.log button', { hasText: 'Camel' }).first().tap();
    await page.locator('.tadmor .pan-zoom-overview').waitFor();
  });

  it('fits the phone and the tablet, by day and by night', async () => {
    const context = await newProfile({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await newPage(context);
    await sitDown(page);
    await playUntil(page, /^Place a camel/);
    for (const part of ['Map', 'Tiles', 'My city', 'To do']) {
      await page.locator('.tadmor .segments button', { hasText: part }).click();
      await expectNoSideways(page);
    }
    await page.locator('.tadmor .segments button', { hasText: 'My city' }).click();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('.tadmor .segments button', { hasText: 'Map' }).click();
    await expectAccessible(page);
    await page.locator('.tabs button', { hasText: 'Aids' }).click();
    await expectAccessible(page);
    await page.setViewportSize(TABLET);
    await page.locator('.tadmor .map').waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});
