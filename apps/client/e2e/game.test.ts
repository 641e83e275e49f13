import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  decide,
  deploy,
  expectArmy,
  expectResult,
  hex,
  isTurn,
  recruit,
  sealArmy,
  settled,
  sitDown,
  write,
} from './support/battle.ts';
import {
  arrive,
  DESKTOP,
  expectAccessible,
  expectAlwaysAccessible,
  expectNoSideways,
  newPage,
  newProfile,
  PHONE,
  useBrowser,
  visit,
} from './support/browser.ts';

useBrowser();

/** Acts by pointer for so many turns, then only passes, so that the game comes to an end. */
async function playByPointer(page: Page, turns: number): Promise<void> {
  for (let step = 0, turn = 0; ; step++) {
    const position = await settled(page);
    if (position.isOver) return;
    if (isTurn(position)) turn++;
    await decide(page, position, step, turn > turns);
  }
}

describe('a whole game', () => {
  it('is played by pointer against a bot, and replayed', async () => {
    const page = await arrive();
    await sitDown(page);
    await recruit(page);
    await deploy(page, 20);
    await playByPointer(page, 12);
    await expectResult(page);
    await expectAlwaysAccessible(page);
    await page.locator('dialog[open]').getByRole('link', { name: 'Replay this game' }).click();
    await page.waitForURL(/\/replay\//);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText(/Action (\d+) of \1/).waitFor();
    expect(page.url()).toMatch(/\?at=\d+$/);
    await page.getByRole('button', { name: 'Checked' }).click();
    await page.getByText('The draws come from the seed that was fixed before the game').waitFor();
    await page.keyboard.press('Escape');
    await expectAlwaysAccessible(page);
  });
});

describe('bots alone', () => {
  it('play to the end while somebody watches', async () => {
    const page = await visit('/new/medieval-battle');
    for (const seat of [0, 1]) await page.locator('form select').nth(seat).selectOption('easy');
    await page.locator('button[type="submit"]').click();
    await expectResult(page, 200_000);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction(() => document.querySelector('.log li') !== null);
  });
});

describe('the table', () => {
  it('goes on after a reload where it was', async () => {
    const page = await arrive();
    await sitDown(page);
    await recruit(page);
    await deploy(page, 3);
    const before = await settled(page);
    await page.reload();
    const after = await settled(page);
    expect(after).toEqual(before);
    await page.goto('/');
    await page.getByText('Your move').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    expect(await settled(page)).toEqual(before);
  });

  it('takes back whole decisions against a bot', async () => {
    const page = await arrive();
    await sitDown(page);
    await recruit(page);
    const before = await settled(page);
    await hex(page, before.hexes[0]!).click({ force: true });
    await page.waitForFunction(
      question => document.querySelector('.prompt .what b')?.textContent !== question,
      before.question,
    );
    await settled(page);
    await page.keyboard.press('u');
    await page.getByText(before.question).first().waitFor();
    expect((await settled(page)).hexes).toEqual(before.hexes);
  });

  it('says which rule forbids what was tried', async () => {
    const page = await arrive();
    await sitDown(page);
    await recruit(page);
    const { hexes } = await settled(page);
    const forbidden = [...Array(127).keys()].map(String).find(name => !hexes.includes(name))!;
    await hex(page, forbidden).click({ force: true });
    const why = page.locator('.why-not');
    await why.waitFor();
    const link = why.getByRole('link');
    expect(await link.getAttribute('href')).toMatch(/^\/rules\/medieval-battle\/MB-/);
    await expectAlwaysAccessible(page);
    // It is read where one stands, and the game beneath goes on.
    const address = page.url();
    const name = await link.textContent();
    await link.click();
    const rule = page.getByRole('dialog', { name: name! });
    await rule.getByText(name!.replace('Rule ', ''), { exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await rule.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(address);
  });

  it('speaks the language of the settings', async () => {
    const page = await arrive();
    await sitDown(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Italiano' }).check();
    await page.getByLabel('Notte').check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tutte le azioni' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expectAccessible(page);
  });

  it('asks before what cannot be taken back, and not at all if the player wants', async () => {
    for (const confirm of ['final', 'never']) {
      const page = await arrive({ settings: { confirm } });
      await sitDown(page);
      await recruit(page);
      const { hexes } = await settled(page);
      await hex(page, hexes[0]!).click({ force: true });
      const stop = page.locator('.prompt .acts button', { hasText: 'reserve' });
      await stop.click();
      if (confirm === 'final') await page.getByRole('button', { name: 'Cancel' }).click();
      await stop.waitFor({ state: confirm === 'final' ? 'visible' : 'detached' });
    }
  });

  it('tells a screen reader what happened and what is asked', async () => {
    const page = await arrive();
    await sitDown(page);
    await recruit(page);
    const { question } = await settled(page);
    const told = page.locator('[aria-live="polite"]', { hasText: question });
    await told.waitFor({ state: 'attached' });
    expect(await told.textContent()).toMatch(/^The armies are shown/);
  });

  it('shows the past without changing the present', async () => {
    const page = await arrive();
    await sitDown(page);
    await recruit(page);
    const before = await settled(page);
    await page.keyboard.press('[');
    await page.getByText(/The position after \d+ of \d+ actions/).waitFor();
    await page.keyboard.press(']');
    expect(await settled(page)).toEqual(before);
  });

  it('opens in one tab only', async () => {
    const context = await newProfile();
    const first = await newPage(context);
    await sitDown(first);
    const second = await newPage(context);
    await second.goto(first.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await expectAccessible(second);
    await second.getByRole('button', { name: 'Play here instead' }).click();
    await second.locator('section.army').waitFor();
    await first.getByRole('heading', { name: 'This game went on in another tab' }).waitFor();
    await first.close();
  });

  it('waits for the other tab to close', async () => {
    const context = await newProfile();
    const first = await newPage(context);
    await sitDown(first);
    const second = await newPage(context);
    await second.goto(first.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await first.close();
    await second.locator('section.army').waitFor();
  });
});

describe('the army that is recruited', () => {
  it('is the same on the screen, in the list, by digits, after undo and reload', async () => {
    const page = await arrive();
    await sitDown(page);
    await page.getByRole('button', { name: 'One more heavy cavalry' }).click({ clickCount: 2 });
    await page.getByRole('button', { name: 'One more pikemen' }).click();
    await expectArmy(page, '20000100');
    await write(page, 'A');
    await expectArmy(page, '20000110');
    await page.getByRole('button', { name: 'One heavy cavalry less' }).click();
    await expectArmy(page, '10000110');
    await page.keyboard.press('u');
    await expectArmy(page, '20000110');
    await page.keyboard.press('1');
    await expectArmy(page, '30000110');
    await page.reload();
    await expectArmy(page, '30000110');
    // The whole turn at once; with one step there is no more than that to take back.
    await page.keyboard.press('U');
    await expectArmy(page, '00000000');
    await page.getByRole('button', { name: 'One more pikemen' }).click();
    await expectArmy(page, '00000100');
    expect(await page.getByRole('button', { name: 'Take back the whole turn' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expectArmy(page, '00000000');
    await page.getByText('Recruitment', { exact: true }).waitFor();
  });

  it('is asked about once more while points are left', async () => {
    const page = await arrive();
    await sitDown(page);
    await page.locator('section.army footer .primary').click();
    await page.getByText('20 points would be lost').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('20 points would be lost').waitFor({ state: 'detached' });
    await page.locator('section.army footer .primary').click();
    await page.keyboard.press('Enter');
    await hex(page, '0').waitFor({ state: 'attached' });
  });
});

/** A hex and one beside it, both free to deploy on and as far from the caravans, above and below, as can be. */
function neighbours(page: Page): Promise<readonly [string, string]> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll<SVGElement>('.cell.choosable')].map(cell => {
      const { x, y, width } = cell.getBoundingClientRect();
      return { name: cell.dataset['hex'] ?? '', x, y, width };
    });
    const middle = (Math.min(...cells.map(({ y }) => y)) + Math.max(...cells.map(({ y }) => y))) / 2;
    cells.sort((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle));
    for (const a of cells)
      for (const b of cells)
        if (a !== b && Math.abs(a.y - b.y) < 2 && Math.abs(b.x - a.x - a.width) < 4) return [a.name, b.name];
    throw new Error('no two hexes side by side');
  });
}

/** Two people, one heavy cavalry each, side by side. Answers with the hex of the one that is to move, and the other. */
async function duel(page: Page): Promise<readonly [string, string]> {
  await page.locator('select').nth(1).selectOption('person');
  await page.getByLabel(/Seat Red: Name/).fill('Ada');
  await page.getByLabel(/Seat Yellow: Name/).fill('Bianca');
  // Always the same map.
  await page.getByLabel(/^Seed/).fill('duel');
  await page.locator('button[type="submit"]').click();
  for (const name of ['Ada', 'Bianca']) {
    await page.getByRole('button', { name: `I am ${name}: show my side` }).click();
    await page.getByRole('button', { name: 'One more heavy cavalry' }).click();
    await expectArmy(page, '10000000');
    await page.locator('section.army footer .primary').click();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    if (name === 'Ada') await page.getByRole('button', { name: 'Cover and hand over' }).click();
  }
  const choose = async (name: string): Promise<void> => {
    await page.locator(`.choosable[data-hex="${name}"]`).waitFor();
    const told = await page.locator('.log li').count();
    await hex(page, name).click({ force: true });
    await page.waitForFunction(before => document.querySelectorAll('.log li').length > before, told);
  };
  await choose((await settled(page)).hexes[0]!);
  await choose((await settled(page)).hexes.at(-1)!);
  await page.locator('.tray button.legal').first().click();
  await page.locator('.choosable').first().waitFor();
  const [red, yellow] = await neighbours(page);
  await choose(red);
  await page.locator('.tray button.legal').first().click();
  await choose(yellow);
  await page.getByText(/^Battle · round 1$/).waitFor();
  return (await settled(page)).hexes.includes(red) ? [red, yellow] : [yellow, red];
}

const asked = (page: Page, question: RegExp): Promise<void> =>
  page.locator('.prompt .asked', { hasText: question }).waitFor();

describe('an attack', () => {
  it('shows what it brings and waits for a yes', async () => {
    const page = await visit('/new/medieval-battle');
    const [own, enemy] = await duel(page);
    await hex(page, own).click({ force: true });
    await asked(page, /^Move the heavy cavalry/);
    await hex(page, enemy).click({ force: true });
    await page.locator('.prompt', { hasText: 'Charge the heavy cavalry' }).getByText(/lose/).waitFor();
    await page.locator('.calculator', { hasText: 'If you charge' }).getByText('Result:').waitFor();
    await expectAlwaysAccessible(page);
    await page.keyboard.press('Escape');
    await asked(page, /^Move the heavy cavalry/);
    await hex(page, enemy).click({ force: true });
    await page.getByRole('button', { name: /^Confirm/ }).waitFor();
    // The same target once more is the yes.
    await hex(page, enemy).click({ force: true });
    await asked(page, /stand or retreat/);
    // The smallest phone keeps the field in sight beside the standing order.
    await page.setViewportSize({ width: 320, height: 640 });
    const order = page.getByRole('switch', { name: /Always stand/ });
    await order.waitFor();
    expect(await page.locator('.battle .card p:visible').count()).toBe(0);
    await page.setViewportSize(DESKTOP);
    await order.check();
    await page.keyboard.press('u');
    await asked(page, /^Move the heavy cavalry/);
    // With its standing order the unit answers by itself.
    await hex(page, enemy).click({ force: true });
    await page.keyboard.press('Enter');
    await page
      .locator('.log')
      .getByText(/^Melee at/)
      .waitFor();
  });

  it('can be drawn with the pointer, and so can a way', async () => {
    const page = await visit('/new/medieval-battle');
    const [own, enemy] = await duel(page);
    const middle = async (name: string): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await hex(page, name).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const drag = async (...names: string[]): Promise<void> => {
      const [first, ...rest] = await Promise.all(names.map(middle));
      await page.mouse.move(first!.x, first!.y);
      await page.mouse.down();
      for (const { x, y } of rest) {
        await page.mouse.move(x, y, { steps: 5 });
        // Dragging has chosen the unit; its ways glow when the rules have answered.
        await page
          .locator('.way')
          .first()
          .waitFor({ state: 'attached', timeout: 2000 })
          .catch(() => undefined);
        await page.mouse.move(x + 1, y);
      }
      await page.mouse.up();
    };
    await drag(own, enemy);
    await page.locator('.prompt', { hasText: 'Charge the heavy cavalry' }).waitFor();
    await page.keyboard.press('Escape');
    const { hexes } = await settled(page);
    const free = hexes.find(name => name !== enemy && name !== own)!;
    await drag(own, free);
    await page
      .locator('.log')
      .getByText(/^Heavy cavalry moved to/)
      .waitFor();
    await page.keyboard.press('u');
    await asked(page, /^Move the heavy cavalry/);
  });
});

describe('two people at one screen', () => {
  it('see only their own side, with a curtain between', async () => {
    const page = await visit('/new/medieval-battle');
    await page.locator('select').nth(1).selectOption('person');
    await page.getByLabel(/Seat Red: Name/).fill('Ada');
    await page.getByLabel(/Seat Yellow: Name/).fill('Bianca');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { name: 'Hand the device to Ada' }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('.stage').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Ada: show my side' }).click();
    await sealArmy(page);
    await page.getByText('Bianca is next').waitFor();
    await page.getByRole('button', { name: 'Cover and hand over' }).click();
    await page.getByRole('heading', { name: 'Hand the device to Bianca' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'I am Bianca: show my side' }).click();
    await page.locator('section.army').waitFor();
    expect(await page.locator('section.army output b').allTextContents()).toEqual(Array(8).fill('0'));
    await sealArmy(page);
    // Nothing is hidden any more: no curtain.
    expect((await settled(page)).hexes.length).toBeGreaterThan(0);
  });
});

describe('on a phone', () => {
  it('everything can be reached and touched', async () => {
    const page = await arrive({ viewport: PHONE, hasTouch: true, isMobile: true });
    await sitDown(page);
    await expectNoSideways(page);
    await expectAccessible(page);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.bar button, .bar a, .tabs button, .choices button, .prompt button',
        ),
      ]
        .filter(element => element.offsetParent !== null)
        .filter(element => element.offsetWidth < 44 || element.offsetHeight < 44)
        .map(element => element.outerHTML),
    );
    expect(small).toEqual([]);
    for (const tab of ['Armies', 'Odds', 'Log', 'Field']) {
      await page.locator('.tabs').getByRole('button', { name: tab }).click();
      await expectNoSideways(page);
      await expectAlwaysAccessible(page);
    }
    await page.getByRole('button', { name: 'All actions' }).click();
    await page.getByRole('button', { name: /Recruit pikemen/ }).click();
    await page.locator('.tabs').getByRole('button', { name: 'Armies' }).click();
    await page.locator('.stage .seat').first().waitFor();
    // Magnified fourfold a desktop is so small: not all is in sight at once, but all of it can be scrolled to.
    await page.setViewportSize({ width: 360, height: 225 });
    await expectNoSideways(page);
    for (const part of ['.stage', '.prompt', '.tabs']) {
      await page.locator(part).scrollIntoViewIfNeeded();
      expect((await page.locator(part).boundingBox())!.height).toBeGreaterThan(50);
    }
  });

  it('the tray has room for its answers, and no card lies over a target', async () => {
    const page = await visit('/', { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'it-IT' });
    // On this map some hexes leave no corner free: their cards stand below the field.
    await sitDown(page, 'easy', 's7');
    await recruit(page);
    await page.locator('.choices button').first().waitFor();
    expect(await page.locator('.choices button').count()).toBe(5);
    expect(
      await page.evaluate(() => {
        const tray = document.querySelector('.choices')!;
        return tray.scrollWidth - tray.clientWidth;
      }),
    ).toBeLessThanOrEqual(0);
    // Whatever is looked at, its card covers nothing that can be chosen.
    const covered = await page.evaluate(async () => {
      const hits: string[] = [];
      const others = [...document.querySelectorAll<SVGElement>('.cell:not(.choosable)')];
      for (const cell of others.filter((_, i) => i % 9 === 0)) {
        cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise(resolve => setTimeout(resolve, 60));
        const card = document.querySelector('.card:not(.tray)');
        if (card === null) hits.push(`no card for ${cell.dataset['hex']}`);
        const box = card?.getBoundingClientRect();
        for (const target of document.querySelectorAll<SVGElement>('.cell.choosable')) {
          const { left, right, top, bottom } = target.getBoundingClientRect();
          if (box && left < box.right && box.left < right && top < box.bottom && box.top < bottom)
            hits.push(`${cell.dataset['hex']} over ${target.dataset['hex']}`);
        }
      }
      return hits;
    });
    expect(covered).toEqual([]);
  });
});
