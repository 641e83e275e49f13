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

  it('counts every step of somebody who is quicker than the answers', async () => {
    const replay = await openReplay();
    await Promise.all([replay.step(1), replay.step(4), replay.step(-1)]);
    expect(replay.count).toBe(4);
    await Promise.all([replay.step(-9), replay.step(2)]);
    expect(replay.count).toBe(2);
    await Promise.all([replay.step(1), replay.lookAs('spectator')]);
    expect(replay.count).toBe(3);
    replay.end();
  });

  it('leads nobody back who steps on while somebody else’s eyes are fetched', async () => {
    const replay = await openReplay();
    await replay.go(2);
    await Promise.all([replay.lookAs(1), replay.step(1), replay.step(1)]);
    expect(replay.count).toBe(4);
    expect(replay.snapshot?.viewer).toBe(1);
    // Of two views that were asked for one after the other the last one counts.
    await Promise.all([replay.lookAs('spectator'), replay.lookAs(0)]);
    expect(replay.snapshot?.viewer).toBe(0);
    expect(replay.count).toBe(4);
    replay.end();
  });
});

describe('the analysis of a replay', () => {
  /** Runs until it has thought about so many decisions. */
  const reach = (replay: Replay, count: number): Promise<unknown> =>
    vi.waitFor(() => expect(replay.analysis.decisions.length).toBeGreaterThanOrEqual(count));

  it('grows decision by decision up to the end, while the replay is stepped through', async () => {
    const replay = await openReplay();
    const { analysis } = replay;
    expect(analysis.status).toBe('waiting');
    const lengths = new Set<number>();
    analysis.begin();
    await replay.go(3);
    expect(replay.count).toBe(3);
    await vi.waitFor(() => {
      lengths.add(analysis.decisions.length);
      expect(analysis.status).toBe('done');
    });
    expect(analysis.decisions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(analysis.end).toHaveLength(2);
    expect(analysis.after(3)).toMatchObject({ number: 4, seat: 1 });
    expect(analysis.after(8)).toBeUndefined();
    // Once more brings nothing new.
    analysis.begin();
    expect(analysis.status).toBe('done');
    replay.end();
  });

  it('stops when it is told to, and goes on where it was', async () => {
    const replay = await openReplay();
    const { analysis } = replay;
    analysis.begin();
    analysis.stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(analysis.status).toBe('stopped');
    // What was asked for before comes, and nothing more.
    expect(analysis.decisions).toHaveLength(1);
    analysis.begin();
    await vi.waitFor(() => expect(analysis.status).toBe('done'));
    expect(analysis.decisions).toHaveLength(8);
    replay.end();
  });

  it('ends with the page, without a word', async () => {
    const replay = await openReplay();
    replay.analysis.begin();
    replay.end();
    await vi.advanceTimersByTimeAsync(100);
    expect(replay.analysis.status).toBe('stopped');
    expect(replay.analysis.fault).toBeUndefined();
  });

  it('finds for its words what the player saw then', async () => {
    const replay = await openReplay();
    replay.analysis.begin();
    await reach(replay, 3);
    const { view, question } = await replay.seenBefore(replay.analysis.decisions[2]!);
    expect(view).toEqual({ total: 0, ownBid: 1 });
    expect(question?.waitingFor).toEqual([0]);
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
