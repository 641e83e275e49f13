import type { Ranking } from '@palio/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  expectAccessible,
  expectAlwaysAccessible,
  expectNoSideways,
  newPage,
  newProfile,
  PHONE,
  useBrowser,
  type Visit,
} from './support/browser.ts';
import { startOnlineServer } from './support/online-server.ts';

const PASSWORD = 'correct horse';
const GAME = 'medieval-battle';
const HALL = `/hall/${GAME}`;
let address = '';

useBrowser(async () => {
  const server = await startOnlineServer();
  ({ address } = server);
  return server;
});

/** A program's calls as one person. */
class Caller {
  #cookie = '';

  async ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${address}/api/v1/${path}`, {
      method,
      headers: {
        origin: address,
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const given = answer.headers.get('set-cookie');
    if (given !== null) this.#cookie = given.split(';')[0]!;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

async function member(name: string): Promise<Caller> {
  const caller = new Caller();
  await caller.ask('POST', 'register', { name, password: PASSWORD });
  return caller;
}

/** The second one gives up at once, so often. */
async function beat(winner: Caller, loser: Caller, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const seats = [{ as: 'me' }, { as: 'open' }];
    const wish = { game: GAME, seats, rated: true, visibility: 'public' };
    const { id } = await winner.ask<{ id: string }>('POST', 'tables', wish);
    await loser.ask('POST', `tables/${id}/commands`, { command: { type: 'join' } });
    await loser.ask('POST', `tables/${id}/commands`, { command: { type: 'resign' } });
  }
}

beforeAll(async () => {
  const [ada, bob, cyd, dan] = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan'].map(member));
  await beat(ada!, bob!, 3);
  await beat(cyd!, dan!, 3);
  await beat(ada!, cyd!, 1);
  await bob!.ask('PUT', 'me/friends/Ada');
  await member('Ugo');
  // Ratings follow from what was played a moment later.
  await vi.waitFor(
    async () => {
      const { lines } = await ada!.ask<Ranking>('GET', `games/${GAME}/ranking`);
      if (lines.map(({ games }) => games).join(' ') !== '4 4 3 3') throw new Error('not ranked yet');
    },
    { timeout: 20_000, interval: 200 },
  );
}, 60_000);

async function visitor(name: string | undefined, options: Visit = {}): Promise<BrowserContext> {
  const context = await newProfile({ baseURL: address, ...options });
  if (name === undefined) return context;
  const data = { name, password: PASSWORD };
  await context.request.post('/api/v1/sign-in', { data, headers: { origin: address } });
  return context;
}

async function open(path: string, name?: string, options: Visit = {}): Promise<Page> {
  const page = await newPage(await visitor(name, options));
  await page.goto(path);
  return page;
}

const podium = (page: Page) => page.getByRole('list', { name: 'The best three' });

describe('the hall of fame', () => {
  it('is found from the header and shows each game with its best, who lead to their profiles and back', async () => {
    const page = await open('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hall of fame' }).click();
    await page.getByRole('heading', { name: 'Hall of fame', level: 1 }).waitFor();
    await page.getByText('Nobody has a place here yet.').waitFor();
    await page
      .getByRole('navigation', { name: 'Games' })
      .getByRole('link', { name: 'Medieval Battle' })
      .click();
    await page.waitForURL(HALL);
    await page.getByText('7 public games finished · 4 people with a rating · 4 ranked').waitFor();
    const best = podium(page).getByRole('listitem');
    await expect.poll(() => best.count()).toBe(3);
    expect(await best.nth(0).innerText()).toMatch(/Number 1\s+Ada\s+.*\s4 games, 4 won/s);
    expect(await best.nth(1).innerText()).toMatch(/Number 2\s+Cyd\s+.*\s4 games, 3 won/s);
    // Two who have lost everything share the third place.
    expect(await best.nth(2).innerText()).toMatch(/Number 3\s+(Bob|Dan)\s/s);
    const row = page.getByRole('table').getByRole('row').last();
    expect(await row.innerText()).toMatch(/^3\s+(Bob|Dan)\s+0\s+3\s+0 \(0%\)/);
    await page.getByText('at least 3 rated games').waitFor();
    expect(await page.getByRole('group', { name: 'Who is ranked' }).count()).toBe(0);

    await best.nth(0).getByRole('link', { name: 'Ada' }).click();
    await page.waitForURL('/u/Ada');
    const rating = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Medieval Battle' }) });
    expect(await rating.innerText()).toMatch(/4 \(100%\)/);
    await rating.getByRole('link', { name: 'Medieval Battle' }).click();
    await page.waitForURL(HALL);
    await podium(page).waitFor();
  });

  it('marks my own place and ranks me among my friends', async () => {
    const page = await open(HALL, 'Bob');
    await page.getByText('You are number 3 of 4').waitFor();
    await page.getByRole('button', { name: 'Show me in the list' }).click();
    const mine = page.locator('[data-mine]');
    expect(await mine.innerText()).toMatch(/Bob\s+you/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bob');
    await page.getByRole('button', { name: 'My friends' }).click();
    await page.getByText('You are number 2 among your friends').waitFor();
    expect(await podium(page).getByRole('link').allInnerTexts()).toEqual(['Ada', 'Bob']);
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('button', { name: 'Everybody' }).click();
    await page.getByRole('table').waitFor();
  });

  it('says what is missing for a place, and opens a rated table', async () => {
    const page = await open('/hall/tadmor', 'Ugo');
    await page.getByText('You have no place yet: finish 3 more rated games').waitFor();
    await page.getByRole('link', { name: 'Open a rated table' }).click();
    await page.waitForURL('/new/tadmor/online?rated=yes');
    expect(await page.getByRole('switch', { name: 'Rated' }).isChecked()).toBe(true);
  });

  it('tells guests that they have no place', async () => {
    const context = await visitor(undefined);
    await context.request.post('/api/v1/guest', { data: {}, headers: { origin: address } });
    const page = await newPage(context);
    await page.goto(HALL);
    await page.getByText('Guests are not ranked.').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Make this an account' }).count()).toBe(1);
  });

  it('leads to me far below and reads on by a button', async () => {
    const context = await visitor('Bob');
    const page = await newPage(context);
    const line = (place: number) => ({
      place,
      person: { id: `member${String(place).padStart(4, '0')}`, name: `Member-${place}`, kind: 'member' },
      rating: 2000 - place,
      games: 9,
      wins: 3,
      lastAt: Date.UTC(2026, 4, 3),
    });
    const FIRST = '0.0.member0001';
    await page.route('**/ranking*', async route => {
      const from = new URL(route.request().url()).searchParams.get('from') ?? FIRST;
      const first = Number(from.slice(-4));
      const answer = await route.fetch({ url: `${address}/api/v1/games/${GAME}/ranking` });
      const real = (await answer.json()) as Ranking;
      const me = { ...real.mine!.line!, place: 500 };
      const lines = Array.from({ length: 50 }, (_, i) => (first + i === 500 ? me : line(first + i)));
      const next = `0.0.member${String(first + 50).padStart(4, '0')}`;
      const mine = { line: me, missing: 0, from: '0.0.member0495' };
      await route.fulfill({ json: { ...real, ranked: 900, lines, next, mine } });
    });
    await page.goto(HALL);
    await page.getByText('You are number 500 of 900').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: 'Member-100', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show me in the list' }).click();
    await page.getByRole('link', { name: 'Member-495', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bob');
    expect(await podium(page).count()).toBe(0);
    await page.getByRole('button', { name: 'From number 1 on' }).click();
    await podium(page).getByRole('link', { name: 'Member-1' }).waitFor();
  });

  it('says so where no server answers', async () => {
    const page = await newPage(await visitor(undefined));
    await page.route('**/api/**', route => route.fulfill({ contentType: 'text/html', body: '<p>files</p>' }));
    await page.goto(HALL);
    await page.getByText('This copy of Palio has no server').waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).getByText('Hall of fame').count()).toBe(0);
  });

  it('is accessible by day and by night, and reads Italian on a phone', async () => {
    const page = await open(HALL, 'Bob');
    await page.getByRole('table').waitFor();
    await page.waitForLoadState('networkidle');
    await expectAlwaysAccessible(page);
    await page.goto('/hall/tadmor');
    await page.getByText('Nobody has a place here yet.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await page.goto(HALL);
    await page.getByRole('heading', { name: 'Albo d’oro', level: 1 }).waitFor();
    await page.getByText('Sei al 3º posto su 4').waitFor();
    await page.getByRole('list', { name: 'I primi tre' }).getByText('4 partite, 4 vinte').waitFor();
    const main = page.getByRole('navigation', { name: 'Principale' });
    for (const width of [PHONE.width, 360, 320]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await expectNoSideways(page);
      expect(await main.getByRole('link', { name: 'Albo d’oro' }).isVisible()).toBe(width >= 360);
      for (const word of await main.locator('a:visible span').all()) {
        const [its, cell] = [await word.boundingBox(), await word.locator('..').boundingBox()];
        expect(its!.width, `${await word.innerText()} at ${width}`).toBeLessThanOrEqual(cell!.width);
      }
    }
    // Where the bar has no room for it, the tables lead to it.
    await main.getByRole('link', { name: 'Tavoli' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Albo d’oro' }).click();
    await page.waitForURL('/hall');
  });

  it('leaves the header in one line on every screen, in both languages', async () => {
    for (const language of ['en', 'it'] as const) {
      const page = await open('/hall', 'Bob', { settings: { language } });
      await page.getByRole('button', { name: /Bob/ }).waitFor();
      for (const width of [761, 900, 1024, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoSideways(page);
        const heights = await page
          .locator('.site-header nav a span')
          .evaluateAll(words => words.map(word => word.getBoundingClientRect().height));
        expect(Math.max(...heights), `${language} at ${width}`).toBeLessThan(30);
      }
    }
  });
});
