import { hasInn } from '../rules/areas.ts';
import { SCORING, valuesFor } from '../rules/figures.ts';
import { FAMILIES, SHIP } from '../rules/names.ts';
import { hasShield } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import type { Survey } from './survey.ts';

/** Actions that covering one space takes: taking, placing, less what comes free. */
const ACTIONS_PER_SPACE = 1.9;
/** What a tile at hand saves of that. */
const SAVED_BY_STORED = 0.85;
/** Where no space of an area can be reached yet, something else must be placed first. */
const DETOUR = 0.8;
/** Plans come true sooner or later than thought, the more so the longer they are. */
const SPREAD = 0.4;
const SPREAD_PER_ACTION = 0.06;
const USUAL_BONUS = 6;

const costs: number[] = [];
const densities: number[] = [];
const points: number[] = [];
const order: number[] = [];
const stored = FAMILIES.map(() => 0);
const lacks = FAMILIES.map(() => 0);
const PHASE = SCORING.phaseBonus;

/** Points of the phase in which something happens after so many actions; between two phases a mixture. */
function bonusAfter(survey: Survey, actions: number): number {
  const { perPhase, state } = survey;
  const inPhase = survey.actions - (PHASE.length - 1 - state.phase) * perPhase;
  // The middle of each phase is worth its value; the first half of this phase is as good as its middle.
  const phase = state.phase + Math.max(0, (actions - inPhase) / perPhase + 0.5);
  const low = Math.min(PHASE.length - 1, Math.floor(phase));
  const high = Math.min(PHASE.length - 1, low + 1);
  return PHASE[low]! + (PHASE[high]! - PHASE[low]!) * (phase - low);
}

/** The chance to be in time. */
const chanceOf = (survey: Survey, actions: number): number =>
  1 / (1 + Math.exp((actions - survey.actions) / (SPREAD + SPREAD_PER_ACTION * survey.actions)));

function sizePoints(survey: Survey, area: number): number {
  const { board, duchy, state } = survey;
  const { spaces } = board.areas[area]!;
  const inn = state.table.inns && hasInn(duchy, board.areas[area]!) ? 1 : 0;
  const size = spaces.length + inn + (hasShield(duchy, 17) ? 1 : 0);
  return SCORING.areaBySize[Math.min(size, SCORING.areaBySize.length) - 1]!;
}

/** Fills `order` with the unfinished areas, those that pay most for their cost first. */
function sortAreas(survey: Survey): void {
  const { board, missing, reachable } = survey;
  order.length = 0;
  stored.fill(0);
  for (const tile of survey.stored) {
    const { family } = faceOf(tile);
    if (family <= SHIP) stored[family]!++;
  }
  for (let area = 0; area < board.areas.length; area++) {
    const lacking = missing[area]!;
    if (lacking === 0) continue;
    const ready = Math.min(lacking, stored[board.areas[area]!.family]!);
    const cost = lacking * ACTIONS_PER_SPACE - ready * SAVED_BY_STORED + (reachable[area] === 0 ? DETOUR : 0);
    costs[area] = cost;
    points[area] = sizePoints(survey, area);
    densities[area] = (points[area]! + USUAL_BONUS) / cost;
    let place = order.length;
    while (place > 0 && densities[order[place - 1]!]! < densities[area]!) {
      order[place] = order[place - 1]!;
      place--;
    }
    order[place] = area;
  }
}

/** What completing the colour is worth: the first gets more, and who is nearer will be the first. */
function colourWorth(survey: Survey, family: number, actions: number): number {
  const { state, index } = survey;
  const taken = state.bonusTaken[family]!;
  if (state.solo !== null || taken > 1) return 0;
  const { big, small } = valuesFor(state.table.players);
  const usual = taken === 0 ? (big + small) / 2 : small;
  const doubled = hasShield(state.duchies[index]!, 7) ? 2 : 1;
  return usual * doubled * chanceOf(survey, actions) * 0.93 ** survey.familyMissing[family]!;
}

/** Expected points of all areas and colours that are not complete, if the areas are filled one after another. */
export function areasWorth(survey: Survey): number {
  const { board, familyMissing } = survey;
  sortAreas(survey);
  for (let family = 0; family < lacks.length; family++) lacks[family] = familyMissing[family]!;
  let worth = 0;
  let actions = 0;
  for (let i = 0; i < order.length; i++) {
    const area = order[i]!;
    const { family } = board.areas[area]!;
    const lacking = survey.missing[area]!;
    const ready = Math.min(lacking, stored[family]!);
    stored[family]! -= ready;
    actions += lacking * ACTIONS_PER_SPACE - ready * SAVED_BY_STORED;
    if (survey.reachable[area] === 0) actions += DETOUR;
    const chance = chanceOf(survey, actions);
    worth += chance * (points[area]! + bonusAfter(survey, actions));
    lacks[family]! -= lacking;
    if (lacks[family] === 0) worth += colourWorth(survey, family, actions);
  }
  return worth;
}
