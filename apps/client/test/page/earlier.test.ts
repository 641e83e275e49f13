import type { PositionView } from '@palio/protocol';
import { describe, expect, it, vi } from 'vitest';
import { Earlier } from '../../src/online-table/earlier.svelte.ts';
import type { TableFeed } from '../../src/online-table/feed.svelte.ts';

vi.mock('../../src/router/router.svelte.ts', () => ({
  goTo: () => undefined,
  replaceRoute: () => undefined,
}));
vi.mock('../../src/settings/settings.svelte.ts', () => ({ settings: () => ({ botSpeed: 'normal' }) }));
vi.mock('../../src/text/language.svelte.ts', () => ({ words: () => ({}) }));
vi.mock('../../src/text/fault.ts', () => ({ sentenceFor: () => 'Gone.' }));
vi.mock('../../src/shell/toasts.svelte.ts', () => ({ toast: () => undefined }));

let isGone = false;
vi.mock('../../src/online-table/calls.ts', () => ({
  positionAt: (_: string, count: number): Promise<PositionView> =>
    isGone
      ? Promise.reject(new Error('gone'))
      : Promise.resolve({
          count,
          decision: count,
          view: {},
          question: null,
          legal: [],
          asides: [],
          mayTakeBack: false,
          undo: 'none',
          outcome: null,
        }),
}));

/** A table after nine actions, as far as looking back concerns it. */
const feed = { id: 't', viewer: 0, log: [], position: { count: 9 }, card: { status: 'running' } };
const open = (): Earlier => new Earlier(feed as unknown as TableFeed);

describe('the past of a table online', () => {
  it('counts every step of somebody who is quicker than the server', async () => {
    const earlier = open();
    await Promise.all([earlier.browseBy(-1), earlier.browseBy(-1), earlier.browseBy(-1)]);
    expect(earlier.past?.count).toBe(6);
    await Promise.all([earlier.browseBy(-20), earlier.browseBy(2)]);
    expect(earlier.past?.count).toBe(2);
    await earlier.browse(Infinity);
    expect(earlier.past).toBeUndefined();
    await earlier.browseBy(-1);
    expect(earlier.past?.count).toBe(8);
  });

  it('steps back from the newest action, also if the game went on since somebody came back to the present', async () => {
    const running = { ...feed, position: { count: 9 } };
    const earlier = new Earlier(running as unknown as TableFeed);
    await earlier.browseBy(-1);
    await earlier.browseBy(1);
    expect(earlier.past).toBeUndefined();
    running.position = { count: 14 };
    await earlier.browseBy(-1);
    expect(earlier.past?.count).toBe(13);
  });

  it('goes on from what is shown after a step that failed', async () => {
    const earlier = open();
    await earlier.browse(5);
    isGone = true;
    await earlier.browseBy(-2);
    isGone = false;
    expect(earlier.past?.count).toBe(5);
    await earlier.browseBy(-1);
    expect(earlier.past?.count).toBe(4);
  });
});
