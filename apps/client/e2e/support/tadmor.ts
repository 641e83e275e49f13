import type { Page } from 'playwright-core';

/** Sits down at a small table with an easy bot. */
export async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/tadmor');
  await page.locator('.segments button', { hasText: '2' }).click();
  await page.locator('.seat-row select').nth(1).selectOption('easy');
  await page.locator('button[type="submit"]').click();
  await page.locator('.tadmor').waitFor();
}
