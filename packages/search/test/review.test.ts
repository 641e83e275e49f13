import {
  act,
  startMatch,
  TAKE_BACK,
  type AnyAction,
  type AnyGame,
  type Match,
  type Seat,
} from '@palio/kernel';
import { expect, test } from 'vitest';
import {
  reviewDecisions,
  reviewMatch,
  turningPoints,
  type Brain,
  type ReviewedDecision,
} from '../src/index.ts';
import { fists, fistBrain } from './games/fists.ts';
import { nim, nimBrain, type Take } from './games/nim.ts';

function played(game: AnyGame, moves: readonly (readonly [Seat, AnyAction])[]): Match {
  const match = startMatch(game, {}, 2, 'seed');
  for (const [seat, action] of moves) act(game, match, seat, action);
  return match;
}

const review = (game: AnyGame, brain: Brain, match: Match, iterations: number): ReviewedDecision[] =>
  reviewMatch({ game, brain, match, budget: { iterations }, seed: 1, clock: () => 0 });

test('what lost the game is found, also where a search would hardly have looked', () => {
  const take = (heap: number, count: number): Take => ({ type: 'take', heap, count });
  const game: AnyGame = nim;
  // Of 4 and 5 one should be taken from the second, so that both are equal: here all of it is.
  const match = played(game, [
    [0, take(0, 3)],
    [1, take(2, 5)],
    [0, take(1, 4)],
  ]);
  const reviewed = review(game, nimBrain, match, 3000);
  const lost = reviewed.find(({ number }) => number === 2)!;
  expect(lost).toMatchObject({ seat: 1, best: JSON.stringify(take(2, 1)) });
  expect(lost.loss).toBeGreaterThan(0.9);
  expect(turningPoints(reviewed, 5)).toContainEqual(lost);
});

test('what was taken back and what stands beside the question is not judged; the same seed judges alike', () => {
  const show = (type: string): AnyAction => ({ type });
  const round = [
    [0, show('stone')],
    [1, show('paper')],
  ] as const;
  const game: AnyGame = fists;
  const match = played(game, [[0, show('paper')], [0, TAKE_BACK], ...round, ...round, ...round]);
  const reviewed = review(game, fistBrain('stone'), match, 60);
  expect(reviewed.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8]);
  for (const { number, seat, notation, values, loss } of reviewed) {
    expect(match.log[number - 1]).toMatchObject({ seat, notation });
    expect(values).toHaveLength(2);
    expect(loss).toBeGreaterThanOrEqual(0);
  }
  expect(review(game, fistBrain('stone'), match, 60)).toEqual(reviewed);
});

test('decision by decision comes the same as at once, and nothing is thought about before it is asked for', () => {
  const show = (type: string): AnyAction => ({ type });
  const round = [
    [0, show('stone')],
    [1, show('paper')],
  ] as const;
  const game: AnyGame = fists;
  const match = played(game, [...round, ...round]);
  let judged = 0;
  const brain: Brain = fistBrain('stone');
  const counting: Brain = { ...brain, evaluate: state => (judged++, brain.evaluate(state)) };
  const task = { game, brain: counting, match, budget: { iterations: 40 }, seed: 1, clock: () => 0 };
  const all = reviewMatch(task);
  judged = 0;
  const steps = reviewDecisions(task);
  expect(judged).toBe(0);
  const first = steps.next().value;
  const soFar = judged;
  expect(soFar).toBeGreaterThan(0);
  // Whoever stops asking stops the thinking.
  expect([first, steps.next().value]).toEqual(all.slice(0, 2));
  expect(judged).toBeGreaterThan(soFar);
  expect([...steps]).toEqual(all.slice(2));
});

test('what was better is given as an action and as it is written', () => {
  const game: AnyGame = nim;
  const take = (heap: number, count: number): Take => ({ type: 'take', heap, count });
  const match = played(game, [
    [0, take(0, 3)],
    [1, take(2, 5)],
    [0, take(1, 4)],
  ]);
  for (const { number, seat, action, bestAction, best } of review(game, nimBrain, match, 50)) {
    expect(action).toEqual(match.log[number - 1]!.action);
    expect(game.write(match.state, seat, bestAction)).toBe(best);
  }
});

test('turning points are those that cost most, in the order of the game', () => {
  const decision = (number: number, loss: number): ReviewedDecision => ({
    number,
    seat: 0,
    action: { type: 'pass' },
    notation: 'pass',
    values: [0.5, 0.5],
    bestAction: { type: 'bid' },
    best: 'bid 1',
    loss,
  });
  const all = [decision(1, 0.3), decision(2, 0.01), decision(3, 0.1), decision(4, 0.2)];
  expect(turningPoints(all, 2).map(({ number }) => number)).toEqual([1, 4]);
  expect(turningPoints(all, 9).map(({ number }) => number)).toEqual([1, 3, 4]);
});
