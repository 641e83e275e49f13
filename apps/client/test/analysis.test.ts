import type { AnyAction } from '@palio/kernel';
import type { ReviewedDecision } from '@palio/search';
import { describe, expect, it as test } from 'vitest';
import {
  apart,
  countAt,
  type Field,
  heightAt,
  linesOf,
  type Moment,
  momentsOf,
  pathOf,
  spread,
  thinned,
  valuesAt,
  xOf,
  yOf,
} from '../src/analysis/graph.ts';
import { noteOn } from '../src/analysis/note.ts';
import { en } from '../src/text/analysis/en.ts';
import { it } from '../src/text/analysis/it.ts';
import { texts } from './support/texts.ts';

const field: Field = { left: 40, right: 240, top: 10, bottom: 110, all: 100 };

const decision = (number: number, values: readonly number[], loss = 0): ReviewedDecision => ({
  number,
  seat: 0,
  action: { type: 'pass' },
  notation: 'pass',
  values,
  bestAction: { type: loss > 0 ? 'bid' : 'pass' },
  best: loss > 0 ? 'bid' : 'pass',
  loss,
});

describe('the graph of a game', () => {
  test('begins before the first decision and ends with the result', () => {
    const moments = momentsOf([decision(1, [0.5, 0.5]), decision(7, [0.6, 0.4])], [1, 0], 9);
    expect(moments.map(({ count }) => count)).toEqual([0, 6, 9]);
    expect(moments.at(-1)!.values).toEqual([1, 0]);
    // While it is thought about nobody knows the end.
    expect(momentsOf([decision(7, [0.6, 0.4])], undefined, 9).map(({ count }) => count)).toEqual([6]);
  });

  test('puts every moment and share at its place, and finds the moment again', () => {
    expect([xOf(field, 0), xOf(field, 50), xOf(field, 100)]).toEqual([40, 140, 240]);
    expect([yOf(field, 0), yOf(field, 0.5), yOf(field, 1)]).toEqual([110, 60, 10]);
    for (const count of [0, 1, 49, 100]) expect(countAt(field, xOf(field, count))).toBe(count);
    expect([countAt(field, -30), countAt(field, 999)]).toEqual([0, 100]);
    expect(countAt({ ...field, all: 0 }, 100)).toBe(0);
  });

  test('has one line for each seat, and one for a team', () => {
    const alone: readonly Moment[] = [
      { count: 0, values: [0.5, 0.5] },
      { count: 50, values: [0.75, 0.25] },
    ];
    expect(linesOf(alone, field).map(({ seats }) => seats)).toEqual([[0], [1]]);
    expect(pathOf(linesOf(alone, field)[0]!.points)).toBe('M40.0 60.0L140.0 35.0');
    const teams = alone.map(({ count, values: [a, b] }) => ({ count, values: [a!, b!, a!, b!] }));
    expect(linesOf(teams, field).map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(linesOf([{ count: 0, values: [0.4] }], field)).toHaveLength(1);
    expect(linesOf([], field)).toEqual([]);
  });

  test('of a long game shows means, and reaches both ends', () => {
    const long = Array.from({ length: 600 }, (_, count) => ({ count, values: [count % 2] }));
    const drawn = thinned(long, 60);
    expect(drawn).toHaveLength(60);
    for (const { values } of drawn) expect(values).toEqual([0.5]);
    expect([drawn[0]!.count, drawn.at(-1)!.count]).toEqual([0, 599]);
    expect(thinned(long.slice(0, 60), 60)).toEqual(long.slice(0, 60));
  });

  test('keeps the shields at its end apart and inside', () => {
    expect(spread([50, 50, 52], 20, 10, 110)).toEqual([50, 70, 90]);
    expect(spread([105, 108, 20], 20, 10, 110)).toEqual([90, 110, 20]);
    expect(spread([0], 20, 10, 110)).toEqual([10]);
  });

  test('marks the turning points on their lines, and none over another', () => {
    const line = [
      { x: 0, y: 100 },
      { x: 10, y: 50 },
      { x: 20, y: 70 },
    ];
    expect([-5, 0, 5, 10, 15, 99].map(x => heightAt(line, x))).toEqual([100, 100, 75, 50, 60, 70]);
    expect(heightAt([], 5)).toBe(0);
    const marks = [60, 62, 61, 60].map(y => ({ x: 100, y }));
    const placed = apart(marks, 19, field);
    expect(placed[0]).toEqual(marks[0]);
    for (const [i, { y }] of placed.entries()) {
      expect(y).toBeGreaterThanOrEqual(field.top);
      expect(y).toBeLessThanOrEqual(field.bottom);
      for (const other of placed.slice(0, i)) expect(Math.abs(other.y - y)).toBeGreaterThanOrEqual(19);
    }
    const far = [
      { x: 50, y: 60 },
      { x: 90, y: 60 },
    ];
    expect(apart(far, 19, field)).toEqual(far);
  });

  test('knows what was expected at any moment', () => {
    const moments = momentsOf([decision(3, [0.6, 0.4]), decision(7, [0.2, 0.8])], undefined, 9);
    expect(valuesAt(moments, 1)).toBeUndefined();
    expect(valuesAt(moments, 2)).toEqual([0.6, 0.4]);
    expect(valuesAt(moments, 5)).toEqual([0.6, 0.4]);
    expect(valuesAt(moments, 9)).toEqual([0.2, 0.8]);
  });
});

describe('the sentence on a decision', () => {
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const text = { action: (_view: unknown, _seat: number, { type }: AnyAction) => `to ${type}` };
  const told = (loss: number, words = en): string =>
    noteOn(decision(1, [0.5, 0.5], loss), {}, { text, words: words.note, percent, name: 'Ada' });

  test('says whether the best was found, and what it would have been', () => {
    expect(told(0)).toBe('Ada goes on with “to pass”: nothing better was found.');
    expect(told(0.004)).toBe('Ada goes on with “to pass”. “to bid” would have been about as good.');
    expect(told(0.12)).toBe('Ada goes on with “to pass”. “to bid” would have been better (+12%).');
    expect(told(0.12, it)).toContain('«to bid» sarebbe stato meglio (+12%)');
  });
});

describe('the words of hints and analysis', () => {
  test('are complete in both languages, never empty, and differ', () => {
    const [english, italian] = [texts(en), texts(it)];
    expect(italian.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [path, sentence] of [...english, ...italian]) {
      expect(sentence, path).not.toBe('');
      expect(sentence, path).not.toMatch(/undefined|\[object|NaN/);
    }
    const same = italian.filter(([path, sentence]) => sentence === Object.fromEntries(english)[path]);
    expect(same.map(([path]) => path)).toEqual(['sharesAt', 'shareOf']);
  });
});
