import { topStep, type AnyAction, type Position, type Seat } from '@palio/kernel';
import type { Move } from './analysis.ts';
import {
  isUnseen,
  optionsOf,
  playAllUnseen,
  playLikely,
  seatToAct,
  weightsOf,
  type Thinker,
} from './decisions.ts';
import { prove } from './prove.ts';
import { selectOffered, selectOption, type Curiosity } from './select.ts';
import { addOption, findOptions, newNode, normalised, openNode, type TreeNode } from './tree.ts';
import { valuesOf } from './utilities.ts';

const EXPLORATION = 1;
const DOUBT = 0.1;
const NARROWEST = 0.02;

/** A search under way. The lists are used anew by every simulation, so that none has to be made. */
export interface Search extends Thinker {
  readonly root: TreeNode;
  readonly start: Position;
  /** Something the thinker cannot know has to be imagined again for every simulation. */
  readonly hidden: boolean;
  /** What all simulations together were worth to each seat. */
  readonly totals: number[];
  /** The worst and the best that options in the tree have been worth so far. */
  lowest: number;
  highest: number;
  readonly path: TreeNode[];
  readonly taken: number[];
  readonly places: number[];
}

interface Decision {
  readonly seat: Seat;
  readonly actions: readonly AnyAction[];
  readonly forced: readonly Move[];
}

/** One simulation: down the tree to a place not judged before, judge it, and tell every node on the way. */
export function simulate(search: Search): void {
  const { game, luck, path, taken, totals } = search;
  const state = search.hidden
    ? game.imagine(search.start, search.seat, luck.chance)
    : game.clone(search.start);
  luck.drawn = 0;
  path.length = 0;
  taken.length = 0;
  const values = descend(search, state);
  for (let i = 0; i < path.length; i++) {
    const node = path[i]!;
    const option = taken[i]!;
    const value = values[node.seat]!;
    node.visits[option]!++;
    node.sums[option]! += value;
    node.visitCount++;
    node.valueSum += value;
    const mean = node.sums[option]! / node.visits[option]!;
    if (mean < search.lowest) search.lowest = mean;
    if (mean > search.highest) search.highest = mean;
  }
  prove(path, taken);
  for (let seat = 0; seat < values.length; seat++) totals[seat] = (totals[seat] ?? 0) + values[seat]!;
}

/**
 * Curiosity is measured by how far the values in this tree lie apart: a brain that sees all positions as
 * nearly equal would otherwise be drowned by it.
 */
function curiosityOf({ brain, lowest, highest }: Search): Curiosity {
  const range = highest > lowest ? Math.max(highest - lowest, NARROWEST) : 1;
  return { exploration: (brain.exploration ?? EXPLORATION) * range, doubt: DOUBT * range };
}

function descend(search: Search, state: Position): readonly number[] {
  const { game, luck, path, taken } = search;
  const curiosity = curiosityOf(search);
  let node = search.root;
  let option = selectOption(node, curiosity);
  for (;;) {
    path.push(node);
    taken.push(option);
    const child = node.children[option];
    if (child?.proven !== undefined) return child.proven;
    game.playLegal(state, node.seat, node.actions[option]!, luck.chance);
    if (child === undefined) return (node.children[option] = addLeaf(search, node, state)).firstValues;
    if (child.exact && child.opened) {
      for (const move of child.forced) game.playLegal(state, move.seat, move.action, luck.chance);
      node = child;
      option = selectOption(node, curiosity);
      continue;
    }
    const decision = nextDecision(search, state, node.seat);
    if (decision === undefined) return end(search, child, state);
    const met = nodeFor(search, child, state, decision);
    if (met === undefined) return addSibling(search, child, state, decision);
    node = met;
    option = met.exact
      ? selectOption(met, curiosity)
      : offer(search, met, state, decision.actions, curiosity);
  }
}

function addLeaf(search: Search, parent: TreeNode, state: Position): TreeNode {
  const exact = parent.exact && !search.hidden && search.luck.drawn === 0;
  const isOver = state.stack.length === 0;
  const leaf = newNode(exact, judge(search, state, parent.seat));
  if (exact && isOver) leaf.proven = leaf.firstValues;
  return leaf;
}

function end(search: Search, node: TreeNode, state: Position): readonly number[] {
  const values = valuesOf(search.game, search.brain, state);
  if (node.exact && search.luck.drawn === 0) node.proven = values;
  return values;
}

/** Plays on to where somebody really has a choice; undefined if the game ends before. */
export function nextDecision(thinker: Thinker, state: Position, last: Seat): Decision | undefined {
  const { game, luck } = thinker;
  const forced: Move[] = [];
  while (state.stack.length > 0) {
    const seat = seatToAct(game, state, last, thinker.seat);
    last = seat;
    const actions = optionsOf(game, state, seat);
    if (actions.length === 1) {
      // Also where the thinker cannot look: nothing is drawn, so an exact node has to find the same way again.
      const action = actions[0]!;
      forced.push({ seat, action });
      game.playLegal(state, seat, action, luck.chance);
    } else if (isUnseen(thinker, state, seat)) playLikely(thinker, state, seat);
    else return { seat, actions, forced };
  }
  return undefined;
}

/** The node of this decision among those the action has led to so far. What is asked, and whom, is public. */
function nodeFor(search: Search, first: TreeNode, state: Position, decision: Decision): TreeNode | undefined {
  const kind = topStep(state)!.kind;
  if (!first.opened) {
    if (search.luck.drawn > 0) first.exact = false;
    if (first.exact) first.forced = decision.forced;
    open(search, first, state, decision);
    return first;
  }
  for (let node: TreeNode | undefined = first; node !== undefined; node = node.sibling)
    if (node.seat === decision.seat && node.kind === kind) return node;
  return undefined;
}

function open(search: Search, node: TreeNode, state: Position, { seat, actions }: Decision): void {
  openNode(
    node,
    seat,
    topStep(state)!.kind,
    actions,
    weightsOf(search.game, search.brain, state, seat, actions),
  );
}

function addSibling(search: Search, first: TreeNode, state: Position, decision: Decision): readonly number[] {
  const node = newNode(false, []);
  open(search, node, state, decision);
  let last = first;
  while (last.sibling !== undefined) last = last.sibling;
  last.sibling = node;
  const values = judge(search, state, decision.seat);
  node.firstValues = values;
  node.valueSum = values[decision.seat]!;
  return values;
}

/** Chooses among the options of this time; those met for the first time are added to the node. */
function offer(
  search: Search,
  node: TreeNode,
  state: Position,
  actions: readonly AnyAction[],
  curiosity: Curiosity,
): number {
  const { game, brain, places } = search;
  if (!findOptions(node, actions, places)) {
    const priors = normalised(weightsOf(game, brain, state, node.seat, actions), actions.length);
    for (let i = 0; i < actions.length; i++)
      if (places[i]! < 0) places[i] = addOption(node, actions[i]!, priors[i]!);
  }
  return selectOffered(node, places, curiosity);
}

function judge(search: Search, state: Position, last: Seat): readonly number[] {
  const { game, brain } = search;
  playAllUnseen(search, state, last);
  let left = brain.playoutLength ?? 0;
  while (left > 0 && state.stack.length > 0) {
    last = seatToAct(game, state, last, search.seat);
    if (playLikely(search, state, last) > 1) left--;
  }
  return valuesOf(game, brain, state);
}
