import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAlwaysAccessible,
  expectNoSideways,
  expectWordsInside,
  PHONE,
  tabTo,
  useBrowser,
  type Visit,
} from './support/browser.ts';
import {
  actByCall,
  ask,
  asked,
  countOf,
  lookAt,
  luck,
  makeTable,
  newPlayer,
  type Player,
} from './support/online.ts';
import { startOnlineServer } from './support/online-server.ts';

useBrowser(() => startOnlineServer());

/** Machines that do much else are slow. */
const SOON = { timeout: 20_000 };
type Seats = readonly { readonly as: 'me' | 'open' }[];
const TWO: Seats = [{ as: 'me' }, { as: 'open' }];

/** Plays at random until exactly one is asked, and whoever waits is as it is wanted. */
async function playUntil(
  players: readonly [Player, Player],
  id: string,
  isWanted: (other: Player, decisions: number) => Promise<boolean>,
): Promise<{ mover: Player; other: Player }> {
  const draw = luck(id.length);
  for (let decisions = 0; decisions < 400; decisions++) {
    const seen = await Promise.all(players.map(player => lookAt(player, id)));
    const movers = players.filter((_, i) => (seen[i]?.position?.legal.length ?? 0) > 0);
    const [mover] = movers;
    const other = players.find(player => player !== mover)!;
    if (mover === undefined) throw new Error('nobody is asked');
    if (movers.length === 1 && (await isWanted(other, decisions))) return { mover, other };
    await actByCall(mover, id, draw);
  }
  throw new Error('nobody has to wait');
}

/** Nobody has the name of somebody else. */
let people = 0;

async function sitDown(game: string, visit: Visit = {}): Promise<{ id: string; players: [Player, Player] }> {
  const players: [Player, Player] = [await newPlayer(visit), await newPlayer(visit)];
  const id = await makeTable(players[0], `Ada-${++people}`, { game, seats: TWO });
  await ask(players[1], 'POST', 'guest', { name: `Bob-${people}` });
  await ask(players[1], 'POST', `tables/${id}/commands`, { command: { type: 'join' } });
  return { id, players };
}

async function openTable({ page }: Player, id: string): Promise<void> {
  await page.goto(`/g/${id}`);
  await page.locator('.table .prompt').waitFor();
}

interface Foreseen {
  readonly futures: number;
  readonly choices: readonly { readonly notation: string; readonly times: number }[];
}

/** Something has happened, and whoever waits knows the dice that he will use. */
const knowsHisDice =
  (id: string) =>
  async (other: Player, decisions: number): Promise<boolean> => {
    if (decisions === 0) return false;
    const { futures, choices } = await ask<Foreseen>(other, 'POST', `tables/${id}/foresight`, {
      actions: [],
    });
    return choices.some(({ notation, times }) => notation.startsWith('die ') && times === futures);
  };

const planning = (page: Page) => page.locator('[data-planning] .table');
async function plan(page: Page, name = 'Plan my next action'): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await planning(page).waitFor();
}

const stepsOf = (page: Page): Promise<string[]> =>
  page.locator('section.plan .steps .sentence').allInnerTexts();
async function hasSteps(page: Page, count: number): Promise<void> {
  await expect.poll(() => stepsOf(page), SOON).toHaveLength(count);
}
const strip = (page: Page, name: string) =>
  page.locator('section.plan').getByRole('button', { name, exact: true });

interface Entries {
  readonly entries: readonly { readonly entry: { readonly type: string; readonly planned?: boolean } }[];
}
async function playedByPlan(player: Player, id: string): Promise<number> {
  const { entries } = await ask<Entries>(player, 'GET', `tables/${id}/entries`);
  return entries.filter(({ entry }) => entry.type === 'acted' && entry.planned === true).length;
}

test('what is planned on the board is played when the turn comes, and not before', async () => {
  const { id, players } = await sitDown('castles-of-burgundy');
  const { mover, other } = await playUntil(players, id, knowsHisDice(id));
  const { page } = other;
  await openTable(other, id);
  const before = await countOf(other, id);
  // What planning needs travels when it is wanted.
  const loaded = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/planning-/.test(name)),
    );
  expect(await loaded()).toBe(false);
  await plan(page);
  expect(await loaded()).toBe(true);
  await page.getByText('Imagined position: nothing is played here.').waitFor();
  expect(await asked(page)).toMatch(/^Plan: /);

  // A die with the mouse and what to do with it by the keyboard are one gesture and two steps; neither is played.
  const die = page.locator('.burgundy .dice button.legal').first();
  const workers = '.burgundy .piece.legal button[aria-label*="workers"]';
  await die.click();
  await tabTo(page, workers);
  await page.keyboard.press('Enter');
  await hasSteps(page, 2);
  expect(await stepsOf(page)).toEqual([
    expect.stringMatching(/^Use the \d/),
    expect.stringContaining('workers'),
  ]);
  await page.keyboard.press('u');
  await hasSteps(page, 1);
  await page.locator(workers).click();
  await hasSteps(page, 2);
  expect(await countOf(other, id)).toBe(before);

  // What the first one does meanwhile is told, and the plan stays.
  await actByCall(mover, id, luck(3));
  await page.getByText('Meanwhile at the table:').waitFor();
  expect(await stepsOf(page)).toHaveLength(2);

  await strip(page, 'Keep plan').click();
  await planning(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Plan: 2 actions' }).waitFor();
  const draw = luck(5);
  while (await actByCall(mover, id, draw));
  await page.locator('.toast', { hasText: 'Your plan was played' }).first().waitFor();
  expect(await playedByPlan(other, id)).toBe(2);
});

test('a turn that comes while somebody plans is told, and no touch plays anything but the plan as a whole', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const { id, players } = await sitDown('castles-of-burgundy', phone);
  const { mover, other } = await playUntil(players, id, knowsHisDice(id));
  const { page } = other;
  await openTable(other, id);
  await plan(page);
  // By touch, from the tray.
  await page.locator('.choices button').first().tap();
  await hasSteps(page, 1);
  await expectNoSideways(page);
  await expectWordsInside(page, 'section.plan');

  const draw = luck(5);
  while (await actByCall(mover, id, draw));
  await page.locator('section.plan').getByText('It is your turn at the table.').waitFor();
  const before = await countOf(other, id);
  await page.locator('.choices button').first().tap();
  await hasSteps(page, 2);
  expect(await countOf(other, id)).toBe(before);

  // Who leaves is asked first, as he has changed something.
  await strip(page, 'Leave').tap();
  await page.locator('dialog[open]').getByRole('button', { name: 'Cancel' }).tap();
  await strip(page, 'Play it now').tap();
  await planning(page).waitFor({ state: 'detached' });
  await expect.poll(() => playedByPlan(other, id), SOON).toBe(2);
  expect(await countOf(other, id)).toBeGreaterThan(before);
});

test('a kept plan is played beneath the new one, and a game that ends is not missed', async () => {
  const { id, players } = await sitDown('castles-of-burgundy');
  const { mover, other } = await playUntil(players, id, knowsHisDice(id));
  const { page } = other;
  await openTable(other, id);
  await plan(page);
  await page.locator('.burgundy .dice button.legal').first().click();
  await page.locator('.burgundy .piece.legal button[aria-label*="workers"]').click();
  await hasSteps(page, 2);
  await strip(page, 'Keep plan').click();
  await page.getByRole('button', { name: 'Plan: 2 actions' }).click();
  await planning(page).waitFor();
  // One step more, not kept yet.
  await page.keyboard.press('1');
  await hasSteps(page, 3);
  const [, , last] = await stepsOf(page);
  const draw = luck(5);
  while (await actByCall(mover, id, draw));
  await expect.poll(() => playedByPlan(other, id), SOON).toBe(2);
  await hasSteps(page, 1);
  expect(await stepsOf(page)).toEqual([last]);

  await ask(mover, 'POST', `tables/${id}/commands`, { command: { type: 'resign' } });
  await expect.poll(() => asked(page), SOON).toContain('The game is over.');
  expect(await strip(page, 'Keep plan').isDisabled()).toBe(true);
  await strip(page, 'Leave').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Play again' }).waitFor();
});

test('the list and the box for notation work on the same plan, which can be looked away from and dropped', async () => {
  const { id, players } = await sitDown('castles-of-burgundy');
  const { other } = await playUntil(players, id, knowsHisDice(id));
  const { page } = other;
  await openTable(other, id);
  await plan(page);
  await strip(page, 'List and notation').click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('.list button').first().click();
  await dialog.locator('.planned li').first().waitFor();
  await dialog.getByLabel('Search, or write an action in notation').fill('no such thing');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Nothing can be foreseen.').waitFor();
  await page.keyboard.press('Escape');
  // The board shows how far the plan fits, and what does not.
  await page.locator('section.plan .unfit', { hasText: 'no such thing' }).waitFor();
  expect(await asked(page)).toBe('Plan: step 2 is not possible any more');
  await page.locator('.prompt').getByRole('button', { name: 'Remove what does not fit' }).click();
  await hasSteps(page, 1);
  await expect.poll(() => asked(page), SOON).toMatch(/^Plan: /);
  await expectAlwaysAccessible(page);

  // An earlier moment is one that was: nobody takes it for what is imagined, and the plan waits.
  await page.keyboard.press('[');
  await page.getByText('The position after').waitFor();
  expect(await planning(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await planning(page).waitFor();
  await hasSteps(page, 1);

  await strip(page, 'Keep plan').click();
  await page.getByRole('button', { name: 'Plan: 1 action' }).click();
  await planning(page).waitFor();
  await hasSteps(page, 1);
  await strip(page, 'Clear the plan').click();
  await hasSteps(page, 0);
  await strip(page, 'Drop the plan').click();
  await page.getByRole('button', { name: 'Plan my next action' }).first().waitFor();
});

test.each(['castles-of-burgundy', 'tadmor', 'warriors-and-traders', 'warrior-knights', 'medieval-battle'])(
  'every board serves a plan: %s',
  async game => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
    const { id, players } = await sitDown(game, { ...phone, locale: 'it-IT' });
    const { other } = await playUntil(players, id, async (_, decisions) => decisions >= 30);
    const { page } = other;
    await openTable(other, id);
    const before = await countOf(other, id);
    await plan(page, 'Prepara la prossima azione');
    expect(await asked(page)).toMatch(/^Programma: /);
    for (let step = 1; step <= 3; step++) {
      await page.keyboard.press('1');
      await hasSteps(page, step);
      await expectNoSideways(page);
      await expectWordsInside(page, 'section.plan');
    }
    await page.keyboard.press('u');
    await hasSteps(page, 2);
    await expectAlwaysAccessible(page);
    expect(await countOf(other, id)).toBe(before);
  },
);
