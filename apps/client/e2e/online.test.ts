import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide, deploy, sealArmy, settled } from './support/battle.ts';
import {
  DESKTOP,
  expectAccessible,
  expectAlwaysAccessible,
  expectFaults,
  expectNoSideways,
  newPage,
  PHONE,
  useBrowser,
} from './support/browser.ts';
import { hurryOn } from './support/burgundy.ts';
import {
  actByCall,
  asked,
  countOf,
  decideByKey,
  joinByLink,
  lookAt,
  luck,
  makeTable,
  message,
  newPlayer,
  playOnScreens,
} from './support/online.ts';
import { type OnlineServer, startOnlineServer } from './support/online-server.ts';

let server: OnlineServer;
useBrowser(async () => (server = await startOnlineServer()));

/** Machines that do much else are slow. */
const SOON = { timeout: 20_000 };
const TWO = [{ as: 'me' }, { as: 'open' }];
/** What a page complains about when the line is cut on purpose. */
const CUT = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource|ERR_EMPTY_RESPONSE/;

test('a guest comes by link, both play, those who watch see no secret, and all talk where they may', async () => {
  const ada = await newPlayer();
  const bob = await newPlayer({ viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  const eve = await newPlayer();
  const id = await makeTable(ada, 'Ada', { game: 'medieval-battle', seats: TWO, negotiation: true });

  await ada.page.goto(`/g/${id}`);
  await ada.page.getByRole('heading', { name: 'Invite people' }).waitFor();
  await ada.page.getByRole('button', { name: 'Copy the link' }).click();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/g/${id}`);
  await expectAccessible(ada.page);

  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: 'Join as a guest' }).waitFor();
  await expectNoSideways(bob.page);
  await expectAlwaysAccessible(bob.page);
  await bob.page.getByRole('button', { name: 'Join as a guest' }).click();

  // The table starts by itself; Ada recruits in secret.
  await ada.page.locator('section.army').waitFor();
  // Nobody is helped where somebody else plays against him.
  expect(await ada.page.getByRole('button', { name: 'Hint', includeHidden: true }).count()).toBe(0);
  await ada.page.keyboard.press('h');
  expect(await ada.page.locator('.hints').count()).toBe(0);
  await sealArmy(ada.page);
  await eve.page.goto(link);
  await eve.page.getByText('You are watching').waitFor();
  // Perhaps it is her own table, in a browser that does not know her.
  const door = eve.page.locator('.prompt').getByRole('link', { name: 'Sign in' });
  expect(await door.getAttribute('href')).toBe(`/sign-in?then=${encodeURIComponent(`/g/${id}`)}`);
  const seen = JSON.stringify((await lookAt(eve, id)).position);
  const own = JSON.stringify((await lookAt(ada, id)).position!.view);
  expect(seen).not.toContain('"legal":[{');
  expect(own).not.toBe(JSON.stringify((await lookAt(eve, id)).position!.view));
  expect(await eve.page.locator('section.army button').count()).toBe(0);

  // Words: at the table, between two, and among those who watch.
  await ada.page.keyboard.press('/');
  await ada.page.locator('#chat-box').fill('May the better one win');
  await ada.page.keyboard.press('Enter');
  const chatTab = bob.page.locator('.tabs button', { hasText: 'Chat' });
  await chatTab.locator('.badge').waitFor();
  await chatTab.click();
  await message(bob.page, 'May the better one win').waitFor();
  await bob.page.getByRole('button', { name: 'with Ada' }).click();
  await bob.page.locator('#chat-box').fill('A word in private');
  await bob.page.keyboard.press('Enter');
  await expectAccessible(bob.page);
  await eve.page.keyboard.press('/');
  await eve.page.getByText('Only those at the table write here').waitFor();
  await message(eve.page, 'May the better one win').waitFor();
  expect(await message(eve.page, 'A word in private').count()).toBe(0);

  // Ada, whose table it is, silences Bob, who sees for how long; she thinks better of it.
  await ada.page.getByRole('button', { name: /^with / }).click();
  await message(ada.page, 'A word in private').waitFor();
  await ada.page.getByRole('button', { name: /: mute or report$/ }).click();
  await ada.page.getByRole('button', { name: /may not write for 15 minutes$/ }).click();
  await bob.page.getByText('Whoever made this table has silenced you until').waitFor();
  await ada.page.getByRole('button', { name: 'Undo' }).click();
  await bob.page.locator('#chat-box').waitFor();

  // Ada mutes Bob: what he says is gone and stays away.
  await ada.page.getByRole('button', { name: /: mute or report$/ }).click();
  await ada.page.getByRole('button', { name: /^Mute / }).click();
  await message(ada.page, 'A word in private').waitFor({ state: 'detached' });
  await bob.page.locator('#chat-box').fill('Are you there?');
  await bob.page.keyboard.press('Enter');
  await message(bob.page, 'Are you there?').waitFor();
  expect(await message(ada.page, 'Are you there?').count()).toBe(0);

  // Bob recruits too: everybody sees both armies come.
  await bob.page.locator('.tabs button').first().click();
  await sealArmy(bob.page);
  for (const { page } of [ada, bob, eve]) await page.locator('section.army').waitFor({ state: 'detached' });

  // Both go to war on their own screens, one by mouse and one by touch, up to the end of the battle.
  await Promise.all([deploy(ada.page, 3), deploy(bob.page, 3)]);
  await playOnScreens([ada, bob], id, async (page, step) => {
    const position = await settled(page);
    if (!position.isOver) await decide(page, position, step, step > 24);
  });
  for (const { page } of [ada, bob, eve]) await page.locator('dialog[open] tbody tr').nth(1).waitFor();
});

/** Two at a table of Burgundy, and who of them is asked first. */
async function atBurgundy(names: readonly [string, string], more: object = {}) {
  const owner = await newPlayer();
  const guest = await newPlayer();
  const id = await makeTable(owner, names[0], { game: 'castles-of-burgundy', seats: TWO, ...more });
  await owner.page.goto(`/g/${id}`);
  await joinByLink(guest, id);
  await Promise.all([owner, guest].map(({ page }) => page.locator('.burgundy').waitFor()));
  const isOwner = ((await lookAt(owner, id)).position?.legal.length ?? 0) > 0;
  const [mover, other] = isOwner ? [owner, guest] : [guest, owner];
  return { id, mover, other };
}

const logOf = async (page: Page): Promise<string> =>
  (await page.locator('.log li').allInnerTexts()).join(' / ');

test('a server that falls and comes back loses nothing and doubles nothing; the end is checked by everybody', async () => {
  expectFaults(CUT);
  const { id, mover, other } = await atBurgundy(['Carla', 'Guest']);

  // Two tabs of one seat: what is done in one is seen in the other.
  const second = await newPage(mover.context);
  await second.goto(`/g/${id}`);
  await second.locator('.burgundy').waitFor();
  await decideByKey(mover.page);
  await expect.poll(() => logOf(second), SOON).toMatch(/uses? |takes? |gains? |ends? /);
  await expect.poll(async () => (await logOf(second)) === (await logOf(mover.page)), SOON).toBe(true);
  await second.close();

  // The power fails while somebody decides: the action waits, and goes out once when the server is back.
  const before = await countOf(mover, id);
  const looker = await newPlayer();
  await looker.page.goto('/lobby');
  await looker.page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
  await server.kill();
  await decideByKey(mover.page);
  await mover.page.getByText('Your action will be sent').waitFor();
  // Lists that may be old say so, as long as they cannot be read again.
  await looker.page.getByText('these lists may have changed').waitFor();
  await server.startAgain();
  await looker.page.getByText('these lists may have changed').waitFor({ state: 'detached' });
  await mover.page.getByText('The connection is gone').waitFor({ state: 'detached' });
  await expect.poll(() => countOf(mover, id), SOON).toBeGreaterThan(before);
  await expect.poll(async () => (await logOf(other.page)) === (await logOf(mover.page)), SOON).toBe(true);

  // To the end, each on his own screen.
  await playOnScreens([mover, other], id, hurryOn);
  await other.page.locator('dialog[open] tbody tr').nth(1).waitFor();
  await mover.page.locator('dialog[open] tbody tr').nth(1).waitFor();

  // The luck is checked in the browser, against the fingerprint it saw before.
  await mover.page.getByRole('button', { name: 'Check the luck' }).click();
  await mover.page.getByText('the one that this browser saw').waitFor();
  await mover.page.getByText('The draws come from the seed').waitFor();

  // A link to any moment works for everybody who may look.
  const stranger = await newPlayer();
  let fetched = 0;
  stranger.page.on('request', request => {
    if (request.url().endsWith('/record')) fetched++;
  });
  await stranger.page.goto(`/g/${id}/5`);
  await stranger.page.getByText('Action 5 of').waitFor();
  await stranger.page.getByRole('button', { name: 'One action forward' }).click();
  await stranger.page.waitForURL(`**/g/${id}/6`);
  // Every moment is a place in what has been fetched.
  expect(fetched).toBe(1);
  await stranger.page.getByRole('button', { name: 'Copy a link' }).click();
  expect(await stranger.page.evaluate(() => navigator.clipboard.readText())).toContain(`/g/${id}/6`);

  // At its end one learns who has won.
  await stranger.page.getByRole('button', { name: 'To the end' }).click();
  const winners = await other.page.locator('dialog[open] .winner').innerText();
  await stranger.page.getByRole('status').filter({ hasText: winners }).waitFor();
  await stranger.page.getByRole('button', { name: 'Result' }).click();
  expect(await stranger.page.locator('dialog[open] tbody tr').count()).toBe(2);

  // It can be thought about again, by whoever may look.
  await stranger.page.goto(`/g/${id}/analysis`);
  await stranger.page.getByRole('slider', { name: 'Expected share of victory' }).waitFor();
  await stranger.page.getByRole('button', { name: 'Stop', exact: true }).click();
  await stranger.page.waitForURL(`**/g/${id}/0`);
  expect(
    await other.page
      .locator('dialog[open]')
      .getByRole('link', { name: 'Analyse the game' })
      .getAttribute('href'),
  ).toBe(`/g/${id}/analysis`);

  // Whoever asks first makes the rematch, the other one is led there.
  await other.page.locator('dialog[open]').getByRole('button', { name: 'Play again' }).click();
  await other.page.getByRole('heading', { name: 'Invite people' }).waitFor();
  await mover.page.keyboard.press('Escape');
  await mover.page.keyboard.press('Escape');
  await mover.page.getByRole('link', { name: 'To the rematch' }).click();
  await mover.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await other.page.locator('.burgundy').waitFor();
});

test('taking back needs consent, a plan is kept, and who comes back is told what he missed', async () => {
  const { id, mover, other } = await atBurgundy(['Dora', 'Guest']);
  const draw = luck(5);

  // The other one plans while he waits; nobody else learns of it.
  await other.page.getByRole('button', { name: 'Plan my next action' }).first().click();
  await other.page.locator('section.plan').getByRole('button', { name: 'List and notation' }).click();
  await other.page.locator('dialog[open] .list button').first().click();
  await other.page.locator('dialog[open] .planned li').first().waitFor();
  await other.page.locator('dialog[open]').getByRole('button', { name: 'Keep plan' }).click();
  await other.page.getByRole('button', { name: 'Plan: 1 action' }).waitFor();
  expect(await mover.page.getByText('Plan: 1 action').count()).toBe(0);

  // The turn of the first goes by; the plan is played or dropped, and its owner is told. What is told in passing
  // never covers the question, also on a phone.
  await other.page.setViewportSize(PHONE);
  while (await actByCall(mover, id, draw));
  await other.page.locator('.toast', { hasText: 'Your plan was' }).waitFor();
  const isAbove = () =>
    other.page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.toast')].map(
        each => each.getBoundingClientRect().bottom,
      );
      const { top } = document.querySelector('.prompt')!.getBoundingClientRect();
      return bottoms.length > 0 && Math.max(...bottoms) <= top;
    });
  await expect.poll(isAbove, { timeout: 3000 }).toBe(true);
  await other.page.setViewportSize(DESKTOP);
  await other.page.getByRole('button', { name: 'Plan: 1 action' }).waitFor({ state: 'detached' });

  // Beyond a draw or somebody else's decision everybody has to agree.
  while (await actByCall(other, id, draw));
  await actByCall(mover, id, draw);
  const before = await countOf(mover, id);
  // Who looks at an earlier moment is led back to now, and takes back nothing that he does not see.
  await mover.page.keyboard.press('[');
  await mover.page.getByText('The position after').waitFor();
  await mover.page.keyboard.press('u');
  await mover.page.getByText('The position after').waitFor({ state: 'detached' });
  expect(await countOf(mover, id)).toBe(before);
  await other.page.getByRole('button', { name: 'Ask to take back' }).click();
  await mover.page.getByText('would like to take back').waitFor();
  await mover.page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => countOf(mover, id), SOON).toBeLessThan(before);
  await mover.page.getByText('would like to take back').waitFor({ state: 'detached' });

  // A pause, and on again.
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await other.page.getByRole('button', { name: 'Propose a pause' }).click();
  await mover.page.getByRole('button', { name: 'Agree' }).click();
  await other.page.getByText('The game is paused').waitFor();
  await other.page.getByText('any one of you alone').waitFor();
  await other.page.getByRole('button', { name: 'Ask to go on' }).waitFor();
  await mover.page.getByRole('button', { name: 'Menu' }).click();
  await mover.page.getByRole('button', { name: 'Propose to go on' }).click();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  await other.page.getByText('The game is paused').waitFor({ state: 'detached' });

  // Away for a while: a card tells what happened, and shows it step by step.
  await mover.page.goto('/');
  while (await actByCall(other, id, draw));
  await mover.page.goto(`/g/${id}`);
  const card = mover.page.getByRole('region', { name: 'While you were away' });
  await card.waitFor();
  await expectAlwaysAccessible(mover.page);
  await card.getByRole('button', { name: 'Watch it' }).click();
  await mover.page.getByText('The position after').waitFor();
  await mover.page.getByText('The position after').waitFor({ state: 'detached' });
  expect(await asked(mover.page)).not.toBe('');
});

test('when time runs out the others decide; a bot plays until the person is back', async () => {
  const { id, mover, other } = await atBurgundy(['Elsa', 'Guest'], {
    pace: { kind: 'live', reserve: 10, increment: 0 },
  });
  const clock = mover.page.locator('.clock.running').first();
  await clock.waitFor();
  await mover.page.locator('.clock.last').first().waitFor();
  await other.page.getByText('has run out of time').first().waitFor({ timeout: 20_000 });
  await mover.page.getByText('The others are asked what shall happen').waitFor();
  await expectAccessible(other.page);
  await other.page.getByRole('button', { name: 'A bot plays on' }).click();
  await mover.page.getByText('A bot plays for you').waitFor();
  await expect
    .poll(async () => (await lookAt(mover, id)).card.seats.some(seat => seat.standIn !== undefined), SOON)
    .toBe(true);
  await mover.page.getByRole('button', { name: 'I am back' }).click();
  await mover.page.getByText('A bot plays for you').waitFor({ state: 'detached' });

  // Giving up is asked twice, and ends it.
  await mover.page.getByRole('button', { name: 'Menu' }).click();
  await mover.page.getByRole('button', { name: 'Resign' }).click();
  await mover.page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
  await other.page.locator('dialog[open]').getByText('Nobody else plays on').waitFor();
  // Who gave up is last, however many points stand there: that is said.
  const last = other.page.locator('dialog[open] tbody tr').last();
  await last.getByText('left early, so last').waitFor();
  // Nobody has counted their points: there are none, rather than noughts.
  expect(await other.page.locator('dialog[open] thead th').count()).toBe(2);
  // Also to whom it is shown again.
  await other.page.goto(`/g/${id}/99999`);
  await other.page.getByRole('button', { name: 'Result' }).click();
  await other.page.locator('dialog[open] tbody tr').last().getByText('left early, so last').waitFor();
});
