import type { TableCard } from '@palio/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { ratingChanges } from '../../src/online-table/ratings.ts';

/** Whose result is known, the more the oftener somebody has asked. */
let known: string[][] = [];
let gone: string[] = [];

vi.mock('../../src/online/api.ts', () => ({
  people: {
    profile: (name: string) =>
      Promise.resolve({ ratings: [{ game: 'fair', rating: name === 'Ada' ? 40 : 0 }] }),
    history: (name: string) => {
      if (gone.includes(name)) return Promise.reject(new Error('gone'));
      const isKnown = known[0]!.includes(name);
      if (name === 'Bea' && known.length > 1) known.shift();
      return Promise.resolve(isKnown ? [{ table: 't', ratingChange: name === 'Ada' ? 40 : 0 }] : []);
    },
  },
}));

const card = {
  id: 't',
  game: 'fair',
  seats: [
    { kind: 'person', person: { name: 'Ada' } },
    { kind: 'bot' },
    { kind: 'person', person: { name: 'Bea' } },
  ],
} as unknown as TableCard;

const BOTH = [
  { seat: 0, name: 'Ada', before: 0, after: 40 },
  { seat: 2, name: 'Bea', before: 0, after: 0 },
];

beforeEach(() => {
  gone = [];
});

it('is told of everybody, also if the server is just writing it when it is asked', async () => {
  known = [[], ['Bea'], ['Ada', 'Bea']];
  expect(await ratingChanges(card, [0, 0, 0])).toEqual(BOTH);
});

it('does not wait for who has deleted his account, nor for ever', async () => {
  known = [['Ada', 'Bea']];
  gone = ['Bea'];
  expect(await ratingChanges(card, [0, 60_000])).toEqual(BOTH.slice(0, 1));
  known = [[]];
  expect(await ratingChanges(card, [0, 0])).toEqual([]);
});
