import type { Analysis, Candidate, Move } from './analysis.ts';
import type { Search } from './descent.ts';
import { provenBest } from './prove.ts';
import type { TreeNode } from './tree.ts';

/** What the search has shown about the decision at its root. */
export function summarise(search: Search, iterations: number): Analysis {
  const { root, seat, totals } = search;
  const mean = root.valueSum / root.visitCount;
  const means = iterations === 0 ? root.firstValues : totals.map(total => total / iterations);
  const candidates: Candidate[] = root.actions.map((action, i) => {
    const visits = root.visits[i]!;
    const value = visits === 0 ? mean : root.sums[i]! / visits;
    const prior = root.priors[i]!;
    return { action, visits, value, prior: Math.abs(prior), proven: prior < 0 };
  });
  const best = candidates[bestOption(root)]!;
  candidates.sort(
    (a, b) => Number(b === best) - Number(a === best) || b.visits - a.visits || b.value - a.value,
  );
  return { seat, values: root.proven ?? means, candidates, variation: variationFrom(root), iterations };
}

/** The proven one if the decision is settled, else the most tried, of equals the one worth most. */
export function bestOption(node: TreeNode): number {
  if (node.proven !== undefined) return provenBest(node);
  const { visits, sums } = node;
  let best = 0;
  for (let i = 1; i < visits.length; i++)
    if (visits[i]! > visits[best]! || (visits[i] === visits[best] && sums[i]! > sums[best]!)) best = i;
  return best;
}

/** Of the decisions an action can lead to, the one it led to most often. */
function likeliest(first: TreeNode | undefined): TreeNode | undefined {
  let best = first;
  for (let node = first?.sibling; node !== undefined; node = node.sibling)
    if (node.visitCount > best!.visitCount) best = node;
  return best;
}

function variationFrom(root: TreeNode): Move[] {
  const moves: Move[] = [];
  let node: TreeNode | undefined = root;
  while (node?.opened === true) {
    const option = bestOption(node);
    if (node.visits[option] === 0) break;
    moves.push(...node.forced, { seat: node.seat, action: node.actions[option]! });
    node = likeliest(node.children[option]);
  }
  return moves;
}
