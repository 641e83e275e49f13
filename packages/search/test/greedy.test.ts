import { fastChance, type AnyAction, type Position } from '@palio/kernel';
import { expect, test } from 'vitest';
import { newMemory, think, type Brain, type ThinkTask } from '../src/index.ts';
import { carts, cartBrain, type CartState } from './games/carts.ts';
import { fists, fistBrain } from './games/fists.ts';
import { pig, pigBrain, pigWith } from './games/pig.ts';
import { noClock } from './games/small-game.ts';

const PRICES = [
  [3, 1, 4],
  [1, 5, 9],
  [2, 6, 5],
];

function market(): CartState {
  return {
    stack: [{ kind: 'pickCart', seat: 0 }],
    prices: structuredClone(PRICES),
    points: [0, 0],
    turnsLeft: 4,
  };
}

function greedyTask(knowledge: Position, task: Partial<ThinkTask> = {}): ThinkTask {
  return {
    game: carts,
    brain: cartBrain,
    knowledge,
    seat: 0,
    bot: 'greedy',
    seed: 1,
    clock: noClock,
    ...task,
  };
}

test('a turn of several decisions is planned as a whole', () => {
  const { action, by, analysis } = think(greedyTask(market()));
  expect(by).toBe('greed');
  expect(action).toEqual({ type: 'cart', cart: 1 });
  expect(analysis!.variation.map(move => move.action)).toEqual([
    { type: 'cart', cart: 1 },
    { type: 'market', market: 2 },
    { type: 'confirm' },
  ]);
  // Nine turns in all; each cart is judged by its best market.
  expect(analysis!.iterations).toBe(9);
  expect(analysis!.candidates.map(({ action: cart, visits }) => [cart, visits])).toEqual([
    [{ type: 'cart', cart: 1 }, 3],
    [{ type: 'cart', cart: 2 }, 3],
    [{ type: 'cart', cart: 0 }, 3],
  ]);
});

test('the rest of a planned turn comes from memory, if everything is as foreseen', () => {
  const memory = newMemory();
  const state = market();
  const play = (action: AnyAction): void => carts.play(state, 0, action as never, fastChance(1));
  play(think(greedyTask(state, { memory })).action);
  const second = think(greedyTask(state, { memory }));
  expect(second).toEqual({ action: { type: 'market', market: 2 }, by: 'memory' });
  play(second.action);
  expect(think(greedyTask(state, { memory }))).toEqual({ action: { type: 'confirm' }, by: 'force' });
});

test('a plan is dropped when the position is another one than foreseen', () => {
  const memory = newMemory();
  const state = market();
  carts.play(state, 0, think(greedyTask(state, { memory })).action as never, fastChance(1));
  state.prices[1] = [8, 0, 2];
  expect(think(greedyTask(state, { memory }))).toMatchObject({
    action: { type: 'market', market: 0 },
    by: 'greed',
  });
});

test('over its bound it looks first where the preferences point', () => {
  const brain: Brain<CartState, { type: string; market?: number }> = {
    ...(cartBrain as Brain<CartState>),
    preferences: (_state, _seat, actions) => actions.map(action => (action.market === 2 ? 5 : 1)),
  };
  const budget = { iterations: 3 };
  const { action, analysis } = think(greedyTask(market(), { brain, budget }));
  expect(action).toEqual({ type: 'cart', cart: 1 });
  expect(analysis!.iterations).toBe(3);
  expect(analysis!.candidates.map(({ visits }) => visits)).toEqual([1, 1, 1]);
});

test('a millisecond budget ends it too', () => {
  let now = 0;
  const many = { ...market(), prices: Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 1)) };
  const task = greedyTask(many, { budget: { milliseconds: 25 }, clock: () => (now += 10) });
  expect(think(task).analysis!.iterations).toBe(3);
});

test('luck is judged by its mean, not by a lucky try', () => {
  const bold = { ...pigBrain, evaluate: (state: Position) => pigBrain.evaluate(state as never) };
  const rolls = [1, 2, 3, 4, 5, 6, 7, 8].filter(seed => {
    const task = greedyTask(pigWith([0, 0], 0, 38), { game: pig, brain: bold, seed });
    return think(task).action.type === 'roll';
  });
  expect(rolls).toEqual([]);
});

test('a sealed choice is judged after it is opened', () => {
  const knowledge = { stack: [{ kind: 'show' as const }], points: [0, 0], rounds: 3 };
  const answers = [1, 2, 3, 4, 5].map(
    seed => think(greedyTask(knowledge, { game: fists, brain: fistBrain('stone'), seed })).action.type,
  );
  expect(answers.filter(type => type === 'paper').length).toBeGreaterThanOrEqual(4);
});
