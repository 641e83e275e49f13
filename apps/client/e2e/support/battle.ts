import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** What can be done at the table now, as a player would see it. */
export interface Position {
  readonly isOver: boolean;
  readonly question: string;
  /** Hexes that glow and that nothing covers. */
  readonly hexes: readonly string[];
  readonly buttons: readonly string[];
  /** Units that wait beside the board. */
  readonly tray: number;
  /** Something waits for a yes or no. */
  readonly proposal: boolean;
}

export function look(page: Page): Promise<Position> {
  return page.evaluate(() => ({
    isOver: document.querySelector('dialog[open] table') !== null,
    question: document.querySelector('.prompt .what b')?.textContent ?? '',
    hexes: [...document.querySelectorAll<SVGElement>('.cell.choosable')]
      .filter(cell => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === cell;
      })
      .map(cell => cell.dataset['hex'] ?? ''),
    buttons: [...document.querySelectorAll('.prompt .acts button:not(.icon)')].map(button =>
      [...button.childNodes]
        .filter(node => !(node instanceof Element && node.matches('.kbd')))
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    ),
    tray: document.querySelectorAll('.tray button.legal').length,
    proposal: document.querySelector('.prompt .acts .btn.primary') !== null,
  }));
}

export const hex = (page: Page, name: string) => page.locator(`[data-hex="${name}"]`);

/** Buttons that are no answers to the question. */
const BESIDE: ReadonlySet<string> = new Set(['Skip', 'Salta', 'Ask to take back']);

/** Waits until something can be done, or the game is over. */
export async function settled(page: Page): Promise<Position> {
  for (const start = Date.now(); Date.now() - start < 60_000; await page.waitForTimeout(25)) {
    const position = await look(page);
    const choices = position.buttons.filter(button => !BESIDE.has(button));
    if (position.isOver || position.hexes.length + choices.length + position.tray > 0)
      return { ...position, buttons: choices };
  }
  throw new Error(`nothing can be done: ${JSON.stringify(await look(page))}`);
}

/** A button of the prompt; on a phone some are among the cards below it. */
const answer = (page: Page, name: string | RegExp): Locator =>
  page.locator('.prompt button:visible', { hasText: name }).first();

/**
 * Taps one of the hexes in sight. The map follows what happens: one that was in sight may just be leaving it, and
 * then another is looked for.
 */
async function tapOne(page: Page, luck: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { hexes } = await look(page);
    if (hexes.length === 0) return;
    try {
      return await hex(page, hexes[luck % hexes.length]!).click({ force: true, timeout: 5000 });
    } catch (cause) {
      if (tries === 5) throw cause;
      await page.waitForTimeout(200);
    }
  }
}

/** Sits down against an easy bot; with a seed always on the same map. */
export async function sitDown(page: Page, level = 'easy', seed = ''): Promise<void> {
  await page.goto('/new/medieval-battle');
  await page.locator('select').nth(1).selectOption(level);
  await page.locator('#seed').fill(seed);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/play\//);
  await page.locator('section.army').waitFor();
}

/** Recruits the first of the ready armies and seals it. */
export async function sealArmy(page: Page): Promise<void> {
  await page.locator('section.army section button.small').first().click();
  await page.locator('section.army .btn.primary').click();
}

/** Recruits, until the battlefield is open. */
export async function recruit(page: Page): Promise<void> {
  await sealArmy(page);
  await hex(page, '0').waitFor({ state: 'attached' });
}

/** Places the caravan and units by pointer, as many as wanted, and keeps the rest in reserve. */
export async function deploy(page: Page, most: number): Promise<void> {
  for (let placed = 0, steps = 0; ; steps++) {
    expect(steps).toBeLessThan(80);
    const { hexes, tray, buttons, question } = await settled(page);
    if (hexes.length > 0 && tray === 0 && buttons.length > 1) return;
    if (placed >= most && buttons.length === 1) {
      await answer(page, buttons[0]!).click();
      const confirm = page.getByRole('button', { name: /^(Confirm|Conferma)/ });
      await confirm.click();
      return;
    }
    if (hexes.length > 0) {
      await tapOne(page, placed * 5);
      placed++;
    } else await page.locator('.tray button.legal').first().click();
    // A tap may have gone astray because the map moved beneath it: then it is repeated.
    await page
      .waitForFunction(
        before => document.querySelector('.prompt .what b')?.textContent !== before,
        question,
        { timeout: 8000 },
      )
      .catch(() => undefined);
  }
}

/** Opens the list of all actions and plays one by writing it. */
export async function write(page: Page, line: string): Promise<void> {
  await page.keyboard.press('a');
  await page.locator('dialog[open] input').waitFor();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

export const armyShown = (page: Page): Promise<string[]> =>
  page.locator('section.army output b').allTextContents();

/** Waits until the army on the screen is this one, type by type. */
export async function expectArmy(page: Page, counts: string): Promise<void> {
  await page.waitForFunction(
    wanted =>
      [...document.querySelectorAll('section.army output b')].map(count => count.textContent).join('') ===
      wanted,
    counts,
  );
}

/** The button of the prompt that is called so, confirmed if it asks again. */
async function press(page: Page, name: RegExp): Promise<void> {
  await answer(page, name).click();
  const confirm = page.locator('.prompt .acts .btn.primary');
  if (await confirm.isVisible()) await confirm.click();
}

export const isTurn = ({ buttons }: Position): boolean => buttons.some(button => button.startsWith('Pass'));

/** One decision by pointer; who has done enough passes, so that the game comes to an end. */
export async function decide(
  page: Page,
  position: Position,
  step: number,
  hasDoneEnough: boolean,
): Promise<void> {
  if (hasDoneEnough && isTurn(position)) await press(page, /^\s*Pass/);
  else if (position.proposal) await page.locator('.prompt .acts .btn.primary').click();
  else if (position.hexes.length > 0) await tapOne(page, step * 7);
  else await answer(page, position.buttons[0]!).click();
  await page.waitForTimeout(20);
}

export async function expectResult(page: Page, timeout = 30_000): Promise<void> {
  await page.locator('dialog[open] table').waitFor({ timeout });
  expect(await page.locator('dialog[open] tbody tr').count()).toBe(2);
}
