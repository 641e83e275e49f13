import type { TreeNode } from './tree.ts';

/** Nothing is better than this, so one such option settles a decision. */
const CERTAIN_VICTORY = 1;

/**
 * Where neither luck nor secrets lie between the root and the end of the game, the end is a proof: goes up
 * the path as long as decisions are settled by what is proven below them.
 */
export function prove(path: readonly TreeNode[], taken: readonly number[]): void {
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i]!;
    const option = taken[i]!;
    const proven = node.children[option]?.proven;
    if (proven === undefined) return;
    if (node.priors[option]! > 0) closeOption(node, option, proven[node.seat]!);
    if (proven[node.seat]! >= CERTAIN_VICTORY) node.proven = proven;
    else if (node.priors.every(prior => prior < 0)) node.proven = node.children[provenBest(node)]!.proven;
    else return;
  }
}

/** A proof makes all that was believed before worthless. The prior turns negative: there is nothing to explore. */
function closeOption(node: TreeNode, option: number, value: number): void {
  node.visitCount += 1 - node.visits[option]!;
  node.valueSum += value - node.sums[option]!;
  node.visits[option] = 1;
  node.sums[option] = value;
  node.priors[option] = -node.priors[option]!;
}

/** The best of the options that are proven. */
export function provenBest(node: TreeNode): number {
  let best = -1;
  let highest = -Infinity;
  for (let i = 0; i < node.children.length; i++) {
    const value = node.children[i]?.proven?.[node.seat] ?? -Infinity;
    if (value > highest) {
      highest = value;
      best = i;
    }
  }
  return best;
}
