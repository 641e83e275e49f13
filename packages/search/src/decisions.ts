import { noChance, TAKE_BACK, type AnyAction, type AnyGame, type Position, type Seat } from '@palio/kernel';
import type { Brain } from './brain.ts';
import { drawWeighted, type Luck } from './luck.ts';

/** Somebody who thinks: what he plays, what he knows of it, where he sits, and his own luck. */
export interface Thinker {
  readonly game: AnyGame;
  readonly brain: Brain;
  readonly seat: Seat;
  readonly luck: Luck;
}

/** Asides can be repeated for ever in some games; nobody without preferences shall be fond of them. */
const ASIDE_WEIGHT = 0.1;
const SMALLEST_WEIGHT = 1e-9;

/** Everything the seat may do: the answers to the question, then its asides. */
export function optionsOf(game: AnyGame, state: Position, seat: Seat): AnyAction[] {
  const legal = game.legalActions(state, seat);
  const asides = game.asides(state, seat);
  return asides.length === 0 ? legal : [...legal, ...asides];
}

/** Without free actions where a plan alone takes them: search leaves them aside. */
export const searchedGame = (game: AnyGame, brain: Brain): AnyGame =>
  brain.plansAsides === true ? { ...game, asides: () => [] } : game;

/** How likely each option is, all above 0. */
export function weightsOf(
  game: AnyGame,
  brain: Brain,
  state: Position,
  seat: Seat,
  actions: readonly AnyAction[],
): number[] {
  if (brain.preferences === undefined) {
    const answers = actions.length - game.asides(state, seat).length;
    return actions.map((_, i) => (i < answers ? 1 : ASIDE_WEIGHT));
  }
  const weights = brain.preferences(state, seat, actions);
  for (let i = 0; i < actions.length; i++) if (!(weights[i]! > 0)) weights[i] = SMALLEST_WEIGHT;
  return weights;
}

/**
 * Who is asked next. At an open floor the right to speak goes round the table from the last who spoke; of
 * those who seal, the thinker goes first, since nothing the others do can matter to him yet.
 */
export function seatToAct(game: AnyGame, state: Position, last: Seat, thinker?: Seat): Seat {
  const waiting = game.waitingFor(state);
  const first = waiting[0]!;
  if (waiting.length === 1) return first;
  if (thinker !== undefined && waiting.includes(thinker) && game.isSecret(state, thinker)) return thinker;
  let following = -1;
  let lowest = first;
  for (const seat of waiting) {
    if (seat > last && (following < 0 || seat < following)) following = seat;
    if (seat < lowest) lowest = seat;
  }
  return following < 0 ? lowest : following;
}

/** Plays one decision of a seat, drawn by preference; says how many options there were. */
export function playLikely(thinker: Thinker, state: Position, seat: Seat): number {
  const { game, brain, luck } = thinker;
  const actions = optionsOf(game, state, seat);
  const chosen =
    actions.length === 1 ? 0 : drawWeighted(weightsOf(game, brain, state, seat, actions), luck.chance);
  game.playLegal(state, seat, actions[chosen]!, luck.chance);
  return actions.length;
}

/** Whether the seat decides where the thinker cannot look. */
export const isUnseen = (thinker: Thinker, state: Position, seat: Seat): boolean =>
  seat !== thinker.seat && thinker.game.isSecret(state, seat);

/**
 * Lets the others make the secret decisions that come next, so that what was sealed is opened. What the
 * thinker cannot see is drawn by preference and never stands in his tree, or his plans would depend on it.
 */
export function playAllUnseen(thinker: Thinker, state: Position, last: Seat): void {
  while (state.stack.length > 0) {
    const seat = seatToAct(thinker.game, state, last, thinker.seat);
    if (!isUnseen(thinker, state, seat)) return;
    playLikely(thinker, state, seat);
  }
}

/** Others' sealed picks were imagined without preference: they are taken back, to be drawn like all else unseen. */
export function reopenSeals(game: AnyGame, state: Position, thinker: Seat): void {
  const question = game.question(state);
  if (question === undefined || !question.sealed || !question.waitingFor.includes(thinker)) return;
  for (const seat of question.ready) {
    if (seat === thinker) continue;
    for (const _ of game.sealedPicks(state, seat)) game.playLegal(state, seat, TAKE_BACK, noChance);
  }
}
