import type { Seat } from '@palio/kernel';
import { valuesFor } from '../rules/figures.ts';
import {
  BLACK_TILE,
  BUILDING,
  BUILDINGS,
  CASTLE,
  INN,
  LIVESTOCK,
  MINE,
  MONASTERY,
  SHIP,
  type BuildingId,
} from '../rules/names.ts';
import { hasShield } from '../rules/state.ts';
import { faceOf, type Tile } from '../rules/tiles.ts';
import { saleWorth, timeFor } from './holdings.ts';
import { monasteryWorth } from './monasteries.ts';
import type { Survey } from './survey.ts';

const TAKE = 2.6;
const PLACE = 3.6;
const WILD = 4.8;
const SOON = 4;

/** What using a building brings in points, time permitting. */
const USES: Readonly<Record<BuildingId, (survey: Survey) => number>> = {
  market: survey => TAKE * timeFor(survey, SOON),
  carpentersWorkshop: survey => TAKE * timeFor(survey, SOON),
  church: survey => (TAKE + 0.8) * timeFor(survey, SOON),
  warehouse: survey => Math.max(1, bestSale(survey) * 0.75),
  boardingHouse: survey => 2 + 1.6 * timeFor(survey, SOON),
  bank: survey => 2 + 1.4 * timeFor(survey, SOON),
  cityHall: survey => PLACE * timeFor(survey, 3),
  watchtower: () => 4,
  whiteCastle: survey => 4 * timeFor(survey, 3),
  crane: survey => 4 * timeFor(survey, 2),
};

export const buildingUse = (survey: Survey, building: BuildingId): number => USES[building](survey);

function bestSale(survey: Survey): number {
  let best = 0;
  for (let colour = 0; colour < survey.duchy.goods.length; colour++)
    best = Math.max(best, saleWorth(survey, colour));
  return best;
}

/** Points of the animals in the pasture where the tile does best. */
function bestPasture(survey: Survey, tile: Tile): number {
  const { board, duchy, missing } = survey;
  const { species, animals } = faceOf(tile);
  const joined = hasShield(duchy, 1);
  let best = 0;
  for (let area = 0; area < board.areas.length; area++) {
    if (board.areas[area]!.family !== LIVESTOCK || missing[area] === 0) continue;
    const spaces = joined ? board.spacesOf[LIVESTOCK]! : board.areas[area]!.spaces;
    let sum = 0;
    for (const space of spaces) {
      const there = duchy.spaces[space]!;
      if (there >= 0 && faceOf(there).species === species) sum += faceOf(there).animals;
    }
    best = Math.max(best, sum);
  }
  return best + animals + ((survey.monasteries & (1 << 7)) !== 0 ? 1 : 0);
}

/** Animals in unfinished pastures may score again with others of their species. */
export function pasturesWorth(survey: Survey): number {
  const { board, duchy, missing, left } = survey;
  let worth = 0;
  for (let area = 0; area < board.areas.length; area++) {
    const lacking = missing[area]!;
    if (board.areas[area]!.family !== LIVESTOCK || lacking === 0) continue;
    let best = 0;
    let second = 0;
    for (let species = 0; species < 5; species++) {
      let sum = 0;
      for (const space of board.areas[area]!.spaces) {
        const there = duchy.spaces[space]!;
        if (there >= 0 && faceOf(there).species === species) sum += faceOf(there).animals;
      }
      if (sum > best) {
        second = best;
        best = sum;
      } else if (sum > second) second = sum;
    }
    worth += lacking * (0.45 * best + 0.15 * second) * Math.min(1, 1.6 * left);
  }
  return worth;
}

/** Goods the fullest depot has for a ship, in points, and the place on the bridge. */
function shipWorth(survey: Survey): number {
  const { state } = survey;
  const each = 0.7 * valuesFor(state.table.players).goods;
  let most = 0;
  for (const { goods } of state.depots) {
    let count = 0;
    for (const pieces of goods) count += pieces;
    if (count > most) most = count;
  }
  return 0.8 * most * each * timeFor(survey, SOON) + 2.5 * survey.left;
}

/** What the tile itself brings once it is placed; the area it helps to complete aside. */
export function effectWorth(survey: Survey, tile: Tile): number {
  const face = faceOf(tile);
  switch (face.family) {
    case BUILDING:
      return buildingUse(survey, BUILDINGS[face.building]!) + countedLater(survey, face.building);
    case LIVESTOCK:
      return bestPasture(survey, tile);
    case MONASTERY:
      return monasteryWorth(survey, face.monastery, false);
    case CASTLE:
      return WILD * timeFor(survey, 2);
    case MINE:
      return survey.phaseEnds * (1 + 0.6 * survey.left) * (hasShield(survey.duchy, 8) ? 2 : 1);
    case SHIP:
      return shipWorth(survey);
    case INN:
      return 2.5;
    case BLACK_TILE:
      return 1;
    default:
      return 0;
  }
}

const COUNTED_BY: readonly number[] = [20, 18, 19, 16, 21, 22, 23, 17, 29, 0];

/** A monastery of the duchy that will count this building. */
const countedLater = (survey: Survey, building: number): number =>
  (survey.monasteries & (1 << COUNTED_BY[building]!)) !== 0 && COUNTED_BY[building]! > 0 ? 4 : 0;

/** How well the tile finds a space: 0 for none at all, less than 1 if none can be reached yet. */
export function fitOf(survey: Survey, tile: Tile): number {
  const { family, building } = faceOf(tile);
  const { board, missing, reachable, standing } = survey;
  if (family > SHIP) return survey.open > 0 ? 1 : 0;
  if (survey.familyMissing[family] === 0) return 0;
  if (family !== BUILDING || (survey.monasteries & 2) !== 0) return survey.familyOpen[family]! > 0 ? 1 : 0.7;
  let fit = 0;
  for (let area = 0; area < board.areas.length; area++) {
    if (board.areas[area]!.family !== BUILDING || missing[area] === 0) continue;
    if ((standing[area]! & (1 << building)) !== 0) continue;
    if (reachable[area]! > 0) return 1;
    fit = 0.7;
  }
  return fit;
}

/** Rank of the seat in the turn order, 1 for the first and 0 for the last. */
export function leadOf({ order }: { readonly order: readonly Seat[] }, seat: Seat): number {
  return order.length < 2 ? 0 : 1 - order.indexOf(seat) / (order.length - 1);
}
