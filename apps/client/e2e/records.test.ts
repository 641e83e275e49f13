import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deploy, recruit, settled, sitDown } from './support/battle.ts';
import {
  arrive,
  expectAccessible,
  newPage,
  newProfile,
  PHONE,
  playNow,
  renewServer,
  useBrowser,
  visit,
} from './support/browser.ts';

useBrowser();

/** Drops a file anywhere on the page. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], fileName, { type: 'text/plain' }));
      return data;
    },
    [name, content] as const,
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

async function recordOf(page: Page): Promise<string> {
  await page.goto('/');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^medieval-battle-.*\.palio\.txt$/);
  return readFile(await file.path(), 'utf8');
}

async function playedRecord(): Promise<string> {
  const page = await arrive();
  await sitDown(page);
  await recruit(page);
  await deploy(page, 2);
  await settled(page);
  return recordOf(page);
}

describe('a dropped record', () => {
  it('is checked and replayed step by step, from every side', async () => {
    const record = await playedRecord();
    const page = await visit('/');
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await drop(page, 'friend.txt', record);
    await page.waitForURL('/replay');
    await page.getByText('The beginning').waitFor();
    await page.getByRole('button', { name: 'One action forward' }).click();
    await page.getByText(/Action 1 of \d+/).waitFor();
    await page.getByRole('slider').press('End');
    await page.getByText(/Action (\d+) of \1/).waitFor();
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await page.getByRole('button', { name: /The armies are shown/ }).click();
    await page.getByText(/Action (?!(\d+) of \1\b)\d+ of \d+/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'The position in words' }).click();
    const position = page.getByRole('dialog', { name: 'The position in words' });
    await position.locator('pre', { hasText: 'Red' }).waitFor();
    await page.keyboard.press('Escape');
    await position.waitFor({ state: 'hidden' });
    await page.keyboard.press('p');
    await position.waitFor();
  });

  it('that is broken gets one sentence with its line, and the next one works', async () => {
    const record = await playedRecord();
    const page = await visit('/replay');
    await page.getByRole('heading', { name: 'Replay' }).waitFor();
    const rows = record.split('\n');
    const broken = rows.findIndex(row => /^3 \d /.test(row));
    await drop(page, 'bad.txt', rows.toSpliced(broken, 1).join('\n'));
    await page.getByText(`(bad.txt, line ${broken + 1})`).waitFor();
    await drop(page, 'worse.txt', 'hello');
    await page.getByText('(worse.txt, line 1)').waitFor();
    await drop(page, 'illegal.txt', record.replace(/^1 0 .*$/m, '1 0 nonsense'));
    await page.getByText('(illegal.txt, action 1)').waitFor();
    await drop(page, 'good.txt', record);
    await page.getByText('The beginning').waitFor();
  });
});

describe('a file dropped on a table', () => {
  it('leaves the game only if it is a record, and after a yes', async () => {
    const record = await playedRecord();
    const page = await arrive();
    await sitDown(page);
    const table = page.url();
    await drop(page, 'holiday.jpg', 'no record');
    await page.getByText('holiday.jpg is not the record of a game.').waitFor();
    await drop(page, 'friend.palio.txt', record);
    const question = page.getByRole('dialog', { name: 'Leave the table?' });
    await question.getByText('friend.palio.txt').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(table);
    await page.locator('section.army').waitFor();
    await drop(page, 'friend.palio.txt', record);
    await question.getByRole('button', { name: 'Show the record' }).click();
    await page.getByText('The beginning').waitFor();
    await page.goBack();
    await page.locator('section.army').waitFor();
  });

  it('never takes the browser away from a page', async () => {
    const page = await visit('/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const isPrevented = await page.evaluate(() =>
      ['dragover', 'drop'].map(type => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'x.pdf'));
        return !document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }),
    );
    expect(isPrevented).toEqual([true, true]);
  });

  it('nor does a link, but a field takes it', async () => {
    const page = await visit('/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const isPrevented = await page.evaluate(() =>
      ['body', 'input.field'].map(target => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add('https://example.org/', 'text/uri-list');
        const event = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
        return !document.querySelector(target)!.dispatchEvent(event);
      }),
    );
    expect(isPrevented).toEqual([true, false]);
  });
});

describe('a browser that stores nothing', () => {
  it('says so in one line of a phone, which can be put away and called back', async () => {
    const page = await arrive({ viewport: PHONE });
    const deny = 'Object.defineProperty(self, "indexedDB", { get() { throw new Error("denied"); } });';
    await page.addInitScript(deny);
    await page.route(/worker-[^/]*\.js$/, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${deny}${await response.text()}` });
    });
    await page.goto('/');
    await page.getByText('This browser stores nothing').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await playNow(page, 'The Castles of Burgundy');
    const notice = page.getByRole('alert').filter({ hasText: 'This game is not stored' });
    await notice.waitFor();
    expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(52);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button', { name: 'Download the record' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^castles-of-burgundy-/);
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'To the start page' }).first().click();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await page.goBack();
    await notice.waitFor();
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'This game is not stored' }).click();
    await notice.waitFor();
  });
});

describe('a fault', () => {
  it('is told in the language of the reader, with what the rules say behind it', async () => {
    const page = await visit('/replay', { locale: 'it-IT' });
    await page.getByRole('heading', { name: 'Rivedi' }).waitFor();
    await drop(page, 'rotto.txt', 'ciao');
    await page.getByText('Questa registrazione non si può rivedere').waitFor();
    await page.getByText('(rotto.txt, riga 1)').waitFor();
    const detail = page.locator('details [lang="en"]');
    expect(await detail.isVisible()).toBe(false);
    await page.getByText('Dettagli').click();
    expect(await detail.textContent()).toContain('a record starts with');
    await expectAccessible(page);
  });
});

describe('saved games', () => {
  it('can be deleted, and brought back', async () => {
    const page = await arrive();
    await sitDown(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Medieval Battle deleted').waitFor();
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('section.army').waitFor();
  });

  it('that are damaged get one sentence and are kept for download', async () => {
    const page = await arrive();
    await sitDown(page);
    const id = page.url().split('/').at(-1)!;
    await page.goto('/settings');
    await page.evaluate(
      key =>
        new Promise<void>(resolve => {
          const open = indexedDB.open('palio');
          open.onsuccess = () => {
            const saves = open.result.transaction('saves', 'readwrite').objectStore('saves');
            const read = saves.get(key);
            read.onsuccess = () => {
              saves.put(String(read.result).replace('"turn":0', '"turn":7'), key).onsuccess = () => resolve();
            };
          };
        }),
      id,
    );
    await page.goto(`/play/${id}`);
    await page.getByText('This saved game cannot be opened').waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('"turn":7');
    await page.goto('/');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
  });
});

describe('without a network', () => {
  it('the app starts, and a game against a bot goes on', async () => {
    const context = await newProfile({ serviceWorkers: 'allow' });
    const page = await newPage(context);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await sitDown(page);
    await recruit(page);
    await context.setOffline(true);
    await page.reload();
    await deploy(page, 2);
    expect((await settled(page)).hexes.length).toBeGreaterThan(0);
    await page.goto('/rules/medieval-battle/MB-1.1');
    await page.waitForFunction(() => document.activeElement?.id === 'MB-1.1');
    // Nobody is told that there were no server, only because there is no way to it.
    await page.goto('/lobby');
    await page.getByText('The server cannot be reached').waitFor();
    await page.goto('/');
    await playNow(page, 'Medieval Battle');
    await page.locator('section.army').waitFor();
  });
});

describe('a newer version', () => {
  it('is announced, and taken when the player wants', async () => {
    const page = await visit('/', { serviceWorkers: 'allow' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    renewServer();
    await page.reload();
    const notice = page.getByText('A new version of Palio is ready.');
    await notice.waitFor();
    await expectAccessible(page);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    expect(await notice.count()).toBe(0);
  });
});
