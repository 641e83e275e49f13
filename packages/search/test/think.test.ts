import { fastChance, knowledgeOf, type AnyAction } from '@palio/kernel';
import { expect, test } from 'vitest';
import {
  isBotName,
  newMemory,
  seedFor,
  think,
  type Brain,
  type LevelSpec,
  type ThinkTask,
} from '../src/index.ts';
import { carts, cartBrain } from './games/carts.ts';
import { connect, connectBrain, connectWith } from './games/connect.ts';
import { fair, fairBrain } from './games/fair.ts';
import { nim, nimBrain, nimWith } from './games/nim.ts';
import { poker, pokerBrain, pokerWith } from './games/poker.ts';
import { LEVEL_SPECS, noClock } from './games/small-game.ts';

const asked = (task: Partial<ThinkTask>): ThinkTask => ({
  game: nim,
  brain: nimBrain,
  knowledge: nimWith([1, 2, 4]),
  seat: 0,
  bot: 'hard',
  seed: 1,
  clock: noClock,
  ...task,
});

test('levels are those of the brain, and a given budget goes before theirs', () => {
  const thought = think(asked({ bot: 'hard' }));
  expect(thought).toMatchObject({ action: { type: 'take', heap: 2, count: 1 }, by: 'search' });
  expect(thought.analysis!.iterations).toBeLessThanOrEqual(LEVEL_SPECS.hard.budget.iterations!);
  expect(think(asked({ bot: 'medium', budget: { iterations: 5 } })).analysis!.iterations).toBe(5);
  const own: LevelSpec = { method: 'search', budget: { iterations: 7 }, carelessness: 0 };
  expect(think(asked({ bot: own })).analysis!.iterations).toBe(7);
});

test('the same task gives the same thought', () => {
  for (const bot of ['random', 'greedy', 'easy', 'medium', 'hard'] as const) {
    const task = asked({ game: connect, brain: connectBrain, knowledge: connectWith('32'), bot, seed: 9 });
    expect(think(task)).toEqual(think(task));
  }
});

test('one legal action needs no thought, and who is not asked gets an error', () => {
  expect(think(asked({ knowledge: nimWith([0, 1]) }))).toEqual({
    action: { type: 'take', heap: 1, count: 1 },
    by: 'force',
  });
  expect(() => think(asked({ seat: 1 }))).toThrow('nobody waits for seat 1');
});

test('a plan goes before any search, and must be legal', () => {
  const planning = (action: AnyAction): Brain => ({ ...(nimBrain as Brain), plan: () => action });
  const wish = { type: 'take', heap: 1, count: 2 };
  expect(think(asked({ brain: planning(wish) }))).toEqual({ action: wish, by: 'plan' });
  expect(() => think(asked({ brain: planning({ type: 'resign' }) }))).toThrow('not legal');
  expect(think(asked({ brain: planning(wish), bot: 'random' })).by).toBe('chance');
});

test('carelessness takes plausible actions, as often as it says', () => {
  const brain: Brain = {
    ...(nimBrain as Brain),
    preferences: (_state, _seat, actions) => actions.map((_, i) => (i === 0 ? 81 : 1)),
  };
  const careless: LevelSpec = { method: 'search', budget: { iterations: 4 }, carelessness: 0.3 };
  const thoughts = Array.from({ length: 400 }, (_, part) =>
    think(asked({ brain, bot: careless, seed: seedFor(3, part) })),
  ).filter(({ by }) => by === 'carelessness');
  expect(thoughts.length).toBeGreaterThan(85);
  expect(thoughts.length).toBeLessThan(155);
  // Softened, 81 to six times 1 becomes 9 to six times 1.
  const likely = thoughts.filter(({ action }) => (action as unknown as { heap: number }).heap === 0);
  expect(likely.length / thoughts.length).toBeGreaterThan(0.45);
  expect(likely.length / thoughts.length).toBeLessThan(0.75);
});

test('random plays asides now and then, and only what is legal', () => {
  const knowledge = fair.setup({}, 3, fastChance(1));
  const types = Array.from(
    { length: 400 },
    (_, part) =>
      think(asked({ game: fair, brain: fairBrain, knowledge, bot: 'random', seed: seedFor(1, part) })).action
        .type,
  );
  const jokes = types.filter(type => type === 'joke').length;
  expect(jokes).toBeGreaterThan(5);
  expect(jokes).toBeLessThan(40);
  expect(new Set(types)).toEqual(new Set(['take', 'leave', 'joke']));
});

test('what the seat cannot see does not change the choice of any bot', () => {
  for (const bot of ['random', 'greedy', 'easy', 'hard'] as const)
    for (let seed = 0; seed < 10; seed++) {
      const [first, second] = [0, 2].map(hidden => {
        const knowledge = knowledgeOf(poker, pokerWith([1, hidden], []), 0, seed);
        return think(asked({ game: poker, brain: pokerBrain, knowledge, bot, seed }));
      });
      expect(first).toEqual(second);
    }
});

test('search goes on in the same turn from what it has found', () => {
  const memory = newMemory();
  const state = carts.setup({}, 2, fastChance(4));
  const task = (): ThinkTask =>
    asked({ game: carts, brain: cartBrain, knowledge: state, memory, bot: 'medium' });
  const first = think(task());
  carts.play(state, 0, first.action as never, fastChance(1));
  const found = first.analysis!.candidates[0]!.visits;
  const second = think(task());
  const total = second.analysis!.candidates.reduce((sum, { visits }) => sum + visits, 0);
  expect(total).toBeGreaterThan(second.analysis!.iterations);
  expect(total).toBeLessThan(second.analysis!.iterations + found);
  expect(memory.tree).toBeUndefined();
});

test('names of bots', () => {
  expect(['random', 'greedy', 'easy', 'medium', 'hard'].every(isBotName)).toBe(true);
  expect(isBotName('genius')).toBe(false);
});
