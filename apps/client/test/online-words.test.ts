import { describe, expect, it as test } from 'vitest';
import { REFUSALS } from '@palio/protocol/words';
import { ServerRefusal } from '../src/online/ask.ts';
import { en as clientEn } from '../src/text/en.ts';
import { sentenceFor } from '../src/text/fault.ts';
import { it as clientIt } from '../src/text/it.ts';
import { en } from '../src/text/online/en.ts';
import { it } from '../src/text/online/it.ts';
import { agoInWords, paceInWords, spanInWords } from '../src/text/online/time.ts';
import { texts } from './support/texts.ts';

describe('the words of the pages that need a server', () => {
  test('are complete in both languages and never empty', () => {
    const [english, italian] = [texts(en), texts(it)];
    expect(italian.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const [path, text] of [...english, ...italian]) {
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('differ between the languages, apart from what is the same in both', () => {
    const same = texts(it).filter(([path, text]) => text === Object.fromEntries(texts(en))[path]);
    expect(same.map(([path]) => path)).toEqual(['enter.password', 'account.password']);
  });
});

describe('what the server refuses', () => {
  test('is said in the language of the reader, with what it adds as a detail', () => {
    const refusal = new ServerRefusal({ code: 'table-full', message: REFUSALS['table-full'].en });
    expect(sentenceFor(clientEn, refusal)).toBe('There is no free seat.');
    expect(sentenceFor(clientIt, refusal)).toBe(REFUSALS['table-full'].it);
    expect(refusal.message).toBe('');
    expect(new ServerRefusal({ code: 'bad-seats', message: 'somebody has to play' }).message).toBe(
      'somebody has to play',
    );
  });

  test('has a sentence even if its code is from a newer server', () => {
    expect(sentenceFor(clientEn, new ServerRefusal({ code: 'moon-phase', message: 'wait' }))).toBe(
      REFUSALS.internal.en,
    );
  });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('time', () => {
  test('is told in the largest unit that says enough', () => {
    expect(spanInWords(42 * MINUTE, 'en')).toBe('42 min');
    expect(spanInWords(26 * HOUR, 'en')).toBe('26 h');
    expect(spanInWords(26 * HOUR, 'it')).toBe('26 h');
    expect(spanInWords(72 * HOUR, 'en')).toBe('3 days');
    expect(spanInWords(72 * HOUR, 'it')).toBe('3 giorni');
    expect(spanInWords(-5, 'en')).toBe('0 s');
  });

  test('past is told from now', () => {
    expect(agoInWords(0, 30_000, 'en')).toBe('now');
    expect(agoInWords(0, 3 * HOUR, 'it')).toBe('3 ore fa');
    expect(agoInWords(0, 24 * HOUR, 'en')).toBe('yesterday');
  });

  test('of a table is its pace', () => {
    expect(paceInWords({ kind: 'none' }, en, 'en')).toBe('No clock');
    expect(paceInWords({ kind: 'live', reserve: 1200, increment: 60 }, en, 'en')).toBe(
      'Live · 20 min + 1 min a turn',
    );
    const window = { from: '08:00', to: '23:00', zone: 'Europe/Rome' };
    const pace = { kind: 'turns', reserve: 259_200, increment: 43_200, window } as const;
    const atHome = 'A turni · 3 giorni + 12 h a turno · gli orologi vanno dalle 08:00 alle 23:00';
    expect(paceInWords(pace, it, 'it', 'Europe/Rome')).toBe(atHome);
    expect(paceInWords(pace, it, 'it', 'America/New_York')).toBe(`${atHome} · ora di Europe/Rome`);
  });
});
