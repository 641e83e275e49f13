import { readFileSync } from 'node:fs';
import type { NumberedEntry } from '@palio/protocol';
import { describe, expect, it as test } from 'vitest';
import { whyCalledOff } from '../src/online-table/called-off.ts';
import { freeSeatInWords } from '../src/online-table/free-seat.ts';
import { happenedIn } from '../src/online-table/happened.ts';
import { wasDropped } from '../src/online-table/history.ts';
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

test('what is doubtful on the scratch board glows in pieces, in both languages', () => {
  const view = readFileSync(new URL('../src/online-table/PlanView.svelte', import.meta.url), 'utf8');
  for (const { plan } of [en, it]) expect(view).toContain(`[aria-label*='${plan.doubtful('').trim()}']`);
});

test('a table says why it was called off, also for a reason that only a newer server knows', () => {
  const cancelled = (reason: string) => [{ n: 1, entry: { type: 'cancelled', at: 0, reason } } as const];
  expect(whyCalledOff(cancelled('owner-left'), en)).toBe(en.cancelReasons['owner-left']);
  expect(whyCalledOff(cancelled('moon-phase'), it)).toBe(it.cancelReasons.other);
});

const PERSON = { id: 'person001', name: 'Ada', kind: 'member' } as const;

test('a free seat is offered by the name of who sat there, and to himself as his own', () => {
  const seat = { kind: 'person', person: PERSON, vacant: true } as const;
  expect(freeSeatInWords(seat, 'person002', en).title).toBe('The seat of Ada is free');
  expect(freeSeatInWords(seat, undefined, it).title).toBe('Il posto di Ada è libero');
  const own = freeSeatInWords(seat, PERSON.id, en);
  expect(Object.values(own).join(' ')).not.toContain('Ada');
  expect(own.button).toBe('Sit down again');
});

test('who was voted out has not resigned, who has is said to', () => {
  const resigned = { type: 'resigned', at: 2, seat: 1 } as const;
  const told = (entries: readonly NumberedEntry[]) =>
    happenedIn(
      en,
      resigned,
      () => 'Ada',
      seat => wasDropped(entries, seat),
    );
  const decided = (about: number) =>
    [{ n: 1, entry: { type: 'decided', at: 1, about, choice: 'drop' } }] as const;
  expect(told(decided(1))).toBe('Ada plays no more');
  expect(told(decided(0))).toBe('Ada has resigned');
});

test('where there are no clocks nobody is said to have run out of time', () => {
  const told = (words: typeof en, idle?: boolean) =>
    happenedIn(
      words,
      { type: 'time-out', at: 1, seat: 1, ...(idle && { idle }) },
      () => 'Ada',
      () => false,
    );
  expect([told(en), told(en, true)]).toEqual(['Ada has run out of time', 'Ada has not played for a week']);
  expect([told(it), told(it, true)]).toEqual(['Ada ha esaurito il tempo', 'Ada non gioca da una settimana']);
});
