import {
  firstState,
  knowledgeOf,
  playAgain,
  sameData,
  type AnyAction,
  type AnyGame,
  type Match,
  type Position,
  type Seat,
} from '@palio/kernel';
import type { Brain, Budget } from './brain.ts';
import { optionsOf, searchedGame } from './decisions.ts';
import { seedFor } from './luck.ts';
import { searchTree } from './search.ts';

export interface ReviewTask {
  readonly game: AnyGame;
  readonly brain: Brain;
  readonly match: Match;
  /** For each decision. */
  readonly budget: Budget;
  readonly seed: number;
  readonly clock: () => number;
}

/** A decision of a finished game, as a bot in its seat sees it: by what that seat could know. */
export interface ReviewedDecision {
  /** Of the action in the log, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly notation: string;
  /** Expected share of victory of every seat before it. */
  readonly values: readonly number[];
  /** The best action found, and how it is written. */
  readonly bestAction: AnyAction;
  readonly best: string;
  /** How much of the victory the best action found is better than what was done; 0 if that was as good. */
  readonly loss: number;
}

/** Thinks about every decision of a match in which there was something to choose. */
export const reviewMatch = (task: ReviewTask): ReviewedDecision[] => [...reviewDecisions(task)];

/** The same one by one, for whoever shows how far the thinking is, or may stop it. */
export function* reviewDecisions(task: ReviewTask): Generator<ReviewedDecision, void> {
  const { game, match } = task;
  const state = firstState(game, match);
  for (const [i, entry] of match.log.entries()) {
    const decision = reviewDecision(task, state, i);
    if (decision !== undefined) yield decision;
    playAgain(game, match, state, entry);
  }
}

function reviewDecision(task: ReviewTask, state: Position, i: number): ReviewedDecision | undefined {
  const { brain, match, budget, clock } = task;
  const { seat, action, notation } = match.log[i]!;
  const game = searchedGame(task.game, brain);
  // What was done beside the question, or taken back, is no answer to it.
  if (!game.waitingFor(state).includes(seat)) return undefined;
  const options = optionsOf(game, state, seat);
  if (options.length < 2 || !options.some(option => sameData(option, action))) return undefined;
  const seed = seedFor(task.seed, i);
  const knowledge = knowledgeOf(game, state, seat, seed);
  const look = { game, brain, knowledge, seat, budget, seed, clock };
  const { values, candidates } = searchTree(look).analysis;
  const [best] = candidates;
  // A search hardly looks at what seems bad to it, and that is where games are lost: it is judged by itself.
  const loss = sameData(best!.action, action)
    ? 0
    : Math.max(0, best!.value - searchTree({ ...look, only: action }).analysis.candidates[0]!.value);
  const bestAction = best!.action;
  const written = game.write(state, seat, bestAction);
  return { number: i + 1, seat, action, notation, values, bestAction, best: written, loss };
}
