import type { Ranking, RankingLine } from '@palio/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hall } from '../src/hall/hall.svelte.ts';

const line = (place: number, name = `P${place}`): RankingLine => ({
  place,
  person: { id: name.padEnd(8, '0'), name, kind: 'member' },
  rating: 1000 - place,
  games: 5,
  wins: 2,
  lastAt: 0,
});
const answer = (lines: readonly RankingLine[], more: Partial<Ranking> = {}): Ranking => ({
  least: 3,
  ranked: 200,
  rated: 210,
  finished: 40,
  lines: [...lines],
  next: null,
  mine: { line: line(120, 'Me'), missing: 0, from: '9.9.aboveMe0' },
  ...more,
});

/** Questions in the order in which they were asked; each is answered when the test wants it. */
let asked: { readonly address: string; answer(body: Ranking): void; fail(): void }[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve, reject) => {
        asked.push({
          address,
          answer: body => resolve(Response.json(body)),
          fail: () => reject(new TypeError('no network')),
        });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const names = (hall: Hall): string[] => hall.lines.map(({ person }) => person.name);

async function opened(first: Ranking): Promise<Hall> {
  const hall = new Hall('tadmor');
  asked[0]!.answer(first);
  await expect.poll(() => hall.found).toBeDefined();
  return hall;
}

describe('the ranking as it is read', () => {
  it('goes on where it ended, and has nobody twice who has fallen meanwhile', async () => {
    const hall = await opened(answer([line(1), line(2)], { next: '5.5.nextone0' }));
    expect(hall.hasMore).toBe(true);
    const reading = hall.more();
    expect(asked[1]!.address).toBe('/api/v1/games/tadmor/ranking?from=5.5.nextone0');
    asked[1]!.answer(answer([line(3, 'P1'), line(4)]));
    await reading;
    expect(names(hall)).toEqual(['P1', 'P2', 'P4']);
    expect(hall.hasMore).toBe(false);
  });

  it('opens a little above me where I stand far below, and at the top again', async () => {
    const hall = await opened(answer([line(1)], { next: '5.5.nextone0' }));
    const looking = hall.untilMine();
    expect(asked[1]!.address).toContain('from=9.9.aboveMe0');
    asked[1]!.answer(answer([line(119), line(120, 'Me')]));
    await looking;
    expect([names(hall), hall.isFromTop]).toEqual([['P119', 'Me'], false]);
    // Now I am there.
    await hall.untilMine();
    expect(asked).toHaveLength(2);
    const back = hall.fromTop();
    asked[2]!.answer(answer([line(1)]));
    await back;
    expect([names(hall), hall.isFromTop]).toEqual([['P1'], true]);
  });

  it('is what was asked for last, whatever comes first', async () => {
    const hall = await opened(answer([line(1)]));
    const [friends, everybody] = [hall.among(true), hall.among(false)];
    expect(asked[1]!.address).toContain('?among=friends');
    asked[2]!.answer(answer([line(1, 'Everybody')]));
    asked[1]!.answer(answer([line(1, 'Friend')]));
    await Promise.all([friends, everybody]);
    expect(names(hall)).toEqual(['Everybody']);
  });

  it('says why it did not come', async () => {
    const hall = new Hall('tadmor');
    asked[0]!.fail();
    await expect.poll(() => hall.fault).toMatchObject({ code: 'no-connection' });
    const again = hall.fromTop();
    asked[1]!.answer(answer([]));
    await again;
    expect([hall.fault, hall.isFromTop, hall.lines]).toEqual([undefined, true, []]);
  });
});
