import type { AnyAction, AnyGame, Chance, Position, Seat } from '@palio/kernel';

/** One decision in so many is an aside, where there are asides: often enough to meet them, rarely enough to end. */
const ASIDE_EVERY = 20;

/** Any legal action. It looks at nothing but the seat's own options, so it may be given any state. */
export function randomAction(game: AnyGame, state: Position, seat: Seat, chance: Chance): AnyAction {
  const asides = game.asides(state, seat);
  if (asides.length > 0 && chance.below(ASIDE_EVERY) === 0) return chance.pick(asides);
  return chance.pick(game.legalActions(state, seat));
}
