import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Replay } from '../../src/replay/replay.svelte.ts';
import { usePage, useWorkers } from './fake-worker.ts';
import { openTable, TWO_PERSONS } from '../support/host.ts';

vi.mock('../../src/table/load-board.ts', () => ({ loadBoard: () => Promise.resolve(undefined) }));

/** One step of a replay of usual speed. */
const STEP = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A replay of eight actions, at its beginning. */
async function openReplay(): Promise<Replay> {
  const { answers, id } = await openTable(TWO_PERSONS);
  const bid = { type: 'bid', coins: 1 };
  const add = { type: 'add', count: 1 };
  for (let number = 0; number < 8; number++) {
    const seat = number % 2;
    await answers.act({ seat, actions: [number < 2 ? bid : add], viewer: seat, since: 0 });
  }
  useWorkers({ ...answers, useThinker: () => undefined });
  const replay = new Replay();
  await replay.openSaved(id, 0);
  expect(replay.all).toBe(8);
  return replay;
}

describe('a replay', () => {
  it('keeps its pace when it is stopped and goes on at once', async () => {
    const replay = await openReplay();
    const first = replay.play();
    await vi.advanceTimersByTimeAsync(STEP);
    expect(replay.count).toBe(1);
    await replay.play();
    const second = replay.play();
    await vi.advanceTimersByTimeAsync(2 * STEP);
    expect(replay.count).toBe(3);
    await vi.advanceTimersByTimeAsync(5 * STEP);
    await Promise.all([first, second]);
    expect(replay.count).toBe(8);
    expect(replay.playing).toBe(false);
    replay.end();
  });
});

describe('a dropped file', () => {
  it('that cannot be read is told to be so', async () => {
    usePage();
    const { speak } = await import('../../src/text/language.svelte.ts');
    await speak('en');
    const { droppedRecord, takeRecordFile } = await import('../../src/replay/dropped.svelte.ts');
    const { toasts } = await import('../../src/shell/toasts.svelte.ts');
    // So browsers hand over a folder.
    const folder = { name: 'records', size: 4096, text: () => Promise.reject(new Error('not a file')) };
    await takeRecordFile(folder as unknown as File);
    expect(toasts().map(({ text }) => text)).toEqual(['records cannot be read. Is it a file?']);
    expect(droppedRecord()).toBeUndefined();
  });
});
