import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectAlwaysAccessible,
  expectFaults,
  expectNoSideways,
  newPage,
  newProfile,
  PHONE,
  useBrowser,
  visit,
} from './support/browser.ts';
import { ask, asked, countOf, decideByKey, lookAt, newPlayer, type Player } from './support/online.ts';
import { startOnlineServer } from './support/online-server.ts';

useBrowser(() => startOnlineServer());

/** Machines that do much else are slow. */
const SOON = { timeout: 20_000 };
const PASSWORD = 'correct horse';
const BY_DAY = {
  kind: 'turns',
  reserve: 259_200,
  increment: 43_200,
  window: { from: '08:00', to: '22:00', zone: 'Europe/Rome' },
};

async function member(name: string, options: Parameters<typeof newPlayer>[0] = {}): Promise<Player> {
  const player = await newPlayer(options);
  await ask(player, 'POST', 'register', { name, password: PASSWORD });
  return player;
}

async function menu(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

test('a rated game: members only, by day, with shared eyes, whole turns taken back, and ratings in the end', async () => {
  const [ada, guest] = await Promise.all([member('Ada'), newPlayer()]);
  const bice = await member('Bice', { viewport: PHONE, hasTouch: true, isMobile: true });
  const seats = [{ as: 'me' }, { as: 'open' }];
  const { id } = await ask<{ id: string }>(ada, 'POST', 'tables', {
    game: 'castles-of-burgundy',
    seats,
    rated: true,
    pace: BY_DAY,
  });

  await ada.page.goto(`/g/${id}`);
  await ada.page.getByText('clocks run from 08:00 to 22:00').waitFor();
  await ada.page.getByText('not rated yet').waitFor();
  await guest.page.goto(`/g/${id}`);
  await guest.page.getByText('Rated games are for members').waitFor();
  expect(await guest.page.getByRole('button', { name: /Join|Sit here/ }).count()).toBe(0);
  await bice.page.goto(`/g/${id}`);
  await bice.page.getByRole('button', { name: 'Join the game' }).click();
  await Promise.all([ada, bice].map(({ page }) => page.locator('.burgundy').waitFor()));

  // Somebody on holiday says so at the table.
  await ask(bice, 'PUT', 'me/vacation', { until: Date.now() + 3 * 86_400_000 });
  await ada.page.getByText(/^on holiday until/).waitFor();
  await ask(bice, 'PUT', 'me/vacation', { until: null });

  // Two steps of one turn, taken back at once.
  const mover = ((await lookAt(ada, id)).position?.legal.length ?? 0) > 0 ? ada : bice;
  const before = await countOf(mover, id);
  for (const step of [1, 2]) {
    const question = await asked(mover.page);
    await decideByKey(mover.page);
    await expect.poll(() => countOf(mover, id), SOON).toBe(before + step);
    await expect.poll(() => asked(mover.page), SOON).not.toBe(question);
  }
  if (mover === ada) {
    await ada.page.locator('button:enabled[aria-label="Take back the whole turn"]').waitFor();
    await ada.page.keyboard.press('U');
  } else await menu(bice.page, 'Take back the whole turn');
  await expect.poll(() => countOf(mover, id), SOON).toBe(before);

  // Whoever has the link sees with Ada's eyes, until she withdraws it.
  await menu(ada.page, 'Share my view');
  await ada.page.getByLabel('For whom?').fill('My coach');
  await ada.page.getByRole('button', { name: 'Make a link' }).click();
  await ada.page.getByRole('button', { name: 'Withdraw: My coach' }).waitFor();
  await expectAccessible(ada.page);
  const coach = await newPage(await newProfile());
  await coach.goto(await ada.page.locator('dialog code').innerText());
  await coach.getByText('You see the game as Ada does').waitFor();
  await ada.page.getByRole('button', { name: 'Withdraw: My coach' }).click();
  // What is told in passing is told where one looks, and where a screen reader listens: in the dialog.
  await ada.page.getByRole('dialog').getByText('Withdrawn: My coach').waitFor();
  await coach.getByRole('heading', { name: 'This table cannot be shown' }).waitFor();
  await ada.page.keyboard.press('Escape');

  // Ada thinks about it too; there is nothing left to ask once the game is over.
  await menu(ada.page, 'Resign');
  const question = ada.page.getByRole('dialog', { name: 'Resign' });
  await question.waitFor();
  await menu(bice.page, 'Resign');
  await bice.page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  for (const { page } of [ada, bice])
    await page
      .locator('dialog[open]')
      .getByText(/^from 0 to [1-9]/)
      .waitFor();
  expect(await question.count()).toBe(0);
  await expectNoSideways(bice.page);
  await ada.page.goto('/u/Ada');
  await ada.page.getByText(/^Rating\+[1-9]/).waitFor();
  await ada.page.getByRole('link', { name: 'Bice' }).waitFor();
});

test('a seat that was left is offered to those who watch, and handed back', async () => {
  const [owner, leaver, watcher] = await Promise.all([member('Carla'), newPlayer(), newPlayer()]);
  const seats = [{ as: 'me' }, { as: 'open' }];
  const { id } = await ask<{ id: string }>(owner, 'POST', 'tables', {
    game: 'castles-of-burgundy',
    seats,
    spectators: 'link',
  });
  await ask(leaver, 'POST', 'guest', { name: 'Lia' });
  await ask(leaver, 'POST', `tables/${id}/commands`, { command: { type: 'join' } });
  for (const { page } of [owner, leaver, watcher]) await page.goto(`/g/${id}`);
  const takeOver = (page: Page) => page.getByRole('button', { name: 'Take over this seat' });
  const takeBack = (page: Page) => page.getByRole('button', { name: 'Sit down again' });
  const leave = async (page: Page): Promise<void> => {
    await menu(page, 'Leave the table');
    await page.locator('dialog[open]').getByRole('button', { name: 'Leave' }).click();
    await takeBack(page).waitFor();
  };

  await leave(leaver.page);
  await owner.page.getByText('seat is free, a bot plays on').waitFor();
  expect(await takeOver(owner.page).count()).toBe(0);
  // Nobody yet, and seated with one click.
  await takeOver(watcher.page).click();
  await takeBack(leaver.page).waitFor({ state: 'detached' });
  await watcher.page.getByRole('heading', { name: 'Your duchy' }).waitFor();
  await leave(watcher.page);
  await takeOver(leaver.page).click();
  await takeBack(watcher.page).waitFor({ state: 'detached' });
  await owner.page.getByText('seat is free, a bot plays on').waitFor({ state: 'detached' });
  await expectAccessible(leaver.page);
});

test('about one table I am told as I wish', async () => {
  const ada = await member('Emma');
  const { id } = await ask<{ id: string }>(ada, 'POST', 'tables', {
    game: 'castles-of-burgundy',
    seats: [{ as: 'me' }, { as: 'bot', level: 'easy' }],
  });
  const { page } = ada;
  await page.goto(`/g/${id}?lang=it`);
  await page.locator('html[lang="it"]').waitFor();
  await page.goto(`/g/${id}`);
  const open = async (): Promise<void> => {
    await menu(page, 'Notices about this table');
    await page.getByRole('dialog', { name: 'Notices about this table' }).waitFor();
  };
  await open();
  expect(await page.getByRole('radio', { name: 'As about all tables' }).isChecked()).toBe(true);
  // This server sends neither mail nor push, so that neither is offered.
  expect(await page.getByRole('radio').count()).toBe(3);
  await page.getByRole('radio', { name: 'Only in the page' }).check();
  await page.getByText('Kept: from now on so.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(await ask(ada, 'GET', `tables/${id}/notices`)).toEqual({ how: 'page' });
  await open();
  expect(await page.getByRole('radio', { name: 'Only in the page' }).isChecked()).toBe(true);
});

test('my account: notices, my data, and an end of it', async () => {
  const { page, context } = await member('Dalia');
  await page.goto('/account');
  await page.getByRole('radio', { name: 'A digest a day' }).check();
  await page.getByRole('button', { name: 'Go on holiday' }).click();
  await page.getByText(/^You are on holiday until/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'I am back' }).click();
  await page.getByRole('button', { name: 'Go on holiday' }).waitFor();
  expect(await page.getByRole('radio', { name: 'A digest a day' }).isChecked()).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything about me' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { name: 'Dalia' } });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const erase = page.getByRole('button', { name: 'Delete for ever' });
  expect(await erase.isDisabled()).toBe(true);
  await page.locator('dialog[open] input').fill('Dalia');
  await erase.click();
  await page.getByText('The account is gone. Farewell!').waitFor();
  const again = await context.request.post('/api/v1/sign-in', {
    data: { name: 'Dalia', password: PASSWORD },
  });
  expect(again.status()).toBe(401);
});

test('the link at the end of a letter asks first, and says when it is not valid any more', async () => {
  const page = await visit('/letters/nobody-has-this-token-0123456789', { viewport: PHONE });
  await page.getByText('Do you wish no more letters from Palio?').waitFor();
  await expectAlwaysAccessible(page);
  expectFaults(/404/);
  await page.getByRole('button', { name: 'No more letters' }).click();
  await page.getByText('This link is not valid any more.').waitFor();
});

test('private notes outlive a network that is gone for a while', async () => {
  expectFaults(/ERR_FAILED/);
  const ada = await member('Flora');
  const { id } = await ask<{ id: string }>(ada, 'POST', 'tables', {
    game: 'castles-of-burgundy',
    seats: [{ as: 'me' }, { as: 'bot', level: 'easy' }],
  });
  const { page } = ada;
  const kept = (): Promise<{ text: string }> => ask(ada, 'GET', `tables/${id}/note`);
  const cut = async (): Promise<void> => {
    await page.route('**/note', route =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
  };
  const dialog = page.getByRole('dialog', { name: 'Private notes' });
  await page.goto(`/g/${id}`);
  await menu(page, 'Private notes');
  await cut();
  await dialog.getByLabel('Notes on this game').fill('Bob wants the castle.');
  // Said where one looks, and tried again by itself.
  await dialog.getByText('The server does not answer.').waitFor();
  await page.unroute('**/note');
  await dialog.getByText('Saved').waitFor();
  expect(await kept()).toEqual({ text: 'Bob wants the castle.' });

  // Who closes it too early finds his words again.
  await cut();
  await dialog.getByLabel('Notes on this game').fill('Bob has the castle.');
  await page.keyboard.press('Escape');
  await page.getByText('The server does not answer.').first().waitFor();
  await page.unroute('**/note');
  expect(await kept()).toEqual({ text: 'Bob wants the castle.' });
  await menu(page, 'Private notes');
  expect(await dialog.getByLabel('Notes on this game').inputValue()).toBe('Bob has the castle.');
  await dialog.getByText('Saved').waitFor();
  expect(await kept()).toEqual({ text: 'Bob has the castle.' });
});
