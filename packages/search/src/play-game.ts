import {
  fastChance,
  knowledgeOf,
  type AnyAction,
  type AnyGame,
  type Chance,
  type Options,
  type Outcome,
  type Position,
  type Seat,
} from '@palio/kernel';
import type { BotName, Brain, Budget, LevelSpec } from './brain.ts';
import { seatToAct } from './decisions.ts';
import { seedFor } from './luck.ts';
import { newMemory, type Memory } from './memory.ts';
import { randomAction } from './random.ts';
import { think, type Thought } from './think.ts';

/** Who sits at a seat. */
export interface Player {
  readonly bot: BotName | LevelSpec;
  readonly brain: Brain;
  readonly budget?: Budget | undefined;
}

/** A decision just taken, before it is carried out. */
export interface Decided {
  readonly number: number;
  /** The true state: only for those who watch. */
  readonly state: Position;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly thought?: Thought;
}

export interface GamePlan {
  readonly game: AnyGame;
  readonly seats: number;
  /** Fewer players than seats: the list repeats round the table. */
  readonly players: readonly Player[];
  readonly options?: Options | undefined;
  readonly seed: number;
  readonly clock: () => number;
  /** Checks invariants and the legality of every action; costs time. */
  readonly check?: boolean;
  /** So many first decisions are taken at random, for games without luck that would repeat themselves. */
  readonly randomOpening?: number | undefined;
  onDecision?(decided: Decided): void;
}

export interface PlayedGame {
  /** Missing if the game did not come to an end. */
  readonly outcome?: Outcome;
  readonly decisions: number;
  readonly violations: readonly string[];
}

/** A game among bots. Each decides by what its seat can know. */
export function playGame(plan: GamePlan): PlayedGame {
  const { game, check = false } = plan;
  const chance = fastChance(plan.seed);
  const state = game.setup(plan.options ?? {}, plan.seats, chance);
  const memories = Array.from({ length: plan.seats }, newMemory);
  const violations: string[] = [];
  const report = (number: number): void => {
    if (check)
      for (const problem of game.check(state)) violations.push(`after decision ${number}: ${problem}`);
  };
  report(0);
  // The dice of all random players together; made once, because random games are short.
  const dice = fastChance(seedFor(plan.seed, 0));
  let decisions = 0;
  let seat = -1;
  while (state.stack.length > 0 && decisions < game.longestGame) {
    seat = seatToAct(game, state, seat);
    if (check && game.legalActions(state, seat).length === 0) {
      violations.push(`after decision ${decisions}: seat ${seat} is asked and can do nothing`);
      break;
    }
    decisions++;
    const decided = decide(plan, { state, seat, number: decisions, memory: memories[seat]!, dice });
    plan.onDecision?.(decided);
    if (check) game.play(state, seat, decided.action, chance);
    else game.playLegal(state, seat, decided.action, chance);
    report(decisions);
  }
  const outcome = game.outcome(state);
  if (outcome !== undefined) return { outcome, decisions, violations };
  if (decisions >= game.longestGame) violations.push(`no end after ${decisions} decisions`);
  return { decisions, violations };
}

interface Turn {
  readonly state: Position;
  readonly seat: Seat;
  readonly number: number;
  readonly memory: Memory;
  readonly dice: Chance;
}

function decide(plan: GamePlan, { state, seat, number, memory, dice }: Turn): Decided {
  const { game, players, clock } = plan;
  const { bot, brain, budget } = players[seat % players.length]!;
  // Needs no imagined state: it looks at its own options only.
  if (bot === 'random' || number <= (plan.randomOpening ?? 0))
    return { number, state, seat, action: randomAction(game, state, seat, dice) };
  const seed = seedFor(plan.seed, number);
  const knowledge = knowledgeOf(game, state, seat, seedFor(seed, 0));
  const thought = think({ game, brain, knowledge, seat, bot, budget, seed, clock, memory });
  return { number, state, seat, action: thought.action, thought };
}
