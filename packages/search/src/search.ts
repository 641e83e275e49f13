import type { AnyAction, AnyGame, Chance, Position, Seat } from '@palio/kernel';
import type { Analysis } from './analysis.ts';
import type { Brain, Budget } from './brain.ts';
import { optionsOf, reopenSeals, weightsOf } from './decisions.ts';
import { simulate, type Search } from './descent.ts';
import { fraction, luckFrom } from './luck.ts';
import { stopwatch, mostIterations } from './stopwatch.ts';
import { summarise } from './summary.ts';
import { findOptions, newNode, openNode, type TreeNode } from './tree.ts';

/** Simulations where a budget names neither number nor time. */
const USUAL_ITERATIONS = 1000;
const DECIDED_EVERY = 16;
/** How far the preferences at the root may be stretched or shrunk, together. */
const VARIETY = 0.4;

/** What an earlier search of the same turn knows about the decision that its action has led to. */
export interface KeptTree {
  readonly node: TreeNode;
  readonly hidden: boolean;
}

export interface SearchTask {
  readonly game: AnyGame;
  readonly brain: Brain;
  /** A state as the seat imagines it, never the true one. It is not changed. */
  readonly knowledge: Position;
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: number;
  readonly clock: () => number;
  readonly kept?: KeptTree | undefined;
  /** Judges this legal action alone, instead of looking for the best. */
  readonly only?: AnyAction;
  /** Stops as soon as no iteration that is left could change the choice. */
  readonly stopWhenDecided?: boolean;
}

export interface SearchThought {
  readonly action: AnyAction;
  readonly analysis: Analysis;
  /** The search itself, for those who go on from here. */
  readonly search: Search;
}

/** Information-set Monte Carlo tree search, seen from one seat; every seat plays for its own value. */
export function searchTree(task: SearchTask): SearchThought {
  const { budget, stopWhenDecided = false } = task;
  const search = beginSearch(task);
  const mayGoOn = stopwatch(budget, USUAL_ITERATIONS, task.clock);
  const most = mostIterations(budget, USUAL_ITERATIONS);
  let done = 0;
  while (search.root.proven === undefined && mayGoOn(done)) {
    if (stopWhenDecided && done % DECIDED_EVERY === 0 && isDecided(search.root, most - done)) break;
    simulate(search);
    done++;
  }
  const analysis = summarise(search, done);
  return { action: analysis.candidates[0]!.action, analysis, search };
}

function beginSearch(task: SearchTask): Search {
  const { game, brain, seat, kept, only } = task;
  const luck = luckFrom(task.seed);
  const reopened = game.clone(task.knowledge);
  reopenSeals(game, reopened, seat);
  // A game that hides nothing from this seat draws nothing here, and then a copy does as well as a new deal.
  const start = game.imagine(reopened, seat, luck.chance);
  const hidden = luck.drawn > 0;
  const actions = only === undefined ? optionsOf(game, start, seat) : [only];
  const root = newNode(true, brain.evaluate(start));
  openNode(root, seat, '', actions, varied(weightsOf(game, brain, start, seat, actions), luck.chance));
  if (kept !== undefined && kept.hidden === hidden) graft(root, kept.node);
  return {
    game,
    brain,
    seat,
    luck,
    root,
    start,
    hidden,
    totals: [],
    lowest: Infinity,
    highest: -Infinity,
    path: [],
    taken: [],
    places: [],
  };
}

/** Of actions about equally good, another seed shall find another: nobody likes to play the same game again. */
function varied(weights: readonly number[], chance: Chance): number[] {
  return weights.map(weight => weight * (1 + VARIETY * (fraction(chance) - 0.5)));
}

/** Takes over what is known of the options of the new root. */
function graft(root: TreeNode, kept: TreeNode): void {
  const places: number[] = [];
  findOptions(kept, root.actions, places);
  places.forEach((place, option) => {
    if (place < 0) return;
    root.visits[option] = kept.visits[place]!;
    root.sums[option] = kept.sums[place]!;
    root.children[option] = kept.children[place];
    if (kept.priors[place]! < 0) root.priors[option]! *= -1;
    root.visitCount += kept.visits[place]!;
    root.valueSum += kept.sums[place]!;
  });
  root.proven = kept.proven;
}

function isDecided(root: TreeNode, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const visits of root.visits) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}
