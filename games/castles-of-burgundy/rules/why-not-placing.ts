import type { Reason, Seat } from '@palio/kernel';
import { areaAt, hasInn, isCovered } from './areas.ts';
import { hasMonastery } from './monasteries.ts';
import { BUILDING, INN } from './names.ts';
import { hasNeighbour, placingPrice, spacesFor, stands, wouldFit } from './placing.ts';
import { because } from './reasons.ts';
import { boardOf, duchyOf, hasShield, type State } from './state.ts';
import { faceOf, type Tile } from './tiles.ts';

/** CB-6 Why this tile cannot go on this space with this value. */
export function whyNotOn(
  state: State,
  seat: Seat,
  tile: Tile,
  space: number,
  value: number,
): Reason | undefined {
  const duchy = duchyOf(state, seat);
  const board = boardOf(duchy);
  const { family, building } = faceOf(tile);
  if (isCovered(duchy, space)) return because('spaceCovered');
  if (!spacesFor(board, tile).includes(space)) return because('wrongColour');
  if (!hasNeighbour(duchy, board, space) && !hasShield(duchy, 18)) return because('notAdjacent');
  if (family === BUILDING && !hasMonastery(state, duchy, 1) && stands(duchy, board, building, space))
    return because('sameBuilding');
  if (family === INN && hasInn(duchy, areaAt(board, space))) return because('secondInn');
  const price = placingPrice(state, seat, tile, space, value);
  if (price <= duchy.workers) return undefined;
  return because('wrongNumber', { number: board.numbers[space]!, value, price, workers: duchy.workers });
}

/** Why a stored tile cannot be placed at all: the nearest thing to a place decides what is said. */
export function whyNotPlaced(state: State, seat: Seat, tile: Tile, value: number): Reason | undefined {
  const duchy = duchyOf(state, seat);
  const prices = spacesFor(boardOf(duchy), tile)
    .filter(space => wouldFit(state, seat, tile, space))
    .map(space => placingPrice(state, seat, tile, space, value));
  if (prices.length === 0) return because('noSpaceFits');
  const price = Math.min(...prices);
  return price > duchy.workers ? because('tooFewWorkers', { price, workers: duchy.workers }) : undefined;
}
