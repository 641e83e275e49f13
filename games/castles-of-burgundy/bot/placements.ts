import type { Seat } from '@palio/kernel';
import { areaPoints, colourPoints, completesColour, phasePoints } from '../rules/areas.ts';
import { borderScore } from '../rules/border-posts.ts';
import { SCORING } from '../rules/figures.ts';
import { livestockPoints } from '../rules/livestock.ts';
import { LIVESTOCK } from '../rules/names.ts';
import { placesFor, placingPrice } from '../rules/placing.ts';
import { faceOf, INN_TILE, type Tile } from '../rules/tiles.ts';
import type { Survey } from './survey.ts';
import { effectWorth, fitOf } from './tile-worth.ts';

/** What a worker is worth where he turns a die. */
export const WORKER = 0.9;
/** A tile taken saves half of a placement. */
const TAKEN = 1.2;
const TAKEN_EFFECT = 0.75;
const USELESS = -1;
/** Bringing an area nearer to completion counts by the share that was missing. */
const PROGRESS = 0.9;
const OPENED = 0.2;
const LONELY_INN = 4;

function opened({ board, duchy }: Survey, space: number): number {
  let count = 0;
  for (const other of board.neighbours[space]!) {
    if (duchy.spaces[other]! >= 0) continue;
    if (!board.neighbours[other]!.some(next => duchy.spaces[next]! >= 0)) count++;
  }
  return count;
}

/** Points that the space brings, now or in part later; the effect of the tile counts only where it depends on the space. */
export function spaceWorth(survey: Survey, tile: Tile, space: number): number {
  const { state, duchy, board } = survey;
  const area = board.areaOf[space]!;
  const size = areaPoints(duchy, tile, space);
  let worth = OPENED * opened(survey, space) * Math.min(1, 2 * survey.left);
  if (size > 0) {
    worth += size + phasePoints(state);
    if (completesColour(duchy, space)) worth += colourPoints(state, duchy, board.families[space]!);
  } else {
    const { spaces } = board.areas[area]!;
    const whole = SCORING.areaBySize[spaces.length - 1]! + phasePoints(state) - 1;
    worth += (PROGRESS * whole * Math.min(1, 2 * survey.left)) / (1 + survey.missing[area]!);
  }
  if (state.table.borderPosts) worth += borderScore(state, duchy, space).points;
  if (tile === INN_TILE) worth += board.areas[area]!.spaces.length - LONELY_INN;
  if (faceOf(tile).family === LIVESTOCK) worth += livestockPoints(state, duchy, tile, space);
  return worth;
}

/** The best placement of a stored tile with this value, its effect included. */
export function placementWorth(survey: Survey, seat: Seat, tile: Tile, value: number): number {
  const { state } = survey;
  let best = 0;
  for (const space of placesFor(state, seat, tile, value)) {
    const price = WORKER * placingPrice(state, seat, tile, space, value);
    best = Math.max(best, spaceWorth(survey, tile, space) - price);
  }
  return faceOf(tile).family === LIVESTOCK ? best : best + effectWorth(survey, tile);
}

/** What having the tile on a key space is worth. */
export function takingWorth(survey: Survey, tile: Tile): number {
  let fit = fitOf(survey, tile);
  const { family } = faceOf(tile);
  let rivals = 0;
  for (const other of survey.stored) if (faceOf(other).family === family) rivals++;
  const spaces = survey.familyMissing[family] ?? survey.empty;
  if (rivals >= spaces) fit = 0;
  if (fit === 0) return USELESS;
  const time = Math.min(1, survey.actions / (2 + survey.stored.length));
  return (
    fit * time * (TAKEN + TAKEN_EFFECT * effectWorth(survey, tile) + nearness(survey, family) - 0.7 * rivals)
  );
}

/** The best share of an unfinished area of the family that one more tile brings. */
function nearness(survey: Survey, family: number): number {
  const { board, missing } = survey;
  let best = 0;
  for (let area = 0; area < board.areas.length; area++) {
    const { family: own, spaces } = board.areas[area]!;
    if ((own !== family && family < survey.familyMissing.length) || missing[area] === 0) continue;
    const whole = SCORING.areaBySize[spaces.length - 1]! + phasePoints(survey.state) - 1;
    best = Math.max(best, (0.4 * whole) / missing[area]!);
  }
  return best;
}
