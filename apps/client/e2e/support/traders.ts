import type { Page } from 'playwright-core';

/** What can be done at the table of Warriors & Traders now, as a player would see it. */
export interface Situation {
  readonly isOver: boolean;
  readonly question: string;
  /** Title of the panel of this decision; empty without one. */
  readonly panel: string;
  /** Provinces that glow, by their number. */
  readonly provinces: readonly string[];
  /** Provinces with own units that can be picked up. */
  readonly sources: readonly string[];
  readonly buttons: readonly string[];
}

const OFFERED =
  '.decision .choice.legal, .decision .hit, .decision .btn.primary:not(:disabled, [aria-disabled="true"])';

/** Where two people share the screen. */
const HAND_OVER = /^Cover and hand over$|^I am \w+: show my side$/;

function look(page: Page): Promise<Situation & { readonly offered: number }> {
  return page.evaluate(offered => {
    const numbers = (selector: string): string[] =>
      [...document.querySelectorAll<SVGElement>(selector)].map(cell => cell.dataset['province'] ?? '');
    return {
      isOver: document.querySelector('dialog[open] table') !== null,
      question: document.querySelector('.prompt .what b')?.textContent ?? '',
      panel: document.querySelector('.decision .head b')?.textContent ?? '',
      provinces: numbers('.cell.choosable:not([data-draws])'),
      sources: numbers('.cell[data-draws]'),
      buttons: [...document.querySelectorAll('.prompt .acts button:not(.icon)')].map(button =>
        button.textContent.trim(),
      ),
      offered: document.querySelectorAll(offered).length,
    };
  }, OFFERED);
}

/** At once, as the button may be gone in the next moment. */
const handOver = async (page: Page): Promise<boolean> =>
  (await page
    .getByRole('button', { name: HAND_OVER })
    .evaluateAll(buttons => buttons.map(button => (button as HTMLElement).click()).length)) > 0;

/** Waits until something can be done, or the game is over; hands the screen over where somebody else is next. */
export async function settled(page: Page): Promise<Situation> {
  for (const start = Date.now(); Date.now() - start < 60_000; await page.waitForTimeout(25)) {
    const found = await look(page);
    if (await handOver(page)) continue;
    const buttons = found.buttons.filter(button => button !== 'Skip');
    const ways = found.provinces.length + found.sources.length + buttons.length + found.offered;
    if (found.isOver || ways > 0 || found.panel.startsWith('Place ')) return { ...found, buttons };
  }
  throw new Error(`nothing can be done: ${JSON.stringify(await look(page))}`);
}

export const province = (page: Page, number: string) => page.locator(`[data-province="${number}"]`);

/** A click in the middle of a province may miss it: land has bays. The button takes it as the keyboard would. */
export const choose = (page: Page, number: string): Promise<void> =>
  province(page, number).dispatchEvent('click');

/** Sits down with an easy bot, or another person, on a small map for two; the game ends after three turns. */
export async function sitDown(page: Page, other: 'easy' | 'person' = 'easy'): Promise<void> {
  await page.goto('/new/warriors-and-traders');
  await page.locator('form select').nth(1).selectOption(other);
  if (other === 'person') {
    await page.getByRole('textbox', { name: /Name/ }).first().fill('Ada');
    await page.getByRole('textbox', { name: /Name/ }).nth(1).fill('Bianca');
  }
  await page.getByLabel('Part of the map').selectOption('englandScotland');
  await page.getByLabel('Last turn').fill('3');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/play\//);
  if (other === 'easy') await page.locator('.decision .track').first().waitFor();
}

/** One token on each track. */
export async function placeTokens(page: Page): Promise<void> {
  for (const track of ['Production', 'Trade', 'Military'])
    await page.getByRole('button', { name: `One more on ${track}` }).click();
  await page.locator('.decision .btn.primary').click();
}

/** Decides once: battles and building first, an end where nothing better is left. */
export async function decide(page: Page, { provinces, sources, buttons, panel }: Situation): Promise<void> {
  if (buttons.includes('Confirm')) return page.locator('.prompt .acts .primary').click();
  if (panel.startsWith('Place ')) return placeTokens(page);
  const infantry = page.locator('.decision .choice.legal', { hasText: 'Infantry' });
  if (panel !== '' && (await infantry.count()) > 0) return infantry.first().click();
  const offered = page.locator(OFFERED);
  if (panel !== '' && panel !== 'Trade' && (await offered.count()) > 0) return offered.first().click();
  const target = provinces[0];
  if (target !== undefined) return choose(page, target);
  const isChosen = (await page.locator('.stack').count()) > 0;
  const source = sources[0];
  if (source !== undefined && !isChosen) return choose(page, source);
  return page.locator('.prompt .acts button:not(.icon)').last().click();
}
