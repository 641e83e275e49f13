import { sameData, type AnyAction, type Seat } from '@palio/kernel';
import type { Move } from './analysis.ts';

/**
 * A decision in the search tree, known by the actions that led to it. Where nothing hidden and no luck lies
 * between it and the root it is `exact`: always the same position with the same options. Otherwise it stands
 * for all positions the thinker cannot tell apart, and lists every option that was met in any of them.
 */
export interface TreeNode {
  exact: boolean;
  /** Its options are known; before that it is just a place that was judged once. */
  opened: boolean;
  seat: Seat;
  kind: string;
  /** What had to be played between the parent's action and this decision. */
  forced: readonly Move[];
  actions: AnyAction[];
  /** Shares of 1 in an exact node, negative if the option is proven; elsewhere only their proportions count. */
  priors: number[];
  visits: number[];
  /** Sums of what the visits were worth to `seat`. */
  sums: number[];
  /** How often each option could be taken; unused in an exact node, where all always can. */
  offers: number[];
  children: (TreeNode | undefined)[];
  /** Another decision that the same action can lead to. */
  sibling: TreeNode | undefined;
  visitCount: number;
  valueSum: number;
  /** What the first look at it was worth to each seat. */
  firstValues: readonly number[];
  /** What it is certainly worth to each seat, once the whole rest of the game is known. */
  proven: readonly number[] | undefined;
}

const NO_MOVES: readonly Move[] = [];
const NO_ACTIONS: AnyAction[] = [];
const NO_NUMBERS: number[] = [];
const NO_CHILDREN: undefined[] = [];

export function newNode(exact: boolean, firstValues: readonly number[]): TreeNode {
  return {
    exact,
    opened: false,
    seat: -1,
    kind: '',
    forced: NO_MOVES,
    actions: NO_ACTIONS,
    priors: NO_NUMBERS,
    visits: NO_NUMBERS,
    sums: NO_NUMBERS,
    offers: NO_NUMBERS,
    children: NO_CHILDREN,
    sibling: undefined,
    visitCount: 0,
    valueSum: 0,
    firstValues,
    proven: undefined,
  };
}

/** Says whose decision it is; the first look counts as its first visit. */
export function openNode(
  node: TreeNode,
  seat: Seat,
  kind: string,
  actions: readonly AnyAction[],
  weights: readonly number[],
): void {
  node.opened = true;
  node.seat = seat;
  node.kind = kind;
  node.visitCount = 1;
  node.valueSum = node.firstValues[seat] ?? 0;
  const count = actions.length;
  node.actions = actions.slice();
  node.priors = normalised(weights, node.exact ? 1 : count);
  node.visits = zeros(count);
  node.sums = zeros(count);
  node.offers = node.exact ? NO_NUMBERS : zeros(count);
  node.children = [];
  for (let i = 0; i < count; i++) node.children.push(undefined);
}

function zeros(count: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(0);
  return list;
}

/** The weights scaled to this sum. */
export function normalised(weights: readonly number[], sum: number): number[] {
  let total = 0;
  for (const weight of weights) total += weight;
  return weights.map(weight => (weight / total) * sum);
}

/** Actions are small and mostly flat: this is what comparing them costs in every simulation. */
export function sameAction(a: AnyAction, b: AnyAction): boolean {
  if (a === b) return true;
  if (a.type !== b.type) return false;
  const first = a as unknown as Readonly<Record<string, unknown>>;
  const second = b as unknown as Readonly<Record<string, unknown>>;
  let surplus = 0;
  for (const key in first) {
    const value = first[key];
    const other = second[key];
    if (value !== other && (typeof value !== 'object' || !sameData(value, other))) return false;
    surplus++;
  }
  for (const _ in second) surplus--;
  return surplus === 0;
}

/**
 * Where each of the options met now stands in the node's list; -1 if it is new. Lists mostly agree or lack
 * some entries in the same order, so each search begins where the last one ended.
 */
export function findOptions(node: TreeNode, actions: readonly AnyAction[], places: number[]): boolean {
  const known = node.actions;
  const count = known.length;
  let complete = true;
  let from = 0;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    places[i] = -1;
    for (let tried = 0, at = from; tried < count; tried++, at++) {
      if (at === count) at = 0;
      if (!sameAction(known[at]!, action)) continue;
      places[i] = at;
      from = at + 1 === count ? 0 : at + 1;
      break;
    }
    if (places[i]! < 0) complete = false;
  }
  places.length = actions.length;
  return complete;
}

/** Adds an option to a node that is not exact. */
export function addOption(node: TreeNode, action: AnyAction, prior: number): number {
  node.actions.push(action);
  node.priors.push(prior);
  node.visits.push(0);
  node.sums.push(0);
  node.offers.push(0);
  node.children.push(undefined);
  return node.actions.length - 1;
}
