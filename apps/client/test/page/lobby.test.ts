import type { LobbyQuery, TableLine } from '@palio/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_FILTERS, PAGE_SIZE } from '../../src/lobby/filters.ts';
import { Found, type Wanted } from '../../src/lobby/found.svelte.ts';

let open: readonly TableLine[] = [];

vi.mock('../../src/online/api.ts', () => ({
  tables: {
    lobby: ({ before = Infinity, limit }: LobbyQuery) =>
      Promise.resolve(open.filter(({ createdAt }) => createdAt < before).slice(0, limit)),
  },
}));

const ALL: Wanted = { tab: undefined, filters: NO_FILTERS, person: 'ada' };

/** Tables, the newest first; the third is mine. */
const tablesOf = (count: number): TableLine[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `t${count - i}`,
    createdAt: count - i,
    seats: [{ person: { id: i === 2 ? 'ada' : 'bob' } }],
  })) as unknown as TableLine[];

const shown = ({ lines, hasMore }: Found): readonly [number | undefined, boolean] => [lines?.length, hasMore];

beforeEach(() => {
  open = tablesOf(2 * PAGE_SIZE + 10);
});

it('shows all tables part by part, although mine stands elsewhere', async () => {
  const found = new Found();
  await found.look(ALL);
  expect(shown(found)).toEqual([PAGE_SIZE - 1, true]);
  // Whoever presses twice gets the next part once.
  await Promise.all([found.more(), found.more()]);
  expect(shown(found)).toEqual([2 * PAGE_SIZE - 1, true]);
  await found.more();
  expect(shown(found)).toEqual([2 * PAGE_SIZE + 9, false]);
  expect(new Set(found.lines!.map(({ id }) => id)).size).toBe(2 * PAGE_SIZE + 9);
});

it('shows as much as before when the lobby changes, and one part of what is looked for anew', async () => {
  const found = new Found();
  await found.look(ALL);
  await found.more();
  open = tablesOf(2 * PAGE_SIZE + 11);
  await found.renew();
  expect(found.lines!.length).toBe(2 * PAGE_SIZE - 1);
  expect(found.lines![0]!.id).toBe(`t${2 * PAGE_SIZE + 11}`);
  await found.look({ ...ALL, filters: { ...NO_FILTERS, language: 'it' } });
  expect(found.lines!.length).toBe(PAGE_SIZE - 1);
});
