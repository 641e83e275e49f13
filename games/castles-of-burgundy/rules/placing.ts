import type { Seat } from '@palio/kernel';
import { areaAt, hasInn, isCovered } from './areas.ts';
import type { Board } from './boards.ts';
import { priceOf } from './dice.ts';
import { among, freeStepsToPlace, monasteriesOf, workerStep } from './monasteries.ts';
import { BUILDING, INN, SHIP } from './names.ts';
import { boardOf, duchyOf, hasShield, type Duchy, type State } from './state.ts';
import { faceOf, type Tile } from './tiles.ts';

/** CB-6.4, CB-31.9 Whether a tile lies on a neighbouring space. */
export function hasNeighbour(duchy: Duchy, board: Board, space: number): boolean {
  const neighbours = board.neighbours[space]!;
  for (let i = 0; i < neighbours.length; i++) if (duchy.spaces[neighbours[i]!]! >= 0) return true;
  return false;
}

/** CB-8.2 Whether a building of this type stands in the town already. */
export function stands(duchy: Duchy, board: Board, building: number, space: number): boolean {
  const town = areaAt(board, space).spaces;
  for (let i = 0; i < town.length; i++) {
    const tile = duchy.spaces[town[i]!]!;
    if (tile >= 0 && faceOf(tile).building === building) return true;
  }
  return false;
}

/** CB-6.3 Spaces of the colour of the tile; inns and black tiles go on any. */
export function spacesFor(board: Board, tile: Tile): readonly number[] {
  const { family } = faceOf(tile);
  return family <= SHIP ? board.spacesOf[family]! : board.all;
}

/** CB-6.1, CB-6.3, CB-6.4, CB-6.6, CB-23.7 Everything but the number; `space` has the right colour. */
function fits(duchy: Duchy, board: Board, monasteries: number, tile: Tile, space: number): boolean {
  if (isCovered(duchy, space)) return false;
  if (!hasNeighbour(duchy, board, space) && !hasShield(duchy, 18)) return false;
  const { family, building } = faceOf(tile);
  if (family === BUILDING) return among(monasteries, 1) || !stands(duchy, board, building, space);
  return family !== INN || !hasInn(duchy, areaAt(board, space));
}

/** CB-6.2, CB-4.8 Workers that placing this tile on this space costs with this value. */
export function placingPrice(state: State, seat: Seat, tile: Tile, space: number, value: number): number {
  if (value === 0) return 0;
  const duchy = duchyOf(state, seat);
  const monasteries = monasteriesOf(state, duchy);
  const free = freeStepsToPlace(monasteries, faceOf(tile).family);
  return priceOf(value, boardOf(duchy).numbers[space]!, free, workerStep(monasteries));
}

/** Visits the spaces where a tile can go, with the price in workers, until `visit` says stop. */
function visitPlaces(
  state: State,
  seat: Seat,
  tile: Tile,
  value: number,
  visit: (space: number, price: number) => boolean,
): void {
  const duchy = duchyOf(state, seat);
  const board = boardOf(duchy);
  const monasteries = monasteriesOf(state, duchy);
  const free = freeStepsToPlace(monasteries, faceOf(tile).family);
  const step = workerStep(monasteries);
  const spaces = spacesFor(board, tile);
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    const price = priceOf(value, board.numbers[space]!, free, step);
    if (price <= duchy.workers && fits(duchy, board, monasteries, tile, space) && visit(space, price)) return;
  }
}

/** CB-6 The spaces where the tile can be placed with this value and the workers at hand. */
export function placesFor(state: State, seat: Seat, tile: Tile, value: number): number[] {
  const places: number[] = [];
  visitPlaces(state, seat, tile, value, space => {
    places.push(space);
    return false;
  });
  return places;
}

export function canBePlaced(state: State, seat: Seat, tile: Tile, value: number): boolean {
  let found = false;
  visitPlaces(state, seat, tile, value, () => {
    found = true;
    return true;
  });
  return found;
}

/** The fewest workers with which the tile can be placed. */
export function cheapestPlace(state: State, seat: Seat, tile: Tile, value: number): number {
  let cheapest = Number.MAX_SAFE_INTEGER;
  visitPlaces(state, seat, tile, value, (_space, price) => {
    cheapest = Math.min(cheapest, price);
    return cheapest === 0;
  });
  return cheapest;
}

/** CB-8.11 Everything but the number, for a space of any colour; for looking ahead. */
export function wouldFit(state: State, seat: Seat, tile: Tile, space: number): boolean {
  const duchy = duchyOf(state, seat);
  const board = boardOf(duchy);
  return (
    spacesFor(board, tile).includes(space) && fits(duchy, board, monasteriesOf(state, duchy), tile, space)
  );
}
