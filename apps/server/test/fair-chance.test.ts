import { liveChance } from '@palio/kernel';
import { expect, test } from 'vitest';
import { drawKey, fairChance } from '../src/tables/fair-chance.ts';

test('the server draws exactly what the kernel lets everybody check', () => {
  for (const seed of ['a', '4f'.repeat(32), 'già']) {
    const [mine, everybodys] = [fairChance(drawKey(seed), 0), liveChance(seed)];
    for (let i = 0; i < 500; i++) {
      const count = [2, 6, 52, 1000, 2 ** 31][i % 5]!;
      expect(mine.below(count)).toBe(everybodys.below(count));
    }
    expect(fairChance(drawKey(seed), 77).below(1_000_000)).toBe(liveChance(seed, 77).below(1_000_000));
  }
});
