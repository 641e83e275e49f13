import type { Area, Board } from './boards.ts';
import { SCORING, valuesFor } from './figures.ts';
import type { Family } from './names.ts';
import { boardOf, hasShield, type Duchy, type State } from './state.ts';
import { INN_TILE, type Tile } from './tiles.ts';

export const isCovered = (duchy: Duchy, space: number): boolean => duchy.spaces[space]! >= 0;

/** Whether all these spaces are covered once a tile lies on `placed`. */
function wouldCover(duchy: Duchy, spaces: readonly number[], placed: number): boolean {
  for (const space of spaces) if (space !== placed && !isCovered(duchy, space)) return false;
  return true;
}

export const areaAt = (board: Board, space: number): Area => board.areas[board.areaOf[space]!]!;

export function hasInn(duchy: Duchy, area: Area): boolean {
  for (const space of area.spaces) if (duchy.spaces[space] === INN_TILE) return true;
  return false;
}

/** CB-23.10, CB-25.34 The size an area counts as: one more for an inn and for shield 17, at most 8. */
export function countedSize(duchy: Duchy, area: Area, inn: boolean): number {
  const size = area.spaces.length + (inn ? 1 : 0) + (hasShield(duchy, 17) ? 1 : 0);
  return Math.min(size, SCORING.areaBySize.length);
}

export const pointsOfSize = (size: number): number => SCORING.areaBySize[size - 1]!;

export const phasePoints = (state: State): number => SCORING.phaseBonus[state.phase]!;

/** CB-9.1, CB-9.2 Points for the size of the area that a tile on this space completes; 0 if it does not. */
export function areaPoints(duchy: Duchy, tile: Tile, space: number): number {
  const area = areaAt(boardOf(duchy), space);
  if (!wouldCover(duchy, area.spaces, space)) return 0;
  return pointsOfSize(countedSize(duchy, area, tile === INN_TILE || hasInn(duchy, area)));
}

/** CB-9.6 Whether a tile on this space covers the last space of its colour. */
export function completesColour(duchy: Duchy, space: number): boolean {
  const board = boardOf(duchy);
  return wouldCover(duchy, board.spacesOf[board.families[space]!]!, space);
}

export function isColourCovered(duchy: Duchy, family: Family): boolean {
  return boardOf(duchy).spacesOf[family]!.every(space => isCovered(duchy, space));
}

/** CB-9.6 to 9.8, CB-25.22 Points of the bonus tile that completing this colour brings now. */
export function colourPoints(state: State, duchy: Duchy, family: Family): number {
  const taken = state.bonusTaken[family]!;
  if (state.solo !== null || taken > 1) return 0;
  const { big, small } = valuesFor(state.table.players);
  const points = taken === 0 ? big : small;
  return hasShield(duchy, 7) ? points * 2 : points;
}
