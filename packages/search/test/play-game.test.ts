import type { AnyAction, AnyGame, Position } from '@palio/kernel';
import { expect, test } from 'vitest';
import { playGame, playMatch, type Brain, type Decided, type GamePlan, type Player } from '../src/index.ts';
import { carts, cartBrain } from './games/carts.ts';
import { connect, connectBrain } from './games/connect.ts';
import { fair, fairBrain } from './games/fair.ts';
import { fists, fistBrain } from './games/fists.ts';
import { nim, nimBrain } from './games/nim.ts';
import { pig, pigBrain } from './games/pig.ts';
import { poker, pokerBrain, type PokerState } from './games/poker.ts';
import { noClock } from './games/small-game.ts';

function plan(game: AnyGame, brain: Brain, bots: Player['bot'][], more: Partial<GamePlan> = {}): GamePlan {
  const players = bots.map(bot => ({ bot, brain }));
  return { game, seats: 2, players, seed: 1, clock: noClock, check: true, ...more };
}

test('every small game comes to its end with every bot', () => {
  const games: [AnyGame, Brain][] = [
    [nim, nimBrain],
    [connect, connectBrain],
    [carts, cartBrain],
    [poker, pokerBrain],
    [fists, fistBrain('paper')],
    [pig, pigBrain],
    [fair, fairBrain],
  ];
  for (const [game, brain] of games)
    for (const bots of [['random'], ['greedy', 'easy'], ['easy', 'random']] as const) {
      const played = playGame(plan(game, brain, [...bots]));
      expect(played.violations).toEqual([]);
      expect(played.outcome!.ranks).toContain(1);
    }
});

test('the same seed plays the same game, another seed another', () => {
  const actions = (seed: number): AnyAction[] => {
    const played: AnyAction[] = [];
    const onDecision = ({ action }: Decided): void => void played.push(action);
    playGame(plan(connect, connectBrain, ['easy', 'random'], { seed, onDecision }));
    return played;
  };
  expect(actions(1)).toEqual(actions(1));
  expect(actions(1)).not.toEqual(actions(2));
});

test('at an open floor everybody is asked in turn', () => {
  const asked: number[] = [];
  const brain: Brain = {
    ...(fairBrain as Brain),
    plan: (_state, _seat, actions) => actions.find(({ type }) => type === 'take') ?? actions[0],
  };
  const onDecision = ({ seat }: Decided): void => void asked.push(seat);
  const { decisions, outcome } = playGame(plan(fair, brain, ['greedy'], { seats: 3, onDecision }));
  expect(asked).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect(decisions).toBe(12);
  expect(outcome!.scores).toEqual([3, 3, 3]);
});

test('a game without end is stopped, and invariants that break are named', () => {
  const joker: Brain = { ...(fairBrain as Brain), plan: () => ({ type: 'joke' }) };
  const endless = playGame(plan(fair, joker, ['greedy']));
  expect(endless.outcome).toBeUndefined();
  expect(endless).toMatchObject({ decisions: 400, violations: ['no end after 400 decisions'] });

  const leaky: AnyGame = {
    ...nim,
    check: state => ((state as { heaps?: number[] }).heaps![0] === 0 ? ['a heap is gone'] : []),
  };
  const { violations } = playGame(plan(leaky, nimBrain, ['random']));
  expect(violations[0]).toMatch(/^after decision \d+: a heap is gone$/);
});

test('bots never see the true state', () => {
  const guesses: boolean[] = [];
  let truth: PokerState | undefined;
  const game: AnyGame = {
    ...poker,
    imagine: (state, viewer, chance) => {
      truth ??= state as PokerState;
      return poker.imagine(state as PokerState, viewer, chance);
    },
  };
  const brain: Brain = {
    ...(pokerBrain as Brain),
    plan(state: Position, seat) {
      guesses.push((state as PokerState).hands[1 - seat] === truth!.hands[1 - seat]);
      truth = undefined;
      return undefined;
    },
  };
  for (let seed = 0; seed < 100; seed++) playGame(plan(game, brain, ['greedy'], { seed, check: false }));
  const right = guesses.filter(Boolean).length / guesses.length;
  expect(right).toBeGreaterThan(0.35);
  expect(right).toBeLessThan(0.65);
});

test('a match changes seats, and games in pairs begin alike', () => {
  const first: string[] = [];
  const watching = (name: string): Player => ({
    bot: 'greedy',
    brain: {
      ...(pigBrain as Brain),
      plan(_state, seat) {
        first.push(`${name}${seat}`);
        return undefined;
      },
    },
  });
  const result = playMatch({
    game: pig,
    a: watching('a'),
    b: watching('b'),
    games: 4,
    seats: 3,
    seed: 2,
    clock: noClock,
  });
  expect(result.games).toBe(4);
  expect(result.winsA + result.winsB + result.draws).toBe(4);
  expect([...new Set(first)].sort()).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2']);
});

test('search beats greedy, greedy beats random', { timeout: 60_000 }, () => {
  const match = (game: AnyGame, brain: Brain, a: Player['bot'], b: Player['bot'], games: number) =>
    playMatch({
      game,
      a: { bot: a, brain },
      b: { bot: b, brain },
      games,
      seats: 2,
      seed: 11,
      clock: noClock,
      randomOpening: 2,
    });
  for (const [a, b] of [
    ['greedy', 'random'],
    ['medium', 'greedy'],
    ['hard', 'easy'],
  ] as const) {
    const result = match(connect, connectBrain, a, b, 30);
    expect(result.elo.low, `connect: ${a} against ${b}`).toBeGreaterThan(0);
  }
  expect(match(carts, cartBrain, 'greedy', 'random', 40).elo.low).toBeGreaterThan(0);
  expect(match(pig, pigBrain, 'medium', 'random', 60).elo.low).toBeGreaterThan(0);
});

test('a random opening is played by dice, what follows by thought', () => {
  const thoughts: boolean[] = [];
  const onDecision = ({ thought }: Decided): void => void thoughts.push(thought !== undefined);
  playGame(plan(connect, connectBrain, ['easy'], { randomOpening: 3, onDecision }));
  expect(thoughts.slice(0, 3)).toEqual([false, false, false]);
  expect(thoughts.slice(3).every(thought => thought)).toBe(true);
});
