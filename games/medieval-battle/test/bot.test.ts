import { fastChance, knowledgeOf, topStep, type AnyAction } from '@palio/kernel';
import { playGame, think, type LevelSpec } from '@palio/search';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluate.ts';
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

/** Plays recruitment and deployment by plan; every action is checked by the rules. */
function deployedBattle(size: string, seed: number): State {
  const chance = fastChance(seed);
  const state = medievalBattle.setup({ size }, 2, chance);
  for (let number = 0; state.turn === 0; number++) {
    const seat = medievalBattle.waitingFor(state)[0]!;
    const knowledge = knowledgeOf(medievalBattle, state, seat, seed + number);
    const { action } = think({
      game: medievalBattle,
      brain,
      knowledge,
      seat,
      bot: hasty,
      seed: seed + number,
      clock: noClock,
    });
    medievalBattle.play(state, seat, action as Action, chance);
  }
  return state;
}

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

  test('shoots at what cannot answer rather than charging pikes', () => {
    const state = readPosition(`${MAP} r 1-1 ---- - 0 - Kf12:1,Bg12:1,Wm3:1,pg11:0!,wa9:1`);
    expect(turnFrom(state, searching(400)).map(({ type }) => type)).toContain('shoot');
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
    const state = deployedBattle('standard', 3);
    const actions = medievalBattle.legalActions(state, state.toMove);
    const weights = preferences(state, state.toMove, actions);
    expect(weights).toHaveLength(actions.length);
    expect(weights.every(weight => weight > 0)).toBe(true);
  });
});

describe('plans', () => {
  test.each(SIZES)('MB-4.2, MB-5 recruits and deploys legally on the %s map', size => {
    const armies = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const state = deployedBattle(size, seed * 1000);
      for (const army of state.armies) {
        armies.add(JSON.stringify(army));
        expect(costOf(army)).toBe(MODES[size].recruitmentPoints);
      }
      expect(state.units.filter(unit => unit.place === RESERVE)).toEqual([]);
    }
    expect(armies.size).toBeGreaterThan(2);
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
