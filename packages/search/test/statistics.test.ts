import { expect, test } from 'vitest';
import { eloDifference, eloFromShare, utilities, wilsonInterval } from '../src/index.ts';

const outcome = (ranks: number[]) => ({ ranks, scores: ranks, breakdown: [], ending: 'test' });

test('Wilson intervals agree with the tables', () => {
  const cases = [
    [8, 10, 0.4902, 0.9433],
    [1, 10, 0.0179, 0.4042],
    [0, 10, 0, 0.2775],
    [50, 100, 0.4038, 0.5962],
  ] as const;
  for (const [successes, trials, low, high] of cases) {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test('Elo points follow the logistic curve', () => {
  expect(eloFromShare(0.5)).toBe(0);
  expect(eloFromShare(0.75)).toBeCloseTo(190.85, 2);
  expect(eloFromShare(10 / 11)).toBeCloseTo(400, 6);
  expect(eloFromShare(1)).toBe(Infinity);
  expect(eloFromShare(0)).toBe(-Infinity);
});

test('the Elo difference comes with an interval in which draws count', () => {
  const decisive = eloDifference(60, 40, 0);
  expect(decisive.difference).toBeCloseTo(70.44, 2);
  expect(decisive.low).toBeCloseTo(2.77, 1);
  expect(decisive.high).toBeCloseTo(143.9, 1);
  const drawn = eloDifference(30, 20, 50);
  expect(drawn.share).toBe(0.55);
  expect(drawn.difference).toBeCloseTo(34.86, 2);
  expect(drawn.low).toBeCloseTo(-12.9, 1);
  expect(drawn.high).toBeCloseTo(84.0, 1);
  expect(eloDifference(20, 30, 50).difference).toBeCloseTo(-drawn.difference, 9);
});

test('games that all ended alike still leave doubt', () => {
  const allWon = eloDifference(10, 0, 0);
  expect(allWon.difference).toBe(Infinity);
  expect(allWon.low).toBeCloseTo(eloFromShare(0.7225), 0);
  const allDrawn = eloDifference(0, 0, 100);
  expect(allDrawn.difference).toBe(0);
  expect(allDrawn.low).toBeCloseTo(-allDrawn.high, 9);
  expect(allDrawn.high).toBeGreaterThan(50);
  expect(eloDifference(0, 0, 0)).toEqual({ share: 0.5, difference: 0, low: -Infinity, high: Infinity });
});

test('a place is worth its part of the way from last to first, a shared one the mean', () => {
  expect(utilities(outcome([1, 2]))).toEqual([1, 0]);
  expect(utilities(outcome([1, 1]))).toEqual([0.5, 0.5]);
  expect(utilities(outcome([3, 1, 2]))).toEqual([0, 1, 0.5]);
  expect(utilities(outcome([1, 1, 3]))).toEqual([0.75, 0.75, 0]);
  expect(utilities(outcome([1, 2, 2, 4]))).toEqual([1, 0.5, 0.5, 0]);
  expect(utilities(outcome([1]))).toEqual([1]);
  expect(utilities(outcome([2]))).toEqual([0]);
});
