import { createHash, createHmac } from 'node:crypto';
import {
  chanceFrom,
  commitmentOf,
  fastChance,
  liveChance,
  PalioError,
  playbackChance,
  recordingChance,
  scriptedChance,
  type Chance,
} from '@palio/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hex, hmacKey, hmacSha256, sha256, utf8 } from '../src/sha256.ts';

describe('SHA-256', () => {
  test('agrees with the platform for every length of message and key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 150 }), (message, key) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
        const expected = createHmac('sha256', key).update(message).digest('hex');
        expect(hex(hmacSha256(hmacKey(key), message))).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('encodes text as UTF-8', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        text => hex(utf8(text)) === Buffer.from(text).toString('hex'),
      ),
    );
  });
});

/** Chi-squared of 60,000 throws of a die; above 20.5 a fair die would come once in a thousand times. */
const unfairness = (chance: Chance): number => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[chance.die(6) - 1]!++;
  return counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
};

describe('chance', () => {
  test('dice are fair, live and fast', () => {
    expect(unfairness(fastChance(42))).toBeLessThan(20.5);
    expect(unfairness(liveChance('a seed'))).toBeLessThan(20.5);
  });

  test('shuffles reach every order equally often', () => {
    const chance = fastChance(7);
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = ['a', 'b', 'c', 'd'];
      chance.shuffle(list);
      seen.set(list.join(''), (seen.get(list.join('')) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('a live stream can be taken up again after any number of draws', () => {
    const whole = liveChance('seed');
    const all = Array.from({ length: 20 }, () => whole.below(1000));
    const rest = liveChance('seed', 12);
    expect(Array.from({ length: 8 }, () => rest.below(1000))).toEqual(all.slice(12));
    expect(liveChance('other').below(2 ** 40)).not.toBe(liveChance('seed').below(2 ** 40));
  });

  test('every draw of a live game is the one that the platform computes from the seed', () => {
    for (const seed of ['a', '4f'.repeat(32), 'già']) {
      const key = createHash('sha256').update(`palio draws\n${seed}`).digest();
      const drawBy = (number: number): number =>
        createHmac('sha256', key).update(`${number}.0`).digest().readUIntBE(0, 6);
      const chance = liveChance(seed);
      for (let i = 0; i < 500; i++) {
        const count = [2, 6, 52, 1000, 2 ** 31][i % 5]!;
        expect(chance.below(count)).toBe(drawBy(i) % count);
      }
      expect(liveChance(seed, 77).below(1_000_000)).toBe(drawBy(77) % 1_000_000);
    }
  });

  test('the commitment names the seed without telling it', () => {
    expect(commitmentOf('seed')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf('seed')).not.toBe(commitmentOf('seeds'));
    expect(() => commitmentOf('')).toThrow(PalioError);
    expect(() => commitmentOf('two\nlines')).toThrow(/one line/);
    // It would be read from a record without the space, and every draw would look forged.
    expect(() => commitmentOf('seed ')).toThrow(/without space around/);
  });

  test('what was recorded plays back, and a log that does not fit is refused', () => {
    const drawn: number[] = [];
    const live = recordingChance(liveChance('seed'), drawn);
    const throws = Array.from({ length: 10 }, () => live.die(6));
    const back = playbackChance(drawn);
    expect(Array.from({ length: 10 }, () => back.die(6))).toEqual(throws);
    expect(() => back.die(6)).toThrow(/draw more often/);
    expect(() => playbackChance([6]).die(6)).toThrow(/0 to 5/);
  });

  test('a script answers in order and invents nothing', () => {
    const chance = scriptedChance([6, 2, ['c', 'a', 'b'], 'keep']);
    expect(chance.die(6)).toBe(6);
    expect(chance.pick(['x', 'y', 'z'])).toBe('z');
    const list = ['a', 'b', 'c'];
    chance.shuffle(list);
    expect(list).toEqual(['c', 'a', 'b']);
    chance.shuffle(list);
    expect(list).toEqual(['c', 'a', 'b']);
    expect(() => chance.below(2)).toThrow(/no answer/);
    expect(() => scriptedChance([7]).die(6)).toThrow(/answers 7/);
    expect(() => chanceFrom(() => 0).pick([])).toThrow(/empty/);
  });
});
