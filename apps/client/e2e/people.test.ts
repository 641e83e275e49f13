import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSideways,
  expectWordsInside,
  newPage,
  newProfile,
  PHONE,
  useBrowser,
  type Visit,
} from './support/browser.ts';
import { startOnlineServer } from './support/online-server.ts';

const ADMIN = { PALIO_ADMINS: 'Podesta,Capitano', PALIO_ADMIN_CODE: 'keys of the city' };
const PASSWORD = 'correct horse';
let address = '';

useBrowser(async () => {
  const server = await startOnlineServer(ADMIN);
  // By name, not by number: passkeys belong to names.
  address = server.address.replace('127.0.0.1', 'localhost');
  return server;
});

/** A browser at the server; the service worker would only load everything once more. */
const profile = (options: Visit = {}): Promise<BrowserContext> =>
  newProfile({ baseURL: address, ...options });

async function ask(context: BrowserContext, path: string, data: unknown, method = 'POST'): Promise<unknown> {
  const answer = await context.request.fetch(`/api/v1${path}`, {
    method,
    data,
    headers: { origin: address },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Somebody with an account, already in. */
async function member(name: string, options: Visit = {}, more: object = {}): Promise<BrowserContext> {
  const context = await profile(options);
  await ask(context, '/register', { name, password: PASSWORD, ...more });
  return context;
}

/** Somebody without one; of those more may come in a minute. */
async function guest(name: string): Promise<BrowserContext> {
  const context = await profile();
  await ask(context, '/guest', { name });
  return context;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await newPage(context);
  await page.goto(path);
  return page;
}

const corner = (page: Page, name: string) => page.getByRole('button', { name: `You are ${name}: menu` });

describe('coming in', () => {
  it('makes a guest in one click, an account of the guest, and ends sessions elsewhere', async () => {
    const page = await open(await profile(), '/');
    await page.getByRole('link', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'Come in as a guest' }).click();
    await page.waitForURL('/lobby');
    // Until its page has come the header is still that of the page before, and a menu opened there goes with it.
    await page.getByRole('heading', { name: 'Tables', exact: true }).waitFor();
    // A guest who signs out can never come back, so he is asked first.
    await page.getByRole('button', { name: /^You are Guest-/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page
      .getByRole('dialog', { name: 'Sign out for good?' })
      .getByRole('link', { name: 'Make this an account' })
      .click();
    await page.getByLabel('Name').fill('Ludovica');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make this guest an account' }).click();
    await corner(page, 'Ludovica').waitFor();

    const elsewhere = await open(await profile(), '/sign-in?then=/friends');
    await elsewhere.getByLabel('Name').fill('ludovica');
    await elsewhere.getByLabel(/^Password/).fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.waitForURL('/friends');
    await corner(elsewhere, 'Ludovica').waitFor();

    await corner(page, 'Ludovica').click();
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await elsewhere.getByRole('link', { name: 'Come in' }).waitFor();
    expect(await page.getByRole('button', { name: /^Sign out Chrome/ }).count()).toBe(0);
  });

  it('works with a passkey alone', async () => {
    const context = await profile();
    const page = await newPage(context);
    const line = await context.newCDPSession(page);
    await line.send('WebAuthn.enable');
    await line.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('Name').fill('Niccolò');
    await page.getByRole('button', { name: 'With a passkey instead of a password' }).click();
    await page.waitForURL('/lobby');
    await page.getByRole('heading', { name: 'Tables', level: 1 }).waitFor();
    await corner(page, 'Niccolò').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'With a passkey' }).click();
    await corner(page, 'Niccolò').waitFor();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Remove This device' }).waitFor();
  });
});

describe('tables', () => {
  it('are made with their options, found by filters, and appear by themselves', async () => {
    const owner = await open(await member('Oddone'), '/');
    const looker = await open(await profile(), '/lobby');
    await looker.getByText('Nobody waits for players just now.').waitFor();

    const card = owner
      .getByRole('article')
      .filter({ has: owner.getByRole('heading', { name: 'Medieval Battle' }) });
    await card.getByRole('link', { name: 'Play online: Medieval Battle' }).click();
    await owner.getByRole('radio', { name: 'Live', exact: true }).check();
    await owner.getByRole('switch', { name: 'Rated' }).check();
    await owner.getByText('More about the table').click();
    await owner.getByLabel('Title (optional)').fill('After dinner');
    await owner.getByLabel('Language of the table').selectOption('it');
    await owner.getByRole('button', { name: 'Open the table' }).click();
    await owner.waitForURL(/\/g\/\w+$/);

    await looker.getByText('After dinner').waitFor();
    await looker.getByText('with Oddone · Live · 20 min + 1 min a turn · Rated · Italiano').waitFor();
    const filters = looker.getByRole('group', { name: 'Filters' });
    await filters.getByLabel('Game').selectOption('tadmor');
    await looker.getByText('No open table fits these filters.').waitFor();
    await filters.getByLabel('Game').selectOption('medieval-battle');
    await filters.getByLabel('Rating').selectOption('yes');
    await looker.getByText('After dinner').waitFor();
    await looker.getByRole('button', { name: 'Clear the filters' }).click();
    await looker.getByRole('button', { name: /^Join Medieval Battle/ }).click();
    await looker.getByRole('dialog', { name: 'Come in' }).getByRole('button', { name: 'Close' }).click();
    expect(new URL(looker.url()).pathname).toBe('/lobby');
  });

  it('say how they are played before one sits down', async () => {
    const owner = await guest('Ugo');
    const { id } = (await ask(owner, '/tables', {
      game: 'medieval-battle',
      seats: [{ as: 'me' }, { as: 'open' }],
      options: { size: 'large' },
      title: 'Quattro campi',
      visibility: 'public',
    })) as { id: string };
    const looker = await open(await guest('Lapo'), '/lobby');
    const row = looker.getByRole('listitem').filter({ hasText: 'Quattro campi' });
    await row.getByText('Battlefield: Large').waitFor();
    await row.getByRole('button', { name: /^Join Medieval Battle/ }).click();
    // It would begin at once: first the table, and how it is played there.
    await looker.waitForURL(`/g/${id}`);
    await looker.getByRole('button', { name: 'Join the game' }).waitFor();
    const { card } = (await ask(owner, `/tables/${id}`, undefined, 'GET')) as { card: { status: string } };
    expect(card.status).toBe('open');
    await looker.getByRole('button', { name: 'Join the game' }).click();
    await looker.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  });

  it('gather friends: request, invitation, notice, my games', async () => {
    const [ada, bice] = await Promise.all([member('Ada'), member('Bice')]);
    const [inviter, invited] = await Promise.all([open(ada, '/friends'), open(bice, '/lobby')]);
    await corner(invited, 'Bice').waitFor();
    await inviter.getByLabel('Add somebody by name').fill('Bice');
    await inviter.getByRole('button', { name: 'Add', exact: true }).click();
    await inviter.getByRole('button', { name: 'Invite Bice to a table' }).click();

    const notice = invited.getByRole('status').filter({ hasText: 'Ada has made you a friend' });
    await notice.getByRole('button', { name: 'Open' }).click();
    await invited.getByRole('button', { name: 'Accept Ada' }).click();
    await invited.getByRole('button', { name: 'Invite Ada to a table' }).waitFor();

    await inviter.getByRole('dialog').getByRole('link', { name: 'Medieval Battle' }).click();
    expect(await inviter.getByPlaceholder('Name').inputValue()).toBe('Bice');
    await inviter.getByRole('button', { name: 'Open the table' }).click();
    await inviter.waitForURL(/\/g\/\w+$/);
    await invited.getByRole('button', { name: 'Notices: 2 new' }).click();
    const sheet = invited.getByRole('dialog', { name: 'Notices' });
    await sheet.getByRole('link', { name: /Ada invites you to Medieval Battle/ }).waitFor();
    await sheet.getByRole('button', { name: 'Mark all as read' }).click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await invited.getByRole('button', { name: 'Notices', exact: true }).waitFor();
    await invited.getByRole('link', { name: 'Tables' }).first().click();
    await invited.getByText(/^Ada invites you · /).waitFor();
    await invited.getByRole('button', { name: /^Decline Medieval Battle/ }).click();
    await invited.getByText('You sit at no table yet.').waitFor();
  });

  it('of several games with the same title say with whom each is played', async () => {
    const ada = await guest('Adele');
    for (const name of ['Berto', 'Carlo']) {
      const seats = [{ as: 'me' }, { as: 'open' }];
      const table = await ask(ada, '/tables', { game: 'medieval-battle', seats });
      const { id } = table as { readonly id: string };
      await ask(await guest(name), `/tables/${id}/commands`, { command: { type: 'join' } });
    }
    const page = await open(ada, '/lobby');
    for (const name of ['Berto', 'Carlo']) await page.getByText(`with ${name}`, { exact: true }).waitFor();
  });

  it('are folded away where they are many, and counted once they are finished', async () => {
    const nora = await guest('Nora');
    const seats = [{ as: 'me' }, { as: 'bot', level: 'easy' }];
    const made: { readonly id: string }[] = [];
    while (made.length < 8)
      made.push((await ask(nora, '/tables', { game: 'medieval-battle', seats })) as { readonly id: string });
    const page = await open(nora, '/lobby');
    const cards = page.getByRole('link', { name: /^Play Medieval Battle/ });
    await page.getByRole('button', { name: 'Show all 8 tables' }).waitFor();
    expect(await cards.count()).toBe(6);
    await page.getByRole('button', { name: 'Show all 8 tables' }).click();
    await expect.poll(() => cards.count()).toBe(8);

    await ask(nora, `/tables/${made[0]!.id}/commands`, { command: { type: 'resign' } });
    // Results are listed just after the end.
    await expect.poll(() => ask(nora, '/people/Nora/unrated', undefined, 'GET')).toHaveLength(1);
    await page.goto('/u/Nora');
    await page.getByText('No rated game finished yet.').waitFor();
    const played = page.getByRole('table').filter({ hasText: 'Wins' });
    await played.getByRole('row', { name: 'Medieval Battle 1 0 (0%)' }).waitFor();
  });
});

it('reports go to those who run the server', async () => {
  const [reporter, admin] = await Promise.all([
    member('Guido'),
    member('Podesta', {}, { adminCode: ADMIN.PALIO_ADMIN_CODE }),
  ]);
  await ask(await profile(), '/register', { name: 'Malo', password: PASSWORD });
  const page = await open(reporter, '/u/Malo');
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByLabel('What about?').selectOption('cheating');
  await page.getByLabel('What happened?').fill('Knew my cards.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you: those who run this server').waitFor();
  await page.goto('/admin');
  await page.getByText('Only those who run this server').waitFor();

  const office = await open(admin, '/admin');
  const report = office.getByRole('listitem').filter({ hasText: 'Knew my cards.' });
  await report.getByRole('button', { name: 'Dealt with' }).click();
  await report.getByText(/^dealt with/).waitFor();
  await office.getByRole('button', { name: 'People' }).click();
  await office.getByRole('button', { name: 'Suspend Malo' }).click();
  await office.getByRole('radio', { name: 'for a week' }).check();
  await office.getByLabel(/^Why/).fill('Cheats.');
  await office.getByRole('button', { name: 'Suspend', exact: true }).click();
  await office.getByText(/^suspended until/).waitFor();
  await office.getByRole('button', { name: 'Health' }).click();
  await office.getByText('Open lines').waitFor();
  await expectAccessible(office);
});

it('what was said at a reported table is read from its journal, and the table is watched', async () => {
  const [victim, admin] = await Promise.all([
    guest('Lisa'),
    member('Capitano', {}, { adminCode: ADMIN.PALIO_ADMIN_CODE }),
  ]);
  const rude = await guest('Cecco');
  const { id } = (await ask(rude, '/tables', {
    game: 'medieval-battle',
    seats: [{ as: 'me' }, { as: 'invited', name: 'Lisa' }],
    visibility: 'private',
  })) as { id: string };
  await ask(victim, `/tables/${id}/commands`, { command: { type: 'join' } });
  const say = { type: 'say', room: 'table', text: 'You play like a goat.' };
  await ask(rude, `/tables/${id}/commands`, { command: say });
  await ask(victim, '/reports', { table: id, reason: 'chat', text: 'He called me something worse.' });

  const office = await open(admin, '/admin');
  const report = office.getByRole('listitem').filter({ hasText: 'something worse' });
  await report.getByText('What was really said').click();
  await report.getByText('You play like a goat.').waitFor();
  await expectAccessible(office);
  await report.getByRole('link', { name: 'the table' }).click();
  await office.waitForURL(`/g/${id}`);
  await office.getByRole('button', { name: 'Menu', exact: true }).waitFor();
});

it('a push becomes a notification that leads to its table', async () => {
  const context = await newProfile({
    baseURL: address,
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  const page = await open(context, '/settings');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  const notice = { id: 'n1', kind: 'your-turn', table: 'T4bl3T4bl3' };
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: address,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Tadmor: it is your turn', notices: [notice] }),
  });
  const told = (): Promise<object | undefined> =>
    page.evaluate(async () => {
      const [shown] = await (await navigator.serviceWorker.ready).getNotifications();
      return shown === undefined ? undefined : { title: shown.title, leads: shown.data as unknown };
    });
  await expect
    .poll(told, { timeout: 20_000 })
    .toEqual({ title: 'Tadmor: it is your turn', leads: '/g/T4bl3T4bl3' });
});

describe('every page', () => {
  const PAGES = [
    '/',
    '/lobby',
    '/new/tadmor/online',
    '/u/Matilde',
    '/hall',
    '/friends',
    '/account',
    '/sign-in',
  ];

  async function arrive(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }

  it('is accessible, and fits on a phone in Italian', async () => {
    const context = await member('Matilde');
    await ask(context, '/tables', {
      game: 'medieval-battle',
      seats: [{ as: 'me' }, { as: 'bot', level: 'easy' }],
      visibility: 'public',
      pace: { kind: 'turns', reserve: 86_400, increment: 14_400 },
    });
    const page = await newPage(context);
    for (const [number, path] of PAGES.entries()) {
      // By turns: the colours of both themes are checked with the kit.
      await page.emulateMedia({ colorScheme: number % 2 === 0 ? 'dark' : 'light' });
      await arrive(page, path);
      await expectAccessible(page);
    }
    expect(await page.title()).toMatch(/^\(1\) /);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.locator('html[lang="it"]').waitFor();
    for (const path of PAGES) {
      await arrive(page, path);
      for (const width of [PHONE.width, 320]) {
        await page.setViewportSize({ width, height: PHONE.height });
        await expectNoSideways(page);
        await expectWordsInside(page);
      }
    }
  });

  it('fits on the smallest phone for a stranger too, in both languages', async () => {
    const owner = await member('Ottone');
    const { id } = (await ask(owner, '/tables', {
      game: 'castles-of-burgundy',
      seats: [{ as: 'me' }, { as: 'open' }],
      rated: true,
      visibility: 'public',
    })) as { id: string };
    for (const language of ['en', 'it']) {
      const context = await profile({ viewport: { width: 320, height: 640 }, settings: { language } });
      const page = await newPage(context);
      for (const path of ['/', '/sign-in', `/g/${id}`]) {
        await arrive(page, path);
        await expectNoSideways(page);
        await expectWordsInside(page);
      }
      await arrive(page, '/sign-in');
      await page.getByRole('button', { name: language === 'en' ? 'New account' : 'Nuovo account' }).click();
      await expectNoSideways(page);
      await expectWordsInside(page);
    }
  });
});
