import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Whether something can be done at the table now, as a player would see it. */
interface Position {
  readonly isOver: boolean;
  readonly question: string;
  readonly buttons: readonly string[];
  /** What glows: spaces of the duchy, things of the mat, tiles of the market, pictures of a tray. */
  readonly glowing: number;
}

const GLOWING =
  '.burgundy .spot.legal, .burgundy .spot.dear, .piece.legal, .piece.dear, .dice button.legal, .tray button, .sides button';

export function look(page: Page): Promise<Position> {
  return page.evaluate(
    glowing => ({
      isOver: document.querySelector('dialog[open] table') !== null,
      question: document.querySelector('.prompt .what b')?.textContent ?? '',
      buttons: [...document.querySelectorAll('.prompt .acts button:not(.icon), .choices button')]
        .map(button => button.textContent.trim())
        .filter(text => text !== 'Skip' && text !== 'Salta'),
      glowing: document.querySelectorAll(glowing).length,
    }),
    GLOWING,
  );
}

/** Waits until something can be done, or the game is over. */
export async function settled(page: Page): Promise<Position> {
  for (const start = Date.now(); Date.now() - start < 60_000; await page.waitForTimeout(20)) {
    const position = await look(page);
    if (position.isOver || position.buttons.length + position.glowing > 0) return position;
  }
  throw new Error(`nothing can be done: ${JSON.stringify(await look(page))}`);
}

export interface Wanted {
  /** Everybody but the first is an easy bot. */
  readonly seats?: number;
  /** Fields by their names: a value to select, or true to switch on. */
  readonly options?: Readonly<Record<string, string | true>>;
  readonly seed?: string;
}

export async function sitDown(
  page: Page,
  { seats = 2, options = {}, seed = '' }: Wanted = {},
): Promise<void> {
  await page.goto('/new/castles-of-burgundy');
  await page
    .getByRole('group', { name: 'Players', exact: true })
    .getByText(String(seats), { exact: true })
    .click();
  for (let seat = 1; seat < seats; seat++)
    await page.locator('.seat-row select').nth(seat).selectOption('easy');
  for (const [name, value] of Object.entries(options)) {
    const field = page.getByLabel(name, { exact: true });
    if (value === true) await field.check();
    else await field.selectOption(value);
  }
  await page.locator('#seed').fill(seed);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/play\//);
  await page.locator('.burgundy').waitFor();
}

/** The ways to go on by pointer, best first. */
const WAYS = [
  // A space that waits for its tile, then a space, then what lies beside the duchy.
  '.mine:has(.spot.selected) .piece.legal button',
  '.duchy .spot.legal, .duchy .spot.dear',
  '.sides button, .burgundy .tray button',
  '.market .spot.legal',
  '.piece.legal button',
  '.market .spot.dear',
  '.dice button.legal:not([aria-pressed="true"])',
];

async function firstOf(page: Page, step: number): Promise<Locator | undefined> {
  for (const way of WAYS) {
    const found = page.locator(way);
    const count = await found.count();
    if (count > 0) return found.nth((step * 5) % count);
  }
  return undefined;
}

const endsTurn = (text: string): boolean => text.startsWith('End the turn');

/** One decision by pointer: something that glows, else a button of the prompt. */
export async function playOn(page: Page, step: number): Promise<void> {
  const target = await firstOf(page, step);
  if (target !== undefined) await target.dispatchEvent('click');
  else await page.locator('.prompt .acts button:not(.icon)').first().click();
  await confirmIfAsked(page);
}

async function confirmIfAsked(page: Page): Promise<void> {
  await page.waitForTimeout(20);
  const confirm = page.locator('.prompt .acts .btn.primary');
  if ((await look(page)).buttons.some(text => text.startsWith('Confirm'))) await confirm.click();
}

/** One decision, now and then the end of the turn, so that the game is over sooner. */
export async function hurryOn(page: Page, step: number): Promise<void> {
  const { isOver, buttons } = await settled(page);
  if (isOver) return;
  if (step > 12 && step % 4 !== 0 && buttons.some(endsTurn)) {
    await page.locator('.prompt .acts button', { hasText: /^End the turn/ }).click();
    await confirmIfAsked(page);
  } else await playOn(page, step);
}

/** So many decisions, or until the game is over. */
export async function playSome(page: Page, decisions: number): Promise<void> {
  for (let step = 0; step < decisions; step++) {
    if ((await settled(page)).isOver) return;
    await playOn(page, step);
  }
}

/** Plays by pointer for some decisions, then lets every turn go by until the game is over. */
export async function playToTheEnd(page: Page, decisions: number): Promise<void> {
  await playSome(page, decisions);
  for (let step = 0; ; step++) {
    const { isOver, buttons } = await settled(page);
    if (isOver) return;
    if (step > 400) throw new Error(`the game does not end: ${JSON.stringify(await look(page))}`);
    if (!buttons.some(endsTurn)) await playOn(page, step);
    else {
      await page.locator('.prompt .acts button', { hasText: 'End the turn' }).click();
      await confirmIfAsked(page);
    }
  }
}

/** The points in the panel of each seat. */
export const scores = (page: Page): Promise<string[]> => page.locator('.seat .vp').allTextContents();

export async function expectResult(page: Page, rows: number): Promise<void> {
  expect(await page.locator('dialog[open] tbody tr').count()).toBe(rows);
}
