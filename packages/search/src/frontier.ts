import type { AnyAction, Position } from '@palio/kernel';

/** The actions of a turn so far, last first; turns that begin alike share their beginning. */
export interface Trail {
  readonly action: AnyAction;
  readonly before: Trail | undefined;
}

/** A way to go on that has not been tried yet. The state is shared and must be copied before playing. */
export interface Branch {
  readonly state: Position;
  readonly trail: Trail;
  /** Which of the first options of the turn it belongs to. */
  readonly opening: number;
  /** At most 0: how much less likely than the likeliest turn. */
  readonly merit: number;
}

interface Entry extends Branch {
  readonly order: number;
}

/** A heap with the likeliest branch on top, the older of equals. */
export interface Frontier {
  readonly heap: Entry[];
  added: number;
}

export const emptyFrontier = (): Frontier => ({ heap: [], added: 0 });

const isBetter = (a: Entry, b: Entry): boolean =>
  a.merit > b.merit || (a.merit === b.merit && a.order < b.order);

export function addBranch(frontier: Frontier, branch: Branch): void {
  const { heap } = frontier;
  const entry: Entry = { ...branch, order: frontier.added++ };
  let place = heap.length;
  while (place > 0) {
    const above = (place - 1) >> 1;
    if (!isBetter(entry, heap[above]!)) break;
    heap[place] = heap[above]!;
    place = above;
  }
  heap[place] = entry;
}

export function takeBranch({ heap }: Frontier): Branch | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return top;
  let place = 0;
  for (;;) {
    let below = 2 * place + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBetter(heap[below + 1]!, heap[below]!)) below++;
    if (!isBetter(heap[below]!, last)) break;
    heap[place] = heap[below]!;
    place = below;
  }
  heap[place] = last;
  return top;
}

export function actionsOf(trail: Trail): AnyAction[] {
  const actions: AnyAction[] = [];
  for (let link: Trail | undefined = trail; link !== undefined; link = link.before) actions.push(link.action);
  return actions.toReversed();
}
