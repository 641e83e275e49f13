import { fastChance, knowledgeOf, type AnyGame, type Position, type Seat } from '@palio/kernel';
import { expect, test } from 'vitest';
import { searchTree, simulationsPerSecond, type Analysis, type Brain } from '../src/index.ts';
import { bridge, bridgeBrain } from './games/bridge.ts';
import { carts, cartBrain } from './games/carts.ts';
import { connect, connectBrain, connectWith } from './games/connect.ts';
import { fair, fairBrain } from './games/fair.ts';
import { fists, fistBrain } from './games/fists.ts';
import { letters, letterBrain } from './games/letters.ts';
import { nim, nimBrain, nimWith } from './games/nim.ts';
import { pig, pigBrain, pigWith } from './games/pig.ts';
import { poker, pokerBrain, pokerWith } from './games/poker.ts';
import { shells, shellBrain } from './games/shells.ts';
import { noClock } from './games/small-game.ts';

interface Case {
  game: AnyGame;
  brain: Brain;
  knowledge: Position;
  seat?: Seat;
  iterations?: number;
  seed?: number;
}

function analyse({ game, brain, knowledge, seat = 0, iterations = 1000, seed = 1 }: Case): Analysis {
  return searchTree({ game, brain, knowledge, seat, budget: { iterations }, seed, clock: noClock }).analysis;
}

const best = (given: Case): unknown => analyse(given).candidates[0]!.action;

/** Nobody may change the knowledge, and nobody may ask for more luck than the thinker's own. */
const CASES: Record<string, Case> = {
  nim: { game: nim, brain: nimBrain, knowledge: nimWith([3, 4, 5]) },
  connect: { game: connect, brain: connectBrain, knowledge: connectWith('') },
  carts: { game: carts, brain: cartBrain, knowledge: cartsAtStart() },
  poker: { game: poker, brain: pokerBrain, knowledge: pokerWith([1, 2], []) },
  fists: { game: fists, brain: fistBrain('stone'), knowledge: fistsAtStart() },
  pig: { game: pig, brain: pigBrain, knowledge: pigWith([10, 12, 3], 0, 8) },
};

function cartsAtStart() {
  const prices = [
    [3, 1, 4],
    [1, 5, 9],
    [2, 6, 5],
  ];
  return { stack: [{ kind: 'pickCart' as const, seat: 0 }], prices, points: [0, 0], turnsLeft: 6 };
}

function fistsAtStart() {
  return { stack: [{ kind: 'show' as const }], points: [0, 0], rounds: 3 };
}

test.each(Object.keys(CASES))('%s: the same seed and iterations give the same thoughts', name => {
  const given = CASES[name]!;
  const before = structuredClone(given.knowledge);
  const first = analyse(given);
  expect(analyse(given)).toEqual(first);
  expect(given.knowledge).toEqual(before);
  expect(first.iterations).toBe(1000);
  expect(first.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(1000);
  expect(first.candidates.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1, 9);
  for (const value of first.values) expect(value >= 0 && value <= 1).toBe(true);
});

test('another seed thinks otherwise', () => {
  expect(analyse({ ...CASES['connect']!, seed: 2 })).not.toEqual(analyse(CASES['connect']!));
});

test('nim: finds the one move that leaves nothing to the other', () => {
  const winning = [
    [[1, 2, 4], 2, 1],
    [[1, 1, 5], 2, 5],
    [[1, 4, 4], 0, 1],
    [[7], 0, 7],
  ] as const;
  for (const [heaps, heap, count] of winning)
    for (const seed of [1, 2, 3]) {
      const given = { game: nim, brain: nimBrain, knowledge: nimWith([...heaps]), seed, iterations: 3000 };
      expect(best(given)).toEqual({ type: 'take', heap, count });
    }
});

test('what can be searched to the end is proven, and search stops there', () => {
  const won = analyse({ game: nim, brain: nimBrain, knowledge: nimWith([1, 2, 4]), iterations: 10_000 });
  expect(won.iterations).toBeLessThan(3000);
  expect(won.values).toEqual([1, 0]);
  expect(won.candidates[0]).toMatchObject({ action: { heap: 2, count: 1 }, value: 1, proven: true });
  const lost = analyse({ game: nim, brain: nimBrain, knowledge: nimWith([1, 2, 3]), iterations: 10_000 });
  expect(lost.iterations).toBeLessThan(3000);
  expect(lost.values).toEqual([0, 1]);
  expect(lost.candidates.every(({ proven, value }) => proven && value === 0)).toBe(true);
  const bet = analyse({ game: poker, brain: pokerBrain, knowledge: pokerWith([0, 2], ['bet']), seat: 1 });
  expect(bet.candidates.some(({ proven }) => proven)).toBe(false);
});

test('connect: wins when it can, else stops the other, else threatens twice', () => {
  const given = { game: connect, brain: connectBrain, iterations: 600 };
  const drop = (column: number): unknown => ({ type: 'drop', column });
  expect(best({ ...given, knowledge: connectWith('001122') })).toEqual(drop(3));
  expect(best({ ...given, knowledge: connectWith('04040'), seat: 1 })).toEqual(drop(0));
  const twice = analyse({ ...given, knowledge: connectWith('2230'), iterations: 2000 });
  expect(twice.candidates[0]!.action).toEqual(drop(4));
  expect(twice.values[0]).toBeGreaterThan(0.8);
});

test('the analysis goes on with the best replies, forced ones included', () => {
  const { variation, values, candidates } = analyse({ ...CASES['carts']!, iterations: 4000 });
  expect(variation.slice(0, 4)).toEqual([
    { seat: 0, action: { type: 'cart', cart: 1 } },
    { seat: 0, action: { type: 'market', market: 2 } },
    { seat: 0, action: { type: 'confirm' } },
    { seat: 1, action: { type: 'cart', cart: 2 } },
  ]);
  expect(values[0]! + values[1]!).toBeCloseTo(1, 9);
  expect(candidates.map(({ visits }) => visits)).toEqual(
    candidates.map(({ visits }) => visits).sort((a, b) => b - a),
  );
});

test('three seats: everybody plays for himself, nobody against one', () => {
  const knowledge = { stack: [{ kind: 'cross' as const, seat: 0 }], points: [0, 0, 0] };
  const { candidates, variation, values } = analyse({ game: bridge, brain: bridgeBrain, knowledge });
  expect(candidates[0]!.action).toEqual({ type: 'cross' });
  expect(variation.map(({ action }) => action.type)).toEqual(['cross', 'friendly']);
  expect(values[0]).toBeGreaterThan(0.9);
  expect(values[1]).toBeCloseTo(0.5, 1);
  expect(values[2]).toBeLessThan(0.1);
});

test('poker: calls with the highest card and never with the lowest', () => {
  const given = { game: poker, brain: pokerBrain, seat: 1 };
  expect(best({ ...given, knowledge: pokerWith([0, 2], ['bet']) })).toEqual({ type: 'bet' });
  expect(best({ ...given, knowledge: pokerWith([2, 0], ['bet']) })).toEqual({ type: 'pass' });
});

test('poker: what the seat cannot see does not change its thoughts', () => {
  for (const said of [[], ['pass', 'bet']])
    for (const hand of [0, 1, 2]) {
      const [low, high] = [0, 1, 2].filter(card => card !== hand);
      const thoughts = [low!, high!].map(other => {
        const knowledge = knowledgeOf(poker, pokerWith([hand, other], said), 0, 77);
        return analyse({ game: poker, brain: pokerBrain, knowledge, iterations: 300 });
      });
      expect(thoughts[0]).toEqual(thoughts[1]);
    }
});

test('poker: the hidden card is dealt anew for every simulation', () => {
  const seen = new Set<number>();
  const brain: Brain = {
    ...pokerBrain,
    evaluate: state => {
      seen.add((state as ReturnType<typeof pokerWith>).hands[1]!);
      return [0.5, 0.5];
    },
  };
  analyse({ game: poker, brain, knowledge: pokerWith([1, 2], []), iterations: 50 });
  expect(seen).toEqual(new Set([0, 2]));
});

test('a game that hides nothing is imagined once and then only copied', () => {
  let imagined = 0;
  const game: AnyGame = {
    ...connect,
    imagine: (state, viewer, chance) => {
      imagined++;
      return connect.imagine(state as ReturnType<typeof connectWith>, viewer, chance);
    },
  };
  analyse({ game, brain: connectBrain, knowledge: connectWith('3'), seat: 1, iterations: 200 });
  expect(imagined).toBe(1);
});

test('sealed choices: answers what the other is likely to show, not what he has sealed', () => {
  for (const [favourite, answer] of [
    ['stone', 'paper'],
    ['paper', 'scissors'],
    ['scissors', 'stone'],
  ] as const) {
    const given = { game: fists, brain: fistBrain(favourite), iterations: 2000 };
    const open = analyse({ ...given, knowledge: fistsAtStart() });
    expect(open.candidates[0]!.action).toEqual({ type: answer });
    for (const type of ['stone', 'paper', 'scissors'] as const) {
      const knowledge = { ...fistsAtStart(), stack: [{ kind: 'show' as const, picks: { 1: [{ type }] } }] };
      expect(analyse({ ...given, knowledge })).toEqual(open);
    }
  }
});

test('a secret decision of another seat is guessed by his habits, not foreseen', () => {
  const knowledge = { stack: [{ kind: 'dare' as const, seat: 0 }], shell: '' as const, points: [0, 0] };
  const { candidates, variation } = analyse({ game: shells, brain: shellBrain, knowledge, iterations: 4000 });
  expect(candidates[0]!.action).toEqual({ type: 'dare' });
  expect(candidates[0]!.value).toBeGreaterThan(0.7);
  expect(candidates[0]!.value).toBeLessThan(0.77);
  expect(variation).toEqual([
    { seat: 0, action: { type: 'dare' } },
    { seat: 0, action: { type: 'left' } },
  ]);
});

test('a sealed decision without a choice is a forced move, not luck: what follows is still proven', () => {
  const knowledge = letters.setup({}, 2, fastChance(1));
  const { candidates, values, variation } = analyse({ game: letters, brain: letterBrain, knowledge });
  expect(candidates[0]).toMatchObject({ action: { bonus: 1 }, value: 1, proven: true });
  expect(values).toEqual([1, 0]);
  expect(variation).toEqual([
    { seat: 0, action: { type: 'ask', bonus: 1 } },
    { seat: 1, action: { type: 'letter' } },
    { seat: 0, action: { type: 'answer', points: 1 } },
  ]);
});

test('an open floor with endless asides is searched like any decision', () => {
  const knowledge = fair.setup({}, 3, fastChance(1));
  const { candidates } = analyse({ game: fair, brain: fairBrain, knowledge, seat: 1 });
  expect(candidates[0]!.action).toEqual({ type: 'take' });
  expect(candidates.map(({ action }) => action.type).sort()).toEqual(['joke', 'leave', 'take']);
});

test('luck: rolls on while little is at stake, holds when much is, and holds to win', () => {
  const given = { game: pig, brain: pigBrain, iterations: 2000 };
  expect(best({ ...given, knowledge: pigWith([0, 0], 0, 3) })).toEqual({ type: 'roll' });
  expect(best({ ...given, knowledge: pigWith([0, 0], 0, 35) })).toEqual({ type: 'hold' });
  expect(best({ ...given, knowledge: pigWith([30, 35], 0, 10) })).toEqual({ type: 'hold' });
});

test('a budget in milliseconds ends the search with the simulation that uses it up, however slow one is', () => {
  let now = 1000;
  const clock = (): number => (now += 10);
  const task = { ...CASES['nim']!, seat: 0, seed: 1, clock };
  expect(searchTree({ ...task, budget: { milliseconds: 50 } }).analysis.iterations).toBe(5);
  expect(searchTree({ ...task, budget: { milliseconds: 50, iterations: 3 } }).analysis.iterations).toBe(3);
  expect(searchTree({ ...task, budget: { milliseconds: 0 } }).analysis.iterations).toBe(1);
});

test('a choice that is decided needs no further iterations', () => {
  const task = { ...CASES['connect']!, knowledge: connectWith('001122'), seat: 0, seed: 1, clock: noClock };
  const budget = { iterations: 1000 };
  const whole = searchTree({ ...task, budget });
  const early = searchTree({ ...task, budget, stopWhenDecided: true });
  expect(early.action).toEqual(whole.action);
  expect(early.analysis.iterations).toBeLessThan(700);
});

test('speed is simulations by time passed', () => {
  let now = 0;
  const clock = (): number => (now += 10);
  const { game, brain, knowledge } = CASES['nim']!;
  // 5 simulations between the readings 10 and 70, and one more reading at the end.
  const speed = simulationsPerSecond({ game, brain, knowledge, seat: 0, milliseconds: 50, clock });
  expect(speed).toBeCloseTo((5 * 1000) / 70, 6);
});
