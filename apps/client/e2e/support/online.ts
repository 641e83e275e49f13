import type { APIRequestContext, BrowserContext, Locator, Page } from 'playwright-core';
import { newPage, newProfile, type Visit } from './browser.ts';

interface Legal {
  readonly notation: string;
}

/** What a test reads of a table. */
interface SeenTable {
  readonly viewer: number | 'spectator';
  readonly card: { readonly status: string; readonly seats: readonly { readonly standIn?: string }[] };
  readonly position: {
    readonly count: number;
    readonly decision: number;
    readonly view: unknown;
    readonly legal: readonly Legal[];
  } | null;
}

export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Somebody with a browser of his own. */
export async function newPlayer(options: Visit = {}): Promise<Player> {
  const context = await newProfile({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  return { context, page: await newPage(context) };
}

type Method = 'GET' | 'POST' | 'PUT';

async function call<Answer>(
  request: APIRequestContext,
  method: Method,
  path: string,
  data?: unknown,
): Promise<Answer> {
  const ask = () => request.fetch(`/api/v1/${path}`, { method, ...(data === undefined ? {} : { data }) });
  let answer = await ask();
  // Programs that ask too often are told to wait a moment.
  for (let again = 0; answer.status() === 429 && again < 60; again++) {
    await new Promise(resolve => setTimeout(resolve, 150));
    answer = await ask();
  }
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What a page would ask for, without the page. */
export const ask = <Answer>(
  { context }: Player,
  method: Method,
  path: string,
  data?: unknown,
): Promise<Answer> => call<Answer>(context.request, method, path, data);

/** Comes in as a guest and makes a table; the first seat is his. */
export async function makeTable({ context }: Player, name: string, table: object): Promise<string> {
  await call(context.request, 'POST', 'guest', { name });
  const { id } = await call<{ id: string }>(context.request, 'POST', 'tables', table);
  return id;
}

export const lookAt = ({ context }: Player, id: string): Promise<SeenTable> =>
  call<SeenTable>(context.request, 'GET', `tables/${id}`);

export const countOf = async (player: Player, id: string): Promise<number> =>
  (await lookAt(player, id)).position!.count;

/** Sits down by the link, without an account and without any form. */
export async function joinByLink({ page }: Player, id: string): Promise<void> {
  await page.goto(`/g/${id}`);
  await page.getByRole('button', { name: 'Join as a guest' }).click();
}

/** Repeatable luck for tests. */
export function luck(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** One decision over the interface for programs, the wanted one or any; false if this seat is not asked. */
export async function actByCall(
  player: Player,
  id: string,
  draw: (below: number) => number,
  wanted?: string,
): Promise<boolean> {
  const { position } = await lookAt(player, id);
  if (position === null || position.legal.length === 0) return false;
  const { decision, legal } = position;
  const { notation } = legal.find(each => each.notation === wanted) ?? legal[draw(legal.length)]!;
  await call(player.context.request, 'POST', `tables/${id}/actions`, { decision, actions: [notation] });
  return true;
}

/** Whoever is asked decides on his own screen, until the game is over. */
export async function playOnScreens(
  players: readonly Player[],
  id: string,
  decide: (page: Page, step: number) => Promise<void>,
): Promise<void> {
  for (let idle = 0, steps = 0; idle < 200; idle++)
    for (const player of players) {
      const { card, position } = await lookAt(player, id);
      if (card.status === 'over') return;
      if (position === null || position.legal.length === 0) continue;
      await decide(player.page, steps);
      idle = 0;
      if (++steps > 1500) throw new Error('the game does not end');
    }
  throw new Error('nobody can decide anything');
}

/** Takes the first of the legal actions by keyboard, with a second yes where one is asked. */
export async function decideByKey(page: Page): Promise<void> {
  await page.keyboard.press('1');
  const confirm = page.locator('.prompt .acts .btn.primary', { hasText: 'Confirm' });
  if (await confirm.isVisible()) await confirm.click();
}

/** A message on the screen; what the screen reader is told does not count. */
export const message = (page: Page, text: string): Locator => page.locator('.chat li', { hasText: text });

/** The line of the prompt. */
export const asked = (page: Page): Promise<string> => page.locator('.prompt .what b').first().innerText();
