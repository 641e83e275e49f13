import { fastChance, knowledgeOf, topStep, type AnyAction } from '@palio/kernel';
import { playGame, think, type LevelSpec } from '@palio/search';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
import { featuresOf } from '../bot/features.ts';
import { brain } from '../bot/index.ts';
import { preferences } from '../bot/preferences.ts';
import { MODES } from '../rules/figures.ts';
import { medievalBattle } from '../rules/index.ts';
import { labelOf } from '../rules/notation.ts';
import { readPosition } from '../rules/position.ts';
import { costOf } from '../rules/recruitment.ts';
import { RED, RESERVE, SIZES, YELLOW, type State } from '../rules/state.ts';
import type { Action } from '../rules/steps.ts';

const MAP = 'S:A:I0:123:123';
const noClock = (): number => 0;
const searching = (iterations: number): LevelSpec => ({
  method: 'search',
  budget: { iterations },
  carelessness: 0,
});
const hasty: LevelSpec = { method: 'greedy', budget: { iterations: 8 }, carelessness: 0.1 };

/** The actions of one whole turn as the bot plays it. */
function turnFrom(state: State, bot: LevelSpec, seed = 1): AnyAction[] {
  const seat = state.toMove;
  const { turn } = state;
  const played: AnyAction[] = [];
  while (
    state.turn === turn &&
    topStep(state) !== undefined &&
    medievalBattle.waitingFor(state).includes(seat)
  ) {
    const { action } = think({
      game: medievalBattle,
      brain,
      knowledge: state,
      seat,
      bot,
      seed,
      clock: noClock,
    });
    medievalBattle.play(state, seat, action as Action, fastChance(seed));
    played.push(action);
  }
  return played;
}

/** Plays by plan until the given moment; every action is checked by the rules. */
function planned(size: string, seed: number, isThere: (state: State) => boolean): State {
  const chance = fastChance(seed);
  const state = medievalBattle.setup({ size }, 2, chance);
  for (let number = 0; !isThere(state); number++) {
    const seat = medievalBattle.waitingFor(state)[0]!;
    const knowledge = knowledgeOf(medievalBattle, state, seat, seed + number);
    const task = { game: medievalBattle, brain, knowledge, seat, bot: hasty, clock: noClock };
    const { action } = think({ ...task, seed: seed + number });
    medievalBattle.play(state, seat, action as Action, chance);
  }
  return state;
}

const recruited = (size: string, seed: number): State =>
  planned(size, seed, state => state.armies.length > 0);
const deployed = (size: string, seed: number): State => planned(size, seed, state => state.turn > 0);

test('MB-9.9 a shot at a unit that could step aside is worth as much as at one that cannot', () => {
  const bestAttack = (own: string, movement: number): number =>
    featuresOf(readPosition(`${MAP} r 2-2 ---- - 0 - Wg13:1,wc8:1,${own},ag9:${movement}`))[RED]!.bestAttack;
  expect(bestAttack('Bg11:1', 0)).toBeGreaterThan(0);
  expect(bestAttack('Bg11:1', 3)).toBe(bestAttack('Bg11:1', 0));
  expect(bestAttack('Kg10:1', 3)).toBeLessThan(bestAttack('Kg10:1', 0));
});

describe('winning moves', () => {
  test('T12 takes the flag that wins', () => {
    const state = readPosition(`${MAP} y 0-1 -r-- r 0 - cg11:3,wg13:1,Hl8:0,Pe8:0`);
    turnFrom(state, searching(300));
    expect(medievalBattle.outcome(state)?.ranks).toEqual([2, 1]);
  });

  test('destroys a turned caravan when that wins', () => {
    const state = readPosition(`${MAP} r 2-2 r--- - 0 - Cf12:3,Wg3:1,wg13:0,hk10:3,cl8:0`);
    turnFrom(state, searching(300));
    expect(state.caravanDestroyed[YELLOW]).toBe(true);
    expect(medievalBattle.outcome(state)?.ranks).toEqual([1, 2]);
  });

  test('ends the battle by passing when ahead after a pass', () => {
    const state = readPosition(`${MAP} r 1-1 rr-- - 1 - Cf12:3,Wg3:1,wg13:1,hk10:3,cl8:2`);
    expect(turnFrom(state, searching(300))).toEqual([{ type: 'pass' }]);
    expect(medievalBattle.outcome(state)?.ranks).toEqual([1, 2]);
  });
});

describe('sense', () => {
  test.each([1, 2, 3, 4, 5])('does not pass when behind (seed %i)', seed => {
    const state = readPosition(`${MAP} r 1-1 yy-- - 1 - Cf12:3,Wg3:1,wg13:1,hk10:3,cl8:2`);
    expect(turnFrom(state, searching(200), seed)).not.toContainEqual({ type: 'pass' });
  });

  test('does not charge pikes that stand in a wood', () => {
    const state = readPosition(`${MAP} r 1-1 ---- - 0 - Cf11:3,Wm3:1,pf10:0,wa9:1`);
    expect(turnFrom(state, searching(400)).map(({ type }) => type)).not.toContain('melee');
  });

  test('regroups when its turned caravan is about to be destroyed', () => {
    const state = readPosition(`${MAP} r 2-2 ---- - 0 - Hk10:0,Wg13:0,cf12:3,wm3:1,hj5:0`);
    expect(turnFrom(state, searching(400))[0]).toEqual({ type: 'regroup' });
  });

  test('gives way to riders that would rout it', () => {
    const state = readPosition(`${MAP} r 1-1 ---- - 0 - Kf12:4,Wm3:1,ag11:3,wa9:1`);
    medievalBattle.play(state, RED, { type: 'unit', unit: 0 }, fastChance(1));
    const target = state.units[2]!.place;
    medievalBattle.play(state, RED, { type: 'melee', target }, fastChance(1));
    const { action } = think({
      game: medievalBattle,
      brain,
      knowledge: state,
      seat: YELLOW,
      bot: searching(400),
      seed: 1,
      clock: noClock,
    });
    expect(action.type).toBe('retreat');
    expect(labelOf('standard', target)).toBe('g11');
  });

  test('has a positive weight for every action', () => {
    const state = deployed('standard', 3);
    const actions = medievalBattle.legalActions(state, state.toMove);
    const weights = preferences(state, state.toMove, actions);
    expect(weights).toHaveLength(actions.length);
    expect(weights.every(weight => weight > 0)).toBe(true);
  });
});

describe('plans', () => {
  test.each(SIZES)('MB-4.2 recruit legal armies of many kinds on the %s map', size => {
    const armies = new Set<string>();
    for (let seed = 0; seed < 200; seed++)
      for (const army of recruited(size, seed * 1000).armies) {
        armies.add(JSON.stringify(army));
        expect(costOf(army)).toBe(MODES[size].recruitmentPoints);
      }
    expect(armies.size).toBeGreaterThan(3);
  });

  test('MB-4.7 complete an army that somebody else began', () => {
    const state = medievalBattle.setup({}, 2, fastChance(1));
    for (let i = 0; i < 3; i++)
      medievalBattle.play(state, RED, { type: 'recruit', unit: 'archers' }, fastChance(1));
    medievalBattle.play(state, RED, { type: 'recruit', unit: 'pikemen' }, fastChance(1));
    const task = { game: medievalBattle, brain, seat: RED, bot: hasty, clock: noClock };
    while (medievalBattle.waitingFor(state).includes(RED))
      medievalBattle.play(
        state,
        RED,
        think({ ...task, knowledge: state, seed: 1 }).action as Action,
        fastChance(1),
      );
    expect(medievalBattle.sealedPicks(state, RED)).toContainEqual({ type: 'confirm' });
  });

  test.each(SIZES)('MB-5 place every unit legally on the %s map', size => {
    for (let seed = 0; seed < 40; seed++) {
      const state = deployed(size, seed * 1000);
      expect(state.units.filter(unit => unit.place === RESERVE)).toEqual([]);
      expect(medievalBattle.check(state)).toEqual([]);
    }
  });
});

describe('evaluation', () => {
  test('shares victory between the seats, in the middle of turns as well', () => {
    let looked = 0;
    playGame({
      game: medievalBattle,
      seats: 2,
      players: [{ bot: hasty, brain }],
      seed: 5,
      clock: noClock,
      onDecision({ state }) {
        const [red, yellow] = evaluate(state as State);
        expect(red! + yellow!).toBeCloseTo(1, 9);
        looked++;
      },
    });
    expect(looked).toBeGreaterThan(50);
  });

  test.each(['r', 'y'])('is higher for the side that is far ahead (%s to move)', mover => {
    const [red, yellow] = evaluate(
      readPosition(`${MAP} ${mover} 4-1 rr-- - 0 - Kf8:4,Kg10:4,Hh12:3,Wm3:1,wa9:0,aj10:0!`),
    );
    expect(red).toBeGreaterThan(0.9);
    expect(yellow).toBeLessThan(0.1);
  });

  test('does not depend on colours', () => {
    const red = evaluate(readPosition(`${MAP} r 3-2 r-y- - 0 - Kf8:4,Hh12:3!,Wm3:1,wa9:0,aj10:2,cb12:5`));
    const yellow = evaluate(readPosition(`${MAP} y 2-3 y-r- - 0 - kf8:4,hh12:3!,wm3:1,Wa9:0,Aj10:2,Cb12:5`));
    expect(red[RED]).toBeCloseTo(yellow[YELLOW]!, 9);
  });
});

describe('whole games', () => {
  test.each([
    { size: 'standard', dismount: false },
    { size: 'standard', dismount: true },
    { size: 'large', dismount: true },
  ])('come to an end: $size, dismount $dismount', options => {
    const { outcome, violations } = playGame({
      game: medievalBattle,
      seats: 2,
      players: [
        { bot: searching(12), brain },
        { bot: hasty, brain },
      ],
      options,
      seed: 9,
      clock: noClock,
      check: true,
    });
    expect(violations).toEqual([]);
    expect(outcome).toBeDefined();
  });

  test('play the same with the same seed', () => {
    const record = (): string[] => {
      const actions: string[] = [];
      playGame({
        game: medievalBattle,
        seats: 2,
        players: [{ bot: searching(20), brain }],
        seed: 4,
        clock: noClock,
        onDecision: ({ action }) => actions.push(JSON.stringify(action)),
      });
      return actions;
    };
    expect(record()).toEqual(record());
  });
});
