import type { Notice } from '@palio/protocol';
import { expect, it, vi } from 'vitest';
import { followNotices, markRead, notices, renewNotices, unread } from '../../src/notices/notices.svelte.ts';

const notice = (id: string, read = false): Notice => ({
  id,
  kind: 'friend',
  table: null,
  game: null,
  from: 'Ada',
  at: 0,
  read,
});

/** What the server knows, and what it has been asked and has not answered yet. */
let known: readonly Notice[] = [];
const questions: (() => void)[] = [];
let tell: (told: Notice) => void = () => undefined;

vi.mock('../../src/online/api.ts', () => ({
  account: {
    // It is read when it is asked, and comes when the test lets it.
    notices: () => {
      const answer = known;
      return new Promise(resolve => questions.push(() => resolve(answer)));
    },
    readNotices: () => {
      known = known.map(each => ({ ...each, read: true }));
      return Promise.resolve();
    },
  },
}));
vi.mock('../../src/online/live.svelte.ts', () => ({
  live: () => ({
    onNotice: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
    onReturn: () => () => undefined,
  }),
}));
vi.mock('../../src/lobby/mine.svelte.ts', () => ({ readMyTables: () => Promise.resolve() }));
vi.mock('../../src/router/router.svelte.ts', () => ({
  route: () => ({ page: 'home' }),
  goTo: () => undefined,
}));
vi.mock('../../src/shell/announcer.svelte.ts', () => ({ announce: () => undefined }));
vi.mock('../../src/shell/toasts.svelte.ts', () => ({ toast: () => undefined }));
vi.mock('../../src/notices/sentence.ts', () => ({
  sentenceOf: () => '',
  targetOf: () => ({ page: 'home' }),
}));
vi.mock('../../src/text/online/words.ts', () => ({ online: () => ({ notices: { open: 'Open' } }) }));

async function answerAll(): Promise<void> {
  while (questions.length > 0) {
    questions.shift()!();
    await new Promise(resolve => setTimeout(resolve));
  }
}

it('an answer that comes late brings back nothing that was read, and loses nothing that was told meanwhile', async () => {
  known = [notice('first'), notice('second')];
  const leave = followNotices('me');
  await answerAll();
  expect(unread()).toBe(2);

  // Whoever opens the list has it read anew, and may be quicker than the answer.
  const renewed = renewNotices();
  await markRead();
  expect(unread()).toBe(0);
  await answerAll();
  await renewed;
  expect(unread()).toBe(0);

  const again = renewNotices();
  known = [notice('third'), ...known];
  tell(notice('third'));
  await answerAll();
  await again;
  expect(notices().map(({ id }) => id)).toEqual(['third', 'first', 'second']);
  leave();
});
