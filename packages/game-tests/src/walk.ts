import {
  fastChance,
  type AnyAction,
  type AnyGame,
  type Chance,
  type Position,
  type Seat,
} from '@palio/kernel';
import type { Case } from './cases.ts';

export interface Decision {
  readonly state: Position;
  readonly seat: Seat;
  readonly legal: readonly AnyAction[];
  readonly number: number;
}

export interface Walked {
  readonly state: Position;
  readonly decisions: number;
}

/** How often a random player takes a free action instead of answering, and anybody takes one out of turn. */
const ASIDE_ODDS = 8;

function pickAction(
  game: AnyGame,
  state: Position,
  seat: Seat,
  legal: readonly AnyAction[],
  chance: Chance,
): AnyAction {
  const asides = game.asides(state, seat);
  return asides.length > 0 && chance.below(ASIDE_ODDS) === 0 ? chance.pick(asides) : chance.pick(legal);
}

/** Plays one game at random; `visit` sees every position before its decision is taken. */
export function walk(
  game: AnyGame,
  { seats, options }: Case,
  seed: number,
  visit?: (decision: Decision) => void,
): Walked {
  const chance = fastChance(seed);
  const state = game.setup(options, seats, chance);
  let number = 0;
  for (; number <= game.longestGame; number++) {
    const waiting = game.waitingFor(state);
    if (waiting.length === 0) break;
    const seat = chance.pick(waiting);
    const legal = game.legalActions(state, seat);
    visit?.({ state, seat, legal, number });
    if (legal.length === 0)
      throw new Error(`seat ${seat} waits in "${state.stack.at(-1)?.kind}" without a legal action`);
    game.playLegal(state, seat, pickAction(game, state, seat, legal, chance), chance);
    maybeAside(game, state, seats, chance);
  }
  if (game.waitingFor(state).length > 0) throw new Error(`not over after ${game.longestGame} decisions`);
  return { state, decisions: number };
}

/** Now and then somebody who is not asked takes a free action. */
function maybeAside(game: AnyGame, state: Position, seats: number, chance: Chance): void {
  if (chance.below(ASIDE_ODDS) !== 0) return;
  const waiting = game.waitingFor(state);
  for (let seat = 0; seat < seats; seat++) {
    const asides = waiting.includes(seat) ? [] : game.asides(state, seat);
    if (asides.length > 0) return game.playLegal(state, seat, chance.pick(asides), chance);
  }
}

/** Positions spread over a random game, as copies. */
export function samplePositions(
  game: AnyGame,
  where: Case,
  seed: number,
  every: number,
): { state: Position; seat: Seat }[] {
  const samples: { state: Position; seat: Seat }[] = [];
  walk(game, where, seed, ({ state, seat, number }) => {
    if (number % every === 0) samples.push({ state: game.clone(state), seat });
  });
  return samples;
}
