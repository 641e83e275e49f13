import type { Context, Seat } from '@palio/kernel';
import { isCovered, phasePoints } from './areas.ts';
import type { Event } from './events.ts';
import { valuesFor } from './figures.ts';
import { gainPoints } from './gains.ts';
import { boardOf, duchyOf, type Duchy, type State } from './state.ts';

/** The pairs of posts, with the bit of each in `links`. */
const PAIRS = [
  [0, 1, 1],
  [0, 2, 2],
  [1, 2, 4],
] as const;
const ALL_LINKED = 7;

/** CB-21.3 Spaces joined to the start by covered spaces, once a tile lies on `placed`. */
function reachedFrom(duchy: Duchy, starts: readonly number[], placed: number): Set<number> {
  const covers = (space: number): boolean => space === placed || isCovered(duchy, space);
  const { neighbours } = boardOf(duchy);
  const reached = new Set(starts.filter(covers));
  for (const space of reached)
    for (const other of neighbours[space]!) if (!reached.has(other) && covers(other)) reached.add(other);
  return reached;
}

/** CB-21.2, CB-21.3 The pairs of posts that are linked once a tile lies on this space, as bits. */
function linksWith(duchy: Duchy, placed: number): number {
  const { posts } = boardOf(duchy);
  let links = 0;
  for (const [first, second, bit] of PAIRS) {
    const reached = reachedFrom(duchy, posts[first]!, placed);
    if (posts[second]!.some(space => reached.has(space))) links |= bit;
  }
  return links;
}

const countPairs = (links: number): number => PAIRS.filter(([, , bit]) => (links & bit) !== 0).length;

export interface BorderScore {
  readonly links: number;
  readonly points: number;
}

/** CB-21.4 to 21.7, CB-21.10 What a tile on this space scores at the border posts. */
export function borderScore(state: State, duchy: Duchy, placed: number): BorderScore {
  if (!state.table.borderPosts || duchy.links === ALL_LINKED) return { links: duchy.links, points: 0 };
  const links = linksWith(duchy, placed);
  const closed = links === ALL_LINKED;
  const pairs = countPairs(links) - countPairs(duchy.links);
  // CB-21.5 The further value of the phase is the first player's alone.
  const isFirst = closed && state.bordersClosed === 0;
  const steps = (duchy.links === 0 && links !== 0 ? 1 : 0) + (isFirst ? 1 : 0);
  const { big, small } = valuesFor(state.table.players);
  const reward = !closed ? 0 : ([big, small][state.bordersClosed] ?? 0);
  return { links, points: (state.table.everyPair ? pairs : steps) * phasePoints(state) + reward };
}

/** CB-21 Notes the links made and scores them. */
export function scoreBorder(
  state: State,
  seat: Seat,
  { links, points }: BorderScore,
  context: Context<Event>,
): void {
  const duchy = duchyOf(state, seat);
  if (links === duchy.links) return;
  duchy.links = links;
  if (links === ALL_LINKED) state.bordersClosed++;
  context.tell?.({ type: 'postsLinked', seat, posts: links === ALL_LINKED ? 3 : 2 });
  gainPoints(state, seat, 'borderPosts', points, context);
}
