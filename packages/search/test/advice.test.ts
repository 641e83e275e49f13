import { knowledgeOf, type AnyAction, type AnyGame } from '@palio/kernel';
import { expect, test } from 'vitest';
import { adviceFor, type Advice, type Brain } from '../src/index.ts';
import { nim, nimBrain, nimWith } from './games/nim.ts';
import { poker, pokerBrain, pokerWith, type PokerState } from './games/poker.ts';

const clock = (): number => 0;

const advised = (heaps: number[], brain: Brain = nimBrain, seed = 1): Advice[] =>
  adviceFor({ game: nim, brain, knowledge: nimWith(heaps), seat: 0, seed, clock });

test('what a strong bot would do is advised, with what it is worth', () => {
  const [best, ...others] = advised([1, 2, 4]);
  expect(best!.action).toEqual({ type: 'take', heap: 2, count: 1 });
  expect(best!.value).toBeGreaterThan(0.8);
  // Everything else loses.
  expect(others).toEqual([]);
});

test('the second best is named where it is about as good', () => {
  const [best, second] = advised([1, 1]);
  // Both ways are lost, and the same.
  expect(second!.action).not.toEqual(best!.action);
  expect(second!.value).toBe(best!.value);
});

test('a plan or a single action is advised without a figure that nobody has found', () => {
  const wish = { type: 'take', heap: 1, count: 2 };
  const planning: Brain = { ...(nimBrain as Brain), plan: (): AnyAction => wish };
  expect(advised([1, 2, 4], planning)).toEqual([{ action: wish, value: undefined }]);
  expect(advised([0, 1])).toEqual([{ action: { type: 'take', heap: 1, count: 1 }, value: undefined }]);
});

test('nobody waits longer for advice than two seconds, however long the level may think', () => {
  const patient = { method: 'search', budget: { milliseconds: 60_000 }, carelessness: 0 } as const;
  const brain: Brain = { ...(nimBrain as Brain), levels: { ...nimBrain.levels, hard: patient } };
  let now = 0;
  adviceFor({
    game: nim,
    brain,
    knowledge: nimWith([3, 5, 6, 7]),
    seat: 0,
    seed: 1,
    clock: () => (now += 100),
  });
  expect(now).toBeLessThanOrEqual(2200);
});

test('two positions that differ in what the seat cannot know bring the same advice', () => {
  const game: AnyGame = poker;
  const adviceIn = (state: PokerState, seed: number): Advice[] => {
    const knowledge = knowledgeOf(game, game.clone(state), 0, seed);
    return adviceFor({ game, brain: pokerBrain, knowledge, seat: 0, seed, clock });
  };
  for (let seed = 1; seed <= 5; seed++)
    expect(adviceIn(pokerWith([1, 0], []), seed)).toEqual(adviceIn(pokerWith([1, 2], []), seed));
});
