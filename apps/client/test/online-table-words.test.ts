import { describe, expect, it as test } from 'vitest';
import { whyCalledOff } from '../src/online-table/called-off.ts';
import { en } from '../src/text/online-table/en.ts';
import { it } from '../src/text/online-table/it.ts';
import { texts } from './support/texts.ts';

describe('the words of an online table', () => {
  test('are complete in both languages and never empty', () => {
    const [english, italian] = [texts(en), texts(it)];
    expect(italian.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const [path, text] of [...english, ...italian]) {
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('differ between the languages, apart from what is the same in both', () => {
    const english = Object.fromEntries(texts(en));
    const same = texts(it).filter(([path, text]) => text === english[path]);
    expect(same.map(([path]) => path)).toEqual([
      'bot',
      'botName',
      'room.no',
      'room.chats.on',
      'clock.letters.hour',
      'clock.spoken',
      'chat.title',
    ]);
  });
});

test('a table says why it was called off, also for a reason that only a newer server knows', () => {
  const cancelled = (reason: string) => [{ n: 1, entry: { type: 'cancelled', at: 0, reason } } as const];
  expect(whyCalledOff(cancelled('owner-left'), en)).toBe(en.cancelReasons['owner-left']);
  expect(whyCalledOff(cancelled('moon-phase'), it)).toBe(it.cancelReasons.other);
});
