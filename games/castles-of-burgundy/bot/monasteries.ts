import { MONASTERY_FIGURES } from '../rules/figures.ts';
import { BUILDING, BUILDINGS, CASTLE, LIVESTOCK, MINE, MONASTERY, SHIP } from '../rules/names.ts';
import { hasShield } from '../rules/state.ts';
import { CRANE_TILE, faceOf } from '../rules/tiles.ts';
import type { Survey } from './survey.ts';

/** Sales and "take workers" actions of a whole game. */
const SALES = 9;
/** Rules changed for the better are used less often than one might. */
const RUNNING = 0.85;
const WORKER_ACTIONS = 4;
const SILVER = 1.4;
const WORKER = 0.7;
/** A free step with every die of a whole game. */
const FREE_STEP = 9;

const countOf = (list: readonly number[], holds: (value: number) => boolean): number => {
  let count = 0;
  for (const value of list) if (holds(value)) count++;
  return count;
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The building type that a monastery counts, by its number. */
const counted: number[] = [];
for (const { number, building } of MONASTERY_FIGURES.buildings) counted[number] = BUILDINGS.indexOf(building);

/** Buildings of the type in the duchy, those stored nearly as good, and those still to come. */
function buildingPoints(survey: Survey, type: number): number {
  let built = survey.buildings[type]!;
  for (const tile of survey.stored) if (faceOf(tile).building === type) built += 0.7;
  if (survey.duchy.spaces.includes(CRANE_TILE)) built += 0.5;
  // Who has the monastery looks for the buildings.
  const coming = Math.min(2.2, survey.familyMissing[BUILDING]! * 0.25) * Math.min(1, 1.4 * survey.left);
  return (built + coming) * MONASTERY_FIGURES.buildingPoints;
}

function soldPoints({ duchy, left, state }: Survey): number {
  let goods = 0;
  for (let i = 0; i < duchy.sold.length; i++) goods += duchy.sold[i]! + 0.8 * duchy.goods[i]!;
  const coming = (state.table.players > 2 ? 9 : 8) * left;
  return (goods + coming) * MONASTERY_FIGURES.soldGoodsPoints;
}

function soldColourPoints({ duchy, left }: Survey): number {
  let colours = 0;
  for (let i = 0; i < duchy.sold.length; i++)
    colours += duchy.sold[i]! > 0 ? 1 : duchy.goods[i]! > 0 ? 0.7 : Math.min(0.6, left);
  return colours * MONASTERY_FIGURES.soldColourPoints;
}

function speciesPoints({ species, familyMissing, left }: Survey): number {
  const here = bitsIn(species);
  const coming =
    Math.max(0, 4 - here) * Math.min(0.8, left * 1.5) * Math.min(1, familyMissing[LIVESTOCK]! / 2);
  return (here + coming) * MONASTERY_FIGURES.speciesPoints;
}

/** Points at the end of the game. */
function finalPoints(survey: Survey, monastery: number): number {
  const type = counted[monastery];
  if (type !== undefined) return buildingPoints(survey, type);
  if (monastery === 15) return soldColourPoints(survey);
  if (monastery === 24) return speciesPoints(survey);
  if (monastery === 25) return soldPoints(survey);
  if (monastery !== 26) return 0;
  const bonus = countOf(survey.duchy.bonus, tile => tile > 0);
  return (bonus + Math.min(6 - bonus, 2.5 * survey.left + 0.3)) * MONASTERY_FIGURES.bonusTilePoints;
}

const share = (survey: Survey, ...families: readonly number[]): number => {
  let missing = 0;
  for (const family of families) missing += survey.familyMissing[family]!;
  return survey.empty === 0 ? 0 : missing / survey.empty;
};

/** What a monastery that changes a rule brings until the end. */
function runningWorth(survey: Survey, monastery: number): number {
  const { left, duchy, familyMissing, phaseEnds } = survey;
  switch (monastery) {
    case 1:
      return 0.35 * familyMissing[BUILDING]! * Math.min(1, 1.5 * left);
    case 2:
      return (duchy.mines + Math.min(1, familyMissing[MINE]! * left)) * phaseEnds * WORKER;
    case 3:
      return SALES * left * SILVER * 0.8;
    case 4:
      return SALES * left * WORKER;
    case 5:
      return 2.2 * familyMissing[SHIP]! * Math.min(1, 1.3 * left);
    case 6:
      return 9 * left;
    case 7:
      return 1.8 * familyMissing[LIVESTOCK]! * Math.min(1, 1.2 * left);
    case 8:
      return 10 * left;
    case 9:
      return 0.5 * FREE_STEP * left * share(survey, BUILDING);
    case 10:
      return 0.5 * FREE_STEP * left * share(survey, SHIP, LIVESTOCK);
    case 11:
      return 0.5 * FREE_STEP * left * share(survey, CASTLE, MINE, MONASTERY);
    case 12:
      return 0.6 * FREE_STEP * left;
    case 13:
      return WORKER_ACTIONS * left * SILVER * 1.4;
    case 14:
      return WORKER_ACTIONS * left * WORKER * 2.5;
    case 27:
      return survey.state.solo === null ? 4 * left : 0;
    case 28:
      return 5 * left;
    default:
      return 0;
  }
}

const MOST_MONASTERIES = 29;

/** What a monastery is worth to the duchy from now on. In solo the final ones score once, when they are placed. */
export function monasteryWorth(survey: Survey, monastery: number, placed: boolean): number {
  const running = runningWorth(survey, monastery);
  if (running > 0) return RUNNING * running;
  if (survey.state.solo !== null && placed) return 0;
  return finalPoints(survey, monastery) * (hasShield(survey.duchy, 10) ? 2 : 1);
}

export function monasteriesWorth(survey: Survey): number {
  let worth = 0;
  for (let monastery = 1; monastery <= MOST_MONASTERIES; monastery++)
    if ((survey.monasteries & (1 << monastery)) !== 0) worth += monasteryWorth(survey, monastery, true);
  return worth * (1 - 0.55 * survey.left);
}
