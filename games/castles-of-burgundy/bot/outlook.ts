import { FAMILIES } from '../rules/names.ts';
import { faceOf } from '../rules/tiles.ts';
import { goodsWorth, silverWorth, timeFor, workersWorth } from './holdings.ts';
import { monasteriesWorth } from './monasteries.ts';
import { areasWorth } from './schedule.ts';
import { shieldsWorth } from './shields.ts';
import type { Survey } from './survey.ts';
import { effectWorth, fitOf, leadOf, pasturesWorth } from './tile-worth.ts';

/** What the tiles still to come bring by themselves, for each action. */
const ACTION = 1.7;
/** An empty space: work still to be done. */
const EMPTY = -1.2;
/** A stored tile is not placed yet, and it fills a key space. */
const STORED_EFFECT = 0.45;
const STORED = 0.4;
const USELESS_TILE = -0.6;
const CROWDED = 0.5;
const KEY_SPACES = 3;
/** Being first in the turn order, in a round. */
const LEAD = 0.2;
/** An open space: more choice for the dice. */
const OPEN = 0.18;
const USUAL_OPEN = 12;

const waiting = FAMILIES.map(() => 0);

function storedWorth(survey: Survey): number {
  const { stored } = survey;
  waiting.fill(0);
  let worth = 0;
  for (let i = 0; i < stored.length; i++) {
    const tile = stored[i]!;
    const { family } = faceOf(tile);
    let fit = fitOf(survey, tile);
    // More tiles of a colour than spaces are of no use.
    if (family < waiting.length && ++waiting[family]! > survey.familyMissing[family]!) fit = 0;
    worth +=
      fit === 0
        ? USELESS_TILE
        : fit * timeFor(survey, 2 * (i + 1)) * (STORED + STORED_EFFECT * effectWorth(survey, tile));
  }
  return stored.length >= KEY_SPACES ? worth - CROWDED * timeFor(survey, 4) : worth;
}

/** Turn order pays in every round to come. */
function leadWorth({ state, index, left }: Survey): number {
  if (state.solo !== null) return 0;
  let worth = 0;
  state.table.duchyOf.forEach((owned, seat) => {
    if (owned === index) worth += leadOf(state, seat) * LEAD * 25 * left;
  });
  return worth;
}

/** Border posts that are not linked yet, as long as there is time for it. */
const bordersWorth = ({ state, duchy, left }: Survey): number =>
  state.table.borderPosts && duchy.links !== 7
    ? 8 * Math.min(1, 1.3 * left) * (duchy.links === 0 ? 1 : 0.6)
    : 0;

/** Points of what is at hand: goods, silver, workers, mines. */
export const holdingsWorth = (survey: Survey): number =>
  goodsWorth(survey) + silverWorth(survey) + workersWorth(survey);

/** Points that a duchy can expect beyond those it has. */
export function outlookOf(survey: Survey): number {
  return (
    survey.promised +
    areasWorth(survey) +
    0.5 * pasturesWorth(survey) +
    monasteriesWorth(survey) +
    shieldsWorth(survey) +
    holdingsWorth(survey) +
    storedWorth(survey) +
    leadWorth(survey) +
    bordersWorth(survey) +
    ACTION * survey.actions +
    EMPTY * survey.empty +
    OPEN * Math.min(survey.open, USUAL_OPEN) * Math.min(1, 2 * survey.left)
  );
}
