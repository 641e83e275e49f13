import type { TreeNode } from './tree.ts';

/** How much search looks around. */
export interface Curiosity {
  /** Of options that are tried seldom. */
  readonly exploration: number;
  /** How much worse than its node an option is taken for before anybody has tried it. */
  readonly doubt: number;
}

/** The option to try next in an exact node: good so far, or likely and seldom tried (PUCT). */
export function selectOption(node: TreeNode, { exploration, doubt }: Curiosity): number {
  const { visits, sums, priors } = node;
  const reach = exploration * Math.sqrt(node.visitCount);
  const untried = node.valueSum / node.visitCount - doubt;
  let best = 0;
  let highest = -Infinity;
  for (let i = 0; i < visits.length; i++) {
    const count = visits[i]!;
    const prior = priors[i]!;
    const score =
      (count === 0 ? untried : sums[i]! / count) + (prior > 0 ? (reach * prior) / (1 + count) : 0);
    if (score > highest) {
      highest = score;
      best = i;
    }
  }
  return best;
}

/**
 * The same among the options that can be taken this time. How often an option could be taken stands in for
 * the visits of the node, or rare options would look neglected and be tried far too often.
 */
export function selectOffered(
  node: TreeNode,
  places: readonly number[],
  { exploration, doubt }: Curiosity,
): number {
  const { visits, sums, priors, offers } = node;
  const untried = node.valueSum / node.visitCount - doubt;
  let total = 0;
  for (const place of places) total += priors[place]!;
  const reach = exploration / total;
  let best = places[0]!;
  let highest = -Infinity;
  for (const place of places) {
    const count = visits[place]!;
    const offered = ++offers[place]!;
    const score =
      (count === 0 ? untried : sums[place]! / count) +
      (reach * Math.sqrt(offered) * priors[place]!) / (1 + count);
    if (score > highest) {
      highest = score;
      best = place;
    }
  }
  return best;
}
