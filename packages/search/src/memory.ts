import { sameData, type AnyAction, type AnyGame, type Position, type Seat } from '@palio/kernel';
import { optionsOf, type Thinker } from './decisions.ts';
import { nextDecision, type Search } from './descent.ts';
import type { KeptTree } from './search.ts';
import { bestOption } from './summary.ts';
import { sameAction } from './tree.ts';

/** An action decided in advance, for when the seat sees this. */
interface Intention {
  readonly view: unknown;
  readonly action: AnyAction;
}

/**
 * What a bot remembers from one decision to the next of the same turn. One for each seat and game; without
 * it every decision is thought through from the start. What has turned out otherwise is forgotten.
 */
export interface Memory {
  intentions: readonly Intention[];
  tree: (KeptTree & { readonly view: unknown }) | undefined;
}

export const newMemory = (): Memory => ({ intentions: [], tree: undefined });

/** The action that was meant for this position, if everything came as foreseen. */
export function recallAction(
  memory: Memory,
  game: AnyGame,
  knowledge: Position,
  seat: Seat,
): AnyAction | undefined {
  if (memory.intentions.length === 0) return undefined;
  const view = game.view(knowledge, seat);
  // Decisions without a choice were not asked for; they are skipped.
  const place = memory.intentions.findIndex(intention => sameData(intention.view, view));
  const meant = memory.intentions[place]?.action;
  const options = optionsOf(game, knowledge, seat);
  const action = meant && options.find(option => sameAction(option, meant));
  memory.intentions = action === undefined ? [] : memory.intentions.slice(place + 1);
  return action;
}

/** Notes the actions after the first, each with what the seat will see then. */
export function rememberTurn(
  memory: Memory,
  thinker: Thinker,
  knowledge: Position,
  turn: readonly AnyAction[],
): void {
  const { game, seat, luck } = thinker;
  const state = game.clone(knowledge);
  const intentions: Intention[] = [];
  for (let i = 0; i + 1 < turn.length; i++) {
    game.playLegal(state, seat, turn[i]!, luck.chance);
    // Of a copy: a view may share lists with the state that is played on.
    intentions.push({ view: game.view(game.clone(state), seat), action: turn[i + 1]! });
  }
  memory.intentions = intentions;
}

export function recallTree(
  memory: Memory,
  game: AnyGame,
  knowledge: Position,
  seat: Seat,
): KeptTree | undefined {
  const { tree } = memory;
  memory.tree = undefined;
  return tree !== undefined && sameData(game.view(knowledge, seat), tree.view) ? tree : undefined;
}

/**
 * Keeps the tree below the best action if the same seat decides next and nothing is drawn or shown before:
 * what lies there was then found for exactly this position, or this set of positions.
 */
export function rememberTree(memory: Memory, search: Search): void {
  const { game, seat, luck, root, start, hidden } = search;
  const best = bestOption(root);
  const node = root.children[best];
  memory.tree = undefined;
  if (node === undefined || !node.opened || node.seat !== seat || node.sibling !== undefined) return;
  const viewAfter = (state: Position): unknown => {
    luck.drawn = 0;
    game.playLegal(state, seat, root.actions[best]!, luck.chance);
    const decision = nextDecision(search, state, seat);
    return decision?.seat === seat && luck.drawn === 0 ? game.view(state, seat) : undefined;
  };
  const view = viewAfter(game.clone(start));
  if (view === undefined) return;
  if (hidden && !sameData(view, viewAfter(game.imagine(start, seat, luck.chance)))) return;
  memory.tree = { node, hidden, view };
}
