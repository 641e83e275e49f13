import type { AnyAction, Position, Seat } from '@palio/kernel';
import type { Analysis, Candidate } from './analysis.ts';
import { optionsOf, playAllUnseen, reopenSeals, weightsOf, type Thinker } from './decisions.ts';
import {
  actionsOf,
  addBranch,
  emptyFrontier,
  takeBranch,
  type Branch,
  type Frontier,
  type Trail,
} from './frontier.ts';
import { fraction } from './luck.ts';
import type { Stopwatch } from './stopwatch.ts';
import { valuesOf } from './utilities.ts';

/** A turn that ends in luck is judged by the mean of so many tries, or the luckiest try would look best. */
const LUCKY_TRIES = 8;
/** Asides could go on for ever; after so many actions the turn is judged as it stands. */
const LONGEST_TURN = 100;

/** Of turns that are worth the same the likelier is taken, of those any: too little to outweigh a value. */
const LIKELIHOOD = 1e-6;
const WHIM = 1e-9;

interface Turn {
  readonly trail: Trail;
  readonly values: readonly number[];
  readonly worth: number;
}

interface Opening {
  tries: number;
  best: Turn | undefined;
}

export interface GreedyThought {
  /** All actions of the best turn found, the one to play now first. */
  readonly turn: readonly AnyAction[];
  readonly analysis: Analysis;
}

/**
 * Looks at whole turns: everything the seat may decide until another seat is asked, something is drawn, or
 * the game ends. Every look ends one turn, by the likeliest actions from a branch not yet tried, so that a
 * turn with too many ways is searched where sensible players look first, and a small one completely.
 */
export function greedyTurn(thinker: Thinker, knowledge: Position, mayGoOn: Stopwatch): GreedyThought {
  const { game, brain, seat } = thinker;
  const root = game.clone(knowledge);
  reopenSeals(game, root, seat);
  const actions = optionsOf(game, root, seat);
  const weights = weightsOf(game, brain, root, seat, actions);
  const likeliest = Math.max(...weights);
  const frontier = emptyFrontier();
  actions.forEach((action, opening) => {
    const merit = Math.log(weights[opening]! / likeliest);
    addBranch(frontier, { state: root, trail: { action, before: undefined }, opening, merit });
  });

  const openings: Opening[] = actions.map(() => ({ tries: 0, best: undefined }));
  let best: Turn | undefined;
  let looks = 0;
  while (mayGoOn(looks)) {
    const branch = takeBranch(frontier);
    if (branch === undefined) break;
    looks++;
    const turn = finishTurn(thinker, branch, frontier);
    const opening = openings[branch.opening]!;
    opening.tries++;
    opening.best = better(opening.best, turn);
    best = better(best, turn);
  }
  const turn = actionsOf(best!.trail);
  const variation = turn.map(action => ({ seat, action }));
  const candidates = candidatesFrom(actions, weights, openings, seat);
  return { turn, analysis: { seat, values: best!.values, candidates, variation, iterations: looks } };
}

const better = (former: Turn | undefined, turn: Turn): Turn =>
  former === undefined || turn.worth > former.worth ? turn : former;

function candidatesFrom(
  actions: readonly AnyAction[],
  weights: readonly number[],
  openings: readonly Opening[],
  seat: Seat,
): Candidate[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const worthOf = (place: number): number => openings[place]!.best?.worth ?? -Infinity;
  const places = actions.map((_, place) => place).sort((a, b) => worthOf(b) - worthOf(a) || a - b);
  const value = openings[places[0]!]!.best!.values[seat]!;
  return places.map(place => ({
    action: actions[place]!,
    visits: openings[place]!.tries,
    value: openings[place]!.best?.values[seat] ?? value,
    prior: weights[place]! / total,
    proven: false,
  }));
}

/** Plays the branch to the end of the turn; the ways not taken go to the frontier. */
function finishTurn(thinker: Thinker, branch: Branch, frontier: Frontier): Turn {
  const { game, brain, seat, luck } = thinker;
  const state = game.clone(branch.state);
  const played: AnyAction[] = [];
  const { merit } = branch;
  let { trail } = branch;
  luck.drawn = 0;
  for (;;) {
    game.playLegal(state, seat, trail.action, luck.chance);
    played.push(trail.action);
    if (luck.drawn > 0 || !turnGoesOn(thinker, state) || played.length >= LONGEST_TURN) break;
    const actions = optionsOf(game, state, seat);
    const before = trail;
    let chosen = 0;
    if (actions.length > 1) {
      const weights = weightsOf(game, brain, state, seat, actions);
      chosen = weights.indexOf(Math.max(...weights));
      const shared = game.clone(state);
      actions.forEach((action, i) => {
        if (i === chosen) return;
        const less = merit + Math.log(weights[i]! / weights[chosen]!);
        addBranch(frontier, {
          state: shared,
          trail: { action, before },
          opening: branch.opening,
          merit: less,
        });
      });
    }
    trail = { action: actions[chosen]!, before };
  }
  const values = judge(thinker, state, branch.state, played);
  const worth = values[seat]! + LIKELIHOOD * Math.exp(merit) + WHIM * fraction(luck.chance);
  return { trail, values, worth };
}

/** Whether the seat, and only it, is asked again; seals of others do not matter before they are opened. */
function turnGoesOn({ game, seat }: Thinker, state: Position): boolean {
  const waiting = game.waitingFor(state);
  return waiting.length === 1 ? waiting[0] === seat : waiting.includes(seat) && game.isSecret(state, seat);
}

function judge(thinker: Thinker, state: Position, before: Position, played: readonly AnyAction[]): number[] {
  const { game, brain, seat, luck } = thinker;
  playAllUnseen(thinker, state, seat);
  const values = valuesOf(game, brain, state);
  if (luck.drawn === 0) return values;
  const sums = values.slice();
  for (let i = 1; i < LUCKY_TRIES; i++) {
    const again = game.clone(before);
    for (const action of played) game.playLegal(again, seat, action, luck.chance);
    playAllUnseen(thinker, again, seat);
    valuesOf(game, brain, again).forEach((value, owner) => (sums[owner]! += value));
  }
  return sums.map(sum => sum / LUCKY_TRIES);
}
