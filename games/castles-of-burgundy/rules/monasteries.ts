import { MONASTERY_FIGURES } from './figures.ts';
import { BUILDING, BUILDINGS, LIVESTOCK, MINE, MONASTERY, SHIP, type Family } from './names.ts';
import { hasShield, type Duchy, type State } from './state.ts';
import { CRANE_TILE, faceOf } from './tiles.ts';

const bit = (monastery: number): number => 1 << monastery;

/** CB-14, CB-25.20, CB-25.21 Monasteries that work for a duchy, as bits: its own and those it copies, but never 27. */
export function monasteriesOf(state: State, duchy: Duchy): number {
  if (duchy.copied < 0) return duchy.monasteries;
  return duchy.monasteries | (state.duchies[duchy.copied]!.monasteries & ~bit(27));
}

export const among = (monasteries: number, monastery: number): boolean =>
  (monasteries & bit(monastery)) !== 0;

export const hasMonastery = (state: State, duchy: Duchy, monastery: number): boolean =>
  among(monasteriesOf(state, duchy), monastery);

/** CB-14.8 Steps that one worker turns a die. */
export const workerStep = (monasteries: number): number =>
  among(monasteries, 8) ? MONASTERY_FIGURES.workerStep : 1;

/** CB-14.9 to 14.11 The monastery that gives a free step for placing a tile of the family; inns and black tiles have none. */
function monasteryFor(family: Family): number {
  if (family === BUILDING) return 9;
  if (family === SHIP || family === LIVESTOCK) return 10;
  return family <= SHIP ? 11 : 0;
}

/** CB-14.22 */
export function freeStepsToPlace(monasteries: number, family: Family): number {
  const monastery = monasteryFor(family);
  return monastery > 0 && among(monasteries, monastery) ? MONASTERY_FIGURES.freeSteps : 0;
}

/** CB-14.12 */
export const freeStepsToTake = (monasteries: number): number =>
  among(monasteries, 12) ? MONASTERY_FIGURES.freeSteps : 0;

/** CB-14.16, CB-22.7 The building type that a monastery counts, by its number. */
const countedBuilding = new Map<number, number>(
  MONASTERY_FIGURES.buildings.map(({ number, building }) => [number, BUILDINGS.indexOf(building)]),
);

export const countsBuildings = (monastery: number): boolean => countedBuilding.has(monastery);

const countWhere = (list: readonly number[], holds: (value: number) => boolean): number =>
  list.reduce((count, value) => (holds(value) ? count + 1 : count), 0);

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

function speciesIn(duchy: Duchy): number {
  const species = new Set<number>();
  for (const tile of duchy.spaces)
    if (tile >= 0 && faceOf(tile).family === LIVESTOCK) species.add(faceOf(tile).species);
  return species.size;
}

export const hasCrane = (duchy: Duchy): boolean => duchy.spaces.includes(CRANE_TILE);

/** CB-14.15 to 14.20 What one monastery scores, without the crane; `colours` are the colours that count for 26. */
export function pointsOfMonastery(duchy: Duchy, monastery: number, colours: number): number {
  const building = countedBuilding.get(monastery);
  if (building !== undefined) {
    const built = countWhere(duchy.spaces, tile => tile >= 0 && faceOf(tile).building === building);
    return built * MONASTERY_FIGURES.buildingPoints;
  }
  switch (monastery) {
    case 15:
      return countWhere(duchy.sold, count => count > 0) * MONASTERY_FIGURES.soldColourPoints;
    case 24:
      return speciesIn(duchy) * MONASTERY_FIGURES.speciesPoints;
    case 25:
      return sum(duchy.sold) * MONASTERY_FIGURES.soldGoodsPoints;
    case 26:
      return colours * MONASTERY_FIGURES.bonusTilePoints;
    default:
      return 0;
  }
}

const MOST_MONASTERIES = 29;

/** CB-13.5, CB-20.8, CB-25.25 The end scoring of all monasteries that work for a duchy. */
export function finalMonasteryPoints(state: State, duchy: Duchy): number {
  const owned = monasteriesOf(state, duchy);
  const colours = countWhere(duchy.bonus, tile => tile > 0);
  let points = 0;
  let counts = false;
  for (let monastery = 1; monastery <= MOST_MONASTERIES; monastery++) {
    if (!among(owned, monastery)) continue;
    points += pointsOfMonastery(duchy, monastery, colours);
    counts ||= countsBuildings(monastery);
  }
  if (counts && hasCrane(duchy)) points += MONASTERY_FIGURES.buildingPoints;
  return hasShield(duchy, 10) ? points * 2 : points;
}

/** Notes a monastery or mine that has just been placed where the rules look for it. */
export function noteTile(duchy: Duchy, tile: number): void {
  const face = faceOf(tile);
  if (face.family === MONASTERY) duchy.monasteries |= bit(face.monastery);
  else if (face.family === MINE) duchy.mines++;
}
