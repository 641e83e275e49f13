import type { Page } from 'playwright-core';

/** What can be done at the table now, as a player would see it. */
export interface Position {
  readonly isOver: boolean;
  readonly question: string;
  readonly isAsked: boolean;
  /** Regions, Nobles and armies that glow, and answers beside the map, as selectors. */
  readonly targets: readonly string[];
  /** Buttons of the scene over the map. */
  readonly answers: number;
  readonly isProposed: boolean;
}

export const look = (page: Page): Promise<Position> =>
  page.evaluate(() => {
    const question = document.querySelector('.prompt .what b')?.textContent ?? '';
    const named = (kind: string, more = ''): string[] =>
      [...document.querySelectorAll<HTMLElement>(`[data-${kind}]${more}`)].map(
        element => `[data-${kind}="${element.dataset[kind] ?? ''}"]${more}`,
      );
    const isChoosing = document.querySelector('.chooser') !== null;
    const targets = isChoosing
      ? ['.chooser [data-way] >> nth=0']
      : [...named('noble'), ...named('region', '[data-target]'), ...named('holder'), ...named('troop')];
    const answers = document.querySelectorAll(
      '.scene .body button:not(:disabled), .hiring button.legal',
    ).length;
    const buttons = [...document.querySelectorAll('.prompt .acts button:not(.icon)')].filter(
      button => !button.textContent.startsWith('Skip'),
    );
    return {
      isOver: document.querySelector('dialog[open] table') !== null,
      question,
      isAsked:
        question !== '' && !/^Waiting|sealed/.test(question) && targets.length + answers + buttons.length > 0,
      targets,
      answers,
      isProposed: document.querySelector('.prompt .acts .btn.primary') !== null,
    };
  });

/** Waits until something can be done, or the game is over. */
export async function settled(page: Page): Promise<Position> {
  for (const start = Date.now(); Date.now() - start < 60_000; await page.waitForTimeout(15)) {
    const position = await look(page);
    if (position.isOver || position.isAsked) return position;
  }
  throw new Error(`nothing can be done: ${JSON.stringify(await look(page))}`);
}

/** Sits down at a small table with an easy bot for one round. */
export async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/warrior-knights');
  await page.locator('.segments button', { hasText: '2' }).click();
  await page.locator('.seat-row select').nth(1).selectOption('easy');
  await page.getByLabel('Round limit').fill('1');
  await page.locator('button[type="submit"]').click();
  await page.locator('.knights').waitFor();
}

/** A target that vanishes before the pointer is there belonged to a question that was just answered. */
const gone = (): void => undefined;

/** Lays cards by pointer and seals the plan. */
async function plan(page: Page, cards: number): Promise<void> {
  const hand = page.locator('.scene .hand button:not(:disabled)');
  for (let card = 0; card < cards; card++) await hand.nth(card % 2).click({ timeout: 3000 });
  await page.locator('.scene .btn.primary').click({ timeout: 3000 });
}

const PLANNED = 5;

/** One decision: what was proposed is confirmed, what glows is tapped, the rest is chosen by its digit. */
export async function decide(page: Page, position: Position, step: number): Promise<void> {
  const { targets, isProposed, answers } = position;
  const target = targets[(step * 7) % targets.length];
  if (position.question.startsWith('Plan')) return plan(page, PLANNED).catch(gone);
  if (isProposed) return page.locator('.prompt .acts .btn.primary').click({ timeout: 3000 }).catch(gone);
  if (target !== undefined && answers === 0)
    return page.locator(target).first().click({ force: true, timeout: 3000 }).catch(gone);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press(step % 3 === 0 ? '2' : '1');
  await page.waitForTimeout(20);
}

const MOST_STEPS = 500;

/** Decides until the question reads so; `undefined` if the game ends before. */
export async function playUntil(page: Page, question: RegExp): Promise<Position | undefined> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const position = await settled(page);
    if (position.isOver) return undefined;
    if (question.test(position.question) && !position.isProposed) return position;
    await decide(page, position, step);
  }
  throw new Error(`no end after ${MOST_STEPS} steps: ${(await look(page)).question}`);
}
