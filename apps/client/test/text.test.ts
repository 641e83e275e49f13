import { ERROR_CODES } from '@palio/kernel';
import { describe, expect, it as test } from 'vitest';
import { en } from '../src/text/en.ts';
import { sentenceFor } from '../src/text/fault.ts';
import { it } from '../src/text/it.ts';
import { CLIENT_ERROR_CODES, Refusal } from '../src/worker/calls.ts';
import { texts } from './support/texts.ts';

describe('the words of the client', () => {
  test('are complete in both languages and never empty', () => {
    const [english, italian] = [texts(en), texts(it)];
    expect(italian.map(([path]) => path).toSorted()).toEqual(english.map(([path]) => path).toSorted());
    for (const [path, text] of [...english, ...italian]) {
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('differ between the languages, apart from names', () => {
    const same = texts(it).filter(([path, text]) => text === Object.fromEntries(texts(en))[path]);
    const allowed = /^(app\.(name|titleOf)|table\.menu|settings\.languages\.(en|it)|credits\.software)$/;
    expect(same.map(([path]) => path).filter(path => !allowed.test(path))).toEqual([]);
  });

  test('know one and many', () => {
    expect(en.home.actions(1)).toBe('1 action');
    expect(en.home.actions(2)).toBe('2 actions');
    expect(it.home.actions(1)).toBe('1 azione');
    expect(it.table.moreActions(1)).toBe('1 altra');
  });
});

describe('the sentence for a fault', () => {
  test('names what and where in the language of the reader', () => {
    const refusal = new Refusal('bad-record', 'action 4 is expected here', 'game.txt, line 17');
    expect(sentenceFor(en, refusal)).toBe(
      'This record cannot be replayed: it is damaged or was changed (game.txt, line 17).',
    );
    expect(sentenceFor(it, refusal)).toContain('game.txt, riga 17');
    expect(sentenceFor(it, new Refusal('rules-changed', 'x', 'saved game'))).toContain('(partita salvata)');
    expect(sentenceFor(it, new Refusal('bad-record', 'x', 'game.txt, action 3'))).toContain('azione 3');
    expect(sentenceFor(en, new Refusal('bad-record', 'x', 'game.txt'))).toContain('(game.txt)');
  });

  test('never holds what the rules say in English', () => {
    for (const code of [...ERROR_CODES, ...CLIENT_ERROR_CODES])
      for (const words of [en, it])
        expect(sentenceFor(words, new Refusal(code, 'so they say', 'there'))).not.toContain('so they say');
  });
});
