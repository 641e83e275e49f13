import { expect, test } from 'vitest';
import type { AnyAction, AnyEvent, Question } from '../src/index.ts';
import { promptFrom, textFrom, type Asked, type AskingWords, type ReasonWords } from '../src/words.ts';

interface Steps {
  bid: { readonly least: number };
}
interface View {
  readonly round: number;
}

const asking: AskingWords<Steps, View> = {
  prompts: {
    bid: {
      own: ({ least }, { round }) => ({ what: `Bid ${least} or more`, hint: `round ${round}` }),
      other: name => ({ what: `${name} bids` }),
    },
  },
  plainPrompts: {
    sealed: names => ({ what: `You have bid; waiting for ${names}` }),
    waiting: names => ({ what: `${names} decides` }),
    over: () => ({ what: 'The end' }),
  },
};
const bid: Asked<Steps> = { kind: 'bid', step: { least: 3 }, rule: 'XX-1.2' };
const question: Question = { kind: 'bid', waitingFor: [0, 2], ready: [1], sealed: true };
const nameOf = (seat: number): string => ['Ada', 'Bea', 'Cleo'][seat]!;

test('a question is put to those it is asked, told to the others, and confirmed to those who answered', () => {
  const read = (viewer: number | 'spectator') =>
    promptFrom(asking, bid, { round: 4 }, question, { viewer, nameOf });
  expect(read(2)).toEqual({ what: 'Bid 3 or more', hint: 'round 4', rule: 'XX-1.2' });
  expect(read('spectator')).toEqual({ what: 'Ada, Cleo bids', rule: 'XX-1.2' });
  expect(read(1)).toEqual({ what: 'You have bid; waiting for Ada, Cleo', rule: 'XX-1.2' });
});

test('a question without words, and none at all', () => {
  const reader = { viewer: 0, nameOf };
  expect(promptFrom(asking, 'unknown', { round: 4 }, question, reader)).toEqual({
    what: 'Ada, Cleo decides',
  });
  const over = { what: 'The end' };
  expect(promptFrom(asking, 'nothing', { round: 4 }, question, reader)).toEqual(over);
  expect(promptFrom(asking, bid, { round: 4 }, { ...question, waitingFor: [] }, reader)).toEqual(over);
});

test('the text of a game is its words, and its sentences made of them', async () => {
  const reasons: ReasonWords<'tooLow'> = {
    tooLow: ({ least }) => `At least ${least}`,
    unknown: () => 'Not now',
  };
  const words = {
    title: 'Fair',
    tagline: '',
    about: '',
    options: {},
    seatNames: ['first'],
    endings: {},
    scores: { coins: 'Coins' },
    reasons: () => Promise.resolve(reasons),
  };
  const text = textFrom<typeof words, View, AnyAction, AnyEvent>(words, {
    prompt: ({ title }) => ({ what: title }),
    action: (_words, _view, seat, { type }) => `${seat}: ${type}`,
    event: (_words, { type }, name) => ({ text: `${name(1)} ${type}` }),
    where: ({ title }, { round }) => ({ now: `${title} ${round}` }),
    board: ({ title }) => Promise.resolve(title),
  });
  expect(text.words).toBe(words);
  expect([text.title, text.scores, text.tieBreaks]).toEqual(['Fair', { coins: 'Coins' }, {}]);
  expect(text.action({ round: 1 }, 2, { type: 'take' })).toBe('2: take');
  expect(text.event({ type: 'left' }, nameOf, { round: 1 })).toEqual({ text: 'Bea left' });
  expect(text.where?.({ round: 7 })).toEqual({ now: 'Fair 7' });
  expect(await text.reason({ rule: 'XX-1', sentence: 'tooLow', values: { least: 2 } })).toBe('At least 2');
  for (const sentence of ['newer', 'toString'])
    expect(await text.reason({ rule: 'XX-1', sentence })).toBe('Not now');
});
